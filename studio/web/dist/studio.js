var lt,lp,ju,us,Zu,Jo,hp,$o,up,Qu,Ku,vx,va=Symbol.for("pv"),Zo={},Ko=[],wx=/^m(i|n|o|s|text|space)$/,ec=Array.isArray,tc=Ko.slice,zs=Object.assign;function Os(i){i&&i.parentNode&&i.remove()}function cp(i,e,t){
var n,s,r,a={},o=arguments.length;for(r in e)r=="key"?n=e[r]:r=="ref"&&typeof i!="function"?s=e[r]:a[r]=e[r];return o>2&&(a.children=o>3?tc.call(arguments,2):t),_a(i,a,n,s,null)}function _a(i,e,t,n,s){var r={type:i,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:va,__v:s||++lp,__i:-1,__u:0};return!s&&lt.vnode&&lt.vnode(r),r}function it(i){return i.children}function _r(i,e){this.props=i,this.context=e,this.__g=0}function cs(i,e){if(e==null)return i.__&&cs(i.__,i.__i+1);for(var t;e<i.__k.length;e++)if((t=i.__k[e])&&t.__e)return t.
__e;return typeof i.type!="function"||i.props.__P?null:cs(i)}function Mx(i){var e,t=i.__v,n=t.__e,s=[],r=[],a=i.__P;a&&((e=zs({constructor:va},t)).__v=t.__v+1,lt.vnode&&lt.vnode(e),ic(a,e,t,i.__n,a.namespaceURI,
32&t.__u?[n]:null,s,n||cs(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,yp(s,e,r),t.__=t.__e=null,e.__e!=n&&dp(e))}function dp(i){if((i=i.__)&&i.__c&&!i.props.__P)return i.__e=null,i.__k.some(function(e){
return e&&(i.__e=e.__e)}),dp(i)}function ap(i){(8&i.__g||(i.__g|=8,us.push(i),Jo++))&&Zu==lt.debounceRendering||((Zu=lt.debounceRendering)||queueMicrotask)(fp)}function fp(){try{for(var i,e=1;us.length;)
us.length>e&&us.sort(hp),i=us.shift(),e=us.length,8&i.__g&&Mx(i)}finally{(Jo=us.length)&&(Zu||queueMicrotask)(fp)}}function pp(i,e,t,n,s,r,a,o,l,h,u){var f,d,c,g,w,p,m=n.__k||Ko,v=e.length;for(l=Sx(t,
e,m,l,v),f=0;f<v;f++)(c=t.__k[f])!=null&&(d=~c.__i&&m[c.__i]||Zo,c.__i=f,p=ic(i,c,d,s,r,a,o,l,h,u),g=c.__e,(d.ref!=c.ref||8&d.__u)&&(d.ref&&nc(d.ref,null,c,d),c.ref&&u.push(c.ref,c.__c||g,c)),w=w||g,4&
c.__u?(l=mp(c,l,i,!d.__v),d.__e&&(d.__e=null)):typeof c.type=="function"&&p!==void 0?l=p:g&&(l=g.nextSibling),c.__u&=-21);return t.__e=w,l}function Sx(i,e,t,n,s){var r,a,o,l,h,u,f,d,c,g=t.length,w=g,p=0,
m=0,v=i.__k=Array(s);for(r=0;r<s;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=v[r]=_a(null,a):ec(a)?a=v[r]=_a(it,{children:a}):a.constructor===
va&&a.__b?a=v[r]=_a(a.type,a.props,a.key,a.ref,a.__v):v[r]=a,l=r+p,a.__=i,a.__b=i.__b+1,o=null,~(h=a.__i=Tx(a,t,l,w))&&(w--,(o=t[h])&&(o.__u|=2)),o&&o.__v?(a.__u|=16,h==l-1?p--:h==l+1?p++:h!=l&&(h>l?p--:
p++,m=1)):(~h||(s>g?p--:s<g&&p++),typeof a.type!="function"&&(a.__u|=4))):v[r]=null;if(m){for(u=[],f=[],r=0;r<s;r++)if((a=v[r])&&16&a.__u){for(p=0,d=u.length;p<d;)u[c=p+d>>1]<a.__i?p=c+1:d=c;u[p]=a.__i,
f[r]=p+1}for(p=u.length;r--;)f[r]&&(f[r]==p?p--:v[r].__u|=4)}if(w)for(r=0;r<g;r++)!(o=t[r])||2&o.__u||(o.__e==n&&(n=cs(o)),sc(o,o));return n}function mp(i,e,t,n){var s,r,a,o;if(typeof i.type=="functio\
n"){if(i.props.__P)return e;if(s=i.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=i,e=mp(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=cs(i))&&!e.parentNode&&(e=null),a=i.__e,o=e;o&&o.nodeType==8;)o=o.nextSibling;
for(a!=o&&(!n&&t.moveBefore&&a.parentNode?t.moveBefore(a,e):t.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Tx(i,e,t,n){var s,r=i.key,a=i.type,o=e[t],l=o&&!(2&o.__u);if(o===null&&r==null||l&&r==o.key&&a==o.type)return t;if(n>(l?1:0)){for(s=t-1;s>=0;s--)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s;
for(s=t+1;s<e.length;s++)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s}return-1}function op(i,e,t){t==null&&(t=""),e[0]=="-"?i.setProperty(e,t):i[e]=t}function qo(i,e,t,n,s){var r,a;if(e=="sty\
le")if(typeof t=="string")i.style.cssText=t;else{if(typeof n=="string"&&(i.style.cssText=n=""),n)for(e in n)t&&e in t||op(i.style,e);if(t)for(e in t)n&&t[e]==n[e]||op(i.style,e,t[e])}else if(e[0]=="o"&&
e[1]=="n")typeof t!="function"&&(t=null),typeof n!="function"&&(n=null),(i.__e||(i.__e={}))[e]=t,t&&n||(a=Ku[e]||(Ku[e]=Ax(e)),(i.__a||(i.__a={}))[e]=Qu,r=e!=(e=e.replace(up,"$1")),(e=e.slice(2))[0]<"\
a"&&(e=e.toLowerCase()),t?i.addEventListener(e,a,r):i.removeEventListener(e,a,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="h\
eight"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in i)try{return void(i[e]=t??"")}catch{}if(typeof t=="function")return;t==
null||t===!1&&e[4]!="-"?i.removeAttribute(e):i.setAttribute(e,e=="popover"&&t==1?"":t)}}function Ax(i){return function(e){var t=this.__e;if(t){if(t=t[i],e[$o]==null)e[$o]=Qu++;else if(e[$o]<this.__a[i])
return;return t(lt.event?lt.event(e):e)}}}function ic(i,e,t,n,s,r,a,o,l,h){var u,f,d,c,g,w,p,m,v,E,M,C,A,y,S,U,P,D,V=e.type;if(e.constructor!==va)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=
l,f=r=[],u.nodeType==8?o=Yo(u,r):r.push(u),o=r[0]||o),(u=lt.__b)&&u(e);e:if(typeof V=="function"){d=a.length;try{if(m=e.props,v=(u=V.prototype)&&u.render,E=(u=V.contextType)&&n[u.__c],M=u?E?E.props.value:
u.__:n,(c=t.__c)?(e.__c=c,2&c.__g&&(c.__g|=1)):(v?e.__c=c=new V(m,M):(e.__c=c=new _r(m,M),c.constructor=V,c.render=Cx),E&&E.sub(c),c.state||(c.state={}),c.__n=n,c.__g|=8,c.__h=[],c.__k=[]),v&&(c.__s||
(c.__s=c.state),V.getDerivedStateFromProps&&(c.__s==c.state&&(c.__s=zs({},c.__s)),zs(c.__s,V.getDerivedStateFromProps(m,c.__s)))),g=c.props,w=c.state,c.__v=e,t.__c){if(m!==g&&v&&!V.getDerivedStateFromProps&&
c.componentWillReceiveProps&&c.componentWillReceiveProps(m,M),e.__v==t.__v&&!(8&c.__g)||!(4&c.__g)&&c.shouldComponentUpdate&&c.shouldComponentUpdate(m,c.__s,M)===!1){e.__v!=t.__v&&(c.props=m,c.state=c.
__s,c.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(G){G&&(G.__=e)}),Ko.push.apply(c.__h,c.__k),c.__k=[],c.__h.length&&a.push(c),o=cs(t);break e}c.componentWillUpdate&&c.componentWillUpdate(m,c.
__s,M),v&&c.componentDidUpdate&&c.__h.push(function(){c.componentDidUpdate(g,w,p)})}else v&&!V.getDerivedStateFromProps&&c.componentWillMount&&c.componentWillMount(),v&&c.componentDidMount&&c.__h.push(
c.componentDidMount);c.context=M,c.props=m,c.__P=i,c.__g&=-5,C=lt.__r,A=v?25:0;do c.__g&=-9,C&&C(e),u=c.render(c.props,c.state=c.__s,c.context);while(8&c.__g&&++A<25);v&&(Ko.push.apply(c.__h,c.__k),c.
__k=[]),c.state=c.__s,c.getChildContext&&(n=zs({},n,c.getChildContext())),v&&t.__c&&c.getSnapshotBeforeUpdate&&(p=c.getSnapshotBeforeUpdate(g,w)),y=u&&u.type===it&&u.key==null?u.props.children:u,m.__P&&
(u=o,s=(i=m.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=i&&(t.__k.some(function(G){G&&sc(G,G)}),t.__k=null),o=t.__k?cs(t,0):null),o=pp(i,ec(y)?y:[y],e,t,n,s,r,a,o,l,h),m.__P&&(e.__e=null,o=u),e.__u&=
-161,f&&f.some(Os),c.__h.length&&a.push(c),1&c.__g&&(c.__g&=-4)}catch(G){if(a.length=d,e.__v=null,l||r)if(G&&G.then){if(e.__u|=128|l,r){for(~(P=r.indexOf(o||void 0))||(P=r.length);(D=r[P-1])&&D.nodeType==
8;)P--;for(;P<r.length;P++)if(D=r[P])if(r[P]=null,S){if(D==U)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(U=Yo(S=D))}}if(!S){for(;o&&o.nodeType==8&&o.nextSibling;)o=o.nextSibling;S=o}(u=
Yo(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,o=u):e.__e=o,o=o&&o.nextSibling}else r&&r.some(Os);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),G&&G.then||gp(e),lt.__e(G,e,t)}}else o=e.__e=Ex(t.__e,e,t,n,s,r,a,
l,h,i);return(u=lt.diffed)&&u(e),o}function Yo(i,e){if(i&&i.nodeType==8&&i.data.startsWith("$s"))for(var t=1;i=i.nextSibling;){if(i.nodeType==8){if(i.data.startsWith("$s"))t++;else if(i.data.startsWith(
"/$s")&&!--t)return i}e&&e.push(i)}}function gp(i){i&&(i.__c&&(i.__c.__g|=4),i.__k&&i.__k.some(gp))}function yp(i,e,t){for(var n=0;n<t.length;)nc(t[n++],t[n++],t[n++]);lt.__c&&lt.__c(e,i),i.some(function(s){
try{i=s.__h,s.__h=[],i.some(function(r){r.call(s)})}catch(r){lt.__e(r,s.__v)}})}function Ex(i,e,t,n,s,r,a,o,l,h){var u,f,d,c,g,w,p,m,v=t.props||Zo,E=e.props,M=e.type;if(M=="svg"?s="http://www.w3.org/2\
000/svg":M=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((g=r[u])&&(M?g.localName==M:g.nodeType==3)){i=g,r[u]=null;break}}if(!i){if(m=
h.ownerDocument||document,!M)return m.createTextNode(E);i=m.createElementNS(s,M,E.is?E:h),o&&(lt.__m&&lt.__m(e,r),o=!1),r=null}if(M){if(h=M=="template"&&i.content||i,r=M=="textarea"&&E.defaultValue!=null?
null:r&&tc.call(h.childNodes),!o&&r)for(v={},u=0;u<i.attributes.length;u++)v[(g=i.attributes[u]).name]=g.value;for(u in v)g=v[u],u=="dangerouslySetInnerHTML"?d=g:u=="children"||u in E||u=="value"&&"de\
faultValue"in E||u=="checked"&&"defaultChecked"in E||qo(i,u,null,g,s);for(u in E)g=E[u],u=="children"?c=g:u=="dangerouslySetInnerHTML"?f=g:u=="value"?w=g:u=="checked"?p=g:o&&typeof g!="function"||v[u]===
g||qo(i,u,g,v[u],s);f?(o||d&&(f.__html==d.__html||f.__html==i.innerHTML)||(i.innerHTML=f.__html),e.__k=[]):(d&&(i.textContent=""),(M=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&wx.test(
M))&&(s="http://www.w3.org/1999/xhtml"),pp(h,ec(c)?c:[c],e,t,n,s,r,a,r?r[0]:t.__k&&cs(t,0),o,l),r&&r.some(Os)),o&&M!="textarea"||(u="value",M=="progress"&&w==null?i.removeAttribute(u):w==null||w===i[u]&&
(M!="progress"||w)||qo(i,u,w,v[u],s),u="checked",p!=null&&p!=i[u]&&qo(i,u,p,v[u],s))}else v===E||o&&i.data==E||(i.data=E);return i}function nc(i,e,t,n){try{typeof i=="function"?e?e.__x=i(e)||1:n&&(n=n.
__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():i(null)):i.current=e}catch(s){lt.__e(s,t)}}function sc(i,e,t){var n,s,r,a;if(lt.unmount&&lt.unmount(i),!(n=i.ref)||n.current&&n.current!=i.
__e||nc(n,null,e,i),n=i.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(o){lt.__e(o,e)}n.__P=n.__n=null}if(n=i.__k)for(a=0;a<n.length;a++)n[a]&&sc(n[a],e,typeof i.type!="function"||t&&
!i.props.__P);!t&&(n=i.__c)&&(n=n.__z)&&(s=Yo(n,r=[]))&&(n==i.__e&&r.some(Os),Os(s),Os(n)),t||Os(i.__e),i.__e=i.__c=i.__=null}function Cx(i,e,t){return this.constructor(i,t)}function xp(i,e){var t,n,s,
r;lt.__&&lt.__(i,e),e.nodeType==9&&(e=e.documentElement),n=(t=i&&32&i.__u)?null:e.__k,e.__k=_a(it,{children:[i]}),s=[],r=[],ic(e,e.__k,n||Zo,Zo,e.namespaceURI,n?null:e.firstChild?tc.call(e.childNodes):
null,s,n?n.__e:e.firstChild,t,r),yp(s,e.__k,r),e.__k.props.children=null}lt={__e:function(i,e,t,n){for(var s,r,a;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((a=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(i)),s.componentDidCatch&&
(s.componentDidCatch(i,n||{}),a=1),a&&8&s.__g)return void(s.__g|=2)}catch(o){i=o}}throw Jo=0,i}},lp=0,ju=function(i){return i!=null&&i.constructor===va},_r.prototype.setState=function(i,e){var t=this.
__s;t&&t!=this.state||(t=this.__s=zs({},this.state)),typeof i=="function"&&(i=i(zs({},t),this.props)),i&&(zs(t,i),this.__v&&(e&&this.__k.push(e),ap(this)))},_r.prototype.forceUpdate=function(i){this.__v&&
(this.__g|=4,i&&this.__h.push(i),ap(this))},_r.prototype.render=it,us=[],Jo=0,hp=function(i,e){return i.__v.__b-e.__v.__b},$o=Symbol(),up=/(PointerCapture)$|Capture$/i,Qu=0,Ku={},vx=0;var vr,zt,rc,bp,ac=Object.is,Ma=0,Cp=[],oc=[],Nt=lt,_p=Nt.__b,vp=Nt.__r,wp=Nt.diffed,Mp=Nt.__c,Sp=Nt.unmount,Tp=Nt.__;function jo(i,e){Nt.__h&&Nt.__h(zt,i,Ma||e),Ma=0;var t=zt.__H||(zt.__H={__:[],__h:[]});
return i>=t.__.length&&t.__.push({}),t.__[i]}function Sa(i){return Ma=1,Rx(Ip,i)}function Rx(i,e,t){var n=jo(vr++,2);if(n.t=i,!n.__c&&(n.__=[t?t(e):Ip(void 0,e),function(r){var a=(n.__N||n.__)[0],o=n.
t(a,r);ac(a,o)||(n.__N=[o,n.__[1]],n.__c.setState({}))}],n.__c=zt,!zt.__f)){zt.__f=!0;var s=zt.shouldComponentUpdate;zt.shouldComponentUpdate=function(r,a,o){var l=this.__H;if(!l)return!0;var h=!1,u=this.
props!=r;if(l.__.some(function(d){d.__N&&(h=!0,ac(d.__[0],d.__N[0])||(u=!0))}),s){var f=s.call(this,r,a,o);return h?f||u:f}return!h||u}}return n.__}function Vt(i,e){var t=jo(vr++,3);!Nt.__s&&hc(t.__H,
e)&&(t.__P=!0,t.__=i,t.u=e,zt.__H.__h.push(t))}function Rp(i,e){var t=jo(vr++,4);!Nt.__s&&hc(t.__H,e)&&(t.__P=!1,t.__=i,t.u=e,zt.__h.push(t))}function Bt(i){return Ma=5,Ta(function(){return{current:i}},
[])}function Ta(i,e){var t=jo(vr++,7);return hc(t.__H,e)&&(t.__=i(),t.__H=e),t.__}function Pp(i,e){return Ma=8,Ta(function(){return i},e)}function Px(){var i;do{for(;i=oc.shift();)try{wa(i)}catch(t){Nt.__e(t,{__:(i=i.__P)&&i.__v})}for(;i=Cp.shift();){var e=i.__H;if(i.__P&&e)try{e.__h.some(wa),e.__h.some(lc),e.__h=[]}catch(t){e.__h=[],Nt.
__e(t,i.__v)}}}while(oc.length)}Nt.__b=function(i){zt=null,_p&&_p(i)},Nt.__=function(i,e){i&&e.__k&&e.__k.__m&&(i.__m=e.__k.__m),Tp&&Tp(i,e)},Nt.__r=function(i){vp&&vp(i),vr=0;var e=(zt=i.__c).__H;e&&
(rc==zt?zt.__h=[]:(e.__h.some(wa),e.__h.some(lc),vr=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),rc=zt},Nt.diffed=function(i){wp&&wp(i);var e=i.__c;e&&e.__H&&(e.__H.__h.length&&
Ep(Cp.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),rc=zt=null},Nt.__c=function(i,e){e.some(function(t){try{t.__h.some(wa),t.__h=t.__h.filter(function(n){return!n.__||lc(n)})}catch(n){t.__h=[
function(){throw n}]}}),Mp&&Mp(i,e)},Nt.unmount=function(i){Sp&&Sp(i);var e,t,n=i.__c;n&&n.__H&&(n.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=i.__;t&&(!t.__c||!t.__c.__P);)t=t.__;
t=t&&t.__c}s.__P=t,Ep(oc.push(s))}else wa(s)}catch(r){e=r}}),n.__H=void 0,e&&Nt.__e(e,n.__v))};var Ap=typeof requestAnimationFrame=="function";function Ix(i){var e,t=function(){clearTimeout(n),Ap&&cancelAnimationFrame(
e),setTimeout(i)},n=setTimeout(t,35);Ap&&(e=requestAnimationFrame(t))}function Ep(i){i!=1&&bp==Nt.requestAnimationFrame||((bp=Nt.requestAnimationFrame)||Ix)(Px)}function wa(i){var e=zt,t=i.__c;typeof t==
"function"&&(i.__c=void 0,t()),zt=e}function lc(i){var e=zt;i.__c=i.__(),zt=e}function hc(i,e){return!i||i.length!=e.length||e.some(function(t,n){return!ac(t,i[n])})}function Ip(i,e){return typeof e==
"function"?e(i):e}var Fx=Symbol.for("preact-signals");function il(){if(Vn>1)Vn--;else{var i,e=!1;for((function(){var s=el;for(el=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var a=r.t;a!==void 0;a=a.x)a.i===s.i&&(a.i=
r.i);s=s.o}})();Ea!==void 0;){var t=Ea;for(Ea=void 0,Qo++;t!==void 0;){var n=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&kp(t))try{t.c()}catch(s){e||(i=s,e=!0)}t=n}}if(Qo=0,Vn--,e)throw i}}function ai(i){if(Vn>
0)return i();uc=++kx,Vn++;try{return i()}finally{il()}}var Aa,Ft=void 0;function Ca(i){var e=Ft,t=Aa;Ft=void 0,Aa=void 0;try{return i()}finally{Ft=e,Aa=t}}var Ea=void 0,Vn=0,Qo=0,kx=0,uc=0,el=void 0,tl=0;
function Fp(i){if(Ft!==void 0){var e=i.n;if(e===void 0||e.t!==Ft)return e={i:0,S:i,p:Ft.s,n:void 0,t:Ft,e:void 0,x:void 0,r:e},Ft.s!==void 0&&(Ft.s.n=e),Ft.s=e,i.n=e,32&Ft.f&&i.S(e),e;if(e.i===-1)return e.
i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Ft.s,e.n=void 0,Ft.s.n=e,Ft.s=e),e}}function Kt(i,e){this.v=i,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,
this.name=e?.name}Kt.prototype.brand=Fx;Kt.prototype.h=function(){return!0};Kt.prototype.S=function(i){var e=this,t=this.t;t!==i&&i.e===void 0&&(i.x=t,this.t=i,t!==void 0?t.e=i:Ca(function(){var n;(n=
e.W)==null||n.call(e)}))};Kt.prototype.U=function(i){var e=this;if(this.t!==void 0){var t=i.e,n=i.x;t!==void 0&&(t.x=n,i.e=void 0),n!==void 0&&(n.e=t,i.x=void 0),i===this.t&&(this.t=n,n===void 0&&Ca(function(){
var s;(s=e.Z)==null||s.call(e)}))}};Kt.prototype.subscribe=function(i){var e=this;return Ze(function(){var t=e.value;Ca(function(){return i(t)})},{name:"sub"})};Kt.prototype.valueOf=function(){return this.
value};Kt.prototype.toString=function(){return this.value+""};Kt.prototype.toJSON=function(){return this.value};Kt.prototype.peek=function(){var i=this;return Ca(function(){return i.value})};Object.defineProperty(
Kt.prototype,"value",{get:function(){var i=Fp(this);return i!==void 0&&(i.i=this.i),this.v},set:function(i){if(i!==this.v){if(Qo>100)throw new Error("Cycle detected");(function(t){Vn!==0&&Qo===0&&t.l!==
uc&&(t.l=uc,el={S:t,v:t.v,i:t.i,o:el})})(this),this.v=i,this.i++,tl++,Vn++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{il()}}}});function _e(i,e){return new Kt(i,e)}function kp(i){for(var e=i.
s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Dp(i){for(var e=i.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){i.s=e;break}}}
function Lp(i){for(var e=i.s,t=void 0;e!==void 0;){var n=e.p;e.i===-1?(e.S.U(e),n!==void 0&&(n.n=e.n),e.n!==void 0&&(e.n.p=n)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=n}i.s=t}function Vs(i,e){Kt.call(
this,void 0,e),this.x=i,this.s=void 0,this.g=tl-1,this.f=4}Vs.prototype=new Kt;Vs.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===tl))return!0;if(this.g=
tl,this.f|=1,this.i>0&&!kp(this))return this.f&=-2,!0;var i=Ft;try{Dp(this),Ft=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.
i++}return Ft=i,Lp(this),this.f&=-2,!0};Vs.prototype.S=function(i){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}Kt.prototype.S.call(this,i)};Vs.prototype.U=function(i){if(this.
t!==void 0&&(Kt.prototype.U.call(this,i),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Vs.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var i=this.t;i!==void 0;i=i.
x)i.t.N()}};Object.defineProperty(Vs.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var i=Fp(this);if(this.h(),i!==void 0&&(i.i=this.i),16&this.f)throw this.v;return this.
v}});function Ri(i,e){return new Vs(i,e)}function Bp(i){var e=i.j;if(i.j=void 0,typeof e=="function"){Vn++;var t=Ft;Ft=void 0;try{e()}catch(n){throw i.f&=-2,i.f|=8,cc(i),n}finally{Ft=t,il()}}}function cc(i){
for(var e=i.s;e!==void 0;e=e.n)e.S.U(e);i.x=void 0,i.s=void 0,Bp(i)}function Dx(i){if(Ft!==this)throw new Error("Out-of-order effect");Lp(this),Ft=i,this.f&=-2;try{8&this.f&&cc(this)}finally{il()}}function wr(i,e){
this.x=i,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,Aa&&Aa.push(this)}wr.prototype.c=function(){var i=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e==
"function"&&(this.j=e)}finally{i()}};wr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Bp(this),Dp(this),Vn++;var i=Ft;return Ft=this,Dx.bind(this,i)};wr.prototype.
N=function(){2&this.f||(this.f|=2,this.u=Ea,Ea=this)};wr.prototype.d=function(){this.f|=8,1&this.f||cc(this)};wr.prototype.dispose=function(){this.d()};function Ze(i,e){var t=new wr(i,e);try{t.c()}catch(s){
throw t.d(),s}var n=t.d.bind(t);return n[Symbol.dispose]=n,n}var Up,sl,nl,Lx=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Np=[];Ze(function(){Up=this.N})();function Mr(i,e){lt[i]=e.bind(null,lt[i]||function(){})}function Ra(i){if(nl){var e=nl;nl=void 0,e()}nl=i&&i.S()}function Op(i){var e=this,t=i.data,n=Ux(t);n.name=
"ReactiveDom",n.value=t;var s=Ta(function(){for(var o=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var h=Ri(function(){var c=n.value.value;return c===0?0:c===!0?"":c||""}),u=Ri(function(){return!Array.
isArray(h.value)&&!ju(h.value)}),f=Ze(function(){if(this.N=zp,u.value){var c=h.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=c)}}),d=e.__$u.d;return e.__$u.d=function(){f(),d.call(this)},
[u,h]},[]),r=s[0],a=s[1];return r.value?a.peek():a.value}Op.displayName="ReactiveTextNode";Object.defineProperties(Kt.prototype,{constructor:{configurable:!0,value:cp(it,null).constructor},type:{configurable:!0,
value:Op},props:{configurable:!0,get:function(){var i=this;return{data:{get value(){return i.value}}}}},__b:{configurable:!0,value:1}});Mr("__b",function(i,e){if(Ra(),sl=void 0,typeof e.type=="string"){
var t,n=e.props;for(var s in n)if(s!=="children"){var r=n[s];r instanceof Kt&&(t||(e.__np=t={}),t[s]=r,n[s]=r.peek())}}i(e)});Mr("__r",function(i,e){if(i(e),e.type!==it){Ra();var t,n=e.__c;n&&(n.__$f&=
-2,(t=n.__$u)===void 0&&(n.__$u=t=(function(s,r){var a;return Ze(function(){a=this},{name:r}),a.c=s,a})((function(s){return function(){var r;Lx&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(
n),typeof e.type=="function"?e.type.displayName||e.type.name:""))),sl=n,Ra(t)}});Mr("__e",function(i,e,t,n){Ra(),sl=void 0,i(e,t,n)});Mr("diffed",function(i,e){Ra(),sl=void 0;var t;if(typeof e.type=="\
string"&&(t=e.__e)){var n=e.__np,s=e.props,r=t.U;if(r)for(var a in r){var o=r[a];o===void 0||n&&a in n||(o.d(),r[a]=void 0)}if(n){r||(r={},t.U=r);for(var l in n){var h=r[l],u=n[l];h===void 0?(h=Bx(t,l,
u,s),r[l]=h):h.o(u,s)}}}i(e)});function Bx(i,e,t,n){var s=e in i&&i.ownerSVGElement===void 0,r=_e(t);return{o:function(a,o){r.value=a,n=o},d:Ze(function(){this.N=zp;var a=r.value.value;n[e]!==a&&(n[e]=
a,s?i[e]=a:a!=null&&(a!==!1||e[4]==="-")?i.setAttribute(e,a):i.removeAttribute(e))})}}Mr("unmount",function(i,e){if(typeof e.type=="string"){var t=e.__e;if(t){var n=t.U;if(n){t.U=void 0;for(var s in n){
var r=n[s];r&&r.d()}}}var a=e.__np;if(a){var o=e.props;for(var l in a)o[l]=a[l]}e.__np=void 0}else{var h=e.__c;if(h){h.__$f|=8;var u=h.__$u;u&&(h.__$u=void 0,u.d())}}i(e)});Mr("__h",function(i,e,t,n){
n<3&&(e.__$f|=2),i(e,t,n)});_r.prototype.shouldComponentUpdate=function(i,e){if(this.__R)return!0;var t=this.__$u,n=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.
u===!0){var r=2&this.__$f;if(!(n||r||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var a in i)if(a!=="__source"&&i[a]!==this.props[a])return!0;for(var o in this.
props)if(!(o in i))return!0;return!1};function Ux(i,e){return Ta(function(){return _e(i,e)},[])}var Nx=function(i){queueMicrotask(function(){queueMicrotask(i)})};function Ox(){ai(function(){for(var i;i=Np.shift();)Up.call(i)})}function zp(){Np.push(this)===1&&(lt.requestAnimationFrame||Nx)(Ox)}var Sr=_e(!1),dc=i=>"gabion draft "+i;function fc(i,e){try{sessionStorage.setItem(dc(i),JSON.stringify(e))}catch{}}function Vp(i,e){try{let t=JSON.parse(sessionStorage.getItem(dc(i))??"null");return t&&
typeof t.text=="string"&&t.text!==e?t:null}catch{return null}}function rl(i){Sr.value=!1;try{sessionStorage.removeItem(dc(i))}catch{}}function yt(i,e=4){if(!Number.isFinite(i))return String(i);if(i===0)return"0";let t=Math.abs(i);if(t>=10**e&&t<1e5)return i.toFixed(0);let n=t>=1e5||t<.001?i.toExponential(e-1):i.toPrecision(e);return n.
includes(".")?n.replace(/\.?0+($|e)/,"$1"):n}var Pa=i=>i<1e4?String(i):String(i).replace(/\B(?=(\d{3})+$)/g,"\u202F"),Ia=i=>i===null?"not a number":String(i),al=i=>Ia(i===null||Number.isInteger(i)?i:Number(
i.toPrecision(9))),Gs=i=>`t = ${i.toFixed(4)} s`;var pc=65534,ol="#8c8c8c",zx=1e-4;function Ws({range:[i,e],logarithmic:t}){return{range:[t&&e>0&&i<=0?e*zx:i,e],logarithmic:t&&e>0}}function Gp(i){let{range:[e,t],logarithmic:n}=Ws(i);return n?Math.sqrt(
e*t):(e+t)/2}function Wp(i,e){let{range:[t,n],logarithmic:s}=Ws(e),r=(i.max-i.min)*65535/pc;return n>t?s?{factor:r/t,offset:i.min/t,logarithm:1/Math.max(Math.log(n/t),1e-30)}:{factor:r/(n-t),offset:(i.
min-t)/(n-t),logarithm:0}:{factor:0,offset:.5,logarithm:0}}function Hp(i,e,t){let[n,s]=Ws(t).range,r=(e.max-e.min)/pc,a=u=>r>0?(u-e.min)/r:u>e.min?1/0:u<e.min?-1/0:0,o=a(n)-.5,l=a(s)+.5,h={below:0,above:0,
missing:0};for(let u=0;u<i.length;u++){let f=i[u];f>pc?h.missing++:f<o?h.below++:f>l&&h.above++}return h}function Fa(i){return[i.below>0&&`${Pa(i.below)} below`,i.above>0&&`${Pa(i.above)} above`].filter(
Boolean).join(", ")}var Et=_e(null),rn=_e([]),ae=_e(null),St=_e(null),We=_e(null),ht=_e(0),Pi=_e(!1),Tn=_e(1),Qe=_e(""),gn=_e(null),Tr=_e(!1),Gt=Ri(()=>ae.value?.times??[]),NA=Ri(()=>Gt.value[ht.value]??0),dt=_e("speed"),
Gn=_e("seen"),ll=_e(!1),Hs=_e([0,1]),An=_e(null),Ti=_e("tension"),di=_e(""),Ar=_e(!0),Er=_e(null),Xs=_e(null),ka=Ri(()=>{let i=We.value?.header.scalar;if(Gn.value==="fixed")return Hs.value;let e=An.value??
(i?[i.min,i.max]:[0,1]);if(Gn.value==="symmetric"){let n=Math.max(Math.abs(e[0]),Math.abs(e[1]));return[-n,n]}if(Gn.value==="seen"||!i)return e;let t=Xs.value?.header.scalar;return t?[Math.min(i.min,t.
min),Math.max(i.max,t.max)]:[i.min,i.max]}),ds=Ri(()=>({range:ka.value,logarithmic:ll.value&&Gn.value!=="symmetric"})),Wn=Ri(()=>{let i=We.value?.header.scalar,e=We.value?.blocks.get("scalar");return i&&
e&&dt.value!==""?Hp(e,i,ds.value):{below:0,above:0,missing:0}}),vt=_e(null),bi=_e(null),an=_e(new Set),_i=_e(""),Da=_e(0),fs=_e(!0),on=_e(0),qs=_e(!0),ps=_e(!0),ln=_e(0),Cr=_e(!1),Hn=_e(!0),ms=_e(!1),
Ii=_e("plots"),hn=_e(null),La=_e([]),En=_e(!1),Ni=_e([0,0]),hl=_e(1),mc=matchMedia("(prefers-color-scheme: dark)"),Cn=_e(mc.matches),gs=Ri(()=>(Cn.value?Et.value?.dark_ramp:Et.value?.ramp)??[]),ul=Ri(
()=>Cn.value?"#a3b4c6":"#2e3d4f");mc.addEventListener("change",()=>{Cn.value=mc.matches});var gc=class{most=512<<20;bytes=0;kept=new Map;get(e){let t=this.kept.get(e);return t&&(this.kept.delete(e),this.kept.set(e,t)),t}keep(e,t){if(!this.kept.has(e)){this.kept.set(e,t),this.bytes+=t.bytes;
for(let[n,s]of this.kept){if(this.bytes<=this.most||n===e)break;this.kept.delete(n),this.bytes-=s.bytes}}}clear(){this.kept.clear(),this.bytes=0}},Xn=new gc;var Xp=document.getElementById("recording"),fi=Xp?JSON.parse(Xp.textContent):null,qp="!#$%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|",Zp=new Uint8Array(128);for(let i=0;i<
qp.length;i++)Zp[qp.charCodeAt(i)]=i;function Vx(i){let e=Math.ceil(i.length/5),t=new Uint8Array(4*e),n=new DataView(t.buffer);for(let s=0;s<e;s++){let r=0;for(let a=5*s;a<5*s+5;a++)r=85*r+(a<i.length?
Zp[i.charCodeAt(a)]:84);n.setUint32(4*s,r)}return t.subarray(0,t.length-(5*e-i.length))}async function xc(i){return new Response(new Blob([Vx(i)]).stream().pipeThrough(new DecompressionStream("gzip"))).
arrayBuffer()}async function Kp(){return URL.createObjectURL(new Blob([await xc(fi.plots)],{type:"text/javascript"}))}var $p={int8:1,uint8:1,uint16:2,uint32:4,float32:4,float64:8};function Gx(i,e){let t=new DataView(
i).getUint32(0,!0),n=JSON.parse(new TextDecoder().decode(new Uint8Array(i,4,t))).blocks,s=n[n.length-1],r=8+t,a=new ArrayBuffer(r+(s?s.offset+$p[s.type]*s.width*s.count:0)),o=new Uint8Array(a),l=new Uint8Array(
i);o.set([71,66,70,49]),o.set(l.subarray(0,4+t),4);let h=4+t;for(let u of n){let f=$p[u.type],d=f*u.width,c=u.count,g=r+u.offset,w=e?.blocks.find(m=>m.name===u.name&&m.type===u.type&&m.width===u.width),
p=w?new Uint8Array(e.bytes,e.start+w.offset,d*w.count):new Uint8Array(0);for(let m=0;m<u.width;m++)for(let v=0;v<c;v++){let E=v*d+m*f;if(f===2){let M=l[h+2*m*c+v]|l[h+(2*m+1)*c+v]<<8;E+2<=p.length&&(M=
(M>>1^-(M&1))+(p[E]|p[E+1]<<8)),o[g+E]=M,o[g+E+1]=M>>8;continue}for(let M=0;M<f;M++)o[g+E+M]=l[h+(f*m+M)*c+v]^(E+f<=p.length?p[E+M]:0)}h+=d*c}return{bytes:a,start:r,blocks:n}}function Wx(i,e){let t=l=>{
let h=l.blocks.find(u=>u.name==="position");return new DataView(l.bytes,l.start+h.offset,2*h.width*h.count)},n=i.bytes.slice(0),s={...i,bytes:n},r=t(i),a=t(e),o=t(s);for(let l=0;l<o.byteLength;l+=2)o.
setUint16(l,2*r.getUint16(l,!0)-a.getUint16(l,!0),!0);return s}var yc=-1,Rr=null,Yp=null;async function Hx(i){let e=i;for(;!fi.frames[e].alone&&e!==yc+1;)e--;for(let t=e;t<=i;t++){let n=fi.frames[t],s=await xc(
n.data),r=Gx(s,n.alone?null:n.ahead?Wx(Rr,Yp):Rr);Yp=n.alone?null:Rr,Rr=r,yc=t}return Rr.bytes.slice(0)}var Jp=Promise.resolve();async function jp(i){let e=i.match(/^runs\/[^/]+\/frames\/(\d+)\?/);if(e){
let n=Number(e[1]),s=Jp.then(()=>n===yc?Rr.bytes.slice(0):Hx(n));return Jp=s.catch(()=>{}),new Response(await s)}let t=fi.answers[i];return t===void 0?new Response("This file does not hold that: only \
the program tells it.",{status:404}):new Response(await xc(t))}var Xx={int8:Int8Array,uint8:Uint8Array,uint16:Uint16Array,uint32:Uint32Array,float32:Float32Array,float64:Float64Array};function cl(i){let e=new DataView(i);if(i.byteLength<8||e.getUint32(0,!1)!==1195525681)
throw new Error("the server sent no packet");let t=e.getUint32(4,!0);if(t>i.byteLength-8)throw new Error("the server sent a packet that is cut off");let n=JSON.parse(new TextDecoder().decode(new Uint8Array(
i,8,t))),s=new Map;for(let r of n.blocks??[]){let a=Xx[r.type];if(!a)throw new Error(`a packet has numbers of type ${r.type}`);s.set(r.name,new a(i,8+t+r.offset,r.width*r.count))}return{header:n,blocks:s,
bytes:i.byteLength}}async function bc(i,e){let[t,n]=await tm(i,e);return t.byteLength===0?null:{packet:cl(t),number:n}}var Pr=class extends Error{constructor(){super("The program does not answer: it h\
as ended, or the line to it is broken.")}};function $s(i,e){return fetch("/api/1/"+i,e).catch(t=>{throw t instanceof TypeError?new Pr:t})}async function Qp(i){for(;!i.aborted&&!await $s("hello").then(
e=>e.ok,()=>!1);)await new Promise(e=>setTimeout(e,500))}async function em(i){let e=await(fi?jp(i):$s(i));if(!e.ok)throw new Error((await e.text()).trim()||e.statusText);return e}async function Ut(i){
return(await em(i)).json()}function tm(i,e){return fi?em(i).then(async t=>[await t.arrayBuffer(),0]):new Promise((t,n)=>{e?.throwIfAborted();let s=new XMLHttpRequest;s.open("GET","/api/1/"+i),s.responseType=
"arraybuffer",s.onload=()=>{s.status<300?t([s.response,Number(s.getResponseHeader("Gabion-Number"))]):n(new Error(new TextDecoder().decode(s.response).trim()||s.statusText))},s.onerror=()=>n(new Pr),s.
onabort=()=>n(e.reason),e?.addEventListener("abort",()=>s.abort()),s.send()})}async function Rn(i){return cl((await tm(i))[0])}async function Fr(i,e){let t=`${i.id}/${i.version??0}/${e}/${dt.value}`,n=Xn.get(t);if(n)return n;let s=await Rn(`runs/${i.id}/frames/${e}?scalar=${encodeURIComponent(dt.value)}`);return Xn.keep(t,s),
s}async function Ua(){rn.value=await Ut("runs")}async function Fi(i,e=0,t=!0){Ba?.abort(),Ba=null,vc++,fl++;try{let n=await Ut(`runs/${i}`);if(n.live&&t){qx(n);return}Xn.clear();let s=Math.max(0,Math.
min(e,n.times.length-1)),[r]=n.times.length>0?await Promise.all([Rn(`runs/${i}/scene`),Fr(n,s)]):[null];ai(()=>{ae.value={...n,live:!1},gn.value=null,Tr.value=!1,St.value=r,We.value=null,vt.value=bi.value=
null,An.value=null,Pi.value=!1,ht.value=s;let a=r?.header.scalars?.map(o=>o.name)??[];dt.value!==""&&!a.includes(dt.value)&&(dt.value=a.includes("speed")?"speed":""),Qe.value=""})}catch(n){Qe.value=String(
n.message)}finally{fl--}}var vc=0,fl=0;async function wc(i,e,t){let n=++vc;if(t&&fl>0)return;let s={id:"preview",name:i,path:i,title:"",times:[0],events:[],tables:[],live:!1,summary:null,version:e},[r]=await Promise.
all([Rn("runs/preview/scene"),Fr(s,0)]);n!==vc||t&&(fl>0||ae.value&&ae.value.id!=="preview")||(Ba?.abort(),Ba=null,ai(()=>{ae.value=s,gn.value=null,Tr.value=t,St.value=r,ht.value=0,An.value=null,t||(vt.
value=bi.value=null)}))}var nm=()=>new Promise(i=>requestAnimationFrame(i)),sm=i=>{nm=i},Ba=null,rm=null;async function im(){for(;document.hidden;)await new Promise(i=>setTimeout(i,200))}async function qx(i){
let e=Ba=new AbortController,t=ae.value,n=ht.value,s=`runs/${i.id}/live`;ai(()=>{ae.value=i,t?.id!=="preview"&&(St.value=We.value=null),gn.value=An.value=vt.value=bi.value=null,Pi.value=!1,Qe.value=""}),
$x(i.id,e.signal);try{await im();let r=await bc(`${s}/scene`,e.signal);if(r){ai(()=>{Tr.value=!1,St.value=r.packet,We.value=null});for(let o=0;;){await im();let l=rm=new AbortController,h=`after=${o}&\
scalar=${encodeURIComponent(dt.value)}${_i.value?"&contacts=1":""}`,u=await bc(`${s}/frame?${h}`,AbortSignal.any([e.signal,l.signal])).catch(f=>{if(l.signal.aborted&&!e.signal.aborted)return"again";throw f});
if(u==="again"){o=0;continue}if(!u||e.signal.aborted)break;o=u.number,om(u.packet),await nm()}}if(e.signal.aborted)return;let a=await Ut(`runs/${i.id}/progress`);await Ua(),rn.value.some(o=>o.id===i.id)?
await Fi(i.id,1/0,!1):t?.id==="preview"?await wc(t.name,t.version??0,!1):t&&await Fi(t.id,n),a.error&&(Qe.value=a.error)}catch(r){if(e.signal.aborted||(Qe.value=r.message,!(r instanceof Pr)))return;await Qp(
e.signal),e.signal.aborted||await Fi(i.id)}}async function $x(i,e){for(;!e.aborted;){try{let t=await Ut(`runs/${i}/progress`);if(e.aborted||ae.value?.id!==i||!ae.value.live)return;gn.value=t}catch{return}
await new Promise(t=>setTimeout(t,250))}}var am=()=>{Fi(ae.value.id,1/0,!1)};function om(i){ai(()=>{We.value=i,Mc(i)})}function Mc(i){let e=i.header.scalar,t=An.peek();e&&(An.value=t?[Math.min(t[0],e.
min),Math.max(t[1],e.max)]:[e.min,e.max])}var Ir=!1,lm=Promise.resolve();async function Yx(){if(!Ir){Ir=!0;try{for(;;){let i=ae.value,e=ht.value,t=dt.value;if(!i||i.live||i.times.length===0)return;let n=await Fr(
i,e);if(ae.value===i&&(om(n),ae.value===i&&ht.value===e&&dt.value===t))return}}catch(i){Qe.value=String(i.message)}finally{Ir=!1}}}async function Sc(i){for(ht.value=i;Ir;)await lm;if(We.value?.header.
time!==Gt.value[i])throw new Error(Qe.value);i+1<Gt.value.length&&Fr(ae.value,i+1).catch(()=>{})}function pl(i){ai(()=>{dt.value=i,An.value=null})}function ki(i){ht.value=Math.max(0,Math.min(Math.round(
i),Gt.value.length-1))}function ml(i){let e=0;Gt.value.forEach((t,n)=>{Math.abs(t-i)<Math.abs(Gt.value[e]-i)&&(e=n)}),ki(e)}function gl(){!Pi.value&&ht.value>=Gt.value.length-1&&ki(0),Pi.value=!Pi.value}
var dl=0;function hm(i){if(!Pi.value)return;let e=1e3/30/Tn.value;if(!Ir&&i>=dl-4){if(dl=i-dl>e?i+e:dl+e,ht.value>=Gt.value.length-1){Pi.value=!1;return}ht.value++}requestAnimationFrame(hm)}var um=(i,e)=>Ut(
`runs/${ae.value.id}/${ae.value.live?"live":`frames/${ht.value}`}/item?kind=${i}&number=${e}`);async function cm(i){let e=0,t=Math.min(i,(We.value?.header.particles??0)-1);for(let n=t;e<=t;n=e+t>>1){let s=Number(
(await um("particle",n)).rows.find(r=>r.name==="identifier")?.value);if(s===i)return n;s<i?e=n+1:t=n-1}return-1}var _c=!1;async function Jx(){if(vt.value||(bi.value=null),!_c){_c=!0;try{for(;;){let i=vt.
value,e=ae.value,t=ht.value,n=We.value;if(!i||!e)return;let s=await um(i.kind,i.number);if(!(vt.value!==i||ae.value!==e||ht.value!==t)&&(bi.value=s,!e.live||We.value===n))return}}catch(i){vt.value&&(Qe.
value=String(i.message))}finally{_c=!1}}}Ze(()=>{ae.value,ht.value,dt.value,Ir||(lm=Yx())});Ze(()=>{dt.value,_i.value,rm?.abort()});Ze(()=>{Pi.value&&requestAnimationFrame(hm)});Ze(()=>{vt.value,ht.value,
ae.value?.live&&We.value,Jx()});var Wt=_e(""),Oi=_e([]),bl=_e(null),Li=_e(!1),kr=_e(!1),xs=_e(!1),Di=null,yl="",ys="",dm=null,Tc=0,fm=0;async function qn(i,e,t){let n=await $s(i,{method:"POST",body:JSON.stringify(e),headers:{"Conten\
t-Type":"application/json"},signal:t});if(!n.ok)throw new Error((await n.text()).trim());return n.json()}var pm=i=>{Qe.value=i.message},Ac=i=>"models/"+i.split("/").map(encodeURIComponent).join("/"),mm=i=>(i.
headers.get("ETag")??"").replaceAll('"',"");async function gm(i){let e="/web/editor.js";await Zx;let{Editor:t}=await import(e),n=document.querySelector("meta[name=style-nonce]").content;Di=new t(i,n,{
complete:(s,r)=>qn("complete",{text:s,after:r}),hover:(s,r,a)=>qn("hover",{text:s,line:r,column:a}),changed:()=>{Li.value=xs.value=!0,fc(Wt.value,{tag:ys,text:Ec()}),clearTimeout(Tc),Tc=setTimeout(()=>{
Oa()},Math.min(Math.max(fm,40),300))},save:()=>{Dr()}}),window.gabionEditor=Di,Di.open(yl),Di.mark(Oi.value),setInterval(()=>{jx()},1500)}var ym=()=>{},Zx=new Promise(i=>{ym=i}),Na=0,xl=!1;async function Kx(i){
let e=++Na,t=await $s(Ac(i)),n=await t.arrayBuffer();if(e!==Na)return!1;let s=new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n);return t.ok?(xm(i,mm(t),s),!0):(Qe.value=s,!1)}function xm(i,e,t){let n=Vp(
i,t);n||rl(i),ys=n?.tag??e,yl=n?.text??t,ai(()=>{Wt.value=i,kr.value=ys!==e,Li.value=Sr.value=n!==null,Oi.value=[],bl.value=null}),Di?.open(yl)}function bm(i,e){return xm(i.name,i.tag,i.text),i.checked&&
!Sr.value?vm(i.checked,e):Oa(e)}var _m=()=>requestAnimationFrame(()=>setTimeout(ym));async function Ys(i,e=!0){await Kx(i)&&await Oa(e)}var Ec=()=>Di?.text()??yl;async function Oa(i=!1){dm?.abort();let e=dm=
new AbortController;xs.value=!0;let t=performance.now();try{let n=await qn("check",{name:Wt.value,text:Ec()},e.signal);fm=performance.now()-t,await vm(n,i)}catch(n){if(e.signal.aborted)return;xs.value=
!1,Qe.value=n.message}}async function vm(i,e){ai(()=>{Oi.value=i.problems,i.findings&&(bl.value=i.findings),xs.value=!1}),Di?.mark(i.problems),i.preview>0&&(e||!ae.value||ae.value.id==="preview")&&await wc(
Wt.value,i.preview,!e)}async function Dr(){let i=Di.text();Na++,xl=!0;let e=await $s(Ac(Wt.value),{method:"PUT",body:new TextEncoder().encode(i),headers:{"If-Match":`"${ys}"`}}).catch(pm).finally(()=>{
xl=!1});return e?.ok?(ys=(await e.json()).tag,Li.value=Di.text()!==i,Li.value?fc(Wt.value,{tag:ys,text:Di.text()}):rl(Wt.value),!0):(e&&(Qe.value=await e.text()),kr.value=e?.status===409,!1)}async function jx(){
if(!Wt.value||document.hidden||xl)return;let i=Wt.value,e=Na,t=await $s(Ac(i),{headers:{"If-None-Match":`"${ys}"`}}).catch(()=>null);!t||!t.ok||xl||e!==Na||mm(t)===ys||(Li.value?kr.value=!0:await Ys(i))}
function Cc(){return rl(Wt.value),Ys(Wt.value)}addEventListener("beforeunload",i=>{Li.value&&i.preventDefault()});var wm=()=>Oa(!0);async function Mm(i,e){for(let t of[i,e]){let{line:n,column:s}=await qn(
"definition",{text:Ec(),object:t});if(n>0)return Di?.go(n,s)}Qe.value=`The model does not name ${e} as it is written.`}async function Sm(i,e){try{let t=await qn("new",{name:i,as:e});return Et.value=await Ut(
"hello"),await Ys(t.name),Di?.go(1,1),!0}catch(t){return Qe.value=t.message,!1}}var Tm=i=>Di?.go(i.line,i.column),Am=i=>Di?.fix(i);async function Em(i){if((xs.value||Oi.value.length>0)&&(clearTimeout(
Tc),await Oa(),Oi.value.length>0))return Qe.value="The model has mistakes, which are listed below its text.",null;if(Li.value&&!await Dr())return null;try{return(await qn("start",{name:Wt.value,...i})).
id}catch(e){return Qe.value=e.message,null}}var Cm=(i,e)=>qn(`runs/${i}/${e}`,{}).catch(pm);var Qx=Symbol.for("pv"),eb=0;function x(i,e,t,n,s,r){e||(e={});var a,o,l=e;if("ref"in l&&typeof i!="function")for(o in l={},e)o=="ref"?a=e[o]:l[o]=e[o];var h={type:i,props:l,key:t,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qx,
__v:--eb,__i:-1,__u:0};return(s||r)&&(h.__source=s,h.__self=r),lt.vnode&&lt.vnode(h),h}async function Va(i){let e=await Em(i);e&&(document.querySelector(".stage canvas")?.focus(),await Ua(),await Fi(e))}var Lr=(i,e,t=e+"s")=>`${Pa(i)} ${i===1?e:t}`;function tb(){let i=bl.value;if(!i)return null;
let e=[i.Particles>0&&Lr(i.Particles,"particle"),i.Bodies>0&&Lr(i.Bodies,"body","bodies"),i.Bodies>0&&Lr(i.Freedoms,"degree of freedom","degrees of freedom"),i.Redundant>0&&Lr(i.Redundant,"redundant e\
quation")].filter(Boolean);return x(it,{children:[x("p",{children:e.join(", ")}),[...i.Notes??[],...i.Warnings??[]].length>0&&x("details",{children:[x("summary",{children:[Lr((i.Warnings??[]).length,"\
warning"),", ",Lr((i.Notes??[]).length,"note")]}),(i.Warnings??[]).map(t=>x("p",{class:"warning",children:t})),(i.Notes??[]).map(t=>x("p",{children:t}))]})]})}var za=_e(!1);function ib(){let i=Bt(null),
e=Bt(null);Vt(()=>i.current?.focus(),[]);let t=async n=>{n.preventDefault(),await Sm(i.current.value,e.current.value)&&(za.value=!1)};return x("form",{class:"new",onSubmit:n=>{t(n)},onKeyDown:n=>{n.key===
"Escape"&&(za.value=!1)},children:[x("label",{children:["Name of the new model ",x("input",{ref:i,required:!0,autocomplete:"off",placeholder:"model.yaml"})]}),x("label",{children:["Begins as"," ",x("s\
elect",{ref:e,onChange:n=>{i.current.value===""&&(i.current.value=n.currentTarget.value)},children:[x("option",{value:"",children:"stones that fall into a box"}),Et.value.starters.map(n=>x("option",{value:n,
children:n}))]})]}),x("button",{children:"Make"}),x("button",{type:"button",onClick:()=>{za.value=!1},children:"Cancel"})]})}function Rm(){let i=Bt(null);return Vt(()=>{gm(i.current).catch(e=>{Qe.value=
e.message})},[]),x("section",{class:"model","aria-label":"Model",children:[x("header",{children:[x("select",{value:Wt.value,disabled:Li.value,"aria-label":"Model",title:Li.value?"Save before you open \
another model":"Model",onChange:e=>{Ys(e.currentTarget.value)},children:[Wt.value===""&&x("option",{value:"",children:"no model"}),Et.value.models.map(e=>x("option",{value:e,children:e}))]}),x("button",
{onClick:()=>{za.value=!0},disabled:Li.value,children:"New"}),x("button",{class:"save",onClick:()=>{Dr()},disabled:!Li.value,title:"Ctrl-S",children:"Save"}),x("button",{class:"run",onClick:()=>{Va()},
disabled:Oi.value.length>0&&!xs.value||Wt.value==="",title:"Ctrl-Enter, or R",children:"Run"}),ae.value&&ae.value.id!=="preview"&&x("button",{onClick:()=>{wm()},title:"Show what the model begins with,\
 not the run",children:"Model"})]}),za.value&&x(ib,{}),kr.value&&x("p",{class:"warning",role:"alert",children:["The file has been changed by another program. ",x("button",{onClick:()=>{Cc()},children:"\
Open it again, without my changes"})]}),Sr.value&&!kr.value&&x("p",{class:"warning",role:"status",children:["This text was not saved before the page was loaded again. ",x("button",{onClick:()=>{Cc()},
children:"Leave my changes out"})]}),x("div",{class:"editor",ref:i}),x("footer",{class:"problems","aria-live":"polite","aria-busy":xs.value,children:Oi.value.length===0?x(tb,{}):x("ul",{children:Oi.value.
map(e=>x("li",{children:[x("button",{class:"link",onClick:()=>Tm(e),children:[e.line>0?`${e.line}:${e.column}: `:"",e.message]}),e.found&&e.meant&&x("button",{onClick:()=>Am(e),children:["Write ",e.meant]})]}))})})]})}var nb=1500;function sb({id:i}){let[e,t]=Sa([]);return Vt(()=>{let n=()=>Ut(`runs/${i}/saved`).then(t,()=>t([]));n();let s=setInterval(()=>{!document.hidden&&ae.value?.live&&n()},nb);return()=>clearInterval(
s)},[i,ae.value?.live]),e.length===0?null:x("section",{"aria-label":"Saved states",children:[x("h2",{children:"Saved states"}),x("p",{children:["A branch runs ",Wt.value,", as it is now, from such a s\
tate on, into a folder of its own. It may have other coefficients of forces, nets and contacts."]}),x("ul",{class:"saved",children:e.map(n=>x("li",{children:["t = ",yt(n,6)," s ",x("button",{disabled:Oi.
value.length>0,onClick:()=>{Va({branch:i,time:n})},children:"Branch from here"})]}))})]})}var rb=500;function ab(){let i=ae.value.events;return i.length===0?null:x("details",{class:"happened",children:[
x("summary",{children:[i.length," events"]}),x("ul",{children:i.slice(0,rb).map(e=>x("li",{children:x("button",{onClick:()=>ml(e.time),children:[e.kind,": ",e.name," at ",yt(e.time,6)," s"]})}))})]})}
function Pm(){let i=ae.value;if(!i)return null;let e=i.summary;return x(it,{children:[x("table",{class:"facts",children:x("tbody",{children:[x("tr",{children:[x("th",{scope:"row",children:"folder"}),x(
"td",{children:i.path})]}),e&&x("tr",{children:[x("th",{scope:"row",children:"status"}),x("td",{children:[e.status,e.time?.until?` at ${yt(e.time.end,6)} s of ${yt(e.time.until,6)} s`:""]})]}),!i.live&&
x("tr",{children:[x("th",{scope:"row",children:"frames"}),x("td",{children:i.times.length})]}),x("tr",{children:[x("th",{scope:"row",children:"particles"}),x("td",{children:We.value?.header.particles??
0})]}),x("tr",{children:[x("th",{scope:"row",children:"shapes, links"}),x("td",{children:[St.value?.header.shapes?.length??0,", ",St.value?.header.links?.length??0]})]}),!i.live&&x("tr",{children:[x("\
th",{scope:"row",children:"events"}),x("td",{children:i.events.length})]}),x("tr",{children:[x("th",{scope:"row",children:"frames in memory"}),x("td",{children:[yt(Xn.bytes/(1<<20),2)," MB of ",Xn.most/
(1<<20)," MB"]})]})]})}),e?.origin&&x("p",{children:["Begun with the state of ",e.origin.folder," at t = ",yt(e.origin.time,6)," s."]}),(e?.changes??[]).map(t=>x("p",{children:t.what})),e?.error&&x("p",
{class:"error",children:e.error}),(e?.warnings??[]).map(t=>x("p",{class:"warning",children:t})),x(ab,{}),Et.value?.models&&i.id!=="preview"&&x(sb,{id:i.id})]})}var Rc=_e(null);Ze(()=>{let i=ae.value,e=di.value;Rc.value=null,!(!i||!e||i.id==="preview"||i.live)&&Ut(`compare?a=${i.id}&b=${e}`).then(t=>{ae.value===i&&di.value===e&&(Rc.value=t)},t=>{Qe.value=t.message})});
var _l=i=>i===null?"\u2013":yt(i);function Im(){let i=Rc.value;return x(it,{children:[x("label",{children:["With"," ",x("select",{value:di.value,onChange:e=>{di.value=e.currentTarget.value},children:[
x("option",{value:"",children:"no other run"}),rn.value.filter(e=>e.id!==ae.value?.id).map(e=>x("option",{value:e.id,children:e.name}))]})]}),di.value&&x("label",{children:[x("input",{type:"checkbox",
checked:Ar.value,onChange:e=>{Ar.value=e.currentTarget.checked}})," both pictures, at the same time and seen from the same place"]}),i&&x(it,{children:[x("h2",{children:"Models"}),i.models.length===0?
x("p",{children:"The models are the same."}):x("ul",{class:"differences",children:i.models.map(e=>x("li",{children:e}))}),x("h2",{children:"Histories"}),i.common!==""&&x("p",{role:"status",children:i.
common}),i.trouble!==""&&x("p",{class:"error",role:"alert",children:i.trouble}),x("table",{class:"figures",children:[x("thead",{children:x("tr",{children:[x("th",{scope:"col",children:"RMS"}),x("th",{
scope:"col",children:"largest"}),x("th",{scope:"col",children:"at"}),x("th",{scope:"col",children:"relative"})]})}),x("tbody",{children:i.columns.map(e=>x(it,{children:[x("tr",{children:x("th",{scope:"\
rowgroup",colSpan:4,children:e.name})}),x("tr",{children:[x("td",{children:[_l(e.rms)," ",e.unit]}),x("td",{children:[_l(e.max)," ",e.unit]}),x("td",{children:[_l(e.max_time)," s"]}),x("td",{children:e.
missing||_l(e.relative)})]})]}))})]}),[...i.only_a??[],...i.only_b??[]].length>0&&x("p",{children:["Only one has: ",[...i.only_a??[],...i.only_b??[]].join(", ")]})]})]})}function Fm({done:i,of:e,stop:t}){let n=Bt(null);return Vt(()=>n.current?.showModal(),[]),x("dialog",{ref:n,class:"help film","aria-labelledby":"film-title",onClose:t,children:[x("h2",{id:"film-title",
children:"Film"}),x("progress",{value:i,max:e,"aria-label":"Frames that are drawn"}),x("output",{children:["Frame ",i," of ",e]}),x("button",{autofocus:!0,onClick:()=>n.current?.close(),children:"Stop"})]})}var vl=[];function He(i,e,t){vl.push({keys:Array.isArray(i)?i:[i],name:e,run:t})}var ob=i=>`${i.ctrlKey||i.metaKey?"Ctrl-":""}${i.shiftKey&&i.key.length>1?"Shift-":""}${i.key===" "?"Space":i.key}`;function km(){
document.addEventListener("keydown",i=>{let e=i.target,t=e.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName)&&e.type!=="checkbox",n=ob(i);if(t&&!n.startsWith("Ctrl-")||n==="Space"&&/^(BUTTON|SUMMARY|A)$/.
test(e.tagName)||n==="Space"&&e.type==="checkbox"||document.querySelector("dialog[open]"))return;let s=vl.find(r=>r.keys.includes(n));!s||i.altKey||i.defaultPrevented||(i.preventDefault(),s.run())})}function Dm(){let i=Bt(null);return Vt(()=>i.current?.showModal(),[]),x("dialog",{ref:i,class:"help","aria-labelledby":"help-title",onClose:()=>{ms.value=!1},children:[x("h2",{id:"help-title",children:"\
Keys"}),x("table",{children:x("tbody",{children:vl.map(e=>x("tr",{children:[x("th",{scope:"row",children:e.keys.map(t=>x("kbd",{children:t}))}),x("td",{children:e.name})]}))})}),x("p",{children:"Mouse\
: left turns, right moves, the wheel goes nearer; a click picks, a double click turns about what is picked."}),x("p",{children:["In the text of a model, ",x("kbd",{children:"F8"})," goes to the next m\
istake, and ",x("kbd",{children:"Tab"})," leaves it after ",x("kbd",{children:"Escape"}),", pressed twice where something is selected. Plots tell the values at the time of the picture, or under the po\
inter."]}),x("p",{children:["Gabion ",Et.value?.version]}),x("button",{autofocus:!0,onClick:()=>i.current?.close(),children:"Close"})]})}var Js=i=>{ae.value?.live&&Cm(ae.value.id,i)},Pc=()=>Js(gn.value?.paused?"go":"pause"),lb=i=>i===null||!(i>0)?"":i>90?`${(i/60).toFixed(1)} min left`:`${i.toFixed(0)} s left`;function Lm(){let i=gn.value,
e=i?.paused??!1;return x("footer",{class:"timeline live","aria-label":"Run under way",children:[x("button",{onClick:Pc,title:"Space",children:e?"Go on":"Pause"}),x("button",{onClick:()=>Js("step"),title:"\
\u2192",children:"Step"}),x("button",{onClick:()=>Js("checkpoint"),children:"Save state"}),x("button",{onClick:()=>Js("stop"),title:"S",children:"Stop"}),x("progress",{value:i?.time??0,max:i?.end||1,"\
aria-label":"Simulated time"}),x("output",{children:i?`${yt(i.time)} of ${yt(i.end)} s, step ${i.steps}${e?i.stands?", paused":", pausing":`, ${yt(i.rate,3)} steps/s, ${lb(i.remaining)}`}`:"beginning"}),
x("span",{class:"share",title:"Part of the run's time that looking at it takes",children:["looking: ",i?(100*i.share).toFixed(2):0," %"]}),x("button",{onClick:()=>am(),children:"Frames so far"})]})}var wl={x:[1,0,0],y:[0,1,0],z:[0,0,1]};function hb(){let i=St.value.header,e=hn.value,t=e?Object.keys(wl).find(l=>wl[l].some((h,u)=>h!==0&&e.normal[u]!==0)):"",n=t?"xyz".indexOf(t):0,s=e?e.normal[n]:1,
r=(l,h,u)=>{hn.value=l?{normal:wl[l].map(f=>f*h),offset:h*u}:null},a=l=>(i.low["xyz".indexOf(l)]+i.high["xyz".indexOf(l)])/2,o=.01*(i.high[n]-i.low[n]);return x("fieldset",{children:[x("legend",{children:"\
Cut"}),x("label",{children:["Across"," ",x("select",{value:t,onChange:l=>r(l.currentTarget.value,1,a(l.currentTarget.value||"x")),children:[x("option",{value:"",children:"nothing"}),Object.keys(wl).map(
l=>x("option",{value:l,children:l}))]})]}),e&&x(it,{children:[x("label",{children:["At ",x("input",{type:"range",min:i.low[n]-o,max:i.high[n]+o,step:"any",value:s*e.offset,onInput:l=>r(t,s,l.currentTarget.
valueAsNumber),"aria-valuetext":`${t} = ${s*e.offset} m`})]}),x("label",{children:[t," = ",x("input",{type:"number",step:"any",value:s*e.offset,onChange:l=>r(t,s,l.currentTarget.valueAsNumber)})," m"]}),
x("button",{onClick:()=>r(t,-s,s*e.offset),children:"Turn around"})]})]})}async function ub(i){let e=St.value.header,t=[];e.shapes?.forEach((r,a)=>{r.name===i&&t.push({kind:"shape",number:a})}),e.links?.
forEach((r,a)=>{r.name===i&&t.push({kind:"link",number:a})});let n=/^\d+$/.test(i)?await cm(Number(i)):-1;n>=0&&t.push({kind:"particle",number:n});let s=t.findIndex(r=>r.kind===vt.value?.kind&&r.number===
vt.value.number);t.length>0?vt.value=t[(s+1)%t.length]:Qe.value=`There is no ${i} in the picture.`}var cb=2e3;function db(){let i=St.value.header,e=[...new Set([...i.shapes??[],...i.links??[]].map(t=>t.
name))].filter(t=>t!=="").slice(0,cb);return x("form",{class:"find",onSubmit:t=>{t.preventDefault();let n=new FormData(t.currentTarget).get("name");n.trim()!==""&&ub(n.trim()).catch(s=>{Qe.value=s.message})},
children:[x("label",{children:["Name",(We.value?.header.particles??0)>0?", or identifier of a particle":""," ",x("input",{name:"name",list:"names",autocomplete:"off"})]}),x("datalist",{id:"names",children:e.
map(t=>x("option",{value:t}))}),x("button",{children:"Pick"})]})}function Bm(){let i=St.value?.header;if(!i)return x("p",{children:"There is nothing to see."});let e=new Map,t=s=>e.set(s,(e.get(s)??0)+
1);i.groups?.forEach(t),i.shapes?.forEach(s=>t(s.object)),i.links?.forEach(s=>t(s.object));let n=s=>{let r=new Set(an.value);r.delete(s)||r.add(s),an.value=r};return x(it,{children:[x(db,{}),x(hb,{}),
x("fieldset",{children:[x("legend",{children:"Shown"}),[...e.keys()].map(s=>x("label",{children:[x("input",{type:"checkbox",checked:!an.value.has(s),onChange:()=>n(s)})," ",s]}))]})]})}async function Ic(i,e){let t=await Ut(`runs/${i}/table/${e}/columns`);return t.rows>0?t.names.map((n,s)=>({name:n,unit:t.units[s]})).slice(1):[]}function Um(i,e){let t=[i.header.names[0],...e].map(r=>i.
blocks.get(r)),n=t[0]?.length,s=t.filter(r=>r instanceof Float64Array&&r.length===n);if(s.length!==t.length)throw new Error("the server sent a table that lacks columns");return{header:i.header,columns:s}}
var Nm=i=>{let e=new Float64Array(i.reduce((t,n)=>t+n.length,0));return i.reduce((t,n)=>(e.set(n,t),t+n.length),0),e};function Om(i,e){let t=0,n=i.length;for(;t<n;){let s=t+n>>1;i[s]<=e?t=s+1:n=s}return t}
var Zs=class{constructor(e,t,n){this.path=e;this.names=t;n&&(this.whole=Um(n,t))}path;names;whole=null;close=null;async ask(e){let t=this.names.map(encodeURIComponent).join(",");return Um(await Rn(this.
path+(fi?"":`?columns=${t}&${e}`)),this.names)}async bring(e){let t=this.whole;if(t&&t.columns[0].length<=e){let{rows:n,level:s,first:r}=t.header,a=2**s,o=Math.floor(n/a)*a,l=await this.ask(`level=${s}\
&after=${o}`),h=s>0?4*((o-r)/a):o-r;if(l.header.first===o&&l.header.rows>=n){this.whole={header:{...l.header,first:r},columns:t.columns.map((u,f)=>Nm([u.subarray(0,h),l.columns[f]]))};return}}this.whole=
await this.ask(`points=${e}`),this.close=null}async look(e,t){this.close=e&&this.thinned?await this.ask(`from=${e[0]}&to=${e[1]}&points=${t}`):null}get thinned(){return(this.whole?.header.level??0)>0}get end(){
return this.whole?.columns[0].at(-1)??0}get data(){let{whole:e,close:t}=this;if(!e)return[new Float64Array(0),...this.names.map(()=>new Float64Array(0))];if(!t||t.columns[0].length===0)return e.columns;
let[n]=e.columns,s=t.columns[0][0],r=t.columns[0].at(-1),a=Om(n,s),o=Om(n,r);return e.columns.map((l,h)=>Nm([l.subarray(0,a),t.columns[h],l.subarray(o)]))}async row(e){return(await this.ask(`at=${e}`)).
columns.map(t=>t[0])}};var zi=_e([]),$n=_e(new Set),Nc=!1,kc=[],Dc=!1,Lc=!1;function Hm(i,e){let t=new Map;for(let n of e){let s=n.name.match(/^(.*)\.(x|y|z|e[0-3]|\d+)$/),r=i==="audit"?n.name.split(".")[0]:s?s[1]:n.name,a=i===
"audit"?`audit: ${r}`:r,o=a+" "+n.unit,l=t.get(o)??{title:a,prefix:r,unit:n.unit,table:i,columns:[]};l.columns.push(n),t.set(o,l)}return[...t.values()]}var Oc=null;async function Xm(){let i=fi?await Kp():
"/web/uplot.js";Oc??=(await import(i)).default}function qm(){let i=document.querySelector(".panel")?.clientWidth??0;return 8*Math.ceil(devicePixelRatio*Math.max(i,300))}function fb(i){let e=zi.value.filter(
t=>t.table===i);return e.some(t=>t.unit!=="")?e.map(t=>({...t,beside:void 0})):[]}async function pb(i){let e=ae.value;if(!e)return;let t=[];for(let s of["history","audit"].filter(r=>e.live||e.tables.includes(
r))){let r=i&&!Dc?fb(s):[];t.push(...r.length>0?r:Hm(s,await Ic(e.id,s).catch(()=>[])))}if(Dc=!1,di.value&&await mb(t,di.value,i),t.length>0&&await Xm(),ae.value!==e)return;let n=new Set(t.map(s=>s.title));
if(!Nc||![...$n.value].some(s=>n.has(s))){let s=t.filter(r=>r.table==="history").slice(0,2).map(r=>r.title);$n.value=new Set([...s,...t.filter(r=>r.title==="audit: energy").map(r=>r.title)])}Jm(t),await $m(
t,i),ae.value===e&&(zi.value=t)}async function $m(i,e){let t=ae.value,n=async(s,r,a,o)=>{if(s.curves&&!o)return;let l=s.curves??new Zs(`runs/${r}/table/${a}`,s.columns.map(h=>h.name));await l.bring(qm()),
s.curves=l};await Promise.all(i.filter(s=>$n.value.has(s.title)).map(async s=>{try{await n(s,t.id,s.table,e),s.beside&&await n(s.beside,di.value,s.table,!1)}catch{s.curves=void 0,Dc=!0}}))}function Ym(i){
kc=i,Jm(zi.value),Zm(),Ii.value="plots"}function Jm(i){let e=i.filter(t=>t.table==="history"&&kc.some(n=>t.prefix===n||t.prefix.startsWith(n+".")));e.length!==0&&(kc=[],Nc=!0,$n.value=new Set(e.map(t=>t.
title)))}async function Zm(){let i=zi.value.map(t=>({...t})),e=zi.value;await $m(i,!1),zi.value===e&&(zi.value=i)}async function Km(i,e){await Xm();let t=await Rn(`reports/${i}/history/${e}`),n=t.header.
names.map((r,a)=>({name:r,unit:t.header.units[a]})).slice(1),s=Hm(`case ${e}`,n);for(let r of s)r.curves=new Zs("",r.columns.map(a=>a.name),t);zi.value=s,$n.value=new Set(s.map(r=>r.title)),Lc=!0,Ii.value=
"plots"}async function mb(i,e,t){for(let n of new Set(i.map(s=>s.table))){let s=await Ic(e,n).catch(()=>[]);for(let r of i.filter(a=>a.table===n)){let a=s.filter(l=>r.columns.some(h=>h.name===l.name)),
o=t?zi.value.find(l=>l.table===n&&l.title===r.title&&l.unit===r.unit)?.beside:void 0;a.length>0&&(r.beside=o??{columns:a})}}}var zm=i=>i.data.map((e,t)=>t>0&&e.some(Number.isNaN)?Array.from(e,n=>Number.
isNaN(n)?null:n):e);function Vm(i){let e=zm(i.curves);return i.beside?.curves?Oc.join([e,zm(i.beside.curves)]):e}var gb=i=>i==null||Number.isNaN(i)?"":(En.peek()?Ia:al)(i),Gm=152,Ga=["#0072b2","#d55e0\
0","#009e73","#cc79a7","#56b4e9","#b8860b","#7a5c8e","#666666"],Wm=(i,e)=>e.name.startsWith(i.prefix+".")?e.name.slice(i.prefix.length+1):e.name,Bc=class{constructor(e){this.told=e}told;row=null;wanted=NaN;busy=!1;async tell(e,t){
if(this.wanted=t,!this.busy){this.busy=!0;try{for(let n=NaN;n!==this.wanted;){n=this.wanted;let s=await e.curves.row(n),r=await e.beside?.curves?.row(s[0]);this.row=[...s,...(r??[]).slice(1).map(a=>r[0]===
s[0]?a:null)]}this.told()}catch{this.row=null}finally{this.busy=!1}}}},Fc=i=>i.curves.thinned||(i.beside?.curves?.thinned??!1);function yb({group:i}){let e=Bt(null),t=Bt(null),n=Bt(i),s=Bt(0),r=Bt(()=>{}),
a=Bt(()=>{}),o=Bt(null);n.current=i;let l=f=>{let d=o.current;f.setData(Vm(n.current),d===null),d&&f.setScale("x",{min:d[0],max:d[1]})},h=async f=>{let{curves:d,beside:c}=n.current;await Promise.all([
d,c?.curves].map(g=>g?.look(o.current,qm()))),t.current===f&&l(f)};Vt(()=>{let f=Cn.value?"#c9d1d9":"#37414b",d={stroke:Cn.value?"#2b3138":"#e3e7ea",width:1},c=document.createElement("div");c.className=
"now",c.style.background=Cn.value?"#f0b429":"#c2410c";let g=A=>{let y=A.valToPos(s.current,"x");c.hidden=!(y>=0&&y<=A.over.clientWidth),c.style.transform=`translateX(${y}px)`},w=(A,y)=>{let{min:S,max:U}=A.
scales.x,P=A.data[0];if(y!=="x"||S===void 0||U===void 0||!A.data[0].length)return;let D=S<=P[0]&&U>=P[P.length-1];(D?o.current===null:o.current?.[0]===S&&o.current[1]===U)||(o.current=D?null:[S,U],Fc(
n.current)&&h(A).catch(()=>{}))},p={stroke:f,grid:d,ticks:d,font:"11px system-ui, sans-serif"},m=new Bc(()=>t.current?.setLegend({idx:t.current.cursor.idx??0},!1)),v=(A,y,S)=>gb(Fc(n.current)?m.row?.[S]:
y),E=new Oc({width:e.current.clientWidth,height:Gm,scales:{x:{time:!1}},axes:[{...p,size:32,values:(A,y)=>y.map(S=>yt(S))},{...p,size:62,values:(A,y)=>y.map(S=>yt(S,3))}],series:[{label:"time (s)",value:v},
...i.columns.map((A,y)=>({label:Wm(i,A),stroke:Ga[y%Ga.length],width:1.5,dash:y>=Ga.length?[4,3]:void 0,value:v})),...(i.beside?.curves?i.beside.columns:[]).map((A,y)=>({label:`${Wm(i,A)}, other run`,
stroke:Ga[y%Ga.length],width:1,dash:[6,4],value:v}))],hooks:{draw:[g],setScale:[w],setCursor:[()=>a.current()],ready:[A=>A.over.append(c),A=>A.over.addEventListener("dblclick",()=>ml(A.posToVal(A.cursor.
left??0,"x")),!0)]},legend:{live:!0}},Vm(i),e.current);t.current=E,r.current=()=>g(E),a.current=()=>{let A=E.cursor.left??-1,y=A<0?s.current:E.posToVal(A,"x");Fc(n.current)?m.tell(n.current,y):A<0&&E.
setLegend({idx:E.valToIdx(y)},!1)};let M=e.current,C=new ResizeObserver(()=>E.setSize({width:M.clientWidth,height:Gm}));return C.observe(M),()=>{C.disconnect(),a.current=()=>{},E.destroy()}},[i.title,
i.unit,i.beside?.curves,Cn.value]),Vt(()=>{let f=t.current;f&&(o.current&&o.current[1]>=i.curves.end?h(f).catch(()=>{}):l(f))},[i]);let u=We.value?.header.time??0;return Rp(()=>{s.current=u;let f=t.current;
f&&(r.current(),queueMicrotask(()=>{t.current===f&&(f.cursor.left??-1)<0&&a.current()}))},[u,i,En.value]),x("figure",{class:"plot",children:[x("figcaption",{children:[i.title,i.unit?` (${i.unit})`:""]}),
x("div",{ref:e})]})}var xb=1e3,bb=5e3,Uc=Ri(()=>gn.value?.stands?gn.value.steps:-1);function _b(i,e){return new Promise(t=>{let n=()=>{clearTimeout(s),r(),t()},s=setTimeout(n,i),r=Ze(()=>{Uc.value>=0&&
Uc.value!==e&&queueMicrotask(n)})})}function jm(){let i=ae.value?.live??!1;Vt(()=>{if(Lc){Lc=!1;return}zi.value=[];let t=!1,n=!1;return(async()=>{do{let r=Uc.value;(!i||!document.hidden)&&await pb(n),
n=!0;let a=performance.now();for(let o=0;o<2;o++)await new Promise(l=>requestAnimationFrame(l));await _b(Math.min(Math.max(xb,3*(performance.now()-a)),bb),r)}while(i&&!t)})(),()=>{t=!0}},[ae.value?.id,
i,di.value]);let e=t=>{let n=new Set($n.value);n.delete(t)||n.add(t),Nc=!0,$n.value=n,Zm()};return zi.value.length===0?x("p",{children:!ae.value||ae.value.id==="preview"?"Curves show here when the mod\
el runs.":"There is no history yet."}):x(it,{children:[x("details",{class:"choice",children:[x("summary",{children:"Curves"}),x("label",{children:[x("input",{type:"checkbox",checked:En.value,onChange:t=>{
En.value=t.currentTarget.checked}})," all digits of values"]}),zi.value.map(t=>x("label",{children:[x("input",{type:"checkbox",checked:$n.value.has(t.title),onChange:()=>e(t.title)})," ",t.title,t.unit?
` (${t.unit})`:""]}))]}),zi.value.filter(t=>t.curves&&$n.value.has(t.title)).map(t=>x(yb,{group:t},t.title+t.unit))]})}var Qm=(i,e)=>Array.isArray(i)?i.map(e).join(", "):typeof i=="number"||i===null?e(i):i;function zc({name:i,value:e,unit:t,kind:n}){let s=Qm(e,al),r=Qm(e,Ia);return x("tr",{children:[x("th",{scope:"row",
children:i}),x("td",{class:n,title:s===r?void 0:r,children:[En.value?r:s,t]})]})}var Vc=(i,e)=>e.at.map((t,n)=>t-i.at[n]),vb=(i,e)=>i.reduce((t,n,s)=>t+n*e[s],0);function wb(i,e,t){let n=Vc(i,e),s=Vc(
i,t),r=Math.hypot(n[1]*s[2]-n[2]*s[1],n[2]*s[0]-n[0]*s[2],n[0]*s[1]-n[1]*s[0]);return Math.hypot(...n)>0&&Math.hypot(...s)>0?Math.atan2(r,vb(n,s))*180/Math.PI:NaN}function Gc(){bi.value&&(La.value=[...La.
value,bi.value].slice(-2))}function eg(){let i=bi.value;if(!i)return null;let e=La.value,t=e.at(-1),n=i.requests??[];return x("section",{class:"picked","aria-label":"Picked","aria-live":"polite",children:[
x("header",{children:[x("h2",{children:i.title}),x("button",{onClick:()=>{vt.value=null},"aria-label":"Close",children:"\xD7"})]}),x("table",{children:x("tbody",{children:[i.rows.map(s=>x(zc,{name:s.name,
value:s.value,unit:s.unit?` ${s.unit}`:""})),t&&x(zc,{name:`distance to ${t.title}`,value:Math.hypot(...Vc(t,i)),unit:" m",kind:"distance"}),e.length===2&&x(zc,{name:`angle at ${e[1].title}, from ${e[0].
title}`,value:wb(e[1],e[0],i),unit:"\xB0",kind:"angle"})]})}),x("button",{onClick:Gc,children:"Measure from here (M)"}),n.length>0&&ae.value?.id!=="preview"&&x("button",{onClick:()=>Ym(n),children:["P\
lot ",n.join(", ")]}),Et.value?.models&&i.object&&x("button",{onClick:()=>{Mm(i.title,i.object)},children:["Show ",i.object," in the model"]}),t&&x("button",{onClick:()=>{La.value=[]},children:"Measur\
e no more"}),x("button",{"aria-pressed":En.value,onClick:()=>{En.value=!En.value},children:"All digits"})]})}var tg=_e(null),Br=_e(null),Ml=_e(null),Sl=_e([]),Tl=_e(null),Wa=i=>{Qe.value=i.message};async function ig(i){if(Ml.value=null,Sl.value=[],Tl.value=null,Br.value=i,!i)return;let e=await Ut(`reports/${i.
id}`);Br.value===i&&(i.kind==="study"?Ml.value=e:i.kind==="approval"?Tl.value=e:Sl.value=e)}async function Mb(i,e){let{id:t}=await qn(`reports/${i}/run/${e}`,{});await Ua(),await Fi(t)}var Al=i=>typeof i==
"number"?yt(i):i==null?"\u2013":String(i);function Sb({t:i,id:e}){return x("table",{class:"figures",children:[x("thead",{children:x("tr",{children:[["case",...i.inputs,...i.outputs,"status"].map(t=>x(
"th",{scope:"col",children:t})),Et.value?.models&&x("th",{scope:"col",children:"run"})]})}),x("tbody",{children:i.cases.map(t=>x("tr",{children:[x("th",{scope:"row",children:x("button",{onClick:()=>{Km(
e,t.number).catch(Wa)},children:t.number})}),i.inputs.map(n=>x("td",{children:Al(t.inputs[n])})),i.outputs.map(n=>x("td",{children:Al(t.outputs?.[n])})),x("td",{title:t.error,children:t.status}),Et.value?.
models&&x("td",{children:x("button",{onClick:()=>{Mb(e,t.number).catch(Wa)},"aria-label":`Run case ${t.number}`,children:"Run"})})]}))})]})}function Tb(){return x("table",{class:"figures",children:[x(
"thead",{children:x("tr",{children:["quantity","error","at most"].map(i=>x("th",{scope:"col",children:i}))})}),Sl.value.map(i=>x("tbody",{children:[x("tr",{children:x("th",{scope:"rowgroup",colSpan:3,
children:[i.run?x("button",{onClick:()=>{Fi(i.run)},children:i.title}):i.title," ",x("span",{class:["passed","skipped","not run"].includes(i.status)?"":"missed",children:i.status})]})}),i.reason&&x("t\
r",{children:x("td",{colSpan:3,class:"reason",children:i.reason})}),(i.quantities??[]).map(e=>x("tr",{children:[x("td",{class:"reason",children:e.quantity}),x("td",{class:e.passed?"":"missed",children:[
Al(e.error)," ",e.unit]}),x("td",{children:Al(e.tolerance)})]}))]}))]})}function Ab({a:i}){let e=i.complete?i.passed?`passed, class ${i.class}`:"not passed":"not all hits have been made";return x("tab\
le",{class:"figures",children:[x("caption",{children:[i.title,": ",x("span",{class:i.complete&&!i.passed?"missed":"",children:e})]}),x("thead",{children:x("tr",{children:[x("th",{scope:"col",children:"\
condition"}),x("th",{scope:"col",children:"found"})]})}),i.hits.map(t=>x("tbody",{children:[x("tr",{children:x("th",{scope:"rowgroup",colSpan:2,children:t.run?x("button",{onClick:()=>{Fi(t.run)},children:t.
title}):t.title})}),t.error&&x("tr",{children:x("td",{colSpan:2,class:"missed",children:t.error})}),t.conditions.map(n=>x("tr",{children:[x("td",{class:"reason",children:n.what}),x("td",{class:n.passed?
"":"missed",children:n.found})]}))]}))]})}function ng(){Vt(()=>{Ut("reports").then(e=>{tg.value=e,!Br.value&&e.length>0&&ig(e[0]).catch(Wa)},Wa)},[]);let i=tg.value;return i?i.length===0?x("p",{children:[
"No study of ",x("code",{children:"gabion sweep"}),", no validation and no approval test is in the folders that are shown."]}):x(it,{children:[x("label",{children:["Report"," ",x("select",{value:Br.value?.
id,onChange:e=>{ig(i.find(t=>t.id===e.currentTarget.value)??null).catch(Wa)},children:i.map(e=>x("option",{value:e.id,children:[e.name," (",e.kind,")"]}))})]}),Ml.value&&Br.value&&x(Sb,{t:Ml.value,id:Br.
value.id}),Sl.value.length>0&&x(Tb,{}),Tl.value&&x(Ab,{a:Tl.value})]}):x("p",{role:"status",children:"Looking for studies, validations and approval tests\u2026"})}var Fs={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},ks={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Cg=0,md=1,Rg=2;var go=1,Pg=2,ra=3,vn=0,pi=1,fn=2,or=0,aa=1,gd=2,yd=3,xd=4,Ig=5;var lr=100,Fg=101,kg=102,Dg=103,Lg=104,Bg=200,Ug=201,Ng=202,Og=203,bd=204,_d=205,zg=206,Vg=207,Gg=208,Wg=209,Hg=210,Xg=211,qg=212,$g=213,Yg=214,Kl=0,jl=1,Ql=2,Kr=3,eh=4,th=5,ih=6,nh=7,vd=0,Jg=1,Zg=2,kn=0,
wd=1,Md=2,Sd=3,Td=4,Ad=5,Ed=6,Cd=7;var Rd=300,hr=301,oa=302,Eh=303,Ch=304,sh=1e3,In=1001,rh=1002,li=1003,Kg=1004;var yo=1005;var Xt=1006,Rh=1007;var is=1008;var Ji=1009,Pd=1010,Id=1011,la=1012,Ph=1013,wn=1014,Zi=1015,Mn=1016,Ih=1017,Fh=1018,ur=1020,Fd=35902,kd=35899,Dd=1021,Ld=1022,Ei=1023,es=1026,ns=1027,Bd=1028,kh=1029,Ds=1030,Dh=1031;var Lh=1033,xo=33776,bo=33777,_o=33778,vo=33779,Bh=35840,Uh=35841,Nh=35842,Oh=35843,zh=36196,Vh=37492,Gh=37496,Wh=37488,Hh=37489,wo=37490,Xh=37491,qh=37808,$h=37809,Yh=37810,Jh=37811,Zh=37812,Kh=37813,
jh=37814,Qh=37815,eu=37816,tu=37817,iu=37818,nu=37819,su=37820,ru=37821,au=36492,ou=36494,lu=36495,hu=36283,uu=36284,Mo=36285,cu=36286;var Ka=2300,ah=2301,Jl=2302,ld=2303,hd=2400,ud=2401,cd=2402;var jg=3200;var Ud=0,Qg=1,ss="",Wi="srgb",ja="srgb-linear",Qa="linear",xt="srgb";var Zl=7680;var e0=519,t0=512,i0=513,n0=514,Nd=515,s0=516,r0=517,Od=518,zd=519,a0=35044;var ha="300 es",cn=2e3,eo=2001;function Eb(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function Cb(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function to(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function o0(){let i=to("canvas");return i.style.display=
"block",i}var sg={},jr=null;function Vd(...i){let e="THREE."+i.shift();jr?jr("log",e,...i):console.log(e,...i)}function l0(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():
i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Be(...i){i=l0(i);let e="THREE."+i.shift();if(jr)jr("warn",e,...i);else{let t=i[0];t&&
t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function Ne(...i){i=l0(i);let e="THREE."+i.shift();if(jr)jr("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(
e)):console.error(e,...i)}}function Ya(...i){let e=i.join(" ");e in sg||(sg[e]=!0,Be(...i))}function h0(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:
n()}}setTimeout(r,t)})}var u0={[Kl]:Kl,[Ql]:ih,[eh]:eh,[Kr]:th,[jl]:jl,[ih]:Ql,[nh]:nh,[th]:Kr},_n=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===
void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;
if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.
slice(0);for(let r=0,a=s.length;r<a;r++)s[r].call(this,e);e.target=null}}},vi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","\
18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","\
40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","\
68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","\
90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","\
b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","\
e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],rg=1234567,Ja=Math.PI/180,Qr=180/Math.PI;
function ua(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(vi[i&255]+vi[i>>8&255]+vi[i>>16&255]+vi[i>>24&255]+"-"+vi[e&
255]+vi[e>>8&255]+"-"+vi[e>>16&15|64]+vi[e>>24&255]+"-"+vi[t&63|128]+vi[t>>8&255]+"-"+vi[t>>16&255]+vi[t>>24&255]+vi[n&255]+vi[n>>8&255]+vi[n>>16&255]+vi[n>>24&255]).toLowerCase()}function je(i,e,t){return Math.
max(e,Math.min(t,i))}function Gd(i,e){return(i%e+e)%e}function Rb(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function Pb(i,e,t){return i!==e?(t-i)/(e-i):0}function Za(i,e,t){return(1-t)*i+t*e}function Ib(i,e,t,n){
return Za(i,e,1-Math.exp(-t*n))}function Fb(i,e=1){return e-Math.abs(Gd(i,e*2)-e)}function kb(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function Db(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-
e),i*i*i*(i*(i*6-15)+10))}function Lb(i,e){return i+Math.floor(Math.random()*(e-i+1))}function Bb(i,e){return i+Math.random()*(e-i)}function Ub(i){return i*(.5-Math.random())}function Nb(i){i!==void 0&&
(rg=i);let e=rg+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Ob(i){return i*Ja}function zb(i){return i*Qr}function Vb(i){return i>0&&Number.
isInteger(i)&&2**Math.round(Math.log2(i))===i}function Gb(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Wd(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Wb(i,e,t,n,s){
let r=Math.cos,a=Math.sin,o=r(t/2),l=a(t/2),h=r((e+n)/2),u=a((e+n)/2),f=r((e-n)/2),d=a((e-n)/2),c=r((n-e)/2),g=a((n-e)/2);switch(s){case"XYX":i.set(o*u,l*f,l*d,o*h);break;case"YZY":i.set(l*d,o*u,l*f,o*
h);break;case"ZXZ":i.set(l*f,l*d,o*u,o*h);break;case"XZX":i.set(o*u,l*g,l*c,o*h);break;case"YXY":i.set(l*c,o*u,l*g,o*h);break;case"ZYZ":i.set(l*g,l*c,o*u,o*h);break;default:Be("MathUtils: .setQuaterni\
onFromProperEuler() encountered an unknown order: "+s)}}function Hd(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:
return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function c0(i,e){if(e.constructor===Float32Array)return i;let t=Hd(e);if(t===void 0)throw new Error("THREE.Math\
Utils: Invalid component type.");return Math.max(i/t,-1)}function d0(i,e){if(e.constructor===Float32Array)return i;let t=Hd(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");
return Math.round(i*t)}var Xd={DEG2RAD:Ja,RAD2DEG:Qr,generateUUID:ua,clamp:je,euclideanModulo:Gd,mapLinear:Rb,inverseLerp:Pb,lerp:Za,damp:Ib,pingpong:Fb,smoothstep:kb,smootherstep:Db,randInt:Lb,randFloat:Bb,
randFloatSpread:Ub,seededRandom:Nb,degToRad:Ob,radToDeg:zb,isPowerOfTwo:Vb,ceilPowerOfTwo:Gb,floorPowerOfTwo:Wd,setQuaternionFromProperEuler:Wb,normalize:d0,denormalize:c0},Re=class{static{this.prototype.
isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){
return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: \
index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.
constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.
y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.
x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(
1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){
return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=je(this.x,e.x,t.x),this.y=je(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=je(this.x,e,t),this.y=je(this.
y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(je(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.
ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){
return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.
x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.
sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(je(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.
x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,
this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){
return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,a=this.y-e.y;return this.x=r*n-
a*s+e.x,this.y=r*s+a*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},qi=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=
!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,a,o){let l=n[s+0],h=n[s+1],u=n[s+2],f=n[s+3],d=r[a+0],c=r[a+1],g=r[a+2],w=r[a+3];if(f!==w||l!==d||h!==c||u!==g){let p=l*d+h*c+u*g+
f*w;p<0&&(d=-d,c=-c,g=-g,w=-w,p=-p);let m=1-o;if(p<.9995){let v=Math.acos(p),E=Math.sin(v);m=Math.sin(m*v)/E,o=Math.sin(o*v)/E,l=l*m+d*o,h=h*m+c*o,u=u*m+g*o,f=f*m+w*o}else{l=l*m+d*o,h=h*m+c*o,u=u*m+g*
o,f=f*m+w*o;let v=1/Math.sqrt(l*l+h*h+u*u+f*f);l*=v,h*=v,u*=v,f*=v}}e[t]=l,e[t+1]=h,e[t+2]=u,e[t+3]=f}static multiplyQuaternionsFlat(e,t,n,s,r,a){let o=n[s],l=n[s+1],h=n[s+2],u=n[s+3],f=r[a],d=r[a+1],
c=r[a+2],g=r[a+3];return e[t]=o*g+u*f+l*c-h*d,e[t+1]=l*g+u*d+h*f-o*c,e[t+2]=h*g+u*c+o*d-l*f,e[t+3]=u*g-o*f-l*d-h*c,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this.
_y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this.
_x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this.
_onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,a=e._order,o=Math.cos,l=Math.sin,h=o(n/2),u=o(s/2),f=o(r/2),d=l(n/2),c=l(s/2),g=l(r/2);switch(a){case"XYZ":this._x=d*u*f+h*c*g,this.
_y=h*c*f-d*u*g,this._z=h*u*g+d*c*f,this._w=h*u*f-d*c*g;break;case"YXZ":this._x=d*u*f+h*c*g,this._y=h*c*f-d*u*g,this._z=h*u*g-d*c*f,this._w=h*u*f+d*c*g;break;case"ZXY":this._x=d*u*f-h*c*g,this._y=h*c*f+
d*u*g,this._z=h*u*g+d*c*f,this._w=h*u*f-d*c*g;break;case"ZYX":this._x=d*u*f-h*c*g,this._y=h*c*f+d*u*g,this._z=h*u*g-d*c*f,this._w=h*u*f+d*c*g;break;case"YZX":this._x=d*u*f+h*c*g,this._y=h*c*f+d*u*g,this.
_z=h*u*g-d*c*f,this._w=h*u*f-d*c*g;break;case"XZY":this._x=d*u*f-h*c*g,this._y=h*c*f-d*u*g,this._z=h*u*g+d*c*f,this._w=h*u*f+d*c*g;break;default:Be("Quaternion: .setFromEuler() encountered an unknown \
order: "+a)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){
let t=e.elements,n=t[0],s=t[4],r=t[8],a=t[1],o=t[5],l=t[9],h=t[2],u=t[6],f=t[10],d=n+o+f;if(d>0){let c=.5/Math.sqrt(d+1);this._w=.25/c,this._x=(u-l)*c,this._y=(r-h)*c,this._z=(a-s)*c}else if(n>o&&n>f){
let c=2*Math.sqrt(1+n-o-f);this._w=(u-l)/c,this._x=.25*c,this._y=(s+a)/c,this._z=(r+h)/c}else if(o>f){let c=2*Math.sqrt(1+o-n-f);this._w=(r-h)/c,this._x=(s+a)/c,this._y=.25*c,this._z=(l+u)/c}else{let c=2*
Math.sqrt(1+f-n-o);this._w=(a-s)/c,this._x=(r+h)/c,this._y=(l+u)/c,this._z=.25*c}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(
e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){
return 2*Math.acos(Math.abs(je(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){
return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*
this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=
0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){
return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,a=e._w,o=t._x,l=t._y,h=t._z,u=t._w;return this._x=n*u+a*o+s*h-r*l,this._y=s*u+a*l+r*o-n*h,this._z=r*u+a*h+n*l-
s*o,this._w=a*u-n*o-s*l-r*h,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,a=e._w,o=this.dot(e);o<0&&(n=-n,s=-s,r=-r,a=-a,o=-o);let l=1-t;if(o<.9995){let h=Math.acos(o),u=Math.sin(h);
l=Math.sin(l*h)/u,t=Math.sin(t*h)/u,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+a*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this.
_z=this._z*l+r*t,this._w=this._w*l+a*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),
s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){
return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){
return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.
iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},B=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.
z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:
this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.
y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){
return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.
x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-
t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.
y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(ag.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(ag.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.
z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,
n=this.y,s=this.z,r=e.elements,a=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*a,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*a,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*a,this}applyQuaternion(e){
let t=this.x,n=this.y,s=this.z,r=e.x,a=e.y,o=e.z,l=e.w,h=2*(a*s-o*n),u=2*(o*t-r*s),f=2*(r*n-a*t);return this.x=t+l*h+a*f-o*u,this.y=n+l*u+o*h-r*f,this.z=s+l*f+r*u-a*h,this}project(e){return this.applyMatrix4(
e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,
r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.
multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=
Math.max(this.z,e.z),this}clamp(e,t){return this.x=je(this.x,e.x,t.x),this.y=je(this.y,e.y,t.y),this.z=je(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=je(this.x,e,t),this.y=je(this.y,e,t),this.
z=je(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(je(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(
this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),
this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+
this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(
this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.
z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.
z,a=t.x,o=t.y,l=t.z;return this.x=s*l-r*o,this.y=r*a-n*l,this.z=n*o-s*a,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(
n)}projectOnPlane(e){return Wc.copy(this).projectOnVector(e),this.sub(Wc)}reflect(e){return this.sub(Wc.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());
if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(je(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*
t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){
let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){
return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(
e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){
return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===
this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(
t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.
sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Wc=new B,ag=new qi,ze=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,a,o,l,h){
this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,a,o,l,h)}set(e,t,n,s,r,a,o,l,h){let u=this.elements;return u[0]=e,u[1]=s,u[2]=o,u[3]=t,u[4]=r,u[5]=l,u[6]=n,u[7]=a,u[8]=h,this}identity(){
return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){
return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),
this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,a=n[0],o=n[3],l=n[6],h=n[1],
u=n[4],f=n[7],d=n[2],c=n[5],g=n[8],w=s[0],p=s[3],m=s[6],v=s[1],E=s[4],M=s[7],C=s[2],A=s[5],y=s[8];return r[0]=a*w+o*v+l*C,r[3]=a*p+o*E+l*A,r[6]=a*m+o*M+l*y,r[1]=h*w+u*v+f*C,r[4]=h*p+u*E+f*A,r[7]=h*m+u*
M+f*y,r[2]=d*w+c*v+g*C,r[5]=d*p+c*E+g*A,r[8]=d*m+c*M+g*y,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.
elements,t=e[0],n=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],h=e[7],u=e[8];return t*a*u-t*o*h-n*r*u+n*o*l+s*r*h-s*a*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],h=e[7],
u=e[8],f=u*a-o*h,d=o*l-u*r,c=h*r-a*l,g=t*f+n*d+s*c;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let w=1/g;return e[0]=f*w,e[1]=(s*h-u*n)*w,e[2]=(o*n-s*a)*w,e[3]=d*w,e[4]=(u*t-s*l)*w,e[5]=(s*r-o*t)*w,e[6]=
c*w,e[7]=(n*l-h*t)*w,e[8]=(a*t-n*r)*w,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(
e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,a,o){let l=Math.
cos(r),h=Math.sin(r);return this.set(n*l,n*h,-n*(l*a+h*o)+a+e,-s*h,s*l,-s*(-h*a+l*o)+o+t,0,0,1),this}scale(e,t){return Ya("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(
Hc.makeScale(e,t)),this}rotate(e){return Ya("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Hc.makeRotation(-e)),this}translate(e,t){return Ya("Matrix3: .translate()\
 is deprecated. Use .makeTranslation() instead."),this.premultiply(Hc.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){
let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==
n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+
5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Hc=new ze,og=new ze().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,
.9505322),lg=new ze().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Hb(){let i={enabled:!0,workingColorSpace:ja,spaces:{},convert:function(s,r,a){
return this.enabled===!1||r===a||!r||!a||(this.spaces[r].transfer===xt&&(s.r=Qn(s.r),s.g=Qn(s.g),s.b=Qn(s.b)),this.spaces[r].primaries!==this.spaces[a].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),
s.applyMatrix3(this.spaces[a].fromXYZ)),this.spaces[a].transfer===xt&&(s.r=Zr(s.r),s.g=Zr(s.g),s.b=Zr(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){
return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===ss?Qa:this.spaces[s].transfer},getToneMappingMode:function(s){
return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){
Object.assign(this.spaces,s)},_getMatrix:function(s,r,a){return s.copy(this.spaces[a].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.
drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,
.329];return i.define({[ja]:{primaries:e,whitePoint:n,transfer:Qa,toXYZ:og,fromXYZ:lg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Wi},outputColorSpaceConfig:{drawingBufferColorSpace:Wi}},
[Wi]:{primaries:e,whitePoint:n,transfer:xt,toXYZ:og,fromXYZ:lg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Wi}}}),i}var Ke=Hb();function Qn(i){return i<.04045?i*.0773993808:
Math.pow(i*.9478672986+.0521327014,2.4)}function Zr(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Ur,oh=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>
"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{Ur===void 0&&(Ur=to("canvas")),Ur.width=e.width,Ur.height=e.height;let s=Ur.getContext("2d");e instanceof ImageData?s.putImageData(e,0,
0):s.drawImage(e,0,0,e.width,e.height),n=Ur}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||
typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=to("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),
r=s.data;for(let a=0;a<r.length;a++)r[a]=Qn(r[a]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?
t[n]=Math.floor(Qn(t[n]/255)*255):t[n]=Qn(t[n]);return{data:t,width:e.width,height:e.height}}else return Be("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},
Xb=0,ea=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Xb++}),this.uuid=ua(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<
"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||
0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},
s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let a=0,o=s.length;a<o;a++)s[a].isDataTexture?r.push(Xc(s[a].image)):r.push(Xc(s[a]))}else r=Xc(s);n.url=r}return t||(e.images[this.uuid]=n),
n}};function Xc(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?oh.
getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Be("Texture: Unable to serialize Texture."),{})}var qb=0,qc=new B,Bi=class i extends _n{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=In,s=In,r=Xt,a=is,o=Ei,l=Ji,h=i.DEFAULT_ANISOTROPY,u=ss){super(),this.isTexture=!0,Object.defineProperty(this,
"id",{value:qb++}),this.uuid=ua(),this.name="",this.source=new ea(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=a,this.anisotropy=h,this.format=
o,this.internalFormat=null,this.type=l,this.offset=new Re(0,0),this.repeat=new Re(1,1),this.center=new Re(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ze,this.generateMipmaps=!0,this.
mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.
isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(qc).x}get height(){return this.
source.getSize(qc).y}get depth(){return this.source.getSize(qc).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.
y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.
constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=
e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.
repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=
e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=
e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){
let n=e[t];if(n===void 0){Be(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Be(`Texture.setValues(): property '${t}' does not exist.`);continue}
s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)
return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,
repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.
internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,
mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.
uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Rd)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case sh:e.x=e.x-Math.floor(e.x);break;case In:
e.x=e.x<0?0:1;break;case rh:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case sh:e.y=e.y-Math.floor(e.y);break;case In:e.y=e.
y<0?0:1;break;case rh:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=
!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Bi.DEFAULT_IMAGE=null;Bi.DEFAULT_MAPPING=Rd;Bi.DEFAULT_ANISOTROPY=1;var bt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){
this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){
return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.
x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.
x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){
return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){
return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.
z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.
x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,a=e.elements;return this.x=
a[0]*t+a[4]*n+a[8]*s+a[12]*r,this.y=a[1]*t+a[5]*n+a[9]*s+a[13]*r,this.z=a[2]*t+a[6]*n+a[10]*s+a[14]*r,this.w=a[3]*t+a[7]*n+a[11]*s+a[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.
w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.
y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,h=l[0],u=l[4],f=l[8],d=l[1],c=l[5],g=l[9],w=l[2],p=l[6],m=l[10];if(Math.abs(u-d)<.01&&Math.abs(f-w)<.01&&Math.abs(
g-p)<.01){if(Math.abs(u+d)<.1&&Math.abs(f+w)<.1&&Math.abs(g+p)<.1&&Math.abs(h+c+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let E=(h+1)/2,M=(c+1)/2,C=(m+1)/2,A=(u+d)/4,y=(f+w)/4,S=(g+p)/4;return E>
M&&E>C?E<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(E),s=A/n,r=y/n):M>C?M<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(M),n=A/s,r=S/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=
y/r,s=S/r),this.set(n,s,r,t),this}let v=Math.sqrt((p-g)*(p-g)+(f-w)*(f-w)+(d-u)*(d-u));return Math.abs(v)<.001&&(v=1),this.x=(p-g)/v,this.y=(f-w)/v,this.z=(d-u)/v,this.w=Math.acos((h+c+m-1)/2),this}setFromMatrixPosition(e){
let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.
w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=je(this.x,e.x,t.x),this.y=je(this.
y,e.y,t.y),this.z=je(this.z,e.z,t.z),this.w=je(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=je(this.x,e,t),this.y=je(this.y,e,t),this.z=je(this.z,e,t),this.w=je(this.w,e,t),this}clampLength(e,t){
let n=this.length();return this.divideScalar(n||1).multiplyScalar(je(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){
return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.
z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.
y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(
this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||
1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.
x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],
this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=
e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.
w}},lh=class extends _n{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Xt,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,
resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},
n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new bt(0,0,e,t),this.scissorTest=!1,this.viewport=new bt(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)
this.textures[r]=new Bi({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=
n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,
this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=
n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Xt,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&
(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&
(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),
e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&
(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this.
_depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this.
_depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.
textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,
t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,
this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=
this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new ea(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.
resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,
this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else
this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent(
{type:"dispose"})}},jt=class extends lh{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},io=class extends Bi{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,
this.image={data:e,width:t,height:n,depth:s},this.magFilter=li,this.minFilter=li,this.wrapR=In,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.
copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var hh=class extends Bi{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=li,this.minFilter=li,this.wrapR=In,this.generateMipmaps=
!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Lt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,a,o,l,h,u,f,d,c,g,w,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,a,o,l,h,u,f,d,c,g,w,p)}set(e,t,n,s,r,a,o,l,h,u,f,d,c,g,w,p){
let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=a,m[9]=o,m[13]=l,m[2]=h,m[6]=u,m[10]=f,m[14]=d,m[3]=c,m[7]=g,m[11]=w,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,
0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],
t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){
let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):
(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){
if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/Nr.setFromMatrixColumn(e,0).length(),r=1/Nr.setFromMatrixColumn(e,1).length(),a=1/Nr.setFromMatrixColumn(e,2).length();
return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*a,t[9]=n[9]*a,t[10]=n[10]*a,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){
let t=this.elements,n=e.x,s=e.y,r=e.z,a=Math.cos(n),o=Math.sin(n),l=Math.cos(s),h=Math.sin(s),u=Math.cos(r),f=Math.sin(r);if(e.order==="XYZ"){let d=a*u,c=a*f,g=o*u,w=o*f;t[0]=l*u,t[4]=-l*f,t[8]=h,t[1]=
c+g*h,t[5]=d-w*h,t[9]=-o*l,t[2]=w-d*h,t[6]=g+c*h,t[10]=a*l}else if(e.order==="YXZ"){let d=l*u,c=l*f,g=h*u,w=h*f;t[0]=d+w*o,t[4]=g*o-c,t[8]=a*h,t[1]=a*f,t[5]=a*u,t[9]=-o,t[2]=c*o-g,t[6]=w+d*o,t[10]=a*l}else if(e.
order==="ZXY"){let d=l*u,c=l*f,g=h*u,w=h*f;t[0]=d-w*o,t[4]=-a*f,t[8]=g+c*o,t[1]=c+g*o,t[5]=a*u,t[9]=w-d*o,t[2]=-a*h,t[6]=o,t[10]=a*l}else if(e.order==="ZYX"){let d=a*u,c=a*f,g=o*u,w=o*f;t[0]=l*u,t[4]=
g*h-c,t[8]=d*h+w,t[1]=l*f,t[5]=w*h+d,t[9]=c*h-g,t[2]=-h,t[6]=o*l,t[10]=a*l}else if(e.order==="YZX"){let d=a*l,c=a*h,g=o*l,w=o*h;t[0]=l*u,t[4]=w-d*f,t[8]=g*f+c,t[1]=f,t[5]=a*u,t[9]=-o*u,t[2]=-h*u,t[6]=
c*f+g,t[10]=d-w*f}else if(e.order==="XZY"){let d=a*l,c=a*h,g=o*l,w=o*h;t[0]=l*u,t[4]=-f,t[8]=h*u,t[1]=d*f+w,t[5]=a*u,t[9]=c*f-g,t[2]=g*f-c,t[6]=o*u,t[10]=w*f+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=
0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose($b,e,Yb)}lookAt(e,t,n){let s=this.elements;return Vi.subVectors(e,t),Vi.lengthSq()===0&&(Vi.z=1),Vi.normalize(),bs.crossVectors(
n,Vi),bs.lengthSq()===0&&(Math.abs(n.z)===1?Vi.x+=1e-4:Vi.z+=1e-4,Vi.normalize(),bs.crossVectors(n,Vi)),bs.normalize(),El.crossVectors(Vi,bs),s[0]=bs.x,s[4]=El.x,s[8]=Vi.x,s[1]=bs.y,s[5]=El.y,s[9]=Vi.
y,s[2]=bs.z,s[6]=El.z,s[10]=Vi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,
a=n[0],o=n[4],l=n[8],h=n[12],u=n[1],f=n[5],d=n[9],c=n[13],g=n[2],w=n[6],p=n[10],m=n[14],v=n[3],E=n[7],M=n[11],C=n[15],A=s[0],y=s[4],S=s[8],U=s[12],P=s[1],D=s[5],V=s[9],G=s[13],I=s[2],q=s[6],Y=s[10],H=s[14],
ie=s[3],X=s[7],ee=s[11],te=s[15];return r[0]=a*A+o*P+l*I+h*ie,r[4]=a*y+o*D+l*q+h*X,r[8]=a*S+o*V+l*Y+h*ee,r[12]=a*U+o*G+l*H+h*te,r[1]=u*A+f*P+d*I+c*ie,r[5]=u*y+f*D+d*q+c*X,r[9]=u*S+f*V+d*Y+c*ee,r[13]=u*
U+f*G+d*H+c*te,r[2]=g*A+w*P+p*I+m*ie,r[6]=g*y+w*D+p*q+m*X,r[10]=g*S+w*V+p*Y+m*ee,r[14]=g*U+w*G+p*H+m*te,r[3]=v*A+E*P+M*I+C*ie,r[7]=v*y+E*D+M*q+C*X,r[11]=v*S+E*V+M*Y+C*ee,r[15]=v*U+E*G+M*H+C*te,this}multiplyScalar(e){
let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,
t=e[0],n=e[4],s=e[8],r=e[12],a=e[1],o=e[5],l=e[9],h=e[13],u=e[2],f=e[6],d=e[10],c=e[14],g=e[3],w=e[7],p=e[11],m=e[15],v=l*c-h*d,E=o*c-h*f,M=o*d-l*f,C=a*c-h*u,A=a*d-l*u,y=a*f-o*u;return t*(w*v-p*E+m*M)-
n*(g*v-p*C+m*A)+s*(g*E-w*C+m*y)-r*(g*M-w*A+p*y)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],a=e[5],o=e[9],l=e[2],h=e[6],u=e[10];return t*(a*u-o*h)-n*(r*u-o*l)+s*(r*h-a*l)}transpose(){
let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){
let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],h=e[7],u=e[8],f=e[9],
d=e[10],c=e[11],g=e[12],w=e[13],p=e[14],m=e[15],v=t*o-n*a,E=t*l-s*a,M=t*h-r*a,C=n*l-s*o,A=n*h-r*o,y=s*h-r*l,S=u*w-f*g,U=u*p-d*g,P=u*m-c*g,D=f*p-d*w,V=f*m-c*w,G=d*m-c*p,I=v*G-E*V+M*D+C*P-A*U+y*S;if(I===
0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let q=1/I;return e[0]=(o*G-l*V+h*D)*q,e[1]=(s*V-n*G-r*D)*q,e[2]=(w*y-p*A+m*C)*q,e[3]=(d*A-f*y-c*C)*q,e[4]=(l*P-a*G-h*U)*q,e[5]=(t*G-s*P+r*U)*q,e[6]=(p*
M-g*y-m*E)*q,e[7]=(u*y-d*M+c*E)*q,e[8]=(a*V-o*P+h*S)*q,e[9]=(n*P-t*V-r*S)*q,e[10]=(g*A-w*M+m*v)*q,e[11]=(f*M-u*A-c*v)*q,e[12]=(o*U-a*D-l*S)*q,e[13]=(t*D-n*U+s*S)*q,e[14]=(w*E-g*C-p*v)*q,e[15]=(u*C-f*E+
d*v)*q,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.
elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.
x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.
cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){
let n=Math.cos(t),s=Math.sin(t),r=1-n,a=e.x,o=e.y,l=e.z,h=r*a,u=r*o;return this.set(h*a+n,h*o-s*l,h*l+s*o,0,h*o+s*l,u*o+n,u*l-s*a,0,h*l-s*o,u*l+s*a,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.
set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,a){return this.set(1,n,r,0,e,1,a,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,a=t._y,o=t._z,l=t._w,h=r+r,u=a+a,f=o+o,
d=r*h,c=r*u,g=r*f,w=a*u,p=a*f,m=o*f,v=l*h,E=l*u,M=l*f,C=n.x,A=n.y,y=n.z;return s[0]=(1-(w+m))*C,s[1]=(c+M)*C,s[2]=(g-E)*C,s[3]=0,s[4]=(c-M)*A,s[5]=(1-(d+m))*A,s[6]=(p+v)*A,s[7]=0,s[8]=(g+E)*y,s[9]=(p-
v)*y,s[10]=(1-(d+w))*y,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),
t.identity(),this;let a=Nr.set(s[0],s[1],s[2]).length(),o=Nr.set(s[4],s[5],s[6]).length(),l=Nr.set(s[8],s[9],s[10]).length();r<0&&(a=-a),yn.copy(this);let h=1/a,u=1/o,f=1/l;return yn.elements[0]*=h,yn.
elements[1]*=h,yn.elements[2]*=h,yn.elements[4]*=u,yn.elements[5]*=u,yn.elements[6]*=u,yn.elements[8]*=f,yn.elements[9]*=f,yn.elements[10]*=f,t.setFromRotationMatrix(yn),n.x=a,n.y=o,n.z=l,this}makePerspective(e,t,n,s,r,a,o=cn,l=!1){
let h=this.elements,u=2*r/(t-e),f=2*r/(n-s),d=(t+e)/(t-e),c=(n+s)/(n-s),g,w;if(l)g=r/(a-r),w=a*r/(a-r);else if(o===cn)g=-(a+r)/(a-r),w=-2*a*r/(a-r);else if(o===eo)g=-a/(a-r),w=-a*r/(a-r);else throw new Error(
"THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return h[0]=u,h[4]=0,h[8]=d,h[12]=0,h[1]=0,h[5]=f,h[9]=c,h[13]=0,h[2]=0,h[6]=0,h[10]=g,h[14]=w,h[3]=0,h[7]=0,h[11]=-1,h[15]=0,this}makeOrthographic(e,t,n,s,r,a,o=cn,l=!1){
let h=this.elements,u=2/(t-e),f=2/(n-s),d=-(t+e)/(t-e),c=-(n+s)/(n-s),g,w;if(l)g=1/(a-r),w=a/(a-r);else if(o===cn)g=-2/(a-r),w=-(a+r)/(a-r);else if(o===eo)g=-1/(a-r),w=-r/(a-r);else throw new Error("T\
HREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return h[0]=u,h[4]=0,h[8]=0,h[12]=d,h[1]=0,h[5]=f,h[9]=0,h[13]=c,h[2]=0,h[6]=0,h[10]=g,h[14]=w,h[3]=0,h[7]=0,h[11]=0,h[15]=1,this}equals(e){
let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=
n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},
Nr=new B,yn=new Lt,$b=new B(0,0,0),Yb=new B(1,1,1),bs=new B,El=new B,Vi=new B,hg=new Lt,ug=new qi,Ts=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this.
_order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){
return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.
constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.
elements,r=s[0],a=s[4],o=s[8],l=s[1],h=s[5],u=s[9],f=s[2],d=s[6],c=s[10];switch(t){case"XYZ":this._y=Math.asin(je(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-u,c),this._z=Math.atan2(-a,r)):(this.
_x=Math.atan2(d,h),this._z=0);break;case"YXZ":this._x=Math.asin(-je(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(o,c),this._z=Math.atan2(l,h)):(this._y=Math.atan2(-f,r),this._z=0);break;case"ZXY":
this._x=Math.asin(je(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-f,c),this._z=Math.atan2(-a,h)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-je(f,-1,1)),Math.abs(f)<.9999999?
(this._x=Math.atan2(d,c),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-a,h));break;case"YZX":this._z=Math.asin(je(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,h),this._y=Math.atan2(-f,
r)):(this._x=0,this._y=Math.atan2(o,c));break;case"XZY":this._z=Math.asin(-je(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(d,h),this._y=Math.atan2(o,r)):(this._x=Math.atan2(-u,c),this._y=0);break;default:
Be("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return hg.makeRotationFromQuaternion(e),this.
setFromRotationMatrix(hg,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return ug.setFromEuler(this),this.setFromQuaternion(ug,e)}equals(e){return e._x===this._x&&e._y===
this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=
this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this.
_order}};Ts.DEFAULT_ORDER="XYZ";var no=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=
~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Jb=0,cg=new B,Or=new qi,Yn=new Lt,Cl=new B,Ha=new B,Zb=new B,Kb=new qi,dg=new B(1,
0,0),fg=new B(0,1,0),pg=new B(0,0,1),mg={type:"added"},jb={type:"removed"},zr={type:"childadded",child:null},$c={type:"childremoved",child:null},$i=class i extends _n{constructor(){super(),this.isObject3D=
!0,Object.defineProperty(this,"id",{value:Jb++}),this.uuid=ua(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new B,t=new Ts,n=new qi,s=new B(1,
1,1);function r(){n.setFromEuler(t,!1)}function a(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(a),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{
configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Lt},normalMatrix:{value:new ze}}),this.
matrix=new Lt,this.matrixWorld=new Lt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new no,
this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.
userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(
this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){
this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.
copy(e)}rotateOnAxis(e,t){return Or.setFromAxisAngle(e,t),this.quaternion.multiply(Or),this}rotateOnWorldAxis(e,t){return Or.setFromAxisAngle(e,t),this.quaternion.premultiply(Or),this}rotateX(e){return this.
rotateOnAxis(dg,e)}rotateY(e){return this.rotateOnAxis(fg,e)}rotateZ(e){return this.rotateOnAxis(pg,e)}translateOnAxis(e,t){return cg.copy(e).applyQuaternion(this.quaternion),this.position.add(cg.multiplyScalar(
t)),this}translateX(e){return this.translateOnAxis(dg,e)}translateY(e){return this.translateOnAxis(fg,e)}translateZ(e){return this.translateOnAxis(pg,e)}localToWorld(e){return this.updateWorldMatrix(!0,
!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Yn.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Cl.copy(e):Cl.set(e,t,n);let s=this.
parent;this.updateWorldMatrix(!0,!1),Ha.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Yn.lookAt(Ha,Cl,this.up):Yn.lookAt(Cl,Ha,this.up),this.quaternion.setFromRotationMatrix(Yn),
s&&(Yn.extractRotation(s.matrixWorld),Or.setFromRotationMatrix(Yn),this.quaternion.premultiply(Or.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}
return e===this?(Ne("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(mg),zr.child=e,this.
dispatchEvent(zr),zr.child=null):Ne("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}
let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(jb),$c.child=e,this.dispatchEvent($c),$c.child=null),this}removeFromParent(){let e=this.parent;return e!==
null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Yn.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,
!1),Yn.multiply(e.parent.matrixWorld)),e.applyMatrix4(Yn),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(mg),zr.child=e,this.dispatchEvent(zr),zr.child=
null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.
length;n<s;n++){let a=this.children[n].getObjectByProperty(e,t);if(a!==void 0)return a}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,a=s.length;r<a;r++)s[r].
getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.
matrixWorld.decompose(Ha,e,Zb),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ha,Kb,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;
return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===
!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(
this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-
r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.
copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(
e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===
!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let a=0,
o=r.length;a<o;a++)r[a].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},
n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=
this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),
s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign(
{},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=
this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.
sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(o=>({...o,boundingBox:o.boundingBox?o.boundingBox.toJSON():void 0,
boundingSphere:o.boundingSphere?o.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(o=>({...o})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=
this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=
this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(
e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.
boundingBox.toJSON()));function r(o,l){return o[l.uuid]===void 0&&(o[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.
isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.
isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){let l=o.shapes;if(Array.isArray(l))for(let h=0,u=l.length;h<
u;h++){let f=l[h];r(e.shapes,f)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=
this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let o=[];for(let l=0,h=this.material.length;l<h;l++)o.push(r(e.materials,this.material[l]));s.material=o}else s.material=r(
e.materials,this.material);if(this.children.length>0){s.children=[];for(let o=0;o<this.children.length;o++)s.children.push(this.children[o].toJSON(e).object)}if(this.animations.length>0){s.animations=
[];for(let o=0;o<this.animations.length;o++){let l=this.animations[o];s.animations.push(r(e.animations,l))}}if(t){let o=a(e.geometries),l=a(e.materials),h=a(e.textures),u=a(e.images),f=a(e.shapes),d=a(
e.skeletons),c=a(e.animations),g=a(e.nodes);o.length>0&&(n.geometries=o),l.length>0&&(n.materials=l),h.length>0&&(n.textures=h),u.length>0&&(n.images=u),f.length>0&&(n.shapes=f),d.length>0&&(n.skeletons=
d),c.length>0&&(n.animations=c),g.length>0&&(n.nodes=g)}return n.object=s,n;function a(o){let l=[];for(let h in o){let u=o[h];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().
copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=
e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=
e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,
this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){
this.dispatchEvent({type:"dispose"})}};$i.DEFAULT_UP=new B(0,1,0);$i.DEFAULT_MATRIX_AUTO_UPDATE=!0;$i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Xi=class extends $i{constructor(){super(),this.isGroup=!0,
this.type="Group"}},Qb={type:"move"},ta=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Xi,this._hand.matrixAutoUpdate=
!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Xi,this._targetRay.matrixAutoUpdate=
!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new B,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new B),this._targetRay}getGripSpace(){
return this._grip===null&&(this._grip=new Xi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new B,this._grip.hasAngularVelocity=!1,this.
_grip.angularVelocity=new B,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this.
_hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),
this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.
visible=!1),this}update(e,t,n){let s=null,r=null,a=null,o=this._targetRay,l=this._grip,h=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(h&&e.hand){a=!0;for(let w of e.hand.values()){
let p=t.getJointPose(w,n),m=this._getHandJoint(h,w);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),
m.visible=p!==null}let u=h.joints["index-finger-tip"],f=h.joints["thumb-tip"],d=u.position.distanceTo(f.position),c=.02,g=.005;h.inputState.pinching&&d>c+g?(h.inputState.pinching=!1,this.dispatchEvent(
{type:"pinchend",handedness:e.handedness,target:this})):!h.inputState.pinching&&d<=c-g&&(h.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==
null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=
!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent(
{type:"gripUpdated",data:e,target:this})));o!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(o.matrix.fromArray(s.transform.matrix),o.matrix.decompose(o.position,o.quaternion,
o.scale),o.matrixWorldNeedsUpdate=!0,s.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(s.linearVelocity)):o.hasLinearVelocity=!1,s.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.
copy(s.angularVelocity)):o.hasAngularVelocity=!1,this.dispatchEvent(Qb)))}return o!==null&&(o.visible=s!==null),l!==null&&(l.visible=r!==null),h!==null&&(h.visible=a!==null),this}_getHandJoint(e,t){if(e.
joints[t.jointName]===void 0){let n=new Xi;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},f0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,
azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,
cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,
darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,
darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,
ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,
lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,
lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,
limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,
mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,
orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,
plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,
sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,
turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},_s={h:0,s:0,l:0},Rl={h:0,s:0,l:0};function Yc(i,e,t){return t<0&&(t+=1),t>1&&(t-=
1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var nt=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&
s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Wi){return e=
Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Ke.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=Ke.workingColorSpace){return this.r=e,this.g=t,this.b=n,Ke.colorSpaceToWorking(
this,s),this}setHSL(e,t,n,s=Ke.workingColorSpace){if(e=Gd(e,1),t=je(t,0,1),n=je(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,a=2*n-r;this.r=Yc(a,r,e+1/3),this.g=Yc(a,r,e),this.
b=Yc(a,r,e-1/3)}return Ke.colorSpaceToWorking(this,s),this}setStyle(e,t=Wi){function n(r){r!==void 0&&parseFloat(r)<1&&Be("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.
exec(e)){let r,a=s[1],o=s[2];switch(a){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],
10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.
exec(o))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.
exec(o))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Be("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],
a=r.length;if(a===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(a===6)return this.setHex(parseInt(r,16),t);Be("Color: Invalid hex color\
 "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Wi){let n=f0[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Be("Color: Unknown color "+e),this}clone(){return new this.
constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Qn(e.r),this.g=Qn(e.g),this.b=Qn(e.b),this}copyLinearToSRGB(e){return this.r=Zr(
e.r),this.g=Zr(e.g),this.b=Zr(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Wi){return Ke.workingToColorSpace(
wi.copy(this),e),Math.round(je(wi.r*255,0,255))*65536+Math.round(je(wi.g*255,0,255))*256+Math.round(je(wi.b*255,0,255))}getHexString(e=Wi){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Ke.
workingColorSpace){Ke.workingToColorSpace(wi.copy(this),t);let n=wi.r,s=wi.g,r=wi.b,a=Math.max(n,s,r),o=Math.min(n,s,r),l,h,u=(o+a)/2;if(o===a)l=0,h=0;else{let f=a-o;switch(h=u<=.5?f/(a+o):f/(2-a-o),a){case n:
l=(s-r)/f+(s<r?6:0);break;case s:l=(r-n)/f+2;break;case r:l=(n-s)/f+4;break}l/=6}return e.h=l,e.s=h,e.l=u,e}getRGB(e,t=Ke.workingColorSpace){return Ke.workingToColorSpace(wi.copy(this),t),e.r=wi.r,e.g=
wi.g,e.b=wi.b,e}getStyle(e=Wi){Ke.workingToColorSpace(wi.copy(this),e);let t=wi.r,n=wi.g,s=wi.b;return e!==Wi?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.
round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(_s),this.setHSL(_s.h+e,_s.s+t,_s.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.
r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){
return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){
return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(_s),e.getHSL(Rl);let n=Za(_s.h,Rl.h,t),s=Za(_s.s,Rl.s,t),r=Za(_s.l,Rl.l,t);return this.setHSL(
n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.
b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.
g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},wi=new nt;
nt.NAMES=f0;var so=class extends $i{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=
new Ts,this.environmentIntensity=1,this.environmentRotation=new Ts,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){
return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=
e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(
e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&
(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),
t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},xn=new B,Jn=new B,Jc=new B,Zn=new B,Vr=new B,Gr=new B,gg=new B,Zc=new B,Kc=new B,
jc=new B,Qc=new bt,ed=new bt,td=new bt,Ss=class i{constructor(e=new B,t=new B,n=new B){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),xn.subVectors(e,t),s.cross(xn);let r=s.lengthSq();
return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){xn.subVectors(s,t),Jn.subVectors(n,t),Jc.subVectors(e,t);let a=xn.dot(xn),o=xn.dot(Jn),l=xn.dot(Jc),h=Jn.dot(Jn),
u=Jn.dot(Jc),f=a*h-o*o;if(f===0)return r.set(0,0,0),null;let d=1/f,c=(h*l-o*u)*d,g=(a*u-o*l)*d;return r.set(1-c-g,g,c)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Zn)===null?!1:Zn.x>=
0&&Zn.y>=0&&Zn.x+Zn.y<=1}static getInterpolation(e,t,n,s,r,a,o,l){return this.getBarycoord(e,t,n,s,Zn)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Zn.
x),l.addScaledVector(a,Zn.y),l.addScaledVector(o,Zn.z),l)}static getInterpolatedAttribute(e,t,n,s,r,a){return Qc.setScalar(0),ed.setScalar(0),td.setScalar(0),Qc.fromBufferAttribute(e,t),ed.fromBufferAttribute(
e,n),td.fromBufferAttribute(e,s),a.setScalar(0),a.addScaledVector(Qc,r.x),a.addScaledVector(ed,r.y),a.addScaledVector(td,r.z),a}static isFrontFacing(e,t,n,s){return xn.subVectors(n,t),Jn.subVectors(e,
t),xn.cross(Jn).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){
return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(
e.b),this.c.copy(e.c),this}getArea(){return xn.subVectors(this.c,this.b),Jn.subVectors(this.a,this.b),xn.cross(Jn).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(
1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){
return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){
return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,a,o;Vr.subVectors(s,n),Gr.subVectors(r,n),Zc.subVectors(e,n);let l=Vr.dot(Zc),h=Gr.dot(Zc);if(l<=0&&h<=0)return t.
copy(n);Kc.subVectors(e,s);let u=Vr.dot(Kc),f=Gr.dot(Kc);if(u>=0&&f<=u)return t.copy(s);let d=l*f-u*h;if(d<=0&&l>=0&&u<=0&&l-u>0)return a=l/(l-u),t.copy(n).addScaledVector(Vr,a);jc.subVectors(e,r);let c=Vr.
dot(jc),g=Gr.dot(jc);if(g>=0&&c<=g)return t.copy(r);let w=c*h-l*g;if(w<=0&&h>=0&&g<=0)return o=h/(h-g),t.copy(n).addScaledVector(Gr,o);let p=u*g-c*f;if(p<=0&&f-u>=0&&c-g>=0)return gg.subVectors(r,s),o=
(f-u)/(f-u+(c-g)),t.copy(s).addScaledVector(gg,o);let m=1/(p+w+d);return a=w*m,o=d*m,t.copy(n).addScaledVector(Vr,a).addScaledVector(Gr,o)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.
equals(this.c)}},As=class{constructor(e=new B(1/0,1/0,1/0),t=new B(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();
for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(bn.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(bn.fromBufferAttribute(e,t));
return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=bn.copy(t).multiplyScalar(.5);return this.min.copy(e).
sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.
copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){
return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(
e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(
!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let a=0,o=r.count;a<o;a++)e.isMesh===!0?e.getVertexPosition(
a,bn):bn.fromBufferAttribute(r,a),bn.applyMatrix4(e.matrixWorld),this.expandByPoint(bn);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Pl.copy(e.boundingBox)):(n.boundingBox===
null&&n.computeBoundingBox(),Pl.copy(n.boundingBox)),Pl.applyMatrix4(e.matrixWorld),this.union(Pl)}let s=e.children;for(let r=0,a=s.length;r<a;r++)this.expandByObject(s[r],t);return this}containsPoint(e){
return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=
this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.
min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(
e.center,bn),bn.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.
min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.
z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Xa),Il.subVectors(this.max,Xa),Wr.subVectors(e.a,Xa),Hr.subVectors(
e.b,Xa),Xr.subVectors(e.c,Xa),vs.subVectors(Hr,Wr),ws.subVectors(Xr,Hr),Ks.subVectors(Wr,Xr);let t=[0,-vs.z,vs.y,0,-ws.z,ws.y,0,-Ks.z,Ks.y,vs.z,0,-vs.x,ws.z,0,-ws.x,Ks.z,0,-Ks.x,-vs.y,vs.x,0,-ws.y,ws.
x,0,-Ks.y,Ks.x,0];return!id(t,Wr,Hr,Xr,Il)||(t=[1,0,0,0,1,0,0,0,1],!id(t,Wr,Hr,Xr,Il))?!1:(Fl.crossVectors(vs,ws),t=[Fl.x,Fl.y,Fl.z],id(t,Wr,Hr,Xr,Il))}clampPoint(e,t){return t.copy(e).clamp(this.min,
this.max)}distanceToPoint(e){return this.clampPoint(e,bn).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(bn).length()*.5),e}intersect(e){
return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Kn[0].set(
this.min.x,this.min.y,this.min.z).applyMatrix4(e),Kn[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Kn[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Kn[3].set(this.min.x,this.max.
y,this.max.z).applyMatrix4(e),Kn[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Kn[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Kn[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(
e),Kn[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Kn),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(
this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Kn=[new B,new B,new B,new B,new B,new B,new B,new B],
bn=new B,Pl=new As,Wr=new B,Hr=new B,Xr=new B,vs=new B,ws=new B,Ks=new B,Xa=new B,Il=new B,Fl=new B,js=new B;function id(i,e,t,n,s){for(let r=0,a=i.length-3;r<=a;r+=3){js.fromArray(i,r);let o=s.x*Math.
abs(js.x)+s.y*Math.abs(js.y)+s.z*Math.abs(js.z),l=e.dot(js),h=t.dot(js),u=n.dot(js);if(Math.max(-Math.max(l,h,u),Math.min(l,h,u))>o)return!1}return!0}var Ht=new B,kl=new Re,e_=0,ut=class extends _n{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,
Object.defineProperty(this,"id",{value:e_++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=a0,this.updateRanges=[],this.gpuType=Zi,this.version=
0,this._normalizationScale=e!==void 0?Hd(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,
count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,
this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+
s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)kl.fromBufferAttribute(this,t),kl.applyMatrix3(e),this.setXY(t,kl.x,kl.y);else if(this.
itemSize===3)for(let t=0,n=this.count;t<n;t++)Ht.fromBufferAttribute(this,t),Ht.applyMatrix3(e),this.setXYZ(t,Ht.x,Ht.y,Ht.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)Ht.fromBufferAttribute(
this,t),Ht.applyMatrix4(e),this.setXYZ(t,Ht.x,Ht.y,Ht.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)Ht.fromBufferAttribute(this,t),Ht.applyNormalMatrix(e),this.setXYZ(t,Ht.x,Ht.
y,Ht.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)Ht.fromBufferAttribute(this,t),Ht.transformDirection(e),this.setXYZ(t,Ht.x,Ht.y,Ht.z);return this}set(e,t=0){return this.array.
set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.
itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){
let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.
array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.
itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&
(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(
s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(
r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){
let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.
dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):c0(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(
e*t):d0(e,this.array)}};var ro=class extends ut{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var ao=class extends ut{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var dn=class extends ut{constructor(e,t,n){super(new Float32Array(e),t,n)}},t_=new As,qa=new B,nd=new B,tr=class{constructor(e=new B,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.
center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):t_.setFromPoints(e).getCenter(n);let s=0;for(let r=0,a=e.length;r<a;r++)s=Math.max(s,n.distanceToSquared(e[r]));
return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){
return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(
this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);
return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,
this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){
if(this.isEmpty())return this.center.copy(e),this.radius=0,this;qa.subVectors(e,this.center);let t=qa.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(
qa,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(nd.subVectors(e.center,
this.center).setLength(e.radius),this.expandByPoint(qa.copy(e.center).add(nd)),this.expandByPoint(qa.copy(e.center).sub(nd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){
return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},i_=0,un=new Lt,
sd=new $i,qr=new B,Gi=new As,$a=new As,oi=new B,qt=class i extends _n{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:i_++}),this.uuid=ua(),this.name="",this.type=
"BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=
null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Eb(e)?ao:ro)(e,1):this.index=e,this}setIndirect(e,t=0){
return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.
attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.
start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ze().getNormalMatrix(
e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==
null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return un.makeRotationFromQuaternion(e),this.applyMatrix4(un),this}rotateX(e){return un.makeRotationX(e),this.applyMatrix4(
un),this}rotateY(e){return un.makeRotationY(e),this.applyMatrix4(un),this}rotateZ(e){return un.makeRotationZ(e),this.applyMatrix4(un),this}translate(e,t,n){return un.makeTranslation(e,t,n),this.applyMatrix4(
un),this}scale(e,t,n){return un.makeScale(e,t,n),this.applyMatrix4(un),this}lookAt(e){return sd.lookAt(e),sd.updateMatrix(),this.applyMatrix4(sd.matrix),this}center(){return this.computeBoundingBox(),
this.boundingBox.getCenter(qr).negate(),this.translate(qr.x,qr.y,qr.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let a=e[s];n.push(
a.x,a.y,a.z||0)}this.setAttribute("position",new dn(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Be("BufferGeometry: Buffer \
size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new As);let e=this.attributes.position,
t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Ne("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new B(-1/0,-1/0,-1/0),
new B(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];Gi.setFromBufferAttribute(r),this.morphTargetsRelative?(oi.addVectors(
this.boundingBox.min,Gi.min),this.boundingBox.expandByPoint(oi),oi.addVectors(this.boundingBox.max,Gi.max),this.boundingBox.expandByPoint(oi)):(this.boundingBox.expandByPoint(Gi.min),this.boundingBox.
expandByPoint(Gi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Ne('BufferGeometry.computeBoundingBox(): Comput\
ed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new tr);let e=this.attributes.position,
t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Ne("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new B,1/0);
return}if(e){let n=this.boundingSphere.center;if(Gi.setFromBufferAttribute(e),t)for(let r=0,a=t.length;r<a;r++){let o=t[r];$a.setFromBufferAttribute(o),this.morphTargetsRelative?(oi.addVectors(Gi.min,
$a.min),Gi.expandByPoint(oi),oi.addVectors(Gi.max,$a.max),Gi.expandByPoint(oi)):(Gi.expandByPoint($a.min),Gi.expandByPoint($a.max))}Gi.getCenter(n);let s=0;for(let r=0,a=e.count;r<a;r++)oi.fromBufferAttribute(
e,r),s=Math.max(s,n.distanceToSquared(oi));if(t)for(let r=0,a=t.length;r<a;r++){let o=t[r],l=this.morphTargetsRelative;for(let h=0,u=o.count;h<u;h++)oi.fromBufferAttribute(o,h),l&&(qr.fromBufferAttribute(
e,h),oi.add(qr)),s=Math.max(s,n.distanceToSquared(oi))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Ne('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. Th\
e "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Ne("BufferGeometry\
: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,a=this.getAttribute("tangent");(a===void 0||a.count!==n.count)&&(a=
new ut(new Float32Array(4*n.count),4),this.setAttribute("tangent",a));let o=[],l=[],h=new Uint8Array(n.count);for(let U=0;U<n.count;U++)o[U]=new B,l[U]=new B;let u=new B,f=new B,d=new B,c=new Re,g=new Re,
w=new Re,p=new B,m=new B;function v(U,P,D){h[U]=h[P]=h[D]=1,u.fromBufferAttribute(n,U),f.fromBufferAttribute(n,P),d.fromBufferAttribute(n,D),c.fromBufferAttribute(r,U),g.fromBufferAttribute(r,P),w.fromBufferAttribute(
r,D),f.sub(u),d.sub(u),g.sub(c),w.sub(c);let V=1/(g.x*w.y-w.x*g.y);isFinite(V)&&(p.copy(f).multiplyScalar(w.y).addScaledVector(d,-g.y).multiplyScalar(V),m.copy(d).multiplyScalar(g.x).addScaledVector(f,
-w.x).multiplyScalar(V),o[U].add(p),o[P].add(p),o[D].add(p),l[U].add(m),l[P].add(m),l[D].add(m))}let E=this.groups;E.length===0&&(E=[{start:0,count:e.count}]);for(let U=0,P=E.length;U<P;++U){let D=E[U],
V=D.start,G=D.count;for(let I=V,q=V+G;I<q;I+=3)v(e.getX(I+0),e.getX(I+1),e.getX(I+2))}let M=new B,C=new B,A=new B,y=new B;function S(U){A.fromBufferAttribute(s,U),y.copy(A);let P=o[U];M.copy(P),M.sub(
A.multiplyScalar(A.dot(P))).normalize(),C.crossVectors(y,P);let V=C.dot(l[U])<0?-1:1;a.setXYZW(U,M.x,M.y,M.z,V)}for(let U=0,P=n.count;U<P;++U)h[U]&&S(U);this._transformed=!0}computeVertexNormals(){let e=this.
index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new ut(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,
c=n.count;d<c;d++)n.setXYZ(d,0,0,0);let s=new B,r=new B,a=new B,o=new B,l=new B,h=new B,u=new B,f=new B;if(e)for(let d=0,c=e.count;d<c;d+=3){let g=e.getX(d+0),w=e.getX(d+1),p=e.getX(d+2);s.fromBufferAttribute(
t,g),r.fromBufferAttribute(t,w),a.fromBufferAttribute(t,p),u.subVectors(a,r),f.subVectors(s,r),u.cross(f),o.fromBufferAttribute(n,g),l.fromBufferAttribute(n,w),h.fromBufferAttribute(n,p),o.add(u),l.add(
u),h.add(u),n.setXYZ(g,o.x,o.y,o.z),n.setXYZ(w,l.x,l.y,l.z),n.setXYZ(p,h.x,h.y,h.z)}else for(let d=0,c=t.count;d<c;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),a.fromBufferAttribute(
t,d+2),u.subVectors(a,r),f.subVectors(s,r),u.cross(f),n.setXYZ(d+0,u.x,u.y,u.z),n.setXYZ(d+1,u.x,u.y,u.z),n.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.
attributes.normal;for(let t=0,n=e.count;t<n;t++)oi.fromBufferAttribute(e,t),oi.normalize(),e.setXYZ(t,oi.x,oi.y,oi.z)}toNonIndexed(){function e(o,l){let h=o.array,u=o.itemSize,f=o.normalized,d=new h.constructor(
l.length*u),c=0,g=0;for(let w=0,p=l.length;w<p;w++){o.isInterleavedBufferAttribute?c=l[w]*o.data.stride+o.offset:c=l[w]*u;for(let m=0;m<u;m++)d[g++]=h[c++]}return new ut(d,u,f)}if(this.index===null)return Be(
"BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let o in s){let l=s[o],h=e(l,n);t.setAttribute(o,h)}let r=this.morphAttributes;
for(let o in r){let l=[],h=r[o];for(let u=0,f=h.length;u<f;u++){let d=h[u],c=e(d,n);l.push(c)}t.morphAttributes[o]=l}t.morphTargetsRelative=this.morphTargetsRelative;let a=this.groups;for(let o=0,l=a.
length;o<l;o++){let h=a[o];t.addGroup(h.start,h.count,h.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=
this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==
!0){let l=this.parameters;for(let h in l)l[h]!==void 0&&(e[h]=l[h]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.
call(t.array)});let n=this.attributes;for(let l in n){let h=n[l];e.data.attributes[l]=h.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let h=this.morphAttributes[l],u=[];for(let f=0,d=h.
length;f<d;f++){let c=h[f];u.push(c.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let a=this.groups;a.length>0&&(e.data.
groups=JSON.parse(JSON.stringify(a)));let o=this.boundingSphere;return o!==null&&(e.data.boundingSphere=o.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes=
{},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let h in s){let u=s[h];
this.setAttribute(h,u.clone(t))}let r=e.morphAttributes;for(let h in r){let u=[],f=r[h];for(let d=0,c=f.length;d<c;d++)u.push(f[d].clone(t));this.morphAttributes[h]=u}this.morphTargetsRelative=e.morphTargetsRelative;
let a=e.groups;for(let h=0,u=a.length;h<u;h++){let f=a[h];this.addGroup(f.start,f.count,f.materialIndex)}let o=e.boundingBox;o!==null&&(this.boundingBox=o.clone());let l=e.boundingSphere;return l!==null&&
(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent(
{type:"dispose"})}};var rd=new B,n_=new B,s_=new ze,Hi=class{constructor(e=new B(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.
normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=rd.subVectors(n,t).cross(
n_.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.
normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(
e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(rd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(
e.start)===0?t.copy(e.start):null;let a=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(a<0||a>1)?null:t.copy(e.start).addScaledVector(s,a)}intersectsLine(e){let t=this.distanceToPoint(e.start),
n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(
-this.constant)}applyMatrix4(e,t){let n=t||s_.getNormalMatrix(e),s=this.coplanarPoint(rd).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.
constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),
constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},r_=0,Es=class extends _n{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,
"id",{value:r_++}),this.uuid=ua(),this.name="",this.type="Material",this.blending=aa,this.side=vn,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=bd,this.blendDst=
_d,this.blendEquation=lr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new nt(0,0,0),this.blendAlpha=0,this.depthFunc=Kr,this.depthTest=!0,this.depthWrite=
!0,this.stencilWriteMask=255,this.stencilFunc=e0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Zl,this.stencilZFail=Zl,this.stencilZPass=Zl,this.stencilWrite=!1,this.clippingPlanes=null,
this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.
alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this.
_alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==
void 0)for(let t in e){let n=e[t];if(n===void 0){Be(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Be(`Material: '${t}' is not a property of THREE.${this.type}\
.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e=
{textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,
n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,
n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,
n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,
n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.
polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,
n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,
n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==
void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.
emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),
this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.
shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=
this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.
clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&
this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&
(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=
this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=
this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=
this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&
(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),
this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&
(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,
n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=
this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.
toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),
this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.
emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&
this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.
toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.
toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.
refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.
transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=
this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),
this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.
clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),
this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.
scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&
(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&
(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let a=[];for(let o in r){let l=r[o];delete l.metadata,a.push(l)}return a}if(t){let r=s(e.textures),a=s(e.
images);r.length>0&&(n.textures=r),a.length>0&&(n.images=a)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.
color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=
new nt().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.
specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.
setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),
e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),
e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),
e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],
this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==
void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=
e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&
(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),
e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),
e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=
e.clippingPlanes.map(n=>new Hi().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&
(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==
void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==
void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==
void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=
e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==
void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==
void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==
void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=
e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.
dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.
forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==
void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.
sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.
alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==
void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Re().fromArray(n)}return e.displacementMap!==void 0&&(this.
displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==
void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==
void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||
null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),
e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.
lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&
(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==
void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=
new Re().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||
null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==
void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==
void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=
e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=
e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,
this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,
this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=
n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=
e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=
e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),
this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var jn=new B,ad=new B,Dl=new B,Ll=new B,ir=class{constructor(e=new B,t=new B(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.
origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){
return this.origin.copy(this.at(e,jn)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,
n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=jn.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(jn.copy(this.
origin).addScaledVector(this.direction,t),jn.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){ad.copy(e).add(t).multiplyScalar(.5),Dl.copy(t).sub(e).normalize(),Ll.copy(this.origin).sub(ad);let r=e.
distanceTo(t)*.5,a=-this.direction.dot(Dl),o=Ll.dot(this.direction),l=-Ll.dot(Dl),h=Ll.lengthSq(),u=Math.abs(1-a*a),f,d,c,g;if(u>0)if(f=a*l-o,d=a*o-l,g=r*u,f>=0)if(d>=-g)if(d<=g){let w=1/u;f*=w,d*=w,c=
f*(f+a*d+2*o)+d*(a*f+d+2*l)+h}else d=r,f=Math.max(0,-(a*d+o)),c=-f*f+d*(d+2*l)+h;else d=-r,f=Math.max(0,-(a*d+o)),c=-f*f+d*(d+2*l)+h;else d<=-g?(f=Math.max(0,-(-a*r+o)),d=f>0?-r:Math.min(Math.max(-r,-l),
r),c=-f*f+d*(d+2*l)+h):d<=g?(f=0,d=Math.min(Math.max(-r,-l),r),c=d*(d+2*l)+h):(f=Math.max(0,-(a*r+o)),d=f>0?r:Math.min(Math.max(-r,-l),r),c=-f*f+d*(d+2*l)+h);else d=a>0?-r:r,f=Math.max(0,-(a*d+o)),c=-f*
f+d*(d+2*l)+h;return n&&n.copy(this.origin).addScaledVector(this.direction,f),s&&s.copy(ad).addScaledVector(Dl,d),c}intersectSphere(e,t){if(e.radius<0)return null;jn.subVectors(e.center,this.origin);let n=jn.
dot(this.direction),s=jn.dot(jn)-n*n,r=e.radius*e.radius;if(s>r)return null;let a=Math.sqrt(r-s),o=n-a,l=n+a;return l<0?null:o<0?this.at(l,t):this.at(o,t)}intersectsSphere(e){return e.radius<0?!1:this.
distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/
t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*
t<0}intersectBox(e,t){let n,s,r,a,o,l,h=1/this.direction.x,u=1/this.direction.y,f=1/this.direction.z,d=this.origin;return h>=0?(n=(e.min.x-d.x)*h,s=(e.max.x-d.x)*h):(n=(e.max.x-d.x)*h,s=(e.min.x-d.x)*
h),u>=0?(r=(e.min.y-d.y)*u,a=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,a=(e.min.y-d.y)*u),n>a||r>s||((r>n||isNaN(n))&&(n=r),(a<s||isNaN(s))&&(s=a),f>=0?(o=(e.min.z-d.z)*f,l=(e.max.z-d.z)*f):(o=(e.max.z-d.z)*
f,l=(e.min.z-d.z)*f),n>l||o>s)||((o>n||n!==n)&&(n=o),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,jn)!==null}intersectTriangle(e,t,n,s,r){let a=this.origin,
o=this.direction,l=o.x,h=o.y,u=o.z,f=e.x-a.x,d=e.y-a.y,c=e.z-a.z,g=t.x-a.x,w=t.y-a.y,p=t.z-a.z,m=n.x-a.x,v=n.y-a.y,E=n.z-a.z,M=Math.abs(l),C=Math.abs(h),A=Math.abs(u),y,S,U,P,D,V,G,I,q,Y,H,ie;if(M>=C&&
M>=A?(U=l,V=f,q=g,ie=m,l>=0?(y=h,S=u,P=d,D=c,G=w,I=p,Y=v,H=E):(y=u,S=h,P=c,D=d,G=p,I=w,Y=E,H=v)):C>=A?(U=h,V=d,q=w,ie=v,h>=0?(y=u,S=l,P=c,D=f,G=p,I=g,Y=E,H=m):(y=l,S=u,P=f,D=c,G=g,I=p,Y=m,H=E)):(U=u,V=
c,q=p,ie=E,u>=0?(y=l,S=h,P=f,D=d,G=g,I=w,Y=m,H=v):(y=h,S=l,P=d,D=f,G=w,I=g,Y=v,H=m)),U===0)return null;let X=y/U,ee=S/U,te=1/U,Se=P-X*V,ke=D-ee*V,Z=G-X*q,ge=I-ee*q,we=Y-X*ie,Ie=H-ee*ie,pe=we*ge-Ie*Z,Oe=Se*
Ie-ke*we,wt=Z*ke-ge*Se;if(s){if(pe<0||Oe<0||wt<0)return null}else if((pe<0||Oe<0||wt<0)&&(pe>0||Oe>0||wt>0))return null;let De=pe+Oe+wt;if(De===0)return null;let ct=te*(pe*V+Oe*q+wt*ie);return(De>0?ct<
0:ct>0)?null:this.at(ct/De,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){
return new this.constructor().copy(this)}},uh=class extends Es{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new nt(16777215),this.map=null,this.lightMap=
null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ts,this.combine=vd,this.reflectivity=1,this.refractionRatio=
.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=
e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.
envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,
this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},yg=new Lt,Qs=new ir,Bl=new tr,xg=new B,Ul=new B,Nl=new B,Ol=new B,od=new B,zl=new B,bg=new B,Vl=new B,
Tt=class extends $i{constructor(e=new qt,t=new uh){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=
1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==
void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,
this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<
a;r++){let o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,
a=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let o=this.morphTargetInfluences;if(r&&o){zl.set(0,0,0);for(let l=0,h=r.length;l<h;l++){let u=o[l],f=r[l];u!==0&&(od.fromBufferAttribute(f,e),a?zl.addScaledVector(
od,u):zl.addScaledVector(od.sub(t),u))}t.add(zl)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===
null&&n.computeBoundingSphere(),Bl.copy(n.boundingSphere),Bl.applyMatrix4(r),Qs.copy(e.ray).recast(e.near),!(Bl.containsPoint(Qs.origin)===!1&&(Qs.intersectSphere(Bl,xg)===null||Qs.origin.distanceToSquared(
xg)>(e.far-e.near)**2))&&(yg.copy(r).invert(),Qs.copy(e.ray).applyMatrix4(yg),!(n.boundingBox!==null&&Qs.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Qs)))}_computeIntersections(e,t,n){
let s,r=this.geometry,a=this.material,o=r.index,l=r.attributes.position,h=r.attributes.uv,u=r.attributes.uv1,f=r.attributes.normal,d=r.groups,c=r.drawRange;if(o!==null)if(Array.isArray(a))for(let g=0,
w=d.length;g<w;g++){let p=d[g],m=a[p.materialIndex],v=Math.max(p.start,c.start),E=Math.min(o.count,Math.min(p.start+p.count,c.start+c.count));for(let M=v,C=E;M<C;M+=3){let A=o.getX(M),y=o.getX(M+1),S=o.
getX(M+2);s=Gl(this,m,e,n,h,u,f,A,y,S),s&&(s.faceIndex=Math.floor(M/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,c.start),w=Math.min(o.count,c.start+c.count);for(let p=g,m=w;p<
m;p+=3){let v=o.getX(p),E=o.getX(p+1),M=o.getX(p+2);s=Gl(this,a,e,n,h,u,f,v,E,M),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(a))for(let g=0,w=d.length;g<w;g++){let p=d[g],
m=a[p.materialIndex],v=Math.max(p.start,c.start),E=Math.min(l.count,Math.min(p.start+p.count,c.start+c.count));for(let M=v,C=E;M<C;M+=3){let A=M,y=M+1,S=M+2;s=Gl(this,m,e,n,h,u,f,A,y,S),s&&(s.faceIndex=
Math.floor(M/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,c.start),w=Math.min(l.count,c.start+c.count);for(let p=g,m=w;p<m;p+=3){let v=p,E=p+1,M=p+2;s=Gl(this,a,e,n,h,u,f,
v,E,M),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function a_(i,e,t,n,s,r,a,o){let l;if(e.side===pi?l=n.intersectTriangle(a,r,s,!0,o):l=n.intersectTriangle(s,r,a,e.side===vn,o),l===null)return null;
Vl.copy(o),Vl.applyMatrix4(i.matrixWorld);let h=t.ray.origin.distanceTo(Vl);return h<t.near||h>t.far?null:{distance:h,point:Vl.clone(),object:i}}function Gl(i,e,t,n,s,r,a,o,l,h){i.getVertexPosition(o,
Ul),i.getVertexPosition(l,Nl),i.getVertexPosition(h,Ol);let u=a_(i,e,t,n,Ul,Nl,Ol,bg);if(u){let f=new B;Ss.getBarycoord(bg,Ul,Nl,Ol,f),s&&(u.uv=Ss.getInterpolatedAttribute(s,o,l,h,f,new Re)),r&&(u.uv1=
Ss.getInterpolatedAttribute(r,o,l,h,f,new Re)),a&&(u.normal=Ss.getInterpolatedAttribute(a,o,l,h,f,new B),u.normal.dot(n.direction)>0&&u.normal.multiplyScalar(-1));let d={a:o,b:l,c:h,normal:new B,materialIndex:0};
Ss.getNormal(Ul,Nl,Ol,d.normal),u.face=d,u.barycoord=f}return u}var Cs=class extends Bi{constructor(e=null,t=1,n=1,s,r,a,o,l,h=li,u=li,f,d){super(null,a,o,l,h,u,s,r,f,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=
!1,this.unpackAlignment=1}};var oo=class extends ut{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){
let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var er=new tr,o_=new Re(.5,.5),Wl=new B,nr=class{constructor(e=new Hi,t=new Hi,n=new Hi,s=new Hi,r=new Hi,a=new Hi){this.planes=[e,t,n,s,r,a]}set(e,t,n,s,r,a){let o=this.planes;return o[0].copy(e),o[1].
copy(t),o[2].copy(n),o[3].copy(s),o[4].copy(r),o[5].copy(a),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=cn,n=!1){let s=this.planes,
r=e.elements,a=r[0],o=r[1],l=r[2],h=r[3],u=r[4],f=r[5],d=r[6],c=r[7],g=r[8],w=r[9],p=r[10],m=r[11],v=r[12],E=r[13],M=r[14],C=r[15];if(s[0].setComponents(h-a,c-u,m-g,C-v).normalize(),s[1].setComponents(
h+a,c+u,m+g,C+v).normalize(),s[2].setComponents(h+o,c+f,m+w,C+E).normalize(),s[3].setComponents(h-o,c-f,m-w,C-E).normalize(),n)s[4].setComponents(l,d,p,M).normalize(),s[5].setComponents(h-l,c-d,m-p,C-
M).normalize();else if(s[4].setComponents(h-l,c-d,m-p,C-M).normalize(),t===cn)s[5].setComponents(h+l,c+d,m+p,C+M).normalize();else if(t===eo)s[5].setComponents(l,d,p,M).normalize();else throw new Error(
"THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),er.copy(e.boundingSphere).
applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),er.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(er)}intersectsSprite(e){
er.center.set(0,0,0);let t=o_.distanceTo(e.center);return er.radius=.7071067811865476+t,er.applyMatrix4(e.matrixWorld),this.intersectsSphere(er)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;
for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(Wl.x=s.normal.x>0?e.max.x:e.min.x,Wl.y=s.normal.y>0?e.max.y:e.min.
y,Wl.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Wl)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.
constructor().copy(this)}},_g=new Lt,ch=class i{constructor(){this.coordinateSystem=cn,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){
let r=t[s];_g.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new nr),n[s].setFromProjectionMatrix(_g,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){
return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this.
_count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this.
_frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){
this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new nr),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().
copy(this)}};var dh=class extends Es{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new nt(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.
fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},vg=new Lt,
dd=new ir,Hl=new tr,Xl=new B,lo=class extends $i{constructor(e=new qt,t=new dh){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=
void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==
void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,
this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,a=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),
Hl.copy(n.boundingSphere),Hl.applyMatrix4(s),Hl.radius+=r,e.ray.intersectsSphere(Hl)===!1)return;vg.copy(s).invert(),dd.copy(e.ray).applyMatrix4(vg);let o=r/((this.scale.x+this.scale.y+this.scale.z)/3),
l=o*o,h=n.index,f=n.attributes.position;if(h!==null){let d=Math.max(0,a.start),c=Math.min(h.count,a.start+a.count);for(let g=d,w=c;g<w;g++){let p=h.getX(g);Xl.fromBufferAttribute(f,p),wg(Xl,p,l,s,e,t,
this)}}else{let d=Math.max(0,a.start),c=Math.min(f.count,a.start+a.count);for(let g=d,w=c;g<w;g++)Xl.fromBufferAttribute(f,g),wg(Xl,g,l,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,
n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){let o=s[r].name||String(r);this.morphTargetInfluences.
push(0),this.morphTargetDictionary[o]=r}}}}};function wg(i,e,t,n,s,r,a){let o=dd.distanceSqToPoint(i);if(o<t){let l=new B;dd.closestPointToPoint(i,l),l.applyMatrix4(n);let h=s.ray.origin.distanceTo(l);
if(h<s.near||h>s.far)return;r.push({distance:h,distanceToRay:Math.sqrt(o),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:a})}}var ho=class extends Bi{constructor(e=[],t=hr,n,s,r,a,o,l,h,u){super(e,t,n,s,r,a,o,l,h,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var ts=class extends Bi{constructor(e,t,n=wn,s,r,a,o=li,l=li,h,u=es,f=1){if(u!==es&&u!==ns)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={
width:e,height:t,depth:f};super(d,s,r,a,o,l,u,n,h),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new ea(Object.assign(
{},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},uo=class extends ts{constructor(e,t=wn,n=hr,s,r,a=li,o=li,l,h=es){
let u={width:e,height:e,depth:1},f=[u,u,u,u,u,u];super(e,e,t,n,s,r,a,o,l,h),this.image=f,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},co=class extends Bi{constructor(e=null){
super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},ia=class i extends qt{constructor(e=1,t=1,n=1,s=1,r=1,a=1){super(),this.type=
"BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:a};let o=this;s=Math.floor(s),r=Math.floor(r),a=Math.floor(a);let l=[],h=[],u=[],f=[],d=0,c=0;g("\
z","y","x",-1,-1,n,t,e,a,r,0),g("z","y","x",1,-1,n,t,-e,a,r,1),g("x","z","y",1,1,e,n,t,s,a,2),g("x","z","y",1,-1,e,n,-t,s,a,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(
l),this.setAttribute("position",new dn(h,3)),this.setAttribute("normal",new dn(u,3)),this.setAttribute("uv",new dn(f,2));function g(w,p,m,v,E,M,C,A,y,S,U){let P=M/y,D=C/S,V=M/2,G=C/2,I=A/2,q=y+1,Y=S+1,
H=0,ie=0,X=new B;for(let ee=0;ee<Y;ee++){let te=ee*D-G;for(let Se=0;Se<q;Se++){let ke=Se*P-V;X[w]=ke*v,X[p]=te*E,X[m]=I,h.push(X.x,X.y,X.z),X[w]=0,X[p]=0,X[m]=A>0?1:-1,u.push(X.x,X.y,X.z),f.push(Se/y),
f.push(1-ee/S),H+=1}}for(let ee=0;ee<S;ee++)for(let te=0;te<y;te++){let Se=d+te+q*ee,ke=d+te+q*(ee+1),Z=d+(te+1)+q*(ee+1),ge=d+(te+1)+q*ee;l.push(Se,ke,ge),l.push(ke,Z,ge),ie+=6}o.addGroup(c,ie,U),c+=
ie,d+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var fo=class i extends qt{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,a=t/2,o=Math.floor(n),l=Math.floor(
s),h=o+1,u=l+1,f=e/o,d=t/l,c=[],g=[],w=[],p=[];for(let m=0;m<u;m++){let v=m*d-a;for(let E=0;E<h;E++){let M=E*f-r;g.push(M,-v,0),w.push(0,0,1),p.push(E/o),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let v=0;v<
o;v++){let E=v+h*m,M=v+h*(m+1),C=v+1+h*(m+1),A=v+1+h*m;c.push(E,M,A),c.push(M,C,A)}this.setIndex(c),this.setAttribute("position",new dn(g,3)),this.setAttribute("normal",new dn(w,3)),this.setAttribute(
"uv",new dn(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};function cr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Mg(s))s.isRenderTargetTexture?(Be("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or\
 mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Mg(s[0])){let r=[];for(let a=0,o=s.length;a<o;a++)r[a]=s[a].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}
function Mi(i){let e={};for(let t=0;t<i.length;t++){let n=cr(i[t]);for(let s in n)e[s]=n[s]}return e}function Mg(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||
i.isTexture||i.isQuaternion)}function l_(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function qd(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===
!0?e.texture.colorSpace:Ke.workingColorSpace}var p0={clone:cr,merge:Mi},h_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,u_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Fn=class extends Es{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=h_,this.fragmentShader=u_,this.
linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues=
{color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,
this.vertexShader=e.vertexShader,this.uniforms=cr(e.uniforms),this.uniformsGroups=l_(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,
this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),
this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){
let a=this.uniforms[s].value;a&&a.isTexture?t.uniforms[s]={type:"t",value:a.toJSON(e).uuid}:a&&a.isColor?t.uniforms[s]={type:"c",value:a.getHex()}:a&&a.isVector2?t.uniforms[s]={type:"v2",value:a.toArray()}:
a&&a.isVector3?t.uniforms[s]={type:"v3",value:a.toArray()}:a&&a.isVector4?t.uniforms[s]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?t.uniforms[s]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?t.uniforms[s]=
{type:"m4",value:a.toArray()}:t.uniforms[s]={value:a}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,
t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)
for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new nt().setHex(s.value);break;case"\
v2":this.uniforms[n].value=new Re().fromArray(s.value);break;case"v3":this.uniforms[n].value=new B().fromArray(s.value);break;case"v4":this.uniforms[n].value=new bt().fromArray(s.value);break;case"m3":
this.uniforms[n].value=new ze().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Lt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=
e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==
void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},sr=class extends Fn{constructor(e){
super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var fh=class extends Es{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=jg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=
1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=
e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},ph=class extends Es{constructor(e){
super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){
return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function $r(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function ql(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Rs=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_=
{}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];e:{t:{let a;i:{n:if(!(e<s)){for(let o=n+2;;){if(s===void 0){if(e<r)break n;return n=t.length,this._cachedIndex=n,this.copySampleValue_(
n-1)}if(n===o)break;if(r=s,s=t[++n],e<s)break t}a=t.length;break i}if(!(e>=r)){let o=t[1];e<o&&(n=2,r=o);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;
if(s=r,r=t[--n-1],e>=r)break t}a=n,n=0;break i}break e}for(;n<a;){let o=n+a>>>1;e<t[o]?a=o:n=o+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=
t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){
let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let a=0;a!==s;++a)t[a]=n[r+a];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},
mh=class extends Rs{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:hd,endingEnd:hd}}intervalChanged_(e,t,n){
let s=this.parameterPositions,r=e-2,a=e+1,o=s[r],l=s[a];if(o===void 0)switch(this.getSettings_().endingStart){case ud:r=e,o=2*t-n;break;case cd:r=s.length-2,o=t+s[r]-s[r+1];break;default:r=e,o=n}if(l===
void 0)switch(this.getSettings_().endingEnd){case ud:a=e,l=2*n-t;break;case cd:a=1,l=n+s[1]-s[0];break;default:a=e-1,l=t}let h=(n-t)*.5,u=this.valueSize;this._weightPrev=h/(t-o),this._weightNext=h/(l-
n),this._offsetPrev=r*u,this._offsetNext=a*u}interpolate_(e,t,n,s){let r=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=e*o,h=l-o,u=this._offsetPrev,f=this._offsetNext,d=this._weightPrev,c=this.
_weightNext,g=(n-t)/(s-t),w=g*g,p=w*g,m=-d*p+2*d*w-d*g,v=(1+d)*p+(-1.5-2*d)*w+(-.5+d)*g+1,E=(-1-c)*p+(1.5+c)*w+.5*g,M=c*p-c*w;for(let C=0;C!==o;++C)r[C]=m*a[u+C]+v*a[h+C]+E*a[l+C]+M*a[f+C];return r}},
gh=class extends Rs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=e*o,h=l-o,u=(n-t)/(s-t),f=1-u;for(let d=0;d!==o;++d)r[d]=a[h+
d]*f+a[l+d]*u;return r}},yh=class extends Rs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},xh=class extends Rs{interpolate_(e,t,n,s){let r=this.resultBuffer,a=this.
sampleValues,o=this.valueSize,l=e*o,h=l-o,u=this.inTangents,f=this.outTangents;if(!u||!f){let g=(n-t)/(s-t),w=1-g;for(let p=0;p!==o;++p)r[p]=a[h+p]*w+a[l+p]*g;return r}let d=o*2,c=e-1;for(let g=0;g!==
o;++g){let w=a[h+g],p=a[l+g],m=c*d+g*2,v=f[m],E=f[m+1],M=e*d+g*2,C=u[M],A=u[M+1],y=d_(n,t,v,C,s);r[g]=m0(y,w,E,A,p)}return r}};function m0(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*
s}function c_(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function d_(i,e,t,n,s){let r=(i-e)/(s-e);for(let a=0;a<8;a++){let o=m0(r,e,t,n,s)-i;if(Math.abs(o)<1e-10)break;let l=c_(r,
e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-o/l))}return r}var Yi=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||
t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=$r(t,this.TimeBufferType),this.values=$r(n,this.ValueBufferType),this.setInterpolation(s||this.
DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:$r(e.times,Array),values:$r(e.values,Array)};let s=e.getInterpolation();s!==
e.DefaultInterpolation&&(n.interpolation=s),ql(e.settings)&&(n.settings={inTangents:$r(e.settings.inTangents,Array),outTangents:$r(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){
return new yh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new gh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new mh(
this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new xh(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,
t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ka:t=this.InterpolantFactoryMethodDiscrete;break;case ah:t=this.InterpolantFactoryMethodLinear;break;case Jl:t=this.
InterpolantFactoryMethodSmooth;break;case ld:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.
createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Be("KeyframeTrack:",n),this}return this.createInterpolant=t,
this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ka;case this.InterpolantFactoryMethodLinear:return ah;case this.InterpolantFactoryMethodSmooth:
return Jl;case this.InterpolantFactoryMethodBezier:return ld}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;ql(
this.settings)&&(Sg(this.settings.inTangents,e),Sg(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;ql(this.settings)&&(Tg(this.settings.
inTangents,e),Tg(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,a=s-1;for(;r!==s&&n[r]<e;)++r;for(;a!==-1&&n[a]>t;)--a;if(++a,r!==0||a!==s){r>=a&&(a=Math.max(a,1),
r=a-1);let o=this.getValueSize();this.times=n.slice(r,a),this.values=this.values.slice(r*o,a*o)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Ne("KeyframeTrack: Invalid v\
alue size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Ne("KeyframeTrack: Track is empty.",this),e=!1);let a=null;for(let o=0;o!==r;o++){let l=n[o];if(typeof l=="number"&&isNaN(
l)){Ne("KeyframeTrack: Time is not a valid number.",this,o,l),e=!1;break}if(a!==null&&a>l){Ne("KeyframeTrack: Out of order keys.",this,o,l,a),e=!1;break}a=l}if(s!==void 0&&Cb(s))for(let o=0,l=s.length;o!==
l;++o){let h=s[o];if(isNaN(h)){Ne("KeyframeTrack: Value is not a valid number.",this,o,h),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===
Jl,r=e.length-1,a=1;for(let o=1;o<r;++o){let l=!1,h=e[o],u=e[o+1];if(h!==u&&(o!==1||h!==e[0]))if(s)l=!0;else{let f=o*n,d=f-n,c=f+n;for(let g=0;g!==n;++g){let w=t[f+g];if(w!==t[d+g]||w!==t[c+g]){l=!0;break}}}
if(l){if(o!==a){e[a]=e[o];let f=o*n,d=a*n;for(let c=0;c!==n;++c)t[d+c]=t[f+c]}++a}}if(r>0){e[a]=e[r];for(let o=r*n,l=a*n,h=0;h!==n;++h)t[l+h]=t[o+h];++a}return a!==e.length?(this.times=e.slice(0,a),this.
values=t.slice(0,a*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,
ql(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Sg(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Tg(i,e){
for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Yi.prototype.ValueTypeName="";Yi.prototype.TimeBufferType=Float32Array;Yi.prototype.ValueBufferType=Float32Array;Yi.prototype.DefaultInterpolation=ah;var Ps=class extends Yi{constructor(e,t,n){
super(e,t,n)}};Ps.prototype.ValueTypeName="bool";Ps.prototype.ValueBufferType=Array;Ps.prototype.DefaultInterpolation=Ka;Ps.prototype.InterpolantFactoryMethodLinear=void 0;Ps.prototype.InterpolantFactoryMethodSmooth=
void 0;var bh=class extends Yi{constructor(e,t,n,s){super(e,t,n,s)}};bh.prototype.ValueTypeName="color";var _h=class extends Yi{constructor(e,t,n,s){super(e,t,n,s)}};_h.prototype.ValueTypeName="number";
var vh=class extends Rs{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=(n-t)/(s-t),h=e*o;for(let u=h+o;h!==u;h+=4)qi.slerpFlat(
r,0,a,h-o,a,h,l);return r}},po=class extends Yi{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new vh(this.times,this.values,this.getValueSize(),e)}};po.prototype.ValueTypeName=
"quaternion";po.prototype.InterpolantFactoryMethodSmooth=void 0;var Is=class extends Yi{constructor(e,t,n){super(e,t,n)}};Is.prototype.ValueTypeName="string";Is.prototype.ValueBufferType=Array;Is.prototype.
DefaultInterpolation=Ka;Is.prototype.InterpolantFactoryMethodLinear=void 0;Is.prototype.InterpolantFactoryMethodSmooth=void 0;var wh=class extends Yi{constructor(e,t,n,s){super(e,t,n,s)}};wh.prototype.
ValueTypeName="vector";var Mh=class{constructor(e,t,n){let s=this,r=!1,a=0,o=0,l,h=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(u){o++,r===!1&&s.onStart!==
void 0&&s.onStart(u,a,o),r=!0},this.itemEnd=function(u){a++,s.onProgress!==void 0&&s.onProgress(u,a,o),a===o&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(
u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,f){return h.push(u,f),this},this.removeHandler=function(u){
let f=h.indexOf(u);return f!==-1&&h.splice(f,2),this},this.getHandler=function(u){for(let f=0,d=h.length;f<d;f+=2){let c=h[f],g=h[f+1];if(c.global&&(c.lastIndex=0),c.test(u))return g}return null},this.
abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},
g0=new Mh,Sh=class{constructor(e){this.manager=e!==void 0?e:g0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache=
"default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){
return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.
requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Sh.DEFAULT_MATERIAL_NAME="__DEFAULT";var $l=new B,Yl=new qi,Pn=new B,rr=class extends $i{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Lt,this.projectionMatrix=new Lt,this.projectionMatrixInverse=new Lt,
this.coordinateSystem=cn,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.
copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){
super.updateMatrixWorld(e),this.matrixWorld.decompose($l,Yl,Pn),Pn.x===1&&Pn.y===1&&Pn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose($l,Yl,Pn.set(1,1,1)).
invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose($l,Yl,Pn),Pn.x===1&&Pn.y===1&&Pn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.
compose($l,Yl,Pn.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ms=new B,Ag=new Re,Eg=new Re,Ai=class extends rr{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=
!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.
copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.
filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Qr*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Ja*.5*this.fov);return .5*this.getFilmHeight()/
e}getEffectiveFOV(){return Qr*2*Math.atan(Math.tan(Ja*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){
Ms.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Ms.x,Ms.y).multiplyScalar(-e/Ms.z),Ms.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ms.x,Ms.y).multiplyScalar(-e/Ms.z)}getViewSize(e,t){
return this.getViewBounds(e,Ag,Eg),t.subVectors(Eg,Ag)}setViewOffset(e,t,n,s,r,a){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),
this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==
null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Ja*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,a=this.view;if(this.view!==null&&
this.view.enabled){let l=a.fullWidth,h=a.fullHeight;r+=a.offsetX*s/l,t-=a.offsetY*n/h,s*=a.width/l,n*=a.height/h}let o=this.filmOffset;o!==0&&(r+=e*o/this.getFilmWidth()),this.projectionMatrix.makePerspective(
r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.
zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.
filmGauge,t.object.filmOffset=this.filmOffset,t}};var Th=class extends rr{constructor(e=-1,t=1,n=1,s=-1,r=.1,a=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.
bottom=s,this.near=r,this.far=a,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.
zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,a){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),
this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==
null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.
top+this.bottom)/2,r=n-e,a=n+e,o=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let h=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=
h*this.view.offsetX,a=r+h*this.view.width,o-=u*this.view.offsetY,l=o-u*this.view.height}this.projectionMatrix.makeOrthographic(r,a,o,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.
projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.
bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var ar=class extends qt{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,
this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Yr=-90,Jr=1,na=class extends $i{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Ai(Yr,Jr,e,t);s.layers=this.layers,
this.add(s);let r=new Ai(Yr,Jr,e,t);r.layers=this.layers,this.add(r);let a=new Ai(Yr,Jr,e,t);a.layers=this.layers,this.add(a);let o=new Ai(Yr,Jr,e,t);o.layers=this.layers,this.add(o);let l=new Ai(Yr,Jr,
e,t);l.layers=this.layers,this.add(l);let h=new Ai(Yr,Jr,e,t);h.layers=this.layers,this.add(h)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,a,o,l]=t;for(let h of t)
this.remove(h);if(e===cn)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),a.up.set(0,0,1),a.lookAt(0,-1,0),o.up.set(0,1,0),o.lookAt(0,0,1),l.up.set(0,1,
0),l.lookAt(0,0,-1);else if(e===eo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),a.up.set(0,0,-1),a.lookAt(0,-1,0),o.up.set(0,-1,0),o.lookAt(0,0,1),
l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let h of t)this.add(h),h.updateMatrixWorld()}update(e,t){this.parent===
null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,a,
o,l,h,u]=this.children,f=e.getRenderTarget(),d=e.getActiveCubeFace(),c=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let w=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;
e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),p&&e.autoClear===
!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(
n,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),n.texture.mipmapsAutoUpdate=w,e.setRenderTarget(n,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(f,d,c),e.xr.enabled=
g,n.texture.needsPMREMUpdate=!0}},Ah=class extends Ai{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var $d="\\[\\]\\.:\\/",f_=new RegExp("["+$d+"]","g"),Yd="[^"+$d+"]",p_="[^"+$d.replace("\\.","")+"]",m_=/((?:WC+[\/:])*)/.source.replace("WC",Yd),g_=/(WCOD+)?/.source.replace("WCOD",p_),y_=/(?:\.(WC+)(?:\[(.+)\])?)?/.
source.replace("WC",Yd),x_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Yd),b_=new RegExp("^"+m_+g_+y_+x_+"$"),__=["material","materials","bones","map"],fd=class{constructor(e,t,n){let s=n||Ct.parseTrackName(
t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;
for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this.
_bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Ct=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.
parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,
n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(f_,"")}static parseTrackName(e){let t=b_.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={
nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);__.indexOf(r)!==-1&&
(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){
if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let a=0;a<r.length;a++){
let o=r[a];if(o.name===t||o.uuid===t)return o;let l=n(o.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){
e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){
this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=
!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.
length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){
let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){
this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=
!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){
this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.
node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,
!e){Be("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let h=t.objectIndex;switch(n){case"materials":if(!e.material){Ne("PropertyBinding: Can not bind to material as no\
de does not have a material.",this);return}if(!e.material.materials){Ne("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.
materials;break;case"bones":if(!e.skeleton){Ne("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===h){h=
u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Ne("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Ne("PropertyBindin\
g: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){Ne("PropertyBinding: Can not bind to objectName of node undefined.",
this);return}e=e[n]}if(h!==void 0){if(e[h]===void 0){Ne("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[h]}}let a=e[s];if(a===void 0){let h=t.nodeName;
Ne("PropertyBinding: Trying to update property for track: "+h+"."+s+" but it wasn't found.",e);return}let o=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?o=this.Versioning.NeedsUpdate:e.isObject3D===
!0&&(o=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Ne("PropertyBinding: Can not bind to morphTargetInfluences b\
ecause node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Ne("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);
return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=a,this.propertyIndex=r}else a.fromArray!==void 0&&a.toArray!==void 0?(l=
this.BindingType.HasFromToArray,this.resolvedProperty=a):Array.isArray(a)?(l=this.BindingType.EntireArray,this.resolvedProperty=a):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=
this.SetterByBindingTypeAndVersioning[l][o]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Ct.Composite=fd;Ct.prototype.BindingType={Direct:0,EntireArray:1,
ArrayElement:2,HasFromToArray:3};Ct.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Ct.prototype.GetterByBindingType=[Ct.prototype._getValue_direct,Ct.prototype._getValue_array,Ct.
prototype._getValue_arrayElement,Ct.prototype._getValue_toArray];Ct.prototype.SetterByBindingTypeAndVersioning=[[Ct.prototype._setValue_direct,Ct.prototype._setValue_direct_setNeedsUpdate,Ct.prototype.
_setValue_direct_setMatrixWorldNeedsUpdate],[Ct.prototype._setValue_array,Ct.prototype._setValue_array_setNeedsUpdate,Ct.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Ct.prototype._setValue_arrayElement,
Ct.prototype._setValue_arrayElement_setNeedsUpdate,Ct.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Ct.prototype._setValue_fromArray,Ct.prototype._setValue_fromArray_setNeedsUpdate,Ct.prototype.
_setValue_fromArray_setMatrixWorldNeedsUpdate]];var MC=new Float32Array(1);var sa=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.
theta,this}makeSafe(){return this.phi=je(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*
e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(je(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var pd=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)
this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};var mo=class extends _n{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,
TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function Jd(i,e,t,n){let s=v_(n);switch(t){case Dd:return i*e;case Bd:return i*e/s.components*s.byteLength;case kh:return i*e/s.components*s.byteLength;case Ds:return i*e*2/s.components*s.byteLength;case Dh:
return i*e*2/s.components*s.byteLength;case Ld:return i*e*3/s.components*s.byteLength;case Ei:return i*e*4/s.components*s.byteLength;case Lh:return i*e*4/s.components*s.byteLength;case xo:case bo:return Math.
floor((i+3)/4)*Math.floor((e+3)/4)*8;case _o:case vo:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Uh:case Oh:return Math.max(i,16)*Math.max(e,8)/4;case Bh:case Nh:return Math.max(i,8)*Math.max(
e,8)/2;case zh:case Vh:case Wh:case Hh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Gh:case wo:case Xh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case qh:return Math.floor((i+3)/4)*Math.
floor((e+3)/4)*16;case $h:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Yh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Jh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Zh:
return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Kh:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case jh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Qh:return Math.floor((i+7)/8)*
Math.floor((e+7)/8)*16;case eu:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case tu:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case iu:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case nu:
return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case su:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case ru:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case au:case ou:case lu:return Math.
ceil(i/4)*Math.ceil(e/4)*16;case hu:case uu:return Math.ceil(i/4)*Math.ceil(e/4)*8;case Mo:case cu:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t}\
 format.`)}function v_(i){switch(i){case Ji:case Pd:return{byteLength:1,components:1};case la:case Id:case Mn:return{byteLength:2,components:1};case Ih:case Fh:return{byteLength:2,components:4};case wn:case Ph:case Zi:
return{byteLength:4,components:1};case Fd:case kd:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Be("WARNING: Multiple instances of Three.js \
being imported."):window.__THREE__="187");function N0(){let i=null,e=!1,t=null,n=null;function s(r,a){n=i.requestAnimationFrame(s),t(r,a)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){
i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function M_(i){let e=new WeakMap;function t(o,l){let h=o.array,u=o.usage,f=h.byteLength,d=i.createBuffer();
i.bindBuffer(l,d),i.bufferData(l,h,u),o.onUploadCallback();let c;if(h instanceof Float32Array)c=i.FLOAT;else if(typeof Float16Array<"u"&&h instanceof Float16Array)c=i.HALF_FLOAT;else if(h instanceof Uint16Array)
o.isFloat16BufferAttribute?c=i.HALF_FLOAT:c=i.UNSIGNED_SHORT;else if(h instanceof Int16Array)c=i.SHORT;else if(h instanceof Uint32Array)c=i.UNSIGNED_INT;else if(h instanceof Int32Array)c=i.INT;else if(h instanceof
Int8Array)c=i.BYTE;else if(h instanceof Uint8Array)c=i.UNSIGNED_BYTE;else if(h instanceof Uint8ClampedArray)c=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data forma\
t: "+h);return{buffer:d,type:c,bytesPerElement:h.BYTES_PER_ELEMENT,version:o.version,size:f}}function n(o,l,h){let u=l.array,f=l.updateRanges;if(i.bindBuffer(h,o),f.length===0)i.bufferSubData(h,0,u);else{
f.sort((c,g)=>c.start-g.start);let d=0;for(let c=1;c<f.length;c++){let g=f[d],w=f[c];w.start<=g.start+g.count+1?g.count=Math.max(g.count,w.start+w.count-g.start):(++d,f[d]=w)}f.length=d+1;for(let c=0,
g=f.length;c<g;c++){let w=f[c];i.bufferSubData(h,w.start*u.BYTES_PER_ELEMENT,u,w.start,w.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(o){return o.isInterleavedBufferAttribute&&(o=o.data),
e.get(o)}function r(o){o.isInterleavedBufferAttribute&&(o=o.data);let l=e.get(o);l&&(i.deleteBuffer(l.buffer),e.delete(o))}function a(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){
let u=e.get(o);(!u||u.version<o.version)&&e.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}let h=e.get(o);if(h===void 0)e.set(o,t(o,l));else if(h.version<o.
version){if(h.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supp\
orted.");n(h.buffer,o,l),h.version=o.version}}return{get:s,remove:r,update:a}}var S_="",T_="",A_="",E_="",C_="",R_="",P_="",I_="",F_="",k_="",D_="",L_="",B_="",U_="",N_="",O_="",z_="",V_="",G_="",W_="",
H_="",X_="",q_="",$_="",Y_="",J_="",Z_="",K_="",j_="",Q_="",ev="",tv="",iv="",nv="",sv="",rv="",av="",ov="",lv="",hv="",uv="",cv="",dv="",fv="",pv="",mv="",gv="",yv="",xv="",bv="",_v="",vv="",wv="",Mv="",
Sv="",Tv="",Av="",Ev="",Cv="",Rv="",Pv="",Iv="",Fv="",kv="",Dv="",Lv="",Bv="",Uv="",Nv="",Ov="",zv="",Vv="",Gv="",Wv="",Hv="",Xv="",qv="",$v="",Yv="",Jv="",Zv="",Kv="",jv="",Qv="",ew="",tw="",iw="",nw="",
sw="",rw="",aw="",ow="",lw="",hw="",uw="",cw="",dw="",fw="",pw="",mw="",gw="",yw="",xw="",bw="",_w="",vw="",ww="",Mw="",Sw="",Tw="",Aw="",Ew="",Cw="",Rw="",Pw="",Iw="",Fw="",kw="",Dw="",Lw="",Bw="",Uw="",
Nw="",Ow="",zw="",Vw="",Gw="",Ww="",Hw="",Xw="",qw="",$w="",Yw="",Jw="",Zw="",Kw="",jw="",Qw="",eM="",tM="",iM="",Ye={alphahash_fragment:S_,alphahash_pars_fragment:T_,alphamap_fragment:A_,alphamap_pars_fragment:E_,
alphatest_fragment:C_,alphatest_pars_fragment:R_,aomap_fragment:P_,aomap_pars_fragment:I_,batching_pars_vertex:F_,batching_vertex:k_,begin_vertex:D_,beginnormal_vertex:L_,bsdfs:B_,iridescence_fragment:U_,
bumpmap_pars_fragment:N_,clipping_planes_fragment:O_,clipping_planes_pars_fragment:z_,clipping_planes_pars_vertex:V_,clipping_planes_vertex:G_,color_fragment:W_,color_pars_fragment:H_,color_pars_vertex:X_,
color_vertex:q_,common:$_,defaultnormal_vertex:Y_,displacementmap_pars_vertex:J_,displacementmap_vertex:Z_,emissivemap_fragment:K_,emissivemap_pars_fragment:j_,colorspace_fragment:Q_,colorspace_pars_fragment:ev,
envmap_fragment:tv,envmap_common_pars_fragment:iv,envmap_pars_fragment:nv,envmap_pars_vertex:sv,envmap_physical_pars_fragment:mv,envmap_vertex:rv,fog_vertex:av,fog_pars_vertex:ov,fog_fragment:lv,fog_pars_fragment:hv,
gradientmap_pars_fragment:uv,lightmap_pars_fragment:cv,lights_lambert_fragment:dv,lights_lambert_pars_fragment:fv,lights_pars_begin:pv,lights_toon_fragment:gv,lights_toon_pars_fragment:yv,lights_phong_fragment:xv,
lights_phong_pars_fragment:bv,lights_physical_fragment:_v,lights_physical_pars_fragment:vv,lights_fragment_begin:wv,lights_fragment_maps:Mv,lights_fragment_end:Sv,lightprobes_pars_fragment:Tv,logdepthbuf_fragment:Av,
logdepthbuf_pars_fragment:Ev,logdepthbuf_pars_vertex:Cv,logdepthbuf_vertex:Rv,map_fragment:Pv,map_pars_fragment:Iv,map_particle_fragment:Fv,map_particle_pars_fragment:kv,metalnessmap_fragment:Dv,metalnessmap_pars_fragment:Lv,
morphinstance_vertex:Bv,morphcolor_vertex:Uv,morphnormal_vertex:Nv,morphtarget_pars_vertex:Ov,morphtarget_vertex:zv,normal_fragment_begin:Vv,normal_fragment_maps:Gv,normal_pars_fragment:Wv,normal_pars_vertex:Hv,
normal_vertex:Xv,normalmap_pars_fragment:qv,clearcoat_normal_fragment_begin:$v,clearcoat_normal_fragment_maps:Yv,clearcoat_pars_fragment:Jv,iridescence_pars_fragment:Zv,opaque_fragment:Kv,packing:jv,premultiplied_alpha_fragment:Qv,
project_vertex:ew,dithering_fragment:tw,dithering_pars_fragment:iw,roughnessmap_fragment:nw,roughnessmap_pars_fragment:sw,shadowmap_pars_fragment:rw,shadowmap_pars_vertex:aw,shadowmap_vertex:ow,shadowmask_pars_fragment:lw,
skinbase_vertex:hw,skinning_pars_vertex:uw,skinning_vertex:cw,skinnormal_vertex:dw,specularmap_fragment:fw,specularmap_pars_fragment:pw,tonemapping_fragment:mw,tonemapping_pars_fragment:gw,transmission_fragment:yw,
transmission_pars_fragment:xw,uv_pars_fragment:bw,uv_pars_vertex:_w,uv_vertex:vw,worldpos_vertex:ww,background_vert:Mw,background_frag:Sw,backgroundCube_vert:Tw,backgroundCube_frag:Aw,cube_vert:Ew,cube_frag:Cw,
depth_vert:Rw,depth_frag:Pw,distance_vert:Iw,distance_frag:Fw,equirect_vert:kw,equirect_frag:Dw,linedashed_vert:Lw,linedashed_frag:Bw,meshbasic_vert:Uw,meshbasic_frag:Nw,meshlambert_vert:Ow,meshlambert_frag:zw,
meshmatcap_vert:Vw,meshmatcap_frag:Gw,meshnormal_vert:Ww,meshnormal_frag:Hw,meshphong_vert:Xw,meshphong_frag:qw,meshphysical_vert:$w,meshphysical_frag:Yw,meshtoon_vert:Jw,meshtoon_frag:Zw,points_vert:Kw,
points_frag:jw,shadow_vert:Qw,shadow_frag:eM,sprite_vert:tM,sprite_frag:iM},xe={common:{diffuse:{value:new nt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ze},alphaMap:{value:null},
alphaMapTransform:{value:new ze},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ze}},envmap:{envMap:{value:null},envMapRotation:{value:new ze},reflectivity:{
value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ze}},lightmap:{lightMap:{value:null},lightMapIntensity:{
value:1},lightMapTransform:{value:new ze}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ze},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ze},normalScale:{
value:new Re(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ze},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},
emissiveMapTransform:{value:new ze}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ze}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ze}},gradientmap:{
gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new nt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],
properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{
value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},
directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,
shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{
value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],
properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{
value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new nt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{
value:new ze},alphaTest:{value:0},uvTransform:{value:new ze}},sprite:{diffuse:{value:new nt(16777215)},opacity:{value:1},center:{value:new Re(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{
value:new ze},alphaMap:{value:null},alphaMapTransform:{value:new ze},alphaTest:{value:0}}},Ln={basic:{uniforms:Mi([xe.common,xe.specularmap,xe.envmap,xe.aomap,xe.lightmap,xe.fog]),vertexShader:Ye.meshbasic_vert,
fragmentShader:Ye.meshbasic_frag},lambert:{uniforms:Mi([xe.common,xe.specularmap,xe.envmap,xe.aomap,xe.lightmap,xe.emissivemap,xe.bumpmap,xe.normalmap,xe.displacementmap,xe.fog,xe.lights,{emissive:{value:new nt(
0)},envMapIntensity:{value:1}}]),vertexShader:Ye.meshlambert_vert,fragmentShader:Ye.meshlambert_frag},phong:{uniforms:Mi([xe.common,xe.specularmap,xe.envmap,xe.aomap,xe.lightmap,xe.emissivemap,xe.bumpmap,
xe.normalmap,xe.displacementmap,xe.fog,xe.lights,{emissive:{value:new nt(0)},specular:{value:new nt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:Ye.meshphong_vert,fragmentShader:Ye.
meshphong_frag},standard:{uniforms:Mi([xe.common,xe.envmap,xe.aomap,xe.lightmap,xe.emissivemap,xe.bumpmap,xe.normalmap,xe.displacementmap,xe.roughnessmap,xe.metalnessmap,xe.fog,xe.lights,{emissive:{value:new nt(
0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Ye.meshphysical_vert,fragmentShader:Ye.meshphysical_frag},toon:{uniforms:Mi([xe.common,xe.aomap,xe.lightmap,xe.emissivemap,
xe.bumpmap,xe.normalmap,xe.displacementmap,xe.gradientmap,xe.fog,xe.lights,{emissive:{value:new nt(0)}}]),vertexShader:Ye.meshtoon_vert,fragmentShader:Ye.meshtoon_frag},matcap:{uniforms:Mi([xe.common,
xe.bumpmap,xe.normalmap,xe.displacementmap,xe.fog,{matcap:{value:null}}]),vertexShader:Ye.meshmatcap_vert,fragmentShader:Ye.meshmatcap_frag},points:{uniforms:Mi([xe.points,xe.fog]),vertexShader:Ye.points_vert,
fragmentShader:Ye.points_frag},dashed:{uniforms:Mi([xe.common,xe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Ye.linedashed_vert,fragmentShader:Ye.linedashed_frag},depth:{
uniforms:Mi([xe.common,xe.displacementmap]),vertexShader:Ye.depth_vert,fragmentShader:Ye.depth_frag},normal:{uniforms:Mi([xe.common,xe.bumpmap,xe.normalmap,xe.displacementmap,{opacity:{value:1}}]),vertexShader:Ye.
meshnormal_vert,fragmentShader:Ye.meshnormal_frag},sprite:{uniforms:Mi([xe.sprite,xe.fog]),vertexShader:Ye.sprite_vert,fragmentShader:Ye.sprite_frag},background:{uniforms:{uvTransform:{value:new ze},t2D:{
value:null},backgroundIntensity:{value:1}},vertexShader:Ye.background_vert,fragmentShader:Ye.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{
value:1},backgroundRotation:{value:new ze}},vertexShader:Ye.backgroundCube_vert,fragmentShader:Ye.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Ye.
cube_vert,fragmentShader:Ye.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Ye.equirect_vert,fragmentShader:Ye.equirect_frag},distance:{uniforms:Mi([xe.common,xe.displacementmap,{referencePosition:{
value:new B},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Ye.distance_vert,fragmentShader:Ye.distance_frag},shadow:{uniforms:Mi([xe.lights,xe.fog,{color:{value:new nt(0)},opacity:{value:1}}]),
vertexShader:Ye.shadow_vert,fragmentShader:Ye.shadow_frag}};Ln.physical={uniforms:Mi([Ln.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ze},clearcoatNormalMap:{
value:null},clearcoatNormalMapTransform:{value:new ze},clearcoatNormalScale:{value:new Re(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ze},
diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ze},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},
iridescenceMapTransform:{value:new ze},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{
value:new ze},sheen:{value:0},sheenColor:{value:new nt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ze},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{
value:new ze},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ze},transmissionSamplerSize:{value:new Re},transmissionSamplerMap:{value:null},thickness:{value:0},
thicknessMap:{value:null},thicknessMapTransform:{value:new ze},attenuationDistance:{value:0},attenuationColor:{value:new nt(0)},specularColor:{value:new nt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{
value:new ze},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ze},anisotropyVector:{value:new Re},anisotropyMap:{value:null},anisotropyMapTransform:{
value:new ze}}]),vertexShader:Ye.meshphysical_vert,fragmentShader:Ye.meshphysical_frag};var du={r:0,b:0,g:0},nM=new Lt,O0=new ze;O0.set(-1,0,0,0,1,0,0,0,1);function sM(i,e,t,n,s,r){let a=new nt(0),o=s===
!0?0:1,l,h,u=null,f=0,d=null;function c(v){let E=v.isScene===!0?v.background:null;if(E&&E.isTexture){let M=v.backgroundBlurriness>0;E=e.get(E,M)}return E}function g(v){let E=!1,M=c(v);M===null?p(a,o):
M&&M.isColor&&(p(M,1),E=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||E)&&(t.buffers.
depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function w(v,E){let M=c(E);M&&M.isCubeTexture?(h===void 0&&(h=new Tt(
new ia(1,1,1),new Fn({name:"BackgroundCubeMaterial",uniforms:cr(Ln.backgroundCube.uniforms),vertexShader:Ln.backgroundCube.vertexShader,fragmentShader:Ln.backgroundCube.fragmentShader,side:pi,depthTest:!1,
depthWrite:!1,fog:!1,allowOverride:!1})),h.geometry.deleteAttribute("normal"),h.geometry.deleteAttribute("uv"),h.onBeforeRender=function(C,A,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(
h.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(h)),h.material.uniforms.envMap.value=M,h.material.uniforms.backgroundBlurriness.value=E.backgroundBlurriness,h.material.
uniforms.backgroundIntensity.value=E.backgroundIntensity,h.material.uniforms.backgroundRotation.value.setFromMatrix4(nM.makeRotationFromEuler(E.backgroundRotation)).transpose(),M.isRenderTargetTexture===
!1&&h.material.uniforms.backgroundRotation.value.premultiply(O0),h.material.toneMapped=Ke.getTransfer(M.colorSpace)!==xt,(u!==M||f!==M.version||d!==i.toneMapping)&&(h.material.needsUpdate=!0,u=M,f=M.version,
d=i.toneMapping),h.layers.enableAll(),v.unshift(h,h.geometry,h.material,0,0,null)):M&&M.isTexture&&(l===void 0&&(l=new Tt(new fo(2,2),new Fn({name:"BackgroundMaterial",uniforms:cr(Ln.background.uniforms),
vertexShader:Ln.background.vertexShader,fragmentShader:Ln.background.fragmentShader,side:vn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(
l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=M,l.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,l.material.toneMapped=
Ke.getTransfer(M.colorSpace)!==xt,M.matrixAutoUpdate===!0&&M.updateMatrix(),l.material.uniforms.uvTransform.value.copy(M.matrix),(u!==M||f!==M.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,u=
M,f=M.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function p(v,E){v.getRGB(du,qd(i)),t.buffers.color.setClear(du.r,du.g,du.b,E,r)}function m(){h!==void 0&&
(h.geometry.dispose(),h.material.dispose(),h=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(v,E=1){a.set(v),o=
E,p(a,o)},getClearAlpha:function(){return o},setClearAlpha:function(v){o=v,p(a,o)},render:g,addToRenderList:w,dispose:m}}function rM(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,
a=!1;function o(D,V,G,I,q){let Y=!1,H=f(D,I,G,V);r!==H&&(r=H,h(r.object)),Y=c(D,I,G,q),Y&&g(D,I,G,q),q!==null&&e.update(q,i.ELEMENT_ARRAY_BUFFER),(Y||a)&&(a=!1,M(D,V,G,I),q!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,
e.get(q).buffer))}function l(){return i.createVertexArray()}function h(D){return i.bindVertexArray(D)}function u(D){return i.deleteVertexArray(D)}function f(D,V,G,I){let q=I.wireframe===!0,Y=n[V.id];Y===
void 0&&(Y={},n[V.id]=Y);let H=D.isInstancedMesh===!0?D.id:0,ie=Y[H];ie===void 0&&(ie={},Y[H]=ie);let X=ie[G.id];X===void 0&&(X={},ie[G.id]=X);let ee=X[q];return ee===void 0&&(ee=d(l()),X[q]=ee),ee}function d(D){
let V=[],G=[],I=[];for(let q=0;q<t;q++)V[q]=0,G[q]=0,I[q]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:V,enabledAttributes:G,attributeDivisors:I,object:D,attributes:{},index:null}}function c(D,V,G,I){
let q=r.attributes,Y=V.attributes,H=0,ie=G.getAttributes();for(let X in ie)if(ie[X].location>=0){let te=q[X],Se=Y[X];if(Se===void 0&&(X==="instanceMatrix"&&D.instanceMatrix&&(Se=D.instanceMatrix),X===
"instanceColor"&&D.instanceColor&&(Se=D.instanceColor)),te===void 0||te.attribute!==Se||Se&&te.data!==Se.data)return!0;H++}return r.attributesNum!==H||r.index!==I}function g(D,V,G,I){let q={},Y=V.attributes,
H=0,ie=G.getAttributes();for(let X in ie)if(ie[X].location>=0){let te=Y[X];te===void 0&&(X==="instanceMatrix"&&D.instanceMatrix&&(te=D.instanceMatrix),X==="instanceColor"&&D.instanceColor&&(te=D.instanceColor));
let Se={};Se.attribute=te,te&&te.data&&(Se.data=te.data),q[X]=Se,H++}r.attributes=q,r.attributesNum=H,r.index=I}function w(){let D=r.newAttributes;for(let V=0,G=D.length;V<G;V++)D[V]=0}function p(D){m(
D,0)}function m(D,V){let G=r.newAttributes,I=r.enabledAttributes,q=r.attributeDivisors;G[D]=1,I[D]===0&&(i.enableVertexAttribArray(D),I[D]=1),q[D]!==V&&(i.vertexAttribDivisor(D,V),q[D]=V)}function v(){
let D=r.newAttributes,V=r.enabledAttributes;for(let G=0,I=V.length;G<I;G++)V[G]!==D[G]&&(i.disableVertexAttribArray(G),V[G]=0)}function E(D,V,G,I,q,Y,H){H===!0?i.vertexAttribIPointer(D,V,G,q,Y):i.vertexAttribPointer(
D,V,G,I,q,Y)}function M(D,V,G,I){w();let q=I.attributes,Y=G.getAttributes(),H=V.defaultAttributeValues;for(let ie in Y){let X=Y[ie];if(X.location>=0){let ee=q[ie];if(ee===void 0&&(ie==="instanceMatrix"&&
D.instanceMatrix&&(ee=D.instanceMatrix),ie==="instanceColor"&&D.instanceColor&&(ee=D.instanceColor)),ee!==void 0){let te=ee.normalized,Se=ee.itemSize,ke=e.get(ee);if(ke===void 0)continue;let Z=ke.buffer,
ge=ke.type,we=ke.bytesPerElement,Ie=ge===i.INT||ge===i.UNSIGNED_INT||ee.gpuType===Ph;if(ee.isInterleavedBufferAttribute){let pe=ee.data,Oe=pe.isInterleavedBuffer===!0?pe.stride:pe.itemSize,wt=ee.offset;
if(pe.isInstancedInterleavedBuffer||pe.isInstancedBufferAttribute){for(let De=0;De<X.locationSize;De++)m(X.location+De,pe.meshPerAttribute);D.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I._maxInstanceCount=
pe.meshPerAttribute*pe.count)}else for(let De=0;De<X.locationSize;De++)p(X.location+De);i.bindBuffer(i.ARRAY_BUFFER,Z);for(let De=0;De<X.locationSize;De++)E(X.location+De,Se/X.locationSize,ge,te,Oe*we,
(wt+Se/X.locationSize*De)*we,Ie)}else{if(ee.isInstancedBufferAttribute){for(let pe=0;pe<X.locationSize;pe++)m(X.location+pe,ee.meshPerAttribute);D.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I.
_maxInstanceCount=ee.meshPerAttribute*ee.count)}else for(let pe=0;pe<X.locationSize;pe++)p(X.location+pe);i.bindBuffer(i.ARRAY_BUFFER,Z);for(let pe=0;pe<X.locationSize;pe++)E(X.location+pe,Se/X.locationSize,
ge,te,Se*we,Se/X.locationSize*pe*we,Ie)}}else if(H!==void 0){let te=H[ie];if(te!==void 0)switch(te.length){case 2:i.vertexAttrib2fv(X.location,te);break;case 3:i.vertexAttrib3fv(X.location,te);break;case 4:
i.vertexAttrib4fv(X.location,te);break;default:i.vertexAttrib1fv(X.location,te)}}}}v()}function C(){U();for(let D in n){let V=n[D];for(let G in V){let I=V[G];for(let q in I){let Y=I[q];for(let H in Y)
u(Y[H].object),delete Y[H];delete I[q]}}delete n[D]}}function A(D){if(n[D.id]===void 0)return;let V=n[D.id];for(let G in V){let I=V[G];for(let q in I){let Y=I[q];for(let H in Y)u(Y[H].object),delete Y[H];
delete I[q]}}delete n[D.id]}function y(D){for(let V in n){let G=n[V];for(let I in G){let q=G[I];if(q[D.id]===void 0)continue;let Y=q[D.id];for(let H in Y)u(Y[H].object),delete Y[H];delete q[D.id]}}}function S(D){
for(let V in n){let G=n[V],I=D.isInstancedMesh===!0?D.id:0,q=G[I];if(q!==void 0){for(let Y in q){let H=q[Y];for(let ie in H)u(H[ie].object),delete H[ie];delete q[Y]}delete G[I],Object.keys(G).length===
0&&delete n[V]}}}function U(){P(),a=!0,r!==s&&(r=s,h(r.object))}function P(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:o,reset:U,resetDefaultState:P,dispose:C,releaseStatesOfGeometry:A,
releaseStatesOfObject:S,releaseStatesOfProgram:y,initAttributes:w,enableAttribute:p,disableUnusedAttributes:v}}function aM(i,e,t){let n;function s(l){n=l}function r(l,h){i.drawArrays(n,l,h),t.update(h,
n,1)}function a(l,h,u){u!==0&&(i.drawArraysInstanced(n,l,h,u),t.update(h,n,u))}function o(l,h,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,h,0,u);let d=0;for(let c=0;c<u;c++)
d+=h[c];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=a,this.renderMultiDraw=o}function oM(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotrop\
ic")===!0){let y=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function a(y){return!(y!==Ei&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}
function o(y){let S=y===Mn&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(y!==Ji&&y!==Zi&&!S&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){
if(y==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="me\
diump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let h=t.precision!==void 0?t.precision:
"highp",u=l(h);u!==h&&(Be("WebGLRenderer:",h,"not supported, using",u,"instead."),h=u);let f=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&f===!1;t.reversedDepthBuffer===
!0&&f===!1&&Be("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&f===!0&&Be("WebGLRender\
er: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let c=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),w=i.getParameter(i.MAX_TEXTURE_SIZE),
p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),E=i.getParameter(i.MAX_VARYING_VECTORS),M=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),
C=i.getParameter(i.MAX_SAMPLES),A=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:a,textureTypeReadable:o,precision:h,logarithmicDepthBuffer:d,reversedDepthBuffer:f,
maxTextures:c,maxVertexTextures:g,maxTextureSize:w,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:v,maxVaryings:E,maxFragmentUniforms:M,maxSamples:C,samples:A}}function lM(i){let e=this,t=null,n=0,
s=!1,r=!1,a=new Hi,o=new ze,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(f,d){let c=f.length!==0||d||n!==0||s;return s=d,n=f.length,c},this.beginShadows=
function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(f,d){t=u(f,d,0)},this.setState=function(f,d,c){let g=f.clippingPlanes,w=f.clipIntersection,p=f.clipShadows,m=i.get(
f);if(!s||g===null||g.length===0||r&&!p)r?u(null):h();else{let v=r?0:n,E=v*4,M=m.clippingState||null;l.value=M,M=u(g,d,E,c);for(let C=0;C!==E;++C)M[C]=t[C];m.clippingState=M,this.numIntersection=w?this.
numPlanes:0,this.numPlanes+=v}};function h(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function u(f,d,c,g){let w=f!==null?f.length:0,p=null;if(w!==0){if(p=l.value,g!==
!0||p===null){let m=c+w*4,v=d.matrixWorldInverse;o.getNormalMatrix(v),(p===null||p.length<m)&&(p=new Float32Array(m));for(let E=0,M=c;E!==w;++E,M+=4)a.copy(f[E]).applyMatrix4(v,o),a.normal.toArray(p,M),
p[M+3]=a.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=w,e.numIntersection=0,p}}var Ao=class extends jt{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,
depth:1},s=[n,n,n,n,n,n];this.texture=new ho(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,
this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new ia(5,5,5),r=new Fn({name:"CubemapFromEquirect",uniforms:cr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:pi,blending:or});r.uniforms.tEquirect.value=t;let a=new Tt(
s,r),o=t.minFilter;return t.minFilter===is&&(t.minFilter=Xt),new na(1,10,this).update(e,a),t.minFilter=o,a.geometry.dispose(),a.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();
for(let a=0;a<6;a++)e.setRenderTarget(this,a),e.clear(t,n,s);e.setRenderTarget(r)}},y0=256,hM=3,uM=20,z0=256,V0=16,cM=3,dM=new B,fM=new nt,pu=class i{constructor(e){this._renderer=e,this._cubeSize=0,this.
_sourceTarget=null,this._cubeCamera=new na(1,10,null),this._boxMesh=new Tt(new ia(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this.
_integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:a=256,position:o=dM}=r,l=this._renderer;this._setSize(a);let h=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=
!1);let f=l.autoClear,d=l.autoClearColor,c=l.autoClearDepth,g=l.autoClearStencil,w=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,w===null&&(e.background=l.getClearColor(
fM));let p=new na(n,s,u);return p.position.copy(o),p.update(l,e),l.autoClear=f,l.autoClearColor=d,l.autoClearDepth=c,l.autoClearStencil=g,e.background=w,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(
h,t)),this._applyPMREM(h),h}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=
_0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=b0(),this._compileMaterial(this._equirectMaterial))}dispose(){this.
_sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&
this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){
return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(y0,Wd(e))}_fromTexture(e,t){e.mapping===hr||e.mapping===oa?this._setSize(e.image.length===0?y0:e.image[0].width||e.image[0].image.width):
this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=x0(e,!1,!1),n=Math.log2(e)-hM;for(let s=0;s<=
n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==
t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=x0(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){
let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let a=e.width>>t;e.viewport.set(0,0,a,a),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){
let t;e.mapping===hr||e.mapping===oa?(this._cubemapMaterial===null&&(this._cubemapMaterial=_0()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===
null&&(this._equirectMaterial=b0()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=pM(),this.
_integrationMaterial=mM());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=
this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/V0);for(let a=0;a<=n;a++){let o=i.lodToRoughness(a,n);if(a>n-cM)r.roughness.value=o,this._renderCube(e,a,this._integrationMaterial);else{let l=o>
0?Math.log2(t)+.5*Math.log2(6/(z0*Math.pow(o,4)))+.5:0;s.roughness.value=o,s.lodBias.value=l,this._renderCube(e,a,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=gM());let n=this.
_blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function x0(i,e,t){
return new Ao(i,{minFilter:is,generateMipmaps:e,type:Mn,colorSpace:ja,depthBuffer:t})}function Eo(i,e,t){return new Fn({name:i,uniforms:e,vertexShader:Ye.cube_vert,fragmentShader:t,side:pi,blending:or,
depthTest:!1,depthWrite:!1})}function pM(){return Eo("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${z0}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function mM(){return Eo("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:V0}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function gM(){return Eo("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${uM}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function b0(){return Eo("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function _0(){return Eo("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function yM(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,c=!1){return d==null?null:c?a(d):r(d)}function r(d){if(d&&d.isTexture){let c=d.mapping;if(c===Eh||c===Ch)if(e.has(d)){let g=e.get(
d).texture;return o(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let w=new Ao(g.height);return w.fromEquirectangularTexture(i,d),e.set(d,w),d.addEventListener("dispose",h),o(w.texture,d.mapping)}else
return null}}return d}function a(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let c=d.mapping,g=c===Eh||c===Ch,w=c===hr||c===oa;if(g||w){let p=t.get(d),m=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&
d.pmremVersion!==m)return n===null&&(n=new pu(i)),p=g?n.fromEquirectangular(d,p):n.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),p.texture;if(p!==void 0)return p.texture;{let v=d.image;
return g&&v&&v.height>0||w&&v&&l(v)?(n===null&&(n=new pu(i)),p=g?n.fromEquirectangular(d):n.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),d.addEventListener("dispose",u),p.texture):null}}}
return d}function o(d,c){return c===Eh?d.mapping=hr:c===Ch&&(d.mapping=oa),d}function l(d){let c=0,g=6;for(let w=0;w<g;w++)d[w]!==void 0&&c++;return c===g}function h(d){let c=d.target;c.removeEventListener(
"dispose",h);let g=e.get(c);g!==void 0&&(e.delete(c),g.dispose())}function u(d){let c=d.target;c.removeEventListener("dispose",u);let g=t.get(c);g!==void 0&&(t.delete(c),g.dispose())}function f(){e=new WeakMap,
t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:f}}function xM(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(
n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_r\
ender_shared_exponent")},get:function(n){let s=t(n);return s===null&&Ya("WebGLRenderer: "+n+" extension not supported."),s}}}function bM(i,e,t,n){let s={},r=new WeakMap,a=new FinalizationRegistry(g=>delete s[g]);
function o(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",o),delete s[g.id],a.unregister(g);let w=r.
get(g);w&&(e.remove(w),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function h(g,w){return s[w.id]!==void 0||(w.addEventListener(
"dispose",o),s[w.id]=new WeakRef(w),a.register(w,w.id,w),t.memory.geometries++),w}function u(g){let w=g.attributes;for(let p in w)e.update(w[p],i.ARRAY_BUFFER)}function f(g){let w=g.index,p=g.attributes.
position,m=0;if(p===void 0)return;let v=w!==null?w.array.length:p.array.length/3-1,E=p.count>=65535?ao:ro,M=new E(Math.ceil(v/3)*6,1),C=M.array;if(w!==null){let y=w.array;m=w.version;for(let S=0,U=0;S<
v;S+=3){let P=y[S+0],D=y[S+1],V=y[S+2];C[U++]=P,C[U++]=D,C[U++]=D,C[U++]=V,C[U++]=V,C[U++]=P}}else{m=p.version;for(let y=0,S=0;y<v;y+=3){let U=y+0,P=y+1,D=y+2;C[S++]=U,C[S++]=P,C[S++]=P,C[S++]=D,C[S++]=
D,C[S++]=U}}M.version=m;let A=r.get(g);A&&e.remove(A),r.set(g,M)}function d(g){let w=r.get(g);if(w){let p=g.index;p!==null&&w.version<p.version&&f(g)}else f(g);return r.get(g)}function c(){for(let g in s){
let w=s[g].deref();w!==void 0&&l(w)}}return{get:h,update:u,getWireframeAttribute:d,dispose:c}}function _M(i,e,t){let n;function s(f){n=f}let r,a;function o(f){r=f.type,a=f.bytesPerElement}function l(f,d){
i.drawElements(n,d,r,f*a),t.update(d,n,1)}function h(f,d,c){c!==0&&(i.drawElementsInstanced(n,d,r,f*a,c),t.update(d,n,c))}function u(f,d,c){if(c===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(
n,d,0,r,f,0,c);let w=0;for(let p=0;p<c;p++)w+=d[p];t.update(w,n,1)}this.setMode=s,this.setIndex=o,this.render=l,this.renderInstances=h,this.renderMultiDraw=u}function vM(i){let e={geometries:0,textures:0},
t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,a,o){switch(t.calls++,a){case i.TRIANGLES:t.triangles+=o*(r/3);break;case i.LINES:t.lines+=o*(r/2);break;case i.LINE_STRIP:t.lines+=o*(r-1);
break;case i.LINE_LOOP:t.lines+=o*r;break;case i.POINTS:t.points+=o*r;break;default:Ne("WebGLInfo: Unknown draw mode:",a);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,
render:t,programs:null,autoReset:!0,reset:s,update:n}}function wM(i,e,t){let n=new WeakMap,s=new bt;function r(a,o,l){let h=a.morphTargetInfluences,u=o.morphAttributes.position||o.morphAttributes.normal||
o.morphAttributes.color,f=u!==void 0?u.length:0,d=n.get(o);if(d===void 0||d.count!==f){let U=function(){y.dispose(),n.delete(o),o.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let c=o.
morphAttributes.position!==void 0,g=o.morphAttributes.normal!==void 0,w=o.morphAttributes.color!==void 0,p=o.morphAttributes.position||[],m=o.morphAttributes.normal||[],v=o.morphAttributes.color||[],E=0;
c===!0&&(E=1),g===!0&&(E=2),w===!0&&(E=3);let M=o.attributes.position.count*E,C=1;M>e.maxTextureSize&&(C=Math.ceil(M/e.maxTextureSize),M=e.maxTextureSize);let A=new Float32Array(M*C*4*f),y=new io(A,M,
C,f);y.type=Zi,y.needsUpdate=!0;let S=E*4;for(let P=0;P<f;P++){let D=p[P],V=m[P],G=v[P],I=M*C*4*P;for(let q=0;q<D.count;q++){let Y=q*S;c===!0&&(s.fromBufferAttribute(D,q),A[I+Y+0]=s.x,A[I+Y+1]=s.y,A[I+
Y+2]=s.z,A[I+Y+3]=0),g===!0&&(s.fromBufferAttribute(V,q),A[I+Y+4]=s.x,A[I+Y+5]=s.y,A[I+Y+6]=s.z,A[I+Y+7]=0),w===!0&&(s.fromBufferAttribute(G,q),A[I+Y+8]=s.x,A[I+Y+9]=s.y,A[I+Y+10]=s.z,A[I+Y+11]=G.itemSize===
4?s.w:1)}}d={count:f,texture:y,size:new Re(M,C)},n.set(o,d),o.addEventListener("dispose",U)}if(a.isInstancedMesh===!0&&a.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",a.morphTexture,t);else{
let c=0;for(let w=0;w<h.length;w++)c+=h[w];let g=o.morphTargetsRelative?1:1-c;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",h)}l.getUniforms().
setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function MM(i,e,t,n,s){let r=new WeakMap;function a(h){let u=s.render.frame,
f=h.geometry,d=e.get(h,f);if(r.get(d)!==u&&(e.update(d),r.set(d,u)),h.isInstancedMesh&&(h.hasEventListener("dispose",l)===!1&&h.addEventListener("dispose",l),r.get(h)!==u&&(t.update(h.instanceMatrix,i.
ARRAY_BUFFER),h.instanceColor!==null&&t.update(h.instanceColor,i.ARRAY_BUFFER),r.set(h,u))),h.isSkinnedMesh){let c=h.skeleton;r.get(c)!==u&&(c.update(),r.set(c,u))}return d}function o(){r=new WeakMap}
function l(h){let u=h.target;u.removeEventListener("dispose",l),n.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:a,dispose:o}}var SM={
[wd]:"LINEAR_TONE_MAPPING",[Md]:"REINHARD_TONE_MAPPING",[Sd]:"CINEON_TONE_MAPPING",[Td]:"ACES_FILMIC_TONE_MAPPING",[Ed]:"AGX_TONE_MAPPING",[Cd]:"NEUTRAL_TONE_MAPPING",[Ad]:"CUSTOM_TONE_MAPPING"};function TM(i,e,t,n,s,r){
let a=new jt(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),o=null,l=null,h=null,
u=new qt;u.setAttribute("position",new dn([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new dn([0,2,0,0,2,0],2));let f=new sr({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new Tt(u,f),c=new Th(-1,1,1,-1,0,1),g=null,w=null,p=!1,m,v=null,E=[],M=!1;this.setSize=function(C,A){a.setSize(C,A),o!==null&&o.setSize(C,A),l!==null&&l.setSize(C,
A);for(let y=0;y<E.length;y++){let S=E[y];S.setSize&&S.setSize(C,A)}},this.setEffects=function(C){E=C,M=E.length>0&&E[0].isRenderPass===!0;let A=a.width,y=a.height;E.length>0&&o===null&&(o=new jt(A,y,
{type:Mn,depthBuffer:!1,stencilBuffer:!1}),l=new jt(A,y,{type:Mn,depthBuffer:!1,stencilBuffer:!1}));let S=s===!0&&E.some(U=>U.needsDepthTexture===!0);S!==(a.depthTexture!==null)&&(S===!0&&h===null&&(h=
new ts(A,y),r===!0&&(h.format=ns,h.type=ur)),a.dispose(),a.depthTexture=S?h:null,a.resolveDepthBuffer=S,a.storeMultisampledDepthBuffer=S);for(let U=0;U<E.length;U++){let P=E[U];P.setSize&&P.setSize(A,
y),S&&P.needsDepthTexture===!0&&P.setDepthTexture&&P.setDepthTexture(h)}},this.begin=function(C,A){if(p||C.toneMapping===kn&&E.length===0)return!1;if(v=A,A!==null){let y=A.width,S=A.height;(a.width!==
y||a.height!==S)&&this.setSize(y,S)}return M===!1&&C.setRenderTarget(a),m=C.toneMapping,C.toneMapping=kn,!0},this.hasRenderPass=function(){return M},this.end=function(C,A){C.toneMapping=m,p=!0;let y=a,
S=o;for(let U=0;U<E.length;U++){let P=E[U];P.enabled!==!1&&(P.render(C,S,y,A),P.needsSwap!==!1&&(y=S,S=S===o?l:o))}if(g!==C.outputColorSpace||w!==C.toneMapping){g=C.outputColorSpace,w=C.toneMapping,f.
defines={},Ke.getTransfer(g)===xt&&(f.defines.SRGB_TRANSFER="");let U=SM[w];U&&(f.defines[U]=""),f.needsUpdate=!0}f.uniforms.tDiffuse.value=y.texture,C.setRenderTarget(v),C.render(d,c),v=null,p=!1},this.
isCompositing=function(){return p},this.dispose=function(){a.dispose(),o!==null&&o.dispose(),l!==null&&l.dispose(),u.dispose(),f.dispose()}}var G0=new Bi,W0=new ts(1,1),H0=new uo(1),X0=new io,q0=new hh,
$0=new ho,v0=[],w0=[],M0=new Float32Array(16),S0=new Float32Array(9),T0=new Float32Array(4);function da(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=v0[s];if(r===void 0&&(r=new Float32Array(s),
v0[s]=r),e!==0){n.toArray(r,0);for(let a=1,o=0;a!==e;++a)o+=t,i[a].toArray(r,o)}return r}function Qt(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}
function ei(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function gu(i,e){let t=w0[e];t===void 0&&(t=new Int32Array(e),w0[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function AM(i,e){
let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function EM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Qt(t,
e))return;i.uniform2fv(this.addr,e),ei(t,e)}}function CM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.
r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Qt(t,e))return;i.uniform3fv(this.addr,e),ei(t,e)}}function RM(i,e){let t=this.cache;
if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Qt(t,e))return;i.uniform4fv(this.addr,e),ei(t,e)}}
function PM(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Qt(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),ei(t,e)}else{if(Qt(t,n))return;T0.set(n),i.uniformMatrix2fv(this.addr,!1,T0),ei(t,n)}}
function IM(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Qt(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),ei(t,e)}else{if(Qt(t,n))return;S0.set(n),i.uniformMatrix3fv(this.addr,!1,S0),ei(t,n)}}
function FM(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Qt(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),ei(t,e)}else{if(Qt(t,n))return;M0.set(n),i.uniformMatrix4fv(this.addr,!1,M0),ei(t,n)}}
function kM(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function DM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=
e.y);else{if(Qt(t,e))return;i.uniform2iv(this.addr,e),ei(t,e)}}function LM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=
e.y,t[2]=e.z);else{if(Qt(t,e))return;i.uniform3iv(this.addr,e),ei(t,e)}}function BM(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.
y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Qt(t,e))return;i.uniform4iv(this.addr,e),ei(t,e)}}function UM(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function NM(i,e){
let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Qt(t,e))return;i.uniform2uiv(this.addr,e),ei(t,e)}}function OM(i,e){let t=this.cache;
if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Qt(t,e))return;i.uniform3uiv(this.addr,e),ei(t,e)}}function zM(i,e){let t=this.
cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Qt(t,e))return;i.uniform4uiv(this.addr,e),
ei(t,e)}}function yu(i){return i.version===0&&(i.compareFunction=zd,i.needsUpdate=!0),i}function VM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;
this.type===i.SAMPLER_2D_SHADOW?r=yu(W0):r=G0,t.setTexture2D(e||r,s)}function GM(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||q0,s)}function WM(i,e,t){
let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=yu(H0):r=$0,t.setTextureCube(e||r,s)}function HM(i,e,t){let n=this.cache,
s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||X0,s)}function XM(i){switch(i){case 5126:return AM;case 35664:return EM;case 35665:return CM;case 35666:return RM;case 35674:
return PM;case 35675:return IM;case 35676:return FM;case 5124:case 35670:return kM;case 35667:case 35671:return DM;case 35668:case 35672:return LM;case 35669:case 35673:return BM;case 5125:return UM;case 36294:
return NM;case 36295:return OM;case 36296:return zM;case 35678:case 36198:case 36298:case 36306:case 35682:return VM;case 35679:case 36299:case 36307:return GM;case 35680:case 36300:case 36308:case 36293:
return WM;case 36289:case 36303:case 36311:case 36292:return HM}}function qM(i,e){i.uniform1fv(this.addr,e)}function $M(i,e){let t=da(e,this.size,2);i.uniform2fv(this.addr,t)}function YM(i,e){let t=da(
e,this.size,3);i.uniform3fv(this.addr,t)}function JM(i,e){let t=da(e,this.size,4);i.uniform4fv(this.addr,t)}function ZM(i,e){let t=da(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function KM(i,e){
let t=da(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function jM(i,e){let t=da(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function QM(i,e){i.uniform1iv(this.addr,e)}function eS(i,e){i.uniform2iv(
this.addr,e)}function tS(i,e){i.uniform3iv(this.addr,e)}function iS(i,e){i.uniform4iv(this.addr,e)}function nS(i,e){i.uniform1uiv(this.addr,e)}function sS(i,e){i.uniform2uiv(this.addr,e)}function rS(i,e){
i.uniform3uiv(this.addr,e)}function aS(i,e){i.uniform4uiv(this.addr,e)}function oS(i,e,t){let n=this.cache,s=e.length,r=gu(t,s);Qt(n,r)||(i.uniform1iv(this.addr,r),ei(n,r));let a;this.type===i.SAMPLER_2D_SHADOW?
a=yu(W0):a=G0;for(let o=0;o!==s;++o)t.setTexture2D(e[o]||a,r[o])}function lS(i,e,t){let n=this.cache,s=e.length,r=gu(t,s);Qt(n,r)||(i.uniform1iv(this.addr,r),ei(n,r));for(let a=0;a!==s;++a)t.setTexture3D(
e[a]||q0,r[a])}function hS(i,e,t){let n=this.cache,s=e.length,r=gu(t,s);Qt(n,r)||(i.uniform1iv(this.addr,r),ei(n,r));let a;this.type===i.SAMPLER_CUBE_SHADOW?a=yu(H0):a=$0;for(let o=0;o!==s;++o)t.setTextureCube(
e[o]||a,r[o])}function uS(i,e,t){let n=this.cache,s=e.length,r=gu(t,s);Qt(n,r)||(i.uniform1iv(this.addr,r),ei(n,r));for(let a=0;a!==s;++a)t.setTexture2DArray(e[a]||X0,r[a])}function cS(i){switch(i){case 5126:
return qM;case 35664:return $M;case 35665:return YM;case 35666:return JM;case 35674:return ZM;case 35675:return KM;case 35676:return jM;case 5124:case 35670:return QM;case 35667:case 35671:return eS;case 35668:case 35672:
return tS;case 35669:case 35673:return iS;case 5125:return nS;case 36294:return sS;case 36295:return rS;case 36296:return aS;case 35678:case 36198:case 36298:case 36306:case 35682:return oS;case 35679:case 36299:case 36307:
return lS;case 35680:case 36300:case 36308:case 36293:return hS;case 36289:case 36303:case 36311:case 36292:return uS}}var jd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,
this.setValue=XM(t.type)}},Qd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=cS(t.type)}},ef=class{constructor(e){this.id=e,this.seq=[],this.
map={}}setValue(e,t,n){let s=this.seq;for(let r=0,a=s.length;r!==a;++r){let o=s[r];o.setValue(e,t[o.id],n)}}},Zd=/(\w+)(\])?(\[|\.)?/g;function A0(i,e){i.seq.push(e),i.map[e.id]=e}function dS(i,e,t){let n=i.
name,s=n.length;for(Zd.lastIndex=0;;){let r=Zd.exec(n),a=Zd.lastIndex,o=r[1],l=r[2]==="]",h=r[3];if(l&&(o=o|0),h===void 0||h==="["&&a+2===s){A0(t,h===void 0?new jd(o,i,e):new Qd(o,i,e));break}else{let f=t.
map[o];f===void 0&&(f=new ef(o),A0(t,f)),t=f}}}var ca=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let a=0;a<n;++a){let o=e.getActiveUniform(t,a),
l=e.getUniformLocation(t,o.name);dS(o,l,this)}let s=[],r=[];for(let a of this.seq)a.type===e.SAMPLER_2D_SHADOW||a.type===e.SAMPLER_CUBE_SHADOW||a.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(a):r.push(a);s.
length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,a=t.
length;r!==a;++r){let o=t[r],l=n[o.id];l.needsUpdate!==!1&&o.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let a=e[s];a.id in t&&n.push(a)}return n}};function E0(i,e,t){
let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var fS=37297,pS=0;function mS(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let a=s;a<r;a++){let o=a+1;n.push(`${o===e?">":" "} ${o}: ${t[a]}`)}return n.join(`
`)}var C0=new ze;function gS(i){Ke._getMatrix(C0,Ke.workingColorSpace,i);let e=`mat3( ${C0.elements.map(t=>t.toFixed(4))} )`;switch(Ke.getTransfer(i)){case Qa:return[e,"LinearTransferOETF"];case xt:return[
e,"sRGBTransferOETF"];default:return Be("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function R0(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||
"").trim();if(n&&r==="")return"";let a=/ERROR: 0:(\d+)/.exec(r);if(a){let o=parseInt(a[1]);return t.toUpperCase()+`

`+r+`

`+mS(i.getShaderSource(e),o)}else return r}function yS(i,e){let t=gS(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var xS={[wd]:"Linear",[Md]:"Reinhard",[Sd]:"Cineon",[Td]:"ACESFilmic",[Ed]:"AgX",[Cd]:"Neutral",[Ad]:"Custom"};function bS(i,e){let t=xS[e];return t===void 0?(Be("WebGLProgram: Unsupported toneMapp\
ing:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var fu=new B;function _S(){Ke.getLuminanceCoefficients(fu);
let i=fu.x.toFixed(4),e=fu.y.toFixed(4),t=fu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function vS(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(To).join(`
`)}function wS(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function MS(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),a=r.name,o=1;r.type===i.FLOAT_MAT2&&(o=2),r.type===i.FLOAT_MAT3&&(o=3),r.type===
i.FLOAT_MAT4&&(o=4),t[a]={type:r.type,location:i.getAttribLocation(e,a),locationSize:o}}return t}function To(i){return i!==""}function P0(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;
return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,
t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).
replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,
e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function I0(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-
e.numClipIntersection)}var SS=/^[ \t]*#include +<([\w\d./]+)>/gm;function tf(i){return i.replace(SS,TS)}function TS(i,e){let t=Ye[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve \
#include <"+e+">");return tf(t)}var AS=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function F0(i){return i.
replace(AS,ES)}function ES(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function k0(i){let e=`precision\
 ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?e+=`
#define HIGH_PRECISION`:i.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var CS={[go]:"SHADOWMAP_TYPE_PCF",[ra]:"SHADOWMAP_TYPE_VSM"};function RS(i){return CS[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var PS={[oa]:"ENVMAP_MODE_REFRACTION"};function IS(i){
return i.envMap===!1?"ENVMAP_MODE_REFLECTION":PS[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var FS={[vd]:"ENVMAP_BLENDING_MULTIPLY",[Jg]:"ENVMAP_BLENDING_MIX",[Zg]:"ENVMAP_BLENDING_ADD"};function kS(i){return i.
envMap===!1?"ENVMAP_BLENDING_NONE":FS[i.combine]||"ENVMAP_BLENDING_NONE"}function DS(i,e,t,n){let s=i.getContext(),r=t.defines,a=t.vertexShader,o=t.fragmentShader,l=RS(t),h=t.envMapPMREM===!0?"ENVMAP_\
TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=IS(t),f=kS(t),d=vS(t),c=wS(r),g=s.createProgram(),w,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(w=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,c].filter(To).join(`
`),w.length>0&&(w+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,c].filter(To).join(`
`),p.length>0&&(p+=`
`)):(w=[k0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,c,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?
"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#defin\
e USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_A\
OMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTS\
PACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?
"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGH\
NESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define \
USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define US\
E_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?
"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define L\
IGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#de\
fine NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define \
ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define\
 CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV\
 "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.
sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:
"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TR\
ANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NOR\
MAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?
"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORP\
HNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:
"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTEN\
UATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat\
4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","\
#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture\
;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3",
"	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;",
"#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(To).join(`
`),p=[k0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,c,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO\
_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMap?"#define "+f:"",t.envMapPMREM?"#de\
fine ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMA\
P":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define US\
E_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?
"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNES\
S":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",
t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR\
_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":
"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_R\
OUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#defi\
ne USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":
"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.
flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE\
_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH\
_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==kn?"#define TONE_MAPPI\
NG":"",t.toneMapping!==kn?Ye.tonemapping_pars_fragment:"",t.toneMapping!==kn?bS("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",Ye.colorspace_pars_fragment,
yS("linearToOutputTexel",t.outputColorSpace),_S(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(To).join(`
`)),a=tf(a),a=P0(a,t),a=I0(a,t),o=tf(o),o=P0(o,t),o=I0(o,t),a=F0(a),o=F0(o),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,w=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+w,p=["#define varying in",t.glslVersion===ha?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===ha?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","\
#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEX\
T textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let v=m+w+a,E=m+p+o,M=E0(s,s.VERTEX_SHADER,v),C=E0(s,s.FRAGMENT_SHADER,E);s.attachShader(g,M),s.attachShader(g,C),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.
hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function A(P){if(i.debug.checkShaderErrors){let D=s.getProgramInfoLog(g)||"",V=s.getShaderInfoLog(M)||"",G=s.getShaderInfoLog(
C)||"",I=D.trim(),q=V.trim(),Y=G.trim(),H=!0,ie=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,M,C);else{let X=R0(s,M,"ver\
tex"),ee=R0(s,C,"fragment");Ne("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+P.name+`
Material Type: `+P.type+`

Program Info Log: `+I+`
`+X+`
`+ee)}else I!==""?Be("WebGLProgram: Program Info Log:",I):(q===""||Y==="")&&(ie=!1);ie&&(P.diagnostics={runnable:H,programLog:I,vertexShader:{log:q,prefix:w},fragmentShader:{log:Y,prefix:p}})}s.deleteShader(
M),s.deleteShader(C),y=new ca(s,g),S=MS(s,g)}let y;this.getUniforms=function(){return y===void 0&&A(this),y};let S;this.getAttributes=function(){return S===void 0&&A(this),S};let U=t.rendererExtensionParallelShaderCompile===
!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(g,fS)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,
this.name=t.shaderName,this.id=pS++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=M,this.fragmentShader=C,this}var LS=0,nf=class{constructor(){this.shaderCache=new Map,this.materialCache=
new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)
n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this.
_getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,
n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new sf(e),t.set(e,n)),n}},sf=class{constructor(e){this.id=LS++,this.code=e,this.usedTimes=0}};function BS(i){return i===
Ds||i===wo||i===Mo}function US(i,e,t,n,s,r){let a=new no,o=new nf,l=new Set,h=[],u=new Map,f=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"n\
ormal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"mat\
cap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function c(y){return l.add(y),y===0?"uv":`uv${y}`}function g(y,S,U,P,D,V){
let G=P.fog,I=D.geometry,q=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?P.environment:null,Y=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&
!y.envMap,H=e.get(y.envMap||q,Y),ie=d[y.type],X=n.precision;y.precision!==null&&(X=n.getMaxPrecision(y.precision),X!==y.precision&&Be("WebGLProgram.getParameters:",y.precision,"not supported, using",X,
"instead."));let ee=I.morphAttributes.position||I.morphAttributes.normal||I.morphAttributes.color,te=ee!==void 0?ee.length:0,Se=0;I.morphAttributes.position!==void 0&&(Se=1),I.morphAttributes.normal!==
void 0&&(Se=2),I.morphAttributes.color!==void 0&&(Se=3);let ke,Z,ge,we;if(ie){let ye=Ln[ie];ke=ye.vertexShader,Z=ye.fragmentShader}else{ke=y.vertexShader,Z=y.fragmentShader;let ye=o.getVertexShaderStage(
y),_t=o.getFragmentShaderStage(y);o.update(y,ye,_t),ge=ye.id,we=_t.id}let Ie=i.getRenderTarget(),pe=i.state.buffers.depth.getReversed(),Oe=D.isInstancedMesh===!0,wt=D.isBatchedMesh===!0,De=!!y.map,ct=!!y.
matcap,gt=!!H,Xe=gt&&H.isPMREMTexture===!0,Yt=!!y.aoMap,Jt=!!y.lightMap,Ci=!!y.bumpMap&&y.wireframe===!1,kt=!!y.normalMap,Sn=!!y.displacementMap,ni=!!y.emissiveMap,en=!!y.metalnessMap,tn=!!y.roughnessMap,
nn=y.anisotropy>0,L=y.clearcoat>0,sn=y.diffuseRoughness>0,Pt=y.dispersion>0,It=y.retroreflectivity>0,me=y.iridescence>0,Zt=y.sheen>0,Le=y.transmission>0,Ve=nn&&!!y.anisotropyMap,T=L&&!!y.clearcoatMap,
b=L&&!!y.clearcoatNormalMap,O=L&&!!y.clearcoatRoughnessMap,ne=sn&&!!y.diffuseRoughnessMap,Q=me&&!!y.iridescenceMap,oe=me&&!!y.iridescenceThicknessMap,de=Zt&&!!y.sheenColorMap,J=Zt&&!!y.sheenRoughnessMap,
K=!!y.specularMap,he=!!y.specularColorMap,R=!!y.specularIntensityMap,j=Le&&!!y.transmissionMap,$=Le&&!!y.thicknessMap,ue=!!y.gradientMap,re=!!y.alphaMap,le=y.alphaTest>0,Ce=!!y.alphaHash,$e=!!y.extensions,
se=kn;y.toneMapped&&(Ie===null||Ie.isXRRenderTarget===!0)&&(se=i.toneMapping);let Fe=Xe?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,qe={shaderID:ie,shaderType:y.type,shaderName:y.name,
vertexShader:ke,fragmentShader:Z,defines:y.defines,customVertexShaderID:ge,customFragmentShaderID:we,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:X,batching:wt,batchingColor:wt&&
D._colorsTexture!==null,instancing:Oe,instancingColor:Oe&&D.instanceColor!==null,instancingMorph:Oe&&D.morphTexture!==null,outputColorSpace:Ie===null?i.outputColorSpace:Ie.isXRRenderTarget===!0?Ie.texture.
colorSpace:Ke.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:De,matcap:ct,envMap:gt,envMapMode:gt&&H.mapping,envMapPMREM:Xe,envMapMaxLod:Xe?Fe.length-1:null,envMapSize:Xe?Fe[0].width:null,aoMap:Yt,
lightMap:Jt,bumpMap:Ci,normalMap:kt,displacementMap:Sn,emissiveMap:ni,normalMapObjectSpace:kt&&y.normalMapType===Qg,normalMapTangentSpace:kt&&y.normalMapType===Ud,packedNormalMap:kt&&y.normalMapType===
Ud&&BS(y.normalMap.format),metalnessMap:en,roughnessMap:tn,anisotropy:nn,anisotropyMap:Ve,clearcoat:L,clearcoatMap:T,clearcoatNormalMap:b,clearcoatRoughnessMap:O,diffuseRoughness:sn,diffuseRoughnessMap:ne,
dispersion:Pt,retroreflection:It,iridescence:me,iridescenceMap:Q,iridescenceThicknessMap:oe,sheen:Zt,sheenColorMap:de,sheenRoughnessMap:J,specularMap:K,specularColorMap:he,specularIntensityMap:R,transmission:Le,
transmissionMap:j,thicknessMap:$,gradientMap:ue,opaque:y.transparent===!1&&y.blending===aa&&y.alphaToCoverage===!1,alphaMap:re,alphaTest:le,alphaHash:Ce,combine:y.combine,mapUv:De&&c(y.map.channel),aoMapUv:Yt&&
c(y.aoMap.channel),lightMapUv:Jt&&c(y.lightMap.channel),bumpMapUv:Ci&&c(y.bumpMap.channel),normalMapUv:kt&&c(y.normalMap.channel),displacementMapUv:Sn&&c(y.displacementMap.channel),emissiveMapUv:ni&&c(
y.emissiveMap.channel),metalnessMapUv:en&&c(y.metalnessMap.channel),roughnessMapUv:tn&&c(y.roughnessMap.channel),anisotropyMapUv:Ve&&c(y.anisotropyMap.channel),clearcoatMapUv:T&&c(y.clearcoatMap.channel),
clearcoatNormalMapUv:b&&c(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:O&&c(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ne&&c(y.diffuseRoughnessMap.channel),iridescenceMapUv:Q&&c(y.
iridescenceMap.channel),iridescenceThicknessMapUv:oe&&c(y.iridescenceThicknessMap.channel),sheenColorMapUv:de&&c(y.sheenColorMap.channel),sheenRoughnessMapUv:J&&c(y.sheenRoughnessMap.channel),specularMapUv:K&&
c(y.specularMap.channel),specularColorMapUv:he&&c(y.specularColorMap.channel),specularIntensityMapUv:R&&c(y.specularIntensityMap.channel),transmissionMapUv:j&&c(y.transmissionMap.channel),thicknessMapUv:$&&
c(y.thicknessMap.channel),alphaMapUv:re&&c(y.alphaMap.channel),vertexTangents:!!I.attributes.tangent&&(kt||nn),vertexNormals:!!I.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===
!0&&!!I.attributes.color&&I.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!I.attributes.uv&&(De||re),fog:!!G,useFog:y.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===
!0||I.attributes.normal===void 0&&kt===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:f,
reversedDepthBuffer:pe,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:I.attributes.position!==void 0,morphTargets:I.morphAttributes.position!==void 0,morphNormals:I.morphAttributes.normal!==void 0,
morphColors:I.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:Se,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,
numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.
pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:V.filter(ye=>ye.texture!==
null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:y.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:se,decodeVideoTexture:De&&
y.map.isVideoTexture===!0&&Ke.getTransfer(y.map.colorSpace)===xt,decodeVideoTextureEmissive:ni&&y.emissiveMap.isVideoTexture===!0&&Ke.getTransfer(y.emissiveMap.colorSpace)===xt,premultipliedAlpha:y.premultipliedAlpha,
doubleSided:y.side===fn,flipSided:y.side===pi,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:$e&&y.extensions.clipCullDistance===
!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:($e&&y.extensions.multiDraw===!0||wt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.
customProgramCacheKey()};return qe.vertexUv1s=l.has(1),qe.vertexUv2s=l.has(2),qe.vertexUv3s=l.has(3),l.clear(),qe}function w(y){let S=[];if(y.shaderID?S.push(y.shaderID):(S.push(y.customVertexShaderID),
S.push(y.customFragmentShaderID)),y.defines!==void 0)for(let U in y.defines)S.push(U),S.push(y.defines[U]);return y.isRawShaderMaterial===!1&&(p(S,y),m(S,y),S.push(i.outputColorSpace)),S.push(y.customProgramCacheKey),
S.join()}function p(y,S){y.push(S.precision),y.push(S.outputColorSpace),y.push(S.envMapMode),y.push(S.envMapPMREM),y.push(S.envMapMaxLod),y.push(S.envMapSize),y.push(S.mapUv),y.push(S.alphaMapUv),y.push(
S.lightMapUv),y.push(S.aoMapUv),y.push(S.bumpMapUv),y.push(S.normalMapUv),y.push(S.displacementMapUv),y.push(S.emissiveMapUv),y.push(S.metalnessMapUv),y.push(S.roughnessMapUv),y.push(S.anisotropyMapUv),
y.push(S.clearcoatMapUv),y.push(S.clearcoatNormalMapUv),y.push(S.clearcoatRoughnessMapUv),y.push(S.diffuseRoughnessMapUv),y.push(S.iridescenceMapUv),y.push(S.iridescenceThicknessMapUv),y.push(S.sheenColorMapUv),
y.push(S.sheenRoughnessMapUv),y.push(S.specularMapUv),y.push(S.specularColorMapUv),y.push(S.specularIntensityMapUv),y.push(S.transmissionMapUv),y.push(S.thicknessMapUv),y.push(S.combine),y.push(S.fogExp2),
y.push(S.sizeAttenuation),y.push(S.morphTargetsCount),y.push(S.numSunLights),y.push(S.numDirLights),y.push(S.numPointLights),y.push(S.numSpotLights),y.push(S.numSpotLightMaps),y.push(S.numHemiLights),
y.push(S.numRectAreaLights),y.push(S.numSunLightShadows),y.push(S.numDirLightShadows),y.push(S.numPointLightShadows),y.push(S.numSpotLightShadows),y.push(S.numSpotLightShadowsWithMaps),y.push(S.numLightProbes),
y.push(S.numLightProbeGrids),y.push(S.shadowMapType),y.push(S.toneMapping),y.push(S.numClippingPlanes),y.push(S.numClipIntersection),y.push(S.depthPacking)}function m(y,S){a.disableAll(),S.instancing&&
a.enable(0),S.instancingColor&&a.enable(1),S.instancingMorph&&a.enable(2),S.matcap&&a.enable(3),S.envMap&&a.enable(4),S.normalMapObjectSpace&&a.enable(5),S.normalMapTangentSpace&&a.enable(6),S.clearcoat&&
a.enable(7),S.iridescence&&a.enable(8),S.alphaTest&&a.enable(9),S.vertexColors&&a.enable(10),S.vertexAlphas&&a.enable(11),S.vertexUv1s&&a.enable(12),S.vertexUv2s&&a.enable(13),S.vertexUv3s&&a.enable(14),
S.vertexTangents&&a.enable(15),S.anisotropy&&a.enable(16),S.alphaHash&&a.enable(17),S.batching&&a.enable(18),S.dispersion&&a.enable(19),S.retroreflection&&a.enable(24),S.diffuseRoughness&&a.enable(25),
S.batchingColor&&a.enable(20),S.gradientMap&&a.enable(21),S.packedNormalMap&&a.enable(22),S.vertexNormals&&a.enable(23),y.push(a.mask),a.disableAll(),S.fog&&a.enable(0),S.useFog&&a.enable(1),S.flatShading&&
a.enable(2),S.logarithmicDepthBuffer&&a.enable(3),S.reversedDepthBuffer&&a.enable(4),S.skinning&&a.enable(5),S.morphTargets&&a.enable(6),S.morphNormals&&a.enable(7),S.morphColors&&a.enable(8),S.premultipliedAlpha&&
a.enable(9),S.shadowMapEnabled&&a.enable(10),S.doubleSided&&a.enable(11),S.flipSided&&a.enable(12),S.useDepthPacking&&a.enable(13),S.dithering&&a.enable(14),S.transmission&&a.enable(15),S.sheen&&a.enable(
16),S.opaque&&a.enable(17),S.pointsUvs&&a.enable(18),S.decodeVideoTexture&&a.enable(19),S.decodeVideoTextureEmissive&&a.enable(20),S.alphaToCoverage&&a.enable(21),S.numLightProbeGrids>0&&a.enable(22),
S.hasPositionAttribute&&a.enable(23),y.push(a.mask)}function v(y){let S=d[y.type],U;if(S){let P=Ln[S];U=p0.clone(P.uniforms)}else U=y.uniforms;return U}function E(y,S){let U=u.get(S);return U!==void 0?
++U.usedTimes:(U=new DS(i,S,y,s),h.push(U),u.set(S,U)),U}function M(y){if(--y.usedTimes===0){let S=h.indexOf(y);h[S]=h[h.length-1],h.pop(),u.delete(y.cacheKey),y.destroy()}}function C(y){o.remove(y)}function A(){
o.dispose()}return{getParameters:g,getProgramCacheKey:w,getUniforms:v,acquireProgram:E,releaseProgram:M,releaseShaderCache:C,programs:h,dispose:A}}function NS(){let i=new WeakMap;function e(a){return i.
has(a)}function t(a){let o=i.get(a);return o===void 0&&(o={},i.set(a,o)),o}function n(a){i.delete(a)}function s(a,o,l){i.get(a)[o]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}
function OS(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==
e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function D0(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-
e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function L0(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function a(d){let c=0;return d.isInstancedMesh&&(c+=2),d.isSkinnedMesh&&
(c+=1),c}function o(d,c,g,w,p,m){let v=i[e];return v===void 0?(v={id:d.id,object:d,geometry:c,material:g,materialVariant:a(d),groupOrder:w,renderOrder:d.renderOrder,z:p,group:m},i[e]=v):(v.id=d.id,v.object=
d,v.geometry=c,v.material=g,v.materialVariant=a(d),v.groupOrder=w,v.renderOrder=d.renderOrder,v.z=p,v.group=m),e++,v}function l(d,c,g,w,p,m,v){v.reversedDepth===!0&&(p=-p);let E=o(d,c,g,w,p,m);g.transmission>
0?n.push(E):g.transparent===!0?s.push(E):t.push(E)}function h(d,c,g,w,p,m){let v=o(d,c,g,w,p,m);g.transmission>0?n.unshift(v):g.transparent===!0?s.unshift(v):t.unshift(v)}function u(d,c){t.length>1&&t.
sort(d||OS),n.length>1&&n.sort(c||D0),s.length>1&&s.sort(c||D0)}function f(){for(let d=e,c=i.length;d<c;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=
null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:h,finish:f,sort:u}}function zS(){let i=new WeakMap;function e(n,s){let r=i.get(n),a;return r===void 0?(a=new L0,i.set(n,[a])):s>=
r.length?(a=new L0,r.push(a)):a=r[s],a}function t(){i=new WeakMap}return{get:e,dispose:t}}function VS(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"Sun\
Light":case"DirectionalLight":t={direction:new B,color:new nt};break;case"SpotLight":t={position:new B,direction:new B,color:new nt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t=
{position:new B,color:new nt,distance:0,decay:0};break;case"HemisphereLight":t={direction:new B,skyColor:new nt,groundColor:new nt};break;case"RectAreaLight":t={color:new nt,position:new B,halfWidth:new B,
halfHeight:new B};break}return i[e.id]=t,t}}}function GS(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,
shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Re};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Re};break;case"PointLig\
ht":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Re,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var WS=0;function HS(i,e){return(e.castShadow?
2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function XS(i){let e=new VS,t=GS(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,
numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],
directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],
pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let h=0;h<9;h++)n.probe.push(new B);let s=new B,r=new Lt,a=new Lt;function o(h){let u=0,
f=0,d=0;for(let V=0;V<9;V++)n.probe[V].set(0,0,0);let c=0,g=0,w=0,p=0,m=0,v=0,E=0,M=0,C=0,A=0,y=0,S=0,U=0,P=0;h.sort(HS);for(let V=0,G=h.length;V<G;V++){let I=h[V],q=I.color,Y=I.intensity,H=I.distance,
ie=null;if(I.shadow&&I.shadow.map&&(I.shadow.map.texture.format===Ds?ie=I.shadow.map.texture:ie=I.shadow.map.depthTexture||I.shadow.map.texture),I.isAmbientLight)u+=q.r*Y,f+=q.g*Y,d+=q.b*Y;else if(I.isLightProbe){
for(let X=0;X<9;X++)n.probe[X].addScaledVector(I.sh.coefficients[X],Y);P++}else if(I.isSunLight){let X=e.get(I);if(X.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let ee=I.shadow,te=t.
get(I);te.shadowIntensity=ee.intensity,te.shadowBias=ee.bias,te.shadowNormalBias=ee.normalBias,te.shadowRadius=ee.radius,te.shadowMapSize.copy(ee.mapSize).multiply(ee.getFrameExtents()),n.sunShadow[g]=
te,n.sunShadowMap[g]=ie;let Se=ee.getViewportCount();for(let ke=0;ke<Se;ke++)n.sunShadowMatrix[w+ke]=ee.getMatrix(ke),n.sunShadowCascade[w+ke]=ee._cascadeData[ke];w+=Se,g++}n.sun[c]=X,c++}else if(I.isDirectionalLight){
let X=e.get(I);if(X.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let ee=I.shadow,te=t.get(I);te.shadowIntensity=ee.intensity,te.shadowBias=ee.bias,te.shadowNormalBias=ee.normalBias,te.
shadowRadius=ee.radius,te.shadowMapSize=ee.mapSize,n.directionalShadow[p]=te,n.directionalShadowMap[p]=ie,n.directionalShadowMatrix[p]=I.shadow.matrix,C++}n.directional[p]=X,p++}else if(I.isSpotLight){
let X=e.get(I);X.position.setFromMatrixPosition(I.matrixWorld),X.color.copy(q).multiplyScalar(Y),X.distance=H,X.coneCos=Math.cos(I.angle),X.penumbraCos=Math.cos(I.angle*(1-I.penumbra)),X.decay=I.decay,
n.spot[v]=X;let ee=I.shadow;if(I.map&&(n.spotLightMap[S]=I.map,S++,ee.updateMatrices(I),I.castShadow&&U++),n.spotLightMatrix[v]=ee.matrix,I.castShadow){let te=t.get(I);te.shadowIntensity=ee.intensity,
te.shadowBias=ee.bias,te.shadowNormalBias=ee.normalBias,te.shadowRadius=ee.radius,te.shadowMapSize=ee.mapSize,n.spotShadow[v]=te,n.spotShadowMap[v]=ie,y++}v++}else if(I.isRectAreaLight){let X=e.get(I);
X.color.copy(q).multiplyScalar(Y),X.halfWidth.set(I.width*.5,0,0),X.halfHeight.set(0,I.height*.5,0),n.rectArea[E]=X,E++}else if(I.isPointLight){let X=e.get(I);if(X.color.copy(I.color).multiplyScalar(I.
intensity),X.distance=I.distance,X.decay=I.decay,I.castShadow){let ee=I.shadow,te=t.get(I);te.shadowIntensity=ee.intensity,te.shadowBias=ee.bias,te.shadowNormalBias=ee.normalBias,te.shadowRadius=ee.radius,
te.shadowMapSize=ee.mapSize,te.shadowCameraNear=ee.camera.near,te.shadowCameraFar=ee.camera.far,n.pointShadow[m]=te,n.pointShadowMap[m]=ie,n.pointShadowMatrix[m]=I.shadow.matrix,A++}n.point[m]=X,m++}else if(I.
isHemisphereLight){let X=e.get(I);X.skyColor.copy(I.color).multiplyScalar(Y),X.groundColor.copy(I.groundColor).multiplyScalar(Y),n.hemi[M]=X,M++}}E>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=
xe.LTC_FLOAT_1,n.rectAreaLTC2=xe.LTC_FLOAT_2):(n.rectAreaLTC1=xe.LTC_HALF_1,n.rectAreaLTC2=xe.LTC_HALF_2)),n.ambient[0]=u,n.ambient[1]=f,n.ambient[2]=d;let D=n.hash;(D.sunLength!==c||D.directionalLength!==
p||D.pointLength!==m||D.spotLength!==v||D.rectAreaLength!==E||D.hemiLength!==M||D.numSunShadows!==g||D.numDirectionalShadows!==C||D.numPointShadows!==A||D.numSpotShadows!==y||D.numSpotMaps!==S||D.numLightProbes!==
P)&&(n.sun.length=c,n.directional.length=p,n.spot.length=v,n.rectArea.length=E,n.point.length=m,n.hemi.length=M,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=w,n.sunShadowCascade.
length=w,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=A,n.pointShadowMap.length=A,n.pointShadowMatrix.length=A,n.spotShadow.length=
y,n.spotShadowMap.length=y,n.spotLightMatrix.length=y+S-U,n.spotLightMap.length=S,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=P,D.sunLength=c,D.directionalLength=p,D.pointLength=m,D.spotLength=v,
D.rectAreaLength=E,D.hemiLength=M,D.numSunShadows=g,D.numDirectionalShadows=C,D.numPointShadows=A,D.numSpotShadows=y,D.numSpotMaps=S,D.numLightProbes=P,n.version=WS++)}function l(h,u){let f=0,d=0,c=0,
g=0,w=0,p=0,m=u.matrixWorldInverse;for(let v=0,E=h.length;v<E;v++){let M=h[v];if(M.isSunLight){let C=n.sun[f];C.direction.setFromMatrixPosition(M.matrixWorld),C.direction.transformDirection(m),f++}else if(M.
isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(M.matrixWorld),s.setFromMatrixPosition(M.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),d++}else if(M.
isSpotLight){let C=n.spot[g];C.position.setFromMatrixPosition(M.matrixWorld),C.position.applyMatrix4(m),C.direction.setFromMatrixPosition(M.matrixWorld),s.setFromMatrixPosition(M.target.matrixWorld),C.
direction.sub(s),C.direction.transformDirection(m),g++}else if(M.isRectAreaLight){let C=n.rectArea[w];C.position.setFromMatrixPosition(M.matrixWorld),C.position.applyMatrix4(m),a.identity(),r.copy(M.matrixWorld),
r.premultiply(m),a.extractRotation(r),C.halfWidth.set(M.width*.5,0,0),C.halfHeight.set(0,M.height*.5,0),C.halfWidth.applyMatrix4(a),C.halfHeight.applyMatrix4(a),w++}else if(M.isPointLight){let C=n.point[c];
C.position.setFromMatrixPosition(M.matrixWorld),C.position.applyMatrix4(m),c++}else if(M.isHemisphereLight){let C=n.hemi[p];C.direction.setFromMatrixPosition(M.matrixWorld),C.direction.transformDirection(
m),p++}}}return{setup:o,setupView:l,state:n}}function B0(i){let e=new XS(i),t=[],n=[],s=[];function r(f){u.camera=f,t.length=0,n.length=0,s.length=0}function a(f){f.isLightProbeGrid?s.push(f):t.push(f)}
function o(f){n.push(f)}function l(){e.setup(t),s.sort((f,d)=>f.priority-d.priority||f.id-d.id)}function h(f){e.setupView(t,f)}let u={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,
transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:h,pushLight:a,pushShadow:o}}function qS(i){let e=new WeakMap;function t(s,r=0){let a=e.get(s),o;return a===
void 0?(o=new B0(i),e.set(s,[o])):r>=a.length?(o=new B0(i),a.push(o)):o=a[r],o}function n(){e=new WeakMap}return{get:t,dispose:n}}var $S=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,YS=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,JS=[new B(1,0,0),new B(-1,0,0),new B(0,1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1)],ZS=[new B(0,-1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1),new B(0,-1,0),new B(0,-1,0)],U0=new Lt,So=new B,Kd=new B;
function KS(i,e,t){let n=new nr,s=new Re,r=new Re,a=new bt,o=new fh,l=new ph,h={},u=t.maxTextureSize,f={[vn]:pi,[pi]:vn,[fn]:fn},d=new Fn({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{
value:new Re},radius:{value:4}},vertexShader:$S,fragmentShader:YS}),c=d.clone();c.defines.HORIZONTAL_PASS=1;let g=new qt;g.setAttribute("position",new ut(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));
let w=new Tt(g,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=go;let m=this.type;this.render=function(A,y,S){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||A.length===
0)return;this.type===Pg&&(Be("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=go);let U=i.getRenderTarget(),P=i.getActiveCubeFace(),D=i.getActiveMipmapLevel(),
V=i.state;V.setBlending(or),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let G=m!==this.type;
G&&y.traverse(function(I){I.material&&(Array.isArray(I.material)?I.material.forEach(q=>q.needsUpdate=!0):I.material.needsUpdate=!0)});for(let I=0,q=A.length;I<q;I++){let Y=A[I],H=Y.shadow;if(H===void 0){
Be("WebGLShadowMap:",Y,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let ie=H.getFrameExtents();s.multiply(ie),r.copy(H.mapSize),(s.x>u||s.y>u)&&(s.x>u&&
(r.x=Math.floor(u/ie.x),s.x=r.x*ie.x,H.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/ie.y),s.y=r.y*ie.y,H.mapSize.y=r.y));let X=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=X,H.map===null||
G===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===ra){if(Y.isPointLight){Be("WebGLShadowMap: VSM shadow maps are \
not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new jt(s.x,s.y,{format:Ds,type:Mn,minFilter:Xt,magFilter:Xt,generateMipmaps:!1}),H.map.texture.name=Y.name+".shadowMa\
p",H.map.depthTexture=new ts(s.x,s.y,Zi),H.map.depthTexture.name=Y.name+".shadowMapDepth",H.map.depthTexture.format=es,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=li,H.map.depthTexture.
magFilter=li}else Y.isPointLight?(H.map=new Ao(s.x),H.map.depthTexture=new uo(s.x,wn)):(H.map=new jt(s.x,s.y),H.map.depthTexture=new ts(s.x,s.y,wn)),H.map.depthTexture.name=Y.name+".shadowMap",H.map.depthTexture.
format=es,this.type===go?(H.map.depthTexture.compareFunction=X?Od:Nd,H.map.depthTexture.minFilter=Xt,H.map.depthTexture.magFilter=Xt):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=
li,H.map.depthTexture.magFilter=li);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let ee=H.map.isWebGLCubeRenderTarget?
6:H.getViewportCount();Y.isPointLight!==!0&&H.updateMatrices(Y,S);let te=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:S.layers;for(let Se=0;Se<ee;Se++){let ke=H.getCamera(Se);if(Y.isPointLight){
let Z=H.camera,ge=H.matrix,we=Y.distance||Z.far;we!==Z.far&&(Z.far=we,Z.updateProjectionMatrix()),So.setFromMatrixPosition(Y.matrixWorld),Z.position.copy(So),Kd.copy(Z.position),Kd.add(JS[Se]),Z.up.copy(
ZS[Se]),Z.lookAt(Kd),Z.updateMatrixWorld(),ge.makeTranslation(-So.x,-So.y,-So.z),U0.multiplyMatrices(Z.projectionMatrix,Z.matrixWorldInverse),H._frustum.setFromProjectionMatrix(U0,Z.coordinateSystem,Z.
reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,Se),i.clear();else{Se===0&&(i.setRenderTarget(H.map),i.clear());let Z=H.getViewport(Se);a.set(r.x*Z.x,r.y*Z.y,r.x*Z.z,r.y*Z.w),V.
viewport(a)}n=H.getFrustum(Se),M(y,S,ke,Y,te,this.type)}H.isPointLightShadow!==!0&&this.type===ra&&v(H,S),H.needsUpdate=!1}m=this.type,p.needsUpdate=!1,i.setRenderTarget(U,P,D)};function v(A,y){let S=e.
update(w);d.defines.VSM_SAMPLES!==A.blurSamples&&(d.defines.VSM_SAMPLES=A.blurSamples,c.defines.VSM_SAMPLES=A.blurSamples,d.needsUpdate=!0,c.needsUpdate=!0),A.mapPass===null?A.mapPass=new jt(s.x,s.y,{
format:Ds,type:Mn}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),d.uniforms.shadow_pass.value=A.map.depthTexture,d.uniforms.resolution.
value.set(A.map.width,A.map.height),d.uniforms.radius.value=A.radius,i.setRenderTarget(A.mapPass),i.clear(),i.renderBufferDirect(y,null,S,d,w,null),c.uniforms.shadow_pass.value=A.mapPass.texture,c.uniforms.
resolution.value.set(A.map.width,A.map.height),c.uniforms.radius.value=A.radius,i.setRenderTarget(A.map),i.clear(),i.renderBufferDirect(y,null,S,c,w,null)}function E(A,y,S,U){let P=null,D=S.isPointLight===
!0?A.customDistanceMaterial:A.customDepthMaterial;if(D!==void 0)P=D;else if(P=S.isPointLight===!0?l:o,i.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==
0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let V=P.uuid,G=y.uuid,I=h[V];I===void 0&&(I={},h[V]=I);let q=I[G];q===void 0&&(q=
P.clone(),I[G]=q,y.addEventListener("dispose",C)),P=q}if(P.visible=y.visible,P.wireframe=y.wireframe,U===ra?P.side=y.shadowSide!==null?y.shadowSide:y.side:P.side=y.shadowSide!==null?y.shadowSide:f[y.side],
P.alphaMap=y.alphaMap,P.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,P.map=y.map,P.clipShadows=y.clipShadows,P.clippingPlanes=y.clippingPlanes,P.clipIntersection=y.clipIntersection,P.displacementMap=
y.displacementMap,P.displacementScale=y.displacementScale,P.displacementBias=y.displacementBias,P.wireframeLinewidth=y.wireframeLinewidth,P.linewidth=y.linewidth,S.isPointLight===!0&&P.isMeshDistanceMaterial===
!0){let V=i.properties.get(P);V.light=S}return P}function M(A,y,S,U,P,D){if(A.visible===!1)return;if(A.layers.test(P)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&D===ra)&&(!A.frustumCulled||
A.intersectsFrustum(n))){A.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,A.matrixWorld);let I=e.update(A),q=A.material;if(Array.isArray(q)){let Y=I.groups;for(let H=0,ie=Y.length;H<ie;H++){let X=Y[H],
ee=q[X.materialIndex];if(ee&&ee.visible){let te=E(A,ee,U,D);A.onBeforeShadow(i,A,y,S,I,te,X),i.renderBufferDirect(S,null,I,te,A,X),A.onAfterShadow(i,A,y,S,I,te,X)}}}else if(q.visible){let Y=E(A,q,U,D);
A.onBeforeShadow(i,A,y,S,I,Y,null),i.renderBufferDirect(S,null,I,Y,A,null),A.onAfterShadow(i,A,y,S,I,Y,null)}}let G=A.children;for(let I=0,q=G.length;I<q;I++)M(G[I],y,S,U,P,D)}function C(A){A.target.removeEventListener(
"dispose",C);for(let S in h){let U=h[S],P=A.target.uuid;P in U&&(U[P].dispose(),delete U[P])}}}function jS(i,e){function t(){let R=!1,j=new bt,$=null,ue=new bt(0,0,0,0);return{setMask:function(re){$!==
re&&!R&&(i.colorMask(re,re,re,re),$=re)},setLocked:function(re){R=re},setClear:function(re,le,Ce,$e,se){se===!0&&(re*=$e,le*=$e,Ce*=$e),j.set(re,le,Ce,$e),ue.equals(j)===!1&&(i.clearColor(re,le,Ce,$e),
ue.copy(j))},reset:function(){R=!1,$=null,ue.set(-1,0,0,0)}}}function n(){let R=!1,j=!1,$=null,ue=null,re=null;return{setReversed:function(le){if(j!==le){let Ce=e.get("EXT_clip_control");le?Ce.clipControlEXT(
Ce.LOWER_LEFT_EXT,Ce.ZERO_TO_ONE_EXT):Ce.clipControlEXT(Ce.LOWER_LEFT_EXT,Ce.NEGATIVE_ONE_TO_ONE_EXT),j=le;let $e=re;re=null,this.setClear($e)}},getReversed:function(){return j},setTest:function(le){le?
pe(i.DEPTH_TEST):Oe(i.DEPTH_TEST)},setMask:function(le){$!==le&&!R&&(i.depthMask(le),$=le)},setFunc:function(le){if(j&&(le=u0[le]),ue!==le){switch(le){case Kl:i.depthFunc(i.NEVER);break;case jl:i.depthFunc(
i.ALWAYS);break;case Ql:i.depthFunc(i.LESS);break;case Kr:i.depthFunc(i.LEQUAL);break;case eh:i.depthFunc(i.EQUAL);break;case th:i.depthFunc(i.GEQUAL);break;case ih:i.depthFunc(i.GREATER);break;case nh:
i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}ue=le}},setLocked:function(le){R=le},setClear:function(le){re!==le&&(re=le,j&&(le=1-le),i.clearDepth(le))},reset:function(){R=!1,$=null,ue=null,
re=null,j=!1}}}function s(){let R=!1,j=null,$=null,ue=null,re=null,le=null,Ce=null,$e=null,se=null;return{setTest:function(Fe){R||(Fe?pe(i.STENCIL_TEST):Oe(i.STENCIL_TEST))},setMask:function(Fe){j!==Fe&&
!R&&(i.stencilMask(Fe),j=Fe)},setFunc:function(Fe,qe,ye){($!==Fe||ue!==qe||re!==ye)&&(i.stencilFunc(Fe,qe,ye),$=Fe,ue=qe,re=ye)},setOp:function(Fe,qe,ye){(le!==Fe||Ce!==qe||$e!==ye)&&(i.stencilOp(Fe,qe,
ye),le=Fe,Ce=qe,$e=ye)},setLocked:function(Fe){R=Fe},setClear:function(Fe){se!==Fe&&(i.clearStencil(Fe),se=Fe)},reset:function(){R=!1,j=null,$=null,ue=null,re=null,le=null,Ce=null,$e=null,se=null}}}let r=new t,
a=new n,o=new s,l={},h=new WeakMap,u={},f={},d={},c=new WeakMap,g=[],w=null,p=!1,m=null,v=null,E=null,M=null,C=null,A=null,y=null,S=new nt(0,0,0),U=0,P=!1,D=null,V=null,G=null,I=null,q=null,Y=i.getParameter(
i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,ie=0,X=i.getParameter(i.VERSION);X.indexOf("WebGL")!==-1?(ie=parseFloat(/^WebGL (\d)/.exec(X)[1]),H=ie>=1):X.indexOf("OpenGL ES")!==-1&&(ie=parseFloat(/^OpenGL ES (\d)/.
exec(X)[1]),H=ie>=2);let ee=null,te={},Se=i.getParameter(i.SCISSOR_BOX),ke=i.getParameter(i.VIEWPORT),Z=new bt().fromArray(Se),ge=new bt().fromArray(ke);function we(R,j,$,ue){let re=new Uint8Array(4),
le=i.createTexture();i.bindTexture(R,le),i.texParameteri(R,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(R,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ce=0;Ce<$;Ce++)R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY?
i.texImage3D(j,0,i.RGBA,1,1,ue,0,i.RGBA,i.UNSIGNED_BYTE,re):i.texImage2D(j+Ce,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,re);return le}let Ie={};Ie[i.TEXTURE_2D]=we(i.TEXTURE_2D,i.TEXTURE_2D,1),Ie[i.TEXTURE_CUBE_MAP]=
we(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ie[i.TEXTURE_2D_ARRAY]=we(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ie[i.TEXTURE_3D]=we(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),a.setClear(
1),o.setClear(0),pe(i.DEPTH_TEST),a.setFunc(Kr),Ci(!1),kt(md),pe(i.CULL_FACE),Yt(or);function pe(R){u[R]!==!0&&(i.enable(R),u[R]=!0)}function Oe(R){u[R]!==!1&&(i.disable(R),u[R]=!1)}function wt(R,j){return d[R]!==
j?(i.bindFramebuffer(R,j),d[R]=j,R===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=j),R===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=j),!0):!1}function De(R,j){let $=g,ue=!1;if(R){$=c.get(j),$===void 0&&($=[],c.set(
j,$));let re=R.textures;if($.length!==re.length||$[0]!==i.COLOR_ATTACHMENT0){for(let le=0,Ce=re.length;le<Ce;le++)$[le]=i.COLOR_ATTACHMENT0+le;$.length=re.length,ue=!0}}else $[0]!==i.BACK&&($[0]=i.BACK,
ue=!0);ue&&i.drawBuffers($)}function ct(R){return w!==R?(i.useProgram(R),w=R,!0):!1}let gt={[lr]:i.FUNC_ADD,[Fg]:i.FUNC_SUBTRACT,[kg]:i.FUNC_REVERSE_SUBTRACT};gt[Dg]=i.MIN,gt[Lg]=i.MAX;let Xe={[Bg]:i.
ZERO,[Ug]:i.ONE,[Ng]:i.SRC_COLOR,[bd]:i.SRC_ALPHA,[Hg]:i.SRC_ALPHA_SATURATE,[Gg]:i.DST_COLOR,[zg]:i.DST_ALPHA,[Og]:i.ONE_MINUS_SRC_COLOR,[_d]:i.ONE_MINUS_SRC_ALPHA,[Wg]:i.ONE_MINUS_DST_COLOR,[Vg]:i.ONE_MINUS_DST_ALPHA,
[Xg]:i.CONSTANT_COLOR,[qg]:i.ONE_MINUS_CONSTANT_COLOR,[$g]:i.CONSTANT_ALPHA,[Yg]:i.ONE_MINUS_CONSTANT_ALPHA};function Yt(R,j,$,ue,re,le,Ce,$e,se,Fe){if(R===or){p===!0&&(Oe(i.BLEND),p=!1);return}if(p===
!1&&(pe(i.BLEND),p=!0),R!==Ig){if(R!==m||Fe!==P){if((v!==lr||C!==lr)&&(i.blendEquation(i.FUNC_ADD),v=lr,C=lr),Fe)switch(R){case aa:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);
break;case gd:i.blendFunc(i.ONE,i.ONE);break;case yd:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case xd:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:
Ne("WebGLState: Invalid blending: ",R);break}else switch(R){case aa:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case gd:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,
i.ONE,i.ONE);break;case yd:Ne("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case xd:Ne("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");
break;default:Ne("WebGLState: Invalid blending: ",R);break}E=null,M=null,A=null,y=null,S.set(0,0,0),U=0,m=R,P=Fe}return}re=re||j,le=le||$,Ce=Ce||ue,(j!==v||re!==C)&&(i.blendEquationSeparate(gt[j],gt[re]),
v=j,C=re),($!==E||ue!==M||le!==A||Ce!==y)&&(i.blendFuncSeparate(Xe[$],Xe[ue],Xe[le],Xe[Ce]),E=$,M=ue,A=le,y=Ce),($e.equals(S)===!1||se!==U)&&(i.blendColor($e.r,$e.g,$e.b,se),S.copy($e),U=se),m=R,P=!1}
function Jt(R,j){R.side===fn?Oe(i.CULL_FACE):pe(i.CULL_FACE);let $=R.side===pi;j&&($=!$),Ci($),R.blending===aa&&R.transparent===!1?Yt(or):Yt(R.blending,R.blendEquation,R.blendSrc,R.blendDst,R.blendEquationAlpha,
R.blendSrcAlpha,R.blendDstAlpha,R.blendColor,R.blendAlpha,R.premultipliedAlpha),a.setFunc(R.depthFunc),a.setTest(R.depthTest),a.setMask(R.depthWrite),r.setMask(R.colorWrite);let ue=R.stencilWrite;o.setTest(
ue),ue&&(o.setMask(R.stencilWriteMask),o.setFunc(R.stencilFunc,R.stencilRef,R.stencilFuncMask),o.setOp(R.stencilFail,R.stencilZFail,R.stencilZPass)),ni(R.polygonOffset,R.polygonOffsetFactor,R.polygonOffsetUnits),
R.alphaToCoverage===!0?pe(i.SAMPLE_ALPHA_TO_COVERAGE):Oe(i.SAMPLE_ALPHA_TO_COVERAGE)}function Ci(R){D!==R&&(R?i.frontFace(i.CW):i.frontFace(i.CCW),D=R)}function kt(R){R!==Cg?(pe(i.CULL_FACE),R!==V&&(R===
md?i.cullFace(i.BACK):R===Rg?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Oe(i.CULL_FACE),V=R}function Sn(R){R!==G&&(H&&i.lineWidth(R),G=R)}function ni(R,j,$){R?(pe(i.POLYGON_OFFSET_FILL),(I!==j||
q!==$)&&(I=j,q=$,a.getReversed()&&(j=-j,$=-$),i.polygonOffset(j,$))):Oe(i.POLYGON_OFFSET_FILL)}function en(R){R?pe(i.SCISSOR_TEST):Oe(i.SCISSOR_TEST)}function tn(R){R===void 0&&(R=i.TEXTURE0+Y-1),ee!==
R&&(i.activeTexture(R),ee=R)}function nn(R,j,$){$===void 0&&(ee===null?$=i.TEXTURE0+Y-1:$=ee);let ue=te[$];ue===void 0&&(ue={type:void 0,texture:void 0},te[$]=ue),(ue.type!==R||ue.texture!==j)&&(ee!==
$&&(i.activeTexture($),ee=$),i.bindTexture(R,j||Ie[R]),ue.type=R,ue.texture=j)}function L(){let R=te[ee];R!==void 0&&R.type!==void 0&&(i.bindTexture(R.type,null),R.type=void 0,R.texture=void 0)}function sn(){
try{i.compressedTexImage2D(...arguments)}catch(R){Ne("WebGLState:",R)}}function Pt(){try{i.compressedTexImage3D(...arguments)}catch(R){Ne("WebGLState:",R)}}function It(){try{i.texSubImage2D(...arguments)}catch(R){
Ne("WebGLState:",R)}}function me(){try{i.texSubImage3D(...arguments)}catch(R){Ne("WebGLState:",R)}}function Zt(){try{i.compressedTexSubImage2D(...arguments)}catch(R){Ne("WebGLState:",R)}}function Le(){
try{i.compressedTexSubImage3D(...arguments)}catch(R){Ne("WebGLState:",R)}}function Ve(){try{i.texStorage2D(...arguments)}catch(R){Ne("WebGLState:",R)}}function T(){try{i.texStorage3D(...arguments)}catch(R){
Ne("WebGLState:",R)}}function b(){try{i.texImage2D(...arguments)}catch(R){Ne("WebGLState:",R)}}function O(){try{i.texImage3D(...arguments)}catch(R){Ne("WebGLState:",R)}}function ne(R){return f[R]!==void 0?
f[R]:i.getParameter(R)}function Q(R,j){f[R]!==j&&(i.pixelStorei(R,j),f[R]=j)}function oe(R){Z.equals(R)===!1&&(i.scissor(R.x,R.y,R.z,R.w),Z.copy(R))}function de(R){ge.equals(R)===!1&&(i.viewport(R.x,R.
y,R.z,R.w),ge.copy(R))}function J(R,j){let $=h.get(j);$===void 0&&($=new WeakMap,h.set(j,$));let ue=$.get(R);ue===void 0&&(ue=i.getUniformBlockIndex(j,R.name),i.uniformBlockBinding(j,ue,ue),$.set(R,ue))}
function K(R,j,$){let re=h.get(j).get(R);l[re]!==$&&(i.bindBufferBase(i.UNIFORM_BUFFER,re,$),l[re]=$)}function he(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),
i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(
0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),a.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(
i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,
null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,
4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),
i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,
0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),u={},f={},ee=null,te={},d={},l={},c=new WeakMap,g=[],w=null,p=!1,m=null,v=null,E=null,M=null,C=null,A=null,y=null,S=new nt(
0,0,0),U=0,P=!1,D=null,V=null,G=null,I=null,q=null,Z.set(0,0,i.canvas.width,i.canvas.height),ge.set(0,0,i.canvas.width,i.canvas.height),r.reset(),a.reset(),o.reset()}return{buffers:{color:r,depth:a,stencil:o},
enable:pe,disable:Oe,bindFramebuffer:wt,drawBuffers:De,useProgram:ct,setBlending:Yt,setMaterial:Jt,setFlipSided:Ci,setCullFace:kt,setLineWidth:Sn,setPolygonOffset:ni,setScissorTest:en,activeTexture:tn,
bindTexture:nn,unbindTexture:L,compressedTexImage2D:sn,compressedTexImage3D:Pt,texImage2D:b,texImage3D:O,pixelStorei:Q,getParameter:ne,updateUBOMapping:J,uniformBlockBinding:K,texStorage2D:Ve,texStorage3D:T,
texSubImage2D:It,texSubImage3D:me,compressedTexSubImage2D:Zt,compressedTexSubImage3D:Le,scissor:oe,viewport:de,reset:he}}function QS(i,e,t,n,s,r,a){let o=e.has("WEBGL_multisampled_render_to_texture")?
e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),h=new Re,u=new WeakMap,f=new Set,d,c=new WeakMap,g=new Set,w=new FinalizationRegistry(
T=>g.delete(T)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(T,b){return p?new OffscreenCanvas(T,b):to("canvas")}function v(T,b,O){let ne=1,
Q=Ve(T);if((Q.width>O||Q.height>O)&&(ne=O/Math.max(Q.width,Q.height)),ne<1)if(typeof HTMLImageElement<"u"&&T instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&T instanceof HTMLCanvasElement||
typeof ImageBitmap<"u"&&T instanceof ImageBitmap||typeof VideoFrame<"u"&&T instanceof VideoFrame){let oe=Math.floor(ne*Q.width),de=Math.floor(ne*Q.height);d===void 0&&(d=m(oe,de));let J=b?m(oe,de):d;return J.
width=oe,J.height=de,J.getContext("2d").drawImage(T,0,0,oe,de),Be("WebGLRenderer: Texture has been resized from ("+Q.width+"x"+Q.height+") to ("+oe+"x"+de+")."),J}else return"data"in T&&Be("WebGLRende\
rer: Image in DataTexture is too big ("+Q.width+"x"+Q.height+")."),T;return T}function E(T){return T.generateMipmaps}function M(T){i.generateMipmap(T)}function C(T){return T.isWebGLCubeRenderTarget?i.
TEXTURE_CUBE_MAP:T.isWebGL3DRenderTarget?i.TEXTURE_3D:T.isWebGLArrayRenderTarget||T.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function A(T,b,O,ne,Q,oe=!1){if(T!==null){if(i[T]!==void 0)
return i[T];Be("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+T+"'")}let de;ne&&(de=e.get("EXT_texture_norm16"),de||Be("WebGLRenderer: Unable to use normalized textures without E\
XT_texture_norm16 extension"));let J=b;if(b===i.RED&&(O===i.FLOAT&&(J=i.R32F),O===i.HALF_FLOAT&&(J=i.R16F),O===i.UNSIGNED_BYTE&&(J=i.R8),O===i.UNSIGNED_SHORT&&de&&(J=de.R16_EXT),O===i.SHORT&&de&&(J=de.
R16_SNORM_EXT)),b===i.RED_INTEGER&&(O===i.UNSIGNED_BYTE&&(J=i.R8UI),O===i.UNSIGNED_SHORT&&(J=i.R16UI),O===i.UNSIGNED_INT&&(J=i.R32UI),O===i.BYTE&&(J=i.R8I),O===i.SHORT&&(J=i.R16I),O===i.INT&&(J=i.R32I)),
b===i.RG&&(O===i.FLOAT&&(J=i.RG32F),O===i.HALF_FLOAT&&(J=i.RG16F),O===i.UNSIGNED_BYTE&&(J=i.RG8),O===i.UNSIGNED_SHORT&&de&&(J=de.RG16_EXT),O===i.SHORT&&de&&(J=de.RG16_SNORM_EXT)),b===i.RG_INTEGER&&(O===
i.UNSIGNED_BYTE&&(J=i.RG8UI),O===i.UNSIGNED_SHORT&&(J=i.RG16UI),O===i.UNSIGNED_INT&&(J=i.RG32UI),O===i.BYTE&&(J=i.RG8I),O===i.SHORT&&(J=i.RG16I),O===i.INT&&(J=i.RG32I)),b===i.RGB_INTEGER&&(O===i.UNSIGNED_BYTE&&
(J=i.RGB8UI),O===i.UNSIGNED_SHORT&&(J=i.RGB16UI),O===i.UNSIGNED_INT&&(J=i.RGB32UI),O===i.BYTE&&(J=i.RGB8I),O===i.SHORT&&(J=i.RGB16I),O===i.INT&&(J=i.RGB32I)),b===i.RGBA_INTEGER&&(O===i.UNSIGNED_BYTE&&
(J=i.RGBA8UI),O===i.UNSIGNED_SHORT&&(J=i.RGBA16UI),O===i.UNSIGNED_INT&&(J=i.RGBA32UI),O===i.BYTE&&(J=i.RGBA8I),O===i.SHORT&&(J=i.RGBA16I),O===i.INT&&(J=i.RGBA32I)),b===i.RGB&&(O===i.UNSIGNED_SHORT&&de&&
(J=de.RGB16_EXT),O===i.SHORT&&de&&(J=de.RGB16_SNORM_EXT),O===i.UNSIGNED_INT_5_9_9_9_REV&&(J=i.RGB9_E5),O===i.UNSIGNED_INT_10F_11F_11F_REV&&(J=i.R11F_G11F_B10F)),b===i.RGBA){let K=oe?Qa:Ke.getTransfer(
Q);O===i.FLOAT&&(J=i.RGBA32F),O===i.HALF_FLOAT&&(J=i.RGBA16F),O===i.UNSIGNED_BYTE&&(J=K===xt?i.SRGB8_ALPHA8:i.RGBA8),O===i.UNSIGNED_SHORT&&de&&(J=de.RGBA16_EXT),O===i.SHORT&&de&&(J=de.RGBA16_SNORM_EXT),
O===i.UNSIGNED_SHORT_4_4_4_4&&(J=i.RGBA4),O===i.UNSIGNED_SHORT_5_5_5_1&&(J=i.RGB5_A1)}return(J===i.R16F||J===i.R32F||J===i.RG16F||J===i.RG32F||J===i.RGBA16F||J===i.RGBA32F)&&e.get("EXT_color_buffer_fl\
oat"),J}function y(T,b){let O;return T?b===null||b===wn||b===ur?O=i.DEPTH24_STENCIL8:b===Zi?O=i.DEPTH32F_STENCIL8:b===la&&(O=i.DEPTH24_STENCIL8,Be("DepthTexture: 16 bit depth attachment is not support\
ed with stencil. Using 24-bit attachment.")):b===null||b===wn||b===ur?O=i.DEPTH_COMPONENT24:b===Zi?O=i.DEPTH_COMPONENT32F:b===la&&(O=i.DEPTH_COMPONENT16),O}function S(T,b){return E(T)===!0||T.isFramebufferTexture&&
T.minFilter!==li&&T.minFilter!==Xt?Math.log2(Math.max(b.width,b.height))+1:T.mipmaps.length>0?T.mipmaps.length:T.isCompressedTexture&&Array.isArray(T.image)?b.mipmaps.length:1}function U(T){let b=new WeakRef(
T);n.get(T).__ref=b,g.add(b),w.register(T,b,b)}function P(T){let b=n.get(T).__ref;b!==void 0&&(g.delete(b),w.unregister(b))}function D(T){G(T.target)}function V(T){I(T.target)}function G(T){T.removeEventListener(
"dispose",D),P(T),Y(T),T.isVideoTexture&&u.delete(T),T.isHTMLTexture&&f.delete(T)}function I(T){T.removeEventListener("dispose",V),P(T),ie(T)}function q(){for(let T of g){let b=T.deref();b!==void 0&&(b.
isRenderTarget===!0?I(b):G(b))}g.clear(),f.clear()}function Y(T){let b=n.get(T);if(b.__webglInit===void 0)return;let O=T.source,ne=c.get(O);if(ne){let Q=ne[b.__cacheKey];Q.usedTimes--,Q.usedTimes===0&&
H(T),Object.keys(ne).length===0&&c.delete(O)}n.remove(T)}function H(T){let b=n.get(T);i.deleteTexture(b.__webglTexture);let O=T.source,ne=c.get(O);delete ne[b.__cacheKey],a.memory.textures--}function ie(T){
let b=n.get(T);b.__depthDisposeCallback&&b.__depthDisposeCallback();let O=T.depthTexture;if(O&&O.renderTarget===T&&G(O),T.isWebGLCubeRenderTarget)for(let Q=0;Q<6;Q++){if(Array.isArray(b.__webglFramebuffer[Q]))
for(let oe=0;oe<b.__webglFramebuffer[Q].length;oe++)i.deleteFramebuffer(b.__webglFramebuffer[Q][oe]);else i.deleteFramebuffer(b.__webglFramebuffer[Q]);b.__webglDepthbuffer&&i.deleteRenderbuffer(b.__webglDepthbuffer[Q])}else{
if(Array.isArray(b.__webglFramebuffer))for(let Q=0;Q<b.__webglFramebuffer.length;Q++)i.deleteFramebuffer(b.__webglFramebuffer[Q]);else i.deleteFramebuffer(b.__webglFramebuffer);if(b.__webglDepthbuffer&&
i.deleteRenderbuffer(b.__webglDepthbuffer),b.__webglMultisampledFramebuffer&&i.deleteFramebuffer(b.__webglMultisampledFramebuffer),b.__webglColorRenderbuffer)for(let Q=0;Q<b.__webglColorRenderbuffer.length;Q++)
b.__webglColorRenderbuffer[Q]&&i.deleteRenderbuffer(b.__webglColorRenderbuffer[Q]);b.__webglDepthRenderbuffer&&i.deleteRenderbuffer(b.__webglDepthRenderbuffer)}let ne=T.textures;for(let Q=0,oe=ne.length;Q<
oe;Q++){let de=n.get(ne[Q]);de.__webglTexture&&(i.deleteTexture(de.__webglTexture),a.memory.textures--),n.remove(ne[Q])}n.remove(T)}let X=0;function ee(){X=0}function te(){return X}function Se(T){X=T}
function ke(){let T=X;return T>=s.maxTextures&&Be("WebGLTextures: Trying to use "+(T+1)+" texture units while this GPU supports only "+s.maxTextures),X+=1,T}function Z(T){let b=[];return b.push(T.wrapS),
b.push(T.wrapT),b.push(T.wrapR||0),b.push(T.magFilter),b.push(T.minFilter),b.push(T.anisotropy),b.push(T.internalFormat),b.push(T.format),b.push(T.type),b.push(T.generateMipmaps),b.push(T.mipmapsAutoUpdate),
b.push(T.premultiplyAlpha),b.push(T.flipY),b.push(T.unpackAlignment),b.push(T.colorSpace),b.join()}function ge(T,b){let O=n.get(T);if(T.isVideoTexture&&Zt(T),T.isRenderTargetTexture===!1&&T.isExternalTexture!==
!0&&T.version>0&&O.__version!==T.version){let ne=T.image;if(ne===null)Be("WebGLRenderer: Texture marked for update but no image data found.");else if(ne.complete===!1)Be("WebGLRenderer: Texture marked\
 for update but image is incomplete");else{Jt(O,T,b);return}}else T.isExternalTexture&&(O.__webglTexture=T.sourceTexture?T.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,O.__webglTexture,i.TEXTURE0+b)}
function we(T,b){let O=n.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&O.__version!==T.version){Jt(O,T,b);return}else T.isExternalTexture&&(O.__webglTexture=T.sourceTexture?T.sourceTexture:null);
t.bindTexture(i.TEXTURE_2D_ARRAY,O.__webglTexture,i.TEXTURE0+b)}function Ie(T,b){let O=n.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&O.__version!==T.version){Jt(O,T,b);return}t.bindTexture(i.
TEXTURE_3D,O.__webglTexture,i.TEXTURE0+b)}function pe(T,b){let O=n.get(T);if(T.version>0&&O.__version!==T.version){Ci(O,T,b);return}t.bindTexture(i.TEXTURE_CUBE_MAP,O.__webglTexture,i.TEXTURE0+b)}let Oe={
[sh]:i.REPEAT,[In]:i.CLAMP_TO_EDGE,[rh]:i.MIRRORED_REPEAT},wt={[li]:i.NEAREST,[Kg]:i.NEAREST_MIPMAP_NEAREST,[yo]:i.NEAREST_MIPMAP_LINEAR,[Xt]:i.LINEAR,[Rh]:i.LINEAR_MIPMAP_NEAREST,[is]:i.LINEAR_MIPMAP_LINEAR},
De={[t0]:i.NEVER,[zd]:i.ALWAYS,[i0]:i.LESS,[Nd]:i.LEQUAL,[n0]:i.EQUAL,[Od]:i.GEQUAL,[s0]:i.GREATER,[r0]:i.NOTEQUAL};function ct(T,b){if(b.type===Zi&&e.has("OES_texture_float_linear")===!1&&(b.magFilter===
Xt||b.magFilter===Rh||b.magFilter===yo||b.magFilter===is||b.minFilter===Xt||b.minFilter===Rh||b.minFilter===yo||b.minFilter===is)&&Be("WebGLRenderer: Unable to use linear filtering with floating point\
 textures. OES_texture_float_linear not supported on this device."),i.texParameteri(T,i.TEXTURE_WRAP_S,Oe[b.wrapS]),i.texParameteri(T,i.TEXTURE_WRAP_T,Oe[b.wrapT]),(T===i.TEXTURE_3D||T===i.TEXTURE_2D_ARRAY)&&
i.texParameteri(T,i.TEXTURE_WRAP_R,Oe[b.wrapR]),i.texParameteri(T,i.TEXTURE_MAG_FILTER,wt[b.magFilter]),i.texParameteri(T,i.TEXTURE_MIN_FILTER,wt[b.minFilter]),b.compareFunction&&(i.texParameteri(T,i.
TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(T,i.TEXTURE_COMPARE_FUNC,De[b.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(b.magFilter===li||b.minFilter!==yo&&b.minFilter!==
is||b.type===Zi&&e.has("OES_texture_float_linear")===!1)return;if(b.anisotropy>1||n.get(b).__currentAnisotropy){let O=e.get("EXT_texture_filter_anisotropic");i.texParameterf(T,O.TEXTURE_MAX_ANISOTROPY_EXT,
Math.min(b.anisotropy,s.getMaxAnisotropy())),n.get(b).__currentAnisotropy=b.anisotropy}}}function gt(T,b){let O=!1;T.__webglInit===void 0&&(T.__webglInit=!0,b.addEventListener("dispose",D),U(b));let ne=b.
source,Q=c.get(ne);Q===void 0&&(Q={},c.set(ne,Q));let oe=Z(b);if(oe!==T.__cacheKey){Q[oe]===void 0&&(Q[oe]={texture:i.createTexture(),usedTimes:0},a.memory.textures++,O=!0),Q[oe].usedTimes++;let de=Q[T.
__cacheKey];de!==void 0&&(Q[T.__cacheKey].usedTimes--,de.usedTimes===0&&H(b)),T.__cacheKey=oe,T.__webglTexture=Q[oe].texture}return O}function Xe(T,b,O){return Math.floor(Math.floor(T/O)/b)}function Yt(T,b,O,ne){
let oe=T.updateRanges;if(oe.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,b.width,b.height,O,ne,b.data);else{oe.sort((R,j)=>R.start-j.start);let de=0;for(let R=1;R<oe.length;R++){let j=oe[de],$=oe[R],
ue=j.start+j.count,re=Xe($.start,b.width,4),le=Xe(j.start,b.width,4);$.start<=ue+1&&re===le&&Xe($.start+$.count-1,b.width,4)===re?j.count=Math.max(j.count,$.start+$.count-j.start):(++de,oe[de]=$)}oe.length=
de+1;let J=t.getParameter(i.UNPACK_ROW_LENGTH),K=t.getParameter(i.UNPACK_SKIP_PIXELS),he=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,b.width);for(let R=0,j=oe.length;R<j;R++){
let $=oe[R],ue=Math.floor($.start/4),re=Math.ceil($.count/4),le=ue%b.width,Ce=Math.floor(ue/b.width),$e=re,se=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,le),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ce),t.texSubImage2D(
i.TEXTURE_2D,0,le,Ce,$e,se,O,ne,b.data)}T.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,J),t.pixelStorei(i.UNPACK_SKIP_PIXELS,K),t.pixelStorei(i.UNPACK_SKIP_ROWS,he)}}function Jt(T,b,O){let ne=i.
TEXTURE_2D;(b.isDataArrayTexture||b.isCompressedArrayTexture)&&(ne=i.TEXTURE_2D_ARRAY),b.isData3DTexture&&(ne=i.TEXTURE_3D);let Q=gt(T,b),oe=b.source;t.bindTexture(ne,T.__webglTexture,i.TEXTURE0+O);let de=n.
get(oe);if(oe.version!==de.__version||Q===!0){if(t.activeTexture(i.TEXTURE0+O),(typeof ImageBitmap<"u"&&b.image instanceof ImageBitmap)===!1){let se=Ke.getPrimaries(Ke.workingColorSpace),Fe=b.colorSpace===
ss?null:Ke.getPrimaries(b.colorSpace),qe=b.colorSpace===ss||se===Fe?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),
t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,qe)}t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment);let K=v(b.image,!1,s.maxTextureSize);K=Le(b,K);let he=r.convert(b.format,b.colorSpace),R=r.convert(
b.type),j=A(b.internalFormat,he,R,b.normalized,b.colorSpace,b.isVideoTexture);ct(ne,b);let $,ue=b.mipmaps,re=b.isVideoTexture!==!0,le=de.__version===void 0||Q===!0,Ce=oe.dataReady,$e=S(b,K);if(b.isDepthTexture)
j=y(b.format===ns,b.type),le&&(re?t.texStorage2D(i.TEXTURE_2D,1,j,K.width,K.height):t.texImage2D(i.TEXTURE_2D,0,j,K.width,K.height,0,he,R,null));else if(b.isDataTexture)if(ue.length>0){re&&le&&t.texStorage2D(
i.TEXTURE_2D,$e,j,ue[0].width,ue[0].height);for(let se=0,Fe=ue.length;se<Fe;se++)$=ue[se],re?Ce&&t.texSubImage2D(i.TEXTURE_2D,se,0,0,$.width,$.height,he,R,$.data):t.texImage2D(i.TEXTURE_2D,se,j,$.width,
$.height,0,he,R,$.data);b.generateMipmaps=!1}else re?(le&&t.texStorage2D(i.TEXTURE_2D,$e,j,K.width,K.height),Ce&&Yt(b,K,he,R)):t.texImage2D(i.TEXTURE_2D,0,j,K.width,K.height,0,he,R,K.data);else if(b.isCompressedTexture)
if(b.isCompressedArrayTexture){re&&le&&t.texStorage3D(i.TEXTURE_2D_ARRAY,$e,j,ue[0].width,ue[0].height,K.depth);for(let se=0,Fe=ue.length;se<Fe;se++)if($=ue[se],b.format!==Ei)if(he!==null)if(re){if(Ce)
if(b.layerUpdates.size>0){let qe=Jd($.width,$.height,b.format,b.type);for(let ye of b.layerUpdates){let _t=$.data.subarray(ye*qe/$.data.BYTES_PER_ELEMENT,(ye+1)*qe/$.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(
i.TEXTURE_2D_ARRAY,se,0,0,ye,$.width,$.height,1,he,_t)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,se,0,0,0,$.width,$.height,K.depth,he,$.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,se,
j,$.width,$.height,K.depth,0,$.data,0,0);else Be("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else re?Ce&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,se,0,0,0,$.width,
$.height,K.depth,he,R,$.data):t.texImage3D(i.TEXTURE_2D_ARRAY,se,j,$.width,$.height,K.depth,0,he,R,$.data);b.layerUpdates.size>0&&b.clearLayerUpdates()}else{re&&le&&t.texStorage2D(i.TEXTURE_2D,$e,j,ue[0].
width,ue[0].height);for(let se=0,Fe=ue.length;se<Fe;se++)$=ue[se],b.format!==Ei?he!==null?re?Ce&&t.compressedTexSubImage2D(i.TEXTURE_2D,se,0,0,$.width,$.height,he,$.data):t.compressedTexImage2D(i.TEXTURE_2D,
se,j,$.width,$.height,0,$.data):Be("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):re?Ce&&t.texSubImage2D(i.TEXTURE_2D,se,0,0,$.width,$.height,he,R,$.data):
t.texImage2D(i.TEXTURE_2D,se,j,$.width,$.height,0,he,R,$.data)}else if(b.isDataArrayTexture)if(re){if(le&&t.texStorage3D(i.TEXTURE_2D_ARRAY,$e,j,K.width,K.height,K.depth),Ce)if(b.layerUpdates.size>0){
let se=Jd(K.width,K.height,b.format,b.type);for(let Fe of b.layerUpdates){let qe=K.data.subarray(Fe*se/K.data.BYTES_PER_ELEMENT,(Fe+1)*se/K.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,
0,0,Fe,K.width,K.height,1,he,R,qe)}b.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,K.width,K.height,K.depth,he,R,K.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,j,K.width,K.height,
K.depth,0,he,R,K.data);else if(b.isData3DTexture)re?(le&&t.texStorage3D(i.TEXTURE_3D,$e,j,K.width,K.height,K.depth),Ce&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,K.width,K.height,K.depth,he,R,K.data)):t.texImage3D(
i.TEXTURE_3D,0,j,K.width,K.height,K.depth,0,he,R,K.data);else if(b.isFramebufferTexture){if(le)if(re)t.texStorage2D(i.TEXTURE_2D,$e,j,K.width,K.height);else{let se=K.width,Fe=K.height;for(let qe=0;qe<
$e;qe++)t.texImage2D(i.TEXTURE_2D,qe,j,se,Fe,0,he,R,null),se>>=1,Fe>>=1}}else if(b.isHTMLTexture){if("texElementImage2D"in i){let se=i.canvas;if(se.hasAttribute("layoutsubtree")||se.setAttribute("layo\
utsubtree","true"),K.parentNode!==se){se.appendChild(K),f.add(b),se.onpaint=Fe=>{let qe=Fe.changedElements;for(let ye of f)qe.includes(ye.image)&&(ye.needsUpdate=!0)},se.requestPaint();return}if(i.texElementImage2D.
length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,K);else{let qe=i.RGBA,ye=i.RGBA,_t=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,qe,ye,_t,K)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,
i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(ue.length>0){if(re&&le){let se=Ve(ue[0]);t.texStorage2D(
i.TEXTURE_2D,$e,j,se.width,se.height)}for(let se=0,Fe=ue.length;se<Fe;se++)$=ue[se],re?Ce&&t.texSubImage2D(i.TEXTURE_2D,se,0,0,he,R,$):t.texImage2D(i.TEXTURE_2D,se,j,he,R,$);b.generateMipmaps=!1}else if(re){
if(le){let se=Ve(K);t.texStorage2D(i.TEXTURE_2D,$e,j,se.width,se.height)}Ce&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,he,R,K)}else t.texImage2D(i.TEXTURE_2D,0,j,he,R,K);E(b)&&b.mipmapsAutoUpdate===!0&&M(ne),
de.__version=oe.version,b.onUpdate&&b.onUpdate(b)}T.__version=b.version}function Ci(T,b,O){if(b.image.length!==6)return;let ne=gt(T,b),Q=b.source;t.bindTexture(i.TEXTURE_CUBE_MAP,T.__webglTexture,i.TEXTURE0+
O);let oe=n.get(Q);if(Q.version!==oe.__version||ne===!0){t.activeTexture(i.TEXTURE0+O);let de=Ke.getPrimaries(Ke.workingColorSpace),J=b.colorSpace===ss?null:Ke.getPrimaries(b.colorSpace),K=b.colorSpace===
ss||de===J?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,b.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,b.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,b.unpackAlignment),
t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,K);let he=b.isCompressedTexture||b.image[0].isCompressedTexture,R=b.image[0]&&b.image[0].isDataTexture,j=[];for(let ye=0;ye<6;ye++)!he&&!R?j[ye]=v(b.
image[ye],!0,s.maxCubemapSize):j[ye]=R?b.image[ye].image:b.image[ye],j[ye]=Le(b,j[ye]);let $=j[0],ue=r.convert(b.format,b.colorSpace),re=r.convert(b.type),le=A(b.internalFormat,ue,re,b.normalized,b.colorSpace),
Ce=b.isVideoTexture!==!0,$e=oe.__version===void 0||ne===!0,se=Q.dataReady,Fe=S(b,$);ct(i.TEXTURE_CUBE_MAP,b);let qe;if(b.isDepthTexture){if(le=y(b.format===ns,b.type),$e)if(Ce)t.texStorage2D(i.TEXTURE_CUBE_MAP,
1,le,$.width,$.height);else for(let ye=0;ye<6;ye++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,0,le,$.width,$.height,0,ue,re,null)}else if(he){Ce&&$e&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Fe,le,$.width,
$.height);for(let ye=0;ye<6;ye++){qe=j[ye].mipmaps;for(let _t=0;_t<qe.length;_t++){let si=qe[_t];b.format!==Ei?ue!==null?Ce?se&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,_t,0,0,si.width,
si.height,ue,si.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,_t,le,si.width,si.height,0,si.data):Be("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextur\
eCube()"):Ce?se&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,_t,0,0,si.width,si.height,ue,re,si.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,_t,le,si.width,si.height,0,ue,re,si.data)}}}else{
if(qe=b.mipmaps,Ce&&$e){qe.length>0&&Fe++;let ye=Ve(j[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Fe,le,ye.width,ye.height)}for(let ye=0;ye<6;ye++)if(R){Ce?se&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+
ye,0,0,0,j[ye].width,j[ye].height,ue,re,j[ye].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,0,le,j[ye].width,j[ye].height,0,ue,re,j[ye].data);for(let _t=0;_t<qe.length;_t++){let ls=qe[_t].image[ye].
image;Ce?se&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,_t+1,0,0,ls.width,ls.height,ue,re,ls.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,_t+1,le,ls.width,ls.height,0,ue,re,ls.data)}}else{
Ce?se&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,0,0,0,ue,re,j[ye]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,0,le,ue,re,j[ye]);for(let _t=0;_t<qe.length;_t++){let si=qe[_t];Ce?se&&t.texSubImage2D(
i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,_t+1,0,0,ue,re,si.image[ye]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,_t+1,le,ue,re,si.image[ye])}}}E(b)&&b.mipmapsAutoUpdate===!0&&M(i.TEXTURE_CUBE_MAP),oe.__version=
Q.version,b.onUpdate&&b.onUpdate(b)}T.__version=b.version}function kt(T,b,O,ne,Q,oe){let de=r.convert(O.format,O.colorSpace),J=r.convert(O.type),K=A(O.internalFormat,de,J,O.normalized,O.colorSpace),he=n.
get(b),R=n.get(O);if(R.__renderTarget=b,!he.__hasExternalTextures){let j=Math.max(1,b.width>>oe),$=Math.max(1,b.height>>oe);Q===i.TEXTURE_3D||Q===i.TEXTURE_2D_ARRAY?t.texImage3D(Q,oe,K,j,$,b.depth,0,de,
J,null):t.texImage2D(Q,oe,K,j,$,0,de,J,null)}t.bindFramebuffer(i.FRAMEBUFFER,T),me(b)?o.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ne,Q,R.__webglTexture,0,It(b)):(Q===i.TEXTURE_2D||Q>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&
Q<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ne,Q,R.__webglTexture,oe),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Sn(T,b,O){if(i.bindRenderbuffer(i.RENDERBUFFER,T),b.depthBuffer){
let ne=b.depthTexture,Q=ne&&ne.isDepthTexture?ne.type:null,oe=y(b.stencilBuffer,Q),de=b.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;me(b)?o.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,
It(b),oe,b.width,b.height):O?i.renderbufferStorageMultisample(i.RENDERBUFFER,It(b),oe,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,oe,b.width,b.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,
de,i.RENDERBUFFER,T)}else{let ne=b.textures;for(let Q=0;Q<ne.length;Q++){let oe=ne[Q],de=r.convert(oe.format,oe.colorSpace),J=r.convert(oe.type),K=A(oe.internalFormat,de,J,oe.normalized,oe.colorSpace);
me(b)?o.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,It(b),K,b.width,b.height):O?i.renderbufferStorageMultisample(i.RENDERBUFFER,It(b),K,b.width,b.height):i.renderbufferStorage(i.RENDERBUFFER,K,b.
width,b.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function ni(T,b,O){let ne=b.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,T),!(b.depthTexture&&b.depthTexture.isDepthTexture))
throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let Q=n.get(b.depthTexture);Q.__renderTarget=b;let oe=ne?b.depthTexture.image[0]:b.depthTexture.
image;(!Q.__webglTexture||oe.width!==b.width||oe.height!==b.height)&&(oe.width=b.width,oe.height=b.height,b.depthTexture.needsUpdate=!0),ne?pe(b.depthTexture,0):ge(b.depthTexture,0);let de=Q.__webglTexture,
J=It(b),K=ne?i.TEXTURE_CUBE_MAP_POSITIVE_X+O:i.TEXTURE_2D,he=b.depthTexture.format===ns?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(b.depthTexture.format===es)me(b)?o.framebufferTexture2DMultisampleEXT(
i.FRAMEBUFFER,he,K,de,0,J):i.framebufferTexture2D(i.FRAMEBUFFER,he,K,de,0);else if(b.depthTexture.format===ns)me(b)?o.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,K,de,0,J):i.framebufferTexture2D(
i.FRAMEBUFFER,he,K,de,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function en(T){let b=n.get(T),O=T.isWebGLCubeRenderTarget===!0;if(b.__boundDepthTexture!==T.depthTexture){
let ne=T.depthTexture;if(b.__depthDisposeCallback&&b.__depthDisposeCallback(),ne){let Q=()=>{delete b.__boundDepthTexture,delete b.__depthDisposeCallback,ne.removeEventListener("dispose",Q)};ne.addEventListener(
"dispose",Q),b.__depthDisposeCallback=Q}b.__boundDepthTexture=ne}if(T.depthTexture&&!b.__autoAllocateDepthBuffer)if(O)for(let ne=0;ne<6;ne++)ni(b.__webglFramebuffer[ne],T,ne);else T.texture.mipmaps.length>
0?ni(b.__webglFramebuffer[0],T,0):ni(b.__webglFramebuffer,T,0);else if(O){b.__webglDepthbuffer=[];for(let ne=0;ne<6;ne++)if(t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[ne]),b.__webglDepthbuffer[ne]===
void 0)b.__webglDepthbuffer[ne]=i.createRenderbuffer(),Sn(b.__webglDepthbuffer[ne],T,!1);else{let Q=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,oe=b.__webglDepthbuffer[ne];i.bindRenderbuffer(
i.RENDERBUFFER,oe),i.framebufferRenderbuffer(i.FRAMEBUFFER,Q,i.RENDERBUFFER,oe)}}else if(T.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,b.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,
b.__webglFramebuffer),b.__webglDepthbuffer===void 0)b.__webglDepthbuffer=i.createRenderbuffer(),Sn(b.__webglDepthbuffer,T,!1);else{let Q=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,oe=b.
__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,oe),i.framebufferRenderbuffer(i.FRAMEBUFFER,Q,i.RENDERBUFFER,oe)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function tn(T,b,O){let ne=n.get(T);b!==void 0&&
kt(ne.__webglFramebuffer,T,T.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),O!==void 0&&en(T)}function nn(T){let b=T.texture,O=n.get(T),ne=n.get(b);T.addEventListener("dispose",V),U(T);let Q=T.textures,oe=T.
isWebGLCubeRenderTarget===!0,de=Q.length>1;if(de||(ne.__webglTexture===void 0&&(ne.__webglTexture=i.createTexture()),ne.__version=b.version,a.memory.textures++),oe){O.__webglFramebuffer=[];for(let J=0;J<
6;J++)if(b.mipmaps.length>0){O.__webglFramebuffer[J]=[];for(let K=0;K<b.mipmaps.length;K++)O.__webglFramebuffer[J][K]=i.createFramebuffer()}else O.__webglFramebuffer[J]=i.createFramebuffer()}else{if(b.
mipmaps.length>0){O.__webglFramebuffer=[];for(let J=0;J<b.mipmaps.length;J++)O.__webglFramebuffer[J]=i.createFramebuffer()}else O.__webglFramebuffer=i.createFramebuffer();if(de)for(let J=0,K=Q.length;J<
K;J++){let he=n.get(Q[J]);he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture(),a.memory.textures++)}if(T.samples>0&&me(T)===!1){O.__webglMultisampledFramebuffer=i.createFramebuffer(),O.__webglColorRenderbuffer=
[],t.bindFramebuffer(i.FRAMEBUFFER,O.__webglMultisampledFramebuffer);for(let J=0;J<Q.length;J++){let K=Q[J];O.__webglColorRenderbuffer[J]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,O.__webglColorRenderbuffer[J]);
let he=r.convert(K.format,K.colorSpace),R=r.convert(K.type),j=A(K.internalFormat,he,R,K.normalized,K.colorSpace,T.isXRRenderTarget===!0),$=It(T);i.renderbufferStorageMultisample(i.RENDERBUFFER,$,j,T.width,
T.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+J,i.RENDERBUFFER,O.__webglColorRenderbuffer[J])}i.bindRenderbuffer(i.RENDERBUFFER,null),T.depthBuffer&&(O.__webglDepthRenderbuffer=
i.createRenderbuffer(),Sn(O.__webglDepthRenderbuffer,T,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(oe){t.bindTexture(i.TEXTURE_CUBE_MAP,ne.__webglTexture),ct(i.TEXTURE_CUBE_MAP,b);for(let J=0;J<6;J++)
if(b.mipmaps.length>0)for(let K=0;K<b.mipmaps.length;K++)kt(O.__webglFramebuffer[J][K],T,b,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+J,K);else kt(O.__webglFramebuffer[J],T,b,i.COLOR_ATTACHMENT0,
i.TEXTURE_CUBE_MAP_POSITIVE_X+J,0);E(b)?M(i.TEXTURE_CUBE_MAP):b.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}else if(de){for(let J=0,K=Q.
length;J<K;J++){let he=Q[J],R=n.get(he),j=i.TEXTURE_2D;(T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(j=T.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(j,R.__webglTexture),
ct(j,he),kt(O.__webglFramebuffer,T,he,i.COLOR_ATTACHMENT0+J,j,0),E(he)&&M(j)}t.unbindTexture()}else{let J=i.TEXTURE_2D;if((T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(J=T.isWebGL3DRenderTarget?
i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(J,ne.__webglTexture),ct(J,b),b.mipmaps.length>0)for(let K=0;K<b.mipmaps.length;K++)kt(O.__webglFramebuffer[K],T,b,i.COLOR_ATTACHMENT0,J,K);else kt(O.__webglFramebuffer,
T,b,i.COLOR_ATTACHMENT0,J,0);E(b)?M(J):b.mipmaps.length>0&&i.texParameteri(J,i.TEXTURE_MAX_LEVEL,b.mipmaps.length-1),t.unbindTexture()}T.depthBuffer&&en(T)}function L(T){let b=T.textures;for(let O=0,ne=b.
length;O<ne;O++){let Q=b[O];if(E(Q)&&Q.mipmapsAutoUpdate===!0){let oe=C(T),de=n.get(Q).__webglTexture;t.bindTexture(oe,de),M(oe),t.unbindTexture()}}}let sn=[];function Pt(T){if(T.samples>0){if(me(T)===
!1){let b=T.textures,O=T.width,ne=T.height,Q=i.COLOR_BUFFER_BIT,oe=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,de=n.get(T),J=b.length>1;if(J)for(let he=0;he<b.length;he++)t.bindFramebuffer(
i.FRAMEBUFFER,de.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+he,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,de.__webglFramebuffer),i.framebufferTexture2D(
i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+he,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,de.__webglMultisampledFramebuffer),T.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,de.
__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,de.__webglFramebuffer);for(let he=0;he<b.length;he++){if(T.resolveDepthBuffer&&(T.depthBuffer&&(Q|=i.DEPTH_BUFFER_BIT),T.stencilBuffer&&T.resolveStencilBuffer&&
(Q|=i.STENCIL_BUFFER_BIT)),J){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,de.__webglColorRenderbuffer[he]);let R=n.get(b[he]).__webglTexture;i.framebufferTexture2D(
i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,R,0)}i.blitFramebuffer(0,0,O,ne,0,0,O,ne,Q,i.NEAREST),l===!0&&(sn.length=0,sn.push(i.COLOR_ATTACHMENT0+he),T.depthBuffer&&T.storeMultisampledDepthBuffer===
!1&&sn.push(oe),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,sn))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),J)for(let he=0;he<b.length;he++){t.bindFramebuffer(
i.FRAMEBUFFER,de.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+he,i.RENDERBUFFER,de.__webglColorRenderbuffer[he]);let R=n.get(b[he]).__webglTexture;t.bindFramebuffer(
i.FRAMEBUFFER,de.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+he,i.TEXTURE_2D,R,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,de.__webglMultisampledFramebuffer)}else if(T.
depthBuffer&&T.storeMultisampledDepthBuffer===!1&&l){let b=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[b])}}}function It(T){return Math.min(
s.maxSamples,T.samples)}function me(T){let b=n.get(T);return T.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&b.__useRenderToTexture!==!1}function Zt(T){let b=a.render.frame;u.get(T)!==
b&&(u.set(T,b),T.update())}function Le(T,b){let O=T.colorSpace,ne=T.format,Q=T.type;return T.isCompressedTexture===!0||T.isVideoTexture===!0||O!==ja&&O!==ss&&(Ke.getTransfer(O)===xt?(ne!==Ei||Q!==Ji)&&
Be("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Ne("WebGLTextures: Unsupported texture color space:",O)),b}function Ve(T){return typeof HTMLImageElement<"u"&&T instanceof
HTMLImageElement?(h.width=T.naturalWidth||T.width,h.height=T.naturalHeight||T.height):typeof VideoFrame<"u"&&T instanceof VideoFrame?(h.width=T.displayWidth,h.height=T.displayHeight):(h.width=T.width,
h.height=T.height),h}this.allocateTextureUnit=ke,this.resetTextureUnits=ee,this.getTextureUnits=te,this.setTextureUnits=Se,this.setTexture2D=ge,this.setTexture2DArray=we,this.setTexture3D=Ie,this.setTextureCube=
pe,this.rebindTextures=tn,this.setupRenderTarget=nn,this.updateRenderTargetMipmap=L,this.updateMultisampleRenderTarget=Pt,this.setupDepthRenderbuffer=en,this.setupFrameBufferTexture=kt,this.useMultisampledRTT=
me,this.dispose=q}function e1(i,e){function t(n,s=ss){let r,a=Ke.getTransfer(s);if(n===Ji)return i.UNSIGNED_BYTE;if(n===Ih)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Fh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===
Fd)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===kd)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Pd)return i.BYTE;if(n===Id)return i.SHORT;if(n===la)return i.UNSIGNED_SHORT;if(n===Ph)return i.INT;if(n===wn)
return i.UNSIGNED_INT;if(n===Zi)return i.FLOAT;if(n===Mn)return i.HALF_FLOAT;if(n===Dd)return i.ALPHA;if(n===Ld)return i.RGB;if(n===Ei)return i.RGBA;if(n===es)return i.DEPTH_COMPONENT;if(n===ns)return i.
DEPTH_STENCIL;if(n===Bd)return i.RED;if(n===kh)return i.RED_INTEGER;if(n===Ds)return i.RG;if(n===Dh)return i.RG_INTEGER;if(n===Lh)return i.RGBA_INTEGER;if(n===xo||n===bo||n===_o||n===vo)if(a===xt)if(r=
e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===xo)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===bo)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===_o)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;
if(n===vo)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===xo)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===bo)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;
if(n===_o)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===vo)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Bh||n===Uh||n===Nh||n===Oh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){
if(n===Bh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Uh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Nh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Oh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else
return null;if(n===zh||n===Vh||n===Gh||n===Wh||n===Hh||n===wo||n===Xh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===zh||n===Vh)return a===xt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;
if(n===Gh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Wh)return r.COMPRESSED_R11_EAC;if(n===Hh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===wo)return r.COMPRESSED_RG11_EAC;
if(n===Xh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===qh||n===$h||n===Yh||n===Jh||n===Zh||n===Kh||n===jh||n===Qh||n===eu||n===tu||n===iu||n===nu||n===su||n===ru)if(r=e.get("WEBGL_compr\
essed_texture_astc"),r!==null){if(n===qh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===$h)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;
if(n===Yh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Jh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Zh)return a===
xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Kh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===jh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:
r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Qh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===eu)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;
if(n===tu)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===iu)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===nu)
return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===su)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===ru)return a===
xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===au||n===ou||n===lu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===au)return a===xt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:
r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===ou)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===lu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===hu||n===uu||n===Mo||n===cu)if(r=
e.get("EXT_texture_compression_rgtc"),r!==null){if(n===hu)return r.COMPRESSED_RED_RGTC1_EXT;if(n===uu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Mo)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===
cu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===ur?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var t1=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,i1=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,rf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new co(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&
(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Fn({vertexShader:t1,fragmentShader:i1,uniforms:{
depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Tt(new fo(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.
texture}},af=class extends _n{constructor(e,t){super();let n=this,s=null,r=1,a=null,o="local-floor",l=1,h=null,u=null,f=null,d=null,c=null,g=null,w=typeof XRWebGLBinding<"u",p=new rf,m={},v=t.getContextAttributes(),
E=null,M=null,C=[],A=[],y=new Re,S=null,U=null,P=new Ai;P.viewport=new bt;let D=new Ai;D.viewport=new bt;let V=[P,D],G=new Ah,I=null,q=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,
this.getController=function(Z){let ge=C[Z];return ge===void 0&&(ge=new ta,C[Z]=ge),ge.getTargetRaySpace()},this.getControllerGrip=function(Z){let ge=C[Z];return ge===void 0&&(ge=new ta,C[Z]=ge),ge.getGripSpace()},
this.getHand=function(Z){let ge=C[Z];return ge===void 0&&(ge=new ta,C[Z]=ge),ge.getHandSpace()};function Y(Z){let ge=A.indexOf(Z.inputSource);if(ge===-1)return;let we=C[ge];we!==void 0&&(we.update(Z.inputSource,
Z.frame,h||a),we.dispatchEvent({type:Z.type,data:Z.inputSource}))}function H(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener(
"squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",ie);for(let Z=0;Z<C.length;Z++){let ge=A[Z];
ge!==null&&(A[Z]=null,C[Z].disconnect(ge))}I=null,q=null,p.reset();for(let Z in m)delete m[Z];if(e.setRenderTarget(E),c=null,d=null,f=null,s=null,M=null,ke.stop(),n.isPresenting=!1,e.setPixelRatio(S),
e.setSize(y.width,y.height,!1),U!==null){let Z=U.camera;Z.fov=U.fov,Z.zoom=U.zoom,Z.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Z){r=Z,
n.isPresenting===!0&&Be("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Z){o=Z,n.isPresenting===!0&&Be("WebXRManager: Cannot change reference sp\
ace type while presenting.")},this.getReferenceSpace=function(){return h||a},this.setReferenceSpace=function(Z){h=Z},this.getBaseLayer=function(){return d!==null?d:c},this.getBinding=function(){return f===
null&&w&&(f=new XRWebGLBinding(s,t)),f},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(Z){if(s=Z,s!==null){if(E=e.getRenderTarget(),s.addEventListener(
"select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener(
"end",H),s.addEventListener("inputsourceschange",ie),v.xrCompatible!==!0&&await t.makeXRCompatible(),S=e.getPixelRatio(),e.getSize(y),w&&"createProjectionLayer"in XRWebGLBinding.prototype){let we=null,
Ie=null,pe=null;v.depth&&(pe=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,we=v.stencil?ns:es,Ie=v.stencil?ur:wn);let Oe={colorFormat:t.RGBA8,depthFormat:pe,scaleFactor:r};f=this.getBinding(),d=f.createProjectionLayer(
Oe),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),M=new jt(d.textureWidth,d.textureHeight,{format:Ei,type:Ji,depthTexture:new ts(d.textureWidth,d.textureHeight,
Ie,void 0,void 0,void 0,void 0,void 0,void 0,we),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===
!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let we={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};
c=new XRWebGLLayer(s,t,we),s.updateRenderState({baseLayer:c}),e.setPixelRatio(1),e.setSize(c.framebufferWidth,c.framebufferHeight,!1),M=new jt(c.framebufferWidth,c.framebufferHeight,{format:Ei,type:Ji,
colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:c.ignoreDepthValues===!1,resolveStencilBuffer:c.ignoreDepthValues===!1,storeMultisampledDepthBuffer:c.ignoreDepthValues===!1,storeMultisampledStencilBuffer:c.
ignoreDepthValues===!1})}M.isXRRenderTarget=!0,this.setFoveation(l),h=null,a=await s.requestReferenceSpace(o),ke.setContext(s),ke.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.
getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ie(Z){for(let ge=0;ge<Z.removed.length;ge++){let we=Z.
removed[ge],Ie=A.indexOf(we);Ie>=0&&(A[Ie]=null,C[Ie].disconnect(we))}for(let ge=0;ge<Z.added.length;ge++){let we=Z.added[ge],Ie=A.indexOf(we);if(Ie===-1){for(let Oe=0;Oe<C.length;Oe++)if(Oe>=A.length){
A.push(we),Ie=Oe;break}else if(A[Oe]===null){A[Oe]=we,Ie=Oe;break}if(Ie===-1)break}let pe=C[Ie];pe&&pe.connect(we)}}function X(Z,ge){ge===null?Z.matrixWorld.copy(Z.matrix):Z.matrixWorld.multiplyMatrices(
ge.matrixWorld,Z.matrix),Z.matrixWorldInverse.copy(Z.matrixWorld).invert()}this.updateCamera=function(Z){if(s===null)return;let ge=Z.near,we=Z.far;p.texture!==null&&(p.depthNear>0&&(ge=p.depthNear),p.
depthFar>0&&(we=p.depthFar)),G.near=D.near=P.near=ge,G.far=D.far=P.far=we,(I!==G.near||q!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),I=G.near,q=G.far),G.layers.mask=Z.layers.mask|
6,P.layers.mask=G.layers.mask&-5,D.layers.mask=G.layers.mask&-3;let Ie=Z.parent,pe=G.cameras;X(G,Ie);for(let Oe=0;Oe<pe.length;Oe++)X(pe[Oe],Ie);G.projectionMatrix.copy(P.projectionMatrix),G.projectionMatrixInverse.
copy(P.projectionMatrixInverse),U===null&&Z.isPerspectiveCamera&&(U={camera:Z,fov:Z.fov,zoom:Z.zoom}),ee(Z,G,Ie)};function ee(Z,ge,we){we===null?Z.matrix.copy(ge.matrixWorld):(Z.matrix.copy(we.matrixWorld),
Z.matrix.invert(),Z.matrix.multiply(ge.matrixWorld)),Z.matrix.decompose(Z.position,Z.quaternion,Z.scale),Z.updateMatrixWorld(!0),Z.projectionMatrix.copy(ge.projectionMatrix),Z.projectionMatrixInverse.
copy(ge.projectionMatrixInverse),Z.isPerspectiveCamera&&(Z.fov=Qr*2*Math.atan(1/Z.projectionMatrix.elements[5]),Z.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&
c===null))return l},this.setFoveation=function(Z){l=Z,d!==null&&(d.fixedFoveation=Z),c!==null&&c.fixedFoveation!==void 0&&(c.fixedFoveation=Z)},this.hasDepthSensing=function(){return p.texture!==null},
this.getDepthSensingMesh=function(){return p.getMesh(G)},this.getCameraTexture=function(Z){return m[Z]};let te=null;function Se(Z,ge){if(u=ge.getViewerPose(h||a),g=ge,u!==null){let we=u.views;c!==null&&
(e.setRenderTargetFramebuffer(M,c.framebuffer),e.setRenderTarget(M));let Ie=!1;we.length!==G.cameras.length&&(G.cameras.length=0,Ie=!0);for(let De=0;De<we.length;De++){let ct=we[De],gt=null;if(c!==null)
gt=c.getViewport(ct);else{let Yt=f.getViewSubImage(d,ct);gt=Yt.viewport,De===0&&(e.setRenderTargetTextures(M,Yt.colorTexture,Yt.depthStencilTexture),e.setRenderTarget(M))}let Xe=V[De];Xe===void 0&&(Xe=
new Ai,Xe.layers.enable(De),Xe.viewport=new bt,V[De]=Xe),Xe.matrix.fromArray(ct.transform.matrix),Xe.matrix.decompose(Xe.position,Xe.quaternion,Xe.scale),Xe.projectionMatrix.fromArray(ct.projectionMatrix),
Xe.projectionMatrixInverse.copy(Xe.projectionMatrix).invert(),Xe.viewport.set(gt.x,gt.y,gt.width,gt.height),De===0&&(G.matrix.copy(Xe.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Ie===
!0&&G.cameras.push(Xe)}let pe=s.enabledFeatures;if(pe&&pe.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&w){f=n.getBinding();let De=f.getDepthInformation(we[0]);De&&De.isValid&&De.texture&&
p.init(De,s.renderState)}if(pe&&pe.includes("camera-access")&&w){e.state.unbindTexture(),f=n.getBinding();for(let De=0;De<we.length;De++){let ct=we[De].camera;if(ct){let gt=m[ct];gt||(gt=new co,m[ct]=
gt);let Xe=f.getCameraImage(ct);gt.sourceTexture=Xe}}}}for(let we=0;we<C.length;we++){let Ie=A[we],pe=C[we];Ie!==null&&pe!==void 0&&pe.update(Ie,ge,h||a)}te&&te(Z,ge),ge.detectedPlanes&&n.dispatchEvent(
{type:"planesdetected",data:ge}),g=null}let ke=new N0;ke.setAnimationLoop(Se),this.setAnimationLoop=function(Z){te=Z},this.dispose=function(){}}},n1=new Lt,Y0=new ze;Y0.set(-1,0,0,0,1,0,0,0,1);function s1(i,e){
function t(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function n(p,m){m.color.getRGB(p.fogColor.value,qd(i)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&
(p.fogDensity.value=m.density)}function s(p,m,v,E,M){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(p,m):m.isMeshLambertMaterial?(r(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):
m.isMeshToonMaterial?(r(p,m),f(p,m)):m.isMeshPhongMaterial?(r(p,m),u(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(p,m),d(p,m),m.isMeshPhysicalMaterial&&c(p,m,
M)):m.isMeshMatcapMaterial?(r(p,m),g(p,m)):m.isMeshDepthMaterial?r(p,m):m.isMeshDistanceMaterial?(r(p,m),w(p,m)):m.isMeshNormalMaterial?r(p,m):m.isLineBasicMaterial?(a(p,m),m.isLineDashedMaterial&&o(p,
m)):m.isPointsMaterial?l(p,m,v,E):m.isSpriteMaterial?h(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(p,m){p.opacity.
value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&
(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===pi&&(p.bumpScale.value*=-1)),
m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===pi&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.
value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.
emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let v=e.get(
m),E=v.envMap,M=v.envMapRotation;E&&(p.envMap.value=E,p.envMapRotation.value.setFromMatrix4(n1.makeRotationFromEuler(M)).transpose(),E.isCubeTexture&&E.isRenderTargetTexture===!1&&p.envMapRotation.value.
premultiply(Y0),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,
t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,p.aoMapTransform))}function a(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.
opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function o(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,v,E){p.diffuse.value.
copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*v,p.scale.value=E*.5,m.map&&(p.map.value=m.map,t(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),
m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function h(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.
alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function u(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.
shininess,1e-4)}function f(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function d(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.
metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}
function c(p,m,v){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,
p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,
t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=
m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.
value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),
p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===pi&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.
value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.
value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=
m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=v.texture,p.transmissionSamplerSize.
value.set(v.width,v.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.
value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.
value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),
p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),
m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function w(p,m){
let v=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(v.matrixWorld),p.nearDistance.value=v.shadow.camera.near,p.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}
function r1(i,e,t,n){let s={},r={};function a(v,E){let M=E.program;n.uniformBlockBinding(v,M,s[v.id])}function o(v,E){let M=s[v.id];M===void 0&&(g(v),M=l(v),s[v.id]=M,v.addEventListener("dispose",p));
let C=E.program;n.updateUBOMapping(v,C);let A=e.render.frame;r[v.id]!==A&&(h(v),r[v.id]=A)}function l(v){let E=i.createBuffer(),M=v.__size,C=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,E),i.bufferData(
i.UNIFORM_BUFFER,M,C),i.bindBuffer(i.UNIFORM_BUFFER,null),E}function h(v){let E=s[v.id],M=v.uniforms,C=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,E);for(let A=0,y=M.length;A<y;A++){let S=M[A];if(Array.isArray(
S))for(let U=0,P=S.length;U<P;U++)u(S[U],A,U,C);else u(S,A,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function u(v,E,M,C){if(d(v,E,M,C)===!0){let A=v.__offset,y=v.value;if(Array.isArray(y)){let S=0;for(let U=0;U<
y.length;U++){let P=y[U],D=w(P,!0);f(P,v.__data,S),S+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else f(y,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,A,v.__data)}}function f(v,E,M){typeof v=="number"||
typeof v=="boolean"?E[M]=v:v.isMatrix3?(E[M]=v.elements[0],E[M+1]=v.elements[1],E[M+2]=v.elements[2],E[M+3]=0,E[M+4]=v.elements[3],E[M+5]=v.elements[4],E[M+6]=v.elements[5],E[M+7]=0,E[M+8]=v.elements[6],
E[M+9]=v.elements[7],E[M+10]=v.elements[8],E[M+11]=0):ArrayBuffer.isView(v)?E.set(v.subarray(0,E.length-M),M):v.toArray(E,M)}function d(v,E,M,C){let A=v.value,y=E+"_"+M;if(Array.isArray(A)){C[y]===void 0&&
(C[y]=[]);let S=C[y],U=!1;for(let P=0;P<A.length;P++)c(A[P],S,P)===!0&&(U=!0);return U}return c(A,C,y)}function c(v,E,M){if(E[M]===void 0)return typeof v=="number"||typeof v=="boolean"?E[M]=v:ArrayBuffer.
isView(v)?E[M]=v.slice():E[M]=v.clone(),!0;{let C=E[M];if(typeof v=="number"||typeof v=="boolean"){if(C!==v)return E[M]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(C.equals(v)===!1)return C.copy(v),
!0}}return!1}function g(v){let E=v.uniforms,M=0,C=16;for(let y=0,S=E.length;y<S;y++){let U=Array.isArray(E[y])?E[y]:[E[y]];for(let P=0,D=U.length;P<D;P++){let V=U[P],G=Array.isArray(V.value)?V.value:[
V.value],I=Array.isArray(E[y])||Array.isArray(V.value),q=M;for(let H=0,ie=G.length;H<ie;H++){let X=G[H],ee=w(X,I),te=M%C,Se=te%ee.boundary,ke=te+Se;M+=Se,ke!==0&&C-ke<ee.storage&&(M+=C-ke),H===0&&(q=M),
M+=ee.storage}let Y=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new Y((M-q)/Float32Array.BYTES_PER_ELEMENT),V.__offset=q}}let A=M%C;return A>0&&(M+=C-A),v.__size=M,v.__cache=
{},this}function w(v,E){let M={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(M.boundary=4,M.storage=4):v.isVector2?(M.boundary=8,M.storage=8):v.isVector3||v.isColor?(M.boundary=
16,M.storage=12):v.isVector4?(M.boundary=16,M.storage=16):v.isMatrix3?(M.boundary=16,M.storage=48):v.isMatrix4?(M.boundary=16,M.storage=64):v.isTexture?Be("WebGLRenderer: Texture samplers can not be p\
art of an uniforms group."):ArrayBuffer.isView(v)?(M.boundary=16,M.storage=v.byteLength):Be("WebGLRenderer: Unsupported uniform value type.",v),E===!0&&(M.boundary=16,M.storage=Math.ceil(M.storage/16)*
16),M}function p(v){let E=v.target;E.removeEventListener("dispose",p),i.deleteBuffer(s[E.id]),delete s[E.id],delete r[E.id]}function m(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:a,update:o,
dispose:m}}var a1=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,
15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,
14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,
14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,
14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,
15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,
11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,
15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,
15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,
8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,
14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,
5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,
15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,
636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,
15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Dn=null;function o1(){return Dn===null&&(Dn=new Cs(a1,16,16,Ds,Mn),Dn.name="DFG_LUT",Dn.minFilter=Xt,
Dn.magFilter=Xt,Dn.wrapS=In,Dn.wrapT=In,Dn.generateMipmaps=!1,Dn.needsUpdate=!0),Dn}var mu=class{constructor(e={}){let{canvas:t=o0(),context:n=null,depth:s=!0,stencil:r=!1,alpha:a=!1,antialias:o=!1,premultipliedAlpha:l=!0,
preserveDrawingBuffer:h=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:f=!1,reversedDepthBuffer:d=!1,outputBufferType:c=Ji}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<
"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=a;let w=c,p=new Set([Lh,Dh,kh]),m=new Set([
Ji,wn,la,ur,Ih,Fh]),v=new Uint32Array(4),E=new Int32Array(4),M={textures:[],min:[],max:[],resolution:[]},C=null,A=null,y=[],S=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{
keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=
kn,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let P=this,D=!1,V=null,G=null,I=null,q=null;this._outputColorSpace=Wi;let Y=0,H=0,ie=null,X=-1,ee=null,te=new bt,Se=new bt,ke=null,Z=new nt(
0),ge=0,we=t.width,Ie=t.height,pe=1,Oe=null,wt=null,De=new bt(0,0,we,Ie),ct=new bt(0,0,we,Ie),gt=!1,Xe=new nr,Yt=new ch,Jt=!1,Ci=!1,kt=new Lt,Sn=new B,ni=new bt,en={background:null,fog:null,environment:null,
overrideMaterial:null,isScene:!0},tn=!1;function nn(){return ie===null?pe:1}let L=n;function sn(_,F){return t.getContext(_,F)}let Pt,It,me,Zt,Le,Ve,T,b,O,ne,Q,oe,de,J,K,he,R,j,$,ue,re,le,Ce;try{let _={
alpha:!0,depth:s,stencil:r,antialias:o,premultipliedAlpha:l,preserveDrawingBuffer:h,powerPreference:u,failIfMajorPerformanceCaveat:f};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"\
187"}`),t.addEventListener("webglcontextlost",Fe,!1),t.addEventListener("webglcontextrestored",qe,!1),t.addEventListener("webglcontextcreationerror",ye,!1),L===null){let F="webgl2";if(L=sn(F,_),L===null)
throw sn(F)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}$e()}catch(_){throw t.removeEventListener(
"webglcontextlost",Fe,!1),t.removeEventListener("webglcontextrestored",qe,!1),t.removeEventListener("webglcontextcreationerror",ye,!1),Ne("WebGLRenderer: "+_.message),_}function $e(){Pt=new xM(L),Pt.init(),
re=new e1(L,Pt),It=new oM(L,Pt,e,re),me=new jS(L,Pt),It.reversedDepthBuffer&&d&&me.buffers.depth.setReversed(!0),G=L.createFramebuffer(),I=L.createFramebuffer(),q=L.createFramebuffer(),Zt=new vM(L),Le=
new NS,Ve=new QS(L,Pt,me,Le,It,re,Zt),T=new yM(P),b=new M_(L),le=new rM(L,b),O=new bM(L,b,Zt,le),ne=new MM(L,O,b,le,Zt),j=new wM(L,It,Ve),K=new lM(Le),Q=new US(P,T,Pt,It,le,K),oe=new s1(P,Le),de=new zS,
J=new qS(Pt),R=new sM(P,T,me,ne,g,l),he=new KS(P,ne,It),Ce=new r1(L,Zt,It,me),$=new aM(L,Pt,Zt),ue=new _M(L,Pt,Zt),Zt.programs=Q.programs,P.capabilities=It,P.extensions=Pt,P.properties=Le,P.renderLists=
de,P.shadowMap=he,P.state=me,P.info=Zt}w!==Ji&&(U=new TM(w,t.width,t.height,o,s,r));let se=new af(P,L);this.xr=se,this.getContext=function(){return L},this.getContextAttributes=function(){return L.getContextAttributes()},
this.forceContextLoss=function(){let _=Pt.get("WEBGL_lose_context");_&&_.loseContext()},this.forceContextRestore=function(){let _=Pt.get("WEBGL_lose_context");_&&_.restoreContext()},this.getPixelRatio=
function(){return pe},this.setPixelRatio=function(_){_!==void 0&&(pe=_,this.setSize(we,Ie,!1))},this.getSize=function(_){return _.set(we,Ie)},this.setSize=function(_,F,W=!0){if(se.isPresenting){Be("We\
bGLRenderer: Can't change size while VR device is presenting.");return}we=_,Ie=F,t.width=Math.floor(_*pe),t.height=Math.floor(F*pe),W===!0&&(t.style.width=_+"px",t.style.height=F+"px"),U!==null&&U.setSize(
t.width,t.height),this.setViewport(0,0,_,F)},this.getDrawingBufferSize=function(_){return _.set(we*pe,Ie*pe).floor()},this.setDrawingBufferSize=function(_,F,W){we=_,Ie=F,pe=W,t.width=Math.floor(_*W),t.
height=Math.floor(F*W),this.setViewport(0,0,_,F)},this.setEffects=function(_){if(w===Ji){Ne("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(_){for(let F=0;F<
_.length;F++)if(_[F].isOutputPass===!0){Be("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(_||[])},this.
getCurrentViewport=function(_){return _.copy(te)},this.getViewport=function(_){return _.copy(De)},this.setViewport=function(_,F,W,N){_.isVector4?De.set(_.x,_.y,_.z,_.w):De.set(_,F,W,N),me.viewport(te.
copy(De).multiplyScalar(nn()).round())},this.getScissor=function(_){return _.copy(ct)},this.setScissor=function(_,F,W,N){_.isVector4?ct.set(_.x,_.y,_.z,_.w):ct.set(_,F,W,N),me.scissor(Se.copy(ct).multiplyScalar(
nn()).round())},this.getScissorTest=function(){return gt},this.setScissorTest=function(_){me.setScissorTest(gt=_)},this.setOpaqueSort=function(_){Oe=_},this.setTransparentSort=function(_){wt=_},this.getClearColor=
function(_){return _.copy(R.getClearColor())},this.setClearColor=function(){R.setClearColor(...arguments)},this.getClearAlpha=function(){return R.getClearAlpha()},this.setClearAlpha=function(){R.setClearAlpha(
...arguments)},this.clear=function(_=!0,F=!0,W=!0){let N=0;if(_){let z=!1;if(ie!==null){let fe=ie.texture.format;z=p.has(fe)}if(z){let fe=ie.texture.type,Me=m.has(fe),ce=R.getClearColor(),be=R.getClearAlpha(),
Ee=ce.r,Ge=ce.g,et=ce.b;Me?(v[0]=Ee,v[1]=Ge,v[2]=et,v[3]=be,L.clearBufferuiv(L.COLOR,0,v)):(E[0]=Ee,E[1]=Ge,E[2]=et,E[3]=be,L.clearBufferiv(L.COLOR,0,E))}else N|=L.COLOR_BUFFER_BIT}F&&(N|=L.DEPTH_BUFFER_BIT,
this.state.buffers.depth.setMask(!0)),W&&(N|=L.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),N!==0&&L.clear(N)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){
this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(_){_.setRenderer(this),V=_},this.dispose=function(){t.removeEventListener("webglcontextlost",Fe,!1),
t.removeEventListener("webglcontextrestored",qe,!1),t.removeEventListener("webglcontextcreationerror",ye,!1),R.dispose(),de.dispose(),J.dispose(),Ve.dispose(),Le.dispose(),T.dispose(),ne.dispose(),O.dispose(),
le.dispose(),Ce.dispose(),Q.dispose(),se.dispose(),se.removeEventListener("sessionstart",Zf),se.removeEventListener("sessionend",Kf),Bs.stop()};function Fe(_){_.preventDefault(),Vd("WebGLRenderer: Con\
text Lost."),D=!0}function qe(){Vd("WebGLRenderer: Context Restored."),D=!1;let _=Zt.autoReset,F=he.enabled,W=he.autoUpdate,N=he.needsUpdate,z=he.type;$e(),Zt.autoReset=_,he.enabled=F,he.autoUpdate=W,
he.needsUpdate=N,he.type=z}function ye(_){Ne("WebGLRenderer: A WebGL context could not be created. Reason: ",_.statusMessage)}function _t(_){let F=_.target;F.removeEventListener("dispose",_t),si(F)}function si(_){
ls(_),Le.remove(_)}function ls(_){let F=Le.get(_).programs;F!==void 0&&(F.forEach(function(W){Q.releaseProgram(W)}),_.isShaderMaterial&&Q.releaseShaderCache(_))}this.renderBufferDirect=function(_,F,W,N,z,fe){
F===null&&(F=en);let Me=z.isMesh&&z.matrixWorld.determinantAffine()<0,ce=xx(_,F,W,N,z);me.setMaterial(N,Me);let be=W.index,Ee=1;if(N.wireframe===!0){if(be=O.getWireframeAttribute(W),be===void 0)return;
Ee=2}let Ge=W.drawRange,et=W.attributes.position,Te=Ge.start*Ee,tt=(Ge.start+Ge.count)*Ee;fe!==null&&(Te=Math.max(Te,fe.start*Ee),tt=Math.min(tt,(fe.start+fe.count)*Ee)),be!==null?(Te=Math.max(Te,0),tt=
Math.min(tt,be.count)):et!=null&&(Te=Math.max(Te,0),tt=Math.min(tt,et.count));let Ot=tt-Te;if(Ot<0||Ot===1/0)return;le.setup(z,N,ce,W,be);let At,Mt=$;if(be!==null&&(At=b.get(be),Mt=ue,Mt.setIndex(At)),
z.isMesh)N.wireframe===!0?(me.setLineWidth(N.wireframeLinewidth*nn()),Mt.setMode(L.LINES)):Mt.setMode(L.TRIANGLES);else if(z.isLine){let yi=N.linewidth;yi===void 0&&(yi=1),me.setLineWidth(yi*nn()),z.isLineSegments?
Mt.setMode(L.LINES):z.isLineLoop?Mt.setMode(L.LINE_LOOP):Mt.setMode(L.LINE_STRIP)}else z.isPoints?Mt.setMode(L.POINTS):z.isSprite&&Mt.setMode(L.TRIANGLES);if(z.isBatchedMesh)if(Pt.get("WEBGL_multi_dra\
w"))Mt.renderMultiDraw(z._multiDrawStarts,z._multiDrawCounts,z._multiDrawCount);else{let yi=z._multiDrawStarts,Ae=z._multiDrawCounts,Si=z._multiDrawCount,ft=be?b.get(be).bytesPerElement:1,Us=Le.get(N).
currentProgram.getUniforms();for(let xi=0;xi<Si;xi++)Us.setValue(L,"_gl_DrawID",xi),Mt.render(yi[xi]/ft,Ae[xi])}else if(z.isInstancedMesh)Mt.renderInstances(Te,Ot,z.count);else if(W.isInstancedBufferGeometry){
let yi=W._maxInstanceCount!==void 0?W._maxInstanceCount:1/0,Ae=Math.min(W.instanceCount,yi);Mt.renderInstances(Te,Ot,Ae)}else Mt.render(Te,Ot)};function Jf(_,F,W,N){V!==null&&_.isNodeMaterial&&V.setObject(
N,_),Jt===!0&&K.setState(_,W,!1),_.transparent===!0&&_.side===fn&&_.forceSinglePass===!1?(_.side=pi,_.needsUpdate=!0,ba(_,F,N),_.side=vn,_.needsUpdate=!0,ba(_,F,N),_.side=fn):ba(_,F,N)}this.compile=function(_,F,W=null){
W===null&&(W=_),V!==null&&V.renderStart(_,F,W),A=J.get(W),A.init(F),S.push(A),W.traverseVisible(function(z){z.isLight&&z.layers.test(F.layers)&&(A.pushLight(z),z.castShadow&&A.pushShadow(z))}),_!==W&&
_.traverseVisible(function(z){z.isLight&&z.layers.test(F.layers)&&(A.pushLight(z),z.castShadow&&A.pushShadow(z))}),A.setupLights(),V!==null&&V.updateLights(A.state.lightsArray),Ci=this.localClippingEnabled,
Jt=K.init(this.clippingPlanes,Ci),Jt===!0&&K.setGlobalState(this.clippingPlanes,F),V!==null&&he.render(A.state.shadowsArray,W,F);let N=new Set;return _.traverse(function(z){if(!(z.isMesh||z.isPoints||
z.isLine||z.isSprite))return;let fe=z.material;if(fe)if(Array.isArray(fe))for(let Me=0;Me<fe.length;Me++){let ce=fe[Me];Jf(ce,W,F,z),N.add(ce)}else Jf(fe,W,F,z),N.add(fe)}),A=S.pop(),V!==null&&V.renderEnd(),
N},this.compileAsync=function(_,F,W=null){let N=this.compile(_,F,W);return new Promise(z=>{function fe(){if(N.forEach(function(Me){let be=Le.get(Me).currentProgram;(be===void 0||be.isReady())&&N.delete(
Me)}),N.size===0){z(_);return}setTimeout(fe,10)}Pt.get("KHR_parallel_shader_compile")!==null?fe():setTimeout(fe,10)})};let Yu=null;function gx(_){Yu&&Yu(_)}function Zf(){Bs.stop()}function Kf(){Bs.start()}
let Bs=new N0;Bs.setAnimationLoop(gx),typeof self<"u"&&Bs.setContext(self),this.setAnimationLoop=function(_){Yu=_,se.setAnimationLoop(_),_===null?Bs.stop():Bs.start()},se.addEventListener("sessionstar\
t",Zf),se.addEventListener("sessionend",Kf),this.render=function(_,F){if(F!==void 0&&F.isCamera!==!0){Ne("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;V!==
null&&V.renderStart(_,F);let W=se.enabled===!0&&se.isPresenting===!0,N=U!==null&&(ie===null||W)&&U.begin(P,ie);if(_.matrixWorldAutoUpdate===!0&&_.updateMatrixWorld(),F.parent===null&&F.matrixWorldAutoUpdate===
!0&&F.updateMatrixWorld(),se.enabled===!0&&se.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(se.cameraAutoUpdate===!0&&se.updateCamera(F),F=se.getCamera()),_.isScene===!0&&_.onBeforeRender(P,
_,F,ie),A=J.get(_,S.length),A.init(F),A.state.textureUnits=Ve.getTextureUnits(),S.push(A),kt.multiplyMatrices(F.projectionMatrix,F.matrixWorldInverse),F.isArrayCamera?Yt.setFromArrayCamera(F):Xe.setFromProjectionMatrix(
kt,cn,F.reversedDepth),Ci=this.localClippingEnabled,Jt=K.init(this.clippingPlanes,Ci),C=de.get(_,y.length),C.init(),y.push(C),this.info.render.frame++,se.enabled===!0&&se.isPresenting===!0){let Me=P.xr.
getDepthSensingMesh();Me!==null&&Ju(Me,F,-1/0,P.sortObjects)}Ju(_,F,0,P.sortObjects),C.finish(),V!==null&&V.updateLights(A.state.lightsArray),P.sortObjects===!0&&C.sort(Oe,wt),tn=se.enabled===!1||se.isPresenting===
!1||se.hasDepthSensing()===!1,tn&&R.addToRenderList(C,_),this.info.autoReset===!0&&this.info.reset(),Jt===!0&&K.beginShadows();let z=A.state.shadowsArray;if(he.render(z,_,F),Jt===!0&&K.endShadows(),(N&&
U.hasRenderPass())===!1){let Me=C.opaque,ce=C.transmissive;if(A.setupLights(),F.isArrayCamera){let be=F.cameras;if(ce.length>0)for(let Ee=0,Ge=be.length;Ee<Ge;Ee++){let et=be[Ee];Qf(Me,ce,_,et)}tn&&R.
render(_);for(let Ee=0,Ge=be.length;Ee<Ge;Ee++){let et=be[Ee];jf(C,_,et,et.viewport)}}else ce.length>0&&Qf(Me,ce,_,F),tn&&R.render(_),jf(C,_,F)}ie!==null&&H===0&&(Ve.updateMultisampleRenderTarget(ie),
Ve.updateRenderTargetMipmap(ie)),N&&U.end(P),_.isScene===!0&&_.onAfterRender(P,_,F),le.resetDefaultState(),X=-1,ee=null,S.pop(),S.length>0?(A=S[S.length-1],Ve.setTextureUnits(A.state.textureUnits),Jt===
!0&&K.setGlobalState(P.clippingPlanes,A.state.camera)):A=null,y.pop(),y.length>0?C=y[y.length-1]:C=null,V!==null&&V.renderEnd()};function Ju(_,F,W,N){if(_.visible===!1)return;if(_.layers.test(F.layers)){
if(_.isGroup)W=_.renderOrder;else if(_.isLOD)_.autoUpdate===!0&&_.update(F);else if(_.isLight)A.pushLight(_),_.castShadow&&A.pushShadow(_);else if(_.isSprite){let Me=F.isArrayCamera?Yt:Xe;if(!_.frustumCulled||
_.intersectsFrustum(Me)){N&&ni.setFromMatrixPosition(_.matrixWorld).applyMatrix4(kt);let ce=ne.update(_),be=_.material;be.visible&&C.push(_,ce,be,W,ni.z,null,F)}}else if(_.isMesh||_.isLine||_.isPoints){
let Me=F.isArrayCamera?Yt:Xe;if(!_.frustumCulled||_.intersectsFrustum(Me)){let ce=ne.update(_),be=_.material;if(N&&(_.boundingSphere!==void 0?(_.boundingSphere===null&&_.computeBoundingSphere(),ni.copy(
_.boundingSphere.center)):(ce.boundingSphere===null&&ce.computeBoundingSphere(),ni.copy(ce.boundingSphere.center)),ni.applyMatrix4(_.matrixWorld).applyMatrix4(kt)),Array.isArray(be)){let Ee=ce.groups;
for(let Ge=0,et=Ee.length;Ge<et;Ge++){let Te=Ee[Ge],tt=be[Te.materialIndex];tt&&tt.visible&&C.push(_,ce,tt,W,ni.z,Te,F)}}else be.visible&&C.push(_,ce,be,W,ni.z,null,F)}}}let fe=_.children;for(let Me=0,
ce=fe.length;Me<ce;Me++)Ju(fe[Me],F,W,N)}function jf(_,F,W,N){let{opaque:z,transmissive:fe,transparent:Me}=_;A.setupLightsView(W),Jt===!0&&K.setGlobalState(P.clippingPlanes,W),N&&me.viewport(te.copy(N)),
z.length>0&&Ho(z,F,W),fe.length>0&&Ho(fe,F,W),Me.length>0&&Ho(Me,F,W),me.buffers.depth.setTest(!0),me.buffers.depth.setMask(!0),me.buffers.color.setMask(!0),me.setPolygonOffset(!1)}function Qf(_,F,W,N){
if((W.isScene===!0?W.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[N.id]===void 0){let Te=Pt.has("EXT_color_buffer_half_float")||Pt.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[N.
id]=new jt(1,1,{generateMipmaps:!0,type:Te?Mn:Ji,minFilter:is,samples:Math.max(4,It.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,
colorSpace:Ke.workingColorSpace})}let fe=A.state.transmissionRenderTarget[N.id],Me=N.viewport||te;fe.setSize(Me.z*P.transmissionResolutionScale,Me.w*P.transmissionResolutionScale);let ce=P.getRenderTarget(),
be=P.getActiveCubeFace(),Ee=P.getActiveMipmapLevel();P.setRenderTarget(fe),P.getClearColor(Z),ge=P.getClearAlpha(),ge<1&&P.setClearColor(16777215,.5),P.clear(),tn&&R.render(W);let Ge=P.toneMapping;P.toneMapping=
kn;let et=N.viewport;if(N.viewport!==void 0&&(N.viewport=void 0),A.setupLightsView(N),Jt===!0&&K.setGlobalState(P.clippingPlanes,N),Ho(_,W,N),Ve.updateMultisampleRenderTarget(fe),Ve.updateRenderTargetMipmap(
fe),Pt.has("WEBGL_multisampled_render_to_texture")===!1){let Te=!1;for(let tt=0,Ot=F.length;tt<Ot;tt++){let At=F[tt],{object:Mt,geometry:yi,material:Ae,group:Si}=At;if(Ae.side===fn&&Mt.layers.test(N.layers)){
let ft=Ae.side;Ae.side=pi,Ae.needsUpdate=!0,ep(Mt,W,N,yi,Ae,Si),Ae.side=ft,Ae.needsUpdate=!0,Te=!0}}Te===!0&&(Ve.updateMultisampleRenderTarget(fe),Ve.updateRenderTargetMipmap(fe))}P.setRenderTarget(ce,
be,Ee),P.setClearColor(Z,ge),et!==void 0&&(N.viewport=et),P.toneMapping=Ge}function Ho(_,F,W){let N=F.isScene===!0?F.overrideMaterial:null;for(let z=0,fe=_.length;z<fe;z++){let Me=_[z],{object:ce,geometry:be,
group:Ee}=Me,Ge=Me.material;Ge.allowOverride===!0&&N!==null&&(Ge=N),ce.layers.test(W.layers)&&ep(ce,F,W,be,Ge,Ee)}}function ep(_,F,W,N,z,fe){V!==null&&z.isNodeMaterial&&V.setObject(_,z),_.onBeforeRender(
P,F,W,N,z,fe),_.modelViewMatrix.multiplyMatrices(W.matrixWorldInverse,_.matrixWorld),_.normalMatrix.getNormalMatrix(_.modelViewMatrix),z.onBeforeRender(P,F,W,N,_,fe),z.transparent===!0&&z.side===fn&&z.
forceSinglePass===!1?(z.side=pi,z.needsUpdate=!0,P.renderBufferDirect(W,F,N,z,_,fe),z.side=vn,z.needsUpdate=!0,P.renderBufferDirect(W,F,N,z,_,fe),z.side=fn):P.renderBufferDirect(W,F,N,z,_,fe),_.onAfterRender(
P,F,W,N,z,fe)}function tp(_){let F=0;for(let W of _)W.texture!==null&&F++;return F}function ba(_,F,W){F.isScene!==!0&&(F=en);let N=Le.get(_),z=A.state.lights,fe=A.state.shadowsArray,Me=z.state.version,
ce=Q.getParameters(_,z.state,fe,F,W,A.state.lightProbeGridArray),be=Q.getProgramCacheKey(ce),Ee=N.programs;N.environment=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?F.environment:
null,N.fog=F.fog;let Ge=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap;N.envMap=T.get(_.envMap||N.environment,Ge),N.envMapRotation=N.environment!==null&&
_.envMap===null?F.environmentRotation:_.envMapRotation,Ee===void 0&&(_.addEventListener("dispose",_t),Ee=new Map,N.programs=Ee,N.programVariants=new Map);let et=Ee.get(be);if(et!==void 0){if(N.currentProgram===
et&&N.lightsStateVersion===Me)return np(_,ce),et}else ce.uniforms=Q.getUniforms(_),V!==null&&_.isNodeMaterial&&V.build(_,W,ce),_.onBeforeCompile(ce,P),et=Q.acquireProgram(ce,be),Ee.set(be,et),N.uniforms=
ce.uniforms;let Te=N.uniforms;return(!_.isShaderMaterial&&!_.isRawShaderMaterial||_.clipping===!0)&&(Te.clippingPlanes=K.uniform),np(_,ce),N.needsLights=_x(_),N.lightsStateVersion=Me,N.needsLights&&(Te.
ambientLightColor.value=z.state.ambient,Te.lightProbe.value=z.state.probe,Te.sunLights.value=z.state.sun,Te.sunLightShadows.value=z.state.sunShadow,Te.directionalLights.value=z.state.directional,Te.directionalLightShadows.
value=z.state.directionalShadow,Te.spotLights.value=z.state.spot,Te.spotLightShadows.value=z.state.spotShadow,Te.rectAreaLights.value=z.state.rectArea,Te.ltc_1.value=z.state.rectAreaLTC1,Te.ltc_2.value=
z.state.rectAreaLTC2,Te.pointLights.value=z.state.point,Te.pointLightShadows.value=z.state.pointShadow,Te.hemisphereLights.value=z.state.hemi,Te.sunShadowMatrix.value=z.state.sunShadowMatrix,Te.sunShadowCascade.
value=z.state.sunShadowCascade,Te.directionalShadowMatrix.value=z.state.directionalShadowMatrix,Te.spotLightMatrix.value=z.state.spotLightMatrix,Te.spotLightMap.value=z.state.spotLightMap,Te.pointShadowMatrix.
value=z.state.pointShadowMatrix),N.numLightProbeGrids=tp(A.state.lightProbeGridArray),N.currentProgram=et,N.uniformsList=null,et}function yx(_,F,W,N,z){let fe=Le.get(_),Me=fe.currentProgram.id+","+N+"\
,"+z,ce=fe.programVariants.get(Me);return ce===void 0?(ce=ba(_,F,W),fe.programVariants.set(Me,ce)):(fe.currentProgram=ce,fe.uniformsList=null,fe.outputColorSpace=N,fe.toneMapping=z),ce}function ip(_){
if(_.uniformsList===null){let F=_.currentProgram.getUniforms();_.uniformsList=ca.seqWithValue(F.seq,_.uniforms)}return _.uniformsList}function np(_,F){let W=Le.get(_);W.outputColorSpace=F.outputColorSpace,
W.batching=F.batching,W.batchingColor=F.batchingColor,W.instancing=F.instancing,W.instancingColor=F.instancingColor,W.instancingMorph=F.instancingMorph,W.skinning=F.skinning,W.morphTargets=F.morphTargets,
W.morphNormals=F.morphNormals,W.morphColors=F.morphColors,W.morphTargetsCount=F.morphTargetsCount,W.numClippingPlanes=F.numClippingPlanes,W.numIntersection=F.numClipIntersection,W.vertexAlphas=F.vertexAlphas,
W.vertexTangents=F.vertexTangents,W.toneMapping=F.toneMapping}function xx(_,F,W,N,z){F.isScene!==!0&&(F=en),Ve.resetTextureUnits();let fe=F.fog,Me=N.isMeshStandardMaterial||N.isMeshLambertMaterial||N.
isMeshPhongMaterial?F.environment:null,ce=ie===null?P.outputColorSpace:ie.isXRRenderTarget===!0?ie.texture.colorSpace:Ke.workingColorSpace,be=N.isMeshStandardMaterial||N.isMeshLambertMaterial&&!N.envMap||
N.isMeshPhongMaterial&&!N.envMap,Ee=T.get(N.envMap||Me,be),Ge=N.vertexColors===!0&&!!W.attributes.color&&W.attributes.color.itemSize===4,et=!!W.attributes.tangent&&(!!N.normalMap||N.anisotropy>0),Te=!!W.
morphAttributes.position,tt=!!W.morphAttributes.normal,Ot=!!W.morphAttributes.color,At=kn;N.toneMapped&&(ie===null||ie.isXRRenderTarget===!0)&&(At=P.toneMapping);let Mt=W.morphAttributes.position||W.morphAttributes.
normal||W.morphAttributes.color,yi=Mt!==void 0?Mt.length:0,Ae=Le.get(N),Si=A.state.lights;if(Jt===!0&&(Ci===!0||_!==ee)){let Dt=_===ee&&N.id===X;K.setState(N,_,Dt)}let ft=!1,Us=!1;N.version===Ae.__version?
Ae.needsLights&&Ae.lightsStateVersion!==Si.state.version||z.isBatchedMesh&&Ae.batching===!1||!z.isBatchedMesh&&Ae.batching===!0||z.isBatchedMesh&&Ae.batchingColor===!0&&z._colorsTexture===null||z.isBatchedMesh&&
Ae.batchingColor===!1&&z._colorsTexture!==null||z.isInstancedMesh&&Ae.instancing===!1||!z.isInstancedMesh&&Ae.instancing===!0||z.isSkinnedMesh&&Ae.skinning===!1||!z.isSkinnedMesh&&Ae.skinning===!0||z.
isInstancedMesh&&Ae.instancingColor===!0&&z.instanceColor===null||z.isInstancedMesh&&Ae.instancingColor===!1&&z.instanceColor!==null||z.isInstancedMesh&&Ae.instancingMorph===!0&&z.morphTexture===null||
z.isInstancedMesh&&Ae.instancingMorph===!1&&z.morphTexture!==null||Ae.envMap!==Ee||N.fog===!0&&Ae.fog!==fe||Ae.numClippingPlanes!==void 0&&(Ae.numClippingPlanes!==K.numPlanes||Ae.numIntersection!==K.numIntersection)||
Ae.vertexAlphas!==Ge||Ae.vertexTangents!==et||Ae.morphTargets!==Te||Ae.morphNormals!==tt||Ae.morphColors!==Ot||Ae.morphTargetsCount!==yi||Ae.numLightProbeGrids!==tp(A.state.lightProbeGridArray)?ft=!0:
(Ae.outputColorSpace!==ce||Ae.toneMapping!==At)&&(Us=!0):(ft=!0,Ae.__version=N.version);let xi=Ae.currentProgram;(ft===!0||Us===!0)&&(xi=Us===!0?yx(N,F,z,ce,At):ba(N,F,z),V&&N.isNodeMaterial&&V.onUpdateProgram(
N,xi,Ae));let Xo=!1,hs=!1,Ns=!1,ot=xi.getUniforms(),ci=Ae.uniforms;if(me.useProgram(xi.program)&&(Xo=!0,hs=!0,Ns=!0),N.id!==X&&(X=N.id,hs=!0),Xo||ee!==_){me.buffers.depth.getReversed()&&_.reversedDepth!==
!0&&(_._reversedDepth=!0,_.updateProjectionMatrix()),ot.setValue(L,"projectionMatrix",_.projectionMatrix),ot.setValue(L,"viewMatrix",_.matrixWorldInverse);let ri=ot.map.cameraPosition;ri!==void 0&&ri.
setValue(L,Sn.setFromMatrixPosition(_.matrixWorld)),It.logarithmicDepthBuffer&&ot.setValue(L,"logDepthBufFC",2/(Math.log(_.far+1)/Math.LN2)),(N.isMeshPhongMaterial||N.isMeshToonMaterial||N.isMeshLambertMaterial||
N.isMeshBasicMaterial||N.isMeshStandardMaterial||N.isShaderMaterial)&&ot.setValue(L,"isOrthographic",_.isOrthographicCamera===!0),ee!==_&&(ee=_,hs=!0,Ns=!0)}if(Ae.needsLights&&(Si.state.sunShadowMap.length>
0&&ot.setValue(L,"sunShadowMap",Si.state.sunShadowMap,Ve),Si.state.directionalShadowMap.length>0&&ot.setValue(L,"directionalShadowMap",Si.state.directionalShadowMap,Ve),Si.state.spotShadowMap.length>0&&
ot.setValue(L,"spotShadowMap",Si.state.spotShadowMap,Ve),Si.state.pointShadowMap.length>0&&ot.setValue(L,"pointShadowMap",Si.state.pointShadowMap,Ve)),z.isSkinnedMesh){ot.setOptional(L,z,"bindMatrix"),
ot.setOptional(L,z,"bindMatrixInverse");let Dt=z.skeleton;Dt&&(Dt.boneTexture===null&&Dt.computeBoneTexture(),ot.setValue(L,"boneTexture",Dt.boneTexture,Ve))}z.isBatchedMesh&&(ot.setOptional(L,z,"batc\
hingTexture"),ot.setValue(L,"batchingTexture",z._matricesTexture,Ve),ot.setOptional(L,z,"batchingIdTexture"),ot.setValue(L,"batchingIdTexture",z._indirectTexture,Ve),ot.setOptional(L,z,"batchingColorT\
exture"),z._colorsTexture!==null&&ot.setValue(L,"batchingColorTexture",z._colorsTexture,Ve));let mn=W.morphAttributes;if((mn.position!==void 0||mn.normal!==void 0||mn.color!==void 0)&&j.update(z,W,xi),
(hs||Ae.receiveShadow!==z.receiveShadow)&&(Ae.receiveShadow=z.receiveShadow,ot.setValue(L,"receiveShadow",z.receiveShadow)),(N.isMeshStandardMaterial||N.isMeshLambertMaterial||N.isMeshPhongMaterial)&&
N.envMap===null&&F.environment!==null&&(ci.envMapIntensity.value=F.environmentIntensity),ci.dfgLUT!==void 0&&(ci.dfgLUT.value=o1()),hs){if(ot.setValue(L,"toneMappingExposure",P.toneMappingExposure),Ae.
needsLights&&bx(ci,Ns),fe&&N.fog===!0&&oe.refreshFogUniforms(ci,fe),oe.refreshMaterialUniforms(ci,N,pe,Ie,A.state.transmissionRenderTarget[_.id]),Ae.needsLights&&Ae.numLightProbeGrids>0){let Dt=M,ri=0;
for(let zn of A.state.lightProbeGridArray)zn.texture!==null&&(Dt.textures[ri]=zn.texture,Dt.min[ri]=zn.boundingBox.min,Dt.max[ri]=zn.boundingBox.max,Dt.resolution[ri]=zn.resolution,ri++);for(let zn in Dt)
Dt[zn].length=ri;ci.probesSH.value=Dt.textures,ci.probesMin.value=Dt.min,ci.probesMax.value=Dt.max,ci.probesResolution.value=Dt.resolution}ca.upload(L,ip(Ae),ci,Ve)}if(N.isShaderMaterial&&N.uniformsNeedUpdate===
!0&&(ca.upload(L,ip(Ae),ci,Ve),N.uniformsNeedUpdate=!1),N.isSpriteMaterial&&ot.setValue(L,"center",z.center),ot.setValue(L,"modelViewMatrix",z.modelViewMatrix),ot.setValue(L,"normalMatrix",z.normalMatrix),
ot.setValue(L,"modelMatrix",z.matrixWorld),N.uniformsGroups!==void 0){let Dt=N.uniformsGroups;for(let ri=0,zn=Dt.length;ri<zn;ri++){let rp=Dt[ri];Ce.update(rp,xi),Ce.bind(rp,xi)}}return xi}function bx(_,F){
_.ambientLightColor.needsUpdate=F,_.lightProbe.needsUpdate=F,_.sunLights.needsUpdate=F,_.sunLightShadows.needsUpdate=F,_.directionalLights.needsUpdate=F,_.directionalLightShadows.needsUpdate=F,_.pointLights.
needsUpdate=F,_.pointLightShadows.needsUpdate=F,_.spotLights.needsUpdate=F,_.spotLightShadows.needsUpdate=F,_.rectAreaLights.needsUpdate=F,_.hemisphereLights.needsUpdate=F}function _x(_){return _.isMeshLambertMaterial||
_.isMeshToonMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isShadowMaterial||_.isShaderMaterial&&_.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){
return H},this.getRenderTarget=function(){return ie},this.setRenderTargetTextures=function(_,F,W){let N=Le.get(_);N.__autoAllocateDepthBuffer=_.resolveDepthBuffer===!1,N.__autoAllocateDepthBuffer===!1&&
(N.__useRenderToTexture=!1),Le.get(_.texture).__webglTexture=F,Le.get(_.depthTexture).__webglTexture=N.__autoAllocateDepthBuffer?void 0:W,N.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(_,F){
let W=Le.get(_);W.__webglFramebuffer=F,W.__useDefaultFramebuffer=F===void 0},this.setRenderTarget=function(_,F=0,W=0){ie=_,Y=F,H=W;let N=null,z=!1,fe=!1;if(_){let ce=Le.get(_);if(ce.__useDefaultFramebuffer!==
void 0){me.bindFramebuffer(L.FRAMEBUFFER,ce.__webglFramebuffer),te.copy(_.viewport),Se.copy(_.scissor),ke=_.scissorTest,me.viewport(te),me.scissor(Se),me.setScissorTest(ke),X=-1;return}else if(ce.__webglFramebuffer===
void 0)Ve.setupRenderTarget(_);else if(ce.__hasExternalTextures)Ve.rebindTextures(_,Le.get(_.texture).__webglTexture,Le.get(_.depthTexture).__webglTexture);else if(_.depthBuffer){let Ge=_.depthTexture;
if(ce.__boundDepthTexture!==Ge){if(Ge!==null&&Le.has(Ge)&&(_.width!==Ge.image.width||_.height!==Ge.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incor\
rect size.");Ve.setupDepthRenderbuffer(_)}}let be=_.texture;(be.isData3DTexture||be.isDataArrayTexture||be.isCompressedArrayTexture)&&(fe=!0);let Ee=Le.get(_).__webglFramebuffer;_.isWebGLCubeRenderTarget?
(Array.isArray(Ee[F])?N=Ee[F][W]:N=Ee[F],z=!0):_.samples>0&&Ve.useMultisampledRTT(_)===!1?N=Le.get(_).__webglMultisampledFramebuffer:Array.isArray(Ee)?N=Ee[W]:N=Ee,te.copy(_.viewport),Se.copy(_.scissor),
ke=_.scissorTest}else te.copy(De).multiplyScalar(pe).floor(),Se.copy(ct).multiplyScalar(pe).floor(),ke=gt;if(W!==0&&(N=G),me.bindFramebuffer(L.FRAMEBUFFER,N)&&me.drawBuffers(_,N),me.viewport(te),me.scissor(
Se),me.setScissorTest(ke),z){let ce=Le.get(_.texture);L.framebufferTexture2D(L.FRAMEBUFFER,L.COLOR_ATTACHMENT0,L.TEXTURE_CUBE_MAP_POSITIVE_X+F,ce.__webglTexture,W)}else if(fe){let ce=F;for(let be=0;be<
_.textures.length;be++){let Ee=Le.get(_.textures[be]);L.framebufferTextureLayer(L.FRAMEBUFFER,L.COLOR_ATTACHMENT0+be,Ee.__webglTexture,W,ce)}}else if(_!==null&&W!==0){let ce=Le.get(_.texture);L.framebufferTexture2D(
L.FRAMEBUFFER,L.COLOR_ATTACHMENT0,L.TEXTURE_2D,ce.__webglTexture,W)}X=-1};function sp(_){let F=Le.get(_);return(F.__readFormat!==_.format||F.__readType!==_.type)&&(F.__readFormat=_.format,F.__readType=
_.type,F.__formatReadable=It.textureFormatReadable(_.format),F.__typeReadable=It.textureTypeReadable(_.type)),F}this.readRenderTargetPixels=function(_,F,W,N,z,fe,Me,ce=0){if(!(_&&_.isWebGLRenderTarget)){
Ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let be=Le.get(_).__webglFramebuffer;if(_.isWebGLCubeRenderTarget&&Me!==void 0&&(be=be[Me],Array.isArray(
be)&&(be=be[0])),be){me.bindFramebuffer(L.FRAMEBUFFER,be);try{let Ee=_.textures[ce],Ge=Ee.format,et=Ee.type;_.textures.length>1&&L.readBuffer(L.COLOR_ATTACHMENT0+ce);let Te=sp(Ee);if(Te.__formatReadable===
!1){Ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Te.__typeReadable===!1){Ne("WebGLRenderer.readRenderTargetPixels: renderTarget i\
s not in UnsignedByteType or implementation defined type.");return}F>=0&&F<=_.width-N&&W>=0&&W<=_.height-z&&L.readPixels(F,W,N,z,re.convert(Ge),re.convert(et),fe)}finally{let Ee=ie!==null?Le.get(ie).__webglFramebuffer:
null;me.bindFramebuffer(L.FRAMEBUFFER,Ee)}}},this.readRenderTargetPixelsAsync=async function(_,F,W,N,z,fe,Me,ce=0){if(!(_&&_.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetP\
ixels: renderTarget is not THREE.WebGLRenderTarget.");let be=Le.get(_).__webglFramebuffer;if(_.isWebGLCubeRenderTarget&&Me!==void 0&&(be=be[Me],Array.isArray(be)&&(be=be[0])),be)if(F>=0&&F<=_.width-N&&
W>=0&&W<=_.height-z){me.bindFramebuffer(L.FRAMEBUFFER,be);let Ee=_.textures[ce],Ge=Ee.format,et=Ee.type;_.textures.length>1&&L.readBuffer(L.COLOR_ATTACHMENT0+ce);let Te=sp(Ee);if(Te.__formatReadable===
!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Te.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.read\
RenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let tt=L.createBuffer();L.bindBuffer(L.PIXEL_PACK_BUFFER,tt),L.bufferData(L.PIXEL_PACK_BUFFER,fe.byteLength,
L.STREAM_READ),L.readPixels(F,W,N,z,re.convert(Ge),re.convert(et),0),L.bindBuffer(L.PIXEL_PACK_BUFFER,null);let Ot=ie!==null?Le.get(ie).__webglFramebuffer:null;me.bindFramebuffer(L.FRAMEBUFFER,Ot);let At=L.
fenceSync(L.SYNC_GPU_COMMANDS_COMPLETE,0);return L.flush(),await h0(L,At,4),L.bindBuffer(L.PIXEL_PACK_BUFFER,tt),L.getBufferSubData(L.PIXEL_PACK_BUFFER,0,fe),L.bindBuffer(L.PIXEL_PACK_BUFFER,null),L.deleteBuffer(
tt),L.deleteSync(At),fe}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(_,F=null,W=0){let N=Math.
pow(2,-W),z=Math.floor(_.image.width*N),fe=Math.floor(_.image.height*N),Me=F!==null?F.x:0,ce=F!==null?F.y:0;Ve.setTexture2D(_,0),L.copyTexSubImage2D(L.TEXTURE_2D,W,0,0,Me,ce,z,fe),me.unbindTexture()},
this.copyTextureToTexture=function(_,F,W=null,N=null,z=0,fe=0){let Me,ce,be,Ee,Ge,et,Te,tt,Ot,At=_.isCompressedTexture?_.mipmaps[fe]:_.image;if(W!==null)Me=W.max.x-W.min.x,ce=W.max.y-W.min.y,be=W.isBox3?
W.max.z-W.min.z:1,Ee=W.min.x,Ge=W.min.y,et=W.isBox3?W.min.z:0;else{let ot=Math.pow(2,-z);Me=Math.floor(At.width*ot),ce=Math.floor(At.height*ot),_.isDataArrayTexture?be=At.depth:_.isData3DTexture?be=Math.
floor(At.depth*ot):be=1,Ee=0,Ge=0,et=0}N!==null?(Te=N.x,tt=N.y,Ot=N.z):(Te=0,tt=0,Ot=0);let Mt=re.convert(F.format),yi=re.convert(F.type),Ae;F.isData3DTexture?(Ve.setTexture3D(F,0),Ae=L.TEXTURE_3D):F.
isDataArrayTexture||F.isCompressedArrayTexture?(Ve.setTexture2DArray(F,0),Ae=L.TEXTURE_2D_ARRAY):(Ve.setTexture2D(F,0),Ae=L.TEXTURE_2D),me.activeTexture(L.TEXTURE0),me.pixelStorei(L.UNPACK_FLIP_Y_WEBGL,
F.flipY),me.pixelStorei(L.UNPACK_PREMULTIPLY_ALPHA_WEBGL,F.premultiplyAlpha),me.pixelStorei(L.UNPACK_ALIGNMENT,F.unpackAlignment);let Si=me.getParameter(L.UNPACK_ROW_LENGTH),ft=me.getParameter(L.UNPACK_IMAGE_HEIGHT),
Us=me.getParameter(L.UNPACK_SKIP_PIXELS),xi=me.getParameter(L.UNPACK_SKIP_ROWS),Xo=me.getParameter(L.UNPACK_SKIP_IMAGES);me.pixelStorei(L.UNPACK_ROW_LENGTH,At.width),me.pixelStorei(L.UNPACK_IMAGE_HEIGHT,
At.height),me.pixelStorei(L.UNPACK_SKIP_PIXELS,Ee),me.pixelStorei(L.UNPACK_SKIP_ROWS,Ge),me.pixelStorei(L.UNPACK_SKIP_IMAGES,et);let hs=_.isDataArrayTexture||_.isData3DTexture,Ns=F.isDataArrayTexture||
F.isData3DTexture;if(_.isDepthTexture){let ot=Le.get(_),ci=Le.get(F),mn=Le.get(ot.__renderTarget),Dt=Le.get(ci.__renderTarget);me.bindFramebuffer(L.READ_FRAMEBUFFER,mn.__webglFramebuffer),me.bindFramebuffer(
L.DRAW_FRAMEBUFFER,Dt.__webglFramebuffer);for(let ri=0;ri<be;ri++)hs&&(L.framebufferTextureLayer(L.READ_FRAMEBUFFER,L.COLOR_ATTACHMENT0,Le.get(_).__webglTexture,z,et+ri),L.framebufferTextureLayer(L.DRAW_FRAMEBUFFER,
L.COLOR_ATTACHMENT0,Le.get(F).__webglTexture,fe,Ot+ri)),L.blitFramebuffer(Ee,Ge,Ee+Me,Ge+ce,Te,tt,Te+Me,tt+ce,L.DEPTH_BUFFER_BIT,L.NEAREST);me.bindFramebuffer(L.READ_FRAMEBUFFER,null),me.bindFramebuffer(
L.DRAW_FRAMEBUFFER,null)}else if(z!==0||_.isRenderTargetTexture||Le.has(_)){let ot=Le.get(_),ci=Le.get(F);me.bindFramebuffer(L.READ_FRAMEBUFFER,I),me.bindFramebuffer(L.DRAW_FRAMEBUFFER,q);for(let mn=0;mn<
be;mn++)hs?L.framebufferTextureLayer(L.READ_FRAMEBUFFER,L.COLOR_ATTACHMENT0,ot.__webglTexture,z,et+mn):L.framebufferTexture2D(L.READ_FRAMEBUFFER,L.COLOR_ATTACHMENT0,L.TEXTURE_2D,ot.__webglTexture,z),Ns?
L.framebufferTextureLayer(L.DRAW_FRAMEBUFFER,L.COLOR_ATTACHMENT0,ci.__webglTexture,fe,Ot+mn):L.framebufferTexture2D(L.DRAW_FRAMEBUFFER,L.COLOR_ATTACHMENT0,L.TEXTURE_2D,ci.__webglTexture,fe),z!==0?L.blitFramebuffer(
Ee,Ge,Ee+Me,Ge+ce,Te,tt,Te+Me,tt+ce,L.COLOR_BUFFER_BIT,L.NEAREST):Ns?L.copyTexSubImage3D(Ae,fe,Te,tt,Ot+mn,Ee,Ge,Me,ce):L.copyTexSubImage2D(Ae,fe,Te,tt,Ee,Ge,Me,ce);me.bindFramebuffer(L.READ_FRAMEBUFFER,
null),me.bindFramebuffer(L.DRAW_FRAMEBUFFER,null)}else Ns?_.isDataTexture||_.isData3DTexture?L.texSubImage3D(Ae,fe,Te,tt,Ot,Me,ce,be,Mt,yi,At.data):F.isCompressedArrayTexture?L.compressedTexSubImage3D(
Ae,fe,Te,tt,Ot,Me,ce,be,Mt,At.data):L.texSubImage3D(Ae,fe,Te,tt,Ot,Me,ce,be,Mt,yi,At):_.isDataTexture?L.texSubImage2D(L.TEXTURE_2D,fe,Te,tt,Me,ce,Mt,yi,At.data):_.isCompressedTexture?L.compressedTexSubImage2D(
L.TEXTURE_2D,fe,Te,tt,At.width,At.height,Mt,At.data):L.texSubImage2D(L.TEXTURE_2D,fe,Te,tt,Me,ce,Mt,yi,At);me.pixelStorei(L.UNPACK_ROW_LENGTH,Si),me.pixelStorei(L.UNPACK_IMAGE_HEIGHT,ft),me.pixelStorei(
L.UNPACK_SKIP_PIXELS,Us),me.pixelStorei(L.UNPACK_SKIP_ROWS,xi),me.pixelStorei(L.UNPACK_SKIP_IMAGES,Xo),fe===0&&F.generateMipmaps===!0&&F.mipmapsAutoUpdate===!0&&L.generateMipmap(Ae),me.unbindTexture()},
this.initRenderTarget=function(_){Le.get(_).__webglFramebuffer===void 0&&Ve.setupRenderTarget(_)},this.initTexture=function(_){_.isCubeTexture?Ve.setTextureCube(_,0):_.isData3DTexture?Ve.setTexture3D(
_,0):_.isDataArrayTexture||_.isCompressedArrayTexture?Ve.setTexture2DArray(_,0):Ve.setTexture2D(_,0),me.unbindTexture()},this.resetState=function(){Y=0,H=0,ie=null,me.reset(),le.reset()},typeof __THREE_DEVTOOLS__<
"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return cn}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=
e;let t=this.getContext();t.drawingBufferColorSpace=Ke._getDrawingBufferColorSpace(e),t.unpackColorSpace=Ke._getUnpackColorSpace()}};var J0={type:"change"},lf={type:"start"},K0={type:"end"},xu=new ir,Z0=new Hi,l1=Math.cos(70*Xd.DEG2RAD),ti=new B,Ui=2*Math.PI,pt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,
TOUCH_DOLLY_ROTATE:6},of=1e-6,bu=class extends mo{constructor(e,t=null){super(e,t),this.state=pt.NONE,this.target=new B,this.cursor=new B,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=
1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.
enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=
!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Fs.ROTATE,MIDDLE:Fs.DOLLY,RIGHT:Fs.PAN},this.touches={ONE:ks.ROTATE,TWO:ks.
DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new B,this.
_lastQuaternion=new qi,this._lastTargetPosition=new B,this._quat=new qi().setFromUnitVectors(e.up,new B(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new sa,this._sphericalDelta=
new sa,this._scale=1,this._panOffset=new B,this._rotateStart=new Re,this._rotateEnd=new Re,this._rotateDelta=new Re,this._panStart=new Re,this._panEnd=new Re,this._panDelta=new Re,this._dollyStart=new Re,
this._dollyEnd=new Re,this._dollyDelta=new Re,this._dollyDirection=new B,this._mouse=new Re,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=
u1.bind(this),this._onPointerDown=h1.bind(this),this._onPointerUp=c1.bind(this),this._onContextMenu=x1.bind(this),this._onMouseWheel=p1.bind(this),this._onKeyDown=m1.bind(this),this._onTouchStart=g1.bind(
this),this._onTouchMove=y1.bind(this),this._onMouseDown=d1.bind(this),this._onMouseMove=f1.bind(this),this._interceptControlDown=b1.bind(this),this._interceptControlUp=_1.bind(this),this.domElement!==
null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this.
_cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener(
"contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,
capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=pt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener(
"pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.
removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("k\
eydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions=
{},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){
return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&
(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=
this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(J0),this.update(),
this.state=pt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){
this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;ti.copy(t).sub(this.target),ti.applyQuaternion(this._quat),this._spherical.setFromVector3(ti),this.autoRotate&&this.state===pt.
NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):
(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=Ui:n>Math.PI&&
(n-=Ui),s<-Math.PI?s+=Ui:s>Math.PI&&(s-=Ui),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):
Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(
this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;
if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let a=this._spherical.radius;this._spherical.radius=
this._clampDistance(this._spherical.radius*this._scale),r=a!=this._spherical.radius}if(ti.setFromSpherical(this._spherical),ti.applyQuaternion(this._quatInverse),t.copy(this.target).add(ti),this.object.
lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this.
_sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let a=null;if(this.object.isPerspectiveCamera){let o=ti.length();a=this._clampDistance(o*this._scale);
let l=o-a;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let o=new B(this._mouse.x,this._mouse.y,0);o.unproject(
this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let h=new B(
this._mouse.x,this._mouse.y,0);h.unproject(this.object),this.object.position.sub(h).add(o),this.object.updateMatrixWorld(),a=ti.length()}else console.warn("WARNING: OrbitControls.js encountered an unk\
nown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;a!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(a).add(this.object.position):
(xu.origin.copy(this.object.position),xu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(xu.direction))<l1?this.object.lookAt(this.target):(Z0.setFromNormalAndCoplanarPoint(
this.object.up,this.target),xu.intersectPlane(Z0,this.target))))}else if(this.object.isOrthographicCamera){let a=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.
zoom/this._scale)),a!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>of||8*
(1-this._lastQuaternion.dot(this.object.quaternion))>of||this._lastTargetPosition.distanceToSquared(this.target)>of?(this.dispatchEvent(J0),this._lastPosition.copy(this.object.position),this._lastQuaternion.
copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?Ui/60*this.autoRotateSpeed*e:Ui/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.
abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){ti.setFromMatrixColumn(t,0),ti.multiplyScalar(-e),this.
_panOffset.add(ti)}_panUp(e,t){this.screenSpacePanning===!0?ti.setFromMatrixColumn(t,1):(ti.setFromMatrixColumn(t,0),ti.crossVectors(this.object.up,ti)),ti.multiplyScalar(e),this._panOffset.add(ti)}_pan(e,t){
let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;ti.copy(s).sub(this.target);let r=ti.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,
this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.
object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan\
 disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera typ\
e - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unkn\
own camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,
r=t-n.top,a=n.width,o=n.height;this._mouse.x=s/a*2-1,this._mouse.y=-(r/o)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){
return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),
this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(
this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Ui*this._rotateDelta.x/t.clientHeight),this._rotateUp(Ui*this._rotateDelta.y/t.clientHeight),
this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?
this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=
!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this.
_panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(
e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.
UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(Ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:
e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-Ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.
ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(Ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.
ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-Ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),
this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.
set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(
n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(
e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){
if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(
this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Ui*this._rotateDelta.x/t.clientHeight),this._rotateUp(Ui*this._rotateDelta.y/t.clientHeight),
this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+
t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){
let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this.
_dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let a=(e.pageX+t.x)*.5,o=(e.pageY+t.y)*.5;this._updateZoomParameters(a,o)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(
e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.
push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){
for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Re,this._pointerPositions[e.pointerId]=
t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,
n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function h1(i){this.enabled!==
!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener(
"pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.
cursor="grabbing")))}function u1(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function c1(i){switch(this._removePointer(i),this._pointers.length){case 0:this.
domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),
this.dispatchEvent(K0),this.state=pt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,
pageX:t.x,pageY:t.y});break}}function d1(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case Fs.
DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=pt.DOLLY;break;case Fs.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(
i),this.state=pt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=pt.ROTATE}break;case Fs.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this.
_handleMouseDownRotate(i),this.state=pt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=pt.PAN}break;default:this.state=pt.NONE}this.state!==pt.NONE&&this.dispatchEvent(
lf)}function f1(i){switch(this.state){case pt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case pt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case pt.
PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function p1(i){this.enabled===!1||this.enableZoom===!1||this.state!==pt.NONE||(i.preventDefault(),this.dispatchEvent(lf),this._handleMouseWheel(
this._customWheelEvent(i)),this.dispatchEvent(K0))}function m1(i){this.enabled!==!1&&this._handleKeyDown(i)}function g1(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.
ONE){case ks.ROTATE:if(this.enableRotate===!1){this.state=pt.NONE;break}this._handleTouchStartRotate(i),this.state=pt.TOUCH_ROTATE;break;case ks.PAN:if(this.enablePan===!1){this.state=pt.NONE;break}this.
_handleTouchStartPan(i),this.state=pt.TOUCH_PAN;break;default:this.state=pt.NONE}break;case 2:switch(this.touches.TWO){case ks.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(
i),this.state=pt.TOUCH_DOLLY_PAN;break;case ks.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=pt.TOUCH_DOLLY_ROTATE;break;default:this.
state=pt.NONE}break;default:this.state=pt.NONE}this.state!==pt.NONE&&this.dispatchEvent(lf)}function y1(i){switch(this._trackPointer(i),this.state){case pt.TOUCH_ROTATE:if(this.enableRotate===!1)return;
this._handleTouchMoveRotate(i),this.update();break;case pt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case pt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.
enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case pt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();
break;default:this.state=pt.NONE}}function x1(i){this.enabled!==!1&&i.preventDefault()}function b1(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",
this._interceptControlUp,{passive:!0,capture:!0}))}function _1(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,
capture:!0}))}var j0=`
uniform mat4 modelMatrix;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
`,Co=`
float light(vec3 normal, float facing) {
float key = max(dot(normal, vec3(-0.39801, 0.69653, 0.59702)), 0.0);
float rim = 1.0 - facing;
return (0.51 + 0.09 * normal.y + 0.46 * key) * (1.0 - 0.35 * rim * rim * rim);
}
float lightAt(vec3 normal, vec3 position) { return light(normal, max(-dot(normal, position) * inversesqrt(dot(position, position)), 0.0)); }
`,_u=`
uniform bool picking;
vec4 numberColor(uint n) { return vec4(float(n & 255u), float((n >> 8) & 255u), float((n >> 16) & 255u), float(n >> 24)) / 255.0; }
`,Ro=`
uniform vec4 clipPlane;
bool clipped(vec3 world) { return dot(clipPlane.xyz, world) > clipPlane.w; }
`,hf=`
uniform sampler2D ramp;
vec3 rampColor(float s) { return texture(ramp, vec2(clamp(s, 0.0, 1.0) * (255.0 / 256.0) + 0.5 / 256.0, 0.5)).rgb; }
`,Q0=`
uniform vec3 origin;
uniform vec4 scale;
uniform float shrink;
uniform vec3 scalarScale;
uniform vec3 groupColors[8];
uniform int coloring;
uniform vec3 plain;
uniform float hiddenGroups;
uniform uint base;
uniform int chosen;
uniform vec3 missing;
${Ro}
${hf}
bool left(vec3 centre, int group) { return clipped(centre) || ((int(hiddenGroups) >> min(group, 20)) & 1) == 1; }
vec3 colorOf(int index, int group, float scalar) {
if (index == chosen) return vec3(1.0, 0.35, 0.1);
if (coloring == 2) {
float x = scalar * scalarScale.x + scalarScale.y;
if (scalarScale.z > 0.0) x = x > 0.0 ? log(x) * scalarScale.z : 0.0;
return scalar > 0.999995 ? missing : rampColor(x);
}
uint h = uint(index) * 2654435769u;
return (coloring == 1 ? groupColors[group & 7] : plain) * (0.88 + 0.24 * float((h >> 16) & 255u) / 255.0);
}
`,ey=`
in vec4 place;
in float scalar;
in float group;
uniform vec2 viewport;
uniform int every;
#ifdef QUADS
in vec4 box;
uniform vec2 cell;
#endif
uniform bool covering;
flat out vec3 centre;
flat out float radius;
flat out vec4 color;
flat out vec4 toRay;
${_u}
${Q0}
void main() {
vec3 world = origin + place.xyz * scale.xyz;
radius = place.w * scale.w * shrink;
centre = (modelViewMatrix * vec4(world, 1.0)).xyz;
#ifdef QUADS
int index = (gl_VertexID >> 2) * every;
#else
int index = gl_VertexID * every;
#endif
gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
gl_PointSize = 1.0;
int g = int(group + 0.5);
if (every > 1) radius *= pow(float(every), 1.0 / 3.0);
if (left(world, g)) return;
float d = -centre.z;
if (d <= radius * 1.001) return;
vec2 t = sqrt(max(centre.xy * centre.xy + d * d - radius * radius, 0.0));
vec2 low = (centre.xy * t - radius * d) / max(d * t + radius * centre.xy, 1e-9);
vec2 high = (centre.xy * t + radius * d) / max(d * t - radius * centre.xy, 1e-9);
vec2 focal = vec2(projectionMatrix[0][0], projectionMatrix[1][1]);
vec2 shift = vec2(projectionMatrix[2][0], projectionMatrix[2][1]);
toRay = vec4(2.0 / (viewport * focal), (shift - 1.0) / focal);
vec2 border = covering ? 1.0 / viewport : vec2(0.0);
low = low * focal - shift - border;
high = high * focal - shift + border;
float nearest = -(d - radius);
float depth = -(projectionMatrix[2][2] * nearest + projectionMatrix[3][2]) / nearest;
#ifdef QUADS
if (cell.x > 0.0 && !picking) {
low = max(low, (box.xz - 0.01) * cell - 1.0);
high = min(high, (box.yw + 1.01) * cell - 1.0);
}
gl_Position = vec4(mix(low, high, vec2(gl_VertexID & 1, (gl_VertexID >> 1) & 1)), depth, 1.0);
#else
gl_Position = vec4(0.5 * (low + high), depth, 1.0);
vec2 size = (high - low) * 0.5 * viewport;
gl_PointSize = max(size.x, size.y) + 1.0;
#endif
color = picking ? numberColor(base + uint(index)) : vec4(colorOf(index, g, scalar), 1.0);
}
`,ty=`
flat in vec3 centre;
flat in float radius;
flat in vec4 color;
flat in vec4 toRay;
uniform mat4 projectionMatrix;
uniform bool picking;
uniform bool covering;
out vec4 result;
${Co}
void main() {
vec3 ray = vec3(gl_FragCoord.xy * toRay.xy + toRay.zw, -1.0);
float unit = inversesqrt(dot(ray, ray)), along = dot(ray, centre) * unit * unit;
vec3 off = centre - along * ray;
float rest = radius * radius - dot(off, off), part = 1.0;
if (covering) {
part = 0.5 + (radius - sqrt(dot(off, off))) / (along * toRay.x);
rest = part > 0.0 ? max(rest, 0.0) : -1.0;
}
if (rest < 0.0) discard;
float chord = sqrt(rest), back = chord * unit;
gl_FragDepth = 0.5 - 0.5 * projectionMatrix[2][2] + 0.5 * projectionMatrix[3][2] / (along - back);
float inverse = 1.0 / radius;
result = picking ? color : vec4(color.rgb * light(-inverse * (off + back * ray), chord * inverse), min(part, 1.0));
}
`,iy=`
in vec3 position;
in vec3 normal;
in vec4 place;
in vec4 turn;
in float size;
in float scalar;
in float group;
in float index;
out vec3 seen;
out vec3 direction;
flat out vec4 color;
${_u}
${Q0}
void main() {
gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
vec3 centre = origin + place.xyz * scale.xyz;
int g = int(group + 0.5);
if (left(centre, g)) return;
vec4 q = normalize(2.0 * turn - 1.0);
vec3 p = shrink * size * position;
vec4 at = modelViewMatrix * vec4(centre + p + 2.0 * cross(q.xyz, cross(q.xyz, p) + q.w * p), 1.0);
seen = at.xyz;
direction = mat3(modelViewMatrix) * (normal + 2.0 * cross(q.xyz, cross(q.xyz, normal) + q.w * normal));
gl_Position = projectionMatrix * at;
color = picking ? numberColor(base + uint(index)) : vec4(colorOf(int(index), g, scalar), 1.0);
}
`,ny=`
in vec3 seen;
in vec3 direction;
flat in vec4 color;
uniform bool picking;
out vec4 result;
${Co}
void main() {
result = picking ? color : vec4(color.rgb * lightAt(normalize(direction), seen), 1.0);
}
`,uf=`
in vec3 position;
in vec3 normal;
out vec3 seen;
out vec3 direction;
out vec3 world;
void main() {
vec4 p = modelViewMatrix * vec4(position, 1.0);
seen = p.xyz;
world = (modelMatrix * vec4(position, 1.0)).xyz;
direction = mat3(modelViewMatrix) * normal;
gl_Position = projectionMatrix * p;
}
`,cf=`
in vec3 seen;
in vec3 direction;
in vec3 world;
uniform vec3 color;
uniform float opacity;
uniform uint base;
out vec4 result;
${Ro}
${_u}
${Co}
void main() {
if (clipped(world)) discard;
vec3 n = normalize(direction);
if (dot(n, seen) > 0.0) n = -n;
result = picking ? numberColor(base) : vec4(color * lightAt(n, seen), opacity);
}
`,sy=`
in vec3 position;
uniform sampler2D cylinders;
uniform int count;
uniform vec2 viewport;
uniform float pixelRatio;
uniform vec2 tensionRange;
uniform int coloring;
uniform vec3 plain;
uniform uint base;
uniform int chosen;
uniform float taper;
out vec3 seen;
out vec3 direction;
out vec3 world;
flat out vec4 color;
${_u}
${hf}
void main() {
gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
int k = gl_InstanceID * TOGETHER + gl_VertexID / CORNERS;
if (k >= count) return;
int inRow = textureSize(cylinders, 0).x / 3;
ivec2 at = ivec2(3 * (k % inRow), k / inRow);
vec4 first = texelFetch(cylinders, at, 0), second = texelFetch(cylinders, at + ivec2(1, 0), 0), third = texelFetch(cylinders, at + ivec2(2, 0), 0);
vec3 from = first.xyz, to = second.xyz;
float radius = first.w, tension = second.w, state = third.x, hidden = third.y;
int s = int(state + 0.5);
vec3 axis = to - from;
float length2 = dot(axis, axis);
if (hidden > 0.5 || s == 3 || length2 == 0.0) return;
vec3 z = axis * inversesqrt(length2);
vec3 x = normalize(abs(z.z) < 0.9 ? cross(z, vec3(0.0, 0.0, 1.0)) : cross(z, vec3(1.0, 0.0, 0.0)));
vec3 y = cross(z, x);
vec3 middle = mix(from, to, position.z);
float depth = -(modelViewMatrix * vec4(middle, 1.0)).z;
float pixel = 2.0 * max(depth, 1e-6) / (projectionMatrix[1][1] * viewport.y);
float wide = (s == 1 ? 0.6 * radius : radius) * (1.0 - taper * position.z);
vec3 around = position.x * x + position.y * y;
world = middle + around * max(wide, 0.5 * pixelRatio * pixel) /* at least a pixel of the page wide */;
vec4 p = modelViewMatrix * vec4(world, 1.0);
seen = p.xyz;
direction = mat3(modelViewMatrix) * around;
gl_Position = projectionMatrix * p;
vec3 look = plain;
if (state >= 0.0 && coloring == 1 && tensionRange.y > tensionRange.x) look = rampColor((tension - tensionRange.x) / (tensionRange.y - tensionRange.x));
if (state >= 0.0 && coloring == 0) look = s == 1 ? vec3(0.62, 0.66, 0.72) : s == 2 ? vec3(0.84, 0.37, 0.0) : plain;
if (k == chosen) look = vec3(1.0, 0.35, 0.1);
color = picking ? numberColor(base + uint(k)) : vec4(look, 1.0);
}
`,ry=`
in vec3 seen;
in vec3 direction;
in vec3 world;
flat in vec4 color;
uniform bool picking;
out vec4 result;
${Ro}
${Co}
void main() {
if (clipped(world)) discard;
result = picking ? color : vec4(color.rgb * lightAt(normalize(direction), seen), 1.0);
}
`,ay=`
in vec3 position;
in float pressure;
uniform float most;
out vec3 world;
flat out float part;
void main() {
world = position;
part = pressure / most;
gl_Position = pressure > 0.0 ? projectionMatrix * modelViewMatrix * vec4(position, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
`,oy=`
in vec3 world;
flat in float part;
out vec4 result;
${Ro}
${hf}
void main() {
if (clipped(world)) discard;
result = vec4(rampColor(part), 0.6);
}
`,vu="#3a7ebf",ly=`
in vec3 position;
out vec3 world;
out vec3 seen;
void main() {
world = position;
vec4 p = modelViewMatrix * vec4(position, 1.0);
seen = p.xyz;
gl_Position = projectionMatrix * p;
}
`,hy=`
in vec3 world;
in vec3 seen;
out vec4 result;
${Ro}
${Co}
void main() {
if (clipped(world)) discard;
vec3 n = normalize(cross(dFdx(seen), dFdy(seen)));
result = vec4(vec3(0.227, 0.494, 0.749) /* fluidColor */ * lightAt(dot(n, seen) > 0.0 ? -n : n, seen), 0.45);
}
`,uy=`
in vec3 position;
out vec2 at;
void main() {
at = vec2(0.5 + 0.5 * position.x, 0.5 - 0.5 * position.y);
gl_Position = vec4(position, 1.0);
}
`,cy=`
uniform sampler2D seen;
in vec2 at;
out vec4 result;
void main() { result = vec4(texture(seen, at).rgb, 1.0); }
`;var v1=new bt(0,0,0,1);function dy(i){let e=new Cs(fy(i),i.length,1,Ei);return e.magFilter=e.minFilter=Xt,e.needsUpdate=!0,{viewport:{value:new Re(1,1)},pixelRatio:{value:1},clipPlane:{value:v1.clone()},
picking:{value:!1},covering:{value:!1},ramp:{value:e}}}var fy=i=>new Uint8Array(i.flatMap(e=>[1,3,5].map(t=>parseInt(e.slice(t,t+2),16)).concat(255)));function py(i,e){i.ramp.value.image.data.set(fy(e)),
i.ramp.value.needsUpdate=!0}function Ki(i,e,t,n,s={},r=""){let a=`precision highp float;
precision highp int;
precision highp sampler2D;
`;return new sr({glslVersion:ha,vertexShader:a+j0+e,fragmentShader:r+a+t,uniforms:{...i,...n},defines:s,side:fn})}function my(i){return new sr({glslVersion:ha,vertexShader:uy,fragmentShader:`precision\
 highp float;
`+cy,uniforms:{seen:{value:i}},depthTest:!1,depthWrite:!1})}var dr=8,Po=64,w1=2048,gy=3,fr=class{constructor(e,t,n){this.count=t;let s=Math.max(1,Math.min(t,w1)),r=Math.max(1,Math.ceil(t/s));this.numbers=new Float32Array(12*s*r),this.texture=new Cs(this.numbers,
3*s,r,Ei,Zi);let a=[],o=[];for(let f=0;f<dr;f++){let d=2*Math.PI*f/dr;a.push(Math.cos(d),Math.sin(d),0,Math.cos(d),Math.sin(d),1)}for(let f=0;f<2*dr*Po;f+=2*dr)for(let d=0;d<dr;d++){let c=f+2*d,g=f+2*
((d+1)%dr);o.push(c,g,g+1,c,g+1,c+1)}let l=new ar,h=new Float32Array(Po*a.length);for(let f=0;f<Po;f++)h.set(a,f*a.length);l.setAttribute("position",new ut(h,3)),l.setIndex(o),l.instanceCount=Math.ceil(
t/Po);let u={...n,cylinders:{value:this.texture},count:{value:t}};this.object=new Tt(l,Ki(e,sy,ry,u,{CORNERS:String(2*dr),TOGETHER:String(Po)})),this.object.frustumCulled=!1,this.update()}count;object;numbers;texture;from(e){
return this.numbers.subarray(12*e,12*e+3)}to(e){return this.numbers.subarray(12*e+4,12*e+7)}setRadius(e,t){this.numbers[12*e+3]=t}tension(e){return this.numbers[12*e+7]}setTension(e,t){this.numbers[12*
e+7]=t}state(e){return this.numbers[12*e+8]}setState(e,t){this.numbers[12*e+8]=t}hide(e,t){this.numbers[12*e+9]=t?1:0}update(){this.texture.needsUpdate=!0}dispose(){this.texture.dispose(),this.object.
geometry.dispose(),this.object.material.dispose(),this.object.removeFromParent()}},wu=class{uniforms={tensionRange:{value:new Re(0,1)},coloring:{value:1},plain:{value:new B},base:{value:0},chosen:{value:-1},
taper:{value:0}};object;count;cylinders;moving=[];constructor(e,t,n){this.uniforms.plain.value=n;let s=t.header.links??[];this.count=s.length,this.cylinders=new fr(e,s.length,this.uniforms),this.object=
this.cylinders.object;let r=t.blocks.get("ends");s.forEach((a,o)=>{this.setEnds(o,r,o),this.cylinders.setRadius(o,a.radius),this.cylinders.setState(o,a.edge?-1:0),a.static||this.moving.push(o)})}setEnds(e,t,n){
this.cylinders.from(e).set(t.subarray(6*n,6*n+3)),this.cylinders.to(e).set(t.subarray(6*n+3,6*n+6))}update(e,t,n,s){this.moving.forEach((r,a)=>{this.setEnds(r,e,a),this.cylinders.setTension(r,t[a]),this.
cylinders.setState(r,s(r)?-1:n[a])}),this.cylinders.update()}show(e){for(let t=0;t<this.count;t++)this.cylinders.hide(t,!e(t));this.cylinders.update()}held(){return this.moving.filter(e=>this.cylinders.
state(e)>=0&&this.cylinders.state(e)!==gy)}broken(){return this.moving.filter(e=>this.cylinders.state(e)===gy).length}tensions(){let e=0,t=0;for(let n of this.held())e=Math.min(e,this.cylinders.tension(
n)),t=Math.max(t,this.cylinders.tension(n));return[e,t]}tightest(){return this.held().reduce((e,t)=>e<0||this.cylinders.tension(t)>this.cylinders.tension(e)?t:e,-1)}dispose(){this.cylinders.dispose()}};var Mu=class{constructor(e,t){this.shared=e;this.root=t}shared;root;largest=0;cylinders=null;uniforms={tensionRange:{value:new Re(0,1)},coloring:{value:1},plain:{value:new B},base:{value:0},chosen:{value:-1},
taper:{value:0}};show(e,t){this.dispose();let n=e?.blocks.get("contact"),s=e?.blocks.get("force");if(this.largest=0,!n||!s||t==="")return;let r=n.length/10,a=e.header.max_radius;for(let l=0;l<r;l++)this.
largest=Math.max(this.largest,n[10*l+9]);if(!(this.largest>0))return;this.uniforms.tensionRange.value.set(0,this.largest),this.uniforms.taper.value=t==="arrows"?1:0;let o=this.cylinders=new fr(this.shared,
r,this.uniforms);for(let l=0;l<r;l++){let h=Math.max(n[10*l+9],0)/this.largest;if(o.setTension(l,n[10*l+9]),t==="chains"){o.from(l).set(n.subarray(10*l,10*l+3)),o.to(l).set(n.subarray(10*l+3,10*l+6)),
o.setRadius(l,.5*a*Math.sqrt(h));continue}let u=o.from(l),f=o.to(l);o.setRadius(l,.25*a);for(let d=0;d<3;d++)u[d]=n[10*l+6+d],f[d]=n[10*l+6+d]+4*a*s[3*l+d]/this.largest}this.root.add(o.object)}hide(e){
this.cylinders&&(this.cylinders.object.visible=!e)}dispose(){this.cylinders?.dispose(),this.cylinders=null}};var M1=.06,Su=class{constructor(e,t){this.shared=e;this.root=t}shared;root;surface=null;arrows=null;flow=new Float32Array;spacing=0;uniforms={tensionRange:{value:new Re(0,1)},coloring:{value:1},plain:{
value:new B},base:{value:0},chosen:{value:-1},taper:{value:1}};largest=0;show(e,t,n){this.dispose();let s=e?.header.fluid;if(this.largest=0,!!s){this.flow=e.blocks.get("flow"),this.spacing=s.spacing;for(let r=0;r<
this.flow.length;r+=6)this.largest=Math.max(this.largest,Math.hypot(...this.flow.subarray(r+3,r+6)));t&&s.columns>0&&this.showSurface(e.blocks.get("surface"),s.columns),n&&this.largest>0&&this.showFlow()}}showSurface(e,t){
let n=[],s=o=>!Number.isNaN(e[3*o]);for(let o=0;o+t+1<e.length/3;o++){let l=o+1,h=o+t,u=h+1;l%t!==0&&s(o)&&s(l)&&s(h)&&s(u)&&n.push(o,l,u,o,u,h)}let r=new qt;r.setAttribute("position",new ut(e,3)),r.setIndex(
n);let a=Ki(this.shared,ly,hy,{});a.transparent=!0,a.depthWrite=!1,a.polygonOffset=!0,a.polygonOffsetFactor=a.polygonOffsetUnits=2,this.surface=new Tt(r,a),this.surface.renderOrder=1,this.surface.frustumCulled=
!1,this.root.add(this.surface)}showFlow(){let e=this.flow.length/6,t=this.arrows=new fr(this.shared,e,this.uniforms);for(let n=0;n<e;n++)t.setRadius(n,M1*this.spacing),t.from(n).set(this.flow.subarray(
6*n,6*n+3)),t.setTension(n,Math.hypot(...this.flow.subarray(6*n+3,6*n+6)));this.root.add(t.object),this.scale(this.uniforms.tensionRange.value.y)}scale(e){if(this.uniforms.tensionRange.value.y=e,!(!this.
arrows||!(e>0))){for(let t=0;t<this.flow.length/6;t++){let n=this.arrows.to(t);for(let s=0;s<3;s++)n[s]=this.flow[6*t+s]+this.spacing/e*this.flow[6*t+3+s]}this.arrows.update()}}hide(e){for(let t of[this.
surface,this.arrows?.object])t&&(t.visible=!e)}dispose(){this.surface?.geometry.dispose(),this.surface?.material?.dispose(),this.surface?.removeFromParent(),this.arrows?.dispose(),this.surface=this.arrows=
null}};var Tu=class{covered=new Float32Array(0);boxes=new Int16Array(0);nearest=new Float32Array(0);columns=0;cell=0;find(e,t,n,s,r,a){let o=t.groups.length;this.nearest.length<o&&(this.boxes=new Int16Array(
4*o),this.nearest=new Float32Array(o));let l=this.cell=Math.min(Math.max(S1(t,n,r)/a,.5),8),h=this.columns=Math.ceil(s/l),u=Math.ceil(r/l);return this.covered.length<h*u&&(this.covered=new Float32Array(
h*u)),this.covered.fill(1/0,0,h*u),this.cover(t,n,s/l,r/l,h,u),this.list(e,o)}cover(e,t,n,s,r,a){let{places:o,groups:l,origin:h,scale:u,grown:f,hiddenGroups:d,clipPlane:c}=e,{covered:g,boxes:w,nearest:p}=this,
m=.5*e.border/this.cell,v=t.matrixWorldInverse.elements,E=t.projectionMatrix.elements,M=o instanceof Uint16Array?1/65535:1,C=.5*E[0]*n,A=.5*(1-E[8])*n,y=.5*E[5]*s,S=.5*(1-E[9])*s;for(let U=0;U<l.length;U++){
p[U]=NaN;let P=h.x+o[4*U]*M*u.x,D=h.y+o[4*U+1]*M*u.y,V=h.z+o[4*U+2]*M*u.z;if((d>>Math.min(l[U],20)&1)===1||c.x*P+c.y*D+c.z*V>c.w)continue;let G=o[4*U+3]*M*u.w*f,I=v[0]*P+v[4]*D+v[8]*V+v[12],q=v[1]*P+v[5]*
D+v[9]*V+v[13],Y=-(v[2]*P+v[6]*D+v[10]*V+v[14]);if(Y<=G*1.001)continue;let H=Y*Y-G*G,ie=1/H,X=C*I*Y*ie+A,ee=C*G*Math.sqrt(I*I+H)*ie+m,te=X-ee,Se=X+ee,ke=y*q*Y*ie+S,Z=y*G*Math.sqrt(q*q+H)*ie+m,ge=ke-Z,
we=ke+Z;if(Se<0||te>n||we<0||ge>s||(p[U]=Y-G,w[4*U]=Math.max(te,0),w[4*U+1]=Math.min(Se,r-1),w[4*U+2]=Math.max(ge,0),w[4*U+3]=Math.min(we,a-1),X<0||X>n||ke<0||ke>s))continue;let Ie=I*I+q*q,pe=.999*Math.
min(ee,Z)-2*m,Oe=Y+G*Math.sqrt(Ie/(Ie+Y*Y));for(let wt=Math.max(0,Math.ceil(ke-pe)),De=Math.min(a,Math.floor(ke+pe));wt<De;wt++){let ct=Math.max(ke-wt,wt+1-ke),gt=Math.sqrt(Math.max(pe*pe-ct*ct,0));for(let Xe=wt*
r+Math.max(0,Math.ceil(X-gt)),Yt=wt*r+Math.min(r,Math.floor(X+gt));Xe<Yt;Xe++)g[Xe]>Oe&&(g[Xe]=Oe)}}}list(e,t){let{covered:n,boxes:s,nearest:r,columns:a}=this,o=0;for(let l=0;l<t;l++){let h=r[l];if(h!==
h)continue;let u=s[4*l],f=s[4*l+1],d=s[4*l+3],c=!0;for(let g=s[4*l+2];c&&g<=d;g++)for(let w=g*a+u,p=g*a+f;w<=p;w++)if(n[w]>=h){c=!1;break}c||(e[o++]=l)}return o}narrow(e,t,n){let{covered:s,boxes:r,nearest:a,
columns:o}=this;for(let l=0;l<t;l++){let h=e[l],u=a[h],f=r[4*h],d=r[4*h+1],c=r[4*h+3],g=d+1,w=f-1,p=c+1,m=-1;for(let v=r[4*h+2];v<=c;v++){let E=v*o,M=f,C=d;for(;M<=d&&s[E+M]<u;)M++;if(!(M>d)){for(;s[E+
C]<u;)C--;g=Math.min(g,M),w=Math.max(w,C),p=Math.min(p,v),m=v}}for(let v=16*h;v<16*(h+1);v+=4)n[v]=g,n[v+1]=w,n[v+2]=p,n[v+3]=m}}};function S1(i,e,t){let n=i.groups.length,s=e.matrixWorldInverse.elements,
r=i.places instanceof Uint16Array?1/65535:1,a=0,o=0;for(let l=0;l<n;l+=Math.ceil(n/1e3)){let h=i.origin.x+i.places[4*l]*r*i.scale.x,u=i.origin.y+i.places[4*l+1]*r*i.scale.y,f=i.origin.z+i.places[4*l+2]*
r*i.scale.z,d=-(s[2]*h+s[6]*u+s[10]*f+s[14]);d<=0||(a+=i.places[4*l+3]*r*i.scale.w*i.grown/d,o++)}return o>0?a/o*e.projectionMatrix.elements[5]*.5*t:0}function yy(i){let e=i.getExtension("WEBGL_debug_\
renderer_info");return/swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(i.getParameter(e?e.UNMASKED_RENDERER_WEBGL:i.RENDERER)))}var Au=class{constructor(e,t){this.draw=e;this.finished=t}draw;finished;level=1;heavy=!1;drawing=!1;wanted=!1;timer=0;asked=-1/0;apart=1/0;ask(){if(clearTimeout(this.timer),this.timer=0,this.wanted)return;
this.wanted=!0;let e=performance.now();this.apart=e-this.asked,this.asked=e,this.drawing||queueMicrotask(()=>{this.begin(this.heavy?2:1)})}async begin(e){if(this.drawing)return;this.drawing=!0,e!==0&&
(this.wanted=!1),this.level=e;let t=performance.now();this.draw(e),await this.finished();let n=performance.now()-t;e===0&&(this.heavy=n>132),e===1&&n>33&&(this.heavy=!0),this.drawing=!1,this.wanted?requestAnimationFrame(
()=>{this.begin(this.heavy?2:1)}):e!==0&&(this.timer=setTimeout(()=>{this.timer=0,this.begin(0)},this.apart<1e3?Math.max(200,2*this.apart):200))}idle(){return!this.wanted&&!this.drawing}rests(){return!this.
wanted&&!this.drawing&&this.timer===0&&this.level===0}restart(){this.heavy=!1}};function xy(i){let e=i.fenceSync(i.SYNC_GPU_COMMANDS_COMPLETE,0);return i.flush(),new Promise(t=>{let n=()=>{e&&!i.isContextLost()&&
i.clientWaitSync(e,0,0)===i.TIMEOUT_EXPIRED?setTimeout(n,2):(i.deleteSync(e),t())};n()})}var Eu=class{constructor(e,t){this.shared=e;this.root=t}shared;root;object=null;uniforms={most:{value:1}};largest=0;show(e,t){this.dispose();let n=e?.blocks.get("panel"),s=e?.blocks.get("panel_pressur\
e");if(this.largest=s?.reduce((o,l)=>Math.max(o,l),0)??0,!n||!s||!t||this.largest===0)return;let r=new qt;r.setAttribute("position",new ut(n,3)),r.setAttribute("pressure",new ut(new Float32Array(n.length/
3).map((o,l)=>s[Math.floor(l/3)]),1));let a=Ki(this.shared,ay,oy,this.uniforms);a.transparent=!0,a.depthWrite=!1,a.polygonOffset=!0,a.polygonOffsetFactor=a.polygonOffsetUnits=-2,this.object=new Tt(r,a),
this.object.frustumCulled=!1,this.object.renderOrder=2,this.root.add(this.object)}scale(e){this.uniforms.most.value=e}hide(e){this.object&&(this.object.visible=!e)}dispose(){this.object?.geometry.dispose(),
this.object?.material?.dispose(),this.object?.removeFromParent(),this.object=null}};var T1={place:[4,!0],turn:[4,!0],size:[1,!1],scalar:[1,!0],group:[1,!1],index:[1,!1]},Cu=class{constructor(e,t){this.shared=e;this.uniforms=t}shared;uniforms;object=new Xi;place(e,t){this.dispose();let n=e.
blocks.get("solid");if(!n)return t;let s=t.slice(),r=new Map;for(let f=0;f<n.length;f+=2){s[4*n[f]+3]=0;let d=r.get(n[f+1]);d?d.push(f/2):r.set(n[f+1],[f/2])}let a=e.header.particles,o=new Uint16Array(
a),l={place:t,scalar:e.blocks.get("scalar")??o,group:e.blocks.get("group")??o,index:Float32Array.from(o,(f,d)=>d)},h={turn:e.blocks.get("turn"),size:e.blocks.get("size")},u=Ki(this.shared,iy,ny,this.uniforms);
for(let[f,d]of r){let c=A1(e,f);for(let[w,[p,m]]of Object.entries(T1)){let v=l[w]??h[w],E=new v.constructor(p*d.length);d.forEach((M,C)=>{let A=w in l?n[2*M]:M;E.set(v.subarray(p*A,p*(A+1)),p*C)}),c.setAttribute(
w,new oo(E,p,m&&!(E instanceof Float32Array)))}c.instanceCount=d.length;let g=new Tt(c,u);g.frustumCulled=!1,this.object.add(g)}return s}dispose(){for(let e of this.object.children)e.geometry.dispose(),
e.material.dispose();this.object.clear()}};function A1(i,e){let t=i.blocks.get("corner"),n=i.blocks.get("facet"),[s,r]=i.blocks.get("facets").subarray(2*e,2*e+2),a=new Float32Array(9*r),o=new Float32Array(
9*r);for(let h=0;h<r;h++){let[u,f,d]=[0,1,2].map(g=>new B().fromArray(t,3*n[3*(s+h)+g])),c=f.clone().sub(u).cross(d.clone().sub(u)).normalize();[u,f,d].forEach((g,w)=>{g.toArray(a,9*h+3*w),c.toArray(o,
9*h+3*w)})}let l=new ar;return l.setAttribute("position",new ut(a,3)),l.setAttribute("normal",new ut(o,3)),l}var Ru=class{constructor(e,t){this.renderer=e;this.covering=t;this.covered=new jt(1,1,{samples:t?4:0,resolveDepthBuffer:!1});let n=new qt().setAttribute("position",new ut(new Float32Array([-1,-1,0,3,-1,
0,-1,3,0]),3));this.shrunk=new Tt(n,my(this.samples.texture)),this.shrunk.frustumCulled=!1}renderer;covering;samples=new jt(1,1,{minFilter:Xt,magFilter:Xt});pixels=new jt(1,1,{depthBuffer:!1});shrunk;eye=new rr;covered;image=new ImageData(
1,1);upright=new Uint8Array(0);take(e,t,n,s){let r=this.renderer.getContext();return this.samples.setSize(Math.floor(e*n),Math.floor(t*n)),this.pixels.setSize(e,t),this.renderer.setRenderTarget(this.samples),
s(),this.renderer.setRenderTarget(this.pixels),this.renderer.render(this.shrunk,this.eye),this.sized(e,t),r.readPixels(0,0,e,t,r.RGBA,r.UNSIGNED_BYTE,this.image.data),this.renderer.setRenderTarget(null),
this.image}async begin(e,t,n){let s=4*e;return this.covered.setSize(e,t),this.renderer.setRenderTarget(this.covered),n(),this.renderer.setRenderTarget(null),this.upright.length!==s*t&&(this.upright=new Uint8Array(
s*t)),await this.renderer.readRenderTargetPixelsAsync(this.covered,0,0,e,t,this.upright),()=>{this.sized(e,t);for(let r=0;r<t;r++)this.image.data.set(this.upright.subarray(r*s,(r+1)*s),(t-1-r)*s);return this.
covering||C1(this.upright,this.image),this.image}}sized(e,t){(this.image.width!==e||this.image.height!==t)&&(this.image=new ImageData(e,t))}free(){this.samples.dispose(),this.pixels.dispose(),this.covered.
dispose(),this.image=new ImageData(1,1),this.upright=new Uint8Array(0)}},E1=24,by=.75;function C1(i,e){let{width:t,height:n,data:s}=e,r=4*t;for(let a=1;a<n-1;a++)for(let o=1,l=a*r+4,h=(n-1-a)*r+4;o<t-
1;o++,l+=4,h+=4){let u=i[l+5]-i[l-3],f=i[l+r+1]-i[l-r+1],d=Math.max(Math.abs(u),Math.abs(f));if(d<E1)continue;let c=by*-f/d,g=by*u/d,w=Math.abs(c),p=Math.abs(g),m=c<0?-4:4,v=g<0?-r:r,E=(1-w)*(1-p),M=.5*
w*(1-p),C=.5*(1-w)*p,A=.5*w*p;for(let y=l;y<l+3;y++)s[h+y-l]=E*i[y]+M*(i[y+m]+i[y-m])+C*(i[y+v]+i[y-v])+A*(i[y+m+v]+i[y-m-v])}}var _y=["#d1603d","#3b6ea5","#5b8c5a","#e0a030","#7a5c8e","#4c9a9a"],R1="#d0ccc3",P1="#6b7f92",I1=12,vy=i=>new B(...[1,3,5].map(e=>parseInt(i.slice(e,e+2),16)/255)),wy=1,F1=2,k1=.22;function D1(i,e,t){
let{color:n,base:s}=t.uniforms,r=Ki(i,uf,cf,{color:n,base:s,opacity:{value:k1}});r.transparent=!0,r.depthWrite=!1,r.side=vn;let a=new Tt(e,r);return a.frustumCulled=!1,a.renderOrder=1,a.onBeforeRender=
()=>{r.colorWrite=!i.picking.value},a}var Pu=class{constructor(e,t){this.scene=t;let n=t.blocks.get("point"),s=t.blocks.get("normal"),r=t.blocks.get("triangle"),a=t.header.shapes??[],o=1+Math.max(-1,...a.
map(l=>l.body));a.forEach((l,h)=>{let u=vy(l.body<0?R1:o>I1?P1:_y[l.body%_y.length]);if(this.colors.push(u),l.radius!==void 0){this.meshes.push(null);return}let[f,d]=l.points,[c,g]=l.triangles,w=new qt;
w.setAttribute("position",new ut(n.subarray(3*f,3*(f+d)),3)),w.setAttribute("normal",new ut(s.subarray(4*f,4*(f+d)),4,!0)),w.setIndex(new ut(r.subarray(3*c,3*(c+g)),1));let p=Ki(e,uf,cf,{color:{value:u},
opacity:{value:1},base:{value:h}}),m=new Tt(w,p);m.frustumCulled=!1,l.seen===wy&&(p.side=vn),l.seen===F1&&(p.side=pi,m.add(D1(e,w,p))),this.meshes.push(m),this.group.add(m)})}scene;group=new Xi;meshes=[];colors=[];pose(e,t){
e.forEach((n,s)=>{let r=this.meshes[n],a=7*s;r&&(r.position.set(t[a],t[a+1],t[a+2]),r.quaternion.set(t[a+3],t[a+4],t[a+5],t[a+6]))})}floors(e){let t=this.scene.blocks.get("normal");return(this.scene.header.
shapes??[]).flatMap((s,r)=>s.seen===wy?[new B().fromArray(t,4*s.points[0]).applyQuaternion(this.meshes[r].quaternion).normalize()]:[]).filter(s=>s.dot(e)>.1)}setBase(e){this.each((t,n)=>{t.uniforms.base.
value=e+n})}show(e){this.meshes.forEach((t,n)=>{t&&(t.visible=e(n))})}choose(e){this.each((t,n)=>{t.uniforms.color.value=n===e?vy("#ff5a1a"):this.colors[n]})}each(e){this.meshes.forEach((t,n)=>{t&&e(t.
material,n)})}dispose(){for(let e of this.meshes){e?.geometry.dispose();for(let t of e?[e,...e.children]:[])t.material.dispose()}this.group.removeFromParent()}};var L1=2e4,Io=[0,1,2,2,1,3],B1=3,U1=6,pf=["#a89d8a","#0072b2","#e69f00","#009e73","#cc79a7","#56b4e9","#d55e00","#f0e442"],df=i=>new B(...[1,3,5].map(e=>parseInt(i.slice(e,e+2),16)/255)),N1=125e3,My=16e3,
O1=16,Fo=class{constructor(e,t){this.shared=e;this.conservative=t}shared;conservative;uniforms={origin:{value:new B},scale:{value:new bt(1,1,1,1)},shrink:{value:1},scalarScale:{value:new B(1,0,0)},groupColors:{
value:pf.map(df)},coloring:{value:1},plain:{value:df("#a89d8a")},missing:{value:df(ol)},hiddenGroups:{value:0},base:{value:0},chosen:{value:-1},cell:{value:new Re}};object=new Xi;count=0;whole=null;few=null;occlusion=new Tu;data=[
new Uint16Array(0),new Uint16Array(0),new Uint8Array(0)];place(e,t,n){let s=this.count=e.length/4;this.data=[e,t??new Uint16Array(s),n??new Uint8Array(s)],this.whole=this.fill(this.whole,this.data,1),
this.show(1)}fewest(e){let t=n=>2**Math.max(0,Math.ceil(Math.log2(this.count/n)));return Math.max(t(N1),e&&this.count>My?Math.min(t(My/2),O1):1)}show(e){if(this.whole&&(this.whole.object.visible=e===1),
e===1){this.few&&(this.few.object.visible=!1);return}let[t,n,s]=this.data,r=Math.ceil(this.count/e),a=[t instanceof Uint16Array?new Uint16Array(4*r):new Float32Array(4*r),new Uint16Array(r),new Uint8Array(
r)];for(let o=0,l=0;o<r;o++,l+=e){for(let h=0;h<4;h++)a[0][4*o+h]=t[4*l+h];a[1][o]=n[l],a[2][o]=s[l]}this.few=this.fill(this.few,a,e),this.few.object.visible=!0}leaveOut(e,t,n){let s=this.few?.object.
visible?this.few:this.whole;if(!s)return;let r=s.object instanceof Tt,a=s.data[1].length;if(this.uniforms.cell.value.set(0,0),!e&&!r){s.geometry.setIndex(null),s.geometry.setDrawRange(0,a);return}if(!e&&
s.complete)return;s.geometry.index||s.geometry.setIndex(new ut(new Uint32Array((r?Io.length:1)*a),1));let o=s.geometry.index,l=o.array,h=e?this.find(s,l,e,t,n):z1(l,a);r&&V1(l,h);let u=r?Io.length*h:h;
o.clearUpdateRanges(),o.addUpdateRange(0,u),o.needsUpdate=!0,s.geometry.setDrawRange(0,u),s.complete=!e}find(e,t,n,s,r){let a=this.uniforms,o=e.geometry.getAttribute("box"),l=this.occlusion.find(t,{places:e.
data[0],groups:e.data[2],origin:a.origin.value,scale:a.scale.value,grown:a.shrink.value*Math.cbrt(e.every),hiddenGroups:a.hiddenGroups.value,clipPlane:this.shared.clipPlane.value,border:this.shared.covering.
value?1:0},n,s,r,o?U1:B1);return o&&(this.occlusion.narrow(t,l,o.array),o.needsUpdate=!0,a.cell.value.set(2/s,2/r).multiplyScalar(this.occlusion.cell)),l}fill(e,t,n){let s=t[1].length,r=`${s} ${t[0].constructor.
name} ${n}`,a=e;return a?.kind!==r&&(a&&ff(a),a=this.make(s,r,t[0]instanceof Uint16Array,n)),a.data=t,["place","scalar","group"].forEach((o,l)=>{let h=a.geometry.getAttribute(o);a.object instanceof Tt?
G1(h.array,t[l],h.itemSize):h.array=t[l],h.needsUpdate=!0}),a}make(e,t,n,s){let r=e<L1,a=this.conservative?`#extension GL_EXT_conservative_depth : enable
precision highp float;
layout(depth_greater) out float gl_FragDepth;
`:"",o={...this.uniforms,every:{value:s}},l=Ki(this.shared,ey,ty,o,r?{QUADS:""}:{},a);l.alphaToCoverage=!0;let h=new qt,u=r?4*e:e;h.setAttribute("place",new ut(n?new Uint16Array(4*u):new Float32Array(
4*u),4,n)),h.setAttribute("scalar",new ut(new Uint16Array(u),1,!0)),h.setAttribute("group",new ut(new Uint8Array(u),1,!1)),r&&h.setAttribute("box",new ut(new Int16Array(4*u),4)),h.setDrawRange(0,r?0:e);
let f=r?new Tt(h,l):new lo(h,l);return f.frustumCulled=!1,this.object.add(f),{kind:t,every:s,geometry:h,object:f,data:this.data,complete:!1}}dispose(){this.whole&&ff(this.whole),this.few&&ff(this.few),
this.whole=this.few=null,this.object.removeFromParent(),this.count=0}};function z1(i,e){for(let t=0;t<e;t++)i[t]=t;return e}function V1(i,e){for(let t=e-1;t>=0;t--){let n=4*i[t];for(let s=0;s<Io.length;s++)
i[Io.length*t+s]=n+Io[s]}}function G1(i,e,t){for(let n=0,s=e.length/t;n<s;n++)for(let r=0;r<4;r++)for(let a=0;a<t;a++)i[(4*n+r)*t+a]=e[n*t+a]}function ff(i){i.geometry.dispose(),i.object.material.dispose(),
i.object.removeFromParent()}var Ty=30,Ay=[[.55,.42,1],[-.55,.42,1],[-.55,.42,-1],[.55,.42,-1]],mf=1e-6;Ke.enabled=!1;var Ey="EXT_conservative_depth",H1=.5,X1=2e5,ko=class{constructor(e,t,n){this.canvas=e;this.onDrawn=n;this.renderer=
new mu({canvas:e,antialias:!1,alpha:!1,powerPreference:"high-performance"}),this.renderer.autoClear=!0;let s=this.renderer.getContext(),r=s.getExtension(Ey)!==null;this.sparing=yy(s),this.shot=new Ru(
this.renderer,!this.sparing),this.pace=new Au(()=>this.drawNow(),()=>xy(s)),this.shared=dy(t),this.particles=new Fo(this.shared,r),this.polyhedra=new Cu(this.shared,this.particles.uniforms),this.balls=
new Fo(this.shared,r),this.balls.uniforms.coloring.value=0,this.balls.uniforms.plain.value=new B(.42,.5,.57),this.balls.uniforms.hiddenGroups.value=2,this.contacts=new Mu(this.shared,this.root),this.panels=
new Eu(this.shared,this.root),this.fluid=new Su(this.shared,this.root),this.controls=this.steered(),e.addEventListener("webglcontextrestored",()=>{s.getExtension(Ey),this.draw()})}canvas;onDrawn;renderer;shared;root=new so;camera=new Ai(
Ty,1,.01,100);controls;partner=null;particles;polyhedra;balls;ballNumbers=[];ballPlaces=new Float32Array(0);hidden=new Set;solids=null;links=null;lines=new B;contacts;panels;fluid;scene=null;frame=null;pace;led=!1;held=!1;size={
width:1,height:1,ratio:1};covered={width:0,height:0};fitted=null;every=1;target=new jt(5,5);shot;sparing;drawn=0;drawnWhole=0;steered(){let e=new bu(this.camera,this.canvas);return e.zoomToCursor=!0,e.
addEventListener("change",()=>this.moved()),e}moved(){this.draw(),this.led||this.partner?.seeAs(this)}seeAs(e){this.led=!0,this.setUp(e.camera.up),this.camera.position.copy(e.camera.position),this.camera.
near=e.camera.near,this.camera.far=e.camera.far,this.camera.view=e.camera.view&&{...e.camera.view},this.camera.updateProjectionMatrix(),this.controls.target.copy(e.controls.target),this.controls.update(),
this.led=!1,this.draw()}setUp(e){this.camera.up.equals(e)||(this.camera.up.copy(e),this.controls.dispose(),this.controls=this.steered())}setBackground(e,t,n){py(this.shared,n),this.root.background=new nt(
e),this.lines.set(...[1,3,5].map(s=>parseInt(t.slice(s,s+2),16)/255)),this.draw()}setScene(e,t){this.solids?.dispose(),this.links?.dispose(),this.contacts.dispose(),this.panels.dispose(),this.fluid.dispose(),
this.scene=e,this.frame=null,this.solids=new Pu(this.shared,e),this.links=new wu(this.shared,e,this.lines),this.ballNumbers=(e.header.shapes??[]).flatMap((s,r)=>s.radius!==void 0?[r]:[]),this.root.add(
this.solids.group,this.links.object);let n=e.blocks.get("pose");this.solids.pose((e.header.shapes??[]).map((s,r)=>r),n),this.placeBalls(s=>n.subarray(7*s,7*s+3)),t||this.fit(),this.pace.restart(),this.
draw()}dispose(){this.clear(),this.controls.dispose(),this.renderer.dispose(),this.renderer.forceContextLoss()}clear(){this.solids?.dispose(),this.links?.dispose(),this.particles.dispose(),this.polyhedra.
dispose(),this.balls.dispose(),this.contacts.dispose(),this.panels.dispose(),this.fluid.dispose(),this.solids=this.links=this.scene=this.frame=null,this.draw()}placeBalls(e){let t=this.scene?.header.shapes??
[],n=new Float32Array(4*this.ballNumbers.length);this.ballNumbers.forEach((s,r)=>{n.set(e(s),4*r),n[4*r+3]=t[s].radius??0}),this.ballPlaces=n,this.showBalls(),this.root.add(this.balls.object)}showBalls(){
let e=this.scene?.header.shapes??[];this.balls.place(this.ballPlaces,null,Uint8Array.from(this.ballNumbers,t=>this.hidden.has(e[t].object)?1:0))}setFrame(e){if(!this.scene)return;this.frame=e;let t=e.
header,n=this.particles.uniforms,s=e.blocks.get("position"),r=s instanceof Uint16Array;n.origin.value.set(...t.low),n.scale.value=r?new bt(t.high[0]-t.low[0],t.high[1]-t.low[1],t.high[2]-t.low[2],t.max_radius):
new bt(1,1,1,1),this.particles.place(this.polyhedra.place(e,s),e.blocks.get("scalar")??null,e.blocks.get("group")??null),this.every=1,this.root.add(this.particles.object,this.polyhedra.object);let a=this.
scene.header.shapes??[],o=this.scene.header.links??[],l=a.flatMap((d,c)=>d.static?[]:[c]),h=e.blocks.get("pose"),u=this.scene.blocks.get("pose");this.solids?.pose(l,h);let f=new Map(l.map((d,c)=>[d,c]));
this.placeBalls(d=>f.has(d)?h.subarray(7*f.get(d),7*f.get(d)+3):u.subarray(7*d,7*d+3)),this.links?.update(e.blocks.get("ends"),e.blocks.get("tension"),e.blocks.get("state"),d=>o[d].edge),this.setNumbers(),
this.draw()}showContacts(e){return this.contacts.show(this.frame,e),this.particles.uniforms.shrink.value=this.contacts.largest>0?.3:1,this.draw(),this.contacts.largest}showPanels(e){return this.panels.
show(this.frame,e),this.draw(),this.panels.largest}scalePanels(e){this.panels.scale(e),this.draw()}showFluid(e,t){return this.fluid.show(this.frame,e,t),this.draw(),this.fluid.largest}scaleFlow(e){this.
fluid.scale(e),this.draw()}setNumbers(){this.particles.uniforms.base.value=1;let e=1+this.particles.count;this.solids?.setBase(e),this.balls.uniforms.base.value=1+this.particles.count+(this.scene?.header.
shapes??[]).length,this.links&&(this.links.uniforms.base.value=this.balls.uniforms.base.value+this.balls.count)}setColors(e){let t=this.frame?.header.scalar,n=this.particles.uniforms;if(n.coloring.value=
e.scalar&&t?2:1,t){let{factor:s,offset:r,logarithm:a}=Wp(t,e.scale);n.scalarScale.value.set(s,r,a)}this.links&&(this.links.uniforms.tensionRange.value.set(...e.tensions),this.links.uniforms.coloring.value=
e.links==="tension"?1:0),this.draw()}tensions(){let[e,t]=this.links?.tensions()??[0,0];return Math.max(-e,t)<mf?[0,0]:[e,t]}tightest(){return this.links?.tightest()??-1}hide(e){let t=this.scene?.header;
this.hidden=e,t&&(this.solids?.show(n=>!e.has(t.shapes[n].object)),this.links?.show(n=>!e.has(t.links[n].object)),this.particles.uniforms.hiddenGroups.value=(t.groups??[]).reduce((n,s,r)=>n|(e.has(s)?
1<<Math.min(r,20):0),0),this.showBalls(),this.draw())}choose(e){this.particles.uniforms.chosen.value=e?.kind==="particle"?e.number:-1,this.solids?.choose(e?.kind==="shape"?e.number:-1),this.balls.uniforms.
chosen.value=e?.kind==="shape"?this.ballNumbers.indexOf(e.number):-1,this.links&&(this.links.uniforms.chosen.value=e?.kind==="link"?e.number:-1),this.draw()}clip(e){this.shared.clipPlane.value.set(...e?
[...e.normal,e.offset]:[0,0,0,1]),this.draw()}resize(e,t,n){this.size={width:e,height:t,ratio:n},this.camera.aspect=e/Math.max(t,1),this.camera.updateProjectionMatrix(),this.refit(),this.draw()}leaveFree(e,t){
this.covered={width:e,height:t},this.refit()}refit(){this.fitted&&this.camera.position.equals(this.fitted.from)&&this.fit(this.fitted.direction)}places(){let e=1-this.covered.width/this.size.width,t=1-
this.covered.height/this.size.height,n=[[e,1],[1,t]].filter(s=>Math.min(...s)>H1);return n.length>0?n:[[1,1]]}fit(e){let t=this.scene?.header;if(!t)return;let n=new B(...t.low),s=new B(...t.high),r=new B(
...t.up),a=n.clone().add(s).multiplyScalar(.5),o=Math.max(n.distanceTo(s)/2,1e-6),l=new B(1,0,0).addScaledVector(r,-r.x);l.length()<.5&&l.set(0,1,0).addScaledVector(r,-r.y),l.normalize();let h=l.clone().
cross(r),u=y=>l.clone().multiplyScalar(y[0]).addScaledVector(r,y[1]).addScaledVector(h,y[2]).normalize(),f=this.solids?.floors(r)??[],d=e?u(e):Ay.map(u).find(y=>f.every(S=>S.dot(y)>0))??u(Ay[0]);this.
setUp(r);let c=[...Array(8).keys()].map(y=>new B(y&1?s.x:n.x,y&2?s.y:n.y,y&4?s.z:n.z)),g=Math.tan(Ty/360*Math.PI)/1.1,w=r.clone().cross(d).normalize(),p=d.clone().cross(w),m=([y,S])=>c.reduce((U,P)=>{
let D=P.clone().sub(a);return Math.max(U,D.dot(d)+Math.max(Math.abs(D.dot(p))/(g*S),Math.abs(D.dot(w))/(g*this.camera.aspect*y)))},o*.1),[v,E]=this.places().reduce((y,S)=>m(S)<m(y)?S:y),M=m([v,E]),{width:C,
height:A}=this.size;this.camera.setViewOffset(C,A,(1-v)/2*C,(1-E)/2*A,C,A),this.camera.position.copy(a).addScaledVector(d,M),this.camera.near=o/500,this.camera.far=M+60*o,this.camera.updateProjectionMatrix(),
this.controls.target.copy(a),this.controls.update(),this.fitted={direction:e,from:this.camera.position.clone()},this.moved()}view(){return this.fitted&&!this.fitted.direction&&this.camera.position.equals(
this.fitted.from)?null:[...this.camera.position,...this.controls.target]}look(e){this.camera.position.fromArray(e),this.controls.target.fromArray(e,3),this.controls.update(),this.moved()}aim(e){let t=new B(
...e).sub(this.controls.target);this.move(t)}pan(e,t){let n=this.controls.target.clone().sub(this.camera.position),s=n.clone().cross(this.camera.up).normalize(),r=s.clone().cross(n).normalize();this.move(
s.multiplyScalar(e*n.length()).addScaledVector(r,t*n.length()))}move(e){this.controls.target.add(e),this.camera.position.add(e),this.controls.update(),this.moved()}orbit(e,t,n=1){let s=this.camera.position.
clone().sub(this.controls.target);s.applyAxisAngle(this.camera.up,-e*Math.PI/180);let r=this.camera.up.clone().cross(s).normalize(),a=s.clone().applyAxisAngle(r,-t*Math.PI/180);Math.abs(a.clone().normalize().
dot(this.camera.up))<.999&&s.copy(a),this.camera.position.copy(this.controls.target).addScaledVector(s,1/n),this.controls.update(),this.moved()}draw(){this.held||this.pace.ask()}hold(e){this.held=e,e||
this.shot.free(),this.draw()}shows(){return this.frame!==null&&this.pace.idle()}async drawnUp(){do await new Promise(e=>requestAnimationFrame(e));while(!this.pace.idle())}rests(){return this.pace.rests()}drawNow(){
let{width:e,height:t,ratio:n}=this.size,s=this.pace.level===2?this.particles.fewest(this.sparing):1;s!==this.every&&this.particles.show(s),this.every=s;let r=this.pace.level===0&&this.particles.count<
X1;this.render(e,t,r?Math.max(n,2):this.pace.level===2?1:n),this.drawn++,s===1&&this.drawnWhole++,this.onDrawn(s)}render(e,t,n){let s=this.renderer,r=s.getSize(new Re);(r.x!==e||r.y!==t||s.getPixelRatio()!==
n)&&s.setDrawingBufferSize(e,t,n),this.paint(e,t,n)}paint(e,t,n){this.shared.viewport.value.set(Math.floor(e*n),Math.floor(t*n)),this.shared.pixelRatio.value=n,this.leaveOut(e,t),this.renderer.render(
this.root,this.camera)}leaveOut(e,t){this.camera.updateMatrixWorld(),this.particles.leaveOut(this.sparing?this.camera:null,e,t),this.balls.leaveOut(null,e,t)}pick(e,t,n,s){let r=this.root.background;this.
root.background=null,this.shared.picking.value=!0,this.contacts.hide(!0),this.panels.hide(!0),this.fluid.hide(!0),this.leaveOut(n,s);let a=this.camera.view,o=a?a.offsetX/a.fullWidth*n:0,l=a?a.offsetY/
a.fullHeight*s:0;this.camera.setViewOffset(n,s,o+e-2,l+t-2,5,5),this.shared.viewport.value.set(5,5),this.shared.pixelRatio.value=1,this.renderer.setRenderTarget(this.target),this.renderer.setClearColor(
0,0),this.renderer.clear(),this.renderer.render(this.root,this.camera);let h=new Uint8Array(100);this.renderer.readRenderTargetPixels(this.target,0,0,5,5,h),this.renderer.setRenderTarget(null),this.camera.
setViewOffset(n,s,o,l,n,s),this.shared.picking.value=!1,this.contacts.hide(!1),this.panels.hide(!1),this.fluid.hide(!1),this.root.background=r;let u=0,f=1/0;for(let d=0;d<25;d++){let c=(h[4*d]|h[4*d+1]<<
8|h[4*d+2]<<16|h[4*d+3]<<24)>>>0,g=(d%5-2)**2+(Math.floor(d/5)-2)**2;c>0&&g<f&&(u=c,f=g)}return this.draw(),u===0?null:this.named(u-1)}named(e){if(e<this.particles.count)return{kind:"particle",number:e};
e-=this.particles.count;let t=(this.scene?.header.shapes??[]).length;return e<t?{kind:"shape",number:e}:(e-=t,e<this.balls.count?{kind:"shape",number:this.ballNumbers[e]}:(e-=this.balls.count,e<(this.
links?.count??0)?{kind:"link",number:e}:null))}picture(e,t,n=2){let s=n*Math.max(e,t)<=this.renderer.capabilities.maxTextureSize?n:1;return this.shoot(e,t,()=>this.shot.take(e,t,s,()=>this.paint(e,t,s)))}filmed(e,t){
this.shared.covering.value=this.shot.covering;let n=this.shoot(e,t,()=>this.shot.begin(e,t,()=>this.paint(e,t,1)));return this.shared.covering.value=!1,n}shoot(e,t,n){let s=this.camera.aspect;this.camera.
aspect=e/t,this.camera.updateProjectionMatrix(),this.particles.show(this.every=1);let r=n();return this.held||this.shot.free(),this.camera.aspect=s,this.camera.updateProjectionMatrix(),r}};var mi=new URLSearchParams(location.hash.slice(1)),q1=300,gf=(i,...e)=>e.includes(i),Cy=(i,e)=>{let t=(i??"").split(",").map(Number);return i&&t.length===e&&t.every(Number.isFinite)?t:null};function Ry(){
let i=mi.get("panel"),e=mi.get("contacts"),t=Cy(mi.get("cut"),4);gf(i,"plots","objects","compare","reports","run")&&(Ii.value=i),gf(e,"chains","arrows")&&(_i.value=e),mi.get("wires")==="state"&&(Ti.value=
"state"),t&&(hn.value={normal:[t[0],t[1],t[2]],offset:t[3]}),mi.has("hide")&&(an.value=new Set(mi.getAll("hide"))),mi.get("legend")==="no"&&(Hn.value=!1)}function Py(){let[i,e]=(mi.get("pick")??"").split(
" ");gf(i,"particle","shape","link")&&Number.isInteger(Number(e))&&(vt.value={kind:i,number:Number(e)})}function Iy(){let i=Cy(mi.get("view"),6);return mi.delete("view"),i}var Fy=()=>null,ky=i=>{Fy=i},
yf=0,Dy=0;function xf(){yf||(yf=setTimeout($1,Math.max(0,Dy+q1-performance.now())))}function $1(){yf=0,Dy=performance.now();let i=ae.peek();if(!i)return;let e=new URLSearchParams(i.id==="preview"?{model:i.
path}:{run:i.id,k:String(ht.peek())}),t=(r,a)=>{a!==null&&e.append(r,a)},n=vt.peek(),s=hn.peek();e.set("color",dt.peek()),t("view",Fy()?.map(r=>String(Number(r.toPrecision(7)))).join(",")??null),t("pi\
ck",n&&`${n.kind} ${n.number}`),t("panel",Ii.peek()==="plots"?null:Ii.peek()),t("contacts",_i.peek()||null),t("wires",Ti.peek()==="state"?"state":null),t("cut",s&&[...s.normal,s.offset].join(","));for(let r of an.
peek())t("hide",r);t("legend",Hn.peek()?null:"no"),history.replaceState(null,"","#"+e)}Ze(()=>{ae.value,ht.value,dt.value,vt.value,Ii.value,_i.value,Ti.value,hn.value,an.value,Hn.value,xf()});function Do({low:i,high:e,unit:t,mid:n=(i+e)/2}){let s=gs.value;return x("div",{class:"ramp",children:[x("div",{class:"bar",style:{background:e>i?`linear-gradient(90deg, ${s.filter((r,a)=>a%15===0).join(
", ")})`:s[s.length>>1]}}),x("div",{class:"ends",children:e>i?x(it,{children:[x("span",{children:yt(i)}),x("span",{children:yt(n)}),x("span",{children:[yt(e)," ",t]})]}):x("span",{children:["all ",yt(
i)," ",t]})})]})}function bf(i){if(!i?.fluid?.columns)return"";let[e,t]=i.fluid.level;return e===t?`${yt(t)} m`:`${yt(e)} to ${yt(t)} m`}function Ly({changed:i}){let e=Bt(null),t=Pp(l=>{e.current?.disconnect(),
e.current=l&&new ResizeObserver(()=>i(l)),l?e.current.observe(l):i(null)},[]),n=St.value?.header;if(!n)return null;let s=We.value?.header.scalar,r=(We.value?.header.particles??0)>0,a=(n.links??[]).some(
l=>!l.edge),o=bf(We.value?.header);return!r&&!a&&o===""&&!(ln.value>0)&&!(on.value>0)?null:x("section",{ref:t,class:"legend","aria-label":"Colours",children:[r&&x(it,{children:[x("label",{children:["P\
articles"," ",x("select",{value:dt.value,onChange:l=>pl(l.currentTarget.value),children:[x("option",{value:"",children:"group"}),(n.scalars??[]).filter(l=>!fi||l.name===fi.scalar).map(l=>x("option",{value:l.
name,children:l.name}))]})]}),dt.value!==""&&s&&x(it,{children:[x(Do,{low:Ws(ds.value).range[0],mid:Gp(ds.value),high:ka.value[1],unit:s.unit}),Fa(Wn.value)!==""&&x("p",{class:"beyond",children:[Fa(Wn.
value),", shown as the nearest end"]}),Wn.value.missing>0&&x("p",{class:"missing",children:[x("span",{class:"swatch",style:{background:ol}}),Wn.value.missing," not a number"]}),x("label",{children:["R\
ange"," ",x("select",{value:Gn.value,onChange:l=>{Hs.value=ka.value,Gn.value=l.currentTarget.value},children:[x("option",{value:"seen",children:"frames so far"}),x("option",{value:"frame",children:"th\
is frame"}),(An.value?.[0]??0)<0&&x("option",{value:"symmetric",children:"symmetric about 0"}),x("option",{value:"fixed",children:"fixed"})]})]}),Gn.value!=="symmetric"&&ka.value[1]>0&&x("label",{children:[
x("input",{type:"checkbox",checked:ll.value,onChange:l=>{ll.value=l.currentTarget.checked}})," logarithmic"]}),Gn.value==="fixed"&&[0,1].map(l=>x("label",{children:[l===0?"from":"to"," ",x("input",{type:"\
number",step:"any",value:Hs.value[l],onChange:h=>{let u=[...Hs.value];u[l]=h.currentTarget.valueAsNumber,u.every(Number.isFinite)&&u[0]<u[1]?Hs.value=u:h.currentTarget.value=String(Hs.value[l])}})]}))]}),
dt.value===""&&(n.groups??[]).length>1&&x("ul",{class:"groups",children:n.groups.map((l,h)=>x("li",{children:[x("span",{class:"swatch",style:{background:pf[h%8]}}),l]}))})]}),r&&(ae.value?.live||We.value?.
blocks.has("contact"))&&x(it,{children:[x("label",{children:["Contacts"," ",x("select",{value:_i.value,onChange:l=>{_i.value=l.currentTarget.value},children:[x("option",{value:"",children:"none"}),x("\
option",{value:"chains",children:"force chains"}),x("option",{value:"arrows",children:"arrows"})]})]}),Da.value>0&&x(Do,{low:0,high:Da.value,unit:"N"})]}),on.value>0&&x(it,{children:[x("label",{children:[
x("input",{type:"checkbox",checked:fs.value,onChange:l=>{fs.value=l.currentTarget.checked}})," Fluid pressure"]}),fs.value&&x(Do,{low:0,high:on.value,unit:"Pa"})]}),o!==""&&x("label",{children:[x("inp\
ut",{type:"checkbox",checked:qs.value,onChange:l=>{qs.value=l.currentTarget.checked}})," Fluid up to ",x("span",{class:"swatch",style:{background:vu}}),o]}),ln.value>0&&x(it,{children:[x("label",{children:[
x("input",{type:"checkbox",checked:ps.value,onChange:l=>{ps.value=l.currentTarget.checked}})," Fluid velocity"]}),ps.value&&x(Do,{low:0,high:ln.value,unit:"m/s"})]}),a&&x(it,{children:[x("label",{children:[
"Wires"," ",x("select",{value:Ti.value,onChange:l=>{Ti.value=l.currentTarget.value},children:[x("option",{value:"tension",children:"tension"}),x("option",{value:"state",children:"state"})]})]}),Ti.value===
"tension"?Ni.value[1]>Ni.value[0]?x(Do,{low:Ni.value[0],high:Ni.value[1],unit:"N"}):x("p",{children:["none above ",yt(mf)," N"]}):x("ul",{class:"groups",children:[x("li",{children:[x("span",{class:"sw\
atch",style:{background:ul.value}}),"taut"]}),x("li",{children:[x("span",{class:"swatch",style:{background:"#9ea8b8"}}),"slack (thinner)"]}),x("li",{children:[x("span",{class:"swatch",style:{background:"\
#d65e00"}}),"yielded"]})]})]})]})}var st=null,_f=null,Y1=(i,e)=>e?[Math.min(i[0],e[0]),Math.max(i[1],e[1])]:i;function By(i,e,t,n){return[Ze(()=>{(!e.value||e===St)&&(on.value=ln.value=0)}),Ze(()=>i.setBackground(Cn.value?"#171b20":"#\
f4f6f8",ul.value,gs.value)),Ze(()=>{e.value?(i.setScene(e.value,n()),i.hide(an.peek())):i.clear()}),Ze(()=>{t.value&&(i.setFrame(t.value),Ni.value=Y1(st.tensions(),_f?.tensions()))}),Ze(()=>{t.value,i.
setColors({scalar:dt.value!=="",scale:ds.value,links:Ti.value,tensions:Ni.value})}),Ze(()=>{t.value&&(on.value=Math.max(on.peek(),i.showPanels(fs.value)))}),Ze(()=>i.scalePanels(on.value)),Ze(()=>{t.value&&
(ln.value=Math.max(ln.peek(),i.showFluid(qs.value,ps.value)))}),Ze(()=>i.scaleFlow(ln.value)),Ze(()=>i.hide(an.value)),Ze(()=>i.clip(hn.value))]}var Uy=null;function Ny(i,e){let t=e.getBoundingClientRect(),
n=Uy?.getBoundingClientRect();n&&n.left<t.right?i.leaveFree(t.right-n.left,t.bottom-n.top):i.leaveFree(0,0)}function Oy(i,e){let t=()=>{i.resize(e.clientWidth,e.clientHeight,Math.min(devicePixelRatio,
2)),Ny(i,e)},n=new ResizeObserver(t);return n.observe(e),t(),()=>n.disconnect()}function J1(){let i=Bt(null);return Vt(()=>{let e=_f=new ko(i.current,gs.value,()=>{});window.gabionBeside=e;let t=[Oy(e,
i.current),...By(e,Er,Xs,()=>!0)];return e.partner=st,st.partner=e,e.seeAs(st),()=>{t.forEach(n=>n()),st.partner=_f=null,e.dispose()}},[]),x(it,{children:[x("canvas",{ref:i,class:"beside",tabIndex:0,"\
aria-label":"Picture of the other run, seen from the same place."}),x("p",{class:"which",children:[rn.value.find(e=>e.id===di.value)?.name,", ",Gs(Xs.value?.header.time??0)]})]})}var Z1=4;function zy(){
let i=Bt(null);Vt(()=>{let t=i.current;try{st=new ko(t,gs.value,h=>{hl.value=h,xf()})}catch{Cr.value=!0;return}let n=st;ky(()=>n.view()),sm(()=>n.drawnUp()),window.gabionStage=n;let s=[Oy(n,t),...By(n,
St,We,()=>Tr.peek()),Ze(()=>{We.value,Da.value=n.showContacts(_i.value)}),Ze(()=>n.choose(vt.value)),Ze(()=>{let h=St.value&&Iy();h&&n.look(h)})],r=null,a=h=>{r=h.button===0?[h.offsetX,h.offsetY]:null},
o=h=>{r&&Math.hypot(h.offsetX-r[0],h.offsetY-r[1])<Z1&&(vt.value=n.pick(h.offsetX,h.offsetY,t.clientWidth,t.clientHeight)),r=null},l=()=>{bi.value&&n.aim(bi.value.at)};return t.addEventListener("point\
erdown",a),t.addEventListener("pointerup",o),t.addEventListener("dblclick",l),()=>s.forEach(h=>h())},[]);let e=Er.value!==null&&!Cr.value;return x("main",{class:e?"stage two":"stage",children:[x("h1",
{class:"unseen",children:ae.value?`Run ${ae.value.name}`:"Gabion"}),Cr.value&&ae.value?.live&&We.value&&x(K1,{id:ae.value.id,name:ae.value.name,time:We.value.header.time}),Cr.value&&ae.value&&!ae.value.
live&&x("img",{class:"drawn",alt:`Picture of ${ae.value.name} at frame ${ht.value+1}`,src:`/api/1/runs/${ae.value.id}/frames/${ht.value}/picture?width=960&height=700${Vy()}&version=${ae.value.version??
0}`}),Cr.value&&x("p",{class:"note",children:"This browser draws no WebGL 2: the program draws pictures in its place, which cannot be turned or clicked."}),x("canvas",{ref:i,tabIndex:0,"aria-label":"P\
icture of the run. Arrow keys with Ctrl turn it."}),e&&x(J1,{}),(e||ae.value?.title)&&x("p",{class:"caption",children:e?ae.value?.name:ae.value?.title}),!St.value&&Et.value?.models&&!ae.value&&x("p",{
class:"empty",children:Wt.value===""?"There is no model here yet: New makes one.":Oi.value.length>0?"The model is drawn here as soon as nothing is wrong with it.":""}),ae.value&&!ae.value.live&&Gt.value.
length===0&&x("p",{class:"empty",children:['This run has no frames, only curves: "outputs: ',"{","replay: 10 ms","}",'" in its model writes some.']}),We.value&&x("p",{class:"clock",children:Gs(We.value.
header.time)}),hl.value>1&&x("p",{class:"thinned",children:["1 of ",hl.value," particles while it moves"]}),Hn.value&&x(Ly,{changed:t=>{Uy=t,st&&Ny(st,i.current)}}),x(eg,{}),Qe.value&&x("p",{class:"me\
ssage",role:"alert",children:[Qe.value," ",x("button",{onClick:()=>{Qe.value=""},"aria-label":"Close this message",children:"\xD7"})]})]})}var Vy=()=>[...an.value].map(i=>`&hide=${encodeURIComponent(i)}`).
join("");function K1({id:i,name:e,time:t}){let[n,s]=Sa(t),[r,a]=Sa(!1);Vt(()=>{r&&n!==t&&(a(!1),s(t))},[r,n,t]);let o=()=>a(!0);return x("img",{class:"drawn",alt:`Picture of ${e} under way`,src:`/api/\
1/runs/${i}/live/picture?width=960&height=700${Vy()}&time=${n}`,onLoad:o,onError:o})}var j1=500;function Gy(){let i=Gt.value;if(i.length<2)return null;let e=i[0],t=i[i.length-1],n=(ae.value?.events??[]).filter(r=>r.time>=e&&r.time<=t),s=r=>`${100*(r-e)/Math.max(t-e,1e-300)}%`;return x(
"footer",{class:"timeline","aria-label":"Time",children:[x("button",{onClick:()=>ki(0),"aria-label":"To the first frame",title:"Home",children:"\xAB"}),x("button",{onClick:gl,"aria-label":Pi.value?"Pa\
use":"Play",title:"Space",class:"play",children:Pi.value?"\u23F8":"\u25B6"}),x("button",{onClick:()=>ki(i.length-1),"aria-label":"To the last frame",title:"End",children:"\xBB"}),x("div",{class:"track",
children:[x("input",{type:"range",min:0,max:i.length-1,step:1,value:ht.value,"aria-label":"Frame","aria-valuetext":Gs(i[ht.value]??0),onInput:r=>ki(r.currentTarget.valueAsNumber)}),x("div",{class:"eve\
nts","aria-hidden":"true",children:n.slice(0,j1).map(r=>x("span",{class:`mark ${r.kind}`,style:{left:s(r.time)},title:`${r.kind}: ${r.name} at ${r.time} s`}))})]}),x("output",{children:[ht.value+1," /\
 ",i.length]}),x("label",{children:["Speed"," ",x("select",{value:Tn.value,onChange:r=>{Tn.value=Number(r.currentTarget.value)},children:[.1,.25,.5,1,2].map(r=>x("option",{value:r,children:[r," \xD7"]}))})]})]})}var fa=null;function Q1(i,e){let t=0;return i.forEach((n,s)=>{Math.abs(n-e)<Math.abs(i[t]-e)&&(t=s)}),t}Ze(()=>{let i=Ar.value&&di.value!==ae.value?.id?di.value:"";ai(()=>{Er.value=Xs.value=null}),fa=
null,i&&eT(i).catch(Hy)});async function eT(i){let e=await Ut(`runs/${i}`);if(e.times.length===0)return;let t=await Rn(`runs/${i}/scene`);di.peek()!==i||!Ar.peek()||(fa=e,Er.value=t,await Wy())}var vf=!1;
async function Wy(){if(!vf){vf=!0;try{for(let i="";fa;){let e=fa,t=Q1(e.times,We.peek()?.header.time??0),n=`${e.id} ${t} ${dt.peek()}`;if(n===i)return;let s=await Fr(e,t);fa===e&&(ai(()=>{Xs.value=s,Mc(
s)}),i=n)}}finally{vf=!1}}}Ze(()=>{We.value,dt.value,fa&&Wy().catch(Hy)});var Hy=i=>{Qe.value=i.message};var Ff=(i,e,t)=>{if(!e.has(i))throw TypeError("Cannot "+t)},k=(i,e,t)=>(Ff(i,e,"read from private field"),t?t.call(i):e.get(i)),Je=(i,e,t)=>{if(e.has(i))throw TypeError("Cannot add the same private me\
mber more than once");e instanceof WeakSet?e.add(i):e.set(i,t)},ui=(i,e,t,n)=>(Ff(i,e,"write to private field"),n?n.call(i,t):e.set(i,t),t),tT=(i,e,t,n)=>({set _(s){ui(i,e,s,t)},get _(){return k(i,e,n)}}),
rt=(i,e,t)=>(Ff(i,e,"access private method"),t),at=new Uint8Array(8),On=new DataView(at.buffer),ii=i=>[(i%256+256)%256],mt=i=>(On.setUint16(0,i,!1),[at[0],at[1]]),iT=i=>(On.setInt16(0,i,!1),[at[0],at[1]]),
qy=i=>(On.setUint32(0,i,!1),[at[1],at[2],at[3]]),ve=i=>(On.setUint32(0,i,!1),[at[0],at[1],at[2],at[3]]),nT=i=>(On.setInt32(0,i,!1),[at[0],at[1],at[2],at[3]]),br=i=>(On.setUint32(0,Math.floor(i/2**32),
!1),On.setUint32(4,i,!1),[at[0],at[1],at[2],at[3],at[4],at[5],at[6],at[7]]),kf=i=>(On.setInt16(0,2**8*i,!1),[at[0],at[1]]),Un=i=>(On.setInt32(0,2**16*i,!1),[at[0],at[1],at[2],at[3]]),wf=i=>(On.setInt32(
0,2**30*i,!1),[at[0],at[1],at[2],at[3]]),pn=(i,e=!1)=>{let t=Array(i.length).fill(null).map((n,s)=>i.charCodeAt(s));return e&&t.push(0),t},Bu=i=>i&&i[i.length-1],Df=i=>{let e;for(let t of i)(!e||t.presentationTimestamp>
e.presentationTimestamp)&&(e=t);return e},Nn=(i,e,t=!0)=>{let n=i*e;return t?Math.round(n):n},$y=i=>{let e=i*(Math.PI/180),t=Math.cos(e),n=Math.sin(e);return[t,n,0,-n,t,0,0,0,1]},Yy=$y(0),Jy=i=>[Un(i[0]),
Un(i[1]),wf(i[2]),Un(i[3]),Un(i[4]),wf(i[5]),Un(i[6]),Un(i[7]),wf(i[8])],Uo=i=>!i||typeof i!="object"?i:Array.isArray(i)?i.map(Uo):Object.fromEntries(Object.entries(i).map(([e,t])=>[e,Uo(t)])),ya=i=>i>=
0&&i<2**32,$t=(i,e,t)=>({type:i,contents:e&&new Uint8Array(e.flat(10)),children:t}),Rt=(i,e,t,n,s)=>$t(i,[ii(e),qy(t),n??[]],s),sT=i=>{let e=512;return i.fragmented?$t("ftyp",[pn("iso5"),ve(e),pn("iso\
5"),pn("iso6"),pn("mp41")]):$t("ftyp",[pn("isom"),ve(e),pn("isom"),i.holdsAvc?pn("avc1"):[],pn("mp41")])},Mf=i=>({type:"mdat",largeSize:i}),rT=i=>({type:"free",size:i}),Iu=(i,e,t=!1)=>$t("moov",null,[
aT(e,i),...i.map(n=>oT(n,e)),t?NT(i):null]),aT=(i,e)=>{let t=Nn(Math.max(0,...e.filter(a=>a.samples.length>0).map(a=>{let o=Df(a.samples);return o.presentationTimestamp+o.duration})),Af),n=Math.max(...e.
map(a=>a.id))+1,s=!ya(i)||!ya(t),r=s?br:ve;return Rt("mvhd",+s,0,[r(i),r(i),ve(Af),r(t),Un(1),kf(1),Array(10).fill(0),Jy(Yy),Array(24).fill(0),ve(n)])},oT=(i,e)=>$t("trak",null,[lT(i,e),hT(i,e)]),lT=(i,e)=>{
let t=Df(i.samples),n=Nn(t?t.presentationTimestamp+t.duration:0,Af),s=!ya(e)||!ya(n),r=s?br:ve,a;return i.info.type==="video"?a=typeof i.info.rotation=="number"?$y(i.info.rotation):i.info.rotation:a=Yy,
Rt("tkhd",+s,3,[r(e),r(e),ve(i.id),ve(0),r(n),Array(8).fill(0),mt(0),mt(0),kf(i.info.type==="audio"?1:0),mt(0),Jy(a),Un(i.info.type==="video"?i.info.width:0),Un(i.info.type==="video"?i.info.height:0)])},
hT=(i,e)=>$t("mdia",null,[uT(i,e),cT(i.info.type==="video"?"vide":"soun"),dT(i)]),uT=(i,e)=>{let t=Df(i.samples),n=Nn(t?t.presentationTimestamp+t.duration:0,i.timescale),s=!ya(e)||!ya(n),r=s?br:ve;return Rt(
"mdhd",+s,0,[r(e),r(e),ve(i.timescale),r(n),mt(21956),mt(0)])},cT=i=>Rt("hdlr",0,0,[pn("mhlr"),pn(i),ve(0),ve(0),ve(0),pn("mp4-muxer-hdlr",!0)]),dT=i=>$t("minf",null,[i.info.type==="video"?fT():pT(),mT(),
xT(i)]),fT=()=>Rt("vmhd",0,1,[mt(0),mt(0),mt(0),mt(0)]),pT=()=>Rt("smhd",0,0,[mt(0),mt(0)]),mT=()=>$t("dinf",null,[gT()]),gT=()=>Rt("dref",0,0,[ve(1)],[yT()]),yT=()=>Rt("url ",0,1),xT=i=>{let e=i.compositionTimeOffsetTable.
length>1||i.compositionTimeOffsetTable.some(t=>t.sampleCompositionTimeOffset!==0);return $t("stbl",null,[bT(i),FT(i),kT(i),DT(i),LT(i),BT(i),e?UT(i):null])},bT=i=>Rt("stsd",0,0,[ve(1)],[i.info.type===
"video"?_T(YT[i.info.codec],i):RT(ZT[i.info.codec],i)]),_T=(i,e)=>$t(i,[Array(6).fill(0),mt(1),mt(0),mt(0),Array(12).fill(0),mt(e.info.width),mt(e.info.height),ve(4718592),ve(4718592),ve(0),mt(1),Array(
32).fill(0),mt(24),iT(65535)],[JT[e.info.codec](e),e.info.decoderConfig.colorSpace?ST(e):null]),vT={bt709:1,bt470bg:5,smpte170m:6},wT={bt709:1,smpte170m:6,"iec61966-2-1":13},MT={rgb:0,bt709:1,bt470bg:5,
smpte170m:6},ST=i=>$t("colr",[pn("nclx"),mt(vT[i.info.decoderConfig.colorSpace.primaries]),mt(wT[i.info.decoderConfig.colorSpace.transfer]),mt(MT[i.info.decoderConfig.colorSpace.matrix]),ii((i.info.decoderConfig.
colorSpace.fullRange?1:0)<<7)]),TT=i=>i.info.decoderConfig&&$t("avcC",[...new Uint8Array(i.info.decoderConfig.description)]),AT=i=>i.info.decoderConfig&&$t("hvcC",[...new Uint8Array(i.info.decoderConfig.
description)]),ET=i=>{if(!i.info.decoderConfig)return null;let e=i.info.decoderConfig;if(!e.colorSpace)throw new Error("'colorSpace' is required in the decoder config for VP9.");let t=e.codec.split("."),
n=Number(t[1]),s=Number(t[2]),o=(Number(t[3])<<4)+(0<<1)+Number(e.colorSpace.fullRange);return Rt("vpcC",1,0,[ii(n),ii(s),ii(o),ii(2),ii(2),ii(2),mt(0)])},CT=()=>{let t=(1<<7)+1;return $t("av1C",[t,0,
0,0])},RT=(i,e)=>$t(i,[Array(6).fill(0),mt(1),mt(0),mt(0),ve(0),mt(e.info.numberOfChannels),mt(16),mt(0),mt(0),Un(e.info.sampleRate)],[KT[e.info.codec](e)]),PT=i=>{let e=new Uint8Array(i.info.decoderConfig.
description);return Rt("esds",0,0,[ve(58753152),ii(32+e.byteLength),mt(1),ii(0),ve(75530368),ii(18+e.byteLength),ii(64),ii(21),qy(0),ve(130071),ve(130071),ve(92307584),ii(e.byteLength),...e,ve(109084800),
ii(1),ii(2)])},IT=i=>{let e=3840,t=0,n=i.info.decoderConfig?.description;if(n){if(n.byteLength<18)throw new TypeError("Invalid decoder description provided for Opus; must be at least 18 bytes long.");
let s=ArrayBuffer.isView(n)?new DataView(n.buffer,n.byteOffset,n.byteLength):new DataView(n);e=s.getUint16(10,!0),t=s.getInt16(14,!0)}return $t("dOps",[ii(0),ii(i.info.numberOfChannels),mt(e),ve(i.info.
sampleRate),kf(t),ii(0)])},FT=i=>Rt("stts",0,0,[ve(i.timeToSampleTable.length),i.timeToSampleTable.map(e=>[ve(e.sampleCount),ve(e.sampleDelta)])]),kT=i=>{if(i.samples.every(t=>t.type==="key"))return null;
let e=[...i.samples.entries()].filter(([,t])=>t.type==="key");return Rt("stss",0,0,[ve(e.length),e.map(([t])=>ve(t+1))])},DT=i=>Rt("stsc",0,0,[ve(i.compactlyCodedChunkTable.length),i.compactlyCodedChunkTable.
map(e=>[ve(e.firstChunk),ve(e.samplesPerChunk),ve(1)])]),LT=i=>Rt("stsz",0,0,[ve(0),ve(i.samples.length),i.samples.map(e=>ve(e.size))]),BT=i=>i.finalizedChunks.length>0&&Bu(i.finalizedChunks).offset>=
2**32?Rt("co64",0,0,[ve(i.finalizedChunks.length),i.finalizedChunks.map(e=>br(e.offset))]):Rt("stco",0,0,[ve(i.finalizedChunks.length),i.finalizedChunks.map(e=>ve(e.offset))]),UT=i=>Rt("ctts",0,0,[ve(
i.compositionTimeOffsetTable.length),i.compositionTimeOffsetTable.map(e=>[ve(e.sampleCount),ve(e.sampleCompositionTimeOffset)])]),NT=i=>$t("mvex",null,i.map(OT)),OT=i=>Rt("trex",0,0,[ve(i.id),ve(1),ve(
0),ve(0),ve(0)]),Xy=(i,e)=>$t("moof",null,[zT(i),...e.map(VT)]),zT=i=>Rt("mfhd",0,0,[ve(i)]),Zy=i=>{let e=0,t=0,n=0,s=0,r=i.type==="delta";return t|=+r,r?e|=1:e|=2,e<<24|t<<16|n<<8|s},VT=i=>$t("traf",
null,[GT(i),WT(i),HT(i)]),GT=i=>{let e=0;e|=8,e|=16,e|=32,e|=131072;let t=i.currentChunk.samples[1]??i.currentChunk.samples[0],n={duration:t.timescaleUnitsToNextSample,size:t.size,flags:Zy(t)};return Rt(
"tfhd",0,e,[ve(i.id),ve(n.duration),ve(n.size),ve(n.flags)])},WT=i=>Rt("tfdt",1,0,[br(Nn(i.currentChunk.startTimestamp,i.timescale))]),HT=i=>{let e=i.currentChunk.samples.map(w=>w.timescaleUnitsToNextSample),
t=i.currentChunk.samples.map(w=>w.size),n=i.currentChunk.samples.map(Zy),s=i.currentChunk.samples.map(w=>Nn(w.presentationTimestamp-w.decodeTimestamp,i.timescale)),r=new Set(e),a=new Set(t),o=new Set(
n),l=new Set(s),h=o.size===2&&n[0]!==n[1],u=r.size>1,f=a.size>1,d=!h&&o.size>1,c=l.size>1||[...l].some(w=>w!==0),g=0;return g|=1,g|=4*+h,g|=256*+u,g|=512*+f,g|=1024*+d,g|=2048*+c,Rt("trun",1,g,[ve(i.currentChunk.
samples.length),ve(i.currentChunk.offset-i.currentChunk.moofOffset||0),h?ve(n[0]):[],i.currentChunk.samples.map((w,p)=>[u?ve(e[p]):[],f?ve(t[p]):[],d?ve(n[p]):[],c?nT(s[p]):[]])])},XT=i=>$t("mfra",null,
[...i.map(qT),$T()]),qT=(i,e)=>Rt("tfra",1,0,[ve(i.id),ve(63),ve(i.finalizedChunks.length),i.finalizedChunks.map(n=>[br(Nn(n.startTimestamp,i.timescale)),br(n.moofOffset),ve(e+1),ve(1),ve(1)])]),$T=()=>Rt(
"mfro",0,0,[ve(0)]),YT={avc:"avc1",hevc:"hvc1",vp9:"vp09",av1:"av01"},JT={avc:TT,hevc:AT,vp9:ET,av1:CT},ZT={aac:"mp4a",opus:"Opus"},KT={aac:PT,opus:IT};var Gu=class{},Lf=class extends Gu{constructor(){super(...arguments),this.buffer=null}},Ky=class extends Gu{constructor(i){if(super(),this.options=i,typeof i!="object")throw new TypeError("StreamTarge\
t requires an options object to be passed to its constructor.");if(i.onData){if(typeof i.onData!="function")throw new TypeError("options.onData, when provided, must be a function.");if(i.onData.length<
2)throw new TypeError("options.onData, when provided, must be a function that takes in at least two arguments (data and position). Ignoring the position argument, which specifies the byte offset at wh\
ich the data is to be written, can lead to broken outputs.")}if(i.chunked!==void 0&&typeof i.chunked!="boolean")throw new TypeError("options.chunked, when provided, must be a boolean.");if(i.chunkSize!==
void 0&&(!Number.isInteger(i.chunkSize)||i.chunkSize<1024))throw new TypeError("options.chunkSize, when provided, must be an integer and not smaller than 1024.")}},jT=class extends Gu{constructor(i,e){
if(super(),this.stream=i,this.options=e,!(i instanceof FileSystemWritableFileStream))throw new TypeError("FileSystemWritableFileStreamTarget requires a FileSystemWritableFileStream instance.");if(e!==
void 0&&typeof e!="object")throw new TypeError("FileSystemWritableFileStreamTarget's options, when provided, must be an object.");if(e&&e.chunkSize!==void 0&&(!Number.isInteger(e.chunkSize)||e.chunkSize<=
0))throw new TypeError("options.chunkSize, when provided, must be a positive integer")}},pr,pa,jy=class{constructor(){this.pos=0,Je(this,pr,new Uint8Array(8)),Je(this,pa,new DataView(k(this,pr).buffer)),
this.offsets=new WeakMap}seek(i){this.pos=i}writeU32(i){k(this,pa).setUint32(0,i,!1),this.write(k(this,pr).subarray(0,4))}writeU64(i){k(this,pa).setUint32(0,Math.floor(i/2**32),!1),k(this,pa).setUint32(
4,i,!1),this.write(k(this,pr).subarray(0,8))}writeAscii(i){for(let e=0;e<i.length;e++)k(this,pa).setUint8(e%8,i.charCodeAt(e)),e%8===7&&this.write(k(this,pr));i.length%8!==0&&this.write(k(this,pr).subarray(
0,i.length%8))}writeBox(i){if(this.offsets.set(i,this.pos),i.contents&&!i.children)this.writeBoxHeader(i,i.size??i.contents.byteLength+8),this.write(i.contents);else{let e=this.pos;if(this.writeBoxHeader(
i,0),i.contents&&this.write(i.contents),i.children)for(let s of i.children)s&&this.writeBox(s);let t=this.pos,n=i.size??t-e;this.seek(e),this.writeBoxHeader(i,n),this.seek(t)}}writeBoxHeader(i,e){this.
writeU32(i.largeSize?1:e),this.writeAscii(i.type),i.largeSize&&this.writeU64(e)}measureBoxHeader(i){return 8+(i.largeSize?8:0)}patchBox(i){let e=this.pos;this.seek(this.offsets.get(i)),this.writeBox(i),
this.seek(e)}measureBox(i){if(i.contents&&!i.children)return this.measureBoxHeader(i)+i.contents.byteLength;{let e=this.measureBoxHeader(i);if(i.contents&&(e+=i.contents.byteLength),i.children)for(let t of i.
children)t&&(e+=this.measureBox(t));return e}}};pr=new WeakMap;pa=new WeakMap;var Fu,xr,Go,Lo,ku,Sf,QT=class extends jy{constructor(i){super(),Je(this,ku),Je(this,Fu,void 0),Je(this,xr,new ArrayBuffer(
2**16)),Je(this,Go,new Uint8Array(k(this,xr))),Je(this,Lo,0),ui(this,Fu,i)}write(i){rt(this,ku,Sf).call(this,this.pos+i.byteLength),k(this,Go).set(i,this.pos),this.pos+=i.byteLength,ui(this,Lo,Math.max(
k(this,Lo),this.pos))}finalize(){rt(this,ku,Sf).call(this,this.pos),k(this,Fu).buffer=k(this,xr).slice(0,Math.max(k(this,Lo),this.pos))}};Fu=new WeakMap;xr=new WeakMap;Go=new WeakMap;Lo=new WeakMap;ku=
new WeakSet;Sf=function(i){let e=k(this,xr).byteLength;for(;e<i;)e*=2;if(e===k(this,xr).byteLength)return;let t=new ArrayBuffer(e),n=new Uint8Array(t);n.set(k(this,Go),0),ui(this,xr,t),ui(this,Go,n)};
var eA=2**24,tA=2,No,mr,Bo,as,Qi,Uu,Tf,Bf,Qy,Uf,ex,Oo,Nu,Nf=class extends jy{constructor(i){super(),Je(this,Uu),Je(this,Bf),Je(this,Uf),Je(this,Oo),Je(this,No,void 0),Je(this,mr,[]),Je(this,Bo,void 0),
Je(this,as,void 0),Je(this,Qi,[]),ui(this,No,i),ui(this,Bo,i.options?.chunked??!1),ui(this,as,i.options?.chunkSize??eA)}write(i){k(this,mr).push({data:i.slice(),start:this.pos}),this.pos+=i.byteLength}flush(){
if(k(this,mr).length===0)return;let i=[],e=[...k(this,mr)].sort((t,n)=>t.start-n.start);i.push({start:e[0].start,size:e[0].data.byteLength});for(let t=1;t<e.length;t++){let n=i[i.length-1],s=e[t];s.start<=
n.start+n.size?n.size=Math.max(n.size,s.start+s.data.byteLength-n.start):i.push({start:s.start,size:s.data.byteLength})}for(let t of i){t.data=new Uint8Array(t.size);for(let n of k(this,mr))t.start<=n.
start&&n.start<t.start+t.size&&t.data.set(n.data,n.start-t.start);k(this,Bo)?(rt(this,Uu,Tf).call(this,t.data,t.start),rt(this,Oo,Nu).call(this)):k(this,No).options.onData?.(t.data,t.start)}k(this,mr).
length=0}finalize(){k(this,Bo)&&rt(this,Oo,Nu).call(this,!0)}};No=new WeakMap;mr=new WeakMap;Bo=new WeakMap;as=new WeakMap;Qi=new WeakMap;Uu=new WeakSet;Tf=function(i,e){let t=k(this,Qi).findIndex(o=>o.
start<=e&&e<o.start+k(this,as));t===-1&&(t=rt(this,Uf,ex).call(this,e));let n=k(this,Qi)[t],s=e-n.start,r=i.subarray(0,Math.min(k(this,as)-s,i.byteLength));n.data.set(r,s);let a={start:s,end:s+r.byteLength};
if(rt(this,Bf,Qy).call(this,n,a),n.written[0].start===0&&n.written[0].end===k(this,as)&&(n.shouldFlush=!0),k(this,Qi).length>tA){for(let o=0;o<k(this,Qi).length-1;o++)k(this,Qi)[o].shouldFlush=!0;rt(this,
Oo,Nu).call(this)}r.byteLength<i.byteLength&&rt(this,Uu,Tf).call(this,i.subarray(r.byteLength),e+r.byteLength)};Bf=new WeakSet;Qy=function(i,e){let t=0,n=i.written.length-1,s=-1;for(;t<=n;){let r=Math.
floor(t+(n-t+1)/2);i.written[r].start<=e.start?(t=r+1,s=r):n=r-1}for(i.written.splice(s+1,0,e),(s===-1||i.written[s].end<e.start)&&s++;s<i.written.length-1&&i.written[s].end>=i.written[s+1].start;)i.written[s].
end=Math.max(i.written[s].end,i.written[s+1].end),i.written.splice(s+1,1)};Uf=new WeakSet;ex=function(i){let t={start:Math.floor(i/k(this,as))*k(this,as),data:new Uint8Array(k(this,as)),written:[],shouldFlush:!1};
return k(this,Qi).push(t),k(this,Qi).sort((n,s)=>n.start-s.start),k(this,Qi).indexOf(t)};Oo=new WeakSet;Nu=function(i=!1){for(let e=0;e<k(this,Qi).length;e++){let t=k(this,Qi)[e];if(!(!t.shouldFlush&&
!i)){for(let n of t.written)k(this,No).options.onData?.(t.data.subarray(n.start,n.end),t.start+n.start);k(this,Qi).splice(e--,1)}}};var iA=class extends Nf{constructor(i){super(new Ky({onData:(e,t)=>i.
stream.write({type:"write",data:e,position:t}),chunked:!0,chunkSize:i.options?.chunkSize}))}},Af=1e3,nA=["avc","hevc","vp9","av1"],sA=["aac","opus"],rA=2082844800,aA=["strict","offset","cross-track-of\
fset"],Pe,Ue,Ou,ji,gi,hi,ma,ga,Of,gr,yr,zo,Ef,tx,Cf,ix,zf,nx,Rf,sx,Vf,rx,Du,Pf,Bn,rs,Gf,ax,Vo,zu,Vu,Wf,xa,Wo,Lu,If,ox=class{constructor(i){if(Je(this,Ef),Je(this,Cf),Je(this,zf),Je(this,Rf),Je(this,Vf),
Je(this,Du),Je(this,Bn),Je(this,Gf),Je(this,Vo),Je(this,Vu),Je(this,xa),Je(this,Lu),Je(this,Pe,void 0),Je(this,Ue,void 0),Je(this,Ou,void 0),Je(this,ji,void 0),Je(this,gi,null),Je(this,hi,null),Je(this,
ma,Math.floor(Date.now()/1e3)+rA),Je(this,ga,[]),Je(this,Of,1),Je(this,gr,[]),Je(this,yr,[]),Je(this,zo,!1),rt(this,Ef,tx).call(this,i),i.video=Uo(i.video),i.audio=Uo(i.audio),i.fastStart=Uo(i.fastStart),
this.target=i.target,ui(this,Pe,{firstTimestampBehavior:"strict",...i}),i.target instanceof Lf)ui(this,Ue,new QT(i.target));else if(i.target instanceof Ky)ui(this,Ue,new Nf(i.target));else if(i.target instanceof
jT)ui(this,Ue,new iA(i.target));else throw new Error(`Invalid target: ${i.target}`);rt(this,Rf,sx).call(this),rt(this,Cf,ix).call(this)}addVideoChunk(i,e,t,n){if(!(i instanceof EncodedVideoChunk))throw new TypeError(
"addVideoChunk's first argument (sample) must be of type EncodedVideoChunk.");if(e&&typeof e!="object")throw new TypeError("addVideoChunk's second argument (meta), when provided, must be an object.");
if(t!==void 0&&(!Number.isFinite(t)||t<0))throw new TypeError("addVideoChunk's third argument (timestamp), when provided, must be a non-negative real number.");if(n!==void 0&&!Number.isFinite(n))throw new TypeError(
"addVideoChunk's fourth argument (compositionTimeOffset), when provided, must be a real number.");let s=new Uint8Array(i.byteLength);i.copyTo(s),this.addVideoChunkRaw(s,i.type,t??i.timestamp,i.duration,
e,n)}addVideoChunkRaw(i,e,t,n,s,r){if(!(i instanceof Uint8Array))throw new TypeError("addVideoChunkRaw's first argument (data) must be an instance of Uint8Array.");if(e!=="key"&&e!=="delta")throw new TypeError(
"addVideoChunkRaw's second argument (type) must be either 'key' or 'delta'.");if(!Number.isFinite(t)||t<0)throw new TypeError("addVideoChunkRaw's third argument (timestamp) must be a non-negative real\
 number.");if(!Number.isFinite(n)||n<0)throw new TypeError("addVideoChunkRaw's fourth argument (duration) must be a non-negative real number.");if(s&&typeof s!="object")throw new TypeError("addVideoCh\
unkRaw's fifth argument (meta), when provided, must be an object.");if(r!==void 0&&!Number.isFinite(r))throw new TypeError("addVideoChunkRaw's sixth argument (compositionTimeOffset), when provided, mu\
st be a real number.");if(rt(this,Lu,If).call(this),!k(this,Pe).video)throw new Error("No video track declared.");if(typeof k(this,Pe).fastStart=="object"&&k(this,gi).samples.length===k(this,Pe).fastStart.
expectedVideoChunks)throw new Error(`Cannot add more video chunks than specified in 'fastStart' (${k(this,Pe).fastStart.expectedVideoChunks}).`);let a=rt(this,Du,Pf).call(this,k(this,gi),i,e,t,n,s,r);
if(k(this,Pe).fastStart==="fragmented"&&k(this,hi)){for(;k(this,yr).length>0&&k(this,yr)[0].decodeTimestamp<=a.decodeTimestamp;){let o=k(this,yr).shift();rt(this,Bn,rs).call(this,k(this,hi),o)}a.decodeTimestamp<=
k(this,hi).lastDecodeTimestamp?rt(this,Bn,rs).call(this,k(this,gi),a):k(this,gr).push(a)}else rt(this,Bn,rs).call(this,k(this,gi),a)}addAudioChunk(i,e,t){if(!(i instanceof EncodedAudioChunk))throw new TypeError(
"addAudioChunk's first argument (sample) must be of type EncodedAudioChunk.");if(e&&typeof e!="object")throw new TypeError("addAudioChunk's second argument (meta), when provided, must be an object.");
if(t!==void 0&&(!Number.isFinite(t)||t<0))throw new TypeError("addAudioChunk's third argument (timestamp), when provided, must be a non-negative real number.");let n=new Uint8Array(i.byteLength);i.copyTo(
n),this.addAudioChunkRaw(n,i.type,t??i.timestamp,i.duration,e)}addAudioChunkRaw(i,e,t,n,s){if(!(i instanceof Uint8Array))throw new TypeError("addAudioChunkRaw's first argument (data) must be an instan\
ce of Uint8Array.");if(e!=="key"&&e!=="delta")throw new TypeError("addAudioChunkRaw's second argument (type) must be either 'key' or 'delta'.");if(!Number.isFinite(t)||t<0)throw new TypeError("addAudi\
oChunkRaw's third argument (timestamp) must be a non-negative real number.");if(!Number.isFinite(n)||n<0)throw new TypeError("addAudioChunkRaw's fourth argument (duration) must be a non-negative real \
number.");if(s&&typeof s!="object")throw new TypeError("addAudioChunkRaw's fifth argument (meta), when provided, must be an object.");if(rt(this,Lu,If).call(this),!k(this,Pe).audio)throw new Error("No\
 audio track declared.");if(typeof k(this,Pe).fastStart=="object"&&k(this,hi).samples.length===k(this,Pe).fastStart.expectedAudioChunks)throw new Error(`Cannot add more audio chunks than specified in \
'fastStart' (${k(this,Pe).fastStart.expectedAudioChunks}).`);let r=rt(this,Du,Pf).call(this,k(this,hi),i,e,t,n,s);if(k(this,Pe).fastStart==="fragmented"&&k(this,gi)){for(;k(this,gr).length>0&&k(this,gr)[0].
decodeTimestamp<=r.decodeTimestamp;){let a=k(this,gr).shift();rt(this,Bn,rs).call(this,k(this,gi),a)}r.decodeTimestamp<=k(this,gi).lastDecodeTimestamp?rt(this,Bn,rs).call(this,k(this,hi),r):k(this,yr).
push(r)}else rt(this,Bn,rs).call(this,k(this,hi),r)}finalize(){if(k(this,zo))throw new Error("Cannot finalize a muxer more than once.");if(k(this,Pe).fastStart==="fragmented"){for(let e of k(this,gr))
rt(this,Bn,rs).call(this,k(this,gi),e);for(let e of k(this,yr))rt(this,Bn,rs).call(this,k(this,hi),e);rt(this,Vu,Wf).call(this,!1)}else k(this,gi)&&rt(this,Vo,zu).call(this,k(this,gi)),k(this,hi)&&rt(
this,Vo,zu).call(this,k(this,hi));let i=[k(this,gi),k(this,hi)].filter(Boolean);if(k(this,Pe).fastStart==="in-memory"){let e;for(let n=0;n<2;n++){let s=Iu(i,k(this,ma)),r=k(this,Ue).measureBox(s);e=k(
this,Ue).measureBox(k(this,ji));let a=k(this,Ue).pos+r+e;for(let o of k(this,ga)){o.offset=a;for(let{data:l}of o.samples)a+=l.byteLength,e+=l.byteLength}if(a<2**32)break;e>=2**32&&(k(this,ji).largeSize=
!0)}let t=Iu(i,k(this,ma));k(this,Ue).writeBox(t),k(this,ji).size=e,k(this,Ue).writeBox(k(this,ji));for(let n of k(this,ga))for(let s of n.samples)k(this,Ue).write(s.data),s.data=null}else if(k(this,Pe).
fastStart==="fragmented"){let e=k(this,Ue).pos,t=XT(i);k(this,Ue).writeBox(t);let n=k(this,Ue).pos-e;k(this,Ue).seek(k(this,Ue).pos-4),k(this,Ue).writeU32(n)}else{let e=k(this,Ue).offsets.get(k(this,ji)),
t=k(this,Ue).pos-e;k(this,ji).size=t,k(this,ji).largeSize=t>=2**32,k(this,Ue).patchBox(k(this,ji));let n=Iu(i,k(this,ma));if(typeof k(this,Pe).fastStart=="object"){k(this,Ue).seek(k(this,Ou)),k(this,Ue).
writeBox(n);let s=e-k(this,Ue).pos;k(this,Ue).writeBox(rT(s))}else k(this,Ue).writeBox(n)}rt(this,xa,Wo).call(this),k(this,Ue).finalize(),ui(this,zo,!0)}};Pe=new WeakMap;Ue=new WeakMap;Ou=new WeakMap;
ji=new WeakMap;gi=new WeakMap;hi=new WeakMap;ma=new WeakMap;ga=new WeakMap;Of=new WeakMap;gr=new WeakMap;yr=new WeakMap;zo=new WeakMap;Ef=new WeakSet;tx=function(i){if(typeof i!="object")throw new TypeError(
"The muxer requires an options object to be passed to its constructor.");if(!(i.target instanceof Gu))throw new TypeError("The target must be provided and an instance of Target.");if(i.video){if(!nA.includes(
i.video.codec))throw new TypeError(`Unsupported video codec: ${i.video.codec}`);if(!Number.isInteger(i.video.width)||i.video.width<=0)throw new TypeError(`Invalid video width: ${i.video.width}. Must b\
e a positive integer.`);if(!Number.isInteger(i.video.height)||i.video.height<=0)throw new TypeError(`Invalid video height: ${i.video.height}. Must be a positive integer.`);let e=i.video.rotation;if(typeof e==
"number"&&![0,90,180,270].includes(e))throw new TypeError(`Invalid video rotation: ${e}. Has to be 0, 90, 180 or 270.`);if(Array.isArray(e)&&(e.length!==9||e.some(t=>typeof t!="number")))throw new TypeError(
`Invalid video transformation matrix: ${e.join()}`);if(i.video.frameRate!==void 0&&(!Number.isInteger(i.video.frameRate)||i.video.frameRate<=0))throw new TypeError(`Invalid video frame rate: ${i.video.
frameRate}. Must be a positive integer.`)}if(i.audio){if(!sA.includes(i.audio.codec))throw new TypeError(`Unsupported audio codec: ${i.audio.codec}`);if(!Number.isInteger(i.audio.numberOfChannels)||i.
audio.numberOfChannels<=0)throw new TypeError(`Invalid number of audio channels: ${i.audio.numberOfChannels}. Must be a positive integer.`);if(!Number.isInteger(i.audio.sampleRate)||i.audio.sampleRate<=
0)throw new TypeError(`Invalid audio sample rate: ${i.audio.sampleRate}. Must be a positive integer.`)}if(i.firstTimestampBehavior&&!aA.includes(i.firstTimestampBehavior))throw new TypeError(`Invalid \
first timestamp behavior: ${i.firstTimestampBehavior}`);if(typeof i.fastStart=="object"){if(i.video){if(i.fastStart.expectedVideoChunks===void 0)throw new TypeError("'fastStart' is an object but is mi\
ssing property 'expectedVideoChunks'.");if(!Number.isInteger(i.fastStart.expectedVideoChunks)||i.fastStart.expectedVideoChunks<0)throw new TypeError("'expectedVideoChunks' must be a non-negative integ\
er.")}if(i.audio){if(i.fastStart.expectedAudioChunks===void 0)throw new TypeError("'fastStart' is an object but is missing property 'expectedAudioChunks'.");if(!Number.isInteger(i.fastStart.expectedAudioChunks)||
i.fastStart.expectedAudioChunks<0)throw new TypeError("'expectedAudioChunks' must be a non-negative integer.")}}else if(![!1,"in-memory","fragmented"].includes(i.fastStart))throw new TypeError("'fastS\
tart' option must be false, 'in-memory', 'fragmented' or an object.");if(i.minFragmentDuration!==void 0&&(!Number.isFinite(i.minFragmentDuration)||i.minFragmentDuration<0))throw new TypeError("'minFra\
gmentDuration' must be a non-negative number.")};Cf=new WeakSet;ix=function(){if(k(this,Ue).writeBox(sT({holdsAvc:k(this,Pe).video?.codec==="avc",fragmented:k(this,Pe).fastStart==="fragmented"})),ui(this,
Ou,k(this,Ue).pos),k(this,Pe).fastStart==="in-memory")ui(this,ji,Mf(!1));else if(k(this,Pe).fastStart!=="fragmented"){if(typeof k(this,Pe).fastStart=="object"){let i=rt(this,zf,nx).call(this);k(this,Ue).
seek(k(this,Ue).pos+i)}ui(this,ji,Mf(!0)),k(this,Ue).writeBox(k(this,ji))}rt(this,xa,Wo).call(this)};zf=new WeakSet;nx=function(){if(typeof k(this,Pe).fastStart!="object")return;let i=0,e=[k(this,Pe).
fastStart.expectedVideoChunks,k(this,Pe).fastStart.expectedAudioChunks];for(let t of e)t&&(i+=8*Math.ceil(2/3*t),i+=4*t,i+=12*Math.ceil(2/3*t),i+=4*t,i+=8*t);return i+=4096,i};Rf=new WeakSet;sx=function(){
if(k(this,Pe).video&&ui(this,gi,{id:1,info:{type:"video",codec:k(this,Pe).video.codec,width:k(this,Pe).video.width,height:k(this,Pe).video.height,rotation:k(this,Pe).video.rotation??0,decoderConfig:null},
timescale:k(this,Pe).video.frameRate??57600,samples:[],finalizedChunks:[],currentChunk:null,firstDecodeTimestamp:void 0,lastDecodeTimestamp:-1,timeToSampleTable:[],compositionTimeOffsetTable:[],lastTimescaleUnits:null,
lastSample:null,compactlyCodedChunkTable:[]}),k(this,Pe).audio&&(ui(this,hi,{id:k(this,Pe).video?2:1,info:{type:"audio",codec:k(this,Pe).audio.codec,numberOfChannels:k(this,Pe).audio.numberOfChannels,
sampleRate:k(this,Pe).audio.sampleRate,decoderConfig:null},timescale:k(this,Pe).audio.sampleRate,samples:[],finalizedChunks:[],currentChunk:null,firstDecodeTimestamp:void 0,lastDecodeTimestamp:-1,timeToSampleTable:[],
compositionTimeOffsetTable:[],lastTimescaleUnits:null,lastSample:null,compactlyCodedChunkTable:[]}),k(this,Pe).audio.codec==="aac")){let i=rt(this,Vf,rx).call(this,2,k(this,Pe).audio.sampleRate,k(this,
Pe).audio.numberOfChannels);k(this,hi).info.decoderConfig={codec:k(this,Pe).audio.codec,description:i,numberOfChannels:k(this,Pe).audio.numberOfChannels,sampleRate:k(this,Pe).audio.sampleRate}}};Vf=new WeakSet;
rx=function(i,e,t){let s=[96e3,88200,64e3,48e3,44100,32e3,24e3,22050,16e3,12e3,11025,8e3,7350].indexOf(e),r=t,a="";a+=i.toString(2).padStart(5,"0"),a+=s.toString(2).padStart(4,"0"),s===15&&(a+=e.toString(
2).padStart(24,"0")),a+=r.toString(2).padStart(4,"0");let o=Math.ceil(a.length/8)*8;a=a.padEnd(o,"0");let l=new Uint8Array(a.length/8);for(let h=0;h<a.length;h+=8)l[h/8]=parseInt(a.slice(h,h+8),2);return l};
Du=new WeakSet;Pf=function(i,e,t,n,s,r,a){let o=n/1e6,l=(n-(a??0))/1e6,h=s/1e6,u=rt(this,Gf,ax).call(this,o,l,i);return o=u.presentationTimestamp,l=u.decodeTimestamp,r?.decoderConfig&&(i.info.decoderConfig===
null?i.info.decoderConfig=r.decoderConfig:Object.assign(i.info.decoderConfig,r.decoderConfig)),{presentationTimestamp:o,decodeTimestamp:l,duration:h,data:e,size:e.byteLength,type:t,timescaleUnitsToNextSample:Nn(
h,i.timescale)}};Bn=new WeakSet;rs=function(i,e){k(this,Pe).fastStart!=="fragmented"&&i.samples.push(e);let t=Nn(e.presentationTimestamp-e.decodeTimestamp,i.timescale);if(i.lastTimescaleUnits!==null){
let s=Nn(e.decodeTimestamp,i.timescale,!1),r=Math.round(s-i.lastTimescaleUnits);if(i.lastTimescaleUnits+=r,i.lastSample.timescaleUnitsToNextSample=r,k(this,Pe).fastStart!=="fragmented"){let a=Bu(i.timeToSampleTable);
a.sampleCount===1?(a.sampleDelta=r,a.sampleCount++):a.sampleDelta===r?a.sampleCount++:(a.sampleCount--,i.timeToSampleTable.push({sampleCount:2,sampleDelta:r}));let o=Bu(i.compositionTimeOffsetTable);o.
sampleCompositionTimeOffset===t?o.sampleCount++:i.compositionTimeOffsetTable.push({sampleCount:1,sampleCompositionTimeOffset:t})}}else i.lastTimescaleUnits=0,k(this,Pe).fastStart!=="fragmented"&&(i.timeToSampleTable.
push({sampleCount:1,sampleDelta:Nn(e.duration,i.timescale)}),i.compositionTimeOffsetTable.push({sampleCount:1,sampleCompositionTimeOffset:t}));i.lastSample=e;let n=!1;if(!i.currentChunk)n=!0;else{let s=e.
presentationTimestamp-i.currentChunk.startTimestamp;if(k(this,Pe).fastStart==="fragmented"){let r=k(this,gi)??k(this,hi),a=k(this,Pe).minFragmentDuration??1;i===r&&e.type==="key"&&s>=a&&(n=!0,rt(this,
Vu,Wf).call(this))}else n=s>=.5}n&&(i.currentChunk&&rt(this,Vo,zu).call(this,i),i.currentChunk={startTimestamp:e.presentationTimestamp,samples:[]}),i.currentChunk.samples.push(e)};Gf=new WeakSet;ax=function(i,e,t){
let n=k(this,Pe).firstTimestampBehavior==="strict",s=t.lastDecodeTimestamp===-1;if(n&&s&&e!==0)throw new Error(`The first chunk for your media track must have a timestamp of 0 (received DTS=${e}).Non-\
zero first timestamps are often caused by directly piping frames or audio data from a MediaStreamTrack into the encoder. Their timestamps are typically relative to the age of thedocument, which is pro\
bably what you want.

If you want to offset all timestamps of a track such that the first one is zero, set firstTimestampBehavior: 'offset' in the options.
`);if(k(this,Pe).firstTimestampBehavior==="offset"||k(this,Pe).firstTimestampBehavior==="cross-track-offset"){t.firstDecodeTimestamp===void 0&&(t.firstDecodeTimestamp=e);let a;k(this,Pe).firstTimestampBehavior===
"offset"?a=t.firstDecodeTimestamp:a=Math.min(k(this,gi)?.firstDecodeTimestamp??1/0,k(this,hi)?.firstDecodeTimestamp??1/0),e-=a,i-=a}if(e<t.lastDecodeTimestamp)throw new Error(`Timestamps must be monot\
onically increasing (DTS went from ${t.lastDecodeTimestamp*1e6} to ${e*1e6}).`);return t.lastDecodeTimestamp=e,{presentationTimestamp:i,decodeTimestamp:e}};Vo=new WeakSet;zu=function(i){if(k(this,Pe).
fastStart==="fragmented")throw new Error("Can't finalize individual chunks if 'fastStart' is set to 'fragmented'.");if(i.currentChunk){if(i.finalizedChunks.push(i.currentChunk),k(this,ga).push(i.currentChunk),
(i.compactlyCodedChunkTable.length===0||Bu(i.compactlyCodedChunkTable).samplesPerChunk!==i.currentChunk.samples.length)&&i.compactlyCodedChunkTable.push({firstChunk:i.finalizedChunks.length,samplesPerChunk:i.
currentChunk.samples.length}),k(this,Pe).fastStart==="in-memory"){i.currentChunk.offset=0;return}i.currentChunk.offset=k(this,Ue).pos;for(let e of i.currentChunk.samples)k(this,Ue).write(e.data),e.data=
null;rt(this,xa,Wo).call(this)}};Vu=new WeakSet;Wf=function(i=!0){if(k(this,Pe).fastStart!=="fragmented")throw new Error("Can't finalize a fragment unless 'fastStart' is set to 'fragmented'.");let e=[
k(this,gi),k(this,hi)].filter(o=>o&&o.currentChunk);if(e.length===0)return;let t=tT(this,Of)._++;if(t===1){let o=Iu(e,k(this,ma),!0);k(this,Ue).writeBox(o)}let n=k(this,Ue).pos,s=Xy(t,e);k(this,Ue).writeBox(
s);{let o=Mf(!1),l=0;for(let u of e)for(let f of u.currentChunk.samples)l+=f.size;let h=k(this,Ue).measureBox(o)+l;h>=2**32&&(o.largeSize=!0,h=k(this,Ue).measureBox(o)+l),o.size=h,k(this,Ue).writeBox(
o)}for(let o of e){o.currentChunk.offset=k(this,Ue).pos,o.currentChunk.moofOffset=n;for(let l of o.currentChunk.samples)k(this,Ue).write(l.data),l.data=null}let r=k(this,Ue).pos;k(this,Ue).seek(k(this,
Ue).offsets.get(s));let a=Xy(t,e);k(this,Ue).writeBox(a),k(this,Ue).seek(r);for(let o of e)o.finalizedChunks.push(o.currentChunk),k(this,ga).push(o.currentChunk),o.currentChunk=null;i&&rt(this,xa,Wo).
call(this)};xa=new WeakSet;Wo=function(){k(this,Ue)instanceof Nf&&k(this,Ue).flush()};Lu=new WeakSet;If=function(){if(k(this,zo))throw new Error("Cannot add new video or audio chunks after the file ha\
s been finalized.")};var Wu=30,oA=60,lA=4;async function hA(i,e){let n=[["avc",Math.ceil(i/16)*Math.ceil(e/16)<=8192?"avc1.640028":"avc1.640034"],["vp9","vp09.00.51.08"]];for(let[s,r]of n){let a={codec:r,width:i,height:e,
bitrate:Math.max(2e6,8*i*e),framerate:Wu};if(typeof VideoEncoder<"u"&&(await VideoEncoder.isConfigSupported(a)).supported)return{muxed:s,config:a}}throw new Error(`This browser makes no films of ${i} \
x ${e} pixels.`)}function uA(i){return Hf(i).map(([e,t,n,s])=>{let r=Math.max(0,Math.floor(e)),a=Math.max(0,Math.floor(t)),o=Math.min(Math.ceil(e+n),i.canvas.width)-r,l=Math.min(Math.ceil(t+s),i.canvas.
height)-a,h=i.getImageData(r,a,o,l);return i.clearRect(r,a,o,l),{left:r,top:a,image:h}})}function cA(i,e){for(let{left:t,top:n,image:{data:s,width:r}}of i){let a=new Uint32Array(s.buffer);for(let o=0;o<
a.length;o++){if(a[o]===0)continue;let l=s[4*o+3]/255,h=4*((n+Math.floor(o/r))*e.width+t+o%r);for(let u=0;u<3;u++)e.data[h+u]+=l*(s[4*o+u]-e.data[h+u])}}}async function Hu(i,e,t,n=()=>!0){let s=Xf(2*Math.
ceil(i/2),2*Math.ceil(e/2)),{canvas:r}=s,{muxed:a,config:o}=await hA(r.width,r.height),l=new ox({target:new Lf,fastStart:"in-memory",video:{codec:a,width:r.width,height:r.height,frameRate:Wu}}),h=null,
u=new VideoEncoder({output:(d,c)=>l.addVideoChunk(d,c),error:d=>{h=d}}),f=(d,c)=>{let g=new VideoFrame(c.data,{format:"RGBX",codedWidth:r.width,codedHeight:r.height,timestamp:d*1e6/Wu,duration:1e6/Wu});
u.encode(g,{keyFrame:d%oA===0}),g.close()};try{u.configure(o),st.hold(!0),document.body.classList.add("filming");let d=()=>{};for(let c=0;c<Gt.value.length;c++){if(!n(c))return null;c===0&&await t(c);
let g=st.filmed(r.width,r.height),w=uA(s);d(),c+1<Gt.value.length&&await t(c+1);let p=await g;for(d=()=>{let m=p();cA(w,m),f(c,m)};u.encodeQueueSize>lA&&!h;)await new Promise(m=>setTimeout(m,5));if(h)
throw h}if(d(),await u.flush(),h)throw h}finally{document.body.classList.remove("filming"),st.hold(!1),u.state!=="closed"&&u.close()}return l.finalize(),new Blob([l.target.buffer],{type:"video/mp4"})}function Xu(i,e,t,n,s,r,a,o){let l=14*o,h=.8*o,u=i.createLinearGradient(r-l,0,r,0);gs.value.forEach((d,c,g)=>u.addColorStop(c/(g.length-1),d)),i.fillText(`${e} (${s})`,r-l,a-2.6*o),i.fillStyle=u,i.fillRect(
r-l,a-2.2*o,l,h),i.fillStyle=qf(),i.fillText(yt(t),r-l,a-.3*o);let f=yt(n);i.fillText(f,r-i.measureText(f).width,a-.3*o)}var qf=()=>matchMedia("(prefers-color-scheme: dark)").matches?"#e6ebf0":"#1f293\
3";function Hf(i){let{width:e,height:t}=i.canvas,n=Math.max(11,Math.min(e,t)/45);i.font=`${n}px system-ui, sans-serif`,i.fillStyle=qf();let s=ae.value?.title??"",r=Gs(We.value?.header.time??0);i.fillText(
s,n,1.6*n),i.fillText(r,n,t-.9*n);let a=[[0,0,2*n+i.measureText(s).width,3*n],[0,t-3*n,2*n+i.measureText(r).width,3*n]],o=We.value?.header.scalar,l=t-.6*n,h=14*n;if(o&&dt.value){let{range:[f,d],logarithmic:c}=Ws(
ds.value),g=[Fa(Wn.value),Wn.value.missing>0&&`${Wn.value.missing} not a number (grey)`].filter(Boolean).join(", ");g!==""&&(h=Math.max(h,i.measureText(g).width),i.fillText(g,e-n-h,l),l-=1.6*n),Xu(i,o.
name,f,d,c?`${o.unit}, logarithmic`:o.unit,e-n,l,n),l-=4*n}fs.value&&on.value>0&&(Xu(i,"pressure of the fluid",0,on.value,"Pa",e-n,l,n),l-=4*n),ps.value&&ln.value>0&&(Xu(i,"velocity of the fluid",0,ln.
value,"m/s",e-n,l,n),l-=4*n);let u=bf(We.value?.header);return qs.value&&u!==""&&(i.fillStyle=vu,i.fillRect(e-15*n,l-.9*n,n,n),i.fillStyle=qf(),i.fillText(`fluid up to ${u}`,e-13.4*n,l),l-=2*n),Ti.value===
"tension"&&Ni.value[1]>Ni.value[0]&&(Xu(i,"tension of wires",Ni.value[0],Ni.value[1],"N",e-n,l,n),l-=4*n),[...a,[e-h-4*n,l-2*n,h+4*n,t-l+2*n]]}function Xf(i,e){let t=document.createElement("canvas");return t.
width=i,t.height=e,t.getContext("2d",{willReadFrequently:!0})}async function $f(i,e){let t=Xf(i,e);return t.putImageData(st.picture(i,e),0,0),Hf(t),new Promise((n,s)=>t.canvas.toBlob(r=>r?n(r):s(new Error(
"the picture is too large")),"image/png"))}function lx(i,e,t){let n=document.createElement("a");n.href=URL.createObjectURL(i),n.download=`${ae.value?.name??"gabion"}${t}.${e}`,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),1e4)}async function hx(i,e){lx(await $f(i,e),"png",`-${(We.value?.header.time??0).toFixed(4)}s`)}async function ux(...i){let e=await Hu(...i);e&&lx(e,"mp4","")}async function cx(){let[i,e]=await Promise.all([Ut("hello"),Ut("runs")]);Ry(),mi.has("color")&&(dt.value=mi.get("color")),fi&&(dt.value=fi.scalar);let t=i.models?.find(l=>l===mi.get("model")),n=i.models&&
(t??(i.open||i.models[0])),s=e.find(l=>l.id===mi.get("run"))??e.find(l=>l.live)??e[0],r=s&&(!i.models||mi.has("run")||s.live),a=()=>i.opening&&(!t||t===i.opening.name)?bm(i.opening,!r):n?Ys(n,!r):null,
o=r?null:a();ai(()=>{rn.value=e,Et.value=i}),await(r?Fi(s.id,Number(mi.get("k")??0)):o),Py();for(let l=0;l<100&&(r||St.value)&&st&&!st.shows();l++)await new Promise(h=>setTimeout(h,10));r&&await a(),_m()}var Yf={plots:["Plots",jm],objects:["Objects",Bm],compare:["Compare",Im],reports:["Reports",ng],run:["Run",Pm]};function dA(){return x("header",{class:"top",children:[x("strong",{class:"name",children:"\
Gabion"}),rn.value.length>0&&x("label",{children:["Run"," ",x("select",{value:ae.value?.id,onChange:i=>{Fi(i.currentTarget.value)},children:[ae.value?.id==="preview"&&x("option",{value:"preview",children:"\
none"}),rn.value.map(i=>x("option",{value:i.id,children:i.name}))]})]}),x("span",{class:"space"}),qu.value?x("form",{class:"size",onSubmit:i=>{i.preventDefault(),qu.value=!1,fx(...os.value)},children:[
x("label",{children:["Width ",x("input",{type:"number",min:16,max:8192,value:os.value[0],onInput:i=>{os.value=[i.currentTarget.valueAsNumber,os.value[1]]}})]}),x("label",{children:["Height ",x("input",
{type:"number",min:16,max:8192,value:os.value[1],onInput:i=>{os.value=[os.value[0],i.currentTarget.valueAsNumber]}})]}),x("button",{children:"Save PNG"}),Gt.value.length>1&&!ae.value?.live&&x("button",
{type:"button",onClick:()=>{gA()},children:"Save film"}),x("button",{type:"button",onClick:()=>{qu.value=!1},"aria-label":"Close the size of pictures",children:"\xD7"})]}):x("button",{onClick:()=>{os.
value=[2*Math.round($u().clientWidth/2),2*Math.round($u().clientHeight/2)],qu.value=!0},children:"Picture"}),x("button",{onClick:()=>st?.fit(),title:"A",children:"Show all"}),x("button",{onClick:()=>{
ms.value=!0},title:"?",children:"Keys"})]})}function fA(){let i=Yf[Ii.value][1];return x("aside",{class:"side",children:[x("div",{role:"tablist","aria-label":"Panels",class:"tabs",children:Object.keys(
Yf).map(e=>x("button",{role:"tab",id:`tab-${e}`,"aria-selected":Ii.value===e,"aria-controls":"panel",onClick:()=>{Ii.value=e},children:Yf[e][0]}))}),x("div",{role:"tabpanel",id:"panel","aria-labelledb\
y":`tab-${Ii.value}`,tabIndex:0,class:"panel",children:x(i,{})})]})}function pA(){return Et.value?x(it,{children:[x(dA,{}),Et.value.models&&x(Rm,{}),x(zy,{}),x(fA,{}),ae.value?.live?x(Lm,{}):x(Gy,{}),
ms.value&&x(Dm,{}),Ls.value>0&&x(Fm,{done:Ls.value,of:Gt.value.length,stop:()=>{Ls.value=0}})]}):x("p",{class:"waiting",role:"status",children:Qe.value||"Opening\u2026"})}var qu=_e(!1),os=_e([0,0]),mA=500,
Ls=_e(0),$u=()=>document.querySelector(".stage canvas"),dx=i=>{Qe.value=i.message},fx=(i,e)=>hx(i,e).catch(dx);async function gA(){let i=ht.value;Pi.value=!1,Ls.value=1;let e=performance.now();await ux(
...os.value,Sc,t=>{let n=performance.now();return Ls.value>0&&n-e>mA&&(Ls.value=t+1,e=n),Ls.value>0}).catch(dx),Ls.value=0,ki(i)}He("Space","play or pause; pause a run under way, or have it go on",()=>ae.
value?.live?Pc():gl());He("ArrowRight","next frame; one step of a run that is paused",()=>ae.value?.live?Js("step"):ki(ht.value+1));He("ArrowLeft","frame before",()=>ki(ht.value-1));He("ArrowDown","te\
n frames on",()=>ki(ht.value+10));He("ArrowUp","ten frames back",()=>ki(ht.value-10));He("Home","first frame",()=>ki(0));He("End","last frame",()=>ki(Gt.value.length-1));He("+","play faster",()=>{Tn.value=
Math.min(2,Tn.value*2)});He("-","play slower",()=>{Tn.value=Math.max(.1,Tn.value/2)});He("Ctrl-ArrowLeft","turn the picture left",()=>st?.orbit(-15,0));He("Ctrl-ArrowRight","turn it right",()=>st?.orbit(
15,0));He("Ctrl-ArrowUp","look from higher",()=>st?.orbit(0,10));He("Ctrl-ArrowDown","look from lower",()=>st?.orbit(0,-10));He("Shift-ArrowLeft","move the picture left",()=>st?.pan(.1,0));He("Shift-A\
rrowRight","move it right",()=>st?.pan(-.1,0));He("Shift-ArrowUp","move it up",()=>st?.pan(0,-.1));He("Shift-ArrowDown","move it down",()=>st?.pan(0,.1));He("*","nearer",()=>st?.orbit(0,0,1.25));He("/",
"farther",()=>st?.orbit(0,0,.8));He(["a","A"],"show all",()=>st?.fit());He("1","from the front",()=>st?.fit([0,0,1]));He("3","from the side",()=>st?.fit([1,0,0]));He("7","from above",()=>st?.fit([0,1,
.001]));He(".","turn about what is picked",()=>{bi.value&&st?.aim(bi.value.at)});He("n","pick the next thing of the kind",()=>px(1));He("N","pick the one before",()=>px(-1));He("b","pick another kind:\
 particles, bodies, wires",mx);He("t","pick the wire with the largest tension",yA);He(["g","G"],"pick by name or number",()=>{Ii.value="objects",requestAnimationFrame(()=>document.querySelector(".find\
 input")?.focus())});He(["m","M"],"measure from what is picked: distances, and from two things angles",Gc);He(["c","C"],"cut across the middle, or not",xA);He(["k","K"],"colour particles by the next q\
uantity",bA);He("w","colour wires by tension or state",()=>{Ti.value=Ti.value==="tension"?"state":"tension"});He(["f","F"],"contacts as force chains, as arrows, or not",()=>{_i.value=_i.value===""?"ch\
ains":_i.value==="chains"?"arrows":""});He(["r","R","Ctrl-Enter"],"run the model; the last of them from its text too",()=>{Et.value?.models&&Va()});He("Ctrl-s","save the model",()=>{Li.value&&Dr()});He(
["s","S"],"stop the run",()=>Js("stop"));He(["l","L"],"legend",()=>{Hn.value=!Hn.value});He(["p","P"],"save a picture",()=>{fx($u().width,$u().height)});He(["?","F1"],"keys",()=>{ms.value=!ms.value});
He("Escape","pick nothing, close",()=>{ms.value=!1,vt.value=null});function px(i){let e=St.value?.header,t=vt.value??{kind:"particle",number:-1},s={particle:We.value?.header.particles??0,shape:e?.shapes?.
length??0,link:e?.links?.length??0}[t.kind];s>0?vt.value={kind:t.kind,number:(t.number+i+s)%s}:mx()}function mx(){let i=["particle","shape","link"],e=St.value?.header,t={particle:We.value?.header.particles??
0,shape:e?.shapes?.length??0,link:e?.links?.length??0},n=i.indexOf(vt.value?.kind??"link");for(let s=1;s<=3;s++){let r=i[(n+s)%3];if(t[r]>0){vt.value={kind:r,number:0};return}}}function yA(){let i=st?.
tightest()??-1;i>=0&&(vt.value={kind:"link",number:i})}function xA(){let i=St.value?.header;i&&(hn.value=hn.value?null:{normal:[0,0,1],offset:(i.low[2]+i.high[2])/2})}function bA(){let i=["",...St.value?.
header.scalars?.map(e=>e.name)??[]];pl(i[(i.indexOf(dt.value)+1)%i.length])}km();Object.assign(window,{gabionPicture:$f,gabionFilm:(i,e,t)=>Hu(i,e,Sc,t),gabionDecode:cl,gabionCurves:Zs,gabionFrames:Xn});
Ze(()=>{document.title=ae.value?`${ae.value.name} \u2013 Gabion`:"Gabion"});Ze(()=>{document.body.classList.toggle("models",Et.value?.models!=null)});xp(x(pA,{}),document.getElementById("page"));cx().
catch(i=>{Qe.value=String(i.message)});
