var lt,op,Ku,os,Zu,qo,lp,Ho,hp,ju,Ju,sx,_a=Symbol.for("pv"),$o={},Yo=[],rx=/^m(i|n|o|s|text|space)$/,Qu=Array.isArray,ec=Yo.slice,Ns=Object.assign;function Us(i){i&&i.parentNode&&i.remove()}function up(i,e,t){
var n,s,r,a={},o=arguments.length;for(r in e)r=="key"?n=e[r]:r=="ref"&&typeof i!="function"?s=e[r]:a[r]=e[r];return o>2&&(a.children=o>3?ec.call(arguments,2):t),xa(i,a,n,s,null)}function xa(i,e,t,n,s){var r={type:i,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_a,__v:s||++op,__i:-1,__u:0};return!s&&lt.vnode&&lt.vnode(r),r}function it(i){return i.children}function yr(i,e){this.props=i,this.context=e,this.__g=0}function ls(i,e){if(e==null)return i.__&&ls(i.__,i.__i+1);for(var t;e<i.__k.length;e++)if((t=i.__k[e])&&t.__e)return t.
__e;return typeof i.type!="function"||i.props.__P?null:ls(i)}function ax(i){var e,t=i.__v,n=t.__e,s=[],r=[],a=i.__P;a&&((e=Ns({constructor:_a},t)).__v=t.__v+1,lt.vnode&&lt.vnode(e),tc(a,e,t,i.__n,a.namespaceURI,
32&t.__u?[n]:null,s,n||ls(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,gp(s,e,r),t.__=t.__e=null,e.__e!=n&&cp(e))}function cp(i){if((i=i.__)&&i.__c&&!i.props.__P)return i.__e=null,i.__k.some(function(e){
return e&&(i.__e=e.__e)}),cp(i)}function rp(i){(8&i.__g||(i.__g|=8,os.push(i),qo++))&&Zu==lt.debounceRendering||((Zu=lt.debounceRendering)||queueMicrotask)(dp)}function dp(){try{for(var i,e=1;os.length;)
os.length>e&&os.sort(lp),i=os.shift(),e=os.length,8&i.__g&&ax(i)}finally{(qo=os.length)&&(Zu||queueMicrotask)(dp)}}function fp(i,e,t,n,s,r,a,o,l,h,u){var f,d,c,g,b,p,m=n.__k||Yo,M=e.length;for(l=ox(t,
e,m,l,M),f=0;f<M;f++)(c=t.__k[f])!=null&&(d=~c.__i&&m[c.__i]||$o,c.__i=f,p=tc(i,c,d,s,r,a,o,l,h,u),g=c.__e,(d.ref!=c.ref||8&d.__u)&&(d.ref&&ic(d.ref,null,c,d),c.ref&&u.push(c.ref,c.__c||g,c)),b=b||g,4&
c.__u?(l=pp(c,l,i,!d.__v),d.__e&&(d.__e=null)):typeof c.type=="function"&&p!==void 0?l=p:g&&(l=g.nextSibling),c.__u&=-21);return t.__e=b,l}function ox(i,e,t,n,s){var r,a,o,l,h,u,f,d,c,g=t.length,b=g,p=0,
m=0,M=i.__k=Array(s);for(r=0;r<s;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=M[r]=xa(null,a):Qu(a)?a=M[r]=xa(it,{children:a}):a.constructor===
_a&&a.__b?a=M[r]=xa(a.type,a.props,a.key,a.ref,a.__v):M[r]=a,l=r+p,a.__=i,a.__b=i.__b+1,o=null,~(h=a.__i=lx(a,t,l,b))&&(b--,(o=t[h])&&(o.__u|=2)),o&&o.__v?(a.__u|=16,h==l-1?p--:h==l+1?p++:h!=l&&(h>l?p--:
p++,m=1)):(~h||(s>g?p--:s<g&&p++),typeof a.type!="function"&&(a.__u|=4))):M[r]=null;if(m){for(u=[],f=[],r=0;r<s;r++)if((a=M[r])&&16&a.__u){for(p=0,d=u.length;p<d;)u[c=p+d>>1]<a.__i?p=c+1:d=c;u[p]=a.__i,
f[r]=p+1}for(p=u.length;r--;)f[r]&&(f[r]==p?p--:M[r].__u|=4)}if(b)for(r=0;r<g;r++)!(o=t[r])||2&o.__u||(o.__e==n&&(n=ls(o)),nc(o,o));return n}function pp(i,e,t,n){var s,r,a,o;if(typeof i.type=="functio\
n"){if(i.props.__P)return e;if(s=i.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=i,e=pp(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=ls(i))&&!e.parentNode&&(e=null),a=i.__e,o=e;o&&o.nodeType==8;)o=o.nextSibling;
for(a!=o&&(!n&&t.moveBefore&&a.parentNode?t.moveBefore(a,e):t.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function lx(i,e,t,n){var s,r=i.key,a=i.type,o=e[t],l=o&&!(2&o.__u);if(o===null&&r==null||l&&r==o.key&&a==o.type)return t;if(n>(l?1:0)){for(s=t-1;s>=0;s--)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s;
for(s=t+1;s<e.length;s++)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s}return-1}function ap(i,e,t){t==null&&(t=""),e[0]=="-"?i.setProperty(e,t):i[e]=t}function Wo(i,e,t,n,s){var r,a;if(e=="sty\
le")if(typeof t=="string")i.style.cssText=t;else{if(typeof n=="string"&&(i.style.cssText=n=""),n)for(e in n)t&&e in t||ap(i.style,e);if(t)for(e in t)n&&t[e]==n[e]||ap(i.style,e,t[e])}else if(e[0]=="o"&&
e[1]=="n")typeof t!="function"&&(t=null),typeof n!="function"&&(n=null),(i.__e||(i.__e={}))[e]=t,t&&n||(a=Ju[e]||(Ju[e]=hx(e)),(i.__a||(i.__a={}))[e]=ju,r=e!=(e=e.replace(hp,"$1")),(e=e.slice(2))[0]<"\
a"&&(e=e.toLowerCase()),t?i.addEventListener(e,a,r):i.removeEventListener(e,a,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="h\
eight"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in i)try{return void(i[e]=t??"")}catch{}if(typeof t=="function")return;t==
null||t===!1&&e[4]!="-"?i.removeAttribute(e):i.setAttribute(e,e=="popover"&&t==1?"":t)}}function hx(i){return function(e){var t=this.__e;if(t){if(t=t[i],e[Ho]==null)e[Ho]=ju++;else if(e[Ho]<this.__a[i])
return;return t(lt.event?lt.event(e):e)}}}function tc(i,e,t,n,s,r,a,o,l,h){var u,f,d,c,g,b,p,m,M,A,w,C,E,x,S,U,F,L,V=e.type;if(e.constructor!==_a)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=
l,f=r=[],u.nodeType==8?o=Xo(u,r):r.push(u),o=r[0]||o),(u=lt.__b)&&u(e);e:if(typeof V=="function"){d=a.length;try{if(m=e.props,M=(u=V.prototype)&&u.render,A=(u=V.contextType)&&n[u.__c],w=u?A?A.props.value:
u.__:n,(c=t.__c)?(e.__c=c,2&c.__g&&(c.__g|=1)):(M?e.__c=c=new V(m,w):(e.__c=c=new yr(m,w),c.constructor=V,c.render=cx),A&&A.sub(c),c.state||(c.state={}),c.__n=n,c.__g|=8,c.__h=[],c.__k=[]),M&&(c.__s||
(c.__s=c.state),V.getDerivedStateFromProps&&(c.__s==c.state&&(c.__s=Ns({},c.__s)),Ns(c.__s,V.getDerivedStateFromProps(m,c.__s)))),g=c.props,b=c.state,c.__v=e,t.__c){if(m!==g&&M&&!V.getDerivedStateFromProps&&
c.componentWillReceiveProps&&c.componentWillReceiveProps(m,w),e.__v==t.__v&&!(8&c.__g)||!(4&c.__g)&&c.shouldComponentUpdate&&c.shouldComponentUpdate(m,c.__s,w)===!1){e.__v!=t.__v&&(c.props=m,c.state=c.
__s,c.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(G){G&&(G.__=e)}),Yo.push.apply(c.__h,c.__k),c.__k=[],c.__h.length&&a.push(c),o=ls(t);break e}c.componentWillUpdate&&c.componentWillUpdate(m,c.
__s,w),M&&c.componentDidUpdate&&c.__h.push(function(){c.componentDidUpdate(g,b,p)})}else M&&!V.getDerivedStateFromProps&&c.componentWillMount&&c.componentWillMount(),M&&c.componentDidMount&&c.__h.push(
c.componentDidMount);c.context=w,c.props=m,c.__P=i,c.__g&=-5,C=lt.__r,E=M?25:0;do c.__g&=-9,C&&C(e),u=c.render(c.props,c.state=c.__s,c.context);while(8&c.__g&&++E<25);M&&(Yo.push.apply(c.__h,c.__k),c.
__k=[]),c.state=c.__s,c.getChildContext&&(n=Ns({},n,c.getChildContext())),M&&t.__c&&c.getSnapshotBeforeUpdate&&(p=c.getSnapshotBeforeUpdate(g,b)),x=u&&u.type===it&&u.key==null?u.props.children:u,m.__P&&
(u=o,s=(i=m.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=i&&(t.__k.some(function(G){G&&nc(G,G)}),t.__k=null),o=t.__k?ls(t,0):null),o=fp(i,Qu(x)?x:[x],e,t,n,s,r,a,o,l,h),m.__P&&(e.__e=null,o=u),e.__u&=
-161,f&&f.some(Us),c.__h.length&&a.push(c),1&c.__g&&(c.__g&=-4)}catch(G){if(a.length=d,e.__v=null,l||r)if(G&&G.then){if(e.__u|=128|l,r){for(~(F=r.indexOf(o||void 0))||(F=r.length);(L=r[F-1])&&L.nodeType==
8;)F--;for(;F<r.length;F++)if(L=r[F])if(r[F]=null,S){if(L==U)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(U=Xo(S=L))}}if(!S){for(;o&&o.nodeType==8&&o.nextSibling;)o=o.nextSibling;S=o}(u=
Xo(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,o=u):e.__e=o,o=o&&o.nextSibling}else r&&r.some(Us);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),G&&G.then||mp(e),lt.__e(G,e,t)}}else o=e.__e=ux(t.__e,e,t,n,s,r,a,
l,h,i);return(u=lt.diffed)&&u(e),o}function Xo(i,e){if(i&&i.nodeType==8&&i.data.startsWith("$s"))for(var t=1;i=i.nextSibling;){if(i.nodeType==8){if(i.data.startsWith("$s"))t++;else if(i.data.startsWith(
"/$s")&&!--t)return i}e&&e.push(i)}}function mp(i){i&&(i.__c&&(i.__c.__g|=4),i.__k&&i.__k.some(mp))}function gp(i,e,t){for(var n=0;n<t.length;)ic(t[n++],t[n++],t[n++]);lt.__c&&lt.__c(e,i),i.some(function(s){
try{i=s.__h,s.__h=[],i.some(function(r){r.call(s)})}catch(r){lt.__e(r,s.__v)}})}function ux(i,e,t,n,s,r,a,o,l,h){var u,f,d,c,g,b,p,m,M=t.props||$o,A=e.props,w=e.type;if(w=="svg"?s="http://www.w3.org/2\
000/svg":w=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((g=r[u])&&(w?g.localName==w:g.nodeType==3)){i=g,r[u]=null;break}}if(!i){if(m=
h.ownerDocument||document,!w)return m.createTextNode(A);i=m.createElementNS(s,w,A.is?A:h),o&&(lt.__m&&lt.__m(e,r),o=!1),r=null}if(w){if(h=w=="template"&&i.content||i,r=w=="textarea"&&A.defaultValue!=null?
null:r&&ec.call(h.childNodes),!o&&r)for(M={},u=0;u<i.attributes.length;u++)M[(g=i.attributes[u]).name]=g.value;for(u in M)g=M[u],u=="dangerouslySetInnerHTML"?d=g:u=="children"||u in A||u=="value"&&"de\
faultValue"in A||u=="checked"&&"defaultChecked"in A||Wo(i,u,null,g,s);for(u in A)g=A[u],u=="children"?c=g:u=="dangerouslySetInnerHTML"?f=g:u=="value"?b=g:u=="checked"?p=g:o&&typeof g!="function"||M[u]===
g||Wo(i,u,g,M[u],s);f?(o||d&&(f.__html==d.__html||f.__html==i.innerHTML)||(i.innerHTML=f.__html),e.__k=[]):(d&&(i.textContent=""),(w=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&rx.test(
w))&&(s="http://www.w3.org/1999/xhtml"),fp(h,Qu(c)?c:[c],e,t,n,s,r,a,r?r[0]:t.__k&&ls(t,0),o,l),r&&r.some(Us)),o&&w!="textarea"||(u="value",w=="progress"&&b==null?i.removeAttribute(u):b==null||b===i[u]&&
(w!="progress"||b)||Wo(i,u,b,M[u],s),u="checked",p!=null&&p!=i[u]&&Wo(i,u,p,M[u],s))}else M===A||o&&i.data==A||(i.data=A);return i}function ic(i,e,t,n){try{typeof i=="function"?e?e.__x=i(e)||1:n&&(n=n.
__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():i(null)):i.current=e}catch(s){lt.__e(s,t)}}function nc(i,e,t){var n,s,r,a;if(lt.unmount&&lt.unmount(i),!(n=i.ref)||n.current&&n.current!=i.
__e||ic(n,null,e,i),n=i.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(o){lt.__e(o,e)}n.__P=n.__n=null}if(n=i.__k)for(a=0;a<n.length;a++)n[a]&&nc(n[a],e,typeof i.type!="function"||t&&
!i.props.__P);!t&&(n=i.__c)&&(n=n.__z)&&(s=Xo(n,r=[]))&&(n==i.__e&&r.some(Us),Us(s),Us(n)),t||Us(i.__e),i.__e=i.__c=i.__=null}function cx(i,e,t){return this.constructor(i,t)}function yp(i,e){var t,n,s,
r;lt.__&&lt.__(i,e),e.nodeType==9&&(e=e.documentElement),n=(t=i&&32&i.__u)?null:e.__k,e.__k=xa(it,{children:[i]}),s=[],r=[],tc(e,e.__k,n||$o,$o,e.namespaceURI,n?null:e.firstChild?ec.call(e.childNodes):
null,s,n?n.__e:e.firstChild,t,r),gp(s,e.__k,r),e.__k.props.children=null}lt={__e:function(i,e,t,n){for(var s,r,a;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((a=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(i)),s.componentDidCatch&&
(s.componentDidCatch(i,n||{}),a=1),a&&8&s.__g)return void(s.__g|=2)}catch(o){i=o}}throw qo=0,i}},op=0,Ku=function(i){return i!=null&&i.constructor===_a},yr.prototype.setState=function(i,e){var t=this.
__s;t&&t!=this.state||(t=this.__s=Ns({},this.state)),typeof i=="function"&&(i=i(Ns({},t),this.props)),i&&(Ns(t,i),this.__v&&(e&&this.__k.push(e),rp(this)))},yr.prototype.forceUpdate=function(i){this.__v&&
(this.__g|=4,i&&this.__h.push(i),rp(this))},yr.prototype.render=it,os=[],qo=0,lp=function(i,e){return i.__v.__b-e.__v.__b},Ho=Symbol(),hp=/(PointerCapture)$|Capture$/i,ju=0,Ju={},sx=0;var va,$t,sc,xp,rc=Object.is,Zo=0,Ep=[],ac=[],Nt=lt,_p=Nt.__b,bp=Nt.__r,vp=Nt.diffed,Mp=Nt.__c,wp=Nt.unmount,Sp=Nt.__;function lc(i,e){Nt.__h&&Nt.__h($t,i,Zo||e),Zo=0;var t=$t.__H||($t.__H={__:[],__h:[]});
return i>=t.__.length&&t.__.push({}),t.__[i]}function Ma(i){return Zo=1,dx(Rp,i)}function dx(i,e,t){var n=lc(va++,2);if(n.t=i,!n.__c&&(n.__=[t?t(e):Rp(void 0,e),function(r){var a=(n.__N||n.__)[0],o=n.
t(a,r);rc(a,o)||(n.__N=[o,n.__[1]],n.__c.setState({}))}],n.__c=$t,!$t.__f)){$t.__f=!0;var s=$t.shouldComponentUpdate;$t.shouldComponentUpdate=function(r,a,o){var l=this.__H;if(!l)return!0;var h=!1,u=this.
props!=r;if(l.__.some(function(d){d.__N&&(h=!0,rc(d.__[0],d.__N[0])||(u=!0))}),s){var f=s.call(this,r,a,o);return h?f||u:f}return!h||u}}return n.__}function Bt(i,e){var t=lc(va++,3);!Nt.__s&&Cp(t.__H,
e)&&(t.__P=!0,t.__=i,t.u=e,$t.__H.__h.push(t))}function ci(i){return Zo=5,Jo(function(){return{current:i}},[])}function Jo(i,e){var t=lc(va++,7);return Cp(t.__H,e)&&(t.__=i(),t.__H=e),t.__}function fx(){var i;do{for(;i=ac.shift();)try{ba(i)}catch(t){Nt.__e(t,{__:(i=i.__P)&&i.__v})}for(;i=Ep.shift();){var e=i.__H;if(i.__P&&e)try{e.__h.some(ba),e.__h.some(oc),e.__h=[]}catch(t){e.__h=[],Nt.
__e(t,i.__v)}}}while(ac.length)}Nt.__b=function(i){$t=null,_p&&_p(i)},Nt.__=function(i,e){i&&e.__k&&e.__k.__m&&(i.__m=e.__k.__m),Sp&&Sp(i,e)},Nt.__r=function(i){bp&&bp(i),va=0;var e=($t=i.__c).__H;e&&
(sc==$t?$t.__h=[]:(e.__h.some(ba),e.__h.some(oc),va=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),sc=$t},Nt.diffed=function(i){vp&&vp(i);var e=i.__c;e&&e.__H&&(e.__H.__h.length&&
Ap(Ep.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),sc=$t=null},Nt.__c=function(i,e){e.some(function(t){try{t.__h.some(ba),t.__h=t.__h.filter(function(n){return!n.__||oc(n)})}catch(n){t.__h=[
function(){throw n}]}}),Mp&&Mp(i,e)},Nt.unmount=function(i){wp&&wp(i);var e,t,n=i.__c;n&&n.__H&&(n.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=i.__;t&&(!t.__c||!t.__c.__P);)t=t.__;
t=t&&t.__c}s.__P=t,Ap(ac.push(s))}else ba(s)}catch(r){e=r}}),n.__H=void 0,e&&Nt.__e(e,n.__v))};var Tp=typeof requestAnimationFrame=="function";function px(i){var e,t=function(){clearTimeout(n),Tp&&cancelAnimationFrame(
e),setTimeout(i)},n=setTimeout(t,35);Tp&&(e=requestAnimationFrame(t))}function Ap(i){i!=1&&xp==Nt.requestAnimationFrame||((xp=Nt.requestAnimationFrame)||px)(fx)}function ba(i){var e=$t,t=i.__c;typeof t==
"function"&&(i.__c=void 0,t()),$t=e}function oc(i){var e=$t;i.__c=i.__(),$t=e}function Cp(i,e){return!i||i.length!=e.length||e.some(function(t,n){return!rc(t,i[n])})}function Rp(i,e){return typeof e==
"function"?e(i):e}var mx=Symbol.for("preact-signals");function el(){if(On>1)On--;else{var i,e=!1;for((function(){var s=jo;for(jo=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var a=r.t;a!==void 0;a=a.x)a.i===s.i&&(a.i=
r.i);s=s.o}})();Sa!==void 0;){var t=Sa;for(Sa=void 0,Ko++;t!==void 0;){var n=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&Ip(t))try{t.c()}catch(s){e||(i=s,e=!0)}t=n}}if(Ko=0,On--,e)throw i}}function si(i){if(On>
0)return i();hc=++gx,On++;try{return i()}finally{el()}}var wa,It=void 0;function Ta(i){var e=It,t=wa;It=void 0,wa=void 0;try{return i()}finally{It=e,wa=t}}var Sa=void 0,On=0,Ko=0,gx=0,hc=0,jo=void 0,Qo=0;
function Pp(i){if(It!==void 0){var e=i.n;if(e===void 0||e.t!==It)return e={i:0,S:i,p:It.s,n:void 0,t:It,e:void 0,x:void 0,r:e},It.s!==void 0&&(It.s.n=e),It.s=e,i.n=e,32&It.f&&i.S(e),e;if(e.i===-1)return e.
i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=It.s,e.n=void 0,It.s.n=e,It.s=e),e}}function Yt(i,e){this.v=i,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,
this.name=e?.name}Yt.prototype.brand=mx;Yt.prototype.h=function(){return!0};Yt.prototype.S=function(i){var e=this,t=this.t;t!==i&&i.e===void 0&&(i.x=t,this.t=i,t!==void 0?t.e=i:Ta(function(){var n;(n=
e.W)==null||n.call(e)}))};Yt.prototype.U=function(i){var e=this;if(this.t!==void 0){var t=i.e,n=i.x;t!==void 0&&(t.x=n,i.e=void 0),n!==void 0&&(n.e=t,i.x=void 0),i===this.t&&(this.t=n,n===void 0&&Ta(function(){
var s;(s=e.Z)==null||s.call(e)}))}};Yt.prototype.subscribe=function(i){var e=this;return je(function(){var t=e.value;Ta(function(){return i(t)})},{name:"sub"})};Yt.prototype.valueOf=function(){return this.
value};Yt.prototype.toString=function(){return this.value+""};Yt.prototype.toJSON=function(){return this.value};Yt.prototype.peek=function(){var i=this;return Ta(function(){return i.value})};Object.defineProperty(
Yt.prototype,"value",{get:function(){var i=Pp(this);return i!==void 0&&(i.i=this.i),this.v},set:function(i){if(i!==this.v){if(Ko>100)throw new Error("Cycle detected");(function(t){On!==0&&Ko===0&&t.l!==
hc&&(t.l=hc,jo={S:t,v:t.v,i:t.i,o:jo})})(this),this.v=i,this.i++,Qo++,On++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{el()}}}});function be(i,e){return new Yt(i,e)}function Ip(i){for(var e=i.
s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function Fp(i){for(var e=i.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){i.s=e;break}}}
function kp(i){for(var e=i.s,t=void 0;e!==void 0;){var n=e.p;e.i===-1?(e.S.U(e),n!==void 0&&(n.n=e.n),e.n!==void 0&&(e.n.p=n)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=n}i.s=t}function Os(i,e){Yt.call(
this,void 0,e),this.x=i,this.s=void 0,this.g=Qo-1,this.f=4}Os.prototype=new Yt;Os.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Qo))return!0;if(this.g=
Qo,this.f|=1,this.i>0&&!Ip(this))return this.f&=-2,!0;var i=It;try{Fp(this),It=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.
i++}return It=i,kp(this),this.f&=-2,!0};Os.prototype.S=function(i){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}Yt.prototype.S.call(this,i)};Os.prototype.U=function(i){if(this.
t!==void 0&&(Yt.prototype.U.call(this,i),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Os.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var i=this.t;i!==void 0;i=i.
x)i.t.N()}};Object.defineProperty(Os.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var i=Pp(this);if(this.h(),i!==void 0&&(i.i=this.i),16&this.f)throw this.v;return this.
v}});function tn(i,e){return new Os(i,e)}function Dp(i){var e=i.j;if(i.j=void 0,typeof e=="function"){On++;var t=It;It=void 0;try{e()}catch(n){throw i.f&=-2,i.f|=8,uc(i),n}finally{It=t,el()}}}function uc(i){
for(var e=i.s;e!==void 0;e=e.n)e.S.U(e);i.x=void 0,i.s=void 0,Dp(i)}function yx(i){if(It!==this)throw new Error("Out-of-order effect");kp(this),It=i,this.f&=-2;try{8&this.f&&uc(this)}finally{el()}}function xr(i,e){
this.x=i,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,wa&&wa.push(this)}xr.prototype.c=function(){var i=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e==
"function"&&(this.j=e)}finally{i()}};xr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Dp(this),Fp(this),On++;var i=It;return It=this,yx.bind(this,i)};xr.prototype.
N=function(){2&this.f||(this.f|=2,this.u=Sa,Sa=this)};xr.prototype.d=function(){this.f|=8,1&this.f||uc(this)};xr.prototype.dispose=function(){this.d()};function je(i,e){var t=new xr(i,e);try{t.c()}catch(s){
throw t.d(),s}var n=t.d.bind(t);return n[Symbol.dispose]=n,n}var Lp,il,tl,xx=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Bp=[];je(function(){Lp=this.N})();function _r(i,e){lt[i]=e.bind(null,lt[i]||function(){})}function Aa(i){if(tl){var e=tl;tl=void 0,e()}tl=i&&i.S()}function Up(i){var e=this,t=i.data,n=bx(t);n.name=
"ReactiveDom",n.value=t;var s=Jo(function(){for(var o=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var h=tn(function(){var c=n.value.value;return c===0?0:c===!0?"":c||""}),u=tn(function(){return!Array.
isArray(h.value)&&!Ku(h.value)}),f=je(function(){if(this.N=Np,u.value){var c=h.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=c)}}),d=e.__$u.d;return e.__$u.d=function(){f(),d.call(this)},
[u,h]},[]),r=s[0],a=s[1];return r.value?a.peek():a.value}Up.displayName="ReactiveTextNode";Object.defineProperties(Yt.prototype,{constructor:{configurable:!0,value:up(it,null).constructor},type:{configurable:!0,
value:Up},props:{configurable:!0,get:function(){var i=this;return{data:{get value(){return i.value}}}}},__b:{configurable:!0,value:1}});_r("__b",function(i,e){if(Aa(),il=void 0,typeof e.type=="string"){
var t,n=e.props;for(var s in n)if(s!=="children"){var r=n[s];r instanceof Yt&&(t||(e.__np=t={}),t[s]=r,n[s]=r.peek())}}i(e)});_r("__r",function(i,e){if(i(e),e.type!==it){Aa();var t,n=e.__c;n&&(n.__$f&=
-2,(t=n.__$u)===void 0&&(n.__$u=t=(function(s,r){var a;return je(function(){a=this},{name:r}),a.c=s,a})((function(s){return function(){var r;xx&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(
n),typeof e.type=="function"?e.type.displayName||e.type.name:""))),il=n,Aa(t)}});_r("__e",function(i,e,t,n){Aa(),il=void 0,i(e,t,n)});_r("diffed",function(i,e){Aa(),il=void 0;var t;if(typeof e.type=="\
string"&&(t=e.__e)){var n=e.__np,s=e.props,r=t.U;if(r)for(var a in r){var o=r[a];o===void 0||n&&a in n||(o.d(),r[a]=void 0)}if(n){r||(r={},t.U=r);for(var l in n){var h=r[l],u=n[l];h===void 0?(h=_x(t,l,
u,s),r[l]=h):h.o(u,s)}}}i(e)});function _x(i,e,t,n){var s=e in i&&i.ownerSVGElement===void 0,r=be(t);return{o:function(a,o){r.value=a,n=o},d:je(function(){this.N=Np;var a=r.value.value;n[e]!==a&&(n[e]=
a,s?i[e]=a:a!=null&&(a!==!1||e[4]==="-")?i.setAttribute(e,a):i.removeAttribute(e))})}}_r("unmount",function(i,e){if(typeof e.type=="string"){var t=e.__e;if(t){var n=t.U;if(n){t.U=void 0;for(var s in n){
var r=n[s];r&&r.d()}}}var a=e.__np;if(a){var o=e.props;for(var l in a)o[l]=a[l]}e.__np=void 0}else{var h=e.__c;if(h){h.__$f|=8;var u=h.__$u;u&&(h.__$u=void 0,u.d())}}i(e)});_r("__h",function(i,e,t,n){
n<3&&(e.__$f|=2),i(e,t,n)});yr.prototype.shouldComponentUpdate=function(i,e){if(this.__R)return!0;var t=this.__$u,n=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.
u===!0){var r=2&this.__$f;if(!(n||r||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var a in i)if(a!=="__source"&&i[a]!==this.props[a])return!0;for(var o in this.
props)if(!(o in i))return!0;return!1};function bx(i,e){return Jo(function(){return be(i,e)},[])}var vx=function(i){queueMicrotask(function(){queueMicrotask(i)})};function Mx(){si(function(){for(var i;i=Bp.shift();)Lp.call(i)})}function Np(){Bp.push(this)===1&&(lt.requestAnimationFrame||vx)(Mx)}var br=be(!1),cc=i=>"gabion draft "+i;function dc(i,e){try{sessionStorage.setItem(cc(i),JSON.stringify(e))}catch{}}function Op(i,e){try{let t=JSON.parse(sessionStorage.getItem(cc(i))??"null");return t&&
typeof t.text=="string"&&t.text!==e?t:null}catch{return null}}function nl(i){br.value=!1;try{sessionStorage.removeItem(cc(i))}catch{}}function yt(i,e=4){if(!Number.isFinite(i))return String(i);if(i===0)return"0";let t=Math.abs(i);if(t>=10**e&&t<1e5)return i.toFixed(0);let n=t>=1e5||t<.001?i.toExponential(e-1):i.toPrecision(e);return n.
includes(".")?n.replace(/\.?0+($|e)/,"$1"):n}var Ea=i=>i<1e4?String(i):String(i).replace(/\B(?=(\d{3})+$)/g,"\u202F"),Ca=i=>i===null?"not a number":String(i),sl=i=>Ca(i===null||Number.isInteger(i)?i:Number(
i.toPrecision(9))),zs=i=>`t = ${i.toFixed(4)} s`;var fc=65534,rl="#8c8c8c",wx=1e-4;function Vs({range:[i,e],logarithmic:t}){return{range:[t&&e>0&&i<=0?e*wx:i,e],logarithmic:t&&e>0}}function zp(i){let{range:[e,t],logarithmic:n}=Vs(i);return n?Math.sqrt(
e*t):(e+t)/2}function Vp(i,e){let{range:[t,n],logarithmic:s}=Vs(e),r=(i.max-i.min)*65535/fc;return n>t?s?{factor:r/t,offset:i.min/t,logarithm:1/Math.max(Math.log(n/t),1e-30)}:{factor:r/(n-t),offset:(i.
min-t)/(n-t),logarithm:0}:{factor:0,offset:.5,logarithm:0}}function Gp(i,e,t){let[n,s]=Vs(t).range,r=(e.max-e.min)/fc,a=u=>r>0?(u-e.min)/r:u>e.min?1/0:u<e.min?-1/0:0,o=a(n)-.5,l=a(s)+.5,h={below:0,above:0,
missing:0};for(let u=0;u<i.length;u++){let f=i[u];f>fc?h.missing++:f<o?h.below++:f>l&&h.above++}return h}function Ra(i){return[i.below>0&&`${Ea(i.below)} below`,i.above>0&&`${Ea(i.above)} above`].filter(
Boolean).join(", ")}var At=be(null),nn=be([]),ae=be(null),St=be(null),We=be(null),ht=be(0),Ci=be(!1),Sn=be(1),Qe=be(""),hs=be(null),vr=be(!1),Zt=tn(()=>ae.value?.times??[]),dA=tn(()=>Zt.value[ht.value]??0),ft=be("speed"),
zn=be("seen"),al=be(!1),Gs=be([0,1]),Tn=be(null),Ti=be("tension"),di=be(""),Mr=be(!0),wr=be(null),Ws=be(null),Pa=tn(()=>{let i=We.value?.header.scalar;if(zn.value==="fixed")return Gs.value;let e=Tn.value??
(i?[i.min,i.max]:[0,1]);if(zn.value==="symmetric"){let n=Math.max(Math.abs(e[0]),Math.abs(e[1]));return[-n,n]}if(zn.value==="seen"||!i)return e;let t=Ws.value?.header.scalar;return t?[Math.min(i.min,t.
min),Math.max(i.max,t.max)]:[i.min,i.max]}),us=tn(()=>({range:Pa.value,logarithmic:al.value&&zn.value!=="symmetric"})),Vn=tn(()=>{let i=We.value?.header.scalar,e=We.value?.blocks.get("scalar");return i&&
e&&ft.value!==""?Gp(e,i,us.value):{below:0,above:0,missing:0}}),Mt=be(null),xi=be(null),sn=be(new Set),_i=be(""),Ia=be(0),cs=be(!0),rn=be(0),Hs=be(!0),ds=be(!0),an=be(0),Sr=be(!1),Gn=be(!0),fs=be(!1),
Ri=be("plots"),on=be(null),Fa=be([]),An=be(!1),Ui=be([0,0]),ol=be(1),pc=matchMedia("(prefers-color-scheme: dark)"),En=be(pc.matches),ps=tn(()=>(En.value?At.value?.dark_ramp:At.value?.ramp)??[]),ll=tn(
()=>En.value?"#a3b4c6":"#2e3d4f");pc.addEventListener("change",()=>{En.value=pc.matches});var mc=class{most=512<<20;bytes=0;kept=new Map;get(e){let t=this.kept.get(e);return t&&(this.kept.delete(e),this.kept.set(e,t)),t}keep(e,t){if(!this.kept.has(e)){this.kept.set(e,t),this.bytes+=t.bytes;
for(let[n,s]of this.kept){if(this.bytes<=this.most||n===e)break;this.kept.delete(n),this.bytes-=s.bytes}}}clear(){this.kept.clear(),this.bytes=0}},Wn=new mc;var Wp=document.getElementById("recording"),Pi=Wp?JSON.parse(Wp.textContent):null,Hp="!#$%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|",Yp=new Uint8Array(128);for(let i=0;i<
Hp.length;i++)Yp[Hp.charCodeAt(i)]=i;function Sx(i){let e=Math.ceil(i.length/5),t=new Uint8Array(4*e),n=new DataView(t.buffer);for(let s=0;s<e;s++){let r=0;for(let a=5*s;a<5*s+5;a++)r=85*r+(a<i.length?
Yp[i.charCodeAt(a)]:84);n.setUint32(4*s,r)}return t.subarray(0,t.length-(5*e-i.length))}async function yc(i){return new Response(new Blob([Sx(i)]).stream().pipeThrough(new DecompressionStream("gzip"))).
arrayBuffer()}async function Zp(){return URL.createObjectURL(new Blob([await yc(Pi.plots)],{type:"text/javascript"}))}var Xp={int8:1,uint8:1,uint16:2,uint32:4,float32:4,float64:8};function Tx(i,e){let t=new DataView(
i).getUint32(0,!0),n=JSON.parse(new TextDecoder().decode(new Uint8Array(i,4,t))).blocks,s=n[n.length-1],r=8+t,a=new ArrayBuffer(r+(s?s.offset+Xp[s.type]*s.width*s.count:0)),o=new Uint8Array(a),l=new Uint8Array(
i);o.set([71,66,70,49]),o.set(l.subarray(0,4+t),4);let h=4+t;for(let u of n){let f=Xp[u.type],d=f*u.width,c=u.count,g=r+u.offset,b=e?.blocks.find(m=>m.name===u.name&&m.type===u.type&&m.width===u.width),
p=b?new Uint8Array(e.bytes,e.start+b.offset,d*b.count):new Uint8Array(0);for(let m=0;m<u.width;m++)for(let M=0;M<c;M++){let A=M*d+m*f;if(f===2){let w=l[h+2*m*c+M]|l[h+(2*m+1)*c+M]<<8;A+2<=p.length&&(w=
(w>>1^-(w&1))+(p[A]|p[A+1]<<8)),o[g+A]=w,o[g+A+1]=w>>8;continue}for(let w=0;w<f;w++)o[g+A+w]=l[h+(f*m+w)*c+M]^(A+f<=p.length?p[A+w]:0)}h+=d*c}return{bytes:a,start:r,blocks:n}}function Ax(i,e){let t=l=>{
let h=l.blocks.find(u=>u.name==="position");return new DataView(l.bytes,l.start+h.offset,2*h.width*h.count)},n=i.bytes.slice(0),s={...i,bytes:n},r=t(i),a=t(e),o=t(s);for(let l=0;l<o.byteLength;l+=2)o.
setUint16(l,2*r.getUint16(l,!0)-a.getUint16(l,!0),!0);return s}var gc=-1,Tr=null,qp=null;async function Ex(i){let e=i;for(;!Pi.frames[e].alone&&e!==gc+1;)e--;for(let t=e;t<=i;t++){let n=Pi.frames[t],s=await yc(
n.data),r=Tx(s,n.alone?null:n.ahead?Ax(Tr,qp):Tr);qp=n.alone?null:Tr,Tr=r,gc=t}return Tr.bytes.slice(0)}var $p=Promise.resolve();async function Jp(i){let e=i.match(/^runs\/[^/]+\/frames\/(\d+)\?/);if(e){
let n=Number(e[1]),s=$p.then(()=>n===gc?Tr.bytes.slice(0):Ex(n));return $p=s.catch(()=>{}),new Response(await s)}let t=Pi.answers[i];return t===void 0?new Response("This file does not hold that: only \
the program tells it.",{status:404}):new Response(await yc(t))}var Cx={int8:Int8Array,uint8:Uint8Array,uint16:Uint16Array,uint32:Uint32Array,float32:Float32Array,float64:Float64Array};function hl(i){let e=new DataView(i);if(i.byteLength<8||e.getUint32(0,!1)!==1195525681)
throw new Error("the server sent no packet");let t=e.getUint32(4,!0);if(t>i.byteLength-8)throw new Error("the server sent a packet that is cut off");let n=JSON.parse(new TextDecoder().decode(new Uint8Array(
i,8,t))),s=new Map;for(let r of n.blocks??[]){let a=Cx[r.type];if(!a)throw new Error(`a packet has numbers of type ${r.type}`);s.set(r.name,new a(i,8+t+r.offset,r.width*r.count))}return{header:n,blocks:s,
bytes:i.byteLength}}async function xc(i,e){let t=await _c(i,e);return t.status===204?null:{packet:hl(await t.arrayBuffer()),number:Number(t.headers.get("Gabion-Number"))}}var ka=class extends Error{constructor(){
super("The program does not answer: it has ended, or the line to it is broken.")}};function Xs(i,e){return fetch("/api/1/"+i,e).catch(t=>{throw t instanceof TypeError?new ka:t})}async function Kp(i){for(;!i.
aborted&&!await Xs("hello").then(e=>e.ok,()=>!1);)await new Promise(e=>setTimeout(e,500))}async function _c(i,e){let t=await(Pi?Jp(i):Xs(i,{signal:e}));if(!t.ok)throw new Error((await t.text()).trim()||
t.statusText);return t}async function Ot(i){return(await _c(i)).json()}async function pn(i,e){return hl(await(await _c(i,e)).arrayBuffer())}async function Er(i,e){let t=`${i.id}/${i.version??0}/${e}/${ft.value}`,n=Wn.get(t);if(n)return n;let s=await pn(`runs/${i.id}/frames/${e}?scalar=${encodeURIComponent(ft.value)}`);return Wn.keep(t,s),
s}async function La(){nn.value=await Ot("runs")}async function Ii(i,e=0,t=!0){Da?.abort(),Da=null,vc++,cl++;try{let n=await Ot(`runs/${i}`);if(n.live&&t){Rx(n);return}Wn.clear();let s=Math.max(0,Math.
min(e,n.times.length-1)),[r]=n.times.length>0?await Promise.all([pn(`runs/${i}/scene`),Er(n,s)]):[null];si(()=>{ae.value={...n,live:!1},hs.value=null,vr.value=!1,St.value=r,We.value=null,Mt.value=xi.value=
null,Tn.value=null,Ci.value=!1,ht.value=s;let a=r?.header.scalars?.map(o=>o.name)??[];ft.value!==""&&!a.includes(ft.value)&&(ft.value=a.includes("speed")?"speed":""),Qe.value=""})}catch(n){Qe.value=String(
n.message)}finally{cl--}}var vc=0,cl=0;async function Mc(i,e,t){let n=++vc;if(t&&cl>0)return;let s={id:"preview",name:i,path:i,title:"",times:[0],events:[],tables:[],live:!1,summary:null,version:e},[r]=await Promise.
all([pn("runs/preview/scene"),Er(s,0)]);n!==vc||t&&(cl>0||ae.value&&ae.value.id!=="preview")||(Da?.abort(),Da=null,si(()=>{ae.value=s,hs.value=null,vr.value=t,St.value=r,ht.value=0,Tn.value=null,t||(Mt.
value=xi.value=null)}))}var Qp=()=>new Promise(i=>requestAnimationFrame(i)),em=i=>{Qp=i},Da=null,tm=null;async function jp(){for(;document.hidden;)await new Promise(i=>setTimeout(i,200))}async function Rx(i){
let e=Da=new AbortController,t=ae.value,n=ht.value,s=`runs/${i.id}/live`;si(()=>{ae.value=i,t?.id!=="preview"&&(St.value=We.value=null),hs.value=Tn.value=Mt.value=xi.value=null,Ci.value=!1,Qe.value=""}),
Px(i.id,e.signal);try{await jp();let r=await xc(`${s}/scene`,e.signal);if(r){si(()=>{vr.value=!1,St.value=r.packet,We.value=null});for(let o=0;;){await jp();let l=tm=new AbortController,h=`after=${o}&\
scalar=${encodeURIComponent(ft.value)}${_i.value?"&contacts=1":""}`,u=await xc(`${s}/frame?${h}`,AbortSignal.any([e.signal,l.signal])).catch(f=>{if(l.signal.aborted&&!e.signal.aborted)return"again";throw f});
if(u==="again"){o=0;continue}if(!u||e.signal.aborted)break;o=u.number,nm(u.packet),await Qp()}}if(e.signal.aborted)return;let a=await Ot(`runs/${i.id}/progress`);await La(),nn.value.some(o=>o.id===i.id)?
await Ii(i.id,1/0,!1):t?.id==="preview"?await Mc(t.name,t.version??0,!1):t&&await Ii(t.id,n),a.error&&(Qe.value=a.error)}catch(r){if(e.signal.aborted||(Qe.value=r.message,!(r instanceof ka)))return;await Kp(
e.signal),e.signal.aborted||await Ii(i.id)}}async function Px(i,e){for(;!e.aborted;){try{let t=await Ot(`runs/${i}/progress`);if(e.aborted||ae.value?.id!==i||!ae.value.live)return;hs.value=t}catch{return}
await new Promise(t=>setTimeout(t,250))}}var im=()=>{Ii(ae.value.id,1/0,!1)};function nm(i){si(()=>{We.value=i,wc(i)})}function wc(i){let e=i.header.scalar,t=Tn.peek();e&&(Tn.value=t?[Math.min(t[0],e.
min),Math.max(t[1],e.max)]:[e.min,e.max])}var Ar=!1,sm=Promise.resolve();async function Ix(){if(!Ar){Ar=!0;try{for(;;){let i=ae.value,e=ht.value,t=ft.value;if(!i||i.live||i.times.length===0)return;let n=await Er(
i,e);if(ae.value===i&&(nm(n),ae.value===i&&ht.value===e&&ft.value===t))return}}catch(i){Qe.value=String(i.message)}finally{Ar=!1}}}async function Sc(i){for(ht.value=i;Ar;)await sm;if(We.value?.header.
time!==Zt.value[i])throw new Error(Qe.value);i+1<Zt.value.length&&Er(ae.value,i+1).catch(()=>{})}function dl(i){si(()=>{ft.value=i,Tn.value=null})}function Fi(i){ht.value=Math.max(0,Math.min(Math.round(
i),Zt.value.length-1))}function fl(i){let e=0;Zt.value.forEach((t,n)=>{Math.abs(t-i)<Math.abs(Zt.value[e]-i)&&(e=n)}),Fi(e)}function pl(){!Ci.value&&ht.value>=Zt.value.length-1&&Fi(0),Ci.value=!Ci.value}
var ul=0;function rm(i){if(!Ci.value)return;let e=1e3/30/Sn.value;if(!Ar&&i>=ul-4){if(ul=i-ul>e?i+e:ul+e,ht.value>=Zt.value.length-1){Ci.value=!1;return}ht.value++}requestAnimationFrame(rm)}var am=(i,e)=>Ot(
`runs/${ae.value.id}/${ae.value.live?"live":`frames/${ht.value}`}/item?kind=${i}&number=${e}`);async function om(i){let e=0,t=Math.min(i,(We.value?.header.particles??0)-1);for(let n=t;e<=t;n=e+t>>1){let s=Number(
(await am("particle",n)).rows.find(r=>r.name==="identifier")?.value);if(s===i)return n;s<i?e=n+1:t=n-1}return-1}var bc=!1;async function Fx(){if(Mt.value||(xi.value=null),!bc){bc=!0;try{for(;;){let i=Mt.
value,e=ae.value,t=ht.value,n=We.value;if(!i||!e)return;let s=await am(i.kind,i.number);if(!(Mt.value!==i||ae.value!==e||ht.value!==t)&&(xi.value=s,!e.live||We.value===n))return}}catch(i){Mt.value&&(Qe.
value=String(i.message))}finally{bc=!1}}}je(()=>{ae.value,ht.value,ft.value,Ar||(sm=Ix())});je(()=>{ft.value,_i.value,tm?.abort()});je(()=>{Ci.value&&requestAnimationFrame(rm)});je(()=>{Mt.value,ht.value,
ae.value?.live&&We.value,Fx()});var zt=be(""),Ni=be([]),yl=be(null),Di=be(!1),Cr=be(!1),gs=be(!1),ki=null,ml="",ms="",lm=null,Tc=0,hm=0;async function Hn(i,e,t){let n=await Xs(i,{method:"POST",body:JSON.stringify(e),headers:{"Conten\
t-Type":"application/json"},signal:t});if(!n.ok)throw new Error((await n.text()).trim());return n.json()}var um=i=>{Qe.value=i.message},Ac=i=>"models/"+i.split("/").map(encodeURIComponent).join("/"),cm=i=>(i.
headers.get("ETag")??"").replaceAll('"',"");async function dm(i){let e="/web/editor.js";await kx;let{Editor:t}=await import(e),n=document.querySelector("meta[name=style-nonce]").content;ki=new t(i,n,{
complete:(s,r)=>Hn("complete",{text:s,after:r}),hover:(s,r,a)=>Hn("hover",{text:s,line:r,column:a}),changed:()=>{Di.value=gs.value=!0,dc(zt.value,{tag:ms,text:Ec()}),clearTimeout(Tc),Tc=setTimeout(()=>{
Ua()},Math.min(Math.max(hm,40),300))},save:()=>{Rr()}}),window.gabionEditor=ki,ki.open(ml),ki.mark(Ni.value),setInterval(()=>{Lx()},1500)}var fm=()=>{},kx=new Promise(i=>{fm=i}),Ba=0,gl=!1;async function Dx(i){
let e=++Ba,t=await Xs(Ac(i)),n=await t.arrayBuffer();if(e!==Ba)return!1;let s=new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n);return t.ok?(pm(i,cm(t),s),!0):(Qe.value=s,!1)}function pm(i,e,t){let n=Op(
i,t);n||nl(i),ms=n?.tag??e,ml=n?.text??t,si(()=>{zt.value=i,Cr.value=ms!==e,Di.value=br.value=n!==null,Ni.value=[],yl.value=null}),ki?.open(ml)}function mm(i,e){return pm(i.name,i.tag,i.text),i.checked&&
!br.value?ym(i.checked,e):Ua(e)}var gm=()=>requestAnimationFrame(()=>setTimeout(fm));async function qs(i,e=!0){await Dx(i)&&await Ua(e)}var Ec=()=>ki?.text()??ml;async function Ua(i=!1){lm?.abort();let e=lm=
new AbortController;gs.value=!0;let t=performance.now();try{let n=await Hn("check",{name:zt.value,text:Ec()},e.signal);hm=performance.now()-t,await ym(n,i)}catch(n){if(e.signal.aborted)return;gs.value=
!1,Qe.value=n.message}}async function ym(i,e){si(()=>{Ni.value=i.problems,i.findings&&(yl.value=i.findings),gs.value=!1}),ki?.mark(i.problems),i.preview>0&&(e||!ae.value||ae.value.id==="preview")&&await Mc(
zt.value,i.preview,!e)}async function Rr(){let i=ki.text();Ba++,gl=!0;let e=await Xs(Ac(zt.value),{method:"PUT",body:new TextEncoder().encode(i),headers:{"If-Match":`"${ms}"`}}).catch(um).finally(()=>{
gl=!1});return e?.ok?(ms=(await e.json()).tag,Di.value=ki.text()!==i,Di.value?dc(zt.value,{tag:ms,text:ki.text()}):nl(zt.value),!0):(e&&(Qe.value=await e.text()),Cr.value=e?.status===409,!1)}async function Lx(){
if(!zt.value||document.hidden||gl)return;let i=zt.value,e=Ba,t=await Xs(Ac(i),{headers:{"If-None-Match":`"${ms}"`}}).catch(()=>null);!t||!t.ok||gl||e!==Ba||cm(t)===ms||(Di.value?Cr.value=!0:await qs(i))}
function Cc(){return nl(zt.value),qs(zt.value)}addEventListener("beforeunload",i=>{Di.value&&i.preventDefault()});var xm=()=>Ua(!0);async function _m(i,e){for(let t of[i,e]){let{line:n,column:s}=await Hn(
"definition",{text:Ec(),object:t});if(n>0)return ki?.go(n,s)}Qe.value=`The model does not name ${e} as it is written.`}async function bm(i,e){try{let t=await Hn("new",{name:i,as:e});return At.value=await Ot(
"hello"),await qs(t.name),ki?.go(1,1),!0}catch(t){return Qe.value=t.message,!1}}var vm=i=>ki?.go(i.line,i.column),Mm=i=>ki?.fix(i);async function wm(i){if((gs.value||Ni.value.length>0)&&(clearTimeout(
Tc),await Ua(),Ni.value.length>0))return Qe.value="The model has mistakes, which are listed below its text.",null;if(Di.value&&!await Rr())return null;try{return(await Hn("start",{name:zt.value,...i})).
id}catch(e){return Qe.value=e.message,null}}var Sm=(i,e)=>Hn(`runs/${i}/${e}`,{}).catch(um);var Bx=Symbol.for("pv"),Ux=0;function y(i,e,t,n,s,r){e||(e={});var a,o,l=e;if("ref"in l&&typeof i!="function")for(o in l={},e)o=="ref"?a=e[o]:l[o]=e[o];var h={type:i,props:l,key:t,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Bx,
__v:--Ux,__i:-1,__u:0};return(s||r)&&(h.__source=s,h.__self=r),lt.vnode&&lt.vnode(h),h}async function Oa(i){let e=await wm(i);e&&(document.querySelector(".stage canvas")?.focus(),await La(),await Ii(e))}var Pr=(i,e,t=e+"s")=>`${Ea(i)} ${i===1?e:t}`;function Nx(){let i=yl.value;if(!i)return null;
let e=[i.Particles>0&&Pr(i.Particles,"particle"),i.Bodies>0&&Pr(i.Bodies,"body","bodies"),i.Bodies>0&&Pr(i.Freedoms,"degree of freedom","degrees of freedom"),i.Redundant>0&&Pr(i.Redundant,"redundant e\
quation")].filter(Boolean);return y(it,{children:[y("p",{children:e.join(", ")}),[...i.Notes??[],...i.Warnings??[]].length>0&&y("details",{children:[y("summary",{children:[Pr((i.Warnings??[]).length,"\
warning"),", ",Pr((i.Notes??[]).length,"note")]}),(i.Warnings??[]).map(t=>y("p",{class:"warning",children:t})),(i.Notes??[]).map(t=>y("p",{children:t}))]})]})}var Na=be(!1);function Ox(){let i=ci(null),
e=ci(null);Bt(()=>i.current?.focus(),[]);let t=async n=>{n.preventDefault(),await bm(i.current.value,e.current.value)&&(Na.value=!1)};return y("form",{class:"new",onSubmit:n=>{t(n)},onKeyDown:n=>{n.key===
"Escape"&&(Na.value=!1)},children:[y("label",{children:["Name of the new model ",y("input",{ref:i,required:!0,autocomplete:"off",placeholder:"model.yaml"})]}),y("label",{children:["Begins as"," ",y("s\
elect",{ref:e,onChange:n=>{i.current.value===""&&(i.current.value=n.currentTarget.value)},children:[y("option",{value:"",children:"stones that fall into a box"}),At.value.starters.map(n=>y("option",{value:n,
children:n}))]})]}),y("button",{children:"Make"}),y("button",{type:"button",onClick:()=>{Na.value=!1},children:"Cancel"})]})}function Tm(){let i=ci(null);return Bt(()=>{dm(i.current).catch(e=>{Qe.value=
e.message})},[]),y("section",{class:"model","aria-label":"Model",children:[y("header",{children:[y("select",{value:zt.value,disabled:Di.value,"aria-label":"Model",title:Di.value?"Save before you open \
another model":"Model",onChange:e=>{qs(e.currentTarget.value)},children:[zt.value===""&&y("option",{value:"",children:"no model"}),At.value.models.map(e=>y("option",{value:e,children:e}))]}),y("button",
{onClick:()=>{Na.value=!0},disabled:Di.value,children:"New"}),y("button",{class:"save",onClick:()=>{Rr()},disabled:!Di.value,title:"Ctrl-S",children:"Save"}),y("button",{class:"run",onClick:()=>{Oa()},
disabled:Ni.value.length>0&&!gs.value||zt.value==="",title:"Ctrl-Enter, or R",children:"Run"}),ae.value&&ae.value.id!=="preview"&&y("button",{onClick:()=>{xm()},title:"Show what the model begins with,\
 not the run",children:"Model"})]}),Na.value&&y(Ox,{}),Cr.value&&y("p",{class:"warning",role:"alert",children:["The file has been changed by another program. ",y("button",{onClick:()=>{Cc()},children:"\
Open it again, without my changes"})]}),br.value&&!Cr.value&&y("p",{class:"warning",role:"status",children:["This text was not saved before the page was loaded again. ",y("button",{onClick:()=>{Cc()},
children:"Leave my changes out"})]}),y("div",{class:"editor",ref:i}),y("footer",{class:"problems","aria-live":"polite","aria-busy":gs.value,children:Ni.value.length===0?y(Nx,{}):y("ul",{children:Ni.value.
map(e=>y("li",{children:[y("button",{class:"link",onClick:()=>vm(e),children:[e.line>0?`${e.line}:${e.column}: `:"",e.message]}),e.found&&e.meant&&y("button",{onClick:()=>Mm(e),children:["Write ",e.meant]})]}))})})]})}var zx=1500;function Vx({id:i}){let[e,t]=Ma([]);return Bt(()=>{let n=()=>Ot(`runs/${i}/saved`).then(t,()=>t([]));n();let s=setInterval(()=>{!document.hidden&&ae.value?.live&&n()},zx);return()=>clearInterval(
s)},[i,ae.value?.live]),e.length===0?null:y("section",{"aria-label":"Saved states",children:[y("h2",{children:"Saved states"}),y("p",{children:["A branch runs ",zt.value,", as it is now, from such a s\
tate on, into a folder of its own. It may have other coefficients of forces, nets and contacts."]}),y("ul",{class:"saved",children:e.map(n=>y("li",{children:["t = ",yt(n,6)," s ",y("button",{disabled:Ni.
value.length>0,onClick:()=>{Oa({branch:i,time:n})},children:"Branch from here"})]}))})]})}var Gx=500;function Wx(){let i=ae.value.events;return i.length===0?null:y("details",{class:"happened",children:[
y("summary",{children:[i.length," events"]}),y("ul",{children:i.slice(0,Gx).map(e=>y("li",{children:y("button",{onClick:()=>fl(e.time),children:[e.kind,": ",e.name," at ",yt(e.time,6)," s"]})}))})]})}
function Am(){let i=ae.value;if(!i)return null;let e=i.summary;return y(it,{children:[y("table",{class:"facts",children:y("tbody",{children:[y("tr",{children:[y("th",{scope:"row",children:"folder"}),y(
"td",{children:i.path})]}),e&&y("tr",{children:[y("th",{scope:"row",children:"status"}),y("td",{children:[e.status,e.time?.until?` at ${yt(e.time.end,6)} s of ${yt(e.time.until,6)} s`:""]})]}),!i.live&&
y("tr",{children:[y("th",{scope:"row",children:"frames"}),y("td",{children:i.times.length})]}),y("tr",{children:[y("th",{scope:"row",children:"particles"}),y("td",{children:We.value?.header.particles??
0})]}),y("tr",{children:[y("th",{scope:"row",children:"shapes, links"}),y("td",{children:[St.value?.header.shapes?.length??0,", ",St.value?.header.links?.length??0]})]}),!i.live&&y("tr",{children:[y("\
th",{scope:"row",children:"events"}),y("td",{children:i.events.length})]}),y("tr",{children:[y("th",{scope:"row",children:"frames in memory"}),y("td",{children:[yt(Wn.bytes/(1<<20),2)," MB of ",Wn.most/
(1<<20)," MB"]})]})]})}),e?.origin&&y("p",{children:["Begun with the state of ",e.origin.folder," at t = ",yt(e.origin.time,6)," s."]}),(e?.changes??[]).map(t=>y("p",{children:t.what})),e?.error&&y("p",
{class:"error",children:e.error}),(e?.warnings??[]).map(t=>y("p",{class:"warning",children:t})),y(Wx,{}),At.value?.models&&i.id!=="preview"&&y(Vx,{id:i.id})]})}var Rc=be(null);je(()=>{let i=ae.value,e=di.value;Rc.value=null,!(!i||!e||i.id==="preview"||i.live)&&Ot(`compare?a=${i.id}&b=${e}`).then(t=>{ae.value===i&&di.value===e&&(Rc.value=t)},t=>{Qe.value=t.message})});
var xl=i=>i===null?"\u2013":yt(i);function Em(){let i=Rc.value;return y(it,{children:[y("label",{children:["With"," ",y("select",{value:di.value,onChange:e=>{di.value=e.currentTarget.value},children:[
y("option",{value:"",children:"no other run"}),nn.value.filter(e=>e.id!==ae.value?.id).map(e=>y("option",{value:e.id,children:e.name}))]})]}),di.value&&y("label",{children:[y("input",{type:"checkbox",
checked:Mr.value,onChange:e=>{Mr.value=e.currentTarget.checked}})," both pictures, at the same time and seen from the same place"]}),i&&y(it,{children:[y("h2",{children:"Models"}),i.models.length===0?
y("p",{children:"The models are the same."}):y("ul",{class:"differences",children:i.models.map(e=>y("li",{children:e}))}),y("h2",{children:"Histories"}),i.common!==""&&y("p",{role:"status",children:i.
common}),i.trouble!==""&&y("p",{class:"error",role:"alert",children:i.trouble}),y("table",{class:"figures",children:[y("thead",{children:y("tr",{children:[y("th",{scope:"col",children:"RMS"}),y("th",{
scope:"col",children:"largest"}),y("th",{scope:"col",children:"at"}),y("th",{scope:"col",children:"relative"})]})}),y("tbody",{children:i.columns.map(e=>y(it,{children:[y("tr",{children:y("th",{scope:"\
rowgroup",colSpan:4,children:e.name})}),y("tr",{children:[y("td",{children:[xl(e.rms)," ",e.unit]}),y("td",{children:[xl(e.max)," ",e.unit]}),y("td",{children:[xl(e.max_time)," s"]}),y("td",{children:e.
missing||xl(e.relative)})]})]}))})]}),[...i.only_a??[],...i.only_b??[]].length>0&&y("p",{children:["Only one has: ",[...i.only_a??[],...i.only_b??[]].join(", ")]})]})]})}function Cm({done:i,of:e,stop:t}){let n=ci(null);return Bt(()=>n.current?.showModal(),[]),y("dialog",{ref:n,class:"help film","aria-labelledby":"film-title",onClose:t,children:[y("h2",{id:"film-title",
children:"Film"}),y("progress",{value:i,max:e,"aria-label":"Frames that are drawn"}),y("output",{children:["Frame ",i," of ",e]}),y("button",{autofocus:!0,onClick:()=>n.current?.close(),children:"Stop"})]})}var _l=[];function He(i,e,t){_l.push({keys:Array.isArray(i)?i:[i],name:e,run:t})}var Hx=i=>`${i.ctrlKey||i.metaKey?"Ctrl-":""}${i.shiftKey&&i.key.length>1?"Shift-":""}${i.key===" "?"Space":i.key}`;function Rm(){
document.addEventListener("keydown",i=>{let e=i.target,t=e.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName)&&e.type!=="checkbox",n=Hx(i);if(t&&!n.startsWith("Ctrl-")||n==="Space"&&/^(BUTTON|SUMMARY|A)$/.
test(e.tagName)||n==="Space"&&e.type==="checkbox"||document.querySelector("dialog[open]"))return;let s=_l.find(r=>r.keys.includes(n));!s||i.altKey||i.defaultPrevented||(i.preventDefault(),s.run())})}function Pm(){let i=ci(null);return Bt(()=>i.current?.showModal(),[]),y("dialog",{ref:i,class:"help","aria-labelledby":"help-title",onClose:()=>{fs.value=!1},children:[y("h2",{id:"help-title",children:"\
Keys"}),y("table",{children:y("tbody",{children:_l.map(e=>y("tr",{children:[y("th",{scope:"row",children:e.keys.map(t=>y("kbd",{children:t}))}),y("td",{children:e.name})]}))})}),y("p",{children:"Mouse\
: left turns, right moves, the wheel goes nearer; a click picks, a double click turns about what is picked."}),y("p",{children:["In the text of a model, ",y("kbd",{children:"F8"})," goes to the next m\
istake, and ",y("kbd",{children:"Tab"})," leaves it after ",y("kbd",{children:"Escape"}),", pressed twice where something is selected. Plots tell the values at the time of the picture, or under the po\
inter."]}),y("p",{children:["Gabion ",At.value?.version]}),y("button",{autofocus:!0,onClick:()=>i.current?.close(),children:"Close"})]})}var $s=i=>{ae.value?.live&&Sm(ae.value.id,i)},Pc=()=>$s(hs.value?.paused?"go":"pause"),Xx=i=>i===null||!(i>0)?"":i>90?`${(i/60).toFixed(1)} min left`:`${i.toFixed(0)} s left`;function Im(){let i=hs.value,
e=i?.paused??!1;return y("footer",{class:"timeline live","aria-label":"Run under way",children:[y("button",{onClick:Pc,title:"Space",children:e?"Go on":"Pause"}),y("button",{onClick:()=>$s("step"),title:"\
\u2192",children:"Step"}),y("button",{onClick:()=>$s("checkpoint"),children:"Save state"}),y("button",{onClick:()=>$s("stop"),title:"S",children:"Stop"}),y("progress",{value:i?.time??0,max:i?.end||1,"\
aria-label":"Simulated time"}),y("output",{children:i?`${yt(i.time)} of ${yt(i.end)} s, step ${i.steps}${e?i.stands?", paused":", pausing":`, ${yt(i.rate,3)} steps/s, ${Xx(i.remaining)}`}`:"beginning"}),
y("span",{class:"share",title:"Part of the run's time that looking at it takes",children:["looking: ",i?(100*i.share).toFixed(2):0," %"]}),y("button",{onClick:()=>im(),children:"Frames so far"})]})}var bl={x:[1,0,0],y:[0,1,0],z:[0,0,1]};function qx(){let i=St.value.header,e=on.value,t=e?Object.keys(bl).find(l=>bl[l].some((h,u)=>h!==0&&e.normal[u]!==0)):"",n=t?"xyz".indexOf(t):0,s=e?e.normal[n]:1,
r=(l,h,u)=>{on.value=l?{normal:bl[l].map(f=>f*h),offset:h*u}:null},a=l=>(i.low["xyz".indexOf(l)]+i.high["xyz".indexOf(l)])/2,o=.01*(i.high[n]-i.low[n]);return y("fieldset",{children:[y("legend",{children:"\
Cut"}),y("label",{children:["Across"," ",y("select",{value:t,onChange:l=>r(l.currentTarget.value,1,a(l.currentTarget.value||"x")),children:[y("option",{value:"",children:"nothing"}),Object.keys(bl).map(
l=>y("option",{value:l,children:l}))]})]}),e&&y(it,{children:[y("label",{children:["At ",y("input",{type:"range",min:i.low[n]-o,max:i.high[n]+o,step:"any",value:s*e.offset,onInput:l=>r(t,s,l.currentTarget.
valueAsNumber),"aria-valuetext":`${t} = ${s*e.offset} m`})]}),y("label",{children:[t," = ",y("input",{type:"number",step:"any",value:s*e.offset,onChange:l=>r(t,s,l.currentTarget.valueAsNumber)})," m"]}),
y("button",{onClick:()=>r(t,-s,s*e.offset),children:"Turn around"})]})]})}async function $x(i){let e=St.value.header,t=[];e.shapes?.forEach((r,a)=>{r.name===i&&t.push({kind:"shape",number:a})}),e.links?.
forEach((r,a)=>{r.name===i&&t.push({kind:"link",number:a})});let n=/^\d+$/.test(i)?await om(Number(i)):-1;n>=0&&t.push({kind:"particle",number:n});let s=t.findIndex(r=>r.kind===Mt.value?.kind&&r.number===
Mt.value.number);t.length>0?Mt.value=t[(s+1)%t.length]:Qe.value=`There is no ${i} in the picture.`}var Yx=2e3;function Zx(){let i=St.value.header,e=[...new Set([...i.shapes??[],...i.links??[]].map(t=>t.
name))].filter(t=>t!=="").slice(0,Yx);return y("form",{class:"find",onSubmit:t=>{t.preventDefault();let n=new FormData(t.currentTarget).get("name");n.trim()!==""&&$x(n.trim()).catch(s=>{Qe.value=s.message})},
children:[y("label",{children:["Name",(We.value?.header.particles??0)>0?", or identifier of a particle":""," ",y("input",{name:"name",list:"names",autocomplete:"off"})]}),y("datalist",{id:"names",children:e.
map(t=>y("option",{value:t}))}),y("button",{children:"Pick"})]})}function Fm(){let i=St.value?.header;if(!i)return y("p",{children:"There is nothing to see."});let e=new Map,t=s=>e.set(s,(e.get(s)??0)+
1);i.groups?.forEach(t),i.shapes?.forEach(s=>t(s.object)),i.links?.forEach(s=>t(s.object));let n=s=>{let r=new Set(sn.value);r.delete(s)||r.add(s),sn.value=r};return y(it,{children:[y(Zx,{}),y(qx,{}),
y("fieldset",{children:[y("legend",{children:"Shown"}),[...e.keys()].map(s=>y("label",{children:[y("input",{type:"checkbox",checked:!sn.value.has(s),onChange:()=>n(s)})," ",s]}))]})]})}var Ic=class{constructor(e){this.header=e;this.columns=e.names.map(()=>new Float64Array(e.rows))}header;count=0;columns;add(e){let t=e.header;return t.after!==this.count||t.names.join()!==this.header.
names.join()?!1:(this.header=t,this.columns=this.columns.map((n,s)=>{let r=e.blocks.get(t.names[s]),a=n.length>=t.rows?n:new Float64Array(Math.max(2*n.length,t.rows));return a!==n&&a.set(n.subarray(0,
this.count)),a.set(r,this.count),a}),this.count=t.rows,!0)}table(e){let[t,...n]=this.columns.map(s=>s.subarray(0,this.count));return{name:e,time:t,columns:n.map((s,r)=>({name:this.header.names[r+1],unit:this.
header.units[r+1],values:s}))}}},vl=new Map;async function Fc(i,e,t){let n=`${i} ${e}`,s=t?vl.get(n):void 0,r=await pn(`runs/${i}/table/${e}${s?.count?`?after=${s.count}`:""}`);if(s?.add(r))return s.table(
e);r.header.after>0&&(r=await pn(`runs/${i}/table/${e}`));let a=new Ic(r.header);return a.add(r),vl.set(n,a),a.table(e)}function km(i){for(let e of vl.keys())i.includes(e.split(" ")[0])||vl.delete(e)}var Ys=be([]),ys=be(new Set),Bc=!1,Dc=[],Lc=!1;function Um(i){let e=new Map;for(let t of i.columns){let n=t.name.match(/^(.*)\.(x|y|z|e[0-3]|\d+)$/),s=i.name==="audit"?t.name.split(".")[0]:n?n[1]:t.name,
r=i.name==="audit"?`audit: ${s}`:s,a=r+" "+t.unit,o=e.get(a)??{title:r,prefix:s,unit:t.unit,table:i,columns:[]};o.columns.push(t),e.set(a,o)}return[...e.values()]}var Uc=null;async function Nm(){let i=Pi?
await Zp():"/web/uplot.js";Uc??=(await import(i)).default}async function Jx(){let i=ae.value;if(!i)return;km([i.id,di.value]);let e=[];for(let n of["history","audit"].filter(s=>i.live||i.tables.includes(
s)))try{let s=await Fc(i.id,n,i.live);s.time.length>0&&e.push(...Um(s))}catch{}if(di.value&&await Kx(e,di.value),e.length>0&&await Nm(),ae.value!==i)return;let t=new Set(e.map(n=>n.title));if(!Bc||![...ys.
value].some(n=>t.has(n))){let n=e.filter(s=>s.table.name==="history").slice(0,2).map(s=>s.title);ys.value=new Set([...n,...e.filter(s=>s.title==="audit: energy").map(s=>s.title)])}zm(e),Ys.value=e}function Om(i){
Dc=i,zm(Ys.value),Ri.value="plots"}function zm(i){let e=i.filter(t=>t.table.name==="history"&&Dc.some(n=>t.prefix===n||t.prefix.startsWith(n+".")));e.length!==0&&(Dc=[],Bc=!0,ys.value=new Set(e.map(t=>t.
title)))}async function Vm(i,e){await Nm();let t=await pn(`reports/${i}/history/${e}`),n=t.header.names.map((r,a)=>({name:r,unit:t.header.units[a],values:t.blocks.get(r)})),s=Um({name:`case ${e}`,time:n[0].
values,columns:n.slice(1)});Ys.value=s,ys.value=new Set(s.map(r=>r.title)),Lc=!0,Ri.value="plots"}async function Kx(i,e){for(let t of["history","audit"])try{let n=await Fc(e,t,!1);for(let s of i.filter(
r=>r.table.name===t)){let r=n.columns.filter(a=>s.columns.some(o=>o.name===a.name));r.length>0&&(s.beside={time:n.time,columns:r})}}catch{}}function Dm(i){let e=[i.table.time,...i.columns.map(t=>t.values)];
return i.beside?Uc.join([e,[i.beside.time,...i.beside.columns.map(t=>t.values)]]):e}var kc=i=>i==null?"":(An.peek()?Ca:sl)(i),Lm=152,za=["#0072b2","#d55e00","#009e73","#cc79a7","#56b4e9","#b8860b","#7\
a5c8e","#666666"],Bm=(i,e)=>e.name.startsWith(i.prefix+".")?e.name.slice(i.prefix.length+1):e.name;function jx({group:i}){let e=ci(null),t=ci(null),n=ci(0),s=ci(()=>{});Bt(()=>{let a=En.value?"#c9d1d9":
"#37414b",o={stroke:En.value?"#2b3138":"#e3e7ea",width:1},l=document.createElement("div");l.className="now",l.style.background=En.value?"#f0b429":"#c2410c";let h=g=>{let b=g.valToPos(n.current,"x");l.
hidden=!(b>=0&&b<=g.over.clientWidth),l.style.transform=`translateX(${b}px)`},u={stroke:a,grid:o,ticks:o,font:"11px system-ui, sans-serif"},f=new Uc({width:e.current.clientWidth,height:Lm,scales:{x:{time:!1}},
axes:[{...u,size:32,values:(g,b)=>b.map(p=>yt(p))},{...u,size:62,values:(g,b)=>b.map(p=>yt(p,3))}],series:[{label:"time (s)",value:(g,b)=>kc(b)},...i.columns.map((g,b)=>({label:Bm(i,g),stroke:za[b%za.
length],width:1.5,dash:b>=za.length?[4,3]:void 0,spanGaps:!0,value:(p,m)=>kc(m)})),...(i.beside?.columns??[]).map((g,b)=>({label:`${Bm(i,g)}, other run`,stroke:za[b%za.length],width:1,dash:[6,4],spanGaps:!0,
value:(p,m)=>kc(m)}))],hooks:{draw:[h],ready:[g=>g.over.append(l),g=>g.over.addEventListener("dblclick",()=>fl(g.posToVal(g.cursor.left??0,"x")))]},legend:{live:!0}},Dm(i),e.current);t.current=f,s.current=
()=>h(f);let d=e.current,c=new ResizeObserver(()=>f.setSize({width:d.clientWidth,height:Lm}));return c.observe(d),()=>{c.disconnect(),f.destroy()}},[i.title,i.unit,i.beside?.columns.length,En.value]),
Bt(()=>t.current?.setData(Dm(i)),[i]);let r=We.value?.header.time??0;return Bt(()=>{n.current=r;let a=t.current;a&&(s.current(),queueMicrotask(()=>{t.current===a&&(a.cursor.left??-1)<0&&a.setLegend({idx:a.
valToIdx(r)},!1)}))},[r,i,An.value]),y("figure",{class:"plot",children:[y("figcaption",{children:[i.title,i.unit?` (${i.unit})`:""]}),y("div",{ref:e})]})}var Qx=1e3,e_=5e3;function Gm(){let i=ae.value?.
live??!1;Bt(()=>{if(Lc){Lc=!1;return}Ys.value=[];let t=!1;return(async()=>{do{(!i||!document.hidden)&&await Jx();let s=performance.now();for(let r=0;r<2;r++)await new Promise(a=>requestAnimationFrame(
a));await new Promise(r=>setTimeout(r,Math.min(Math.max(Qx,3*(performance.now()-s)),e_)))}while(i&&!t)})(),()=>{t=!0}},[ae.value?.id,i,di.value]);let e=t=>{let n=new Set(ys.value);n.delete(t)||n.add(t),
Bc=!0,ys.value=n};return Ys.value.length===0?y("p",{children:!ae.value||ae.value.id==="preview"?"Curves show here when the model runs.":"There is no history yet."}):y(it,{children:[y("details",{class:"\
choice",children:[y("summary",{children:"Curves"}),y("label",{children:[y("input",{type:"checkbox",checked:An.value,onChange:t=>{An.value=t.currentTarget.checked}})," all digits of values"]}),Ys.value.
map(t=>y("label",{children:[y("input",{type:"checkbox",checked:ys.value.has(t.title),onChange:()=>e(t.title)})," ",t.title,t.unit?` (${t.unit})`:""]}))]}),Ys.value.filter(t=>ys.value.has(t.title)).map(
t=>y(jx,{group:t},t.title+t.unit))]})}var Wm=(i,e)=>Array.isArray(i)?i.map(e).join(", "):typeof i=="number"||i===null?e(i):i;function Nc({name:i,value:e,unit:t,kind:n}){let s=Wm(e,sl),r=Wm(e,Ca);return y("tr",{children:[y("th",{scope:"row",
children:i}),y("td",{class:n,title:s===r?void 0:r,children:[An.value?r:s,t]})]})}var Oc=(i,e)=>e.at.map((t,n)=>t-i.at[n]),t_=(i,e)=>i.reduce((t,n,s)=>t+n*e[s],0);function i_(i,e,t){let n=Oc(i,e),s=Oc(
i,t),r=Math.hypot(n[1]*s[2]-n[2]*s[1],n[2]*s[0]-n[0]*s[2],n[0]*s[1]-n[1]*s[0]);return Math.hypot(...n)>0&&Math.hypot(...s)>0?Math.atan2(r,t_(n,s))*180/Math.PI:NaN}function zc(){xi.value&&(Fa.value=[...Fa.
value,xi.value].slice(-2))}function Hm(){let i=xi.value;if(!i)return null;let e=Fa.value,t=e.at(-1),n=i.requests??[];return y("section",{class:"picked","aria-label":"Picked","aria-live":"polite",children:[
y("header",{children:[y("h2",{children:i.title}),y("button",{onClick:()=>{Mt.value=null},"aria-label":"Close",children:"\xD7"})]}),y("table",{children:y("tbody",{children:[i.rows.map(s=>y(Nc,{name:s.name,
value:s.value,unit:s.unit?` ${s.unit}`:""})),t&&y(Nc,{name:`distance to ${t.title}`,value:Math.hypot(...Oc(t,i)),unit:" m",kind:"distance"}),e.length===2&&y(Nc,{name:`angle at ${e[1].title}, from ${e[0].
title}`,value:i_(e[1],e[0],i),unit:"\xB0",kind:"angle"})]})}),y("button",{onClick:zc,children:"Measure from here (M)"}),n.length>0&&ae.value?.id!=="preview"&&y("button",{onClick:()=>Om(n),children:["P\
lot ",n.join(", ")]}),At.value?.models&&i.object&&y("button",{onClick:()=>{_m(i.title,i.object)},children:["Show ",i.object," in the model"]}),t&&y("button",{onClick:()=>{Fa.value=[]},children:"Measur\
e no more"}),y("button",{"aria-pressed":An.value,onClick:()=>{An.value=!An.value},children:"All digits"})]})}var Xm=be(null),Ir=be(null),Ml=be(null),wl=be([]),Sl=be(null),Va=i=>{Qe.value=i.message};async function qm(i){if(Ml.value=null,wl.value=[],Sl.value=null,Ir.value=i,!i)return;let e=await Ot(`reports/${i.
id}`);Ir.value===i&&(i.kind==="study"?Ml.value=e:i.kind==="approval"?Sl.value=e:wl.value=e)}async function n_(i,e){let{id:t}=await Hn(`reports/${i}/run/${e}`,{});await La(),await Ii(t)}var Tl=i=>typeof i==
"number"?yt(i):i==null?"\u2013":String(i);function s_({t:i,id:e}){return y("table",{class:"figures",children:[y("thead",{children:y("tr",{children:[["case",...i.inputs,...i.outputs,"status"].map(t=>y(
"th",{scope:"col",children:t})),At.value?.models&&y("th",{scope:"col",children:"run"})]})}),y("tbody",{children:i.cases.map(t=>y("tr",{children:[y("th",{scope:"row",children:y("button",{onClick:()=>{Vm(
e,t.number).catch(Va)},children:t.number})}),i.inputs.map(n=>y("td",{children:Tl(t.inputs[n])})),i.outputs.map(n=>y("td",{children:Tl(t.outputs?.[n])})),y("td",{title:t.error,children:t.status}),At.value?.
models&&y("td",{children:y("button",{onClick:()=>{n_(e,t.number).catch(Va)},"aria-label":`Run case ${t.number}`,children:"Run"})})]}))})]})}function r_(){return y("table",{class:"figures",children:[y(
"thead",{children:y("tr",{children:["quantity","error","at most"].map(i=>y("th",{scope:"col",children:i}))})}),wl.value.map(i=>y("tbody",{children:[y("tr",{children:y("th",{scope:"rowgroup",colSpan:3,
children:[i.run?y("button",{onClick:()=>{Ii(i.run)},children:i.title}):i.title," ",y("span",{class:["passed","skipped","not run"].includes(i.status)?"":"missed",children:i.status})]})}),i.reason&&y("t\
r",{children:y("td",{colSpan:3,class:"reason",children:i.reason})}),(i.quantities??[]).map(e=>y("tr",{children:[y("td",{class:"reason",children:e.quantity}),y("td",{class:e.passed?"":"missed",children:[
Tl(e.error)," ",e.unit]}),y("td",{children:Tl(e.tolerance)})]}))]}))]})}function a_({a:i}){let e=i.complete?i.passed?`passed, class ${i.class}`:"not passed":"not all hits have been made";return y("tab\
le",{class:"figures",children:[y("caption",{children:[i.title,": ",y("span",{class:i.complete&&!i.passed?"missed":"",children:e})]}),y("thead",{children:y("tr",{children:[y("th",{scope:"col",children:"\
condition"}),y("th",{scope:"col",children:"found"})]})}),i.hits.map(t=>y("tbody",{children:[y("tr",{children:y("th",{scope:"rowgroup",colSpan:2,children:t.run?y("button",{onClick:()=>{Ii(t.run)},children:t.
title}):t.title})}),t.error&&y("tr",{children:y("td",{colSpan:2,class:"missed",children:t.error})}),t.conditions.map(n=>y("tr",{children:[y("td",{class:"reason",children:n.what}),y("td",{class:n.passed?
"":"missed",children:n.found})]}))]}))]})}function $m(){Bt(()=>{Ot("reports").then(e=>{Xm.value=e,!Ir.value&&e.length>0&&qm(e[0]).catch(Va)},Va)},[]);let i=Xm.value;return i?i.length===0?y("p",{children:[
"No study of ",y("code",{children:"gabion sweep"}),", no validation and no approval test is in the folders that are shown."]}):y(it,{children:[y("label",{children:["Report"," ",y("select",{value:Ir.value?.
id,onChange:e=>{qm(i.find(t=>t.id===e.currentTarget.value)??null).catch(Va)},children:i.map(e=>y("option",{value:e.id,children:[e.name," (",e.kind,")"]}))})]}),Ml.value&&Ir.value&&y(s_,{t:Ml.value,id:Ir.
value.id}),wl.value.length>0&&y(r_,{}),Sl.value&&y(a_,{a:Sl.value})]}):y("p",{role:"status",children:"Looking for studies, validations and approval tests\u2026"})}var Ps={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Is={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},xg=0,fd=1,_g=2;var fo=1,bg=2,ta=3,_n=0,fi=1,cn=2,ar=0,ia=1,pd=2,md=3,gd=4,vg=5;var or=100,Mg=101,wg=102,Sg=103,Tg=104,Ag=200,Eg=201,Cg=202,Rg=203,yd=204,xd=205,Pg=206,Ig=207,Fg=208,kg=209,Dg=210,Lg=211,Bg=212,Ug=213,Ng=214,Jl=0,Kl=1,jl=2,qr=3,Ql=4,eh=5,th=6,ih=7,_d=0,Og=1,zg=2,In=0,
bd=1,vd=2,Md=3,wd=4,Sd=5,Td=6,Ad=7;var Ed=300,lr=301,na=302,Ah=303,Eh=304,nh=1e3,Rn=1001,sh=1002,ai=1003,Vg=1004;var po=1005;var Gt=1006,Ch=1007;var Qn=1008;var $i=1009,Cd=1010,Rd=1011,sa=1012,Rh=1013,bn=1014,vn=1015,Mn=1016,Ph=1017,Ih=1018,hr=1020,Pd=35902,Id=35899,Fd=1021,kd=1022,Yi=1023,Kn=1026,es=1027,Dd=1028,Fh=1029,Fs=1030,kh=1031;var Dh=1033,mo=33776,go=33777,yo=33778,xo=33779,Lh=35840,Bh=35841,Uh=35842,Nh=35843,Oh=36196,zh=37492,Vh=37496,Gh=37488,Wh=37489,_o=37490,Hh=37491,Xh=37808,qh=37809,$h=37810,Yh=37811,Zh=37812,Jh=37813,
Kh=37814,jh=37815,Qh=37816,eu=37817,tu=37818,iu=37819,nu=37820,su=37821,ru=36492,au=36494,ou=36495,lu=36283,hu=36284,bo=36285,uu=36286;var Za=2300,rh=2301,Yl=2302,ad=2303,od=2400,ld=2401,hd=2402;var Gg=3200;var Ld=0,Wg=1,ts="",Vi="srgb",Ja="srgb-linear",Ka="linear",xt="srgb";var Zl=7680;var Hg=519,Xg=512,qg=513,$g=514,Bd=515,Yg=516,Zg=517,Ud=518,Nd=519,Jg=35044;var ra="300 es",hn=2e3,ja=2001;function o_(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function l_(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Qa(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Kg(){let i=Qa("canvas");return i.style.display=
"block",i}var Ym={},$r=null;function Od(...i){let e="THREE."+i.shift();$r?$r("log",e,...i):console.log(e,...i)}function jg(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():
i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ue(...i){i=jg(i);let e="THREE."+i.shift();if($r)$r("warn",e,...i);else{let t=i[0];t&&
t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function Oe(...i){i=jg(i);let e="THREE."+i.shift();if($r)$r("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(
e)):console.error(e,...i)}}function qa(...i){let e=i.join(" ");e in Ym||(Ym[e]=!0,Ue(...i))}function Qg(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:
n()}}setTimeout(r,t)})}var e0={[Jl]:Jl,[jl]:th,[Ql]:Ql,[qr]:eh,[Kl]:Kl,[th]:jl,[ih]:ih,[eh]:qr},xn=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===
void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;
if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.
slice(0);for(let r=0,a=s.length;r<a;r++)s[r].call(this,e);e.target=null}}},bi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","\
18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","\
40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","\
68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","\
90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","\
b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","\
e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Zm=1234567,$a=Math.PI/180,Yr=180/Math.PI;
function aa(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(bi[i&255]+bi[i>>8&255]+bi[i>>16&255]+bi[i>>24&255]+"-"+bi[e&
255]+bi[e>>8&255]+"-"+bi[e>>16&15|64]+bi[e>>24&255]+"-"+bi[t&63|128]+bi[t>>8&255]+"-"+bi[t>>16&255]+bi[t>>24&255]+bi[n&255]+bi[n>>8&255]+bi[n>>16&255]+bi[n>>24&255]).toLowerCase()}function Ke(i,e,t){return Math.
max(e,Math.min(t,i))}function zd(i,e){return(i%e+e)%e}function h_(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function u_(i,e,t){return i!==e?(t-i)/(e-i):0}function Ya(i,e,t){return(1-t)*i+t*e}function c_(i,e,t,n){
return Ya(i,e,1-Math.exp(-t*n))}function d_(i,e=1){return e-Math.abs(zd(i,e*2)-e)}function f_(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function p_(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-
e),i*i*i*(i*(i*6-15)+10))}function m_(i,e){return i+Math.floor(Math.random()*(e-i+1))}function g_(i,e){return i+Math.random()*(e-i)}function y_(i){return i*(.5-Math.random())}function x_(i){i!==void 0&&
(Zm=i);let e=Zm+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function __(i){return i*$a}function b_(i){return i*Yr}function v_(i){return i>0&&Number.
isInteger(i)&&2**Math.round(Math.log2(i))===i}function M_(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Vd(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function w_(i,e,t,n,s){
let r=Math.cos,a=Math.sin,o=r(t/2),l=a(t/2),h=r((e+n)/2),u=a((e+n)/2),f=r((e-n)/2),d=a((e-n)/2),c=r((n-e)/2),g=a((n-e)/2);switch(s){case"XYX":i.set(o*u,l*f,l*d,o*h);break;case"YZY":i.set(l*d,o*u,l*f,o*
h);break;case"ZXZ":i.set(l*f,l*d,o*u,o*h);break;case"XZX":i.set(o*u,l*g,l*c,o*h);break;case"YXY":i.set(l*c,o*u,l*g,o*h);break;case"ZYZ":i.set(l*g,l*c,o*u,o*h);break;default:Ue("MathUtils: .setQuaterni\
onFromProperEuler() encountered an unknown order: "+s)}}function Gd(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:
return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function t0(i,e){if(e.constructor===Float32Array)return i;let t=Gd(e);if(t===void 0)throw new Error("THREE.Math\
Utils: Invalid component type.");return Math.max(i/t,-1)}function i0(i,e){if(e.constructor===Float32Array)return i;let t=Gd(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");
return Math.round(i*t)}var Wd={DEG2RAD:$a,RAD2DEG:Yr,generateUUID:aa,clamp:Ke,euclideanModulo:zd,mapLinear:h_,inverseLerp:u_,lerp:Ya,damp:c_,pingpong:d_,smoothstep:f_,smootherstep:p_,randInt:m_,randFloat:g_,
randFloatSpread:y_,seededRandom:x_,degToRad:__,radToDeg:b_,isPowerOfTwo:v_,ceilPowerOfTwo:M_,floorPowerOfTwo:Vd,setQuaternionFromProperEuler:w_,normalize:i0,denormalize:t0},Pe=class{static{this.prototype.
isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){
return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: \
index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.
constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.
y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.
x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(
1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){
return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=Ke(this.x,e.x,t.x),this.y=Ke(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=Ke(this.x,e,t),this.y=Ke(this.
y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Ke(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.
ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){
return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.
x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.
sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Ke(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.
x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,
this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){
return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,a=this.y-e.y;return this.x=r*n-
a*s+e.x,this.y=r*s+a*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Hi=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=
!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,a,o){let l=n[s+0],h=n[s+1],u=n[s+2],f=n[s+3],d=r[a+0],c=r[a+1],g=r[a+2],b=r[a+3];if(f!==b||l!==d||h!==c||u!==g){let p=l*d+h*c+u*g+
f*b;p<0&&(d=-d,c=-c,g=-g,b=-b,p=-p);let m=1-o;if(p<.9995){let M=Math.acos(p),A=Math.sin(M);m=Math.sin(m*M)/A,o=Math.sin(o*M)/A,l=l*m+d*o,h=h*m+c*o,u=u*m+g*o,f=f*m+b*o}else{l=l*m+d*o,h=h*m+c*o,u=u*m+g*
o,f=f*m+b*o;let M=1/Math.sqrt(l*l+h*h+u*u+f*f);l*=M,h*=M,u*=M,f*=M}}e[t]=l,e[t+1]=h,e[t+2]=u,e[t+3]=f}static multiplyQuaternionsFlat(e,t,n,s,r,a){let o=n[s],l=n[s+1],h=n[s+2],u=n[s+3],f=r[a],d=r[a+1],
c=r[a+2],g=r[a+3];return e[t]=o*g+u*f+l*c-h*d,e[t+1]=l*g+u*d+h*f-o*c,e[t+2]=h*g+u*c+o*d-l*f,e[t+3]=u*g-o*f-l*d-h*c,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this.
_y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this.
_x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this.
_onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,a=e._order,o=Math.cos,l=Math.sin,h=o(n/2),u=o(s/2),f=o(r/2),d=l(n/2),c=l(s/2),g=l(r/2);switch(a){case"XYZ":this._x=d*u*f+h*c*g,this.
_y=h*c*f-d*u*g,this._z=h*u*g+d*c*f,this._w=h*u*f-d*c*g;break;case"YXZ":this._x=d*u*f+h*c*g,this._y=h*c*f-d*u*g,this._z=h*u*g-d*c*f,this._w=h*u*f+d*c*g;break;case"ZXY":this._x=d*u*f-h*c*g,this._y=h*c*f+
d*u*g,this._z=h*u*g+d*c*f,this._w=h*u*f-d*c*g;break;case"ZYX":this._x=d*u*f-h*c*g,this._y=h*c*f+d*u*g,this._z=h*u*g-d*c*f,this._w=h*u*f+d*c*g;break;case"YZX":this._x=d*u*f+h*c*g,this._y=h*c*f+d*u*g,this.
_z=h*u*g-d*c*f,this._w=h*u*f-d*c*g;break;case"XZY":this._x=d*u*f-h*c*g,this._y=h*c*f-d*u*g,this._z=h*u*g+d*c*f,this._w=h*u*f+d*c*g;break;default:Ue("Quaternion: .setFromEuler() encountered an unknown \
order: "+a)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){
let t=e.elements,n=t[0],s=t[4],r=t[8],a=t[1],o=t[5],l=t[9],h=t[2],u=t[6],f=t[10],d=n+o+f;if(d>0){let c=.5/Math.sqrt(d+1);this._w=.25/c,this._x=(u-l)*c,this._y=(r-h)*c,this._z=(a-s)*c}else if(n>o&&n>f){
let c=2*Math.sqrt(1+n-o-f);this._w=(u-l)/c,this._x=.25*c,this._y=(s+a)/c,this._z=(r+h)/c}else if(o>f){let c=2*Math.sqrt(1+o-n-f);this._w=(r-h)/c,this._x=(s+a)/c,this._y=.25*c,this._z=(l+u)/c}else{let c=2*
Math.sqrt(1+f-n-o);this._w=(a-s)/c,this._x=(r+h)/c,this._y=(l+u)/c,this._z=.25*c}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(
e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){
return 2*Math.acos(Math.abs(Ke(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){
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
y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Jm.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Jm.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.
z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,
n=this.y,s=this.z,r=e.elements,a=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*a,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*a,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*a,this}applyQuaternion(e){
let t=this.x,n=this.y,s=this.z,r=e.x,a=e.y,o=e.z,l=e.w,h=2*(a*s-o*n),u=2*(o*t-r*s),f=2*(r*n-a*t);return this.x=t+l*h+a*f-o*u,this.y=n+l*u+o*h-r*f,this.z=s+l*f+r*u-a*h,this}project(e){return this.applyMatrix4(
e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,
r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.
multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=
Math.max(this.z,e.z),this}clamp(e,t){return this.x=Ke(this.x,e.x,t.x),this.y=Ke(this.y,e.y,t.y),this.z=Ke(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=Ke(this.x,e,t),this.y=Ke(this.y,e,t),this.
z=Ke(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Ke(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(
this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),
this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+
this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(
this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.
z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.
z,a=t.x,o=t.y,l=t.z;return this.x=s*l-r*o,this.y=r*a-n*l,this.z=n*o-s*a,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(
n)}projectOnPlane(e){return Vc.copy(this).projectOnVector(e),this.sub(Vc)}reflect(e){return this.sub(Vc.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());
if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(Ke(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*
t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){
let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){
return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(
e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){
return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===
this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(
t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.
sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Vc=new B,Jm=new Hi,ze=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,a,o,l,h){
this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,a,o,l,h)}set(e,t,n,s,r,a,o,l,h){let u=this.elements;return u[0]=e,u[1]=s,u[2]=o,u[3]=t,u[4]=r,u[5]=l,u[6]=n,u[7]=a,u[8]=h,this}identity(){
return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){
return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),
this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,a=n[0],o=n[3],l=n[6],h=n[1],
u=n[4],f=n[7],d=n[2],c=n[5],g=n[8],b=s[0],p=s[3],m=s[6],M=s[1],A=s[4],w=s[7],C=s[2],E=s[5],x=s[8];return r[0]=a*b+o*M+l*C,r[3]=a*p+o*A+l*E,r[6]=a*m+o*w+l*x,r[1]=h*b+u*M+f*C,r[4]=h*p+u*A+f*E,r[7]=h*m+u*
w+f*x,r[2]=d*b+c*M+g*C,r[5]=d*p+c*A+g*E,r[8]=d*m+c*w+g*x,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.
elements,t=e[0],n=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],h=e[7],u=e[8];return t*a*u-t*o*h-n*r*u+n*o*l+s*r*h-s*a*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],h=e[7],
u=e[8],f=u*a-o*h,d=o*l-u*r,c=h*r-a*l,g=t*f+n*d+s*c;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let b=1/g;return e[0]=f*b,e[1]=(s*h-u*n)*b,e[2]=(o*n-s*a)*b,e[3]=d*b,e[4]=(u*t-s*l)*b,e[5]=(s*r-o*t)*b,e[6]=
c*b,e[7]=(n*l-h*t)*b,e[8]=(a*t-n*r)*b,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(
e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,a,o){let l=Math.
cos(r),h=Math.sin(r);return this.set(n*l,n*h,-n*(l*a+h*o)+a+e,-s*h,s*l,-s*(-h*a+l*o)+o+t,0,0,1),this}scale(e,t){return qa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(
Gc.makeScale(e,t)),this}rotate(e){return qa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Gc.makeRotation(-e)),this}translate(e,t){return qa("Matrix3: .translate()\
 is deprecated. Use .makeTranslation() instead."),this.premultiply(Gc.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){
let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==
n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+
5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Gc=new ze,Km=new ze().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,
.9505322),jm=new ze().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function S_(){let i={enabled:!0,workingColorSpace:Ja,spaces:{},convert:function(s,r,a){
return this.enabled===!1||r===a||!r||!a||(this.spaces[r].transfer===xt&&(s.r=Jn(s.r),s.g=Jn(s.g),s.b=Jn(s.b)),this.spaces[r].primaries!==this.spaces[a].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),
s.applyMatrix3(this.spaces[a].fromXYZ)),this.spaces[a].transfer===xt&&(s.r=Xr(s.r),s.g=Xr(s.g),s.b=Xr(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){
return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===ts?Ka:this.spaces[s].transfer},getToneMappingMode:function(s){
return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){
Object.assign(this.spaces,s)},_getMatrix:function(s,r,a){return s.copy(this.spaces[a].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.
drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,
.329];return i.define({[Ja]:{primaries:e,whitePoint:n,transfer:Ka,toXYZ:Km,fromXYZ:jm,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Vi},outputColorSpaceConfig:{drawingBufferColorSpace:Vi}},
[Vi]:{primaries:e,whitePoint:n,transfer:xt,toXYZ:Km,fromXYZ:jm,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Vi}}}),i}var Je=S_();function Jn(i){return i<.04045?i*.0773993808:
Math.pow(i*.9478672986+.0521327014,2.4)}function Xr(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Fr,ah=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>
"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{Fr===void 0&&(Fr=Qa("canvas")),Fr.width=e.width,Fr.height=e.height;let s=Fr.getContext("2d");e instanceof ImageData?s.putImageData(e,0,
0):s.drawImage(e,0,0,e.width,e.height),n=Fr}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||
typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Qa("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),
r=s.data;for(let a=0;a<r.length;a++)r[a]=Jn(r[a]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?
t[n]=Math.floor(Jn(t[n]/255)*255):t[n]=Jn(t[n]);return{data:t,width:e.width,height:e.height}}else return Ue("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},
T_=0,Zr=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:T_++}),this.uuid=aa(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<
"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||
0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},
s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let a=0,o=s.length;a<o;a++)s[a].isDataTexture?r.push(Wc(s[a].image)):r.push(Wc(s[a]))}else r=Wc(s);n.url=r}return t||(e.images[this.uuid]=n),
n}};function Wc(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?ah.
getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ue("Texture: Unable to serialize Texture."),{})}var A_=0,Hc=new B,Li=class i extends xn{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=Rn,s=Rn,r=Gt,a=Qn,o=Yi,l=$i,h=i.DEFAULT_ANISOTROPY,u=ts){super(),this.isTexture=!0,Object.defineProperty(this,
"id",{value:A_++}),this.uuid=aa(),this.name="",this.source=new Zr(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=a,this.anisotropy=h,this.format=
o,this.internalFormat=null,this.type=l,this.offset=new Pe(0,0),this.repeat=new Pe(1,1),this.center=new Pe(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ze,this.generateMipmaps=!0,this.
mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.
isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Hc).x}get height(){return this.
source.getSize(Hc).y}get depth(){return this.source.getSize(Hc).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.
y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.
constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=
e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.
repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=
e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=
e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){
let n=e[t];if(n===void 0){Ue(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ue(`Texture.setValues(): property '${t}' does not exist.`);continue}
s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)
return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,
repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.
internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,
mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.
uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Ed)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case nh:e.x=e.x-Math.floor(e.x);break;case Rn:
e.x=e.x<0?0:1;break;case sh:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case nh:e.y=e.y-Math.floor(e.y);break;case Rn:e.y=e.
y<0?0:1;break;case sh:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=
!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Li.DEFAULT_IMAGE=null;Li.DEFAULT_MAPPING=Ed;Li.DEFAULT_ANISOTROPY=1;var _t=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){
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
y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,h=l[0],u=l[4],f=l[8],d=l[1],c=l[5],g=l[9],b=l[2],p=l[6],m=l[10];if(Math.abs(u-d)<.01&&Math.abs(f-b)<.01&&Math.abs(
g-p)<.01){if(Math.abs(u+d)<.1&&Math.abs(f+b)<.1&&Math.abs(g+p)<.1&&Math.abs(h+c+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(h+1)/2,w=(c+1)/2,C=(m+1)/2,E=(u+d)/4,x=(f+b)/4,S=(g+p)/4;return A>
w&&A>C?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=E/n,r=x/n):w>C?w<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(w),n=E/s,r=S/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=
x/r,s=S/r),this.set(n,s,r,t),this}let M=Math.sqrt((p-g)*(p-g)+(f-b)*(f-b)+(d-u)*(d-u));return Math.abs(M)<.001&&(M=1),this.x=(p-g)/M,this.y=(f-b)/M,this.z=(d-u)/M,this.w=Math.acos((h+c+m-1)/2),this}setFromMatrixPosition(e){
let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.
w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=Ke(this.x,e.x,t.x),this.y=Ke(this.
y,e.y,t.y),this.z=Ke(this.z,e.z,t.z),this.w=Ke(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=Ke(this.x,e,t),this.y=Ke(this.y,e,t),this.z=Ke(this.z,e,t),this.w=Ke(this.w,e,t),this}clampLength(e,t){
let n=this.length();return this.divideScalar(n||1).multiplyScalar(Ke(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){
return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.
z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.
y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(
this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||
1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.
x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],
this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=
e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.
w}},oh=class extends xn{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Gt,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,
resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},
n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new _t(0,0,e,t),this.scissorTest=!1,this.viewport=new _t(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)
this.textures[r]=new Li({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=
n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,
this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=
n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Gt,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&
(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&
(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),
e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&
(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this.
_depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this.
_depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.
textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,
t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,
this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=
this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Zr(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.
resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,
this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else
this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent(
{type:"dispose"})}},Jt=class extends oh{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},eo=class extends Li{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,
this.image={data:e,width:t,height:n,depth:s},this.magFilter=ai,this.minFilter=ai,this.wrapR=Rn,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.
copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var lh=class extends Li{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=ai,this.minFilter=ai,this.wrapR=Rn,this.generateMipmaps=
!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Dt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,a,o,l,h,u,f,d,c,g,b,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,a,o,l,h,u,f,d,c,g,b,p)}set(e,t,n,s,r,a,o,l,h,u,f,d,c,g,b,p){
let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=a,m[9]=o,m[13]=l,m[2]=h,m[6]=u,m[10]=f,m[14]=d,m[3]=c,m[7]=g,m[11]=b,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,
0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],
t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){
let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):
(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){
if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/kr.setFromMatrixColumn(e,0).length(),r=1/kr.setFromMatrixColumn(e,1).length(),a=1/kr.setFromMatrixColumn(e,2).length();
return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*a,t[9]=n[9]*a,t[10]=n[10]*a,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){
let t=this.elements,n=e.x,s=e.y,r=e.z,a=Math.cos(n),o=Math.sin(n),l=Math.cos(s),h=Math.sin(s),u=Math.cos(r),f=Math.sin(r);if(e.order==="XYZ"){let d=a*u,c=a*f,g=o*u,b=o*f;t[0]=l*u,t[4]=-l*f,t[8]=h,t[1]=
c+g*h,t[5]=d-b*h,t[9]=-o*l,t[2]=b-d*h,t[6]=g+c*h,t[10]=a*l}else if(e.order==="YXZ"){let d=l*u,c=l*f,g=h*u,b=h*f;t[0]=d+b*o,t[4]=g*o-c,t[8]=a*h,t[1]=a*f,t[5]=a*u,t[9]=-o,t[2]=c*o-g,t[6]=b+d*o,t[10]=a*l}else if(e.
order==="ZXY"){let d=l*u,c=l*f,g=h*u,b=h*f;t[0]=d-b*o,t[4]=-a*f,t[8]=g+c*o,t[1]=c+g*o,t[5]=a*u,t[9]=b-d*o,t[2]=-a*h,t[6]=o,t[10]=a*l}else if(e.order==="ZYX"){let d=a*u,c=a*f,g=o*u,b=o*f;t[0]=l*u,t[4]=
g*h-c,t[8]=d*h+b,t[1]=l*f,t[5]=b*h+d,t[9]=c*h-g,t[2]=-h,t[6]=o*l,t[10]=a*l}else if(e.order==="YZX"){let d=a*l,c=a*h,g=o*l,b=o*h;t[0]=l*u,t[4]=b-d*f,t[8]=g*f+c,t[1]=f,t[5]=a*u,t[9]=-o*u,t[2]=-h*u,t[6]=
c*f+g,t[10]=d-b*f}else if(e.order==="XZY"){let d=a*l,c=a*h,g=o*l,b=o*h;t[0]=l*u,t[4]=-f,t[8]=h*u,t[1]=d*f+b,t[5]=a*u,t[9]=c*f-g,t[2]=g*f-c,t[6]=o*u,t[10]=b*f+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=
0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(E_,e,C_)}lookAt(e,t,n){let s=this.elements;return Oi.subVectors(e,t),Oi.lengthSq()===0&&(Oi.z=1),Oi.normalize(),xs.crossVectors(
n,Oi),xs.lengthSq()===0&&(Math.abs(n.z)===1?Oi.x+=1e-4:Oi.z+=1e-4,Oi.normalize(),xs.crossVectors(n,Oi)),xs.normalize(),Al.crossVectors(Oi,xs),s[0]=xs.x,s[4]=Al.x,s[8]=Oi.x,s[1]=xs.y,s[5]=Al.y,s[9]=Oi.
y,s[2]=xs.z,s[6]=Al.z,s[10]=Oi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,
a=n[0],o=n[4],l=n[8],h=n[12],u=n[1],f=n[5],d=n[9],c=n[13],g=n[2],b=n[6],p=n[10],m=n[14],M=n[3],A=n[7],w=n[11],C=n[15],E=s[0],x=s[4],S=s[8],U=s[12],F=s[1],L=s[5],V=s[9],G=s[13],I=s[2],q=s[6],Y=s[10],H=s[14],
ie=s[3],X=s[7],ee=s[11],te=s[15];return r[0]=a*E+o*F+l*I+h*ie,r[4]=a*x+o*L+l*q+h*X,r[8]=a*S+o*V+l*Y+h*ee,r[12]=a*U+o*G+l*H+h*te,r[1]=u*E+f*F+d*I+c*ie,r[5]=u*x+f*L+d*q+c*X,r[9]=u*S+f*V+d*Y+c*ee,r[13]=u*
U+f*G+d*H+c*te,r[2]=g*E+b*F+p*I+m*ie,r[6]=g*x+b*L+p*q+m*X,r[10]=g*S+b*V+p*Y+m*ee,r[14]=g*U+b*G+p*H+m*te,r[3]=M*E+A*F+w*I+C*ie,r[7]=M*x+A*L+w*q+C*X,r[11]=M*S+A*V+w*Y+C*ee,r[15]=M*U+A*G+w*H+C*te,this}multiplyScalar(e){
let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,
t=e[0],n=e[4],s=e[8],r=e[12],a=e[1],o=e[5],l=e[9],h=e[13],u=e[2],f=e[6],d=e[10],c=e[14],g=e[3],b=e[7],p=e[11],m=e[15],M=l*c-h*d,A=o*c-h*f,w=o*d-l*f,C=a*c-h*u,E=a*d-l*u,x=a*f-o*u;return t*(b*M-p*A+m*w)-
n*(g*M-p*C+m*E)+s*(g*A-b*C+m*x)-r*(g*w-b*E+p*x)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],a=e[5],o=e[9],l=e[2],h=e[6],u=e[10];return t*(a*u-o*h)-n*(r*u-o*l)+s*(r*h-a*l)}transpose(){
let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){
let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],h=e[7],u=e[8],f=e[9],
d=e[10],c=e[11],g=e[12],b=e[13],p=e[14],m=e[15],M=t*o-n*a,A=t*l-s*a,w=t*h-r*a,C=n*l-s*o,E=n*h-r*o,x=s*h-r*l,S=u*b-f*g,U=u*p-d*g,F=u*m-c*g,L=f*p-d*b,V=f*m-c*b,G=d*m-c*p,I=M*G-A*V+w*L+C*F-E*U+x*S;if(I===
0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let q=1/I;return e[0]=(o*G-l*V+h*L)*q,e[1]=(s*V-n*G-r*L)*q,e[2]=(b*x-p*E+m*C)*q,e[3]=(d*E-f*x-c*C)*q,e[4]=(l*F-a*G-h*U)*q,e[5]=(t*G-s*F+r*U)*q,e[6]=(p*
w-g*x-m*A)*q,e[7]=(u*x-d*w+c*A)*q,e[8]=(a*V-o*F+h*S)*q,e[9]=(n*F-t*V-r*S)*q,e[10]=(g*E-b*w+m*M)*q,e[11]=(f*w-u*E-c*M)*q,e[12]=(o*U-a*L-l*S)*q,e[13]=(t*L-n*U+s*S)*q,e[14]=(b*A-g*C-p*M)*q,e[15]=(u*C-f*A+
d*M)*q,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.
elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.
x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.
cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){
let n=Math.cos(t),s=Math.sin(t),r=1-n,a=e.x,o=e.y,l=e.z,h=r*a,u=r*o;return this.set(h*a+n,h*o-s*l,h*l+s*o,0,h*o+s*l,u*o+n,u*l-s*a,0,h*l-s*o,u*l+s*a,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.
set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,a){return this.set(1,n,r,0,e,1,a,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,a=t._y,o=t._z,l=t._w,h=r+r,u=a+a,f=o+o,
d=r*h,c=r*u,g=r*f,b=a*u,p=a*f,m=o*f,M=l*h,A=l*u,w=l*f,C=n.x,E=n.y,x=n.z;return s[0]=(1-(b+m))*C,s[1]=(c+w)*C,s[2]=(g-A)*C,s[3]=0,s[4]=(c-w)*E,s[5]=(1-(d+m))*E,s[6]=(p+M)*E,s[7]=0,s[8]=(g+A)*x,s[9]=(p-
M)*x,s[10]=(1-(d+b))*x,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),
t.identity(),this;let a=kr.set(s[0],s[1],s[2]).length(),o=kr.set(s[4],s[5],s[6]).length(),l=kr.set(s[8],s[9],s[10]).length();r<0&&(a=-a),mn.copy(this);let h=1/a,u=1/o,f=1/l;return mn.elements[0]*=h,mn.
elements[1]*=h,mn.elements[2]*=h,mn.elements[4]*=u,mn.elements[5]*=u,mn.elements[6]*=u,mn.elements[8]*=f,mn.elements[9]*=f,mn.elements[10]*=f,t.setFromRotationMatrix(mn),n.x=a,n.y=o,n.z=l,this}makePerspective(e,t,n,s,r,a,o=hn,l=!1){
let h=this.elements,u=2*r/(t-e),f=2*r/(n-s),d=(t+e)/(t-e),c=(n+s)/(n-s),g,b;if(l)g=r/(a-r),b=a*r/(a-r);else if(o===hn)g=-(a+r)/(a-r),b=-2*a*r/(a-r);else if(o===ja)g=-a/(a-r),b=-a*r/(a-r);else throw new Error(
"THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return h[0]=u,h[4]=0,h[8]=d,h[12]=0,h[1]=0,h[5]=f,h[9]=c,h[13]=0,h[2]=0,h[6]=0,h[10]=g,h[14]=b,h[3]=0,h[7]=0,h[11]=-1,h[15]=0,this}makeOrthographic(e,t,n,s,r,a,o=hn,l=!1){
let h=this.elements,u=2/(t-e),f=2/(n-s),d=-(t+e)/(t-e),c=-(n+s)/(n-s),g,b;if(l)g=1/(a-r),b=a/(a-r);else if(o===hn)g=-2/(a-r),b=-(a+r)/(a-r);else if(o===ja)g=-1/(a-r),b=-r/(a-r);else throw new Error("T\
HREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return h[0]=u,h[4]=0,h[8]=0,h[12]=d,h[1]=0,h[5]=f,h[9]=0,h[13]=c,h[2]=0,h[6]=0,h[10]=g,h[14]=b,h[3]=0,h[7]=0,h[11]=0,h[15]=1,this}equals(e){
let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=
n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},
kr=new B,mn=new Dt,E_=new B(0,0,0),C_=new B(1,1,1),xs=new B,Al=new B,Oi=new B,Qm=new Dt,eg=new Hi,Ss=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this.
_order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){
return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.
constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.
elements,r=s[0],a=s[4],o=s[8],l=s[1],h=s[5],u=s[9],f=s[2],d=s[6],c=s[10];switch(t){case"XYZ":this._y=Math.asin(Ke(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-u,c),this._z=Math.atan2(-a,r)):(this.
_x=Math.atan2(d,h),this._z=0);break;case"YXZ":this._x=Math.asin(-Ke(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(o,c),this._z=Math.atan2(l,h)):(this._y=Math.atan2(-f,r),this._z=0);break;case"ZXY":
this._x=Math.asin(Ke(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-f,c),this._z=Math.atan2(-a,h)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Ke(f,-1,1)),Math.abs(f)<.9999999?
(this._x=Math.atan2(d,c),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-a,h));break;case"YZX":this._z=Math.asin(Ke(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,h),this._y=Math.atan2(-f,
r)):(this._x=0,this._y=Math.atan2(o,c));break;case"XZY":this._z=Math.asin(-Ke(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(d,h),this._y=Math.atan2(o,r)):(this._x=Math.atan2(-u,c),this._y=0);break;default:
Ue("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Qm.makeRotationFromQuaternion(e),this.
setFromRotationMatrix(Qm,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return eg.setFromEuler(this),this.setFromQuaternion(eg,e)}equals(e){return e._x===this._x&&e._y===
this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=
this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this.
_order}};Ss.DEFAULT_ORDER="XYZ";var to=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=
~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},R_=0,tg=new B,Dr=new Hi,Xn=new Dt,El=new B,Ga=new B,P_=new B,I_=new Hi,ig=new B(1,
0,0),ng=new B(0,1,0),sg=new B(0,0,1),rg={type:"added"},F_={type:"removed"},Lr={type:"childadded",child:null},Xc={type:"childremoved",child:null},Xi=class i extends xn{constructor(){super(),this.isObject3D=
!0,Object.defineProperty(this,"id",{value:R_++}),this.uuid=aa(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new B,t=new Ss,n=new Hi,s=new B(1,
1,1);function r(){n.setFromEuler(t,!1)}function a(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(a),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{
configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Dt},normalMatrix:{value:new ze}}),this.
matrix=new Dt,this.matrixWorld=new Dt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new to,
this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.
userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(
this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){
this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.
copy(e)}rotateOnAxis(e,t){return Dr.setFromAxisAngle(e,t),this.quaternion.multiply(Dr),this}rotateOnWorldAxis(e,t){return Dr.setFromAxisAngle(e,t),this.quaternion.premultiply(Dr),this}rotateX(e){return this.
rotateOnAxis(ig,e)}rotateY(e){return this.rotateOnAxis(ng,e)}rotateZ(e){return this.rotateOnAxis(sg,e)}translateOnAxis(e,t){return tg.copy(e).applyQuaternion(this.quaternion),this.position.add(tg.multiplyScalar(
t)),this}translateX(e){return this.translateOnAxis(ig,e)}translateY(e){return this.translateOnAxis(ng,e)}translateZ(e){return this.translateOnAxis(sg,e)}localToWorld(e){return this.updateWorldMatrix(!0,
!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Xn.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?El.copy(e):El.set(e,t,n);let s=this.
parent;this.updateWorldMatrix(!0,!1),Ga.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Xn.lookAt(Ga,El,this.up):Xn.lookAt(El,Ga,this.up),this.quaternion.setFromRotationMatrix(Xn),
s&&(Xn.extractRotation(s.matrixWorld),Dr.setFromRotationMatrix(Xn),this.quaternion.premultiply(Dr.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}
return e===this?(Oe("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(rg),Lr.child=e,this.
dispatchEvent(Lr),Lr.child=null):Oe("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}
let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(F_),Xc.child=e,this.dispatchEvent(Xc),Xc.child=null),this}removeFromParent(){let e=this.parent;return e!==
null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Xn.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,
!1),Xn.multiply(e.parent.matrixWorld)),e.applyMatrix4(Xn),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(rg),Lr.child=e,this.dispatchEvent(Lr),Lr.child=
null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.
length;n<s;n++){let a=this.children[n].getObjectByProperty(e,t);if(a!==void 0)return a}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,a=s.length;r<a;r++)s[r].
getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.
matrixWorld.decompose(Ga,e,P_),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ga,I_,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;
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
this.dispatchEvent({type:"dispose"})}};Xi.DEFAULT_UP=new B(0,1,0);Xi.DEFAULT_MATRIX_AUTO_UPDATE=!0;Xi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Wi=class extends Xi{constructor(){super(),this.isGroup=!0,
this.type="Group"}},k_={type:"move"},Jr=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Wi,this._hand.matrixAutoUpdate=
!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Wi,this._targetRay.matrixAutoUpdate=
!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new B,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new B),this._targetRay}getGripSpace(){
return this._grip===null&&(this._grip=new Wi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new B,this._grip.hasAngularVelocity=!1,this.
_grip.angularVelocity=new B,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this.
_hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),
this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.
visible=!1),this}update(e,t,n){let s=null,r=null,a=null,o=this._targetRay,l=this._grip,h=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(h&&e.hand){a=!0;for(let b of e.hand.values()){
let p=t.getJointPose(b,n),m=this._getHandJoint(h,b);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),
m.visible=p!==null}let u=h.joints["index-finger-tip"],f=h.joints["thumb-tip"],d=u.position.distanceTo(f.position),c=.02,g=.005;h.inputState.pinching&&d>c+g?(h.inputState.pinching=!1,this.dispatchEvent(
{type:"pinchend",handedness:e.handedness,target:this})):!h.inputState.pinching&&d<=c-g&&(h.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==
null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=
!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent(
{type:"gripUpdated",data:e,target:this})));o!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(o.matrix.fromArray(s.transform.matrix),o.matrix.decompose(o.position,o.quaternion,
o.scale),o.matrixWorldNeedsUpdate=!0,s.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(s.linearVelocity)):o.hasLinearVelocity=!1,s.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.
copy(s.angularVelocity)):o.hasAngularVelocity=!1,this.dispatchEvent(k_)))}return o!==null&&(o.visible=s!==null),l!==null&&(l.visible=r!==null),h!==null&&(h.visible=a!==null),this}_getHandJoint(e,t){if(e.
joints[t.jointName]===void 0){let n=new Wi;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},n0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,
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
turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},_s={h:0,s:0,l:0},Cl={h:0,s:0,l:0};function qc(i,e,t){return t<0&&(t+=1),t>1&&(t-=
1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var nt=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&
s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Vi){return e=
Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Je.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=Je.workingColorSpace){return this.r=e,this.g=t,this.b=n,Je.colorSpaceToWorking(
this,s),this}setHSL(e,t,n,s=Je.workingColorSpace){if(e=zd(e,1),t=Ke(t,0,1),n=Ke(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,a=2*n-r;this.r=qc(a,r,e+1/3),this.g=qc(a,r,e),this.
b=qc(a,r,e-1/3)}return Je.colorSpaceToWorking(this,s),this}setStyle(e,t=Vi){function n(r){r!==void 0&&parseFloat(r)<1&&Ue("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.
exec(e)){let r,a=s[1],o=s[2];switch(a){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],
10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.
exec(o))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.
exec(o))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ue("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],
a=r.length;if(a===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(a===6)return this.setHex(parseInt(r,16),t);Ue("Color: Invalid hex color\
 "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Vi){let n=n0[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ue("Color: Unknown color "+e),this}clone(){return new this.
constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Jn(e.r),this.g=Jn(e.g),this.b=Jn(e.b),this}copyLinearToSRGB(e){return this.r=Xr(
e.r),this.g=Xr(e.g),this.b=Xr(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Vi){return Je.workingToColorSpace(
vi.copy(this),e),Math.round(Ke(vi.r*255,0,255))*65536+Math.round(Ke(vi.g*255,0,255))*256+Math.round(Ke(vi.b*255,0,255))}getHexString(e=Vi){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Je.
workingColorSpace){Je.workingToColorSpace(vi.copy(this),t);let n=vi.r,s=vi.g,r=vi.b,a=Math.max(n,s,r),o=Math.min(n,s,r),l,h,u=(o+a)/2;if(o===a)l=0,h=0;else{let f=a-o;switch(h=u<=.5?f/(a+o):f/(2-a-o),a){case n:
l=(s-r)/f+(s<r?6:0);break;case s:l=(r-n)/f+2;break;case r:l=(n-s)/f+4;break}l/=6}return e.h=l,e.s=h,e.l=u,e}getRGB(e,t=Je.workingColorSpace){return Je.workingToColorSpace(vi.copy(this),t),e.r=vi.r,e.g=
vi.g,e.b=vi.b,e}getStyle(e=Vi){Je.workingToColorSpace(vi.copy(this),e);let t=vi.r,n=vi.g,s=vi.b;return e!==Vi?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.
round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(_s),this.setHSL(_s.h+e,_s.s+t,_s.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.
r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){
return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){
return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(_s),e.getHSL(Cl);let n=Ya(_s.h,Cl.h,t),s=Ya(_s.s,Cl.s,t),r=Ya(_s.l,Cl.l,t);return this.setHSL(
n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.
b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.
g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},vi=new nt;
nt.NAMES=n0;var io=class extends Xi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=
new Ss,this.environmentIntensity=1,this.environmentRotation=new Ss,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){
return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=
e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(
e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&
(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),
t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},gn=new B,qn=new B,$c=new B,$n=new B,Br=new B,Ur=new B,ag=new B,Yc=new B,Zc=new B,
Jc=new B,Kc=new _t,jc=new _t,Qc=new _t,ws=class i{constructor(e=new B,t=new B,n=new B){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),gn.subVectors(e,t),s.cross(gn);let r=s.lengthSq();
return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){gn.subVectors(s,t),qn.subVectors(n,t),$c.subVectors(e,t);let a=gn.dot(gn),o=gn.dot(qn),l=gn.dot($c),h=qn.dot(qn),
u=qn.dot($c),f=a*h-o*o;if(f===0)return r.set(0,0,0),null;let d=1/f,c=(h*l-o*u)*d,g=(a*u-o*l)*d;return r.set(1-c-g,g,c)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,$n)===null?!1:$n.x>=
0&&$n.y>=0&&$n.x+$n.y<=1}static getInterpolation(e,t,n,s,r,a,o,l){return this.getBarycoord(e,t,n,s,$n)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,$n.
x),l.addScaledVector(a,$n.y),l.addScaledVector(o,$n.z),l)}static getInterpolatedAttribute(e,t,n,s,r,a){return Kc.setScalar(0),jc.setScalar(0),Qc.setScalar(0),Kc.fromBufferAttribute(e,t),jc.fromBufferAttribute(
e,n),Qc.fromBufferAttribute(e,s),a.setScalar(0),a.addScaledVector(Kc,r.x),a.addScaledVector(jc,r.y),a.addScaledVector(Qc,r.z),a}static isFrontFacing(e,t,n,s){return gn.subVectors(n,t),qn.subVectors(e,
t),gn.cross(qn).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){
return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(
e.b),this.c.copy(e.c),this}getArea(){return gn.subVectors(this.c,this.b),qn.subVectors(this.a,this.b),gn.cross(qn).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(
1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){
return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){
return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,a,o;Br.subVectors(s,n),Ur.subVectors(r,n),Yc.subVectors(e,n);let l=Br.dot(Yc),h=Ur.dot(Yc);if(l<=0&&h<=0)return t.
copy(n);Zc.subVectors(e,s);let u=Br.dot(Zc),f=Ur.dot(Zc);if(u>=0&&f<=u)return t.copy(s);let d=l*f-u*h;if(d<=0&&l>=0&&u<=0&&l-u>0)return a=l/(l-u),t.copy(n).addScaledVector(Br,a);Jc.subVectors(e,r);let c=Br.
dot(Jc),g=Ur.dot(Jc);if(g>=0&&c<=g)return t.copy(r);let b=c*h-l*g;if(b<=0&&h>=0&&g<=0)return o=h/(h-g),t.copy(n).addScaledVector(Ur,o);let p=u*g-c*f;if(p<=0&&f-u>=0&&c-g>=0)return ag.subVectors(r,s),o=
(f-u)/(f-u+(c-g)),t.copy(s).addScaledVector(ag,o);let m=1/(p+b+d);return a=b*m,o=d*m,t.copy(n).addScaledVector(Br,a).addScaledVector(Ur,o)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.
equals(this.c)}},Ts=class{constructor(e=new B(1/0,1/0,1/0),t=new B(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();
for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(yn.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(yn.fromBufferAttribute(e,t));
return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=yn.copy(t).multiplyScalar(.5);return this.min.copy(e).
sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.
copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){
return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(
e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(
!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let a=0,o=r.count;a<o;a++)e.isMesh===!0?e.getVertexPosition(
a,yn):yn.fromBufferAttribute(r,a),yn.applyMatrix4(e.matrixWorld),this.expandByPoint(yn);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Rl.copy(e.boundingBox)):(n.boundingBox===
null&&n.computeBoundingBox(),Rl.copy(n.boundingBox)),Rl.applyMatrix4(e.matrixWorld),this.union(Rl)}let s=e.children;for(let r=0,a=s.length;r<a;r++)this.expandByObject(s[r],t);return this}containsPoint(e){
return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=
this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.
min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(
e.center,yn),yn.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.
min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.
z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Wa),Pl.subVectors(this.max,Wa),Nr.subVectors(e.a,Wa),Or.subVectors(
e.b,Wa),zr.subVectors(e.c,Wa),bs.subVectors(Or,Nr),vs.subVectors(zr,Or),Zs.subVectors(Nr,zr);let t=[0,-bs.z,bs.y,0,-vs.z,vs.y,0,-Zs.z,Zs.y,bs.z,0,-bs.x,vs.z,0,-vs.x,Zs.z,0,-Zs.x,-bs.y,bs.x,0,-vs.y,vs.
x,0,-Zs.y,Zs.x,0];return!ed(t,Nr,Or,zr,Pl)||(t=[1,0,0,0,1,0,0,0,1],!ed(t,Nr,Or,zr,Pl))?!1:(Il.crossVectors(bs,vs),t=[Il.x,Il.y,Il.z],ed(t,Nr,Or,zr,Pl))}clampPoint(e,t){return t.copy(e).clamp(this.min,
this.max)}distanceToPoint(e){return this.clampPoint(e,yn).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(yn).length()*.5),e}intersect(e){
return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Yn[0].set(
this.min.x,this.min.y,this.min.z).applyMatrix4(e),Yn[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Yn[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Yn[3].set(this.min.x,this.max.
y,this.max.z).applyMatrix4(e),Yn[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Yn[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Yn[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(
e),Yn[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Yn),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(
this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Yn=[new B,new B,new B,new B,new B,new B,new B,new B],
yn=new B,Rl=new Ts,Nr=new B,Or=new B,zr=new B,bs=new B,vs=new B,Zs=new B,Wa=new B,Pl=new B,Il=new B,Js=new B;function ed(i,e,t,n,s){for(let r=0,a=i.length-3;r<=a;r+=3){Js.fromArray(i,r);let o=s.x*Math.
abs(Js.x)+s.y*Math.abs(Js.y)+s.z*Math.abs(Js.z),l=e.dot(Js),h=t.dot(Js),u=n.dot(Js);if(Math.max(-Math.max(l,h,u),Math.min(l,h,u))>o)return!1}return!0}var Vt=new B,Fl=new Pe,D_=0,ut=class extends xn{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,
Object.defineProperty(this,"id",{value:D_++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=Jg,this.updateRanges=[],this.gpuType=vn,this.version=
0,this._normalizationScale=e!==void 0?Gd(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,
count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,
this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+
s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Fl.fromBufferAttribute(this,t),Fl.applyMatrix3(e),this.setXY(t,Fl.x,Fl.y);else if(this.
itemSize===3)for(let t=0,n=this.count;t<n;t++)Vt.fromBufferAttribute(this,t),Vt.applyMatrix3(e),this.setXYZ(t,Vt.x,Vt.y,Vt.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)Vt.fromBufferAttribute(
this,t),Vt.applyMatrix4(e),this.setXYZ(t,Vt.x,Vt.y,Vt.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)Vt.fromBufferAttribute(this,t),Vt.applyNormalMatrix(e),this.setXYZ(t,Vt.x,Vt.
y,Vt.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)Vt.fromBufferAttribute(this,t),Vt.transformDirection(e),this.setXYZ(t,Vt.x,Vt.y,Vt.z);return this}set(e,t=0){return this.array.
set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.
itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){
let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.
array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.
itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&
(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(
s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(
r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){
let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.
dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):t0(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(
e*t):i0(e,this.array)}};var no=class extends ut{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var so=class extends ut{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var un=class extends ut{constructor(e,t,n){super(new Float32Array(e),t,n)}},L_=new Ts,Ha=new B,td=new B,Qs=class{constructor(e=new B,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.
center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):L_.setFromPoints(e).getCenter(n);let s=0;for(let r=0,a=e.length;r<a;r++)s=Math.max(s,n.distanceToSquared(e[r]));
return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){
return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(
this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);
return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,
this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){
if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ha.subVectors(e,this.center);let t=Ha.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(
Ha,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(td.subVectors(e.center,
this.center).setLength(e.radius),this.expandByPoint(Ha.copy(e.center).add(td)),this.expandByPoint(Ha.copy(e.center).sub(td))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){
return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},B_=0,ln=new Dt,
id=new Xi,Vr=new B,zi=new Ts,Xa=new Ts,ri=new B,Wt=class i extends xn{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:B_++}),this.uuid=aa(),this.name="",this.type=
"BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=
null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(o_(e)?so:no)(e,1):this.index=e,this}setIndirect(e,t=0){
return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.
attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.
start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ze().getNormalMatrix(
e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==
null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return ln.makeRotationFromQuaternion(e),this.applyMatrix4(ln),this}rotateX(e){return ln.makeRotationX(e),this.applyMatrix4(
ln),this}rotateY(e){return ln.makeRotationY(e),this.applyMatrix4(ln),this}rotateZ(e){return ln.makeRotationZ(e),this.applyMatrix4(ln),this}translate(e,t,n){return ln.makeTranslation(e,t,n),this.applyMatrix4(
ln),this}scale(e,t,n){return ln.makeScale(e,t,n),this.applyMatrix4(ln),this}lookAt(e){return id.lookAt(e),id.updateMatrix(),this.applyMatrix4(id.matrix),this}center(){return this.computeBoundingBox(),
this.boundingBox.getCenter(Vr).negate(),this.translate(Vr.x,Vr.y,Vr.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let a=e[s];n.push(
a.x,a.y,a.z||0)}this.setAttribute("position",new un(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ue("BufferGeometry: Buffer \
size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Ts);let e=this.attributes.position,
t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Oe("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new B(-1/0,-1/0,-1/0),
new B(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];zi.setFromBufferAttribute(r),this.morphTargetsRelative?(ri.addVectors(
this.boundingBox.min,zi.min),this.boundingBox.expandByPoint(ri),ri.addVectors(this.boundingBox.max,zi.max),this.boundingBox.expandByPoint(ri)):(this.boundingBox.expandByPoint(zi.min),this.boundingBox.
expandByPoint(zi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Oe('BufferGeometry.computeBoundingBox(): Comput\
ed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Qs);let e=this.attributes.position,
t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Oe("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new B,1/0);
return}if(e){let n=this.boundingSphere.center;if(zi.setFromBufferAttribute(e),t)for(let r=0,a=t.length;r<a;r++){let o=t[r];Xa.setFromBufferAttribute(o),this.morphTargetsRelative?(ri.addVectors(zi.min,
Xa.min),zi.expandByPoint(ri),ri.addVectors(zi.max,Xa.max),zi.expandByPoint(ri)):(zi.expandByPoint(Xa.min),zi.expandByPoint(Xa.max))}zi.getCenter(n);let s=0;for(let r=0,a=e.count;r<a;r++)ri.fromBufferAttribute(
e,r),s=Math.max(s,n.distanceToSquared(ri));if(t)for(let r=0,a=t.length;r<a;r++){let o=t[r],l=this.morphTargetsRelative;for(let h=0,u=o.count;h<u;h++)ri.fromBufferAttribute(o,h),l&&(Vr.fromBufferAttribute(
e,h),ri.add(Vr)),s=Math.max(s,n.distanceToSquared(ri))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Oe('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. Th\
e "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Oe("BufferGeometry\
: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,a=this.getAttribute("tangent");(a===void 0||a.count!==n.count)&&(a=
new ut(new Float32Array(4*n.count),4),this.setAttribute("tangent",a));let o=[],l=[],h=new Uint8Array(n.count);for(let U=0;U<n.count;U++)o[U]=new B,l[U]=new B;let u=new B,f=new B,d=new B,c=new Pe,g=new Pe,
b=new Pe,p=new B,m=new B;function M(U,F,L){h[U]=h[F]=h[L]=1,u.fromBufferAttribute(n,U),f.fromBufferAttribute(n,F),d.fromBufferAttribute(n,L),c.fromBufferAttribute(r,U),g.fromBufferAttribute(r,F),b.fromBufferAttribute(
r,L),f.sub(u),d.sub(u),g.sub(c),b.sub(c);let V=1/(g.x*b.y-b.x*g.y);isFinite(V)&&(p.copy(f).multiplyScalar(b.y).addScaledVector(d,-g.y).multiplyScalar(V),m.copy(d).multiplyScalar(g.x).addScaledVector(f,
-b.x).multiplyScalar(V),o[U].add(p),o[F].add(p),o[L].add(p),l[U].add(m),l[F].add(m),l[L].add(m))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let U=0,F=A.length;U<F;++U){let L=A[U],
V=L.start,G=L.count;for(let I=V,q=V+G;I<q;I+=3)M(e.getX(I+0),e.getX(I+1),e.getX(I+2))}let w=new B,C=new B,E=new B,x=new B;function S(U){E.fromBufferAttribute(s,U),x.copy(E);let F=o[U];w.copy(F),w.sub(
E.multiplyScalar(E.dot(F))).normalize(),C.crossVectors(x,F);let V=C.dot(l[U])<0?-1:1;a.setXYZW(U,w.x,w.y,w.z,V)}for(let U=0,F=n.count;U<F;++U)h[U]&&S(U);this._transformed=!0}computeVertexNormals(){let e=this.
index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new ut(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,
c=n.count;d<c;d++)n.setXYZ(d,0,0,0);let s=new B,r=new B,a=new B,o=new B,l=new B,h=new B,u=new B,f=new B;if(e)for(let d=0,c=e.count;d<c;d+=3){let g=e.getX(d+0),b=e.getX(d+1),p=e.getX(d+2);s.fromBufferAttribute(
t,g),r.fromBufferAttribute(t,b),a.fromBufferAttribute(t,p),u.subVectors(a,r),f.subVectors(s,r),u.cross(f),o.fromBufferAttribute(n,g),l.fromBufferAttribute(n,b),h.fromBufferAttribute(n,p),o.add(u),l.add(
u),h.add(u),n.setXYZ(g,o.x,o.y,o.z),n.setXYZ(b,l.x,l.y,l.z),n.setXYZ(p,h.x,h.y,h.z)}else for(let d=0,c=t.count;d<c;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),a.fromBufferAttribute(
t,d+2),u.subVectors(a,r),f.subVectors(s,r),u.cross(f),n.setXYZ(d+0,u.x,u.y,u.z),n.setXYZ(d+1,u.x,u.y,u.z),n.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.
attributes.normal;for(let t=0,n=e.count;t<n;t++)ri.fromBufferAttribute(e,t),ri.normalize(),e.setXYZ(t,ri.x,ri.y,ri.z)}toNonIndexed(){function e(o,l){let h=o.array,u=o.itemSize,f=o.normalized,d=new h.constructor(
l.length*u),c=0,g=0;for(let b=0,p=l.length;b<p;b++){o.isInterleavedBufferAttribute?c=l[b]*o.data.stride+o.offset:c=l[b]*u;for(let m=0;m<u;m++)d[g++]=h[c++]}return new ut(d,u,f)}if(this.index===null)return Ue(
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
{type:"dispose"})}};var nd=new B,U_=new B,N_=new ze,Gi=class{constructor(e=new B(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.
normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=nd.subVectors(n,t).cross(
U_.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.
normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(
e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(nd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(
e.start)===0?t.copy(e.start):null;let a=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(a<0||a>1)?null:t.copy(e.start).addScaledVector(s,a)}intersectsLine(e){let t=this.distanceToPoint(e.start),
n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(
-this.constant)}applyMatrix4(e,t){let n=t||N_.getNormalMatrix(e),s=this.coplanarPoint(nd).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.
constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),
constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},O_=0,As=class extends xn{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,
"id",{value:O_++}),this.uuid=aa(),this.name="",this.type="Material",this.blending=ia,this.side=_n,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=yd,this.blendDst=
xd,this.blendEquation=or,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new nt(0,0,0),this.blendAlpha=0,this.depthFunc=qr,this.depthTest=!0,this.depthWrite=
!0,this.stencilWriteMask=255,this.stencilFunc=Hg,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Zl,this.stencilZFail=Zl,this.stencilZPass=Zl,this.stencilWrite=!1,this.clippingPlanes=null,
this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.
alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this.
_alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==
void 0)for(let t in e){let n=e[t];if(n===void 0){Ue(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ue(`Material: '${t}' is not a property of THREE.${this.type}\
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
e.clippingPlanes.map(n=>new Gi().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&
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
void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Pe().fromArray(n)}return e.displacementMap!==void 0&&(this.
displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==
void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==
void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||
null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),
e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.
lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&
(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==
void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=
new Pe().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||
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
this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Zn=new B,sd=new B,kl=new B,Dl=new B,er=class{constructor(e=new B,t=new B(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.
origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){
return this.origin.copy(this.at(e,Zn)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,
n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Zn.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Zn.copy(this.
origin).addScaledVector(this.direction,t),Zn.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){sd.copy(e).add(t).multiplyScalar(.5),kl.copy(t).sub(e).normalize(),Dl.copy(this.origin).sub(sd);let r=e.
distanceTo(t)*.5,a=-this.direction.dot(kl),o=Dl.dot(this.direction),l=-Dl.dot(kl),h=Dl.lengthSq(),u=Math.abs(1-a*a),f,d,c,g;if(u>0)if(f=a*l-o,d=a*o-l,g=r*u,f>=0)if(d>=-g)if(d<=g){let b=1/u;f*=b,d*=b,c=
f*(f+a*d+2*o)+d*(a*f+d+2*l)+h}else d=r,f=Math.max(0,-(a*d+o)),c=-f*f+d*(d+2*l)+h;else d=-r,f=Math.max(0,-(a*d+o)),c=-f*f+d*(d+2*l)+h;else d<=-g?(f=Math.max(0,-(-a*r+o)),d=f>0?-r:Math.min(Math.max(-r,-l),
r),c=-f*f+d*(d+2*l)+h):d<=g?(f=0,d=Math.min(Math.max(-r,-l),r),c=d*(d+2*l)+h):(f=Math.max(0,-(a*r+o)),d=f>0?r:Math.min(Math.max(-r,-l),r),c=-f*f+d*(d+2*l)+h);else d=a>0?-r:r,f=Math.max(0,-(a*d+o)),c=-f*
f+d*(d+2*l)+h;return n&&n.copy(this.origin).addScaledVector(this.direction,f),s&&s.copy(sd).addScaledVector(kl,d),c}intersectSphere(e,t){if(e.radius<0)return null;Zn.subVectors(e.center,this.origin);let n=Zn.
dot(this.direction),s=Zn.dot(Zn)-n*n,r=e.radius*e.radius;if(s>r)return null;let a=Math.sqrt(r-s),o=n-a,l=n+a;return l<0?null:o<0?this.at(l,t):this.at(o,t)}intersectsSphere(e){return e.radius<0?!1:this.
distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/
t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*
t<0}intersectBox(e,t){let n,s,r,a,o,l,h=1/this.direction.x,u=1/this.direction.y,f=1/this.direction.z,d=this.origin;return h>=0?(n=(e.min.x-d.x)*h,s=(e.max.x-d.x)*h):(n=(e.max.x-d.x)*h,s=(e.min.x-d.x)*
h),u>=0?(r=(e.min.y-d.y)*u,a=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,a=(e.min.y-d.y)*u),n>a||r>s||((r>n||isNaN(n))&&(n=r),(a<s||isNaN(s))&&(s=a),f>=0?(o=(e.min.z-d.z)*f,l=(e.max.z-d.z)*f):(o=(e.max.z-d.z)*
f,l=(e.min.z-d.z)*f),n>l||o>s)||((o>n||n!==n)&&(n=o),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Zn)!==null}intersectTriangle(e,t,n,s,r){let a=this.origin,
o=this.direction,l=o.x,h=o.y,u=o.z,f=e.x-a.x,d=e.y-a.y,c=e.z-a.z,g=t.x-a.x,b=t.y-a.y,p=t.z-a.z,m=n.x-a.x,M=n.y-a.y,A=n.z-a.z,w=Math.abs(l),C=Math.abs(h),E=Math.abs(u),x,S,U,F,L,V,G,I,q,Y,H,ie;if(w>=C&&
w>=E?(U=l,V=f,q=g,ie=m,l>=0?(x=h,S=u,F=d,L=c,G=b,I=p,Y=M,H=A):(x=u,S=h,F=c,L=d,G=p,I=b,Y=A,H=M)):C>=E?(U=h,V=d,q=b,ie=M,h>=0?(x=u,S=l,F=c,L=f,G=p,I=g,Y=A,H=m):(x=l,S=u,F=f,L=c,G=g,I=p,Y=m,H=A)):(U=u,V=
c,q=p,ie=A,u>=0?(x=l,S=h,F=f,L=d,G=g,I=b,Y=m,H=M):(x=h,S=l,F=d,L=f,G=b,I=g,Y=M,H=m)),U===0)return null;let X=x/U,ee=S/U,te=1/U,Se=F-X*V,ke=L-ee*V,J=G-X*q,me=I-ee*q,Me=Y-X*ie,Re=H-ee*ie,ge=Me*me-Re*J,Be=Se*
Re-ke*Me,Lt=J*ke-me*Se;if(s){if(ge<0||Be<0||Lt<0)return null}else if((ge<0||Be<0||Lt<0)&&(ge>0||Be>0||Lt>0))return null;let De=ge+Be+Lt;if(De===0)return null;let ct=te*(ge*V+Be*q+Lt*ie);return(De>0?ct<
0:ct>0)?null:this.at(ct/De,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){
return new this.constructor().copy(this)}},hh=class extends As{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new nt(16777215),this.map=null,this.lightMap=
null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ss,this.combine=_d,this.reflectivity=1,this.refractionRatio=
.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=
e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.
envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,
this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},og=new Dt,Ks=new er,Ll=new Qs,lg=new B,Bl=new B,Ul=new B,Nl=new B,rd=new B,Ol=new B,hg=new B,zl=new B,
bt=class extends Xi{constructor(e=new Wt,t=new hh){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=
1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==
void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,
this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<
a;r++){let o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,
a=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let o=this.morphTargetInfluences;if(r&&o){Ol.set(0,0,0);for(let l=0,h=r.length;l<h;l++){let u=o[l],f=r[l];u!==0&&(rd.fromBufferAttribute(f,e),a?Ol.addScaledVector(
rd,u):Ol.addScaledVector(rd.sub(t),u))}t.add(Ol)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===
null&&n.computeBoundingSphere(),Ll.copy(n.boundingSphere),Ll.applyMatrix4(r),Ks.copy(e.ray).recast(e.near),!(Ll.containsPoint(Ks.origin)===!1&&(Ks.intersectSphere(Ll,lg)===null||Ks.origin.distanceToSquared(
lg)>(e.far-e.near)**2))&&(og.copy(r).invert(),Ks.copy(e.ray).applyMatrix4(og),!(n.boundingBox!==null&&Ks.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Ks)))}_computeIntersections(e,t,n){
let s,r=this.geometry,a=this.material,o=r.index,l=r.attributes.position,h=r.attributes.uv,u=r.attributes.uv1,f=r.attributes.normal,d=r.groups,c=r.drawRange;if(o!==null)if(Array.isArray(a))for(let g=0,
b=d.length;g<b;g++){let p=d[g],m=a[p.materialIndex],M=Math.max(p.start,c.start),A=Math.min(o.count,Math.min(p.start+p.count,c.start+c.count));for(let w=M,C=A;w<C;w+=3){let E=o.getX(w),x=o.getX(w+1),S=o.
getX(w+2);s=Vl(this,m,e,n,h,u,f,E,x,S),s&&(s.faceIndex=Math.floor(w/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,c.start),b=Math.min(o.count,c.start+c.count);for(let p=g,m=b;p<
m;p+=3){let M=o.getX(p),A=o.getX(p+1),w=o.getX(p+2);s=Vl(this,a,e,n,h,u,f,M,A,w),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(a))for(let g=0,b=d.length;g<b;g++){let p=d[g],
m=a[p.materialIndex],M=Math.max(p.start,c.start),A=Math.min(l.count,Math.min(p.start+p.count,c.start+c.count));for(let w=M,C=A;w<C;w+=3){let E=w,x=w+1,S=w+2;s=Vl(this,m,e,n,h,u,f,E,x,S),s&&(s.faceIndex=
Math.floor(w/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,c.start),b=Math.min(l.count,c.start+c.count);for(let p=g,m=b;p<m;p+=3){let M=p,A=p+1,w=p+2;s=Vl(this,a,e,n,h,u,f,
M,A,w),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function z_(i,e,t,n,s,r,a,o){let l;if(e.side===fi?l=n.intersectTriangle(a,r,s,!0,o):l=n.intersectTriangle(s,r,a,e.side===_n,o),l===null)return null;
zl.copy(o),zl.applyMatrix4(i.matrixWorld);let h=t.ray.origin.distanceTo(zl);return h<t.near||h>t.far?null:{distance:h,point:zl.clone(),object:i}}function Vl(i,e,t,n,s,r,a,o,l,h){i.getVertexPosition(o,
Bl),i.getVertexPosition(l,Ul),i.getVertexPosition(h,Nl);let u=z_(i,e,t,n,Bl,Ul,Nl,hg);if(u){let f=new B;ws.getBarycoord(hg,Bl,Ul,Nl,f),s&&(u.uv=ws.getInterpolatedAttribute(s,o,l,h,f,new Pe)),r&&(u.uv1=
ws.getInterpolatedAttribute(r,o,l,h,f,new Pe)),a&&(u.normal=ws.getInterpolatedAttribute(a,o,l,h,f,new B),u.normal.dot(n.direction)>0&&u.normal.multiplyScalar(-1));let d={a:o,b:l,c:h,normal:new B,materialIndex:0};
ws.getNormal(Bl,Ul,Nl,d.normal),u.face=d,u.barycoord=f}return u}var Kr=class extends Li{constructor(e=null,t=1,n=1,s,r,a,o,l,h=ai,u=ai,f,d){super(null,a,o,l,h,u,s,r,f,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=
!1,this.unpackAlignment=1}};var tr=class extends ut{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){
let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var js=new Qs,V_=new Pe(.5,.5),Gl=new B,ir=class{constructor(e=new Gi,t=new Gi,n=new Gi,s=new Gi,r=new Gi,a=new Gi){this.planes=[e,t,n,s,r,a]}set(e,t,n,s,r,a){let o=this.planes;return o[0].copy(e),o[1].
copy(t),o[2].copy(n),o[3].copy(s),o[4].copy(r),o[5].copy(a),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=hn,n=!1){let s=this.planes,
r=e.elements,a=r[0],o=r[1],l=r[2],h=r[3],u=r[4],f=r[5],d=r[6],c=r[7],g=r[8],b=r[9],p=r[10],m=r[11],M=r[12],A=r[13],w=r[14],C=r[15];if(s[0].setComponents(h-a,c-u,m-g,C-M).normalize(),s[1].setComponents(
h+a,c+u,m+g,C+M).normalize(),s[2].setComponents(h+o,c+f,m+b,C+A).normalize(),s[3].setComponents(h-o,c-f,m-b,C-A).normalize(),n)s[4].setComponents(l,d,p,w).normalize(),s[5].setComponents(h-l,c-d,m-p,C-
w).normalize();else if(s[4].setComponents(h-l,c-d,m-p,C-w).normalize(),t===hn)s[5].setComponents(h+l,c+d,m+p,C+w).normalize();else if(t===ja)s[5].setComponents(l,d,p,w).normalize();else throw new Error(
"THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),js.copy(e.boundingSphere).
applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),js.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(js)}intersectsSprite(e){
js.center.set(0,0,0);let t=V_.distanceTo(e.center);return js.radius=.7071067811865476+t,js.applyMatrix4(e.matrixWorld),this.intersectsSphere(js)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;
for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(Gl.x=s.normal.x>0?e.max.x:e.min.x,Gl.y=s.normal.y>0?e.max.y:e.min.
y,Gl.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Gl)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.
constructor().copy(this)}},ug=new Dt,uh=class i{constructor(){this.coordinateSystem=hn,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){
let r=t[s];ug.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new ir),n[s].setFromProjectionMatrix(ug,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){
return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this.
_count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this.
_frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){
this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new ir),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().
copy(this)}};var ch=class extends As{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new nt(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.
fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},cg=new Dt,
ud=new er,Wl=new Qs,Hl=new B,ro=class extends Xi{constructor(e=new Wt,t=new ch){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=
void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==
void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,
this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,a=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),
Wl.copy(n.boundingSphere),Wl.applyMatrix4(s),Wl.radius+=r,e.ray.intersectsSphere(Wl)===!1)return;cg.copy(s).invert(),ud.copy(e.ray).applyMatrix4(cg);let o=r/((this.scale.x+this.scale.y+this.scale.z)/3),
l=o*o,h=n.index,f=n.attributes.position;if(h!==null){let d=Math.max(0,a.start),c=Math.min(h.count,a.start+a.count);for(let g=d,b=c;g<b;g++){let p=h.getX(g);Hl.fromBufferAttribute(f,p),dg(Hl,p,l,s,e,t,
this)}}else{let d=Math.max(0,a.start),c=Math.min(f.count,a.start+a.count);for(let g=d,b=c;g<b;g++)Hl.fromBufferAttribute(f,g),dg(Hl,g,l,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,
n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){let o=s[r].name||String(r);this.morphTargetInfluences.
push(0),this.morphTargetDictionary[o]=r}}}}};function dg(i,e,t,n,s,r,a){let o=ud.distanceSqToPoint(i);if(o<t){let l=new B;ud.closestPointToPoint(i,l),l.applyMatrix4(n);let h=s.ray.origin.distanceTo(l);
if(h<s.near||h>s.far)return;r.push({distance:h,distanceToRay:Math.sqrt(o),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:a})}}var ao=class extends Li{constructor(e=[],t=lr,n,s,r,a,o,l,h,u){super(e,t,n,s,r,a,o,l,h,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var jn=class extends Li{constructor(e,t,n=bn,s,r,a,o=ai,l=ai,h,u=Kn,f=1){if(u!==Kn&&u!==es)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={
width:e,height:t,depth:f};super(d,s,r,a,o,l,u,n,h),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Zr(Object.assign(
{},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},oo=class extends jn{constructor(e,t=bn,n=lr,s,r,a=ai,o=ai,l,h=Kn){
let u={width:e,height:e,depth:1},f=[u,u,u,u,u,u];super(e,e,t,n,s,r,a,o,l,h),this.image=f,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},lo=class extends Li{constructor(e=null){
super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},jr=class i extends Wt{constructor(e=1,t=1,n=1,s=1,r=1,a=1){super(),this.type=
"BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:a};let o=this;s=Math.floor(s),r=Math.floor(r),a=Math.floor(a);let l=[],h=[],u=[],f=[],d=0,c=0;g("\
z","y","x",-1,-1,n,t,e,a,r,0),g("z","y","x",1,-1,n,t,-e,a,r,1),g("x","z","y",1,1,e,n,t,s,a,2),g("x","z","y",1,-1,e,n,-t,s,a,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(
l),this.setAttribute("position",new un(h,3)),this.setAttribute("normal",new un(u,3)),this.setAttribute("uv",new un(f,2));function g(b,p,m,M,A,w,C,E,x,S,U){let F=w/x,L=C/S,V=w/2,G=C/2,I=E/2,q=x+1,Y=S+1,
H=0,ie=0,X=new B;for(let ee=0;ee<Y;ee++){let te=ee*L-G;for(let Se=0;Se<q;Se++){let ke=Se*F-V;X[b]=ke*M,X[p]=te*A,X[m]=I,h.push(X.x,X.y,X.z),X[b]=0,X[p]=0,X[m]=E>0?1:-1,u.push(X.x,X.y,X.z),f.push(Se/x),
f.push(1-ee/S),H+=1}}for(let ee=0;ee<S;ee++)for(let te=0;te<x;te++){let Se=d+te+q*ee,ke=d+te+q*(ee+1),J=d+(te+1)+q*(ee+1),me=d+(te+1)+q*ee;l.push(Se,ke,me),l.push(ke,J,me),ie+=6}o.addGroup(c,ie,U),c+=
ie,d+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var ho=class i extends Wt{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,a=t/2,o=Math.floor(n),l=Math.floor(
s),h=o+1,u=l+1,f=e/o,d=t/l,c=[],g=[],b=[],p=[];for(let m=0;m<u;m++){let M=m*d-a;for(let A=0;A<h;A++){let w=A*f-r;g.push(w,-M,0),b.push(0,0,1),p.push(A/o),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let M=0;M<
o;M++){let A=M+h*m,w=M+h*(m+1),C=M+1+h*(m+1),E=M+1+h*m;c.push(A,w,E),c.push(w,C,E)}this.setIndex(c),this.setAttribute("position",new un(g,3)),this.setAttribute("normal",new un(b,3)),this.setAttribute(
"uv",new un(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};function ur(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(fg(s))s.isRenderTargetTexture?(Ue("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or\
 mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(fg(s[0])){let r=[];for(let a=0,o=s.length;a<o;a++)r[a]=s[a].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}
function Mi(i){let e={};for(let t=0;t<i.length;t++){let n=ur(i[t]);for(let s in n)e[s]=n[s]}return e}function fg(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||
i.isTexture||i.isQuaternion)}function G_(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function Hd(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===
!0?e.texture.colorSpace:Je.workingColorSpace}var s0={clone:ur,merge:Mi},W_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,H_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Pn=class extends As{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=W_,this.fragmentShader=H_,this.
linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues=
{color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,
this.vertexShader=e.vertexShader,this.uniforms=ur(e.uniforms),this.uniformsGroups=G_(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,
this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),
this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){
let a=this.uniforms[s].value;a&&a.isTexture?t.uniforms[s]={type:"t",value:a.toJSON(e).uuid}:a&&a.isColor?t.uniforms[s]={type:"c",value:a.getHex()}:a&&a.isVector2?t.uniforms[s]={type:"v2",value:a.toArray()}:
a&&a.isVector3?t.uniforms[s]={type:"v3",value:a.toArray()}:a&&a.isVector4?t.uniforms[s]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?t.uniforms[s]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?t.uniforms[s]=
{type:"m4",value:a.toArray()}:t.uniforms[s]={value:a}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,
t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)
for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new nt().setHex(s.value);break;case"\
v2":this.uniforms[n].value=new Pe().fromArray(s.value);break;case"v3":this.uniforms[n].value=new B().fromArray(s.value);break;case"v4":this.uniforms[n].value=new _t().fromArray(s.value);break;case"m3":
this.uniforms[n].value=new ze().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Dt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=
e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==
void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},nr=class extends Pn{constructor(e){
super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var dh=class extends As{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Gg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=
1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=
e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},fh=class extends As{constructor(e){
super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){
return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Gr(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Xl(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Es=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_=
{}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];e:{t:{let a;i:{n:if(!(e<s)){for(let o=n+2;;){if(s===void 0){if(e<r)break n;return n=t.length,this._cachedIndex=n,this.copySampleValue_(
n-1)}if(n===o)break;if(r=s,s=t[++n],e<s)break t}a=t.length;break i}if(!(e>=r)){let o=t[1];e<o&&(n=2,r=o);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;
if(s=r,r=t[--n-1],e>=r)break t}a=n,n=0;break i}break e}for(;n<a;){let o=n+a>>>1;e<t[o]?a=o:n=o+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=
t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){
let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let a=0;a!==s;++a)t[a]=n[r+a];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},
ph=class extends Es{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:od,endingEnd:od}}intervalChanged_(e,t,n){
let s=this.parameterPositions,r=e-2,a=e+1,o=s[r],l=s[a];if(o===void 0)switch(this.getSettings_().endingStart){case ld:r=e,o=2*t-n;break;case hd:r=s.length-2,o=t+s[r]-s[r+1];break;default:r=e,o=n}if(l===
void 0)switch(this.getSettings_().endingEnd){case ld:a=e,l=2*n-t;break;case hd:a=1,l=n+s[1]-s[0];break;default:a=e-1,l=t}let h=(n-t)*.5,u=this.valueSize;this._weightPrev=h/(t-o),this._weightNext=h/(l-
n),this._offsetPrev=r*u,this._offsetNext=a*u}interpolate_(e,t,n,s){let r=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=e*o,h=l-o,u=this._offsetPrev,f=this._offsetNext,d=this._weightPrev,c=this.
_weightNext,g=(n-t)/(s-t),b=g*g,p=b*g,m=-d*p+2*d*b-d*g,M=(1+d)*p+(-1.5-2*d)*b+(-.5+d)*g+1,A=(-1-c)*p+(1.5+c)*b+.5*g,w=c*p-c*b;for(let C=0;C!==o;++C)r[C]=m*a[u+C]+M*a[h+C]+A*a[l+C]+w*a[f+C];return r}},
mh=class extends Es{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=e*o,h=l-o,u=(n-t)/(s-t),f=1-u;for(let d=0;d!==o;++d)r[d]=a[h+
d]*f+a[l+d]*u;return r}},gh=class extends Es{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},yh=class extends Es{interpolate_(e,t,n,s){let r=this.resultBuffer,a=this.
sampleValues,o=this.valueSize,l=e*o,h=l-o,u=this.inTangents,f=this.outTangents;if(!u||!f){let g=(n-t)/(s-t),b=1-g;for(let p=0;p!==o;++p)r[p]=a[h+p]*b+a[l+p]*g;return r}let d=o*2,c=e-1;for(let g=0;g!==
o;++g){let b=a[h+g],p=a[l+g],m=c*d+g*2,M=f[m],A=f[m+1],w=e*d+g*2,C=u[w],E=u[w+1],x=q_(n,t,M,C,s);r[g]=r0(x,b,A,E,p)}return r}};function r0(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*
s}function X_(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function q_(i,e,t,n,s){let r=(i-e)/(s-e);for(let a=0;a<8;a++){let o=r0(r,e,t,n,s)-i;if(Math.abs(o)<1e-10)break;let l=X_(r,
e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-o/l))}return r}var qi=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||
t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Gr(t,this.TimeBufferType),this.values=Gr(n,this.ValueBufferType),this.setInterpolation(s||this.
DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Gr(e.times,Array),values:Gr(e.values,Array)};let s=e.getInterpolation();s!==
e.DefaultInterpolation&&(n.interpolation=s),Xl(e.settings)&&(n.settings={inTangents:Gr(e.settings.inTangents,Array),outTangents:Gr(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){
return new gh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new mh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new ph(
this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new yh(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,
t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Za:t=this.InterpolantFactoryMethodDiscrete;break;case rh:t=this.InterpolantFactoryMethodLinear;break;case Yl:t=this.
InterpolantFactoryMethodSmooth;break;case ad:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.
createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ue("KeyframeTrack:",n),this}return this.createInterpolant=t,
this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Za;case this.InterpolantFactoryMethodLinear:return rh;case this.InterpolantFactoryMethodSmooth:
return Yl;case this.InterpolantFactoryMethodBezier:return ad}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;Xl(
this.settings)&&(pg(this.settings.inTangents,e),pg(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;Xl(this.settings)&&(mg(this.settings.
inTangents,e),mg(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,a=s-1;for(;r!==s&&n[r]<e;)++r;for(;a!==-1&&n[a]>t;)--a;if(++a,r!==0||a!==s){r>=a&&(a=Math.max(a,1),
r=a-1);let o=this.getValueSize();this.times=n.slice(r,a),this.values=this.values.slice(r*o,a*o)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Oe("KeyframeTrack: Invalid v\
alue size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Oe("KeyframeTrack: Track is empty.",this),e=!1);let a=null;for(let o=0;o!==r;o++){let l=n[o];if(typeof l=="number"&&isNaN(
l)){Oe("KeyframeTrack: Time is not a valid number.",this,o,l),e=!1;break}if(a!==null&&a>l){Oe("KeyframeTrack: Out of order keys.",this,o,l,a),e=!1;break}a=l}if(s!==void 0&&l_(s))for(let o=0,l=s.length;o!==
l;++o){let h=s[o];if(isNaN(h)){Oe("KeyframeTrack: Value is not a valid number.",this,o,h),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===
Yl,r=e.length-1,a=1;for(let o=1;o<r;++o){let l=!1,h=e[o],u=e[o+1];if(h!==u&&(o!==1||h!==e[0]))if(s)l=!0;else{let f=o*n,d=f-n,c=f+n;for(let g=0;g!==n;++g){let b=t[f+g];if(b!==t[d+g]||b!==t[c+g]){l=!0;break}}}
if(l){if(o!==a){e[a]=e[o];let f=o*n,d=a*n;for(let c=0;c!==n;++c)t[d+c]=t[f+c]}++a}}if(r>0){e[a]=e[r];for(let o=r*n,l=a*n,h=0;h!==n;++h)t[l+h]=t[o+h];++a}return a!==e.length?(this.times=e.slice(0,a),this.
values=t.slice(0,a*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,
Xl(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function pg(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function mg(i,e){
for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}qi.prototype.ValueTypeName="";qi.prototype.TimeBufferType=Float32Array;qi.prototype.ValueBufferType=Float32Array;qi.prototype.DefaultInterpolation=rh;var Cs=class extends qi{constructor(e,t,n){
super(e,t,n)}};Cs.prototype.ValueTypeName="bool";Cs.prototype.ValueBufferType=Array;Cs.prototype.DefaultInterpolation=Za;Cs.prototype.InterpolantFactoryMethodLinear=void 0;Cs.prototype.InterpolantFactoryMethodSmooth=
void 0;var xh=class extends qi{constructor(e,t,n,s){super(e,t,n,s)}};xh.prototype.ValueTypeName="color";var _h=class extends qi{constructor(e,t,n,s){super(e,t,n,s)}};_h.prototype.ValueTypeName="number";
var bh=class extends Es{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=(n-t)/(s-t),h=e*o;for(let u=h+o;h!==u;h+=4)Hi.slerpFlat(
r,0,a,h-o,a,h,l);return r}},uo=class extends qi{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new bh(this.times,this.values,this.getValueSize(),e)}};uo.prototype.ValueTypeName=
"quaternion";uo.prototype.InterpolantFactoryMethodSmooth=void 0;var Rs=class extends qi{constructor(e,t,n){super(e,t,n)}};Rs.prototype.ValueTypeName="string";Rs.prototype.ValueBufferType=Array;Rs.prototype.
DefaultInterpolation=Za;Rs.prototype.InterpolantFactoryMethodLinear=void 0;Rs.prototype.InterpolantFactoryMethodSmooth=void 0;var vh=class extends qi{constructor(e,t,n,s){super(e,t,n,s)}};vh.prototype.
ValueTypeName="vector";var Mh=class{constructor(e,t,n){let s=this,r=!1,a=0,o=0,l,h=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(u){o++,r===!1&&s.onStart!==
void 0&&s.onStart(u,a,o),r=!0},this.itemEnd=function(u){a++,s.onProgress!==void 0&&s.onProgress(u,a,o),a===o&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(
u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,f){return h.push(u,f),this},this.removeHandler=function(u){
let f=h.indexOf(u);return f!==-1&&h.splice(f,2),this},this.getHandler=function(u){for(let f=0,d=h.length;f<d;f+=2){let c=h[f],g=h[f+1];if(c.global&&(c.lastIndex=0),c.test(u))return g}return null},this.
abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},
a0=new Mh,wh=class{constructor(e){this.manager=e!==void 0?e:a0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache=
"default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){
return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.
requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};wh.DEFAULT_MATERIAL_NAME="__DEFAULT";var ql=new B,$l=new Hi,Cn=new B,sr=class extends Xi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Dt,this.projectionMatrix=new Dt,this.projectionMatrixInverse=new Dt,
this.coordinateSystem=hn,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.
copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){
super.updateMatrixWorld(e),this.matrixWorld.decompose(ql,$l,Cn),Cn.x===1&&Cn.y===1&&Cn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(ql,$l,Cn.set(1,1,1)).
invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(ql,$l,Cn),Cn.x===1&&Cn.y===1&&Cn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.
compose(ql,$l,Cn.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ms=new B,gg=new Pe,yg=new Pe,Ai=class extends sr{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=
!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.
copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.
filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Yr*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan($a*.5*this.fov);return .5*this.getFilmHeight()/
e}getEffectiveFOV(){return Yr*2*Math.atan(Math.tan($a*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){
Ms.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Ms.x,Ms.y).multiplyScalar(-e/Ms.z),Ms.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ms.x,Ms.y).multiplyScalar(-e/Ms.z)}getViewSize(e,t){
return this.getViewBounds(e,gg,yg),t.subVectors(yg,gg)}setViewOffset(e,t,n,s,r,a){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),
this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==
null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan($a*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,a=this.view;if(this.view!==null&&
this.view.enabled){let l=a.fullWidth,h=a.fullHeight;r+=a.offsetX*s/l,t-=a.offsetY*n/h,s*=a.width/l,n*=a.height/h}let o=this.filmOffset;o!==0&&(r+=e*o/this.getFilmWidth()),this.projectionMatrix.makePerspective(
r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.
zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.
filmGauge,t.object.filmOffset=this.filmOffset,t}};var Sh=class extends sr{constructor(e=-1,t=1,n=1,s=-1,r=.1,a=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.
bottom=s,this.near=r,this.far=a,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.
zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,a){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),
this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==
null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.
top+this.bottom)/2,r=n-e,a=n+e,o=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let h=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=
h*this.view.offsetX,a=r+h*this.view.width,o-=u*this.view.offsetY,l=o-u*this.view.height}this.projectionMatrix.makeOrthographic(r,a,o,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.
projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.
bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var rr=class extends Wt{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,
this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Wr=-90,Hr=1,Qr=class extends Xi{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Ai(Wr,Hr,e,t);s.layers=this.layers,
this.add(s);let r=new Ai(Wr,Hr,e,t);r.layers=this.layers,this.add(r);let a=new Ai(Wr,Hr,e,t);a.layers=this.layers,this.add(a);let o=new Ai(Wr,Hr,e,t);o.layers=this.layers,this.add(o);let l=new Ai(Wr,Hr,
e,t);l.layers=this.layers,this.add(l);let h=new Ai(Wr,Hr,e,t);h.layers=this.layers,this.add(h)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,a,o,l]=t;for(let h of t)
this.remove(h);if(e===hn)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),a.up.set(0,0,1),a.lookAt(0,-1,0),o.up.set(0,1,0),o.lookAt(0,0,1),l.up.set(0,1,
0),l.lookAt(0,0,-1);else if(e===ja)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),a.up.set(0,0,-1),a.lookAt(0,-1,0),o.up.set(0,-1,0),o.lookAt(0,0,1),
l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let h of t)this.add(h),h.updateMatrixWorld()}update(e,t){this.parent===
null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,a,
o,l,h,u]=this.children,f=e.getRenderTarget(),d=e.getActiveCubeFace(),c=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let b=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;
e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),p&&e.autoClear===
!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(
n,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),n.texture.mipmapsAutoUpdate=b,e.setRenderTarget(n,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(f,d,c),e.xr.enabled=
g,n.texture.needsPMREMUpdate=!0}},Th=class extends Ai{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Xd="\\[\\]\\.:\\/",$_=new RegExp("["+Xd+"]","g"),qd="[^"+Xd+"]",Y_="[^"+Xd.replace("\\.","")+"]",Z_=/((?:WC+[\/:])*)/.source.replace("WC",qd),J_=/(WCOD+)?/.source.replace("WCOD",Y_),K_=/(?:\.(WC+)(?:\[(.+)\])?)?/.
source.replace("WC",qd),j_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",qd),Q_=new RegExp("^"+Z_+J_+K_+j_+"$"),eb=["material","materials","bones","map"],cd=class{constructor(e,t,n){let s=n||Et.parseTrackName(
t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;
for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this.
_bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Et=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.
parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,
n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace($_,"")}static parseTrackName(e){let t=Q_.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={
nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);eb.indexOf(r)!==-1&&
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
!e){Ue("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let h=t.objectIndex;switch(n){case"materials":if(!e.material){Oe("PropertyBinding: Can not bind to material as no\
de does not have a material.",this);return}if(!e.material.materials){Oe("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.
materials;break;case"bones":if(!e.skeleton){Oe("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===h){h=
u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Oe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Oe("PropertyBindin\
g: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){Oe("PropertyBinding: Can not bind to objectName of node undefined.",
this);return}e=e[n]}if(h!==void 0){if(e[h]===void 0){Oe("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[h]}}let a=e[s];if(a===void 0){let h=t.nodeName;
Oe("PropertyBinding: Trying to update property for track: "+h+"."+s+" but it wasn't found.",e);return}let o=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?o=this.Versioning.NeedsUpdate:e.isObject3D===
!0&&(o=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Oe("PropertyBinding: Can not bind to morphTargetInfluences b\
ecause node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Oe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);
return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=a,this.propertyIndex=r}else a.fromArray!==void 0&&a.toArray!==void 0?(l=
this.BindingType.HasFromToArray,this.resolvedProperty=a):Array.isArray(a)?(l=this.BindingType.EntireArray,this.resolvedProperty=a):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=
this.SetterByBindingTypeAndVersioning[l][o]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Et.Composite=cd;Et.prototype.BindingType={Direct:0,EntireArray:1,
ArrayElement:2,HasFromToArray:3};Et.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Et.prototype.GetterByBindingType=[Et.prototype._getValue_direct,Et.prototype._getValue_array,Et.
prototype._getValue_arrayElement,Et.prototype._getValue_toArray];Et.prototype.SetterByBindingTypeAndVersioning=[[Et.prototype._setValue_direct,Et.prototype._setValue_direct_setNeedsUpdate,Et.prototype.
_setValue_direct_setMatrixWorldNeedsUpdate],[Et.prototype._setValue_array,Et.prototype._setValue_array_setNeedsUpdate,Et.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Et.prototype._setValue_arrayElement,
Et.prototype._setValue_arrayElement_setNeedsUpdate,Et.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Et.prototype._setValue_fromArray,Et.prototype._setValue_fromArray_setNeedsUpdate,Et.prototype.
_setValue_fromArray_setMatrixWorldNeedsUpdate]];var JE=new Float32Array(1);var ea=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.
theta,this}makeSafe(){return this.phi=Ke(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*
e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(Ke(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var dd=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)
this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};var co=class extends xn{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,
TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function $d(i,e,t,n){let s=tb(n);switch(t){case Fd:return i*e;case Dd:return i*e/s.components*s.byteLength;case Fh:return i*e/s.components*s.byteLength;case Fs:return i*e*2/s.components*s.byteLength;case kh:
return i*e*2/s.components*s.byteLength;case kd:return i*e*3/s.components*s.byteLength;case Yi:return i*e*4/s.components*s.byteLength;case Dh:return i*e*4/s.components*s.byteLength;case mo:case go:return Math.
floor((i+3)/4)*Math.floor((e+3)/4)*8;case yo:case xo:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Bh:case Nh:return Math.max(i,16)*Math.max(e,8)/4;case Lh:case Uh:return Math.max(i,8)*Math.max(
e,8)/2;case Oh:case zh:case Gh:case Wh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Vh:case _o:case Hh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Xh:return Math.floor((i+3)/4)*Math.
floor((e+3)/4)*16;case qh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case $h:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Yh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Zh:
return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Jh:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Kh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case jh:return Math.floor((i+7)/8)*
Math.floor((e+7)/8)*16;case Qh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case eu:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case tu:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case iu:
return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case nu:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case su:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case ru:case au:case ou:return Math.
ceil(i/4)*Math.ceil(e/4)*16;case lu:case hu:return Math.ceil(i/4)*Math.ceil(e/4)*8;case bo:case uu:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t}\
 format.`)}function tb(i){switch(i){case $i:case Cd:return{byteLength:1,components:1};case sa:case Rd:case Mn:return{byteLength:2,components:1};case Ph:case Ih:return{byteLength:2,components:4};case bn:case Rh:case vn:
return{byteLength:4,components:1};case Pd:case Id:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ue("WARNING: Multiple instances of Three.js \
being imported."):window.__THREE__="187");function C0(){let i=null,e=!1,t=null,n=null;function s(r,a){n=i.requestAnimationFrame(s),t(r,a)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){
i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function nb(i){let e=new WeakMap;function t(o,l){let h=o.array,u=o.usage,f=h.byteLength,d=i.createBuffer();
i.bindBuffer(l,d),i.bufferData(l,h,u),o.onUploadCallback();let c;if(h instanceof Float32Array)c=i.FLOAT;else if(typeof Float16Array<"u"&&h instanceof Float16Array)c=i.HALF_FLOAT;else if(h instanceof Uint16Array)
o.isFloat16BufferAttribute?c=i.HALF_FLOAT:c=i.UNSIGNED_SHORT;else if(h instanceof Int16Array)c=i.SHORT;else if(h instanceof Uint32Array)c=i.UNSIGNED_INT;else if(h instanceof Int32Array)c=i.INT;else if(h instanceof
Int8Array)c=i.BYTE;else if(h instanceof Uint8Array)c=i.UNSIGNED_BYTE;else if(h instanceof Uint8ClampedArray)c=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data forma\
t: "+h);return{buffer:d,type:c,bytesPerElement:h.BYTES_PER_ELEMENT,version:o.version,size:f}}function n(o,l,h){let u=l.array,f=l.updateRanges;if(i.bindBuffer(h,o),f.length===0)i.bufferSubData(h,0,u);else{
f.sort((c,g)=>c.start-g.start);let d=0;for(let c=1;c<f.length;c++){let g=f[d],b=f[c];b.start<=g.start+g.count+1?g.count=Math.max(g.count,b.start+b.count-g.start):(++d,f[d]=b)}f.length=d+1;for(let c=0,
g=f.length;c<g;c++){let b=f[c];i.bufferSubData(h,b.start*u.BYTES_PER_ELEMENT,u,b.start,b.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(o){return o.isInterleavedBufferAttribute&&(o=o.data),
e.get(o)}function r(o){o.isInterleavedBufferAttribute&&(o=o.data);let l=e.get(o);l&&(i.deleteBuffer(l.buffer),e.delete(o))}function a(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){
let u=e.get(o);(!u||u.version<o.version)&&e.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}let h=e.get(o);if(h===void 0)e.set(o,t(o,l));else if(h.version<o.
version){if(h.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supp\
orted.");n(h.buffer,o,l),h.version=o.version}}return{get:s,remove:r,update:a}}var sb="",rb="",ab="",ob="",lb="",hb="",ub="",cb="",db="",fb="",pb="",mb="",gb="",yb="",xb="",_b="",bb="",vb="",Mb="",wb="",
Sb="",Tb="",Ab="",Eb="",Cb="",Rb="",Pb="",Ib="",Fb="",kb="",Db="",Lb="",Bb="",Ub="",Nb="",Ob="",zb="",Vb="",Gb="",Wb="",Hb="",Xb="",qb="",$b="",Yb="",Zb="",Jb="",Kb="",jb="",Qb="",ev="",tv="",iv="",nv="",
sv="",rv="",av="",ov="",lv="",hv="",uv="",cv="",dv="",fv="",pv="",mv="",gv="",yv="",xv="",_v="",bv="",vv="",Mv="",wv="",Sv="",Tv="",Av="",Ev="",Cv="",Rv="",Pv="",Iv="",Fv="",kv="",Dv="",Lv="",Bv="",Uv="",
Nv="",Ov="",zv="",Vv="",Gv="",Wv="",Hv="",Xv="",qv="",$v="",Yv="",Zv="",Jv="",Kv="",jv="",Qv="",eM="",tM="",iM="",nM="",sM="",rM="",aM="",oM="",lM="",hM="",uM="",cM="",dM="",fM="",pM="",mM="",gM="",yM="",
xM="",_M="",bM="",vM="",MM="",wM="",SM="",TM="",AM="",EM="",CM="",RM="",PM="",IM="",FM="",kM="",DM="",LM="",BM="",$e={alphahash_fragment:sb,alphahash_pars_fragment:rb,alphamap_fragment:ab,alphamap_pars_fragment:ob,
alphatest_fragment:lb,alphatest_pars_fragment:hb,aomap_fragment:ub,aomap_pars_fragment:cb,batching_pars_vertex:db,batching_vertex:fb,begin_vertex:pb,beginnormal_vertex:mb,bsdfs:gb,iridescence_fragment:yb,
bumpmap_pars_fragment:xb,clipping_planes_fragment:_b,clipping_planes_pars_fragment:bb,clipping_planes_pars_vertex:vb,clipping_planes_vertex:Mb,color_fragment:wb,color_pars_fragment:Sb,color_pars_vertex:Tb,
color_vertex:Ab,common:Eb,defaultnormal_vertex:Cb,displacementmap_pars_vertex:Rb,displacementmap_vertex:Pb,emissivemap_fragment:Ib,emissivemap_pars_fragment:Fb,colorspace_fragment:kb,colorspace_pars_fragment:Db,
envmap_fragment:Lb,envmap_common_pars_fragment:Bb,envmap_pars_fragment:Ub,envmap_pars_vertex:Nb,envmap_physical_pars_fragment:Zb,envmap_vertex:Ob,fog_vertex:zb,fog_pars_vertex:Vb,fog_fragment:Gb,fog_pars_fragment:Wb,
gradientmap_pars_fragment:Hb,lightmap_pars_fragment:Xb,lights_lambert_fragment:qb,lights_lambert_pars_fragment:$b,lights_pars_begin:Yb,lights_toon_fragment:Jb,lights_toon_pars_fragment:Kb,lights_phong_fragment:jb,
lights_phong_pars_fragment:Qb,lights_physical_fragment:ev,lights_physical_pars_fragment:tv,lights_fragment_begin:iv,lights_fragment_maps:nv,lights_fragment_end:sv,lightprobes_pars_fragment:rv,logdepthbuf_fragment:av,
logdepthbuf_pars_fragment:ov,logdepthbuf_pars_vertex:lv,logdepthbuf_vertex:hv,map_fragment:uv,map_pars_fragment:cv,map_particle_fragment:dv,map_particle_pars_fragment:fv,metalnessmap_fragment:pv,metalnessmap_pars_fragment:mv,
morphinstance_vertex:gv,morphcolor_vertex:yv,morphnormal_vertex:xv,morphtarget_pars_vertex:_v,morphtarget_vertex:bv,normal_fragment_begin:vv,normal_fragment_maps:Mv,normal_pars_fragment:wv,normal_pars_vertex:Sv,
normal_vertex:Tv,normalmap_pars_fragment:Av,clearcoat_normal_fragment_begin:Ev,clearcoat_normal_fragment_maps:Cv,clearcoat_pars_fragment:Rv,iridescence_pars_fragment:Pv,opaque_fragment:Iv,packing:Fv,premultiplied_alpha_fragment:kv,
project_vertex:Dv,dithering_fragment:Lv,dithering_pars_fragment:Bv,roughnessmap_fragment:Uv,roughnessmap_pars_fragment:Nv,shadowmap_pars_fragment:Ov,shadowmap_pars_vertex:zv,shadowmap_vertex:Vv,shadowmask_pars_fragment:Gv,
skinbase_vertex:Wv,skinning_pars_vertex:Hv,skinning_vertex:Xv,skinnormal_vertex:qv,specularmap_fragment:$v,specularmap_pars_fragment:Yv,tonemapping_fragment:Zv,tonemapping_pars_fragment:Jv,transmission_fragment:Kv,
transmission_pars_fragment:jv,uv_pars_fragment:Qv,uv_pars_vertex:eM,uv_vertex:tM,worldpos_vertex:iM,background_vert:nM,background_frag:sM,backgroundCube_vert:rM,backgroundCube_frag:aM,cube_vert:oM,cube_frag:lM,
depth_vert:hM,depth_frag:uM,distance_vert:cM,distance_frag:dM,equirect_vert:fM,equirect_frag:pM,linedashed_vert:mM,linedashed_frag:gM,meshbasic_vert:yM,meshbasic_frag:xM,meshlambert_vert:_M,meshlambert_frag:bM,
meshmatcap_vert:vM,meshmatcap_frag:MM,meshnormal_vert:wM,meshnormal_frag:SM,meshphong_vert:TM,meshphong_frag:AM,meshphysical_vert:EM,meshphysical_frag:CM,meshtoon_vert:RM,meshtoon_frag:PM,points_vert:IM,
points_frag:FM,shadow_vert:kM,shadow_frag:DM,sprite_vert:LM,sprite_frag:BM},xe={common:{diffuse:{value:new nt(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ze},alphaMap:{value:null},
alphaMapTransform:{value:new ze},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ze}},envmap:{envMap:{value:null},envMapRotation:{value:new ze},reflectivity:{
value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ze}},lightmap:{lightMap:{value:null},lightMapIntensity:{
value:1},lightMapTransform:{value:new ze}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ze},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ze},normalScale:{
value:new Pe(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ze},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},
emissiveMapTransform:{value:new ze}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ze}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ze}},gradientmap:{
gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new nt(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],
properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{
value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},
directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,
shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{
value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],
properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{
value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new nt(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{
value:new ze},alphaTest:{value:0},uvTransform:{value:new ze}},sprite:{diffuse:{value:new nt(16777215)},opacity:{value:1},center:{value:new Pe(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{
value:new ze},alphaMap:{value:null},alphaMapTransform:{value:new ze},alphaTest:{value:0}}},kn={basic:{uniforms:Mi([xe.common,xe.specularmap,xe.envmap,xe.aomap,xe.lightmap,xe.fog]),vertexShader:$e.meshbasic_vert,
fragmentShader:$e.meshbasic_frag},lambert:{uniforms:Mi([xe.common,xe.specularmap,xe.envmap,xe.aomap,xe.lightmap,xe.emissivemap,xe.bumpmap,xe.normalmap,xe.displacementmap,xe.fog,xe.lights,{emissive:{value:new nt(
0)},envMapIntensity:{value:1}}]),vertexShader:$e.meshlambert_vert,fragmentShader:$e.meshlambert_frag},phong:{uniforms:Mi([xe.common,xe.specularmap,xe.envmap,xe.aomap,xe.lightmap,xe.emissivemap,xe.bumpmap,
xe.normalmap,xe.displacementmap,xe.fog,xe.lights,{emissive:{value:new nt(0)},specular:{value:new nt(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:$e.meshphong_vert,fragmentShader:$e.
meshphong_frag},standard:{uniforms:Mi([xe.common,xe.envmap,xe.aomap,xe.lightmap,xe.emissivemap,xe.bumpmap,xe.normalmap,xe.displacementmap,xe.roughnessmap,xe.metalnessmap,xe.fog,xe.lights,{emissive:{value:new nt(
0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:$e.meshphysical_vert,fragmentShader:$e.meshphysical_frag},toon:{uniforms:Mi([xe.common,xe.aomap,xe.lightmap,xe.emissivemap,
xe.bumpmap,xe.normalmap,xe.displacementmap,xe.gradientmap,xe.fog,xe.lights,{emissive:{value:new nt(0)}}]),vertexShader:$e.meshtoon_vert,fragmentShader:$e.meshtoon_frag},matcap:{uniforms:Mi([xe.common,
xe.bumpmap,xe.normalmap,xe.displacementmap,xe.fog,{matcap:{value:null}}]),vertexShader:$e.meshmatcap_vert,fragmentShader:$e.meshmatcap_frag},points:{uniforms:Mi([xe.points,xe.fog]),vertexShader:$e.points_vert,
fragmentShader:$e.points_frag},dashed:{uniforms:Mi([xe.common,xe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:$e.linedashed_vert,fragmentShader:$e.linedashed_frag},depth:{
uniforms:Mi([xe.common,xe.displacementmap]),vertexShader:$e.depth_vert,fragmentShader:$e.depth_frag},normal:{uniforms:Mi([xe.common,xe.bumpmap,xe.normalmap,xe.displacementmap,{opacity:{value:1}}]),vertexShader:$e.
meshnormal_vert,fragmentShader:$e.meshnormal_frag},sprite:{uniforms:Mi([xe.sprite,xe.fog]),vertexShader:$e.sprite_vert,fragmentShader:$e.sprite_frag},background:{uniforms:{uvTransform:{value:new ze},t2D:{
value:null},backgroundIntensity:{value:1}},vertexShader:$e.background_vert,fragmentShader:$e.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{
value:1},backgroundRotation:{value:new ze}},vertexShader:$e.backgroundCube_vert,fragmentShader:$e.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:$e.
cube_vert,fragmentShader:$e.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:$e.equirect_vert,fragmentShader:$e.equirect_frag},distance:{uniforms:Mi([xe.common,xe.displacementmap,{referencePosition:{
value:new B},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:$e.distance_vert,fragmentShader:$e.distance_frag},shadow:{uniforms:Mi([xe.lights,xe.fog,{color:{value:new nt(0)},opacity:{value:1}}]),
vertexShader:$e.shadow_vert,fragmentShader:$e.shadow_frag}};kn.physical={uniforms:Mi([kn.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ze},clearcoatNormalMap:{
value:null},clearcoatNormalMapTransform:{value:new ze},clearcoatNormalScale:{value:new Pe(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ze},
diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ze},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},
iridescenceMapTransform:{value:new ze},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{
value:new ze},sheen:{value:0},sheenColor:{value:new nt(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ze},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{
value:new ze},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ze},transmissionSamplerSize:{value:new Pe},transmissionSamplerMap:{value:null},thickness:{value:0},
thicknessMap:{value:null},thicknessMapTransform:{value:new ze},attenuationDistance:{value:0},attenuationColor:{value:new nt(0)},specularColor:{value:new nt(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{
value:new ze},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ze},anisotropyVector:{value:new Pe},anisotropyMap:{value:null},anisotropyMapTransform:{
value:new ze}}]),vertexShader:$e.meshphysical_vert,fragmentShader:$e.meshphysical_frag};var cu={r:0,b:0,g:0},UM=new Dt,R0=new ze;R0.set(-1,0,0,0,1,0,0,0,1);function NM(i,e,t,n,s,r){let a=new nt(0),o=s===
!0?0:1,l,h,u=null,f=0,d=null;function c(M){let A=M.isScene===!0?M.background:null;if(A&&A.isTexture){let w=M.backgroundBlurriness>0;A=e.get(A,w)}return A}function g(M){let A=!1,w=c(M);w===null?p(a,o):
w&&w.isColor&&(p(w,1),A=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(t.buffers.
depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function b(M,A){let w=c(A);w&&w.isCubeTexture?(h===void 0&&(h=new bt(
new jr(1,1,1),new Pn({name:"BackgroundCubeMaterial",uniforms:ur(kn.backgroundCube.uniforms),vertexShader:kn.backgroundCube.vertexShader,fragmentShader:kn.backgroundCube.fragmentShader,side:fi,depthTest:!1,
depthWrite:!1,fog:!1,allowOverride:!1})),h.geometry.deleteAttribute("normal"),h.geometry.deleteAttribute("uv"),h.onBeforeRender=function(C,E,x){this.matrixWorld.copyPosition(x.matrixWorld)},Object.defineProperty(
h.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(h)),h.material.uniforms.envMap.value=w,h.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,h.material.
uniforms.backgroundIntensity.value=A.backgroundIntensity,h.material.uniforms.backgroundRotation.value.setFromMatrix4(UM.makeRotationFromEuler(A.backgroundRotation)).transpose(),w.isRenderTargetTexture===
!1&&h.material.uniforms.backgroundRotation.value.premultiply(R0),h.material.toneMapped=Je.getTransfer(w.colorSpace)!==xt,(u!==w||f!==w.version||d!==i.toneMapping)&&(h.material.needsUpdate=!0,u=w,f=w.version,
d=i.toneMapping),h.layers.enableAll(),M.unshift(h,h.geometry,h.material,0,0,null)):w&&w.isTexture&&(l===void 0&&(l=new bt(new ho(2,2),new Pn({name:"BackgroundMaterial",uniforms:ur(kn.background.uniforms),
vertexShader:kn.background.vertexShader,fragmentShader:kn.background.fragmentShader,side:_n,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(
l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=w,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=
Je.getTransfer(w.colorSpace)!==xt,w.matrixAutoUpdate===!0&&w.updateMatrix(),l.material.uniforms.uvTransform.value.copy(w.matrix),(u!==w||f!==w.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,u=
w,f=w.version,d=i.toneMapping),l.layers.enableAll(),M.unshift(l,l.geometry,l.material,0,0,null))}function p(M,A){M.getRGB(cu,Hd(i)),t.buffers.color.setClear(cu.r,cu.g,cu.b,A,r)}function m(){h!==void 0&&
(h.geometry.dispose(),h.material.dispose(),h=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return a},setClearColor:function(M,A=1){a.set(M),o=
A,p(a,o)},getClearAlpha:function(){return o},setClearAlpha:function(M){o=M,p(a,o)},render:g,addToRenderList:b,dispose:m}}function OM(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,
a=!1;function o(L,V,G,I,q){let Y=!1,H=f(L,I,G,V);r!==H&&(r=H,h(r.object)),Y=c(L,I,G,q),Y&&g(L,I,G,q),q!==null&&e.update(q,i.ELEMENT_ARRAY_BUFFER),(Y||a)&&(a=!1,w(L,V,G,I),q!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,
e.get(q).buffer))}function l(){return i.createVertexArray()}function h(L){return i.bindVertexArray(L)}function u(L){return i.deleteVertexArray(L)}function f(L,V,G,I){let q=I.wireframe===!0,Y=n[V.id];Y===
void 0&&(Y={},n[V.id]=Y);let H=L.isInstancedMesh===!0?L.id:0,ie=Y[H];ie===void 0&&(ie={},Y[H]=ie);let X=ie[G.id];X===void 0&&(X={},ie[G.id]=X);let ee=X[q];return ee===void 0&&(ee=d(l()),X[q]=ee),ee}function d(L){
let V=[],G=[],I=[];for(let q=0;q<t;q++)V[q]=0,G[q]=0,I[q]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:V,enabledAttributes:G,attributeDivisors:I,object:L,attributes:{},index:null}}function c(L,V,G,I){
let q=r.attributes,Y=V.attributes,H=0,ie=G.getAttributes();for(let X in ie)if(ie[X].location>=0){let te=q[X],Se=Y[X];if(Se===void 0&&(X==="instanceMatrix"&&L.instanceMatrix&&(Se=L.instanceMatrix),X===
"instanceColor"&&L.instanceColor&&(Se=L.instanceColor)),te===void 0||te.attribute!==Se||Se&&te.data!==Se.data)return!0;H++}return r.attributesNum!==H||r.index!==I}function g(L,V,G,I){let q={},Y=V.attributes,
H=0,ie=G.getAttributes();for(let X in ie)if(ie[X].location>=0){let te=Y[X];te===void 0&&(X==="instanceMatrix"&&L.instanceMatrix&&(te=L.instanceMatrix),X==="instanceColor"&&L.instanceColor&&(te=L.instanceColor));
let Se={};Se.attribute=te,te&&te.data&&(Se.data=te.data),q[X]=Se,H++}r.attributes=q,r.attributesNum=H,r.index=I}function b(){let L=r.newAttributes;for(let V=0,G=L.length;V<G;V++)L[V]=0}function p(L){m(
L,0)}function m(L,V){let G=r.newAttributes,I=r.enabledAttributes,q=r.attributeDivisors;G[L]=1,I[L]===0&&(i.enableVertexAttribArray(L),I[L]=1),q[L]!==V&&(i.vertexAttribDivisor(L,V),q[L]=V)}function M(){
let L=r.newAttributes,V=r.enabledAttributes;for(let G=0,I=V.length;G<I;G++)V[G]!==L[G]&&(i.disableVertexAttribArray(G),V[G]=0)}function A(L,V,G,I,q,Y,H){H===!0?i.vertexAttribIPointer(L,V,G,q,Y):i.vertexAttribPointer(
L,V,G,I,q,Y)}function w(L,V,G,I){b();let q=I.attributes,Y=G.getAttributes(),H=V.defaultAttributeValues;for(let ie in Y){let X=Y[ie];if(X.location>=0){let ee=q[ie];if(ee===void 0&&(ie==="instanceMatrix"&&
L.instanceMatrix&&(ee=L.instanceMatrix),ie==="instanceColor"&&L.instanceColor&&(ee=L.instanceColor)),ee!==void 0){let te=ee.normalized,Se=ee.itemSize,ke=e.get(ee);if(ke===void 0)continue;let J=ke.buffer,
me=ke.type,Me=ke.bytesPerElement,Re=me===i.INT||me===i.UNSIGNED_INT||ee.gpuType===Rh;if(ee.isInterleavedBufferAttribute){let ge=ee.data,Be=ge.isInterleavedBuffer===!0?ge.stride:ge.itemSize,Lt=ee.offset;
if(ge.isInstancedInterleavedBuffer||ge.isInstancedBufferAttribute){for(let De=0;De<X.locationSize;De++)m(X.location+De,ge.meshPerAttribute);L.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I._maxInstanceCount=
ge.meshPerAttribute*ge.count)}else for(let De=0;De<X.locationSize;De++)p(X.location+De);i.bindBuffer(i.ARRAY_BUFFER,J);for(let De=0;De<X.locationSize;De++)A(X.location+De,Se/X.locationSize,me,te,Be*Me,
(Lt+Se/X.locationSize*De)*Me,Re)}else{if(ee.isInstancedBufferAttribute){for(let ge=0;ge<X.locationSize;ge++)m(X.location+ge,ee.meshPerAttribute);L.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I.
_maxInstanceCount=ee.meshPerAttribute*ee.count)}else for(let ge=0;ge<X.locationSize;ge++)p(X.location+ge);i.bindBuffer(i.ARRAY_BUFFER,J);for(let ge=0;ge<X.locationSize;ge++)A(X.location+ge,Se/X.locationSize,
me,te,Se*Me,Se/X.locationSize*ge*Me,Re)}}else if(H!==void 0){let te=H[ie];if(te!==void 0)switch(te.length){case 2:i.vertexAttrib2fv(X.location,te);break;case 3:i.vertexAttrib3fv(X.location,te);break;case 4:
i.vertexAttrib4fv(X.location,te);break;default:i.vertexAttrib1fv(X.location,te)}}}}M()}function C(){U();for(let L in n){let V=n[L];for(let G in V){let I=V[G];for(let q in I){let Y=I[q];for(let H in Y)
u(Y[H].object),delete Y[H];delete I[q]}}delete n[L]}}function E(L){if(n[L.id]===void 0)return;let V=n[L.id];for(let G in V){let I=V[G];for(let q in I){let Y=I[q];for(let H in Y)u(Y[H].object),delete Y[H];
delete I[q]}}delete n[L.id]}function x(L){for(let V in n){let G=n[V];for(let I in G){let q=G[I];if(q[L.id]===void 0)continue;let Y=q[L.id];for(let H in Y)u(Y[H].object),delete Y[H];delete q[L.id]}}}function S(L){
for(let V in n){let G=n[V],I=L.isInstancedMesh===!0?L.id:0,q=G[I];if(q!==void 0){for(let Y in q){let H=q[Y];for(let ie in H)u(H[ie].object),delete H[ie];delete q[Y]}delete G[I],Object.keys(G).length===
0&&delete n[V]}}}function U(){F(),a=!0,r!==s&&(r=s,h(r.object))}function F(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:o,reset:U,resetDefaultState:F,dispose:C,releaseStatesOfGeometry:E,
releaseStatesOfObject:S,releaseStatesOfProgram:x,initAttributes:b,enableAttribute:p,disableUnusedAttributes:M}}function zM(i,e,t){let n;function s(l){n=l}function r(l,h){i.drawArrays(n,l,h),t.update(h,
n,1)}function a(l,h,u){u!==0&&(i.drawArraysInstanced(n,l,h,u),t.update(h,n,u))}function o(l,h,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,h,0,u);let d=0;for(let c=0;c<u;c++)
d+=h[c];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=a,this.renderMultiDraw=o}function VM(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotrop\
ic")===!0){let x=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(x.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function a(x){return!(x!==Yi&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}
function o(x){let S=x===Mn&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(x!==$i&&x!==vn&&!S&&n.convert(x)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(x){
if(x==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";x="mediump"}return x==="me\
diump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let h=t.precision!==void 0?t.precision:
"highp",u=l(h);u!==h&&(Ue("WebGLRenderer:",h,"not supported, using",u,"instead."),h=u);let f=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&f===!1;t.reversedDepthBuffer===
!0&&f===!1&&Ue("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&f===!0&&Ue("WebGLRender\
er: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let c=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),b=i.getParameter(i.MAX_TEXTURE_SIZE),
p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),M=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),w=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),
C=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:a,textureTypeReadable:o,precision:h,logarithmicDepthBuffer:d,reversedDepthBuffer:f,
maxTextures:c,maxVertexTextures:g,maxTextureSize:b,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:M,maxVaryings:A,maxFragmentUniforms:w,maxSamples:C,samples:E}}function GM(i){let e=this,t=null,n=0,
s=!1,r=!1,a=new Gi,o=new ze,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(f,d){let c=f.length!==0||d||n!==0||s;return s=d,n=f.length,c},this.beginShadows=
function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(f,d){t=u(f,d,0)},this.setState=function(f,d,c){let g=f.clippingPlanes,b=f.clipIntersection,p=f.clipShadows,m=i.get(
f);if(!s||g===null||g.length===0||r&&!p)r?u(null):h();else{let M=r?0:n,A=M*4,w=m.clippingState||null;l.value=w,w=u(g,d,A,c);for(let C=0;C!==A;++C)w[C]=t[C];m.clippingState=w,this.numIntersection=b?this.
numPlanes:0,this.numPlanes+=M}};function h(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function u(f,d,c,g){let b=f!==null?f.length:0,p=null;if(b!==0){if(p=l.value,g!==
!0||p===null){let m=c+b*4,M=d.matrixWorldInverse;o.getNormalMatrix(M),(p===null||p.length<m)&&(p=new Float32Array(m));for(let A=0,w=c;A!==b;++A,w+=4)a.copy(f[A]).applyMatrix4(M,o),a.normal.toArray(p,w),
p[w+3]=a.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=b,e.numIntersection=0,p}}var wo=class extends Jt{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,
depth:1},s=[n,n,n,n,n,n];this.texture=new ao(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,
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
			`},s=new jr(5,5,5),r=new Pn({name:"CubemapFromEquirect",uniforms:ur(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:fi,blending:ar});r.uniforms.tEquirect.value=t;let a=new bt(
s,r),o=t.minFilter;return t.minFilter===Qn&&(t.minFilter=Gt),new Qr(1,10,this).update(e,a),t.minFilter=o,a.geometry.dispose(),a.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();
for(let a=0;a<6;a++)e.setRenderTarget(this,a),e.clear(t,n,s);e.setRenderTarget(r)}},o0=256,WM=3,HM=20,P0=256,I0=16,XM=3,qM=new B,$M=new nt,fu=class i{constructor(e){this._renderer=e,this._cubeSize=0,this.
_sourceTarget=null,this._cubeCamera=new Qr(1,10,null),this._boxMesh=new bt(new jr(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this.
_integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:a=256,position:o=qM}=r,l=this._renderer;this._setSize(a);let h=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=
!1);let f=l.autoClear,d=l.autoClearColor,c=l.autoClearDepth,g=l.autoClearStencil,b=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,b===null&&(e.background=l.getClearColor(
$M));let p=new Qr(n,s,u);return p.position.copy(o),p.update(l,e),l.autoClear=f,l.autoClearColor=d,l.autoClearDepth=c,l.autoClearStencil=g,e.background=b,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(
h,t)),this._applyPMREM(h),h}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=
u0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=h0(),this._compileMaterial(this._equirectMaterial))}dispose(){this.
_sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&
this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){
return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(o0,Vd(e))}_fromTexture(e,t){e.mapping===lr||e.mapping===na?this._setSize(e.image.length===0?o0:e.image[0].width||e.image[0].image.width):
this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=l0(e,!1,!1),n=Math.log2(e)-WM;for(let s=0;s<=
n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==
t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=l0(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){
let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let a=e.width>>t;e.viewport.set(0,0,a,a),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){
let t;e.mapping===lr||e.mapping===na?(this._cubemapMaterial===null&&(this._cubemapMaterial=u0()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===
null&&(this._equirectMaterial=h0()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=YM(),this.
_integrationMaterial=ZM());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=
this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/I0);for(let a=0;a<=n;a++){let o=i.lodToRoughness(a,n);if(a>n-XM)r.roughness.value=o,this._renderCube(e,a,this._integrationMaterial);else{let l=o>
0?Math.log2(t)+.5*Math.log2(6/(P0*Math.pow(o,4)))+.5:0;s.roughness.value=o,s.lodBias.value=l,this._renderCube(e,a,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=JM());let n=this.
_blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function l0(i,e,t){
return new wo(i,{minFilter:Qn,generateMipmaps:e,type:Mn,colorSpace:Ja,depthBuffer:t})}function So(i,e,t){return new Pn({name:i,uniforms:e,vertexShader:$e.cube_vert,fragmentShader:t,side:fi,blending:ar,
depthTest:!1,depthWrite:!1})}function YM(){return So("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${P0}u

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
	`)}function ZM(){return So("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:I0}},`

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
	`)}function JM(){return So("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${HM}
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
	`)}function h0(){return So("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function u0(){return So("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function KM(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,c=!1){return d==null?null:c?a(d):r(d)}function r(d){if(d&&d.isTexture){let c=d.mapping;if(c===Ah||c===Eh)if(e.has(d)){let g=e.get(
d).texture;return o(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let b=new wo(g.height);return b.fromEquirectangularTexture(i,d),e.set(d,b),d.addEventListener("dispose",h),o(b.texture,d.mapping)}else
return null}}return d}function a(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let c=d.mapping,g=c===Ah||c===Eh,b=c===lr||c===na;if(g||b){let p=t.get(d),m=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&
d.pmremVersion!==m)return n===null&&(n=new fu(i)),p=g?n.fromEquirectangular(d,p):n.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),p.texture;if(p!==void 0)return p.texture;{let M=d.image;
return g&&M&&M.height>0||b&&M&&l(M)?(n===null&&(n=new fu(i)),p=g?n.fromEquirectangular(d):n.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),d.addEventListener("dispose",u),p.texture):null}}}
return d}function o(d,c){return c===Ah?d.mapping=lr:c===Eh&&(d.mapping=na),d}function l(d){let c=0,g=6;for(let b=0;b<g;b++)d[b]!==void 0&&c++;return c===g}function h(d){let c=d.target;c.removeEventListener(
"dispose",h);let g=e.get(c);g!==void 0&&(e.delete(c),g.dispose())}function u(d){let c=d.target;c.removeEventListener("dispose",u);let g=t.get(c);g!==void 0&&(t.delete(c),g.dispose())}function f(){e=new WeakMap,
t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:f}}function jM(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(
n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_r\
ender_shared_exponent")},get:function(n){let s=t(n);return s===null&&qa("WebGLRenderer: "+n+" extension not supported."),s}}}function QM(i,e,t,n){let s={},r=new WeakMap,a=new FinalizationRegistry(g=>delete s[g]);
function o(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",o),delete s[g.id],a.unregister(g);let b=r.
get(g);b&&(e.remove(b),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function h(g,b){return s[b.id]!==void 0||(b.addEventListener(
"dispose",o),s[b.id]=new WeakRef(b),a.register(b,b.id,b),t.memory.geometries++),b}function u(g){let b=g.attributes;for(let p in b)e.update(b[p],i.ARRAY_BUFFER)}function f(g){let b=g.index,p=g.attributes.
position,m=0;if(p===void 0)return;let M=b!==null?b.array.length:p.array.length/3-1,A=p.count>=65535?so:no,w=new A(Math.ceil(M/3)*6,1),C=w.array;if(b!==null){let x=b.array;m=b.version;for(let S=0,U=0;S<
M;S+=3){let F=x[S+0],L=x[S+1],V=x[S+2];C[U++]=F,C[U++]=L,C[U++]=L,C[U++]=V,C[U++]=V,C[U++]=F}}else{m=p.version;for(let x=0,S=0;x<M;x+=3){let U=x+0,F=x+1,L=x+2;C[S++]=U,C[S++]=F,C[S++]=F,C[S++]=L,C[S++]=
L,C[S++]=U}}w.version=m;let E=r.get(g);E&&e.remove(E),r.set(g,w)}function d(g){let b=r.get(g);if(b){let p=g.index;p!==null&&b.version<p.version&&f(g)}else f(g);return r.get(g)}function c(){for(let g in s){
let b=s[g].deref();b!==void 0&&l(b)}}return{get:h,update:u,getWireframeAttribute:d,dispose:c}}function ew(i,e,t){let n;function s(f){n=f}let r,a;function o(f){r=f.type,a=f.bytesPerElement}function l(f,d){
i.drawElements(n,d,r,f*a),t.update(d,n,1)}function h(f,d,c){c!==0&&(i.drawElementsInstanced(n,d,r,f*a,c),t.update(d,n,c))}function u(f,d,c){if(c===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(
n,d,0,r,f,0,c);let b=0;for(let p=0;p<c;p++)b+=d[p];t.update(b,n,1)}this.setMode=s,this.setIndex=o,this.render=l,this.renderInstances=h,this.renderMultiDraw=u}function tw(i){let e={geometries:0,textures:0},
t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,a,o){switch(t.calls++,a){case i.TRIANGLES:t.triangles+=o*(r/3);break;case i.LINES:t.lines+=o*(r/2);break;case i.LINE_STRIP:t.lines+=o*(r-1);
break;case i.LINE_LOOP:t.lines+=o*r;break;case i.POINTS:t.points+=o*r;break;default:Oe("WebGLInfo: Unknown draw mode:",a);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,
render:t,programs:null,autoReset:!0,reset:s,update:n}}function iw(i,e,t){let n=new WeakMap,s=new _t;function r(a,o,l){let h=a.morphTargetInfluences,u=o.morphAttributes.position||o.morphAttributes.normal||
o.morphAttributes.color,f=u!==void 0?u.length:0,d=n.get(o);if(d===void 0||d.count!==f){let U=function(){x.dispose(),n.delete(o),o.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let c=o.
morphAttributes.position!==void 0,g=o.morphAttributes.normal!==void 0,b=o.morphAttributes.color!==void 0,p=o.morphAttributes.position||[],m=o.morphAttributes.normal||[],M=o.morphAttributes.color||[],A=0;
c===!0&&(A=1),g===!0&&(A=2),b===!0&&(A=3);let w=o.attributes.position.count*A,C=1;w>e.maxTextureSize&&(C=Math.ceil(w/e.maxTextureSize),w=e.maxTextureSize);let E=new Float32Array(w*C*4*f),x=new eo(E,w,
C,f);x.type=vn,x.needsUpdate=!0;let S=A*4;for(let F=0;F<f;F++){let L=p[F],V=m[F],G=M[F],I=w*C*4*F;for(let q=0;q<L.count;q++){let Y=q*S;c===!0&&(s.fromBufferAttribute(L,q),E[I+Y+0]=s.x,E[I+Y+1]=s.y,E[I+
Y+2]=s.z,E[I+Y+3]=0),g===!0&&(s.fromBufferAttribute(V,q),E[I+Y+4]=s.x,E[I+Y+5]=s.y,E[I+Y+6]=s.z,E[I+Y+7]=0),b===!0&&(s.fromBufferAttribute(G,q),E[I+Y+8]=s.x,E[I+Y+9]=s.y,E[I+Y+10]=s.z,E[I+Y+11]=G.itemSize===
4?s.w:1)}}d={count:f,texture:x,size:new Pe(w,C)},n.set(o,d),o.addEventListener("dispose",U)}if(a.isInstancedMesh===!0&&a.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",a.morphTexture,t);else{
let c=0;for(let b=0;b<h.length;b++)c+=h[b];let g=o.morphTargetsRelative?1:1-c;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",h)}l.getUniforms().
setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function nw(i,e,t,n,s){let r=new WeakMap;function a(h){let u=s.render.frame,
f=h.geometry,d=e.get(h,f);if(r.get(d)!==u&&(e.update(d),r.set(d,u)),h.isInstancedMesh&&(h.hasEventListener("dispose",l)===!1&&h.addEventListener("dispose",l),r.get(h)!==u&&(t.update(h.instanceMatrix,i.
ARRAY_BUFFER),h.instanceColor!==null&&t.update(h.instanceColor,i.ARRAY_BUFFER),r.set(h,u))),h.isSkinnedMesh){let c=h.skeleton;r.get(c)!==u&&(c.update(),r.set(c,u))}return d}function o(){r=new WeakMap}
function l(h){let u=h.target;u.removeEventListener("dispose",l),n.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:a,dispose:o}}var sw={
[bd]:"LINEAR_TONE_MAPPING",[vd]:"REINHARD_TONE_MAPPING",[Md]:"CINEON_TONE_MAPPING",[wd]:"ACES_FILMIC_TONE_MAPPING",[Td]:"AGX_TONE_MAPPING",[Ad]:"NEUTRAL_TONE_MAPPING",[Sd]:"CUSTOM_TONE_MAPPING"};function rw(i,e,t,n,s,r){
let a=new Jt(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),o=null,l=null,h=null,
u=new Wt;u.setAttribute("position",new un([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new un([0,2,0,0,2,0],2));let f=new nr({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new bt(u,f),c=new Sh(-1,1,1,-1,0,1),g=null,b=null,p=!1,m,M=null,A=[],w=!1;this.setSize=function(C,E){a.setSize(C,E),o!==null&&o.setSize(C,E),l!==null&&l.setSize(C,
E);for(let x=0;x<A.length;x++){let S=A[x];S.setSize&&S.setSize(C,E)}},this.setEffects=function(C){A=C,w=A.length>0&&A[0].isRenderPass===!0;let E=a.width,x=a.height;A.length>0&&o===null&&(o=new Jt(E,x,
{type:Mn,depthBuffer:!1,stencilBuffer:!1}),l=new Jt(E,x,{type:Mn,depthBuffer:!1,stencilBuffer:!1}));let S=s===!0&&A.some(U=>U.needsDepthTexture===!0);S!==(a.depthTexture!==null)&&(S===!0&&h===null&&(h=
new jn(E,x),r===!0&&(h.format=es,h.type=hr)),a.dispose(),a.depthTexture=S?h:null,a.resolveDepthBuffer=S,a.storeMultisampledDepthBuffer=S);for(let U=0;U<A.length;U++){let F=A[U];F.setSize&&F.setSize(E,
x),S&&F.needsDepthTexture===!0&&F.setDepthTexture&&F.setDepthTexture(h)}},this.begin=function(C,E){if(p||C.toneMapping===In&&A.length===0)return!1;if(M=E,E!==null){let x=E.width,S=E.height;(a.width!==
x||a.height!==S)&&this.setSize(x,S)}return w===!1&&C.setRenderTarget(a),m=C.toneMapping,C.toneMapping=In,!0},this.hasRenderPass=function(){return w},this.end=function(C,E){C.toneMapping=m,p=!0;let x=a,
S=o;for(let U=0;U<A.length;U++){let F=A[U];F.enabled!==!1&&(F.render(C,S,x,E),F.needsSwap!==!1&&(x=S,S=S===o?l:o))}if(g!==C.outputColorSpace||b!==C.toneMapping){g=C.outputColorSpace,b=C.toneMapping,f.
defines={},Je.getTransfer(g)===xt&&(f.defines.SRGB_TRANSFER="");let U=sw[b];U&&(f.defines[U]=""),f.needsUpdate=!0}f.uniforms.tDiffuse.value=x.texture,C.setRenderTarget(M),C.render(d,c),M=null,p=!1},this.
isCompositing=function(){return p},this.dispose=function(){a.dispose(),o!==null&&o.dispose(),l!==null&&l.dispose(),u.dispose(),f.dispose()}}var F0=new Li,k0=new jn(1,1),D0=new oo(1),L0=new eo,B0=new lh,
U0=new ao,c0=[],d0=[],f0=new Float32Array(16),p0=new Float32Array(9),m0=new Float32Array(4);function la(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=c0[s];if(r===void 0&&(r=new Float32Array(s),
c0[s]=r),e!==0){n.toArray(r,0);for(let a=1,o=0;a!==e;++a)o+=t,i[a].toArray(r,o)}return r}function Kt(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}
function jt(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function mu(i,e){let t=d0[e];t===void 0&&(t=new Int32Array(e),d0[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function aw(i,e){
let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function ow(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Kt(t,
e))return;i.uniform2fv(this.addr,e),jt(t,e)}}function lw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.
r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Kt(t,e))return;i.uniform3fv(this.addr,e),jt(t,e)}}function hw(i,e){let t=this.cache;
if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Kt(t,e))return;i.uniform4fv(this.addr,e),jt(t,e)}}
function uw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Kt(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),jt(t,e)}else{if(Kt(t,n))return;m0.set(n),i.uniformMatrix2fv(this.addr,!1,m0),jt(t,n)}}
function cw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Kt(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),jt(t,e)}else{if(Kt(t,n))return;p0.set(n),i.uniformMatrix3fv(this.addr,!1,p0),jt(t,n)}}
function dw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Kt(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),jt(t,e)}else{if(Kt(t,n))return;f0.set(n),i.uniformMatrix4fv(this.addr,!1,f0),jt(t,n)}}
function fw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function pw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=
e.y);else{if(Kt(t,e))return;i.uniform2iv(this.addr,e),jt(t,e)}}function mw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=
e.y,t[2]=e.z);else{if(Kt(t,e))return;i.uniform3iv(this.addr,e),jt(t,e)}}function gw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.
y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Kt(t,e))return;i.uniform4iv(this.addr,e),jt(t,e)}}function yw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function xw(i,e){
let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Kt(t,e))return;i.uniform2uiv(this.addr,e),jt(t,e)}}function _w(i,e){let t=this.cache;
if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Kt(t,e))return;i.uniform3uiv(this.addr,e),jt(t,e)}}function bw(i,e){let t=this.
cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Kt(t,e))return;i.uniform4uiv(this.addr,e),
jt(t,e)}}function gu(i){return i.version===0&&(i.compareFunction=Nd,i.needsUpdate=!0),i}function vw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;
this.type===i.SAMPLER_2D_SHADOW?r=gu(k0):r=F0,t.setTexture2D(e||r,s)}function Mw(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||B0,s)}function ww(i,e,t){
let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=gu(D0):r=U0,t.setTextureCube(e||r,s)}function Sw(i,e,t){let n=this.cache,
s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||L0,s)}function Tw(i){switch(i){case 5126:return aw;case 35664:return ow;case 35665:return lw;case 35666:return hw;case 35674:
return uw;case 35675:return cw;case 35676:return dw;case 5124:case 35670:return fw;case 35667:case 35671:return pw;case 35668:case 35672:return mw;case 35669:case 35673:return gw;case 5125:return yw;case 36294:
return xw;case 36295:return _w;case 36296:return bw;case 35678:case 36198:case 36298:case 36306:case 35682:return vw;case 35679:case 36299:case 36307:return Mw;case 35680:case 36300:case 36308:case 36293:
return ww;case 36289:case 36303:case 36311:case 36292:return Sw}}function Aw(i,e){i.uniform1fv(this.addr,e)}function Ew(i,e){let t=la(e,this.size,2);i.uniform2fv(this.addr,t)}function Cw(i,e){let t=la(
e,this.size,3);i.uniform3fv(this.addr,t)}function Rw(i,e){let t=la(e,this.size,4);i.uniform4fv(this.addr,t)}function Pw(i,e){let t=la(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function Iw(i,e){
let t=la(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function Fw(i,e){let t=la(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function kw(i,e){i.uniform1iv(this.addr,e)}function Dw(i,e){i.uniform2iv(
this.addr,e)}function Lw(i,e){i.uniform3iv(this.addr,e)}function Bw(i,e){i.uniform4iv(this.addr,e)}function Uw(i,e){i.uniform1uiv(this.addr,e)}function Nw(i,e){i.uniform2uiv(this.addr,e)}function Ow(i,e){
i.uniform3uiv(this.addr,e)}function zw(i,e){i.uniform4uiv(this.addr,e)}function Vw(i,e,t){let n=this.cache,s=e.length,r=mu(t,s);Kt(n,r)||(i.uniform1iv(this.addr,r),jt(n,r));let a;this.type===i.SAMPLER_2D_SHADOW?
a=gu(k0):a=F0;for(let o=0;o!==s;++o)t.setTexture2D(e[o]||a,r[o])}function Gw(i,e,t){let n=this.cache,s=e.length,r=mu(t,s);Kt(n,r)||(i.uniform1iv(this.addr,r),jt(n,r));for(let a=0;a!==s;++a)t.setTexture3D(
e[a]||B0,r[a])}function Ww(i,e,t){let n=this.cache,s=e.length,r=mu(t,s);Kt(n,r)||(i.uniform1iv(this.addr,r),jt(n,r));let a;this.type===i.SAMPLER_CUBE_SHADOW?a=gu(D0):a=U0;for(let o=0;o!==s;++o)t.setTextureCube(
e[o]||a,r[o])}function Hw(i,e,t){let n=this.cache,s=e.length,r=mu(t,s);Kt(n,r)||(i.uniform1iv(this.addr,r),jt(n,r));for(let a=0;a!==s;++a)t.setTexture2DArray(e[a]||L0,r[a])}function Xw(i){switch(i){case 5126:
return Aw;case 35664:return Ew;case 35665:return Cw;case 35666:return Rw;case 35674:return Pw;case 35675:return Iw;case 35676:return Fw;case 5124:case 35670:return kw;case 35667:case 35671:return Dw;case 35668:case 35672:
return Lw;case 35669:case 35673:return Bw;case 5125:return Uw;case 36294:return Nw;case 36295:return Ow;case 36296:return zw;case 35678:case 36198:case 36298:case 36306:case 35682:return Vw;case 35679:case 36299:case 36307:
return Gw;case 35680:case 36300:case 36308:case 36293:return Ww;case 36289:case 36303:case 36311:case 36292:return Hw}}var Jd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,
this.setValue=Tw(t.type)}},Kd=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=Xw(t.type)}},jd=class{constructor(e){this.id=e,this.seq=[],this.
map={}}setValue(e,t,n){let s=this.seq;for(let r=0,a=s.length;r!==a;++r){let o=s[r];o.setValue(e,t[o.id],n)}}},Yd=/(\w+)(\])?(\[|\.)?/g;function g0(i,e){i.seq.push(e),i.map[e.id]=e}function qw(i,e,t){let n=i.
name,s=n.length;for(Yd.lastIndex=0;;){let r=Yd.exec(n),a=Yd.lastIndex,o=r[1],l=r[2]==="]",h=r[3];if(l&&(o=o|0),h===void 0||h==="["&&a+2===s){g0(t,h===void 0?new Jd(o,i,e):new Kd(o,i,e));break}else{let f=t.
map[o];f===void 0&&(f=new jd(o),g0(t,f)),t=f}}}var oa=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let a=0;a<n;++a){let o=e.getActiveUniform(t,a),
l=e.getUniformLocation(t,o.name);qw(o,l,this)}let s=[],r=[];for(let a of this.seq)a.type===e.SAMPLER_2D_SHADOW||a.type===e.SAMPLER_CUBE_SHADOW||a.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(a):r.push(a);s.
length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,a=t.
length;r!==a;++r){let o=t[r],l=n[o.id];l.needsUpdate!==!1&&o.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let a=e[s];a.id in t&&n.push(a)}return n}};function y0(i,e,t){
let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var $w=37297,Yw=0;function Zw(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let a=s;a<r;a++){let o=a+1;n.push(`${o===e?">":" "} ${o}: ${t[a]}`)}return n.join(`
`)}var x0=new ze;function Jw(i){Je._getMatrix(x0,Je.workingColorSpace,i);let e=`mat3( ${x0.elements.map(t=>t.toFixed(4))} )`;switch(Je.getTransfer(i)){case Ka:return[e,"LinearTransferOETF"];case xt:return[
e,"sRGBTransferOETF"];default:return Ue("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function _0(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||
"").trim();if(n&&r==="")return"";let a=/ERROR: 0:(\d+)/.exec(r);if(a){let o=parseInt(a[1]);return t.toUpperCase()+`

`+r+`

`+Zw(i.getShaderSource(e),o)}else return r}function Kw(i,e){let t=Jw(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var jw={[bd]:"Linear",[vd]:"Reinhard",[Md]:"Cineon",[wd]:"ACESFilmic",[Td]:"AgX",[Ad]:"Neutral",[Sd]:"Custom"};function Qw(i,e){let t=jw[e];return t===void 0?(Ue("WebGLProgram: Unsupported toneMapp\
ing:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var du=new B;function eS(){Je.getLuminanceCoefficients(du);
let i=du.x.toFixed(4),e=du.y.toFixed(4),t=du.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function tS(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Mo).join(`
`)}function iS(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function nS(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),a=r.name,o=1;r.type===i.FLOAT_MAT2&&(o=2),r.type===i.FLOAT_MAT3&&(o=3),r.type===
i.FLOAT_MAT4&&(o=4),t[a]={type:r.type,location:i.getAttribLocation(e,a),locationSize:o}}return t}function Mo(i){return i!==""}function b0(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;
return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,
t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).
replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,
e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function v0(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-
e.numClipIntersection)}var sS=/^[ \t]*#include +<([\w\d./]+)>/gm;function Qd(i){return i.replace(sS,rS)}function rS(i,e){let t=$e[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve \
#include <"+e+">");return Qd(t)}var aS=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function M0(i){return i.
replace(aS,oS)}function oS(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function w0(i){let e=`precision\
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
#define LOW_PRECISION`),e}var lS={[fo]:"SHADOWMAP_TYPE_PCF",[ta]:"SHADOWMAP_TYPE_VSM"};function hS(i){return lS[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var uS={[na]:"ENVMAP_MODE_REFRACTION"};function cS(i){
return i.envMap===!1?"ENVMAP_MODE_REFLECTION":uS[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var dS={[_d]:"ENVMAP_BLENDING_MULTIPLY",[Og]:"ENVMAP_BLENDING_MIX",[zg]:"ENVMAP_BLENDING_ADD"};function fS(i){return i.
envMap===!1?"ENVMAP_BLENDING_NONE":dS[i.combine]||"ENVMAP_BLENDING_NONE"}function pS(i,e,t,n){let s=i.getContext(),r=t.defines,a=t.vertexShader,o=t.fragmentShader,l=hS(t),h=t.envMapPMREM===!0?"ENVMAP_\
TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=cS(t),f=fS(t),d=tS(t),c=iS(r),g=s.createProgram(),b,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(b=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,c].filter(Mo).join(`
`),b.length>0&&(b+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,c].filter(Mo).join(`
`),p.length>0&&(p+=`
`)):(b=[w0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,c,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?
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
`].filter(Mo).join(`
`),p=[w0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,c,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO\
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
_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==In?"#define TONE_MAPPI\
NG":"",t.toneMapping!==In?$e.tonemapping_pars_fragment:"",t.toneMapping!==In?Qw("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",$e.colorspace_pars_fragment,
Kw("linearToOutputTexel",t.outputColorSpace),eS(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Mo).join(`
`)),a=Qd(a),a=b0(a,t),a=v0(a,t),o=Qd(o),o=b0(o,t),o=v0(o,t),a=M0(a),o=M0(o),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,b=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+b,p=["#define varying in",t.glslVersion===ra?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===ra?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","\
#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEX\
T textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let M=m+b+a,A=m+p+o,w=y0(s,s.VERTEX_SHADER,M),C=y0(s,s.FRAGMENT_SHADER,A);s.attachShader(g,w),s.attachShader(g,C),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.
hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function E(F){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",V=s.getShaderInfoLog(w)||"",G=s.getShaderInfoLog(
C)||"",I=L.trim(),q=V.trim(),Y=G.trim(),H=!0,ie=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,w,C);else{let X=_0(s,w,"ver\
tex"),ee=_0(s,C,"fragment");Oe("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+F.name+`
Material Type: `+F.type+`

Program Info Log: `+I+`
`+X+`
`+ee)}else I!==""?Ue("WebGLProgram: Program Info Log:",I):(q===""||Y==="")&&(ie=!1);ie&&(F.diagnostics={runnable:H,programLog:I,vertexShader:{log:q,prefix:b},fragmentShader:{log:Y,prefix:p}})}s.deleteShader(
w),s.deleteShader(C),x=new oa(s,g),S=nS(s,g)}let x;this.getUniforms=function(){return x===void 0&&E(this),x};let S;this.getAttributes=function(){return S===void 0&&E(this),S};let U=t.rendererExtensionParallelShaderCompile===
!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(g,$w)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,
this.name=t.shaderName,this.id=Yw++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=w,this.fragmentShader=C,this}var mS=0,ef=class{constructor(){this.shaderCache=new Map,this.materialCache=
new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)
n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this.
_getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,
n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new tf(e),t.set(e,n)),n}},tf=class{constructor(e){this.id=mS++,this.code=e,this.usedTimes=0}};function gS(i){return i===
Fs||i===_o||i===bo}function yS(i,e,t,n,s,r){let a=new to,o=new ef,l=new Set,h=[],u=new Map,f=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"n\
ormal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"mat\
cap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function c(x){return l.add(x),x===0?"uv":`uv${x}`}function g(x,S,U,F,L,V){
let G=F.fog,I=L.geometry,q=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?F.environment:null,Y=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&
!x.envMap,H=e.get(x.envMap||q,Y),ie=d[x.type],X=n.precision;x.precision!==null&&(X=n.getMaxPrecision(x.precision),X!==x.precision&&Ue("WebGLProgram.getParameters:",x.precision,"not supported, using",X,
"instead."));let ee=I.morphAttributes.position||I.morphAttributes.normal||I.morphAttributes.color,te=ee!==void 0?ee.length:0,Se=0;I.morphAttributes.position!==void 0&&(Se=1),I.morphAttributes.normal!==
void 0&&(Se=2),I.morphAttributes.color!==void 0&&(Se=3);let ke,J,me,Me;if(ie){let ye=kn[ie];ke=ye.vertexShader,J=ye.fragmentShader}else{ke=x.vertexShader,J=x.fragmentShader;let ye=o.getVertexShaderStage(
x),vt=o.getFragmentShaderStage(x);o.update(x,ye,vt),me=ye.id,Me=vt.id}let Re=i.getRenderTarget(),ge=i.state.buffers.depth.getReversed(),Be=L.isInstancedMesh===!0,Lt=L.isBatchedMesh===!0,De=!!x.map,ct=!!x.
matcap,dt=!!H,Ze=dt&&H.isPMREMTexture===!0,hi=!!x.aoMap,Xt=!!x.lightMap,Ei=!!x.bumpMap&&x.wireframe===!1,Ft=!!x.normalMap,wn=!!x.displacementMap,ti=!!x.emissiveMap,Ki=!!x.metalnessMap,ji=!!x.roughnessMap,
Qi=x.anisotropy>0,D=x.clearcoat>0,en=x.diffuseRoughness>0,Rt=x.dispersion>0,Pt=x.retroreflectivity>0,pe=x.iridescence>0,qt=x.sheen>0,Le=x.transmission>0,Ve=Qi&&!!x.anisotropyMap,T=D&&!!x.clearcoatMap,
_=D&&!!x.clearcoatNormalMap,O=D&&!!x.clearcoatRoughnessMap,ne=en&&!!x.diffuseRoughnessMap,Q=pe&&!!x.iridescenceMap,oe=pe&&!!x.iridescenceThicknessMap,de=qt&&!!x.sheenColorMap,Z=qt&&!!x.sheenRoughnessMap,
K=!!x.specularMap,he=!!x.specularColorMap,R=!!x.specularIntensityMap,j=Le&&!!x.transmissionMap,$=Le&&!!x.thicknessMap,ue=!!x.gradientMap,re=!!x.alphaMap,le=x.alphaTest>0,Ce=!!x.alphaHash,qe=!!x.extensions,
se=In;x.toneMapped&&(Re===null||Re.isXRRenderTarget===!0)&&(se=i.toneMapping);let Fe=Ze?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,Xe={shaderID:ie,shaderType:x.type,shaderName:x.name,
vertexShader:ke,fragmentShader:J,defines:x.defines,customVertexShaderID:me,customFragmentShaderID:Me,isRawShaderMaterial:x.isRawShaderMaterial===!0,glslVersion:x.glslVersion,precision:X,batching:Lt,batchingColor:Lt&&
L._colorsTexture!==null,instancing:Be,instancingColor:Be&&L.instanceColor!==null,instancingMorph:Be&&L.morphTexture!==null,outputColorSpace:Re===null?i.outputColorSpace:Re.isXRRenderTarget===!0?Re.texture.
colorSpace:Je.workingColorSpace,alphaToCoverage:!!x.alphaToCoverage,map:De,matcap:ct,envMap:dt,envMapMode:dt&&H.mapping,envMapPMREM:Ze,envMapMaxLod:Ze?Fe.length-1:null,envMapSize:Ze?Fe[0].width:null,aoMap:hi,
lightMap:Xt,bumpMap:Ei,normalMap:Ft,displacementMap:wn,emissiveMap:ti,normalMapObjectSpace:Ft&&x.normalMapType===Wg,normalMapTangentSpace:Ft&&x.normalMapType===Ld,packedNormalMap:Ft&&x.normalMapType===
Ld&&gS(x.normalMap.format),metalnessMap:Ki,roughnessMap:ji,anisotropy:Qi,anisotropyMap:Ve,clearcoat:D,clearcoatMap:T,clearcoatNormalMap:_,clearcoatRoughnessMap:O,diffuseRoughness:en,diffuseRoughnessMap:ne,
dispersion:Rt,retroreflection:Pt,iridescence:pe,iridescenceMap:Q,iridescenceThicknessMap:oe,sheen:qt,sheenColorMap:de,sheenRoughnessMap:Z,specularMap:K,specularColorMap:he,specularIntensityMap:R,transmission:Le,
transmissionMap:j,thicknessMap:$,gradientMap:ue,opaque:x.transparent===!1&&x.blending===ia&&x.alphaToCoverage===!1,alphaMap:re,alphaTest:le,alphaHash:Ce,combine:x.combine,mapUv:De&&c(x.map.channel),aoMapUv:hi&&
c(x.aoMap.channel),lightMapUv:Xt&&c(x.lightMap.channel),bumpMapUv:Ei&&c(x.bumpMap.channel),normalMapUv:Ft&&c(x.normalMap.channel),displacementMapUv:wn&&c(x.displacementMap.channel),emissiveMapUv:ti&&c(
x.emissiveMap.channel),metalnessMapUv:Ki&&c(x.metalnessMap.channel),roughnessMapUv:ji&&c(x.roughnessMap.channel),anisotropyMapUv:Ve&&c(x.anisotropyMap.channel),clearcoatMapUv:T&&c(x.clearcoatMap.channel),
clearcoatNormalMapUv:_&&c(x.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:O&&c(x.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ne&&c(x.diffuseRoughnessMap.channel),iridescenceMapUv:Q&&c(x.
iridescenceMap.channel),iridescenceThicknessMapUv:oe&&c(x.iridescenceThicknessMap.channel),sheenColorMapUv:de&&c(x.sheenColorMap.channel),sheenRoughnessMapUv:Z&&c(x.sheenRoughnessMap.channel),specularMapUv:K&&
c(x.specularMap.channel),specularColorMapUv:he&&c(x.specularColorMap.channel),specularIntensityMapUv:R&&c(x.specularIntensityMap.channel),transmissionMapUv:j&&c(x.transmissionMap.channel),thicknessMapUv:$&&
c(x.thicknessMap.channel),alphaMapUv:re&&c(x.alphaMap.channel),vertexTangents:!!I.attributes.tangent&&(Ft||Qi),vertexNormals:!!I.attributes.normal,vertexColors:x.vertexColors,vertexAlphas:x.vertexColors===
!0&&!!I.attributes.color&&I.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!I.attributes.uv&&(De||re),fog:!!G,useFog:x.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:x.wireframe===!1&&(x.flatShading===
!0||I.attributes.normal===void 0&&Ft===!1&&(x.isMeshLambertMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isMeshPhysicalMaterial)),sizeAttenuation:x.sizeAttenuation===!0,logarithmicDepthBuffer:f,
reversedDepthBuffer:ge,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:I.attributes.position!==void 0,morphTargets:I.morphAttributes.position!==void 0,morphNormals:I.morphAttributes.normal!==void 0,
morphColors:I.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:Se,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,
numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.
pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:V.filter(ye=>ye.texture!==
null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:x.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:se,decodeVideoTexture:De&&
x.map.isVideoTexture===!0&&Je.getTransfer(x.map.colorSpace)===xt,decodeVideoTextureEmissive:ti&&x.emissiveMap.isVideoTexture===!0&&Je.getTransfer(x.emissiveMap.colorSpace)===xt,premultipliedAlpha:x.premultipliedAlpha,
doubleSided:x.side===cn,flipSided:x.side===fi,useDepthPacking:x.depthPacking>=0,depthPacking:x.depthPacking||0,index0AttributeName:x.index0AttributeName,extensionClipCullDistance:qe&&x.extensions.clipCullDistance===
!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(qe&&x.extensions.multiDraw===!0||Lt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:x.
customProgramCacheKey()};return Xe.vertexUv1s=l.has(1),Xe.vertexUv2s=l.has(2),Xe.vertexUv3s=l.has(3),l.clear(),Xe}function b(x){let S=[];if(x.shaderID?S.push(x.shaderID):(S.push(x.customVertexShaderID),
S.push(x.customFragmentShaderID)),x.defines!==void 0)for(let U in x.defines)S.push(U),S.push(x.defines[U]);return x.isRawShaderMaterial===!1&&(p(S,x),m(S,x),S.push(i.outputColorSpace)),S.push(x.customProgramCacheKey),
S.join()}function p(x,S){x.push(S.precision),x.push(S.outputColorSpace),x.push(S.envMapMode),x.push(S.envMapPMREM),x.push(S.envMapMaxLod),x.push(S.envMapSize),x.push(S.mapUv),x.push(S.alphaMapUv),x.push(
S.lightMapUv),x.push(S.aoMapUv),x.push(S.bumpMapUv),x.push(S.normalMapUv),x.push(S.displacementMapUv),x.push(S.emissiveMapUv),x.push(S.metalnessMapUv),x.push(S.roughnessMapUv),x.push(S.anisotropyMapUv),
x.push(S.clearcoatMapUv),x.push(S.clearcoatNormalMapUv),x.push(S.clearcoatRoughnessMapUv),x.push(S.diffuseRoughnessMapUv),x.push(S.iridescenceMapUv),x.push(S.iridescenceThicknessMapUv),x.push(S.sheenColorMapUv),
x.push(S.sheenRoughnessMapUv),x.push(S.specularMapUv),x.push(S.specularColorMapUv),x.push(S.specularIntensityMapUv),x.push(S.transmissionMapUv),x.push(S.thicknessMapUv),x.push(S.combine),x.push(S.fogExp2),
x.push(S.sizeAttenuation),x.push(S.morphTargetsCount),x.push(S.numSunLights),x.push(S.numDirLights),x.push(S.numPointLights),x.push(S.numSpotLights),x.push(S.numSpotLightMaps),x.push(S.numHemiLights),
x.push(S.numRectAreaLights),x.push(S.numSunLightShadows),x.push(S.numDirLightShadows),x.push(S.numPointLightShadows),x.push(S.numSpotLightShadows),x.push(S.numSpotLightShadowsWithMaps),x.push(S.numLightProbes),
x.push(S.numLightProbeGrids),x.push(S.shadowMapType),x.push(S.toneMapping),x.push(S.numClippingPlanes),x.push(S.numClipIntersection),x.push(S.depthPacking)}function m(x,S){a.disableAll(),S.instancing&&
a.enable(0),S.instancingColor&&a.enable(1),S.instancingMorph&&a.enable(2),S.matcap&&a.enable(3),S.envMap&&a.enable(4),S.normalMapObjectSpace&&a.enable(5),S.normalMapTangentSpace&&a.enable(6),S.clearcoat&&
a.enable(7),S.iridescence&&a.enable(8),S.alphaTest&&a.enable(9),S.vertexColors&&a.enable(10),S.vertexAlphas&&a.enable(11),S.vertexUv1s&&a.enable(12),S.vertexUv2s&&a.enable(13),S.vertexUv3s&&a.enable(14),
S.vertexTangents&&a.enable(15),S.anisotropy&&a.enable(16),S.alphaHash&&a.enable(17),S.batching&&a.enable(18),S.dispersion&&a.enable(19),S.retroreflection&&a.enable(24),S.diffuseRoughness&&a.enable(25),
S.batchingColor&&a.enable(20),S.gradientMap&&a.enable(21),S.packedNormalMap&&a.enable(22),S.vertexNormals&&a.enable(23),x.push(a.mask),a.disableAll(),S.fog&&a.enable(0),S.useFog&&a.enable(1),S.flatShading&&
a.enable(2),S.logarithmicDepthBuffer&&a.enable(3),S.reversedDepthBuffer&&a.enable(4),S.skinning&&a.enable(5),S.morphTargets&&a.enable(6),S.morphNormals&&a.enable(7),S.morphColors&&a.enable(8),S.premultipliedAlpha&&
a.enable(9),S.shadowMapEnabled&&a.enable(10),S.doubleSided&&a.enable(11),S.flipSided&&a.enable(12),S.useDepthPacking&&a.enable(13),S.dithering&&a.enable(14),S.transmission&&a.enable(15),S.sheen&&a.enable(
16),S.opaque&&a.enable(17),S.pointsUvs&&a.enable(18),S.decodeVideoTexture&&a.enable(19),S.decodeVideoTextureEmissive&&a.enable(20),S.alphaToCoverage&&a.enable(21),S.numLightProbeGrids>0&&a.enable(22),
S.hasPositionAttribute&&a.enable(23),x.push(a.mask)}function M(x){let S=d[x.type],U;if(S){let F=kn[S];U=s0.clone(F.uniforms)}else U=x.uniforms;return U}function A(x,S){let U=u.get(S);return U!==void 0?
++U.usedTimes:(U=new pS(i,S,x,s),h.push(U),u.set(S,U)),U}function w(x){if(--x.usedTimes===0){let S=h.indexOf(x);h[S]=h[h.length-1],h.pop(),u.delete(x.cacheKey),x.destroy()}}function C(x){o.remove(x)}function E(){
o.dispose()}return{getParameters:g,getProgramCacheKey:b,getUniforms:M,acquireProgram:A,releaseProgram:w,releaseShaderCache:C,programs:h,dispose:E}}function xS(){let i=new WeakMap;function e(a){return i.
has(a)}function t(a){let o=i.get(a);return o===void 0&&(o={},i.set(a,o)),o}function n(a){i.delete(a)}function s(a,o,l){i.get(a)[o]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}
function _S(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==
e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function S0(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-
e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function T0(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function a(d){let c=0;return d.isInstancedMesh&&(c+=2),d.isSkinnedMesh&&
(c+=1),c}function o(d,c,g,b,p,m){let M=i[e];return M===void 0?(M={id:d.id,object:d,geometry:c,material:g,materialVariant:a(d),groupOrder:b,renderOrder:d.renderOrder,z:p,group:m},i[e]=M):(M.id=d.id,M.object=
d,M.geometry=c,M.material=g,M.materialVariant=a(d),M.groupOrder=b,M.renderOrder=d.renderOrder,M.z=p,M.group=m),e++,M}function l(d,c,g,b,p,m,M){M.reversedDepth===!0&&(p=-p);let A=o(d,c,g,b,p,m);g.transmission>
0?n.push(A):g.transparent===!0?s.push(A):t.push(A)}function h(d,c,g,b,p,m){let M=o(d,c,g,b,p,m);g.transmission>0?n.unshift(M):g.transparent===!0?s.unshift(M):t.unshift(M)}function u(d,c){t.length>1&&t.
sort(d||_S),n.length>1&&n.sort(c||S0),s.length>1&&s.sort(c||S0)}function f(){for(let d=e,c=i.length;d<c;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=
null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:h,finish:f,sort:u}}function bS(){let i=new WeakMap;function e(n,s){let r=i.get(n),a;return r===void 0?(a=new T0,i.set(n,[a])):s>=
r.length?(a=new T0,r.push(a)):a=r[s],a}function t(){i=new WeakMap}return{get:e,dispose:t}}function vS(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"Sun\
Light":case"DirectionalLight":t={direction:new B,color:new nt};break;case"SpotLight":t={position:new B,direction:new B,color:new nt,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t=
{position:new B,color:new nt,distance:0,decay:0};break;case"HemisphereLight":t={direction:new B,skyColor:new nt,groundColor:new nt};break;case"RectAreaLight":t={color:new nt,position:new B,halfWidth:new B,
halfHeight:new B};break}return i[e.id]=t,t}}}function MS(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,
shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Pe};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Pe};break;case"PointLig\
ht":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Pe,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var wS=0;function SS(i,e){return(e.castShadow?
2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function TS(i){let e=new vS,t=MS(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,
numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],
directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],
pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let h=0;h<9;h++)n.probe.push(new B);let s=new B,r=new Dt,a=new Dt;function o(h){let u=0,
f=0,d=0;for(let V=0;V<9;V++)n.probe[V].set(0,0,0);let c=0,g=0,b=0,p=0,m=0,M=0,A=0,w=0,C=0,E=0,x=0,S=0,U=0,F=0;h.sort(SS);for(let V=0,G=h.length;V<G;V++){let I=h[V],q=I.color,Y=I.intensity,H=I.distance,
ie=null;if(I.shadow&&I.shadow.map&&(I.shadow.map.texture.format===Fs?ie=I.shadow.map.texture:ie=I.shadow.map.depthTexture||I.shadow.map.texture),I.isAmbientLight)u+=q.r*Y,f+=q.g*Y,d+=q.b*Y;else if(I.isLightProbe){
for(let X=0;X<9;X++)n.probe[X].addScaledVector(I.sh.coefficients[X],Y);F++}else if(I.isSunLight){let X=e.get(I);if(X.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let ee=I.shadow,te=t.
get(I);te.shadowIntensity=ee.intensity,te.shadowBias=ee.bias,te.shadowNormalBias=ee.normalBias,te.shadowRadius=ee.radius,te.shadowMapSize.copy(ee.mapSize).multiply(ee.getFrameExtents()),n.sunShadow[g]=
te,n.sunShadowMap[g]=ie;let Se=ee.getViewportCount();for(let ke=0;ke<Se;ke++)n.sunShadowMatrix[b+ke]=ee.getMatrix(ke),n.sunShadowCascade[b+ke]=ee._cascadeData[ke];b+=Se,g++}n.sun[c]=X,c++}else if(I.isDirectionalLight){
let X=e.get(I);if(X.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let ee=I.shadow,te=t.get(I);te.shadowIntensity=ee.intensity,te.shadowBias=ee.bias,te.shadowNormalBias=ee.normalBias,te.
shadowRadius=ee.radius,te.shadowMapSize=ee.mapSize,n.directionalShadow[p]=te,n.directionalShadowMap[p]=ie,n.directionalShadowMatrix[p]=I.shadow.matrix,C++}n.directional[p]=X,p++}else if(I.isSpotLight){
let X=e.get(I);X.position.setFromMatrixPosition(I.matrixWorld),X.color.copy(q).multiplyScalar(Y),X.distance=H,X.coneCos=Math.cos(I.angle),X.penumbraCos=Math.cos(I.angle*(1-I.penumbra)),X.decay=I.decay,
n.spot[M]=X;let ee=I.shadow;if(I.map&&(n.spotLightMap[S]=I.map,S++,ee.updateMatrices(I),I.castShadow&&U++),n.spotLightMatrix[M]=ee.matrix,I.castShadow){let te=t.get(I);te.shadowIntensity=ee.intensity,
te.shadowBias=ee.bias,te.shadowNormalBias=ee.normalBias,te.shadowRadius=ee.radius,te.shadowMapSize=ee.mapSize,n.spotShadow[M]=te,n.spotShadowMap[M]=ie,x++}M++}else if(I.isRectAreaLight){let X=e.get(I);
X.color.copy(q).multiplyScalar(Y),X.halfWidth.set(I.width*.5,0,0),X.halfHeight.set(0,I.height*.5,0),n.rectArea[A]=X,A++}else if(I.isPointLight){let X=e.get(I);if(X.color.copy(I.color).multiplyScalar(I.
intensity),X.distance=I.distance,X.decay=I.decay,I.castShadow){let ee=I.shadow,te=t.get(I);te.shadowIntensity=ee.intensity,te.shadowBias=ee.bias,te.shadowNormalBias=ee.normalBias,te.shadowRadius=ee.radius,
te.shadowMapSize=ee.mapSize,te.shadowCameraNear=ee.camera.near,te.shadowCameraFar=ee.camera.far,n.pointShadow[m]=te,n.pointShadowMap[m]=ie,n.pointShadowMatrix[m]=I.shadow.matrix,E++}n.point[m]=X,m++}else if(I.
isHemisphereLight){let X=e.get(I);X.skyColor.copy(I.color).multiplyScalar(Y),X.groundColor.copy(I.groundColor).multiplyScalar(Y),n.hemi[w]=X,w++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=
xe.LTC_FLOAT_1,n.rectAreaLTC2=xe.LTC_FLOAT_2):(n.rectAreaLTC1=xe.LTC_HALF_1,n.rectAreaLTC2=xe.LTC_HALF_2)),n.ambient[0]=u,n.ambient[1]=f,n.ambient[2]=d;let L=n.hash;(L.sunLength!==c||L.directionalLength!==
p||L.pointLength!==m||L.spotLength!==M||L.rectAreaLength!==A||L.hemiLength!==w||L.numSunShadows!==g||L.numDirectionalShadows!==C||L.numPointShadows!==E||L.numSpotShadows!==x||L.numSpotMaps!==S||L.numLightProbes!==
F)&&(n.sun.length=c,n.directional.length=p,n.spot.length=M,n.rectArea.length=A,n.point.length=m,n.hemi.length=w,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=b,n.sunShadowCascade.
length=b,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=
x,n.spotShadowMap.length=x,n.spotLightMatrix.length=x+S-U,n.spotLightMap.length=S,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=F,L.sunLength=c,L.directionalLength=p,L.pointLength=m,L.spotLength=M,
L.rectAreaLength=A,L.hemiLength=w,L.numSunShadows=g,L.numDirectionalShadows=C,L.numPointShadows=E,L.numSpotShadows=x,L.numSpotMaps=S,L.numLightProbes=F,n.version=wS++)}function l(h,u){let f=0,d=0,c=0,
g=0,b=0,p=0,m=u.matrixWorldInverse;for(let M=0,A=h.length;M<A;M++){let w=h[M];if(w.isSunLight){let C=n.sun[f];C.direction.setFromMatrixPosition(w.matrixWorld),C.direction.transformDirection(m),f++}else if(w.
isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),d++}else if(w.
isSpotLight){let C=n.spot[g];C.position.setFromMatrixPosition(w.matrixWorld),C.position.applyMatrix4(m),C.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),C.
direction.sub(s),C.direction.transformDirection(m),g++}else if(w.isRectAreaLight){let C=n.rectArea[b];C.position.setFromMatrixPosition(w.matrixWorld),C.position.applyMatrix4(m),a.identity(),r.copy(w.matrixWorld),
r.premultiply(m),a.extractRotation(r),C.halfWidth.set(w.width*.5,0,0),C.halfHeight.set(0,w.height*.5,0),C.halfWidth.applyMatrix4(a),C.halfHeight.applyMatrix4(a),b++}else if(w.isPointLight){let C=n.point[c];
C.position.setFromMatrixPosition(w.matrixWorld),C.position.applyMatrix4(m),c++}else if(w.isHemisphereLight){let C=n.hemi[p];C.direction.setFromMatrixPosition(w.matrixWorld),C.direction.transformDirection(
m),p++}}}return{setup:o,setupView:l,state:n}}function A0(i){let e=new TS(i),t=[],n=[],s=[];function r(f){u.camera=f,t.length=0,n.length=0,s.length=0}function a(f){f.isLightProbeGrid?s.push(f):t.push(f)}
function o(f){n.push(f)}function l(){e.setup(t),s.sort((f,d)=>f.priority-d.priority||f.id-d.id)}function h(f){e.setupView(t,f)}let u={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,
transmissionRenderTarget:{},textureUnits:0};return{init:r,state:u,setupLights:l,setupLightsView:h,pushLight:a,pushShadow:o}}function AS(i){let e=new WeakMap;function t(s,r=0){let a=e.get(s),o;return a===
void 0?(o=new A0(i),e.set(s,[o])):r>=a.length?(o=new A0(i),a.push(o)):o=a[r],o}function n(){e=new WeakMap}return{get:t,dispose:n}}var ES=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,CS=`uniform sampler2D shadow_pass;
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
}`,RS=[new B(1,0,0),new B(-1,0,0),new B(0,1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1)],PS=[new B(0,-1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1),new B(0,-1,0),new B(0,-1,0)],E0=new Dt,vo=new B,Zd=new B;
function IS(i,e,t){let n=new ir,s=new Pe,r=new Pe,a=new _t,o=new dh,l=new fh,h={},u=t.maxTextureSize,f={[_n]:fi,[fi]:_n,[cn]:cn},d=new Pn({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{
value:new Pe},radius:{value:4}},vertexShader:ES,fragmentShader:CS}),c=d.clone();c.defines.HORIZONTAL_PASS=1;let g=new Wt;g.setAttribute("position",new ut(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));
let b=new bt(g,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=fo;let m=this.type;this.render=function(E,x,S){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||E.length===
0)return;this.type===bg&&(Ue("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=fo);let U=i.getRenderTarget(),F=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),
V=i.state;V.setBlending(ar),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let G=m!==this.type;
G&&x.traverse(function(I){I.material&&(Array.isArray(I.material)?I.material.forEach(q=>q.needsUpdate=!0):I.material.needsUpdate=!0)});for(let I=0,q=E.length;I<q;I++){let Y=E[I],H=Y.shadow;if(H===void 0){
Ue("WebGLShadowMap:",Y,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let ie=H.getFrameExtents();s.multiply(ie),r.copy(H.mapSize),(s.x>u||s.y>u)&&(s.x>u&&
(r.x=Math.floor(u/ie.x),s.x=r.x*ie.x,H.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/ie.y),s.y=r.y*ie.y,H.mapSize.y=r.y));let X=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=X,H.map===null||
G===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===ta){if(Y.isPointLight){Ue("WebGLShadowMap: VSM shadow maps are \
not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new Jt(s.x,s.y,{format:Fs,type:Mn,minFilter:Gt,magFilter:Gt,generateMipmaps:!1}),H.map.texture.name=Y.name+".shadowMa\
p",H.map.depthTexture=new jn(s.x,s.y,vn),H.map.depthTexture.name=Y.name+".shadowMapDepth",H.map.depthTexture.format=Kn,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=ai,H.map.depthTexture.
magFilter=ai}else Y.isPointLight?(H.map=new wo(s.x),H.map.depthTexture=new oo(s.x,bn)):(H.map=new Jt(s.x,s.y),H.map.depthTexture=new jn(s.x,s.y,bn)),H.map.depthTexture.name=Y.name+".shadowMap",H.map.depthTexture.
format=Kn,this.type===fo?(H.map.depthTexture.compareFunction=X?Ud:Bd,H.map.depthTexture.minFilter=Gt,H.map.depthTexture.magFilter=Gt):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=
ai,H.map.depthTexture.magFilter=ai);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let ee=H.map.isWebGLCubeRenderTarget?
6:H.getViewportCount();Y.isPointLight!==!0&&H.updateMatrices(Y,S);let te=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:S.layers;for(let Se=0;Se<ee;Se++){let ke=H.getCamera(Se);if(Y.isPointLight){
let J=H.camera,me=H.matrix,Me=Y.distance||J.far;Me!==J.far&&(J.far=Me,J.updateProjectionMatrix()),vo.setFromMatrixPosition(Y.matrixWorld),J.position.copy(vo),Zd.copy(J.position),Zd.add(RS[Se]),J.up.copy(
PS[Se]),J.lookAt(Zd),J.updateMatrixWorld(),me.makeTranslation(-vo.x,-vo.y,-vo.z),E0.multiplyMatrices(J.projectionMatrix,J.matrixWorldInverse),H._frustum.setFromProjectionMatrix(E0,J.coordinateSystem,J.
reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,Se),i.clear();else{Se===0&&(i.setRenderTarget(H.map),i.clear());let J=H.getViewport(Se);a.set(r.x*J.x,r.y*J.y,r.x*J.z,r.y*J.w),V.
viewport(a)}n=H.getFrustum(Se),w(x,S,ke,Y,te,this.type)}H.isPointLightShadow!==!0&&this.type===ta&&M(H,S),H.needsUpdate=!1}m=this.type,p.needsUpdate=!1,i.setRenderTarget(U,F,L)};function M(E,x){let S=e.
update(b);d.defines.VSM_SAMPLES!==E.blurSamples&&(d.defines.VSM_SAMPLES=E.blurSamples,c.defines.VSM_SAMPLES=E.blurSamples,d.needsUpdate=!0,c.needsUpdate=!0),E.mapPass===null?E.mapPass=new Jt(s.x,s.y,{
format:Fs,type:Mn}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),d.uniforms.shadow_pass.value=E.map.depthTexture,d.uniforms.resolution.
value.set(E.map.width,E.map.height),d.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(x,null,S,d,b,null),c.uniforms.shadow_pass.value=E.mapPass.texture,c.uniforms.
resolution.value.set(E.map.width,E.map.height),c.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(x,null,S,c,b,null)}function A(E,x,S,U){let F=null,L=S.isPointLight===
!0?E.customDistanceMaterial:E.customDepthMaterial;if(L!==void 0)F=L;else if(F=S.isPointLight===!0?l:o,i.localClippingEnabled&&x.clipShadows===!0&&Array.isArray(x.clippingPlanes)&&x.clippingPlanes.length!==
0||x.displacementMap&&x.displacementScale!==0||x.alphaMap&&x.alphaTest>0||x.map&&x.alphaTest>0||x.alphaToCoverage===!0){let V=F.uuid,G=x.uuid,I=h[V];I===void 0&&(I={},h[V]=I);let q=I[G];q===void 0&&(q=
F.clone(),I[G]=q,x.addEventListener("dispose",C)),F=q}if(F.visible=x.visible,F.wireframe=x.wireframe,U===ta?F.side=x.shadowSide!==null?x.shadowSide:x.side:F.side=x.shadowSide!==null?x.shadowSide:f[x.side],
F.alphaMap=x.alphaMap,F.alphaTest=x.alphaToCoverage===!0?.5:x.alphaTest,F.map=x.map,F.clipShadows=x.clipShadows,F.clippingPlanes=x.clippingPlanes,F.clipIntersection=x.clipIntersection,F.displacementMap=
x.displacementMap,F.displacementScale=x.displacementScale,F.displacementBias=x.displacementBias,F.wireframeLinewidth=x.wireframeLinewidth,F.linewidth=x.linewidth,S.isPointLight===!0&&F.isMeshDistanceMaterial===
!0){let V=i.properties.get(F);V.light=S}return F}function w(E,x,S,U,F,L){if(E.visible===!1)return;if(E.layers.test(F)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&L===ta)&&(!E.frustumCulled||
E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,E.matrixWorld);let I=e.update(E),q=E.material;if(Array.isArray(q)){let Y=I.groups;for(let H=0,ie=Y.length;H<ie;H++){let X=Y[H],
ee=q[X.materialIndex];if(ee&&ee.visible){let te=A(E,ee,U,L);E.onBeforeShadow(i,E,x,S,I,te,X),i.renderBufferDirect(S,null,I,te,E,X),E.onAfterShadow(i,E,x,S,I,te,X)}}}else if(q.visible){let Y=A(E,q,U,L);
E.onBeforeShadow(i,E,x,S,I,Y,null),i.renderBufferDirect(S,null,I,Y,E,null),E.onAfterShadow(i,E,x,S,I,Y,null)}}let G=E.children;for(let I=0,q=G.length;I<q;I++)w(G[I],x,S,U,F,L)}function C(E){E.target.removeEventListener(
"dispose",C);for(let S in h){let U=h[S],F=E.target.uuid;F in U&&(U[F].dispose(),delete U[F])}}}function FS(i,e){function t(){let R=!1,j=new _t,$=null,ue=new _t(0,0,0,0);return{setMask:function(re){$!==
re&&!R&&(i.colorMask(re,re,re,re),$=re)},setLocked:function(re){R=re},setClear:function(re,le,Ce,qe,se){se===!0&&(re*=qe,le*=qe,Ce*=qe),j.set(re,le,Ce,qe),ue.equals(j)===!1&&(i.clearColor(re,le,Ce,qe),
ue.copy(j))},reset:function(){R=!1,$=null,ue.set(-1,0,0,0)}}}function n(){let R=!1,j=!1,$=null,ue=null,re=null;return{setReversed:function(le){if(j!==le){let Ce=e.get("EXT_clip_control");le?Ce.clipControlEXT(
Ce.LOWER_LEFT_EXT,Ce.ZERO_TO_ONE_EXT):Ce.clipControlEXT(Ce.LOWER_LEFT_EXT,Ce.NEGATIVE_ONE_TO_ONE_EXT),j=le;let qe=re;re=null,this.setClear(qe)}},getReversed:function(){return j},setTest:function(le){le?
ge(i.DEPTH_TEST):Be(i.DEPTH_TEST)},setMask:function(le){$!==le&&!R&&(i.depthMask(le),$=le)},setFunc:function(le){if(j&&(le=e0[le]),ue!==le){switch(le){case Jl:i.depthFunc(i.NEVER);break;case Kl:i.depthFunc(
i.ALWAYS);break;case jl:i.depthFunc(i.LESS);break;case qr:i.depthFunc(i.LEQUAL);break;case Ql:i.depthFunc(i.EQUAL);break;case eh:i.depthFunc(i.GEQUAL);break;case th:i.depthFunc(i.GREATER);break;case ih:
i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}ue=le}},setLocked:function(le){R=le},setClear:function(le){re!==le&&(re=le,j&&(le=1-le),i.clearDepth(le))},reset:function(){R=!1,$=null,ue=null,
re=null,j=!1}}}function s(){let R=!1,j=null,$=null,ue=null,re=null,le=null,Ce=null,qe=null,se=null;return{setTest:function(Fe){R||(Fe?ge(i.STENCIL_TEST):Be(i.STENCIL_TEST))},setMask:function(Fe){j!==Fe&&
!R&&(i.stencilMask(Fe),j=Fe)},setFunc:function(Fe,Xe,ye){($!==Fe||ue!==Xe||re!==ye)&&(i.stencilFunc(Fe,Xe,ye),$=Fe,ue=Xe,re=ye)},setOp:function(Fe,Xe,ye){(le!==Fe||Ce!==Xe||qe!==ye)&&(i.stencilOp(Fe,Xe,
ye),le=Fe,Ce=Xe,qe=ye)},setLocked:function(Fe){R=Fe},setClear:function(Fe){se!==Fe&&(i.clearStencil(Fe),se=Fe)},reset:function(){R=!1,j=null,$=null,ue=null,re=null,le=null,Ce=null,qe=null,se=null}}}let r=new t,
a=new n,o=new s,l={},h=new WeakMap,u={},f={},d={},c=new WeakMap,g=[],b=null,p=!1,m=null,M=null,A=null,w=null,C=null,E=null,x=null,S=new nt(0,0,0),U=0,F=!1,L=null,V=null,G=null,I=null,q=null,Y=i.getParameter(
i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,ie=0,X=i.getParameter(i.VERSION);X.indexOf("WebGL")!==-1?(ie=parseFloat(/^WebGL (\d)/.exec(X)[1]),H=ie>=1):X.indexOf("OpenGL ES")!==-1&&(ie=parseFloat(/^OpenGL ES (\d)/.
exec(X)[1]),H=ie>=2);let ee=null,te={},Se=i.getParameter(i.SCISSOR_BOX),ke=i.getParameter(i.VIEWPORT),J=new _t().fromArray(Se),me=new _t().fromArray(ke);function Me(R,j,$,ue){let re=new Uint8Array(4),
le=i.createTexture();i.bindTexture(R,le),i.texParameteri(R,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(R,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ce=0;Ce<$;Ce++)R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY?
i.texImage3D(j,0,i.RGBA,1,1,ue,0,i.RGBA,i.UNSIGNED_BYTE,re):i.texImage2D(j+Ce,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,re);return le}let Re={};Re[i.TEXTURE_2D]=Me(i.TEXTURE_2D,i.TEXTURE_2D,1),Re[i.TEXTURE_CUBE_MAP]=
Me(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Re[i.TEXTURE_2D_ARRAY]=Me(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Re[i.TEXTURE_3D]=Me(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),a.setClear(
1),o.setClear(0),ge(i.DEPTH_TEST),a.setFunc(qr),Ei(!1),Ft(fd),ge(i.CULL_FACE),hi(ar);function ge(R){u[R]!==!0&&(i.enable(R),u[R]=!0)}function Be(R){u[R]!==!1&&(i.disable(R),u[R]=!1)}function Lt(R,j){return d[R]!==
j?(i.bindFramebuffer(R,j),d[R]=j,R===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=j),R===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=j),!0):!1}function De(R,j){let $=g,ue=!1;if(R){$=c.get(j),$===void 0&&($=[],c.set(
j,$));let re=R.textures;if($.length!==re.length||$[0]!==i.COLOR_ATTACHMENT0){for(let le=0,Ce=re.length;le<Ce;le++)$[le]=i.COLOR_ATTACHMENT0+le;$.length=re.length,ue=!0}}else $[0]!==i.BACK&&($[0]=i.BACK,
ue=!0);ue&&i.drawBuffers($)}function ct(R){return b!==R?(i.useProgram(R),b=R,!0):!1}let dt={[or]:i.FUNC_ADD,[Mg]:i.FUNC_SUBTRACT,[wg]:i.FUNC_REVERSE_SUBTRACT};dt[Sg]=i.MIN,dt[Tg]=i.MAX;let Ze={[Ag]:i.
ZERO,[Eg]:i.ONE,[Cg]:i.SRC_COLOR,[yd]:i.SRC_ALPHA,[Dg]:i.SRC_ALPHA_SATURATE,[Fg]:i.DST_COLOR,[Pg]:i.DST_ALPHA,[Rg]:i.ONE_MINUS_SRC_COLOR,[xd]:i.ONE_MINUS_SRC_ALPHA,[kg]:i.ONE_MINUS_DST_COLOR,[Ig]:i.ONE_MINUS_DST_ALPHA,
[Lg]:i.CONSTANT_COLOR,[Bg]:i.ONE_MINUS_CONSTANT_COLOR,[Ug]:i.CONSTANT_ALPHA,[Ng]:i.ONE_MINUS_CONSTANT_ALPHA};function hi(R,j,$,ue,re,le,Ce,qe,se,Fe){if(R===ar){p===!0&&(Be(i.BLEND),p=!1);return}if(p===
!1&&(ge(i.BLEND),p=!0),R!==vg){if(R!==m||Fe!==F){if((M!==or||C!==or)&&(i.blendEquation(i.FUNC_ADD),M=or,C=or),Fe)switch(R){case ia:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);
break;case pd:i.blendFunc(i.ONE,i.ONE);break;case md:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case gd:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:
Oe("WebGLState: Invalid blending: ",R);break}else switch(R){case ia:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case pd:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,
i.ONE,i.ONE);break;case md:Oe("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case gd:Oe("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");
break;default:Oe("WebGLState: Invalid blending: ",R);break}A=null,w=null,E=null,x=null,S.set(0,0,0),U=0,m=R,F=Fe}return}re=re||j,le=le||$,Ce=Ce||ue,(j!==M||re!==C)&&(i.blendEquationSeparate(dt[j],dt[re]),
M=j,C=re),($!==A||ue!==w||le!==E||Ce!==x)&&(i.blendFuncSeparate(Ze[$],Ze[ue],Ze[le],Ze[Ce]),A=$,w=ue,E=le,x=Ce),(qe.equals(S)===!1||se!==U)&&(i.blendColor(qe.r,qe.g,qe.b,se),S.copy(qe),U=se),m=R,F=!1}
function Xt(R,j){R.side===cn?Be(i.CULL_FACE):ge(i.CULL_FACE);let $=R.side===fi;j&&($=!$),Ei($),R.blending===ia&&R.transparent===!1?hi(ar):hi(R.blending,R.blendEquation,R.blendSrc,R.blendDst,R.blendEquationAlpha,
R.blendSrcAlpha,R.blendDstAlpha,R.blendColor,R.blendAlpha,R.premultipliedAlpha),a.setFunc(R.depthFunc),a.setTest(R.depthTest),a.setMask(R.depthWrite),r.setMask(R.colorWrite);let ue=R.stencilWrite;o.setTest(
ue),ue&&(o.setMask(R.stencilWriteMask),o.setFunc(R.stencilFunc,R.stencilRef,R.stencilFuncMask),o.setOp(R.stencilFail,R.stencilZFail,R.stencilZPass)),ti(R.polygonOffset,R.polygonOffsetFactor,R.polygonOffsetUnits),
R.alphaToCoverage===!0?ge(i.SAMPLE_ALPHA_TO_COVERAGE):Be(i.SAMPLE_ALPHA_TO_COVERAGE)}function Ei(R){L!==R&&(R?i.frontFace(i.CW):i.frontFace(i.CCW),L=R)}function Ft(R){R!==xg?(ge(i.CULL_FACE),R!==V&&(R===
fd?i.cullFace(i.BACK):R===_g?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Be(i.CULL_FACE),V=R}function wn(R){R!==G&&(H&&i.lineWidth(R),G=R)}function ti(R,j,$){R?(ge(i.POLYGON_OFFSET_FILL),(I!==j||
q!==$)&&(I=j,q=$,a.getReversed()&&(j=-j,$=-$),i.polygonOffset(j,$))):Be(i.POLYGON_OFFSET_FILL)}function Ki(R){R?ge(i.SCISSOR_TEST):Be(i.SCISSOR_TEST)}function ji(R){R===void 0&&(R=i.TEXTURE0+Y-1),ee!==
R&&(i.activeTexture(R),ee=R)}function Qi(R,j,$){$===void 0&&(ee===null?$=i.TEXTURE0+Y-1:$=ee);let ue=te[$];ue===void 0&&(ue={type:void 0,texture:void 0},te[$]=ue),(ue.type!==R||ue.texture!==j)&&(ee!==
$&&(i.activeTexture($),ee=$),i.bindTexture(R,j||Re[R]),ue.type=R,ue.texture=j)}function D(){let R=te[ee];R!==void 0&&R.type!==void 0&&(i.bindTexture(R.type,null),R.type=void 0,R.texture=void 0)}function en(){
try{i.compressedTexImage2D(...arguments)}catch(R){Oe("WebGLState:",R)}}function Rt(){try{i.compressedTexImage3D(...arguments)}catch(R){Oe("WebGLState:",R)}}function Pt(){try{i.texSubImage2D(...arguments)}catch(R){
Oe("WebGLState:",R)}}function pe(){try{i.texSubImage3D(...arguments)}catch(R){Oe("WebGLState:",R)}}function qt(){try{i.compressedTexSubImage2D(...arguments)}catch(R){Oe("WebGLState:",R)}}function Le(){
try{i.compressedTexSubImage3D(...arguments)}catch(R){Oe("WebGLState:",R)}}function Ve(){try{i.texStorage2D(...arguments)}catch(R){Oe("WebGLState:",R)}}function T(){try{i.texStorage3D(...arguments)}catch(R){
Oe("WebGLState:",R)}}function _(){try{i.texImage2D(...arguments)}catch(R){Oe("WebGLState:",R)}}function O(){try{i.texImage3D(...arguments)}catch(R){Oe("WebGLState:",R)}}function ne(R){return f[R]!==void 0?
f[R]:i.getParameter(R)}function Q(R,j){f[R]!==j&&(i.pixelStorei(R,j),f[R]=j)}function oe(R){J.equals(R)===!1&&(i.scissor(R.x,R.y,R.z,R.w),J.copy(R))}function de(R){me.equals(R)===!1&&(i.viewport(R.x,R.
y,R.z,R.w),me.copy(R))}function Z(R,j){let $=h.get(j);$===void 0&&($=new WeakMap,h.set(j,$));let ue=$.get(R);ue===void 0&&(ue=i.getUniformBlockIndex(j,R.name),i.uniformBlockBinding(j,ue,ue),$.set(R,ue))}
function K(R,j,$){let re=h.get(j).get(R);l[re]!==$&&(i.bindBufferBase(i.UNIFORM_BUFFER,re,$),l[re]=$)}function he(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),
i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(
0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),a.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(
i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,
null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,
4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),
i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,
0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),u={},f={},ee=null,te={},d={},l={},c=new WeakMap,g=[],b=null,p=!1,m=null,M=null,A=null,w=null,C=null,E=null,x=null,S=new nt(
0,0,0),U=0,F=!1,L=null,V=null,G=null,I=null,q=null,J.set(0,0,i.canvas.width,i.canvas.height),me.set(0,0,i.canvas.width,i.canvas.height),r.reset(),a.reset(),o.reset()}return{buffers:{color:r,depth:a,stencil:o},
enable:ge,disable:Be,bindFramebuffer:Lt,drawBuffers:De,useProgram:ct,setBlending:hi,setMaterial:Xt,setFlipSided:Ei,setCullFace:Ft,setLineWidth:wn,setPolygonOffset:ti,setScissorTest:Ki,activeTexture:ji,
bindTexture:Qi,unbindTexture:D,compressedTexImage2D:en,compressedTexImage3D:Rt,texImage2D:_,texImage3D:O,pixelStorei:Q,getParameter:ne,updateUBOMapping:Z,uniformBlockBinding:K,texStorage2D:Ve,texStorage3D:T,
texSubImage2D:Pt,texSubImage3D:pe,compressedTexSubImage2D:qt,compressedTexSubImage3D:Le,scissor:oe,viewport:de,reset:he}}function kS(i,e,t,n,s,r,a){let o=e.has("WEBGL_multisampled_render_to_texture")?
e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),h=new Pe,u=new WeakMap,f=new Set,d,c=new WeakMap,g=new Set,b=new FinalizationRegistry(
T=>g.delete(T)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(T,_){return p?new OffscreenCanvas(T,_):Qa("canvas")}function M(T,_,O){let ne=1,
Q=Ve(T);if((Q.width>O||Q.height>O)&&(ne=O/Math.max(Q.width,Q.height)),ne<1)if(typeof HTMLImageElement<"u"&&T instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&T instanceof HTMLCanvasElement||
typeof ImageBitmap<"u"&&T instanceof ImageBitmap||typeof VideoFrame<"u"&&T instanceof VideoFrame){let oe=Math.floor(ne*Q.width),de=Math.floor(ne*Q.height);d===void 0&&(d=m(oe,de));let Z=_?m(oe,de):d;return Z.
width=oe,Z.height=de,Z.getContext("2d").drawImage(T,0,0,oe,de),Ue("WebGLRenderer: Texture has been resized from ("+Q.width+"x"+Q.height+") to ("+oe+"x"+de+")."),Z}else return"data"in T&&Ue("WebGLRende\
rer: Image in DataTexture is too big ("+Q.width+"x"+Q.height+")."),T;return T}function A(T){return T.generateMipmaps}function w(T){i.generateMipmap(T)}function C(T){return T.isWebGLCubeRenderTarget?i.
TEXTURE_CUBE_MAP:T.isWebGL3DRenderTarget?i.TEXTURE_3D:T.isWebGLArrayRenderTarget||T.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(T,_,O,ne,Q,oe=!1){if(T!==null){if(i[T]!==void 0)
return i[T];Ue("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+T+"'")}let de;ne&&(de=e.get("EXT_texture_norm16"),de||Ue("WebGLRenderer: Unable to use normalized textures without E\
XT_texture_norm16 extension"));let Z=_;if(_===i.RED&&(O===i.FLOAT&&(Z=i.R32F),O===i.HALF_FLOAT&&(Z=i.R16F),O===i.UNSIGNED_BYTE&&(Z=i.R8),O===i.UNSIGNED_SHORT&&de&&(Z=de.R16_EXT),O===i.SHORT&&de&&(Z=de.
R16_SNORM_EXT)),_===i.RED_INTEGER&&(O===i.UNSIGNED_BYTE&&(Z=i.R8UI),O===i.UNSIGNED_SHORT&&(Z=i.R16UI),O===i.UNSIGNED_INT&&(Z=i.R32UI),O===i.BYTE&&(Z=i.R8I),O===i.SHORT&&(Z=i.R16I),O===i.INT&&(Z=i.R32I)),
_===i.RG&&(O===i.FLOAT&&(Z=i.RG32F),O===i.HALF_FLOAT&&(Z=i.RG16F),O===i.UNSIGNED_BYTE&&(Z=i.RG8),O===i.UNSIGNED_SHORT&&de&&(Z=de.RG16_EXT),O===i.SHORT&&de&&(Z=de.RG16_SNORM_EXT)),_===i.RG_INTEGER&&(O===
i.UNSIGNED_BYTE&&(Z=i.RG8UI),O===i.UNSIGNED_SHORT&&(Z=i.RG16UI),O===i.UNSIGNED_INT&&(Z=i.RG32UI),O===i.BYTE&&(Z=i.RG8I),O===i.SHORT&&(Z=i.RG16I),O===i.INT&&(Z=i.RG32I)),_===i.RGB_INTEGER&&(O===i.UNSIGNED_BYTE&&
(Z=i.RGB8UI),O===i.UNSIGNED_SHORT&&(Z=i.RGB16UI),O===i.UNSIGNED_INT&&(Z=i.RGB32UI),O===i.BYTE&&(Z=i.RGB8I),O===i.SHORT&&(Z=i.RGB16I),O===i.INT&&(Z=i.RGB32I)),_===i.RGBA_INTEGER&&(O===i.UNSIGNED_BYTE&&
(Z=i.RGBA8UI),O===i.UNSIGNED_SHORT&&(Z=i.RGBA16UI),O===i.UNSIGNED_INT&&(Z=i.RGBA32UI),O===i.BYTE&&(Z=i.RGBA8I),O===i.SHORT&&(Z=i.RGBA16I),O===i.INT&&(Z=i.RGBA32I)),_===i.RGB&&(O===i.UNSIGNED_SHORT&&de&&
(Z=de.RGB16_EXT),O===i.SHORT&&de&&(Z=de.RGB16_SNORM_EXT),O===i.UNSIGNED_INT_5_9_9_9_REV&&(Z=i.RGB9_E5),O===i.UNSIGNED_INT_10F_11F_11F_REV&&(Z=i.R11F_G11F_B10F)),_===i.RGBA){let K=oe?Ka:Je.getTransfer(
Q);O===i.FLOAT&&(Z=i.RGBA32F),O===i.HALF_FLOAT&&(Z=i.RGBA16F),O===i.UNSIGNED_BYTE&&(Z=K===xt?i.SRGB8_ALPHA8:i.RGBA8),O===i.UNSIGNED_SHORT&&de&&(Z=de.RGBA16_EXT),O===i.SHORT&&de&&(Z=de.RGBA16_SNORM_EXT),
O===i.UNSIGNED_SHORT_4_4_4_4&&(Z=i.RGBA4),O===i.UNSIGNED_SHORT_5_5_5_1&&(Z=i.RGB5_A1)}return(Z===i.R16F||Z===i.R32F||Z===i.RG16F||Z===i.RG32F||Z===i.RGBA16F||Z===i.RGBA32F)&&e.get("EXT_color_buffer_fl\
oat"),Z}function x(T,_){let O;return T?_===null||_===bn||_===hr?O=i.DEPTH24_STENCIL8:_===vn?O=i.DEPTH32F_STENCIL8:_===sa&&(O=i.DEPTH24_STENCIL8,Ue("DepthTexture: 16 bit depth attachment is not support\
ed with stencil. Using 24-bit attachment.")):_===null||_===bn||_===hr?O=i.DEPTH_COMPONENT24:_===vn?O=i.DEPTH_COMPONENT32F:_===sa&&(O=i.DEPTH_COMPONENT16),O}function S(T,_){return A(T)===!0||T.isFramebufferTexture&&
T.minFilter!==ai&&T.minFilter!==Gt?Math.log2(Math.max(_.width,_.height))+1:T.mipmaps.length>0?T.mipmaps.length:T.isCompressedTexture&&Array.isArray(T.image)?_.mipmaps.length:1}function U(T){let _=new WeakRef(
T);n.get(T).__ref=_,g.add(_),b.register(T,_,_)}function F(T){let _=n.get(T).__ref;_!==void 0&&(g.delete(_),b.unregister(_))}function L(T){G(T.target)}function V(T){I(T.target)}function G(T){T.removeEventListener(
"dispose",L),F(T),Y(T),T.isVideoTexture&&u.delete(T),T.isHTMLTexture&&f.delete(T)}function I(T){T.removeEventListener("dispose",V),F(T),ie(T)}function q(){for(let T of g){let _=T.deref();_!==void 0&&(_.
isRenderTarget===!0?I(_):G(_))}g.clear(),f.clear()}function Y(T){let _=n.get(T);if(_.__webglInit===void 0)return;let O=T.source,ne=c.get(O);if(ne){let Q=ne[_.__cacheKey];Q.usedTimes--,Q.usedTimes===0&&
H(T),Object.keys(ne).length===0&&c.delete(O)}n.remove(T)}function H(T){let _=n.get(T);i.deleteTexture(_.__webglTexture);let O=T.source,ne=c.get(O);delete ne[_.__cacheKey],a.memory.textures--}function ie(T){
let _=n.get(T);_.__depthDisposeCallback&&_.__depthDisposeCallback();let O=T.depthTexture;if(O&&O.renderTarget===T&&G(O),T.isWebGLCubeRenderTarget)for(let Q=0;Q<6;Q++){if(Array.isArray(_.__webglFramebuffer[Q]))
for(let oe=0;oe<_.__webglFramebuffer[Q].length;oe++)i.deleteFramebuffer(_.__webglFramebuffer[Q][oe]);else i.deleteFramebuffer(_.__webglFramebuffer[Q]);_.__webglDepthbuffer&&i.deleteRenderbuffer(_.__webglDepthbuffer[Q])}else{
if(Array.isArray(_.__webglFramebuffer))for(let Q=0;Q<_.__webglFramebuffer.length;Q++)i.deleteFramebuffer(_.__webglFramebuffer[Q]);else i.deleteFramebuffer(_.__webglFramebuffer);if(_.__webglDepthbuffer&&
i.deleteRenderbuffer(_.__webglDepthbuffer),_.__webglMultisampledFramebuffer&&i.deleteFramebuffer(_.__webglMultisampledFramebuffer),_.__webglColorRenderbuffer)for(let Q=0;Q<_.__webglColorRenderbuffer.length;Q++)
_.__webglColorRenderbuffer[Q]&&i.deleteRenderbuffer(_.__webglColorRenderbuffer[Q]);_.__webglDepthRenderbuffer&&i.deleteRenderbuffer(_.__webglDepthRenderbuffer)}let ne=T.textures;for(let Q=0,oe=ne.length;Q<
oe;Q++){let de=n.get(ne[Q]);de.__webglTexture&&(i.deleteTexture(de.__webglTexture),a.memory.textures--),n.remove(ne[Q])}n.remove(T)}let X=0;function ee(){X=0}function te(){return X}function Se(T){X=T}
function ke(){let T=X;return T>=s.maxTextures&&Ue("WebGLTextures: Trying to use "+(T+1)+" texture units while this GPU supports only "+s.maxTextures),X+=1,T}function J(T){let _=[];return _.push(T.wrapS),
_.push(T.wrapT),_.push(T.wrapR||0),_.push(T.magFilter),_.push(T.minFilter),_.push(T.anisotropy),_.push(T.internalFormat),_.push(T.format),_.push(T.type),_.push(T.generateMipmaps),_.push(T.mipmapsAutoUpdate),
_.push(T.premultiplyAlpha),_.push(T.flipY),_.push(T.unpackAlignment),_.push(T.colorSpace),_.join()}function me(T,_){let O=n.get(T);if(T.isVideoTexture&&qt(T),T.isRenderTargetTexture===!1&&T.isExternalTexture!==
!0&&T.version>0&&O.__version!==T.version){let ne=T.image;if(ne===null)Ue("WebGLRenderer: Texture marked for update but no image data found.");else if(ne.complete===!1)Ue("WebGLRenderer: Texture marked\
 for update but image is incomplete");else{Xt(O,T,_);return}}else T.isExternalTexture&&(O.__webglTexture=T.sourceTexture?T.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,O.__webglTexture,i.TEXTURE0+_)}
function Me(T,_){let O=n.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&O.__version!==T.version){Xt(O,T,_);return}else T.isExternalTexture&&(O.__webglTexture=T.sourceTexture?T.sourceTexture:null);
t.bindTexture(i.TEXTURE_2D_ARRAY,O.__webglTexture,i.TEXTURE0+_)}function Re(T,_){let O=n.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&O.__version!==T.version){Xt(O,T,_);return}t.bindTexture(i.
TEXTURE_3D,O.__webglTexture,i.TEXTURE0+_)}function ge(T,_){let O=n.get(T);if(T.version>0&&O.__version!==T.version){Ei(O,T,_);return}t.bindTexture(i.TEXTURE_CUBE_MAP,O.__webglTexture,i.TEXTURE0+_)}let Be={
[nh]:i.REPEAT,[Rn]:i.CLAMP_TO_EDGE,[sh]:i.MIRRORED_REPEAT},Lt={[ai]:i.NEAREST,[Vg]:i.NEAREST_MIPMAP_NEAREST,[po]:i.NEAREST_MIPMAP_LINEAR,[Gt]:i.LINEAR,[Ch]:i.LINEAR_MIPMAP_NEAREST,[Qn]:i.LINEAR_MIPMAP_LINEAR},
De={[Xg]:i.NEVER,[Nd]:i.ALWAYS,[qg]:i.LESS,[Bd]:i.LEQUAL,[$g]:i.EQUAL,[Ud]:i.GEQUAL,[Yg]:i.GREATER,[Zg]:i.NOTEQUAL};function ct(T,_){if(_.type===vn&&e.has("OES_texture_float_linear")===!1&&(_.magFilter===
Gt||_.magFilter===Ch||_.magFilter===po||_.magFilter===Qn||_.minFilter===Gt||_.minFilter===Ch||_.minFilter===po||_.minFilter===Qn)&&Ue("WebGLRenderer: Unable to use linear filtering with floating point\
 textures. OES_texture_float_linear not supported on this device."),i.texParameteri(T,i.TEXTURE_WRAP_S,Be[_.wrapS]),i.texParameteri(T,i.TEXTURE_WRAP_T,Be[_.wrapT]),(T===i.TEXTURE_3D||T===i.TEXTURE_2D_ARRAY)&&
i.texParameteri(T,i.TEXTURE_WRAP_R,Be[_.wrapR]),i.texParameteri(T,i.TEXTURE_MAG_FILTER,Lt[_.magFilter]),i.texParameteri(T,i.TEXTURE_MIN_FILTER,Lt[_.minFilter]),_.compareFunction&&(i.texParameteri(T,i.
TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(T,i.TEXTURE_COMPARE_FUNC,De[_.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(_.magFilter===ai||_.minFilter!==po&&_.minFilter!==
Qn||_.type===vn&&e.has("OES_texture_float_linear")===!1)return;if(_.anisotropy>1||n.get(_).__currentAnisotropy){let O=e.get("EXT_texture_filter_anisotropic");i.texParameterf(T,O.TEXTURE_MAX_ANISOTROPY_EXT,
Math.min(_.anisotropy,s.getMaxAnisotropy())),n.get(_).__currentAnisotropy=_.anisotropy}}}function dt(T,_){let O=!1;T.__webglInit===void 0&&(T.__webglInit=!0,_.addEventListener("dispose",L),U(_));let ne=_.
source,Q=c.get(ne);Q===void 0&&(Q={},c.set(ne,Q));let oe=J(_);if(oe!==T.__cacheKey){Q[oe]===void 0&&(Q[oe]={texture:i.createTexture(),usedTimes:0},a.memory.textures++,O=!0),Q[oe].usedTimes++;let de=Q[T.
__cacheKey];de!==void 0&&(Q[T.__cacheKey].usedTimes--,de.usedTimes===0&&H(_)),T.__cacheKey=oe,T.__webglTexture=Q[oe].texture}return O}function Ze(T,_,O){return Math.floor(Math.floor(T/O)/_)}function hi(T,_,O,ne){
let oe=T.updateRanges;if(oe.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,_.width,_.height,O,ne,_.data);else{oe.sort((R,j)=>R.start-j.start);let de=0;for(let R=1;R<oe.length;R++){let j=oe[de],$=oe[R],
ue=j.start+j.count,re=Ze($.start,_.width,4),le=Ze(j.start,_.width,4);$.start<=ue+1&&re===le&&Ze($.start+$.count-1,_.width,4)===re?j.count=Math.max(j.count,$.start+$.count-j.start):(++de,oe[de]=$)}oe.length=
de+1;let Z=t.getParameter(i.UNPACK_ROW_LENGTH),K=t.getParameter(i.UNPACK_SKIP_PIXELS),he=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,_.width);for(let R=0,j=oe.length;R<j;R++){
let $=oe[R],ue=Math.floor($.start/4),re=Math.ceil($.count/4),le=ue%_.width,Ce=Math.floor(ue/_.width),qe=re,se=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,le),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ce),t.texSubImage2D(
i.TEXTURE_2D,0,le,Ce,qe,se,O,ne,_.data)}T.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,Z),t.pixelStorei(i.UNPACK_SKIP_PIXELS,K),t.pixelStorei(i.UNPACK_SKIP_ROWS,he)}}function Xt(T,_,O){let ne=i.
TEXTURE_2D;(_.isDataArrayTexture||_.isCompressedArrayTexture)&&(ne=i.TEXTURE_2D_ARRAY),_.isData3DTexture&&(ne=i.TEXTURE_3D);let Q=dt(T,_),oe=_.source;t.bindTexture(ne,T.__webglTexture,i.TEXTURE0+O);let de=n.
get(oe);if(oe.version!==de.__version||Q===!0){if(t.activeTexture(i.TEXTURE0+O),(typeof ImageBitmap<"u"&&_.image instanceof ImageBitmap)===!1){let se=Je.getPrimaries(Je.workingColorSpace),Fe=_.colorSpace===
ts?null:Je.getPrimaries(_.colorSpace),Xe=_.colorSpace===ts||se===Fe?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,_.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,_.premultiplyAlpha),
t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Xe)}t.pixelStorei(i.UNPACK_ALIGNMENT,_.unpackAlignment);let K=M(_.image,!1,s.maxTextureSize);K=Le(_,K);let he=r.convert(_.format,_.colorSpace),R=r.convert(
_.type),j=E(_.internalFormat,he,R,_.normalized,_.colorSpace,_.isVideoTexture);ct(ne,_);let $,ue=_.mipmaps,re=_.isVideoTexture!==!0,le=de.__version===void 0||Q===!0,Ce=oe.dataReady,qe=S(_,K);if(_.isDepthTexture)
j=x(_.format===es,_.type),le&&(re?t.texStorage2D(i.TEXTURE_2D,1,j,K.width,K.height):t.texImage2D(i.TEXTURE_2D,0,j,K.width,K.height,0,he,R,null));else if(_.isDataTexture)if(ue.length>0){re&&le&&t.texStorage2D(
i.TEXTURE_2D,qe,j,ue[0].width,ue[0].height);for(let se=0,Fe=ue.length;se<Fe;se++)$=ue[se],re?Ce&&t.texSubImage2D(i.TEXTURE_2D,se,0,0,$.width,$.height,he,R,$.data):t.texImage2D(i.TEXTURE_2D,se,j,$.width,
$.height,0,he,R,$.data);_.generateMipmaps=!1}else re?(le&&t.texStorage2D(i.TEXTURE_2D,qe,j,K.width,K.height),Ce&&hi(_,K,he,R)):t.texImage2D(i.TEXTURE_2D,0,j,K.width,K.height,0,he,R,K.data);else if(_.isCompressedTexture)
if(_.isCompressedArrayTexture){re&&le&&t.texStorage3D(i.TEXTURE_2D_ARRAY,qe,j,ue[0].width,ue[0].height,K.depth);for(let se=0,Fe=ue.length;se<Fe;se++)if($=ue[se],_.format!==Yi)if(he!==null)if(re){if(Ce)
if(_.layerUpdates.size>0){let Xe=$d($.width,$.height,_.format,_.type);for(let ye of _.layerUpdates){let vt=$.data.subarray(ye*Xe/$.data.BYTES_PER_ELEMENT,(ye+1)*Xe/$.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(
i.TEXTURE_2D_ARRAY,se,0,0,ye,$.width,$.height,1,he,vt)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,se,0,0,0,$.width,$.height,K.depth,he,$.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,se,
j,$.width,$.height,K.depth,0,$.data,0,0);else Ue("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else re?Ce&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,se,0,0,0,$.width,
$.height,K.depth,he,R,$.data):t.texImage3D(i.TEXTURE_2D_ARRAY,se,j,$.width,$.height,K.depth,0,he,R,$.data);_.layerUpdates.size>0&&_.clearLayerUpdates()}else{re&&le&&t.texStorage2D(i.TEXTURE_2D,qe,j,ue[0].
width,ue[0].height);for(let se=0,Fe=ue.length;se<Fe;se++)$=ue[se],_.format!==Yi?he!==null?re?Ce&&t.compressedTexSubImage2D(i.TEXTURE_2D,se,0,0,$.width,$.height,he,$.data):t.compressedTexImage2D(i.TEXTURE_2D,
se,j,$.width,$.height,0,$.data):Ue("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):re?Ce&&t.texSubImage2D(i.TEXTURE_2D,se,0,0,$.width,$.height,he,R,$.data):
t.texImage2D(i.TEXTURE_2D,se,j,$.width,$.height,0,he,R,$.data)}else if(_.isDataArrayTexture)if(re){if(le&&t.texStorage3D(i.TEXTURE_2D_ARRAY,qe,j,K.width,K.height,K.depth),Ce)if(_.layerUpdates.size>0){
let se=$d(K.width,K.height,_.format,_.type);for(let Fe of _.layerUpdates){let Xe=K.data.subarray(Fe*se/K.data.BYTES_PER_ELEMENT,(Fe+1)*se/K.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,
0,0,Fe,K.width,K.height,1,he,R,Xe)}_.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,K.width,K.height,K.depth,he,R,K.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,j,K.width,K.height,
K.depth,0,he,R,K.data);else if(_.isData3DTexture)re?(le&&t.texStorage3D(i.TEXTURE_3D,qe,j,K.width,K.height,K.depth),Ce&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,K.width,K.height,K.depth,he,R,K.data)):t.texImage3D(
i.TEXTURE_3D,0,j,K.width,K.height,K.depth,0,he,R,K.data);else if(_.isFramebufferTexture){if(le)if(re)t.texStorage2D(i.TEXTURE_2D,qe,j,K.width,K.height);else{let se=K.width,Fe=K.height;for(let Xe=0;Xe<
qe;Xe++)t.texImage2D(i.TEXTURE_2D,Xe,j,se,Fe,0,he,R,null),se>>=1,Fe>>=1}}else if(_.isHTMLTexture){if("texElementImage2D"in i){let se=i.canvas;if(se.hasAttribute("layoutsubtree")||se.setAttribute("layo\
utsubtree","true"),K.parentNode!==se){se.appendChild(K),f.add(_),se.onpaint=Fe=>{let Xe=Fe.changedElements;for(let ye of f)Xe.includes(ye.image)&&(ye.needsUpdate=!0)},se.requestPaint();return}if(i.texElementImage2D.
length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,K);else{let Xe=i.RGBA,ye=i.RGBA,vt=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Xe,ye,vt,K)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,
i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(ue.length>0){if(re&&le){let se=Ve(ue[0]);t.texStorage2D(
i.TEXTURE_2D,qe,j,se.width,se.height)}for(let se=0,Fe=ue.length;se<Fe;se++)$=ue[se],re?Ce&&t.texSubImage2D(i.TEXTURE_2D,se,0,0,he,R,$):t.texImage2D(i.TEXTURE_2D,se,j,he,R,$);_.generateMipmaps=!1}else if(re){
if(le){let se=Ve(K);t.texStorage2D(i.TEXTURE_2D,qe,j,se.width,se.height)}Ce&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,he,R,K)}else t.texImage2D(i.TEXTURE_2D,0,j,he,R,K);A(_)&&_.mipmapsAutoUpdate===!0&&w(ne),
de.__version=oe.version,_.onUpdate&&_.onUpdate(_)}T.__version=_.version}function Ei(T,_,O){if(_.image.length!==6)return;let ne=dt(T,_),Q=_.source;t.bindTexture(i.TEXTURE_CUBE_MAP,T.__webglTexture,i.TEXTURE0+
O);let oe=n.get(Q);if(Q.version!==oe.__version||ne===!0){t.activeTexture(i.TEXTURE0+O);let de=Je.getPrimaries(Je.workingColorSpace),Z=_.colorSpace===ts?null:Je.getPrimaries(_.colorSpace),K=_.colorSpace===
ts||de===Z?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,_.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,_.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,_.unpackAlignment),
t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,K);let he=_.isCompressedTexture||_.image[0].isCompressedTexture,R=_.image[0]&&_.image[0].isDataTexture,j=[];for(let ye=0;ye<6;ye++)!he&&!R?j[ye]=M(_.
image[ye],!0,s.maxCubemapSize):j[ye]=R?_.image[ye].image:_.image[ye],j[ye]=Le(_,j[ye]);let $=j[0],ue=r.convert(_.format,_.colorSpace),re=r.convert(_.type),le=E(_.internalFormat,ue,re,_.normalized,_.colorSpace),
Ce=_.isVideoTexture!==!0,qe=oe.__version===void 0||ne===!0,se=Q.dataReady,Fe=S(_,$);ct(i.TEXTURE_CUBE_MAP,_);let Xe;if(_.isDepthTexture){if(le=x(_.format===es,_.type),qe)if(Ce)t.texStorage2D(i.TEXTURE_CUBE_MAP,
1,le,$.width,$.height);else for(let ye=0;ye<6;ye++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,0,le,$.width,$.height,0,ue,re,null)}else if(he){Ce&&qe&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Fe,le,$.width,
$.height);for(let ye=0;ye<6;ye++){Xe=j[ye].mipmaps;for(let vt=0;vt<Xe.length;vt++){let ii=Xe[vt];_.format!==Yi?ue!==null?Ce?se&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,vt,0,0,ii.width,
ii.height,ue,ii.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,vt,le,ii.width,ii.height,0,ii.data):Ue("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextur\
eCube()"):Ce?se&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,vt,0,0,ii.width,ii.height,ue,re,ii.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,vt,le,ii.width,ii.height,0,ue,re,ii.data)}}}else{
if(Xe=_.mipmaps,Ce&&qe){Xe.length>0&&Fe++;let ye=Ve(j[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Fe,le,ye.width,ye.height)}for(let ye=0;ye<6;ye++)if(R){Ce?se&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+
ye,0,0,0,j[ye].width,j[ye].height,ue,re,j[ye].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,0,le,j[ye].width,j[ye].height,0,ue,re,j[ye].data);for(let vt=0;vt<Xe.length;vt++){let rs=Xe[vt].image[ye].
image;Ce?se&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,vt+1,0,0,rs.width,rs.height,ue,re,rs.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,vt+1,le,rs.width,rs.height,0,ue,re,rs.data)}}else{
Ce?se&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,0,0,0,ue,re,j[ye]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,0,le,ue,re,j[ye]);for(let vt=0;vt<Xe.length;vt++){let ii=Xe[vt];Ce?se&&t.texSubImage2D(
i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,vt+1,0,0,ue,re,ii.image[ye]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+ye,vt+1,le,ue,re,ii.image[ye])}}}A(_)&&_.mipmapsAutoUpdate===!0&&w(i.TEXTURE_CUBE_MAP),oe.__version=
Q.version,_.onUpdate&&_.onUpdate(_)}T.__version=_.version}function Ft(T,_,O,ne,Q,oe){let de=r.convert(O.format,O.colorSpace),Z=r.convert(O.type),K=E(O.internalFormat,de,Z,O.normalized,O.colorSpace),he=n.
get(_),R=n.get(O);if(R.__renderTarget=_,!he.__hasExternalTextures){let j=Math.max(1,_.width>>oe),$=Math.max(1,_.height>>oe);Q===i.TEXTURE_3D||Q===i.TEXTURE_2D_ARRAY?t.texImage3D(Q,oe,K,j,$,_.depth,0,de,
Z,null):t.texImage2D(Q,oe,K,j,$,0,de,Z,null)}t.bindFramebuffer(i.FRAMEBUFFER,T),pe(_)?o.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ne,Q,R.__webglTexture,0,Pt(_)):(Q===i.TEXTURE_2D||Q>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&
Q<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ne,Q,R.__webglTexture,oe),t.bindFramebuffer(i.FRAMEBUFFER,null)}function wn(T,_,O){if(i.bindRenderbuffer(i.RENDERBUFFER,T),_.depthBuffer){
let ne=_.depthTexture,Q=ne&&ne.isDepthTexture?ne.type:null,oe=x(_.stencilBuffer,Q),de=_.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;pe(_)?o.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,
Pt(_),oe,_.width,_.height):O?i.renderbufferStorageMultisample(i.RENDERBUFFER,Pt(_),oe,_.width,_.height):i.renderbufferStorage(i.RENDERBUFFER,oe,_.width,_.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,
de,i.RENDERBUFFER,T)}else{let ne=_.textures;for(let Q=0;Q<ne.length;Q++){let oe=ne[Q],de=r.convert(oe.format,oe.colorSpace),Z=r.convert(oe.type),K=E(oe.internalFormat,de,Z,oe.normalized,oe.colorSpace);
pe(_)?o.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,Pt(_),K,_.width,_.height):O?i.renderbufferStorageMultisample(i.RENDERBUFFER,Pt(_),K,_.width,_.height):i.renderbufferStorage(i.RENDERBUFFER,K,_.
width,_.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function ti(T,_,O){let ne=_.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,T),!(_.depthTexture&&_.depthTexture.isDepthTexture))
throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let Q=n.get(_.depthTexture);Q.__renderTarget=_;let oe=ne?_.depthTexture.image[0]:_.depthTexture.
image;(!Q.__webglTexture||oe.width!==_.width||oe.height!==_.height)&&(oe.width=_.width,oe.height=_.height,_.depthTexture.needsUpdate=!0),ne?ge(_.depthTexture,0):me(_.depthTexture,0);let de=Q.__webglTexture,
Z=Pt(_),K=ne?i.TEXTURE_CUBE_MAP_POSITIVE_X+O:i.TEXTURE_2D,he=_.depthTexture.format===es?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(_.depthTexture.format===Kn)pe(_)?o.framebufferTexture2DMultisampleEXT(
i.FRAMEBUFFER,he,K,de,0,Z):i.framebufferTexture2D(i.FRAMEBUFFER,he,K,de,0);else if(_.depthTexture.format===es)pe(_)?o.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,K,de,0,Z):i.framebufferTexture2D(
i.FRAMEBUFFER,he,K,de,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Ki(T){let _=n.get(T),O=T.isWebGLCubeRenderTarget===!0;if(_.__boundDepthTexture!==T.depthTexture){
let ne=T.depthTexture;if(_.__depthDisposeCallback&&_.__depthDisposeCallback(),ne){let Q=()=>{delete _.__boundDepthTexture,delete _.__depthDisposeCallback,ne.removeEventListener("dispose",Q)};ne.addEventListener(
"dispose",Q),_.__depthDisposeCallback=Q}_.__boundDepthTexture=ne}if(T.depthTexture&&!_.__autoAllocateDepthBuffer)if(O)for(let ne=0;ne<6;ne++)ti(_.__webglFramebuffer[ne],T,ne);else T.texture.mipmaps.length>
0?ti(_.__webglFramebuffer[0],T,0):ti(_.__webglFramebuffer,T,0);else if(O){_.__webglDepthbuffer=[];for(let ne=0;ne<6;ne++)if(t.bindFramebuffer(i.FRAMEBUFFER,_.__webglFramebuffer[ne]),_.__webglDepthbuffer[ne]===
void 0)_.__webglDepthbuffer[ne]=i.createRenderbuffer(),wn(_.__webglDepthbuffer[ne],T,!1);else{let Q=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,oe=_.__webglDepthbuffer[ne];i.bindRenderbuffer(
i.RENDERBUFFER,oe),i.framebufferRenderbuffer(i.FRAMEBUFFER,Q,i.RENDERBUFFER,oe)}}else if(T.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,_.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,
_.__webglFramebuffer),_.__webglDepthbuffer===void 0)_.__webglDepthbuffer=i.createRenderbuffer(),wn(_.__webglDepthbuffer,T,!1);else{let Q=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,oe=_.
__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,oe),i.framebufferRenderbuffer(i.FRAMEBUFFER,Q,i.RENDERBUFFER,oe)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function ji(T,_,O){let ne=n.get(T);_!==void 0&&
Ft(ne.__webglFramebuffer,T,T.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),O!==void 0&&Ki(T)}function Qi(T){let _=T.texture,O=n.get(T),ne=n.get(_);T.addEventListener("dispose",V),U(T);let Q=T.textures,oe=T.
isWebGLCubeRenderTarget===!0,de=Q.length>1;if(de||(ne.__webglTexture===void 0&&(ne.__webglTexture=i.createTexture()),ne.__version=_.version,a.memory.textures++),oe){O.__webglFramebuffer=[];for(let Z=0;Z<
6;Z++)if(_.mipmaps.length>0){O.__webglFramebuffer[Z]=[];for(let K=0;K<_.mipmaps.length;K++)O.__webglFramebuffer[Z][K]=i.createFramebuffer()}else O.__webglFramebuffer[Z]=i.createFramebuffer()}else{if(_.
mipmaps.length>0){O.__webglFramebuffer=[];for(let Z=0;Z<_.mipmaps.length;Z++)O.__webglFramebuffer[Z]=i.createFramebuffer()}else O.__webglFramebuffer=i.createFramebuffer();if(de)for(let Z=0,K=Q.length;Z<
K;Z++){let he=n.get(Q[Z]);he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture(),a.memory.textures++)}if(T.samples>0&&pe(T)===!1){O.__webglMultisampledFramebuffer=i.createFramebuffer(),O.__webglColorRenderbuffer=
[],t.bindFramebuffer(i.FRAMEBUFFER,O.__webglMultisampledFramebuffer);for(let Z=0;Z<Q.length;Z++){let K=Q[Z];O.__webglColorRenderbuffer[Z]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,O.__webglColorRenderbuffer[Z]);
let he=r.convert(K.format,K.colorSpace),R=r.convert(K.type),j=E(K.internalFormat,he,R,K.normalized,K.colorSpace,T.isXRRenderTarget===!0),$=Pt(T);i.renderbufferStorageMultisample(i.RENDERBUFFER,$,j,T.width,
T.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Z,i.RENDERBUFFER,O.__webglColorRenderbuffer[Z])}i.bindRenderbuffer(i.RENDERBUFFER,null),T.depthBuffer&&(O.__webglDepthRenderbuffer=
i.createRenderbuffer(),wn(O.__webglDepthRenderbuffer,T,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(oe){t.bindTexture(i.TEXTURE_CUBE_MAP,ne.__webglTexture),ct(i.TEXTURE_CUBE_MAP,_);for(let Z=0;Z<6;Z++)
if(_.mipmaps.length>0)for(let K=0;K<_.mipmaps.length;K++)Ft(O.__webglFramebuffer[Z][K],T,_,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+Z,K);else Ft(O.__webglFramebuffer[Z],T,_,i.COLOR_ATTACHMENT0,
i.TEXTURE_CUBE_MAP_POSITIVE_X+Z,0);A(_)?w(i.TEXTURE_CUBE_MAP):_.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,_.mipmaps.length-1),t.unbindTexture()}else if(de){for(let Z=0,K=Q.
length;Z<K;Z++){let he=Q[Z],R=n.get(he),j=i.TEXTURE_2D;(T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(j=T.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(j,R.__webglTexture),
ct(j,he),Ft(O.__webglFramebuffer,T,he,i.COLOR_ATTACHMENT0+Z,j,0),A(he)&&w(j)}t.unbindTexture()}else{let Z=i.TEXTURE_2D;if((T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(Z=T.isWebGL3DRenderTarget?
i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(Z,ne.__webglTexture),ct(Z,_),_.mipmaps.length>0)for(let K=0;K<_.mipmaps.length;K++)Ft(O.__webglFramebuffer[K],T,_,i.COLOR_ATTACHMENT0,Z,K);else Ft(O.__webglFramebuffer,
T,_,i.COLOR_ATTACHMENT0,Z,0);A(_)?w(Z):_.mipmaps.length>0&&i.texParameteri(Z,i.TEXTURE_MAX_LEVEL,_.mipmaps.length-1),t.unbindTexture()}T.depthBuffer&&Ki(T)}function D(T){let _=T.textures;for(let O=0,ne=_.
length;O<ne;O++){let Q=_[O];if(A(Q)&&Q.mipmapsAutoUpdate===!0){let oe=C(T),de=n.get(Q).__webglTexture;t.bindTexture(oe,de),w(oe),t.unbindTexture()}}}let en=[];function Rt(T){if(T.samples>0){if(pe(T)===
!1){let _=T.textures,O=T.width,ne=T.height,Q=i.COLOR_BUFFER_BIT,oe=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,de=n.get(T),Z=_.length>1;if(Z)for(let he=0;he<_.length;he++)t.bindFramebuffer(
i.FRAMEBUFFER,de.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+he,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,de.__webglFramebuffer),i.framebufferTexture2D(
i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+he,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,de.__webglMultisampledFramebuffer),T.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,de.
__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,de.__webglFramebuffer);for(let he=0;he<_.length;he++){if(T.resolveDepthBuffer&&(T.depthBuffer&&(Q|=i.DEPTH_BUFFER_BIT),T.stencilBuffer&&T.resolveStencilBuffer&&
(Q|=i.STENCIL_BUFFER_BIT)),Z){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,de.__webglColorRenderbuffer[he]);let R=n.get(_[he]).__webglTexture;i.framebufferTexture2D(
i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,R,0)}i.blitFramebuffer(0,0,O,ne,0,0,O,ne,Q,i.NEAREST),l===!0&&(en.length=0,en.push(i.COLOR_ATTACHMENT0+he),T.depthBuffer&&T.storeMultisampledDepthBuffer===
!1&&en.push(oe),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,en))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),Z)for(let he=0;he<_.length;he++){t.bindFramebuffer(
i.FRAMEBUFFER,de.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+he,i.RENDERBUFFER,de.__webglColorRenderbuffer[he]);let R=n.get(_[he]).__webglTexture;t.bindFramebuffer(
i.FRAMEBUFFER,de.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+he,i.TEXTURE_2D,R,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,de.__webglMultisampledFramebuffer)}else if(T.
depthBuffer&&T.storeMultisampledDepthBuffer===!1&&l){let _=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[_])}}}function Pt(T){return Math.min(
s.maxSamples,T.samples)}function pe(T){let _=n.get(T);return T.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&_.__useRenderToTexture!==!1}function qt(T){let _=a.render.frame;u.get(T)!==
_&&(u.set(T,_),T.update())}function Le(T,_){let O=T.colorSpace,ne=T.format,Q=T.type;return T.isCompressedTexture===!0||T.isVideoTexture===!0||O!==Ja&&O!==ts&&(Je.getTransfer(O)===xt?(ne!==Yi||Q!==$i)&&
Ue("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Oe("WebGLTextures: Unsupported texture color space:",O)),_}function Ve(T){return typeof HTMLImageElement<"u"&&T instanceof
HTMLImageElement?(h.width=T.naturalWidth||T.width,h.height=T.naturalHeight||T.height):typeof VideoFrame<"u"&&T instanceof VideoFrame?(h.width=T.displayWidth,h.height=T.displayHeight):(h.width=T.width,
h.height=T.height),h}this.allocateTextureUnit=ke,this.resetTextureUnits=ee,this.getTextureUnits=te,this.setTextureUnits=Se,this.setTexture2D=me,this.setTexture2DArray=Me,this.setTexture3D=Re,this.setTextureCube=
ge,this.rebindTextures=ji,this.setupRenderTarget=Qi,this.updateRenderTargetMipmap=D,this.updateMultisampleRenderTarget=Rt,this.setupDepthRenderbuffer=Ki,this.setupFrameBufferTexture=Ft,this.useMultisampledRTT=
pe,this.dispose=q}function DS(i,e){function t(n,s=ts){let r,a=Je.getTransfer(s);if(n===$i)return i.UNSIGNED_BYTE;if(n===Ph)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Ih)return i.UNSIGNED_SHORT_5_5_5_1;if(n===
Pd)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Id)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Cd)return i.BYTE;if(n===Rd)return i.SHORT;if(n===sa)return i.UNSIGNED_SHORT;if(n===Rh)return i.INT;if(n===bn)
return i.UNSIGNED_INT;if(n===vn)return i.FLOAT;if(n===Mn)return i.HALF_FLOAT;if(n===Fd)return i.ALPHA;if(n===kd)return i.RGB;if(n===Yi)return i.RGBA;if(n===Kn)return i.DEPTH_COMPONENT;if(n===es)return i.
DEPTH_STENCIL;if(n===Dd)return i.RED;if(n===Fh)return i.RED_INTEGER;if(n===Fs)return i.RG;if(n===kh)return i.RG_INTEGER;if(n===Dh)return i.RGBA_INTEGER;if(n===mo||n===go||n===yo||n===xo)if(a===xt)if(r=
e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===mo)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===go)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===yo)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;
if(n===xo)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===mo)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===go)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;
if(n===yo)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===xo)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Lh||n===Bh||n===Uh||n===Nh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){
if(n===Lh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Bh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Uh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Nh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else
return null;if(n===Oh||n===zh||n===Vh||n===Gh||n===Wh||n===_o||n===Hh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Oh||n===zh)return a===xt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;
if(n===Vh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Gh)return r.COMPRESSED_R11_EAC;if(n===Wh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===_o)return r.COMPRESSED_RG11_EAC;
if(n===Hh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Xh||n===qh||n===$h||n===Yh||n===Zh||n===Jh||n===Kh||n===jh||n===Qh||n===eu||n===tu||n===iu||n===nu||n===su)if(r=e.get("WEBGL_compr\
essed_texture_astc"),r!==null){if(n===Xh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===qh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;
if(n===$h)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Yh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Zh)return a===
xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Jh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Kh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:
r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===jh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Qh)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;
if(n===eu)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===tu)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===iu)
return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===nu)return a===xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===su)return a===
xt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===ru||n===au||n===ou)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===ru)return a===xt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:
r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===au)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===ou)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===lu||n===hu||n===bo||n===uu)if(r=
e.get("EXT_texture_compression_rgtc"),r!==null){if(n===lu)return r.COMPRESSED_RED_RGTC1_EXT;if(n===hu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===bo)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===
uu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===hr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var LS=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,BS=`
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

}`,nf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new lo(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&
(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Pn({vertexShader:LS,fragmentShader:BS,uniforms:{
depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new bt(new ho(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.
texture}},sf=class extends xn{constructor(e,t){super();let n=this,s=null,r=1,a=null,o="local-floor",l=1,h=null,u=null,f=null,d=null,c=null,g=null,b=typeof XRWebGLBinding<"u",p=new nf,m={},M=t.getContextAttributes(),
A=null,w=null,C=[],E=[],x=new Pe,S=null,U=null,F=new Ai;F.viewport=new _t;let L=new Ai;L.viewport=new _t;let V=[F,L],G=new Th,I=null,q=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,
this.getController=function(J){let me=C[J];return me===void 0&&(me=new Jr,C[J]=me),me.getTargetRaySpace()},this.getControllerGrip=function(J){let me=C[J];return me===void 0&&(me=new Jr,C[J]=me),me.getGripSpace()},
this.getHand=function(J){let me=C[J];return me===void 0&&(me=new Jr,C[J]=me),me.getHandSpace()};function Y(J){let me=E.indexOf(J.inputSource);if(me===-1)return;let Me=C[me];Me!==void 0&&(Me.update(J.inputSource,
J.frame,h||a),Me.dispatchEvent({type:J.type,data:J.inputSource}))}function H(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener(
"squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",ie);for(let J=0;J<C.length;J++){let me=E[J];
me!==null&&(E[J]=null,C[J].disconnect(me))}I=null,q=null,p.reset();for(let J in m)delete m[J];if(e.setRenderTarget(A),c=null,d=null,f=null,s=null,w=null,ke.stop(),n.isPresenting=!1,e.setPixelRatio(S),
e.setSize(x.width,x.height,!1),U!==null){let J=U.camera;J.fov=U.fov,J.zoom=U.zoom,J.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(J){r=J,
n.isPresenting===!0&&Ue("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(J){o=J,n.isPresenting===!0&&Ue("WebXRManager: Cannot change reference sp\
ace type while presenting.")},this.getReferenceSpace=function(){return h||a},this.setReferenceSpace=function(J){h=J},this.getBaseLayer=function(){return d!==null?d:c},this.getBinding=function(){return f===
null&&b&&(f=new XRWebGLBinding(s,t)),f},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(J){if(s=J,s!==null){if(A=e.getRenderTarget(),s.addEventListener(
"select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener(
"end",H),s.addEventListener("inputsourceschange",ie),M.xrCompatible!==!0&&await t.makeXRCompatible(),S=e.getPixelRatio(),e.getSize(x),b&&"createProjectionLayer"in XRWebGLBinding.prototype){let Me=null,
Re=null,ge=null;M.depth&&(ge=M.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,Me=M.stencil?es:Kn,Re=M.stencil?hr:bn);let Be={colorFormat:t.RGBA8,depthFormat:ge,scaleFactor:r};f=this.getBinding(),d=f.createProjectionLayer(
Be),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),w=new Jt(d.textureWidth,d.textureHeight,{format:Yi,type:$i,depthTexture:new jn(d.textureWidth,d.textureHeight,
Re,void 0,void 0,void 0,void 0,void 0,void 0,Me),stencilBuffer:M.stencil,colorSpace:e.outputColorSpace,samples:M.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===
!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let Me={antialias:M.antialias,alpha:!0,depth:M.depth,stencil:M.stencil,framebufferScaleFactor:r};
c=new XRWebGLLayer(s,t,Me),s.updateRenderState({baseLayer:c}),e.setPixelRatio(1),e.setSize(c.framebufferWidth,c.framebufferHeight,!1),w=new Jt(c.framebufferWidth,c.framebufferHeight,{format:Yi,type:$i,
colorSpace:e.outputColorSpace,stencilBuffer:M.stencil,resolveDepthBuffer:c.ignoreDepthValues===!1,resolveStencilBuffer:c.ignoreDepthValues===!1,storeMultisampledDepthBuffer:c.ignoreDepthValues===!1,storeMultisampledStencilBuffer:c.
ignoreDepthValues===!1})}w.isXRRenderTarget=!0,this.setFoveation(l),h=null,a=await s.requestReferenceSpace(o),ke.setContext(s),ke.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.
getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ie(J){for(let me=0;me<J.removed.length;me++){let Me=J.
removed[me],Re=E.indexOf(Me);Re>=0&&(E[Re]=null,C[Re].disconnect(Me))}for(let me=0;me<J.added.length;me++){let Me=J.added[me],Re=E.indexOf(Me);if(Re===-1){for(let Be=0;Be<C.length;Be++)if(Be>=E.length){
E.push(Me),Re=Be;break}else if(E[Be]===null){E[Be]=Me,Re=Be;break}if(Re===-1)break}let ge=C[Re];ge&&ge.connect(Me)}}function X(J,me){me===null?J.matrixWorld.copy(J.matrix):J.matrixWorld.multiplyMatrices(
me.matrixWorld,J.matrix),J.matrixWorldInverse.copy(J.matrixWorld).invert()}this.updateCamera=function(J){if(s===null)return;let me=J.near,Me=J.far;p.texture!==null&&(p.depthNear>0&&(me=p.depthNear),p.
depthFar>0&&(Me=p.depthFar)),G.near=L.near=F.near=me,G.far=L.far=F.far=Me,(I!==G.near||q!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),I=G.near,q=G.far),G.layers.mask=J.layers.mask|
6,F.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let Re=J.parent,ge=G.cameras;X(G,Re);for(let Be=0;Be<ge.length;Be++)X(ge[Be],Re);G.projectionMatrix.copy(F.projectionMatrix),G.projectionMatrixInverse.
copy(F.projectionMatrixInverse),U===null&&J.isPerspectiveCamera&&(U={camera:J,fov:J.fov,zoom:J.zoom}),ee(J,G,Re)};function ee(J,me,Me){Me===null?J.matrix.copy(me.matrixWorld):(J.matrix.copy(Me.matrixWorld),
J.matrix.invert(),J.matrix.multiply(me.matrixWorld)),J.matrix.decompose(J.position,J.quaternion,J.scale),J.updateMatrixWorld(!0),J.projectionMatrix.copy(me.projectionMatrix),J.projectionMatrixInverse.
copy(me.projectionMatrixInverse),J.isPerspectiveCamera&&(J.fov=Yr*2*Math.atan(1/J.projectionMatrix.elements[5]),J.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&
c===null))return l},this.setFoveation=function(J){l=J,d!==null&&(d.fixedFoveation=J),c!==null&&c.fixedFoveation!==void 0&&(c.fixedFoveation=J)},this.hasDepthSensing=function(){return p.texture!==null},
this.getDepthSensingMesh=function(){return p.getMesh(G)},this.getCameraTexture=function(J){return m[J]};let te=null;function Se(J,me){if(u=me.getViewerPose(h||a),g=me,u!==null){let Me=u.views;c!==null&&
(e.setRenderTargetFramebuffer(w,c.framebuffer),e.setRenderTarget(w));let Re=!1;Me.length!==G.cameras.length&&(G.cameras.length=0,Re=!0);for(let De=0;De<Me.length;De++){let ct=Me[De],dt=null;if(c!==null)
dt=c.getViewport(ct);else{let hi=f.getViewSubImage(d,ct);dt=hi.viewport,De===0&&(e.setRenderTargetTextures(w,hi.colorTexture,hi.depthStencilTexture),e.setRenderTarget(w))}let Ze=V[De];Ze===void 0&&(Ze=
new Ai,Ze.layers.enable(De),Ze.viewport=new _t,V[De]=Ze),Ze.matrix.fromArray(ct.transform.matrix),Ze.matrix.decompose(Ze.position,Ze.quaternion,Ze.scale),Ze.projectionMatrix.fromArray(ct.projectionMatrix),
Ze.projectionMatrixInverse.copy(Ze.projectionMatrix).invert(),Ze.viewport.set(dt.x,dt.y,dt.width,dt.height),De===0&&(G.matrix.copy(Ze.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Re===
!0&&G.cameras.push(Ze)}let ge=s.enabledFeatures;if(ge&&ge.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&b){f=n.getBinding();let De=f.getDepthInformation(Me[0]);De&&De.isValid&&De.texture&&
p.init(De,s.renderState)}if(ge&&ge.includes("camera-access")&&b){e.state.unbindTexture(),f=n.getBinding();for(let De=0;De<Me.length;De++){let ct=Me[De].camera;if(ct){let dt=m[ct];dt||(dt=new lo,m[ct]=
dt);let Ze=f.getCameraImage(ct);dt.sourceTexture=Ze}}}}for(let Me=0;Me<C.length;Me++){let Re=E[Me],ge=C[Me];Re!==null&&ge!==void 0&&ge.update(Re,me,h||a)}te&&te(J,me),me.detectedPlanes&&n.dispatchEvent(
{type:"planesdetected",data:me}),g=null}let ke=new C0;ke.setAnimationLoop(Se),this.setAnimationLoop=function(J){te=J},this.dispose=function(){}}},US=new Dt,N0=new ze;N0.set(-1,0,0,0,1,0,0,0,1);function NS(i,e){
function t(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function n(p,m){m.color.getRGB(p.fogColor.value,Hd(i)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&
(p.fogDensity.value=m.density)}function s(p,m,M,A,w){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(p,m):m.isMeshLambertMaterial?(r(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):
m.isMeshToonMaterial?(r(p,m),f(p,m)):m.isMeshPhongMaterial?(r(p,m),u(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(p,m),d(p,m),m.isMeshPhysicalMaterial&&c(p,m,
w)):m.isMeshMatcapMaterial?(r(p,m),g(p,m)):m.isMeshDepthMaterial?r(p,m):m.isMeshDistanceMaterial?(r(p,m),b(p,m)):m.isMeshNormalMaterial?r(p,m):m.isLineBasicMaterial?(a(p,m),m.isLineDashedMaterial&&o(p,
m)):m.isPointsMaterial?l(p,m,M,A):m.isSpriteMaterial?h(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(p,m){p.opacity.
value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&
(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===fi&&(p.bumpScale.value*=-1)),
m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===fi&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.
value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.
emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let M=e.get(
m),A=M.envMap,w=M.envMapRotation;A&&(p.envMap.value=A,p.envMapRotation.value.setFromMatrix4(US.makeRotationFromEuler(w)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&p.envMapRotation.value.
premultiply(N0),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,
t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,p.aoMapTransform))}function a(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.
opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function o(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,M,A){p.diffuse.value.
copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*M,p.scale.value=A*.5,m.map&&(p.map.value=m.map,t(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),
m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function h(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.
alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function u(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.
shininess,1e-4)}function f(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function d(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.
metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}
function c(p,m,M){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,
p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,
t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=
m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.
value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),
p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===fi&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.
value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.
value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=
m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=M.texture,p.transmissionSamplerSize.
value.set(M.width,M.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.
value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.
value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),
p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),
m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function b(p,m){
let M=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(M.matrixWorld),p.nearDistance.value=M.shadow.camera.near,p.farDistance.value=M.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}
function OS(i,e,t,n){let s={},r={};function a(M,A){let w=A.program;n.uniformBlockBinding(M,w,s[M.id])}function o(M,A){let w=s[M.id];w===void 0&&(g(M),w=l(M),s[M.id]=w,M.addEventListener("dispose",p));
let C=A.program;n.updateUBOMapping(M,C);let E=e.render.frame;r[M.id]!==E&&(h(M),r[M.id]=E)}function l(M){let A=i.createBuffer(),w=M.__size,C=M.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(
i.UNIFORM_BUFFER,w,C),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function h(M){let A=s[M.id],w=M.uniforms,C=M.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let E=0,x=w.length;E<x;E++){let S=w[E];if(Array.isArray(
S))for(let U=0,F=S.length;U<F;U++)u(S[U],E,U,C);else u(S,E,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function u(M,A,w,C){if(d(M,A,w,C)===!0){let E=M.__offset,x=M.value;if(Array.isArray(x)){let S=0;for(let U=0;U<
x.length;U++){let F=x[U],L=b(F,!0);f(F,M.__data,S),S+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else f(x,M.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,M.__data)}}function f(M,A,w){typeof M=="number"||
typeof M=="boolean"?A[w]=M:M.isMatrix3?(A[w]=M.elements[0],A[w+1]=M.elements[1],A[w+2]=M.elements[2],A[w+3]=0,A[w+4]=M.elements[3],A[w+5]=M.elements[4],A[w+6]=M.elements[5],A[w+7]=0,A[w+8]=M.elements[6],
A[w+9]=M.elements[7],A[w+10]=M.elements[8],A[w+11]=0):ArrayBuffer.isView(M)?A.set(M.subarray(0,A.length-w),w):M.toArray(A,w)}function d(M,A,w,C){let E=M.value,x=A+"_"+w;if(Array.isArray(E)){C[x]===void 0&&
(C[x]=[]);let S=C[x],U=!1;for(let F=0;F<E.length;F++)c(E[F],S,F)===!0&&(U=!0);return U}return c(E,C,x)}function c(M,A,w){if(A[w]===void 0)return typeof M=="number"||typeof M=="boolean"?A[w]=M:ArrayBuffer.
isView(M)?A[w]=M.slice():A[w]=M.clone(),!0;{let C=A[w];if(typeof M=="number"||typeof M=="boolean"){if(C!==M)return A[w]=M,!0}else{if(ArrayBuffer.isView(M))return!0;if(C.equals(M)===!1)return C.copy(M),
!0}}return!1}function g(M){let A=M.uniforms,w=0,C=16;for(let x=0,S=A.length;x<S;x++){let U=Array.isArray(A[x])?A[x]:[A[x]];for(let F=0,L=U.length;F<L;F++){let V=U[F],G=Array.isArray(V.value)?V.value:[
V.value],I=Array.isArray(A[x])||Array.isArray(V.value),q=w;for(let H=0,ie=G.length;H<ie;H++){let X=G[H],ee=b(X,I),te=w%C,Se=te%ee.boundary,ke=te+Se;w+=Se,ke!==0&&C-ke<ee.storage&&(w+=C-ke),H===0&&(q=w),
w+=ee.storage}let Y=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new Y((w-q)/Float32Array.BYTES_PER_ELEMENT),V.__offset=q}}let E=w%C;return E>0&&(w+=C-E),M.__size=w,M.__cache=
{},this}function b(M,A){let w={boundary:0,storage:0};return typeof M=="number"||typeof M=="boolean"?(w.boundary=4,w.storage=4):M.isVector2?(w.boundary=8,w.storage=8):M.isVector3||M.isColor?(w.boundary=
16,w.storage=12):M.isVector4?(w.boundary=16,w.storage=16):M.isMatrix3?(w.boundary=16,w.storage=48):M.isMatrix4?(w.boundary=16,w.storage=64):M.isTexture?Ue("WebGLRenderer: Texture samplers can not be p\
art of an uniforms group."):ArrayBuffer.isView(M)?(w.boundary=16,w.storage=M.byteLength):Ue("WebGLRenderer: Unsupported uniform value type.",M),A===!0&&(w.boundary=16,w.storage=Math.ceil(w.storage/16)*
16),w}function p(M){let A=M.target;A.removeEventListener("dispose",p),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function m(){for(let M in s)i.deleteBuffer(s[M]);s={},r={}}return{bind:a,update:o,
dispose:m}}var zS=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,
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
15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Fn=null;function VS(){return Fn===null&&(Fn=new Kr(zS,16,16,Fs,Mn),Fn.name="DFG_LUT",Fn.minFilter=Gt,
Fn.magFilter=Gt,Fn.wrapS=Rn,Fn.wrapT=Rn,Fn.generateMipmaps=!1,Fn.needsUpdate=!0),Fn}var pu=class{constructor(e={}){let{canvas:t=Kg(),context:n=null,depth:s=!0,stencil:r=!1,alpha:a=!1,antialias:o=!1,premultipliedAlpha:l=!0,
preserveDrawingBuffer:h=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:f=!1,reversedDepthBuffer:d=!1,outputBufferType:c=$i}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<
"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=a;let b=c,p=new Set([Dh,kh,Fh]),m=new Set([
$i,bn,sa,hr,Ph,Ih]),M=new Uint32Array(4),A=new Int32Array(4),w={textures:[],min:[],max:[],resolution:[]},C=null,E=null,x=[],S=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{
keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=
In,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let F=this,L=!1,V=null,G=null,I=null,q=null;this._outputColorSpace=Vi;let Y=0,H=0,ie=null,X=-1,ee=null,te=new _t,Se=new _t,ke=null,J=new nt(
0),me=0,Me=t.width,Re=t.height,ge=1,Be=null,Lt=null,De=new _t(0,0,Me,Re),ct=new _t(0,0,Me,Re),dt=!1,Ze=new ir,hi=new uh,Xt=!1,Ei=!1,Ft=new Dt,wn=new B,ti=new _t,Ki={background:null,fog:null,environment:null,
overrideMaterial:null,isScene:!0},ji=!1;function Qi(){return ie===null?ge:1}let D=n;function en(v,P){return t.getContext(v,P)}let Rt,Pt,pe,qt,Le,Ve,T,_,O,ne,Q,oe,de,Z,K,he,R,j,$,ue,re,le,Ce;try{let v={
alpha:!0,depth:s,stencil:r,antialias:o,premultipliedAlpha:l,preserveDrawingBuffer:h,powerPreference:u,failIfMajorPerformanceCaveat:f};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"\
187"}`),t.addEventListener("webglcontextlost",Fe,!1),t.addEventListener("webglcontextrestored",Xe,!1),t.addEventListener("webglcontextcreationerror",ye,!1),D===null){let P="webgl2";if(D=en(P,v),D===null)
throw en(P)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}qe()}catch(v){throw t.removeEventListener(
"webglcontextlost",Fe,!1),t.removeEventListener("webglcontextrestored",Xe,!1),t.removeEventListener("webglcontextcreationerror",ye,!1),Oe("WebGLRenderer: "+v.message),v}function qe(){Rt=new jM(D),Rt.init(),
re=new DS(D,Rt),Pt=new VM(D,Rt,e,re),pe=new FS(D,Rt),Pt.reversedDepthBuffer&&d&&pe.buffers.depth.setReversed(!0),G=D.createFramebuffer(),I=D.createFramebuffer(),q=D.createFramebuffer(),qt=new tw(D),Le=
new xS,Ve=new kS(D,Rt,pe,Le,Pt,re,qt),T=new KM(F),_=new nb(D),le=new OM(D,_),O=new QM(D,_,qt,le),ne=new nw(D,O,_,le,qt),j=new iw(D,Pt,Ve),K=new GM(Le),Q=new yS(F,T,Rt,Pt,le,K),oe=new NS(F,Le),de=new bS,
Z=new AS(Rt),R=new NM(F,T,pe,ne,g,l),he=new IS(F,ne,Pt),Ce=new OS(D,qt,Pt,pe),$=new zM(D,Rt,qt),ue=new ew(D,Rt,qt),qt.programs=Q.programs,F.capabilities=Pt,F.extensions=Rt,F.properties=Le,F.renderLists=
de,F.shadowMap=he,F.state=pe,F.info=qt}b!==$i&&(U=new rw(b,t.width,t.height,o,s,r));let se=new sf(F,D);this.xr=se,this.getContext=function(){return D},this.getContextAttributes=function(){return D.getContextAttributes()},
this.forceContextLoss=function(){let v=Rt.get("WEBGL_lose_context");v&&v.loseContext()},this.forceContextRestore=function(){let v=Rt.get("WEBGL_lose_context");v&&v.restoreContext()},this.getPixelRatio=
function(){return ge},this.setPixelRatio=function(v){v!==void 0&&(ge=v,this.setSize(Me,Re,!1))},this.getSize=function(v){return v.set(Me,Re)},this.setSize=function(v,P,W=!0){if(se.isPresenting){Ue("We\
bGLRenderer: Can't change size while VR device is presenting.");return}Me=v,Re=P,t.width=Math.floor(v*ge),t.height=Math.floor(P*ge),W===!0&&(t.style.width=v+"px",t.style.height=P+"px"),U!==null&&U.setSize(
t.width,t.height),this.setViewport(0,0,v,P)},this.getDrawingBufferSize=function(v){return v.set(Me*ge,Re*ge).floor()},this.setDrawingBufferSize=function(v,P,W){Me=v,Re=P,ge=W,t.width=Math.floor(v*W),t.
height=Math.floor(P*W),this.setViewport(0,0,v,P)},this.setEffects=function(v){if(b===$i){Oe("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(v){for(let P=0;P<
v.length;P++)if(v[P].isOutputPass===!0){Ue("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(v||[])},this.
getCurrentViewport=function(v){return v.copy(te)},this.getViewport=function(v){return v.copy(De)},this.setViewport=function(v,P,W,N){v.isVector4?De.set(v.x,v.y,v.z,v.w):De.set(v,P,W,N),pe.viewport(te.
copy(De).multiplyScalar(Qi()).round())},this.getScissor=function(v){return v.copy(ct)},this.setScissor=function(v,P,W,N){v.isVector4?ct.set(v.x,v.y,v.z,v.w):ct.set(v,P,W,N),pe.scissor(Se.copy(ct).multiplyScalar(
Qi()).round())},this.getScissorTest=function(){return dt},this.setScissorTest=function(v){pe.setScissorTest(dt=v)},this.setOpaqueSort=function(v){Be=v},this.setTransparentSort=function(v){Lt=v},this.getClearColor=
function(v){return v.copy(R.getClearColor())},this.setClearColor=function(){R.setClearColor(...arguments)},this.getClearAlpha=function(){return R.getClearAlpha()},this.setClearAlpha=function(){R.setClearAlpha(
...arguments)},this.clear=function(v=!0,P=!0,W=!0){let N=0;if(v){let z=!1;if(ie!==null){let fe=ie.texture.format;z=p.has(fe)}if(z){let fe=ie.texture.type,we=m.has(fe),ce=R.getClearColor(),_e=R.getClearAlpha(),
Ee=ce.r,Ge=ce.g,et=ce.b;we?(M[0]=Ee,M[1]=Ge,M[2]=et,M[3]=_e,D.clearBufferuiv(D.COLOR,0,M)):(A[0]=Ee,A[1]=Ge,A[2]=et,A[3]=_e,D.clearBufferiv(D.COLOR,0,A))}else N|=D.COLOR_BUFFER_BIT}P&&(N|=D.DEPTH_BUFFER_BIT,
this.state.buffers.depth.setMask(!0)),W&&(N|=D.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),N!==0&&D.clear(N)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){
this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(v){v.setRenderer(this),V=v},this.dispose=function(){t.removeEventListener("webglcontextlost",Fe,!1),
t.removeEventListener("webglcontextrestored",Xe,!1),t.removeEventListener("webglcontextcreationerror",ye,!1),R.dispose(),de.dispose(),Z.dispose(),Ve.dispose(),Le.dispose(),T.dispose(),ne.dispose(),O.dispose(),
le.dispose(),Ce.dispose(),Q.dispose(),se.dispose(),se.removeEventListener("sessionstart",Zf),se.removeEventListener("sessionend",Jf),Ds.stop()};function Fe(v){v.preventDefault(),Od("WebGLRenderer: Con\
text Lost."),L=!0}function Xe(){Od("WebGLRenderer: Context Restored."),L=!1;let v=qt.autoReset,P=he.enabled,W=he.autoUpdate,N=he.needsUpdate,z=he.type;qe(),qt.autoReset=v,he.enabled=P,he.autoUpdate=W,
he.needsUpdate=N,he.type=z}function ye(v){Oe("WebGLRenderer: A WebGL context could not be created. Reason: ",v.statusMessage)}function vt(v){let P=v.target;P.removeEventListener("dispose",vt),ii(P)}function ii(v){
rs(v),Le.remove(v)}function rs(v){let P=Le.get(v).programs;P!==void 0&&(P.forEach(function(W){Q.releaseProgram(W)}),v.isShaderMaterial&&Q.releaseShaderCache(v))}this.renderBufferDirect=function(v,P,W,N,z,fe){
P===null&&(P=Ki);let we=z.isMesh&&z.matrixWorld.determinantAffine()<0,ce=tx(v,P,W,N,z);pe.setMaterial(N,we);let _e=W.index,Ee=1;if(N.wireframe===!0){if(_e=O.getWireframeAttribute(W),_e===void 0)return;
Ee=2}let Ge=W.drawRange,et=W.attributes.position,Te=Ge.start*Ee,tt=(Ge.start+Ge.count)*Ee;fe!==null&&(Te=Math.max(Te,fe.start*Ee),tt=Math.min(tt,(fe.start+fe.count)*Ee)),_e!==null?(Te=Math.max(Te,0),tt=
Math.min(tt,_e.count)):et!=null&&(Te=Math.max(Te,0),tt=Math.min(tt,et.count));let Ut=tt-Te;if(Ut<0||Ut===1/0)return;le.setup(z,N,ce,W,_e);let Tt,wt=$;if(_e!==null&&(Tt=_.get(_e),wt=ue,wt.setIndex(Tt)),
z.isMesh)N.wireframe===!0?(pe.setLineWidth(N.wireframeLinewidth*Qi()),wt.setMode(D.LINES)):wt.setMode(D.TRIANGLES);else if(z.isLine){let gi=N.linewidth;gi===void 0&&(gi=1),pe.setLineWidth(gi*Qi()),z.isLineSegments?
wt.setMode(D.LINES):z.isLineLoop?wt.setMode(D.LINE_LOOP):wt.setMode(D.LINE_STRIP)}else z.isPoints?wt.setMode(D.POINTS):z.isSprite&&wt.setMode(D.TRIANGLES);if(z.isBatchedMesh)if(Rt.get("WEBGL_multi_dra\
w"))wt.renderMultiDraw(z._multiDrawStarts,z._multiDrawCounts,z._multiDrawCount);else{let gi=z._multiDrawStarts,Ae=z._multiDrawCounts,Si=z._multiDrawCount,pt=_e?_.get(_e).bytesPerElement:1,Ls=Le.get(N).
currentProgram.getUniforms();for(let yi=0;yi<Si;yi++)Ls.setValue(D,"_gl_DrawID",yi),wt.render(gi[yi]/pt,Ae[yi])}else if(z.isInstancedMesh)wt.renderInstances(Te,Ut,z.count);else if(W.isInstancedBufferGeometry){
let gi=W._maxInstanceCount!==void 0?W._maxInstanceCount:1/0,Ae=Math.min(W.instanceCount,gi);wt.renderInstances(Te,Ut,Ae)}else wt.render(Te,Ut)};function Yf(v,P,W,N){V!==null&&v.isNodeMaterial&&V.setObject(
N,v),Xt===!0&&K.setState(v,W,!1),v.transparent===!0&&v.side===cn&&v.forceSinglePass===!1?(v.side=fi,v.needsUpdate=!0,ya(v,P,N),v.side=_n,v.needsUpdate=!0,ya(v,P,N),v.side=cn):ya(v,P,N)}this.compile=function(v,P,W=null){
W===null&&(W=v),V!==null&&V.renderStart(v,P,W),E=Z.get(W),E.init(P),S.push(E),W.traverseVisible(function(z){z.isLight&&z.layers.test(P.layers)&&(E.pushLight(z),z.castShadow&&E.pushShadow(z))}),v!==W&&
v.traverseVisible(function(z){z.isLight&&z.layers.test(P.layers)&&(E.pushLight(z),z.castShadow&&E.pushShadow(z))}),E.setupLights(),V!==null&&V.updateLights(E.state.lightsArray),Ei=this.localClippingEnabled,
Xt=K.init(this.clippingPlanes,Ei),Xt===!0&&K.setGlobalState(this.clippingPlanes,P),V!==null&&he.render(E.state.shadowsArray,W,P);let N=new Set;return v.traverse(function(z){if(!(z.isMesh||z.isPoints||
z.isLine||z.isSprite))return;let fe=z.material;if(fe)if(Array.isArray(fe))for(let we=0;we<fe.length;we++){let ce=fe[we];Yf(ce,W,P,z),N.add(ce)}else Yf(fe,W,P,z),N.add(fe)}),E=S.pop(),V!==null&&V.renderEnd(),
N},this.compileAsync=function(v,P,W=null){let N=this.compile(v,P,W);return new Promise(z=>{function fe(){if(N.forEach(function(we){let _e=Le.get(we).currentProgram;(_e===void 0||_e.isReady())&&N.delete(
we)}),N.size===0){z(v);return}setTimeout(fe,10)}Rt.get("KHR_parallel_shader_compile")!==null?fe():setTimeout(fe,10)})};let $u=null;function Qy(v){$u&&$u(v)}function Zf(){Ds.stop()}function Jf(){Ds.start()}
let Ds=new C0;Ds.setAnimationLoop(Qy),typeof self<"u"&&Ds.setContext(self),this.setAnimationLoop=function(v){$u=v,se.setAnimationLoop(v),v===null?Ds.stop():Ds.start()},se.addEventListener("sessionstar\
t",Zf),se.addEventListener("sessionend",Jf),this.render=function(v,P){if(P!==void 0&&P.isCamera!==!0){Oe("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;V!==
null&&V.renderStart(v,P);let W=se.enabled===!0&&se.isPresenting===!0,N=U!==null&&(ie===null||W)&&U.begin(F,ie);if(v.matrixWorldAutoUpdate===!0&&v.updateMatrixWorld(),P.parent===null&&P.matrixWorldAutoUpdate===
!0&&P.updateMatrixWorld(),se.enabled===!0&&se.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(se.cameraAutoUpdate===!0&&se.updateCamera(P),P=se.getCamera()),v.isScene===!0&&v.onBeforeRender(F,
v,P,ie),E=Z.get(v,S.length),E.init(P),E.state.textureUnits=Ve.getTextureUnits(),S.push(E),Ft.multiplyMatrices(P.projectionMatrix,P.matrixWorldInverse),P.isArrayCamera?hi.setFromArrayCamera(P):Ze.setFromProjectionMatrix(
Ft,hn,P.reversedDepth),Ei=this.localClippingEnabled,Xt=K.init(this.clippingPlanes,Ei),C=de.get(v,x.length),C.init(),x.push(C),this.info.render.frame++,se.enabled===!0&&se.isPresenting===!0){let we=F.xr.
getDepthSensingMesh();we!==null&&Yu(we,P,-1/0,F.sortObjects)}Yu(v,P,0,F.sortObjects),C.finish(),V!==null&&V.updateLights(E.state.lightsArray),F.sortObjects===!0&&C.sort(Be,Lt),ji=se.enabled===!1||se.isPresenting===
!1||se.hasDepthSensing()===!1,ji&&R.addToRenderList(C,v),this.info.autoReset===!0&&this.info.reset(),Xt===!0&&K.beginShadows();let z=E.state.shadowsArray;if(he.render(z,v,P),Xt===!0&&K.endShadows(),(N&&
U.hasRenderPass())===!1){let we=C.opaque,ce=C.transmissive;if(E.setupLights(),P.isArrayCamera){let _e=P.cameras;if(ce.length>0)for(let Ee=0,Ge=_e.length;Ee<Ge;Ee++){let et=_e[Ee];jf(we,ce,v,et)}ji&&R.
render(v);for(let Ee=0,Ge=_e.length;Ee<Ge;Ee++){let et=_e[Ee];Kf(C,v,et,et.viewport)}}else ce.length>0&&jf(we,ce,v,P),ji&&R.render(v),Kf(C,v,P)}ie!==null&&H===0&&(Ve.updateMultisampleRenderTarget(ie),
Ve.updateRenderTargetMipmap(ie)),N&&U.end(F),v.isScene===!0&&v.onAfterRender(F,v,P),le.resetDefaultState(),X=-1,ee=null,S.pop(),S.length>0?(E=S[S.length-1],Ve.setTextureUnits(E.state.textureUnits),Xt===
!0&&K.setGlobalState(F.clippingPlanes,E.state.camera)):E=null,x.pop(),x.length>0?C=x[x.length-1]:C=null,V!==null&&V.renderEnd()};function Yu(v,P,W,N){if(v.visible===!1)return;if(v.layers.test(P.layers)){
if(v.isGroup)W=v.renderOrder;else if(v.isLOD)v.autoUpdate===!0&&v.update(P);else if(v.isLight)E.pushLight(v),v.castShadow&&E.pushShadow(v);else if(v.isSprite){let we=P.isArrayCamera?hi:Ze;if(!v.frustumCulled||
v.intersectsFrustum(we)){N&&ti.setFromMatrixPosition(v.matrixWorld).applyMatrix4(Ft);let ce=ne.update(v),_e=v.material;_e.visible&&C.push(v,ce,_e,W,ti.z,null,P)}}else if(v.isMesh||v.isLine||v.isPoints){
let we=P.isArrayCamera?hi:Ze;if(!v.frustumCulled||v.intersectsFrustum(we)){let ce=ne.update(v),_e=v.material;if(N&&(v.boundingSphere!==void 0?(v.boundingSphere===null&&v.computeBoundingSphere(),ti.copy(
v.boundingSphere.center)):(ce.boundingSphere===null&&ce.computeBoundingSphere(),ti.copy(ce.boundingSphere.center)),ti.applyMatrix4(v.matrixWorld).applyMatrix4(Ft)),Array.isArray(_e)){let Ee=ce.groups;
for(let Ge=0,et=Ee.length;Ge<et;Ge++){let Te=Ee[Ge],tt=_e[Te.materialIndex];tt&&tt.visible&&C.push(v,ce,tt,W,ti.z,Te,P)}}else _e.visible&&C.push(v,ce,_e,W,ti.z,null,P)}}}let fe=v.children;for(let we=0,
ce=fe.length;we<ce;we++)Yu(fe[we],P,W,N)}function Kf(v,P,W,N){let{opaque:z,transmissive:fe,transparent:we}=v;E.setupLightsView(W),Xt===!0&&K.setGlobalState(F.clippingPlanes,W),N&&pe.viewport(te.copy(N)),
z.length>0&&Vo(z,P,W),fe.length>0&&Vo(fe,P,W),we.length>0&&Vo(we,P,W),pe.buffers.depth.setTest(!0),pe.buffers.depth.setMask(!0),pe.buffers.color.setMask(!0),pe.setPolygonOffset(!1)}function jf(v,P,W,N){
if((W.isScene===!0?W.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[N.id]===void 0){let Te=Rt.has("EXT_color_buffer_half_float")||Rt.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[N.
id]=new Jt(1,1,{generateMipmaps:!0,type:Te?Mn:$i,minFilter:Qn,samples:Math.max(4,Pt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,
colorSpace:Je.workingColorSpace})}let fe=E.state.transmissionRenderTarget[N.id],we=N.viewport||te;fe.setSize(we.z*F.transmissionResolutionScale,we.w*F.transmissionResolutionScale);let ce=F.getRenderTarget(),
_e=F.getActiveCubeFace(),Ee=F.getActiveMipmapLevel();F.setRenderTarget(fe),F.getClearColor(J),me=F.getClearAlpha(),me<1&&F.setClearColor(16777215,.5),F.clear(),ji&&R.render(W);let Ge=F.toneMapping;F.toneMapping=
In;let et=N.viewport;if(N.viewport!==void 0&&(N.viewport=void 0),E.setupLightsView(N),Xt===!0&&K.setGlobalState(F.clippingPlanes,N),Vo(v,W,N),Ve.updateMultisampleRenderTarget(fe),Ve.updateRenderTargetMipmap(
fe),Rt.has("WEBGL_multisampled_render_to_texture")===!1){let Te=!1;for(let tt=0,Ut=P.length;tt<Ut;tt++){let Tt=P[tt],{object:wt,geometry:gi,material:Ae,group:Si}=Tt;if(Ae.side===cn&&wt.layers.test(N.layers)){
let pt=Ae.side;Ae.side=fi,Ae.needsUpdate=!0,Qf(wt,W,N,gi,Ae,Si),Ae.side=pt,Ae.needsUpdate=!0,Te=!0}}Te===!0&&(Ve.updateMultisampleRenderTarget(fe),Ve.updateRenderTargetMipmap(fe))}F.setRenderTarget(ce,
_e,Ee),F.setClearColor(J,me),et!==void 0&&(N.viewport=et),F.toneMapping=Ge}function Vo(v,P,W){let N=P.isScene===!0?P.overrideMaterial:null;for(let z=0,fe=v.length;z<fe;z++){let we=v[z],{object:ce,geometry:_e,
group:Ee}=we,Ge=we.material;Ge.allowOverride===!0&&N!==null&&(Ge=N),ce.layers.test(W.layers)&&Qf(ce,P,W,_e,Ge,Ee)}}function Qf(v,P,W,N,z,fe){V!==null&&z.isNodeMaterial&&V.setObject(v,z),v.onBeforeRender(
F,P,W,N,z,fe),v.modelViewMatrix.multiplyMatrices(W.matrixWorldInverse,v.matrixWorld),v.normalMatrix.getNormalMatrix(v.modelViewMatrix),z.onBeforeRender(F,P,W,N,v,fe),z.transparent===!0&&z.side===cn&&z.
forceSinglePass===!1?(z.side=fi,z.needsUpdate=!0,F.renderBufferDirect(W,P,N,z,v,fe),z.side=_n,z.needsUpdate=!0,F.renderBufferDirect(W,P,N,z,v,fe),z.side=cn):F.renderBufferDirect(W,P,N,z,v,fe),v.onAfterRender(
F,P,W,N,z,fe)}function ep(v){let P=0;for(let W of v)W.texture!==null&&P++;return P}function ya(v,P,W){P.isScene!==!0&&(P=Ki);let N=Le.get(v),z=E.state.lights,fe=E.state.shadowsArray,we=z.state.version,
ce=Q.getParameters(v,z.state,fe,P,W,E.state.lightProbeGridArray),_e=Q.getProgramCacheKey(ce),Ee=N.programs;N.environment=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?P.environment:
null,N.fog=P.fog;let Ge=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap;N.envMap=T.get(v.envMap||N.environment,Ge),N.envMapRotation=N.environment!==null&&
v.envMap===null?P.environmentRotation:v.envMapRotation,Ee===void 0&&(v.addEventListener("dispose",vt),Ee=new Map,N.programs=Ee,N.programVariants=new Map);let et=Ee.get(_e);if(et!==void 0){if(N.currentProgram===
et&&N.lightsStateVersion===we)return ip(v,ce),et}else ce.uniforms=Q.getUniforms(v),V!==null&&v.isNodeMaterial&&V.build(v,W,ce),v.onBeforeCompile(ce,F),et=Q.acquireProgram(ce,_e),Ee.set(_e,et),N.uniforms=
ce.uniforms;let Te=N.uniforms;return(!v.isShaderMaterial&&!v.isRawShaderMaterial||v.clipping===!0)&&(Te.clippingPlanes=K.uniform),ip(v,ce),N.needsLights=nx(v),N.lightsStateVersion=we,N.needsLights&&(Te.
ambientLightColor.value=z.state.ambient,Te.lightProbe.value=z.state.probe,Te.sunLights.value=z.state.sun,Te.sunLightShadows.value=z.state.sunShadow,Te.directionalLights.value=z.state.directional,Te.directionalLightShadows.
value=z.state.directionalShadow,Te.spotLights.value=z.state.spot,Te.spotLightShadows.value=z.state.spotShadow,Te.rectAreaLights.value=z.state.rectArea,Te.ltc_1.value=z.state.rectAreaLTC1,Te.ltc_2.value=
z.state.rectAreaLTC2,Te.pointLights.value=z.state.point,Te.pointLightShadows.value=z.state.pointShadow,Te.hemisphereLights.value=z.state.hemi,Te.sunShadowMatrix.value=z.state.sunShadowMatrix,Te.sunShadowCascade.
value=z.state.sunShadowCascade,Te.directionalShadowMatrix.value=z.state.directionalShadowMatrix,Te.spotLightMatrix.value=z.state.spotLightMatrix,Te.spotLightMap.value=z.state.spotLightMap,Te.pointShadowMatrix.
value=z.state.pointShadowMatrix),N.numLightProbeGrids=ep(E.state.lightProbeGridArray),N.currentProgram=et,N.uniformsList=null,et}function ex(v,P,W,N,z){let fe=Le.get(v),we=fe.currentProgram.id+","+N+"\
,"+z,ce=fe.programVariants.get(we);return ce===void 0?(ce=ya(v,P,W),fe.programVariants.set(we,ce)):(fe.currentProgram=ce,fe.uniformsList=null,fe.outputColorSpace=N,fe.toneMapping=z),ce}function tp(v){
if(v.uniformsList===null){let P=v.currentProgram.getUniforms();v.uniformsList=oa.seqWithValue(P.seq,v.uniforms)}return v.uniformsList}function ip(v,P){let W=Le.get(v);W.outputColorSpace=P.outputColorSpace,
W.batching=P.batching,W.batchingColor=P.batchingColor,W.instancing=P.instancing,W.instancingColor=P.instancingColor,W.instancingMorph=P.instancingMorph,W.skinning=P.skinning,W.morphTargets=P.morphTargets,
W.morphNormals=P.morphNormals,W.morphColors=P.morphColors,W.morphTargetsCount=P.morphTargetsCount,W.numClippingPlanes=P.numClippingPlanes,W.numIntersection=P.numClipIntersection,W.vertexAlphas=P.vertexAlphas,
W.vertexTangents=P.vertexTangents,W.toneMapping=P.toneMapping}function tx(v,P,W,N,z){P.isScene!==!0&&(P=Ki),Ve.resetTextureUnits();let fe=P.fog,we=N.isMeshStandardMaterial||N.isMeshLambertMaterial||N.
isMeshPhongMaterial?P.environment:null,ce=ie===null?F.outputColorSpace:ie.isXRRenderTarget===!0?ie.texture.colorSpace:Je.workingColorSpace,_e=N.isMeshStandardMaterial||N.isMeshLambertMaterial&&!N.envMap||
N.isMeshPhongMaterial&&!N.envMap,Ee=T.get(N.envMap||we,_e),Ge=N.vertexColors===!0&&!!W.attributes.color&&W.attributes.color.itemSize===4,et=!!W.attributes.tangent&&(!!N.normalMap||N.anisotropy>0),Te=!!W.
morphAttributes.position,tt=!!W.morphAttributes.normal,Ut=!!W.morphAttributes.color,Tt=In;N.toneMapped&&(ie===null||ie.isXRRenderTarget===!0)&&(Tt=F.toneMapping);let wt=W.morphAttributes.position||W.morphAttributes.
normal||W.morphAttributes.color,gi=wt!==void 0?wt.length:0,Ae=Le.get(N),Si=E.state.lights;if(Xt===!0&&(Ei===!0||v!==ee)){let kt=v===ee&&N.id===X;K.setState(N,v,kt)}let pt=!1,Ls=!1;N.version===Ae.__version?
Ae.needsLights&&Ae.lightsStateVersion!==Si.state.version||z.isBatchedMesh&&Ae.batching===!1||!z.isBatchedMesh&&Ae.batching===!0||z.isBatchedMesh&&Ae.batchingColor===!0&&z._colorsTexture===null||z.isBatchedMesh&&
Ae.batchingColor===!1&&z._colorsTexture!==null||z.isInstancedMesh&&Ae.instancing===!1||!z.isInstancedMesh&&Ae.instancing===!0||z.isSkinnedMesh&&Ae.skinning===!1||!z.isSkinnedMesh&&Ae.skinning===!0||z.
isInstancedMesh&&Ae.instancingColor===!0&&z.instanceColor===null||z.isInstancedMesh&&Ae.instancingColor===!1&&z.instanceColor!==null||z.isInstancedMesh&&Ae.instancingMorph===!0&&z.morphTexture===null||
z.isInstancedMesh&&Ae.instancingMorph===!1&&z.morphTexture!==null||Ae.envMap!==Ee||N.fog===!0&&Ae.fog!==fe||Ae.numClippingPlanes!==void 0&&(Ae.numClippingPlanes!==K.numPlanes||Ae.numIntersection!==K.numIntersection)||
Ae.vertexAlphas!==Ge||Ae.vertexTangents!==et||Ae.morphTargets!==Te||Ae.morphNormals!==tt||Ae.morphColors!==Ut||Ae.morphTargetsCount!==gi||Ae.numLightProbeGrids!==ep(E.state.lightProbeGridArray)?pt=!0:
(Ae.outputColorSpace!==ce||Ae.toneMapping!==Tt)&&(Ls=!0):(pt=!0,Ae.__version=N.version);let yi=Ae.currentProgram;(pt===!0||Ls===!0)&&(yi=Ls===!0?ex(N,P,z,ce,Tt):ya(N,P,z),V&&N.isNodeMaterial&&V.onUpdateProgram(
N,yi,Ae));let Go=!1,as=!1,Bs=!1,ot=yi.getUniforms(),ui=Ae.uniforms;if(pe.useProgram(yi.program)&&(Go=!0,as=!0,Bs=!0),N.id!==X&&(X=N.id,as=!0),Go||ee!==v){pe.buffers.depth.getReversed()&&v.reversedDepth!==
!0&&(v._reversedDepth=!0,v.updateProjectionMatrix()),ot.setValue(D,"projectionMatrix",v.projectionMatrix),ot.setValue(D,"viewMatrix",v.matrixWorldInverse);let ni=ot.map.cameraPosition;ni!==void 0&&ni.
setValue(D,wn.setFromMatrixPosition(v.matrixWorld)),Pt.logarithmicDepthBuffer&&ot.setValue(D,"logDepthBufFC",2/(Math.log(v.far+1)/Math.LN2)),(N.isMeshPhongMaterial||N.isMeshToonMaterial||N.isMeshLambertMaterial||
N.isMeshBasicMaterial||N.isMeshStandardMaterial||N.isShaderMaterial)&&ot.setValue(D,"isOrthographic",v.isOrthographicCamera===!0),ee!==v&&(ee=v,as=!0,Bs=!0)}if(Ae.needsLights&&(Si.state.sunShadowMap.length>
0&&ot.setValue(D,"sunShadowMap",Si.state.sunShadowMap,Ve),Si.state.directionalShadowMap.length>0&&ot.setValue(D,"directionalShadowMap",Si.state.directionalShadowMap,Ve),Si.state.spotShadowMap.length>0&&
ot.setValue(D,"spotShadowMap",Si.state.spotShadowMap,Ve),Si.state.pointShadowMap.length>0&&ot.setValue(D,"pointShadowMap",Si.state.pointShadowMap,Ve)),z.isSkinnedMesh){ot.setOptional(D,z,"bindMatrix"),
ot.setOptional(D,z,"bindMatrixInverse");let kt=z.skeleton;kt&&(kt.boneTexture===null&&kt.computeBoneTexture(),ot.setValue(D,"boneTexture",kt.boneTexture,Ve))}z.isBatchedMesh&&(ot.setOptional(D,z,"batc\
hingTexture"),ot.setValue(D,"batchingTexture",z._matricesTexture,Ve),ot.setOptional(D,z,"batchingIdTexture"),ot.setValue(D,"batchingIdTexture",z._indirectTexture,Ve),ot.setOptional(D,z,"batchingColorT\
exture"),z._colorsTexture!==null&&ot.setValue(D,"batchingColorTexture",z._colorsTexture,Ve));let fn=W.morphAttributes;if((fn.position!==void 0||fn.normal!==void 0||fn.color!==void 0)&&j.update(z,W,yi),
(as||Ae.receiveShadow!==z.receiveShadow)&&(Ae.receiveShadow=z.receiveShadow,ot.setValue(D,"receiveShadow",z.receiveShadow)),(N.isMeshStandardMaterial||N.isMeshLambertMaterial||N.isMeshPhongMaterial)&&
N.envMap===null&&P.environment!==null&&(ui.envMapIntensity.value=P.environmentIntensity),ui.dfgLUT!==void 0&&(ui.dfgLUT.value=VS()),as){if(ot.setValue(D,"toneMappingExposure",F.toneMappingExposure),Ae.
needsLights&&ix(ui,Bs),fe&&N.fog===!0&&oe.refreshFogUniforms(ui,fe),oe.refreshMaterialUniforms(ui,N,ge,Re,E.state.transmissionRenderTarget[v.id]),Ae.needsLights&&Ae.numLightProbeGrids>0){let kt=w,ni=0;
for(let Nn of E.state.lightProbeGridArray)Nn.texture!==null&&(kt.textures[ni]=Nn.texture,kt.min[ni]=Nn.boundingBox.min,kt.max[ni]=Nn.boundingBox.max,kt.resolution[ni]=Nn.resolution,ni++);for(let Nn in kt)
kt[Nn].length=ni;ui.probesSH.value=kt.textures,ui.probesMin.value=kt.min,ui.probesMax.value=kt.max,ui.probesResolution.value=kt.resolution}oa.upload(D,tp(Ae),ui,Ve)}if(N.isShaderMaterial&&N.uniformsNeedUpdate===
!0&&(oa.upload(D,tp(Ae),ui,Ve),N.uniformsNeedUpdate=!1),N.isSpriteMaterial&&ot.setValue(D,"center",z.center),ot.setValue(D,"modelViewMatrix",z.modelViewMatrix),ot.setValue(D,"normalMatrix",z.normalMatrix),
ot.setValue(D,"modelMatrix",z.matrixWorld),N.uniformsGroups!==void 0){let kt=N.uniformsGroups;for(let ni=0,Nn=kt.length;ni<Nn;ni++){let sp=kt[ni];Ce.update(sp,yi),Ce.bind(sp,yi)}}return yi}function ix(v,P){
v.ambientLightColor.needsUpdate=P,v.lightProbe.needsUpdate=P,v.sunLights.needsUpdate=P,v.sunLightShadows.needsUpdate=P,v.directionalLights.needsUpdate=P,v.directionalLightShadows.needsUpdate=P,v.pointLights.
needsUpdate=P,v.pointLightShadows.needsUpdate=P,v.spotLights.needsUpdate=P,v.spotLightShadows.needsUpdate=P,v.rectAreaLights.needsUpdate=P,v.hemisphereLights.needsUpdate=P}function nx(v){return v.isMeshLambertMaterial||
v.isMeshToonMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isShadowMaterial||v.isShaderMaterial&&v.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){
return H},this.getRenderTarget=function(){return ie},this.setRenderTargetTextures=function(v,P,W){let N=Le.get(v);N.__autoAllocateDepthBuffer=v.resolveDepthBuffer===!1,N.__autoAllocateDepthBuffer===!1&&
(N.__useRenderToTexture=!1),Le.get(v.texture).__webglTexture=P,Le.get(v.depthTexture).__webglTexture=N.__autoAllocateDepthBuffer?void 0:W,N.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(v,P){
let W=Le.get(v);W.__webglFramebuffer=P,W.__useDefaultFramebuffer=P===void 0},this.setRenderTarget=function(v,P=0,W=0){ie=v,Y=P,H=W;let N=null,z=!1,fe=!1;if(v){let ce=Le.get(v);if(ce.__useDefaultFramebuffer!==
void 0){pe.bindFramebuffer(D.FRAMEBUFFER,ce.__webglFramebuffer),te.copy(v.viewport),Se.copy(v.scissor),ke=v.scissorTest,pe.viewport(te),pe.scissor(Se),pe.setScissorTest(ke),X=-1;return}else if(ce.__webglFramebuffer===
void 0)Ve.setupRenderTarget(v);else if(ce.__hasExternalTextures)Ve.rebindTextures(v,Le.get(v.texture).__webglTexture,Le.get(v.depthTexture).__webglTexture);else if(v.depthBuffer){let Ge=v.depthTexture;
if(ce.__boundDepthTexture!==Ge){if(Ge!==null&&Le.has(Ge)&&(v.width!==Ge.image.width||v.height!==Ge.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incor\
rect size.");Ve.setupDepthRenderbuffer(v)}}let _e=v.texture;(_e.isData3DTexture||_e.isDataArrayTexture||_e.isCompressedArrayTexture)&&(fe=!0);let Ee=Le.get(v).__webglFramebuffer;v.isWebGLCubeRenderTarget?
(Array.isArray(Ee[P])?N=Ee[P][W]:N=Ee[P],z=!0):v.samples>0&&Ve.useMultisampledRTT(v)===!1?N=Le.get(v).__webglMultisampledFramebuffer:Array.isArray(Ee)?N=Ee[W]:N=Ee,te.copy(v.viewport),Se.copy(v.scissor),
ke=v.scissorTest}else te.copy(De).multiplyScalar(ge).floor(),Se.copy(ct).multiplyScalar(ge).floor(),ke=dt;if(W!==0&&(N=G),pe.bindFramebuffer(D.FRAMEBUFFER,N)&&pe.drawBuffers(v,N),pe.viewport(te),pe.scissor(
Se),pe.setScissorTest(ke),z){let ce=Le.get(v.texture);D.framebufferTexture2D(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_CUBE_MAP_POSITIVE_X+P,ce.__webglTexture,W)}else if(fe){let ce=P;for(let _e=0;_e<
v.textures.length;_e++){let Ee=Le.get(v.textures[_e]);D.framebufferTextureLayer(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0+_e,Ee.__webglTexture,W,ce)}}else if(v!==null&&W!==0){let ce=Le.get(v.texture);D.framebufferTexture2D(
D.FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,ce.__webglTexture,W)}X=-1};function np(v){let P=Le.get(v);return(P.__readFormat!==v.format||P.__readType!==v.type)&&(P.__readFormat=v.format,P.__readType=
v.type,P.__formatReadable=Pt.textureFormatReadable(v.format),P.__typeReadable=Pt.textureTypeReadable(v.type)),P}this.readRenderTargetPixels=function(v,P,W,N,z,fe,we,ce=0){if(!(v&&v.isWebGLRenderTarget)){
Oe("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let _e=Le.get(v).__webglFramebuffer;if(v.isWebGLCubeRenderTarget&&we!==void 0&&(_e=_e[we],Array.isArray(
_e)&&(_e=_e[0])),_e){pe.bindFramebuffer(D.FRAMEBUFFER,_e);try{let Ee=v.textures[ce],Ge=Ee.format,et=Ee.type;v.textures.length>1&&D.readBuffer(D.COLOR_ATTACHMENT0+ce);let Te=np(Ee);if(Te.__formatReadable===
!1){Oe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Te.__typeReadable===!1){Oe("WebGLRenderer.readRenderTargetPixels: renderTarget i\
s not in UnsignedByteType or implementation defined type.");return}P>=0&&P<=v.width-N&&W>=0&&W<=v.height-z&&D.readPixels(P,W,N,z,re.convert(Ge),re.convert(et),fe)}finally{let Ee=ie!==null?Le.get(ie).__webglFramebuffer:
null;pe.bindFramebuffer(D.FRAMEBUFFER,Ee)}}},this.readRenderTargetPixelsAsync=async function(v,P,W,N,z,fe,we,ce=0){if(!(v&&v.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetP\
ixels: renderTarget is not THREE.WebGLRenderTarget.");let _e=Le.get(v).__webglFramebuffer;if(v.isWebGLCubeRenderTarget&&we!==void 0&&(_e=_e[we],Array.isArray(_e)&&(_e=_e[0])),_e)if(P>=0&&P<=v.width-N&&
W>=0&&W<=v.height-z){pe.bindFramebuffer(D.FRAMEBUFFER,_e);let Ee=v.textures[ce],Ge=Ee.format,et=Ee.type;v.textures.length>1&&D.readBuffer(D.COLOR_ATTACHMENT0+ce);let Te=np(Ee);if(Te.__formatReadable===
!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Te.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.read\
RenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let tt=D.createBuffer();D.bindBuffer(D.PIXEL_PACK_BUFFER,tt),D.bufferData(D.PIXEL_PACK_BUFFER,fe.byteLength,
D.STREAM_READ),D.readPixels(P,W,N,z,re.convert(Ge),re.convert(et),0),D.bindBuffer(D.PIXEL_PACK_BUFFER,null);let Ut=ie!==null?Le.get(ie).__webglFramebuffer:null;pe.bindFramebuffer(D.FRAMEBUFFER,Ut);let Tt=D.
fenceSync(D.SYNC_GPU_COMMANDS_COMPLETE,0);return D.flush(),await Qg(D,Tt,4),D.bindBuffer(D.PIXEL_PACK_BUFFER,tt),D.getBufferSubData(D.PIXEL_PACK_BUFFER,0,fe),D.bindBuffer(D.PIXEL_PACK_BUFFER,null),D.deleteBuffer(
tt),D.deleteSync(Tt),fe}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(v,P=null,W=0){let N=Math.
pow(2,-W),z=Math.floor(v.image.width*N),fe=Math.floor(v.image.height*N),we=P!==null?P.x:0,ce=P!==null?P.y:0;Ve.setTexture2D(v,0),D.copyTexSubImage2D(D.TEXTURE_2D,W,0,0,we,ce,z,fe),pe.unbindTexture()},
this.copyTextureToTexture=function(v,P,W=null,N=null,z=0,fe=0){let we,ce,_e,Ee,Ge,et,Te,tt,Ut,Tt=v.isCompressedTexture?v.mipmaps[fe]:v.image;if(W!==null)we=W.max.x-W.min.x,ce=W.max.y-W.min.y,_e=W.isBox3?
W.max.z-W.min.z:1,Ee=W.min.x,Ge=W.min.y,et=W.isBox3?W.min.z:0;else{let ot=Math.pow(2,-z);we=Math.floor(Tt.width*ot),ce=Math.floor(Tt.height*ot),v.isDataArrayTexture?_e=Tt.depth:v.isData3DTexture?_e=Math.
floor(Tt.depth*ot):_e=1,Ee=0,Ge=0,et=0}N!==null?(Te=N.x,tt=N.y,Ut=N.z):(Te=0,tt=0,Ut=0);let wt=re.convert(P.format),gi=re.convert(P.type),Ae;P.isData3DTexture?(Ve.setTexture3D(P,0),Ae=D.TEXTURE_3D):P.
isDataArrayTexture||P.isCompressedArrayTexture?(Ve.setTexture2DArray(P,0),Ae=D.TEXTURE_2D_ARRAY):(Ve.setTexture2D(P,0),Ae=D.TEXTURE_2D),pe.activeTexture(D.TEXTURE0),pe.pixelStorei(D.UNPACK_FLIP_Y_WEBGL,
P.flipY),pe.pixelStorei(D.UNPACK_PREMULTIPLY_ALPHA_WEBGL,P.premultiplyAlpha),pe.pixelStorei(D.UNPACK_ALIGNMENT,P.unpackAlignment);let Si=pe.getParameter(D.UNPACK_ROW_LENGTH),pt=pe.getParameter(D.UNPACK_IMAGE_HEIGHT),
Ls=pe.getParameter(D.UNPACK_SKIP_PIXELS),yi=pe.getParameter(D.UNPACK_SKIP_ROWS),Go=pe.getParameter(D.UNPACK_SKIP_IMAGES);pe.pixelStorei(D.UNPACK_ROW_LENGTH,Tt.width),pe.pixelStorei(D.UNPACK_IMAGE_HEIGHT,
Tt.height),pe.pixelStorei(D.UNPACK_SKIP_PIXELS,Ee),pe.pixelStorei(D.UNPACK_SKIP_ROWS,Ge),pe.pixelStorei(D.UNPACK_SKIP_IMAGES,et);let as=v.isDataArrayTexture||v.isData3DTexture,Bs=P.isDataArrayTexture||
P.isData3DTexture;if(v.isDepthTexture){let ot=Le.get(v),ui=Le.get(P),fn=Le.get(ot.__renderTarget),kt=Le.get(ui.__renderTarget);pe.bindFramebuffer(D.READ_FRAMEBUFFER,fn.__webglFramebuffer),pe.bindFramebuffer(
D.DRAW_FRAMEBUFFER,kt.__webglFramebuffer);for(let ni=0;ni<_e;ni++)as&&(D.framebufferTextureLayer(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Le.get(v).__webglTexture,z,et+ni),D.framebufferTextureLayer(D.DRAW_FRAMEBUFFER,
D.COLOR_ATTACHMENT0,Le.get(P).__webglTexture,fe,Ut+ni)),D.blitFramebuffer(Ee,Ge,Ee+we,Ge+ce,Te,tt,Te+we,tt+ce,D.DEPTH_BUFFER_BIT,D.NEAREST);pe.bindFramebuffer(D.READ_FRAMEBUFFER,null),pe.bindFramebuffer(
D.DRAW_FRAMEBUFFER,null)}else if(z!==0||v.isRenderTargetTexture||Le.has(v)){let ot=Le.get(v),ui=Le.get(P);pe.bindFramebuffer(D.READ_FRAMEBUFFER,I),pe.bindFramebuffer(D.DRAW_FRAMEBUFFER,q);for(let fn=0;fn<
_e;fn++)as?D.framebufferTextureLayer(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,ot.__webglTexture,z,et+fn):D.framebufferTexture2D(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,ot.__webglTexture,z),Bs?
D.framebufferTextureLayer(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,ui.__webglTexture,fe,Ut+fn):D.framebufferTexture2D(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,ui.__webglTexture,fe),z!==0?D.blitFramebuffer(
Ee,Ge,Ee+we,Ge+ce,Te,tt,Te+we,tt+ce,D.COLOR_BUFFER_BIT,D.NEAREST):Bs?D.copyTexSubImage3D(Ae,fe,Te,tt,Ut+fn,Ee,Ge,we,ce):D.copyTexSubImage2D(Ae,fe,Te,tt,Ee,Ge,we,ce);pe.bindFramebuffer(D.READ_FRAMEBUFFER,
null),pe.bindFramebuffer(D.DRAW_FRAMEBUFFER,null)}else Bs?v.isDataTexture||v.isData3DTexture?D.texSubImage3D(Ae,fe,Te,tt,Ut,we,ce,_e,wt,gi,Tt.data):P.isCompressedArrayTexture?D.compressedTexSubImage3D(
Ae,fe,Te,tt,Ut,we,ce,_e,wt,Tt.data):D.texSubImage3D(Ae,fe,Te,tt,Ut,we,ce,_e,wt,gi,Tt):v.isDataTexture?D.texSubImage2D(D.TEXTURE_2D,fe,Te,tt,we,ce,wt,gi,Tt.data):v.isCompressedTexture?D.compressedTexSubImage2D(
D.TEXTURE_2D,fe,Te,tt,Tt.width,Tt.height,wt,Tt.data):D.texSubImage2D(D.TEXTURE_2D,fe,Te,tt,we,ce,wt,gi,Tt);pe.pixelStorei(D.UNPACK_ROW_LENGTH,Si),pe.pixelStorei(D.UNPACK_IMAGE_HEIGHT,pt),pe.pixelStorei(
D.UNPACK_SKIP_PIXELS,Ls),pe.pixelStorei(D.UNPACK_SKIP_ROWS,yi),pe.pixelStorei(D.UNPACK_SKIP_IMAGES,Go),fe===0&&P.generateMipmaps===!0&&P.mipmapsAutoUpdate===!0&&D.generateMipmap(Ae),pe.unbindTexture()},
this.initRenderTarget=function(v){Le.get(v).__webglFramebuffer===void 0&&Ve.setupRenderTarget(v)},this.initTexture=function(v){v.isCubeTexture?Ve.setTextureCube(v,0):v.isData3DTexture?Ve.setTexture3D(
v,0):v.isDataArrayTexture||v.isCompressedArrayTexture?Ve.setTexture2DArray(v,0):Ve.setTexture2D(v,0),pe.unbindTexture()},this.resetState=function(){Y=0,H=0,ie=null,pe.reset(),le.reset()},typeof __THREE_DEVTOOLS__<
"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return hn}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=
e;let t=this.getContext();t.drawingBufferColorSpace=Je._getDrawingBufferColorSpace(e),t.unpackColorSpace=Je._getUnpackColorSpace()}};var O0={type:"change"},af={type:"start"},V0={type:"end"},yu=new er,z0=new Gi,GS=Math.cos(70*Wd.DEG2RAD),Qt=new B,Bi=2*Math.PI,mt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,
TOUCH_DOLLY_ROTATE:6},rf=1e-6,xu=class extends co{constructor(e,t=null){super(e,t),this.state=mt.NONE,this.target=new B,this.cursor=new B,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=
1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.
enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=
!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Ps.ROTATE,MIDDLE:Ps.DOLLY,RIGHT:Ps.PAN},this.touches={ONE:Is.ROTATE,TWO:Is.
DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new B,this.
_lastQuaternion=new Hi,this._lastTargetPosition=new B,this._quat=new Hi().setFromUnitVectors(e.up,new B(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new ea,this._sphericalDelta=
new ea,this._scale=1,this._panOffset=new B,this._rotateStart=new Pe,this._rotateEnd=new Pe,this._rotateDelta=new Pe,this._panStart=new Pe,this._panEnd=new Pe,this._panDelta=new Pe,this._dollyStart=new Pe,
this._dollyEnd=new Pe,this._dollyDelta=new Pe,this._dollyDirection=new B,this._mouse=new Pe,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=
HS.bind(this),this._onPointerDown=WS.bind(this),this._onPointerUp=XS.bind(this),this._onContextMenu=jS.bind(this),this._onMouseWheel=YS.bind(this),this._onKeyDown=ZS.bind(this),this._onTouchStart=JS.bind(
this),this._onTouchMove=KS.bind(this),this._onMouseDown=qS.bind(this),this._onMouseMove=$S.bind(this),this._interceptControlDown=QS.bind(this),this._interceptControlUp=e1.bind(this),this.domElement!==
null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this.
_cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener(
"contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,
capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=mt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener(
"pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.
removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("k\
eydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions=
{},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){
return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&
(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=
this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(O0),this.update(),
this.state=mt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){
this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;Qt.copy(t).sub(this.target),Qt.applyQuaternion(this._quat),this._spherical.setFromVector3(Qt),this.autoRotate&&this.state===mt.
NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):
(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=Bi:n>Math.PI&&
(n-=Bi),s<-Math.PI?s+=Bi:s>Math.PI&&(s-=Bi),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):
Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(
this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;
if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let a=this._spherical.radius;this._spherical.radius=
this._clampDistance(this._spherical.radius*this._scale),r=a!=this._spherical.radius}if(Qt.setFromSpherical(this._spherical),Qt.applyQuaternion(this._quatInverse),t.copy(this.target).add(Qt),this.object.
lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this.
_sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let a=null;if(this.object.isPerspectiveCamera){let o=Qt.length();a=this._clampDistance(o*this._scale);
let l=o-a;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let o=new B(this._mouse.x,this._mouse.y,0);o.unproject(
this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let h=new B(
this._mouse.x,this._mouse.y,0);h.unproject(this.object),this.object.position.sub(h).add(o),this.object.updateMatrixWorld(),a=Qt.length()}else console.warn("WARNING: OrbitControls.js encountered an unk\
nown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;a!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(a).add(this.object.position):
(yu.origin.copy(this.object.position),yu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(yu.direction))<GS?this.object.lookAt(this.target):(z0.setFromNormalAndCoplanarPoint(
this.object.up,this.target),yu.intersectPlane(z0,this.target))))}else if(this.object.isOrthographicCamera){let a=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.
zoom/this._scale)),a!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>rf||8*
(1-this._lastQuaternion.dot(this.object.quaternion))>rf||this._lastTargetPosition.distanceToSquared(this.target)>rf?(this.dispatchEvent(O0),this._lastPosition.copy(this.object.position),this._lastQuaternion.
copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?Bi/60*this.autoRotateSpeed*e:Bi/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.
abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Qt.setFromMatrixColumn(t,0),Qt.multiplyScalar(-e),this.
_panOffset.add(Qt)}_panUp(e,t){this.screenSpacePanning===!0?Qt.setFromMatrixColumn(t,1):(Qt.setFromMatrixColumn(t,0),Qt.crossVectors(this.object.up,Qt)),Qt.multiplyScalar(e),this._panOffset.add(Qt)}_pan(e,t){
let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Qt.copy(s).sub(this.target);let r=Qt.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,
this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.
object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan\
 disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera typ\
e - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unkn\
own camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,
r=t-n.top,a=n.width,o=n.height;this._mouse.x=s/a*2-1,this._mouse.y=-(r/o)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){
return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),
this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(
this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Bi*this._rotateDelta.x/t.clientHeight),this._rotateUp(Bi*this._rotateDelta.y/t.clientHeight),
this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?
this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=
!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this.
_panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(
e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.
UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:
e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.
ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.
ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-Bi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),
this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.
set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(
n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(
e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){
if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(
this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(Bi*this._rotateDelta.x/t.clientHeight),this._rotateUp(Bi*this._rotateDelta.y/t.clientHeight),
this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+
t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){
let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this.
_dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let a=(e.pageX+t.x)*.5,o=(e.pageY+t.y)*.5;this._updateZoomParameters(a,o)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(
e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.
push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){
for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Pe,this._pointerPositions[e.pointerId]=
t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,
n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function WS(i){this.enabled!==
!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener(
"pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.
cursor="grabbing")))}function HS(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function XS(i){switch(this._removePointer(i),this._pointers.length){case 0:this.
domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),
this.dispatchEvent(V0),this.state=mt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,
pageX:t.x,pageY:t.y});break}}function qS(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case Ps.
DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=mt.DOLLY;break;case Ps.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(
i),this.state=mt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=mt.ROTATE}break;case Ps.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this.
_handleMouseDownRotate(i),this.state=mt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=mt.PAN}break;default:this.state=mt.NONE}this.state!==mt.NONE&&this.dispatchEvent(
af)}function $S(i){switch(this.state){case mt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case mt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case mt.
PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function YS(i){this.enabled===!1||this.enableZoom===!1||this.state!==mt.NONE||(i.preventDefault(),this.dispatchEvent(af),this._handleMouseWheel(
this._customWheelEvent(i)),this.dispatchEvent(V0))}function ZS(i){this.enabled!==!1&&this._handleKeyDown(i)}function JS(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.
ONE){case Is.ROTATE:if(this.enableRotate===!1){this.state=mt.NONE;break}this._handleTouchStartRotate(i),this.state=mt.TOUCH_ROTATE;break;case Is.PAN:if(this.enablePan===!1){this.state=mt.NONE;break}this.
_handleTouchStartPan(i),this.state=mt.TOUCH_PAN;break;default:this.state=mt.NONE}break;case 2:switch(this.touches.TWO){case Is.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(
i),this.state=mt.TOUCH_DOLLY_PAN;break;case Is.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=mt.TOUCH_DOLLY_ROTATE;break;default:this.
state=mt.NONE}break;default:this.state=mt.NONE}this.state!==mt.NONE&&this.dispatchEvent(af)}function KS(i){switch(this._trackPointer(i),this.state){case mt.TOUCH_ROTATE:if(this.enableRotate===!1)return;
this._handleTouchMoveRotate(i),this.update();break;case mt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case mt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.
enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case mt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();
break;default:this.state=mt.NONE}}function jS(i){this.enabled!==!1&&i.preventDefault()}function QS(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",
this._interceptControlUp,{passive:!0,capture:!0}))}function e1(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,
capture:!0}))}var G0=`
uniform mat4 modelMatrix;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
`,To=`
float light(vec3 normal, float facing) {
float key = max(dot(normal, vec3(-0.39801, 0.69653, 0.59702)), 0.0);
float rim = 1.0 - facing;
return (0.51 + 0.09 * normal.y + 0.46 * key) * (1.0 - 0.35 * rim * rim * rim);
}
float lightAt(vec3 normal, vec3 position) { return light(normal, max(-dot(normal, position) * inversesqrt(dot(position, position)), 0.0)); }
`,_u=`
uniform bool picking;
vec4 numberColor(uint n) { return vec4(float(n & 255u), float((n >> 8) & 255u), float((n >> 16) & 255u), float(n >> 24)) / 255.0; }
`,Ao=`
uniform vec4 clipPlane;
bool clipped(vec3 world) { return dot(clipPlane.xyz, world) > clipPlane.w; }
`,of=`
uniform sampler2D ramp;
vec3 rampColor(float s) { return texture(ramp, vec2(clamp(s, 0.0, 1.0) * (255.0 / 256.0) + 0.5 / 256.0, 0.5)).rgb; }
`,W0=`
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
${Ao}
${of}
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
`,H0=`
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
${W0}
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
`,X0=`
flat in vec3 centre;
flat in float radius;
flat in vec4 color;
flat in vec4 toRay;
uniform mat4 projectionMatrix;
uniform bool picking;
uniform bool covering;
out vec4 result;
${To}
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
`,q0=`
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
${W0}
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
`,$0=`
in vec3 seen;
in vec3 direction;
flat in vec4 color;
uniform bool picking;
out vec4 result;
${To}
void main() {
result = picking ? color : vec4(color.rgb * lightAt(normalize(direction), seen), 1.0);
}
`,lf=`
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
`,hf=`
in vec3 seen;
in vec3 direction;
in vec3 world;
uniform vec3 color;
uniform float opacity;
uniform uint base;
out vec4 result;
${Ao}
${_u}
${To}
void main() {
if (clipped(world)) discard;
vec3 n = normalize(direction);
if (dot(n, seen) > 0.0) n = -n;
result = picking ? numberColor(base) : vec4(color * lightAt(n, seen), opacity);
}
`,ha=`
in vec3 position;
in vec3 from;
in vec3 to;
in float radius;
in float tension;
in float state;
in float shown;
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
${of}
void main() {
gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
int s = int(state + 0.5);
vec3 axis = to - from;
float length2 = dot(axis, axis);
if (shown < 0.5 || s == 3 || length2 == 0.0) return;
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
if (gl_InstanceID == chosen) look = vec3(1.0, 0.35, 0.1);
color = picking ? numberColor(base + uint(gl_InstanceID)) : vec4(look, 1.0);
}
`,ua=`
in vec3 seen;
in vec3 direction;
in vec3 world;
flat in vec4 color;
uniform bool picking;
out vec4 result;
${Ao}
${To}
void main() {
if (clipped(world)) discard;
result = picking ? color : vec4(color.rgb * lightAt(normalize(direction), seen), 1.0);
}
`,Y0=`
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
`,Z0=`
in vec3 world;
flat in float part;
out vec4 result;
${Ao}
${of}
void main() {
if (clipped(world)) discard;
result = vec4(rampColor(part), 0.6);
}
`,bu="#3a7ebf",J0=`
in vec3 position;
out vec3 world;
out vec3 seen;
void main() {
world = position;
vec4 p = modelViewMatrix * vec4(position, 1.0);
seen = p.xyz;
gl_Position = projectionMatrix * p;
}
`,K0=`
in vec3 world;
in vec3 seen;
out vec4 result;
${Ao}
${To}
void main() {
if (clipped(world)) discard;
vec3 n = normalize(cross(dFdx(seen), dFdy(seen)));
result = vec4(vec3(0.227, 0.494, 0.749) /* fluidColor */ * lightAt(dot(n, seen) > 0.0 ? -n : n, seen), 0.45);
}
`,j0=`
in vec3 position;
out vec2 at;
void main() {
at = vec2(0.5 + 0.5 * position.x, 0.5 - 0.5 * position.y);
gl_Position = vec4(position, 1.0);
}
`,Q0=`
uniform sampler2D seen;
in vec2 at;
out vec4 result;
void main() { result = vec4(texture(seen, at).rgb, 1.0); }
`;var t1=new _t(0,0,0,1);function ey(i){let e=new Kr(ty(i),i.length,1,Yi);return e.magFilter=e.minFilter=Gt,e.needsUpdate=!0,{viewport:{value:new Pe(1,1)},pixelRatio:{value:1},clipPlane:{value:t1.clone()},
picking:{value:!1},covering:{value:!1},ramp:{value:e}}}var ty=i=>new Uint8Array(i.flatMap(e=>[1,3,5].map(t=>parseInt(e.slice(t,t+2),16)).concat(255)));function iy(i,e){i.ramp.value.image.data.set(ty(e)),
i.ramp.value.needsUpdate=!0}function wi(i,e,t,n,s={},r=""){let a=`precision highp float;
precision highp int;
precision highp sampler2D;
`;return new nr({glslVersion:ra,vertexShader:a+G0+e,fragmentShader:r+a+t,uniforms:{...i,...n},defines:s,side:cn})}function ny(i){return new nr({glslVersion:ra,vertexShader:j0,fragmentShader:`precision\
 highp float;
`+Q0,uniforms:{seen:{value:i}},depthTest:!1,depthWrite:!1})}var uf=8;function Eo(i){let e=[],t=[];for(let r=0;r<uf;r++){let a=2*Math.PI*r/uf;e.push(Math.cos(a),Math.sin(a),0,Math.cos(a),Math.sin(a),1);let o=2*r,l=2*((r+1)%uf);t.push(o,l,l+1,o,l+1,o+1)}let n=new rr;
n.setAttribute("position",new ut(new Float32Array(e),3)),n.setIndex(t),n.instanceCount=i;let s=(r,a)=>n.setAttribute(r,new tr(new Float32Array(i*a),a));return s("from",3),s("to",3),s("radius",1),s("te\
nsion",1),s("state",1),s("shown",1),n}var vu=class{uniforms={tensionRange:{value:new Pe(0,1)},coloring:{value:1},plain:{value:new B},base:{value:0},chosen:{value:-1},taper:{value:0}};object;count;geometry;moving=[];constructor(e,t,n){
this.uniforms.plain.value=n;let s=t.header.links??[];this.count=s.length,this.geometry=Eo(s.length);let r=t.blocks.get("ends");s.forEach((a,o)=>{this.setEnds(o,r,o),this.array("radius")[o]=a.radius,this.
array("state")[o]=a.edge?-1:0,this.array("shown")[o]=1,a.static||this.moving.push(o)}),this.object=new bt(this.geometry,wi(e,ha,ua,this.uniforms)),this.object.frustumCulled=!1}array(e){return this.geometry.
getAttribute(e).array}setEnds(e,t,n){this.array("from").set(t.subarray(6*n,6*n+3),3*e),this.array("to").set(t.subarray(6*n+3,6*n+6),3*e)}update(e,t,n,s){this.moving.forEach((r,a)=>{this.setEnds(r,e,a),
this.array("tension")[r]=t[a],this.array("state")[r]=s(r)?-1:n[a]});for(let r of["from","to","tension","state"])this.geometry.getAttribute(r).needsUpdate=!0}show(e){let t=this.array("shown");for(let n=0;n<
this.count;n++)t[n]=e(n)?1:0;this.geometry.getAttribute("shown").needsUpdate=!0}tensions(){let e=this.array("tension"),t=this.array("state"),n=0,s=0;for(let r of this.moving)t[r]>=0&&t[r]<3&&(n=Math.min(
n,e[r]),s=Math.max(s,e[r]));return[n,s]}tightest(){let e=this.array("tension"),t=this.array("state");return this.moving.filter(n=>t[n]>=0&&t[n]<3).reduce((n,s)=>n<0||e[s]>e[n]?s:n,-1)}dispose(){this.geometry.
dispose(),this.object.material.dispose(),this.object.removeFromParent()}};var Mu=class{constructor(e,t){this.shared=e;this.root=t}shared;root;largest=0;object=null;uniforms={tensionRange:{value:new Pe(0,1)},coloring:{value:1},plain:{value:new B},base:{value:0},chosen:{value:-1},
taper:{value:0}};show(e,t){this.dispose();let n=e?.blocks.get("contact"),s=e?.blocks.get("force");if(this.largest=0,!n||!s||t==="")return;let r=n.length/10,a=e.header.max_radius;for(let c=0;c<r;c++)this.
largest=Math.max(this.largest,n[10*c+9]);if(!(this.largest>0))return;let o=Eo(r),l=c=>o.getAttribute(c).array,h=l("from"),u=l("to"),f=l("radius"),d=l("tension");l("shown").fill(1);for(let c=0;c<r;c++){
let g=Math.max(n[10*c+9],0)/this.largest;if(d[c]=n[10*c+9],t==="chains"){h.set(n.subarray(10*c,10*c+3),3*c),u.set(n.subarray(10*c+3,10*c+6),3*c),f[c]=.5*a*Math.sqrt(g);continue}f[c]=.25*a;for(let b=0;b<
3;b++)h[3*c+b]=n[10*c+6+b],u[3*c+b]=n[10*c+6+b]+4*a*s[3*c+b]/this.largest}this.uniforms.tensionRange.value.set(0,this.largest),this.uniforms.taper.value=t==="arrows"?1:0,this.object=new bt(o,wi(this.shared,
ha,ua,this.uniforms)),this.object.frustumCulled=!1,this.root.add(this.object)}hide(e){this.object&&(this.object.visible=!e)}dispose(){this.object?.geometry.dispose(),this.object?.material?.dispose(),this.
object?.removeFromParent(),this.object=null}};var i1=.06,wu=class{constructor(e,t){this.shared=e;this.root=t}shared;root;surface=null;arrows=null;flow=new Float32Array;spacing=0;uniforms={tensionRange:{value:new Pe(0,1)},coloring:{value:1},plain:{
value:new B},base:{value:0},chosen:{value:-1},taper:{value:1}};largest=0;show(e,t,n){this.dispose();let s=e?.header.fluid;if(this.largest=0,!!s){this.flow=e.blocks.get("flow"),this.spacing=s.spacing;for(let r=0;r<
this.flow.length;r+=6)this.largest=Math.max(this.largest,Math.hypot(...this.flow.subarray(r+3,r+6)));t&&s.columns>0&&this.showSurface(e.blocks.get("surface"),s.columns),n&&this.largest>0&&this.showFlow()}}showSurface(e,t){
let n=[],s=o=>!Number.isNaN(e[3*o]);for(let o=0;o+t+1<e.length/3;o++){let l=o+1,h=o+t,u=h+1;l%t!==0&&s(o)&&s(l)&&s(h)&&s(u)&&n.push(o,l,u,o,u,h)}let r=new Wt;r.setAttribute("position",new ut(e,3)),r.setIndex(
n);let a=wi(this.shared,J0,K0,{});a.transparent=!0,a.depthWrite=!1,a.polygonOffset=!0,a.polygonOffsetFactor=a.polygonOffsetUnits=2,this.surface=new bt(r,a),this.surface.renderOrder=1,this.add(this.surface)}showFlow(){
let e=this.flow.length/6,t=Eo(e),n=s=>t.getAttribute(s).array;n("shown").fill(1),n("radius").fill(i1*this.spacing);for(let s=0;s<e;s++)n("from").set(this.flow.subarray(6*s,6*s+3),3*s),n("tension")[s]=
Math.hypot(...this.flow.subarray(6*s+3,6*s+6));this.arrows=new bt(t,wi(this.shared,ha,ua,this.uniforms)),this.add(this.arrows),this.scale(this.uniforms.tensionRange.value.y)}add(e){e.frustumCulled=!1,
this.root.add(e)}scale(e){if(this.uniforms.tensionRange.value.y=e,!this.arrows||!(e>0))return;let t=this.arrows.geometry.getAttribute("to");for(let n=0;n<this.flow.length/6;n++)for(let s=0;s<3;s++)t.array[3*
n+s]=this.flow[6*n+s]+this.spacing/e*this.flow[6*n+3+s];t.needsUpdate=!0}hide(e){for(let t of[this.surface,this.arrows])t&&(t.visible=!e)}dispose(){for(let e of[this.surface,this.arrows])e?.geometry.dispose(),
e?.material?.dispose(),e?.removeFromParent();this.surface=this.arrows=null}};var Su=class{covered=new Float32Array(0);boxes=new Int16Array(0);nearest=new Float32Array(0);columns=0;cell=0;find(e,t,n,s,r,a){let o=t.groups.length;this.nearest.length<o&&(this.boxes=new Int16Array(
4*o),this.nearest=new Float32Array(o));let l=this.cell=Math.min(Math.max(n1(t,n,r)/a,.5),8),h=this.columns=Math.ceil(s/l),u=Math.ceil(r/l);return this.covered.length<h*u&&(this.covered=new Float32Array(
h*u)),this.covered.fill(1/0,0,h*u),this.cover(t,n,s/l,r/l,h,u),this.list(e,o)}cover(e,t,n,s,r,a){let{places:o,groups:l,origin:h,scale:u,grown:f,hiddenGroups:d,clipPlane:c}=e,{covered:g,boxes:b,nearest:p}=this,
m=.5*e.border/this.cell,M=t.matrixWorldInverse.elements,A=t.projectionMatrix.elements,w=o instanceof Uint16Array?1/65535:1,C=.5*A[0]*n,E=.5*(1-A[8])*n,x=.5*A[5]*s,S=.5*(1-A[9])*s;for(let U=0;U<l.length;U++){
p[U]=NaN;let F=h.x+o[4*U]*w*u.x,L=h.y+o[4*U+1]*w*u.y,V=h.z+o[4*U+2]*w*u.z;if((d>>Math.min(l[U],20)&1)===1||c.x*F+c.y*L+c.z*V>c.w)continue;let G=o[4*U+3]*w*u.w*f,I=M[0]*F+M[4]*L+M[8]*V+M[12],q=M[1]*F+M[5]*
L+M[9]*V+M[13],Y=-(M[2]*F+M[6]*L+M[10]*V+M[14]);if(Y<=G*1.001)continue;let H=Y*Y-G*G,ie=1/H,X=C*I*Y*ie+E,ee=C*G*Math.sqrt(I*I+H)*ie+m,te=X-ee,Se=X+ee,ke=x*q*Y*ie+S,J=x*G*Math.sqrt(q*q+H)*ie+m,me=ke-J,
Me=ke+J;if(Se<0||te>n||Me<0||me>s||(p[U]=Y-G,b[4*U]=Math.max(te,0),b[4*U+1]=Math.min(Se,r-1),b[4*U+2]=Math.max(me,0),b[4*U+3]=Math.min(Me,a-1),X<0||X>n||ke<0||ke>s))continue;let Re=.999*Math.min(ee,J)-
2*m,ge=Y+G;for(let Be=Math.max(0,Math.ceil(ke-Re)),Lt=Math.min(a,Math.floor(ke+Re));Be<Lt;Be++){let De=Math.max(ke-Be,Be+1-ke),ct=Math.sqrt(Math.max(Re*Re-De*De,0));for(let dt=Be*r+Math.max(0,Math.ceil(
X-ct)),Ze=Be*r+Math.min(r,Math.floor(X+ct));dt<Ze;dt++)g[dt]>ge&&(g[dt]=ge)}}}list(e,t){let{covered:n,boxes:s,nearest:r,columns:a}=this,o=0;for(let l=0;l<t;l++){let h=r[l];if(h!==h)continue;let u=s[4*
l],f=s[4*l+1],d=s[4*l+3],c=!0;for(let g=s[4*l+2];c&&g<=d;g++)for(let b=g*a+u,p=g*a+f;b<=p;b++)if(n[b]>=h){c=!1;break}c||(e[o++]=l)}return o}narrow(e,t,n){let{covered:s,boxes:r,nearest:a,columns:o}=this;
for(let l=0;l<t;l++){let h=e[l],u=a[h],f=r[4*h],d=r[4*h+1],c=r[4*h+3],g=d+1,b=f-1,p=c+1,m=-1;for(let M=r[4*h+2];M<=c;M++){let A=M*o,w=f,C=d;for(;w<=d&&s[A+w]<u;)w++;if(!(w>d)){for(;s[A+C]<u;)C--;g=Math.
min(g,w),b=Math.max(b,C),p=Math.min(p,M),m=M}}for(let M=16*h;M<16*(h+1);M+=4)n[M]=g,n[M+1]=b,n[M+2]=p,n[M+3]=m}}};function n1(i,e,t){let n=i.groups.length,s=e.matrixWorldInverse.elements,r=i.places instanceof
Uint16Array?1/65535:1,a=0,o=0;for(let l=0;l<n;l+=Math.ceil(n/1e3)){let h=i.origin.x+i.places[4*l]*r*i.scale.x,u=i.origin.y+i.places[4*l+1]*r*i.scale.y,f=i.origin.z+i.places[4*l+2]*r*i.scale.z,d=-(s[2]*
h+s[6]*u+s[10]*f+s[14]);d<=0||(a+=i.places[4*l+3]*r*i.scale.w*i.grown/d,o++)}return o>0?a/o*e.projectionMatrix.elements[5]*.5*t:0}function sy(i){let e=i.getExtension("WEBGL_debug_renderer_info");return/swiftshader|llvmpipe|softpipe|software|basic render/i.
test(String(i.getParameter(e?e.UNMASKED_RENDERER_WEBGL:i.RENDERER)))}var Tu=class{constructor(e,t){this.draw=e;this.finished=t}draw;finished;level=1;heavy=!1;drawing=!1;wanted=!1;timer=0;asked=-1/0;apart=1/0;ask(){if(clearTimeout(this.timer),this.timer=0,this.wanted)return;
this.wanted=!0;let e=performance.now();this.apart=e-this.asked,this.asked=e,this.drawing||queueMicrotask(()=>{this.begin(this.heavy?2:1)})}async begin(e){if(this.drawing)return;this.drawing=!0,e!==0&&
(this.wanted=!1),this.level=e;let t=performance.now();this.draw(e),await this.finished();let n=performance.now()-t;e===0&&(this.heavy=n>132),e===1&&n>33&&(this.heavy=!0),this.drawing=!1,this.wanted?requestAnimationFrame(
()=>{this.begin(this.heavy?2:1)}):e!==0&&(this.timer=setTimeout(()=>{this.timer=0,this.begin(0)},this.apart<1e3?Math.max(200,2*this.apart):200))}idle(){return!this.wanted&&!this.drawing}rests(){return!this.
wanted&&!this.drawing&&this.timer===0&&this.level===0}restart(){this.heavy=!1}};function ry(i){let e=i.fenceSync(i.SYNC_GPU_COMMANDS_COMPLETE,0);return i.flush(),new Promise(t=>{let n=()=>{e&&!i.isContextLost()&&
i.clientWaitSync(e,0,0)===i.TIMEOUT_EXPIRED?setTimeout(n,2):(i.deleteSync(e),t())};n()})}var Au=class{constructor(e,t){this.shared=e;this.root=t}shared;root;object=null;uniforms={most:{value:1}};largest=0;show(e,t){this.dispose();let n=e?.blocks.get("panel"),s=e?.blocks.get("panel_pressur\
e");if(this.largest=s?.reduce((o,l)=>Math.max(o,l),0)??0,!n||!s||!t||this.largest===0)return;let r=new Wt;r.setAttribute("position",new ut(n,3)),r.setAttribute("pressure",new ut(new Float32Array(n.length/
3).map((o,l)=>s[Math.floor(l/3)]),1));let a=wi(this.shared,Y0,Z0,this.uniforms);a.transparent=!0,a.depthWrite=!1,a.polygonOffset=!0,a.polygonOffsetFactor=a.polygonOffsetUnits=-2,this.object=new bt(r,a),
this.object.frustumCulled=!1,this.object.renderOrder=2,this.root.add(this.object)}scale(e){this.uniforms.most.value=e}hide(e){this.object&&(this.object.visible=!e)}dispose(){this.object?.geometry.dispose(),
this.object?.material?.dispose(),this.object?.removeFromParent(),this.object=null}};var s1={place:[4,!0],turn:[4,!0],size:[1,!1],scalar:[1,!0],group:[1,!1],index:[1,!1]},Eu=class{constructor(e,t){this.shared=e;this.uniforms=t}shared;uniforms;object=new Wi;place(e,t){this.dispose();let n=e.
blocks.get("solid");if(!n)return t;let s=t.slice(),r=new Map;for(let f=0;f<n.length;f+=2){s[4*n[f]+3]=0;let d=r.get(n[f+1]);d?d.push(f/2):r.set(n[f+1],[f/2])}let a=e.header.particles,o=new Uint16Array(
a),l={place:t,scalar:e.blocks.get("scalar")??o,group:e.blocks.get("group")??o,index:Float32Array.from(o,(f,d)=>d)},h={turn:e.blocks.get("turn"),size:e.blocks.get("size")},u=wi(this.shared,q0,$0,this.uniforms);
for(let[f,d]of r){let c=r1(e,f);for(let[b,[p,m]]of Object.entries(s1)){let M=l[b]??h[b],A=new M.constructor(p*d.length);d.forEach((w,C)=>{let E=b in l?n[2*w]:w;A.set(M.subarray(p*E,p*(E+1)),p*C)}),c.setAttribute(
b,new tr(A,p,m&&!(A instanceof Float32Array)))}c.instanceCount=d.length;let g=new bt(c,u);g.frustumCulled=!1,this.object.add(g)}return s}dispose(){for(let e of this.object.children)e.geometry.dispose(),
e.material.dispose();this.object.clear()}};function r1(i,e){let t=i.blocks.get("corner"),n=i.blocks.get("facet"),[s,r]=i.blocks.get("facets").subarray(2*e,2*e+2),a=new Float32Array(9*r),o=new Float32Array(
9*r);for(let h=0;h<r;h++){let[u,f,d]=[0,1,2].map(g=>new B().fromArray(t,3*n[3*(s+h)+g])),c=f.clone().sub(u).cross(d.clone().sub(u)).normalize();[u,f,d].forEach((g,b)=>{g.toArray(a,9*h+3*b),c.toArray(o,
9*h+3*b)})}let l=new rr;return l.setAttribute("position",new ut(a,3)),l.setAttribute("normal",new ut(o,3)),l}var Cu=class{constructor(e){this.renderer=e;let t=new Wt().setAttribute("position",new ut(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3));this.shrunk=new bt(t,ny(this.samples.texture)),this.shrunk.frustumCulled=
!1}renderer;samples=new Jt(1,1,{minFilter:Gt,magFilter:Gt});pixels=new Jt(1,1,{depthBuffer:!1});shrunk;eye=new sr;covered=new Jt(1,1,{samples:4});image=new ImageData(1,1);upright=new Uint8Array(0);take(e,t,n,s){
let r=this.renderer.getContext();return this.samples.setSize(Math.floor(e*n),Math.floor(t*n)),this.pixels.setSize(e,t),this.renderer.setRenderTarget(this.samples),s(),this.renderer.setRenderTarget(this.
pixels),this.renderer.render(this.shrunk,this.eye),this.sized(e,t),r.readPixels(0,0,e,t,r.RGBA,r.UNSIGNED_BYTE,this.image.data),this.renderer.setRenderTarget(null),this.image}frame(e,t,n){let s=4*e;this.
covered.setSize(e,t),this.renderer.setRenderTarget(this.covered),n(),this.sized(e,t),this.upright.length!==s*t&&(this.upright=new Uint8Array(s*t)),this.renderer.readRenderTargetPixels(this.covered,0,0,
e,t,this.upright);for(let r=0;r<t;r++)this.image.data.set(this.upright.subarray(r*s,(r+1)*s),(t-1-r)*s);return this.renderer.setRenderTarget(null),this.image}sized(e,t){(this.image.width!==e||this.image.
height!==t)&&(this.image=new ImageData(e,t))}free(){this.samples.dispose(),this.pixels.dispose(),this.covered.dispose(),this.image=new ImageData(1,1),this.upright=new Uint8Array(0)}};var ay=["#d1603d","#3b6ea5","#5b8c5a","#e0a030","#7a5c8e","#4c9a9a"],a1="#d0ccc3",o1="#6b7f92",l1=12,oy=i=>new B(...[1,3,5].map(e=>parseInt(i.slice(e,e+2),16)/255)),ly=1,h1=2,u1=.22;function c1(i,e,t){
let{color:n,base:s}=t.uniforms,r=wi(i,lf,hf,{color:n,base:s,opacity:{value:u1}});r.transparent=!0,r.depthWrite=!1,r.side=_n;let a=new bt(e,r);return a.frustumCulled=!1,a.renderOrder=1,a.onBeforeRender=
()=>{r.colorWrite=!i.picking.value},a}var Ru=class{constructor(e,t){this.scene=t;let n=t.blocks.get("point"),s=t.blocks.get("normal"),r=t.blocks.get("triangle"),a=t.header.shapes??[],o=1+Math.max(-1,...a.
map(l=>l.body));a.forEach((l,h)=>{let u=oy(l.body<0?a1:o>l1?o1:ay[l.body%ay.length]);if(this.colors.push(u),l.radius!==void 0){this.meshes.push(null);return}let[f,d]=l.points,[c,g]=l.triangles,b=new Wt;
b.setAttribute("position",new ut(n.subarray(3*f,3*(f+d)),3)),b.setAttribute("normal",new ut(s.subarray(4*f,4*(f+d)),4,!0)),b.setIndex(new ut(r.subarray(3*c,3*(c+g)),1));let p=wi(e,lf,hf,{color:{value:u},
opacity:{value:1},base:{value:h}}),m=new bt(b,p);m.frustumCulled=!1,l.seen===ly&&(p.side=_n),l.seen===h1&&(p.side=fi,m.add(c1(e,b,p))),this.meshes.push(m),this.group.add(m)})}scene;group=new Wi;meshes=[];colors=[];pose(e,t){
e.forEach((n,s)=>{let r=this.meshes[n],a=7*s;r&&(r.position.set(t[a],t[a+1],t[a+2]),r.quaternion.set(t[a+3],t[a+4],t[a+5],t[a+6]))})}floors(e){let t=this.scene.blocks.get("normal");return(this.scene.header.
shapes??[]).flatMap((s,r)=>s.seen===ly?[new B().fromArray(t,4*s.points[0]).applyQuaternion(this.meshes[r].quaternion).normalize()]:[]).filter(s=>s.dot(e)>.1)}setBase(e){this.each((t,n)=>{t.uniforms.base.
value=e+n})}show(e){this.meshes.forEach((t,n)=>{t&&(t.visible=e(n))})}choose(e){this.each((t,n)=>{t.uniforms.color.value=n===e?oy("#ff5a1a"):this.colors[n]})}each(e){this.meshes.forEach((t,n)=>{t&&e(t.
material,n)})}dispose(){for(let e of this.meshes){e?.geometry.dispose();for(let t of e?[e,...e.children]:[])t.material.dispose()}this.group.removeFromParent()}};var d1=2e4,Co=[0,1,2,2,1,3],f1=3,p1=6,ff=["#a89d8a","#0072b2","#e69f00","#009e73","#cc79a7","#56b4e9","#d55e00","#f0e442"],cf=i=>new B(...[1,3,5].map(e=>parseInt(i.slice(e,e+2),16)/255)),m1=125e3,Ro=class{constructor(e,t){
this.shared=e;this.conservative=t}shared;conservative;uniforms={origin:{value:new B},scale:{value:new _t(1,1,1,1)},shrink:{value:1},scalarScale:{value:new B(1,0,0)},groupColors:{value:ff.map(cf)},coloring:{
value:1},plain:{value:cf("#a89d8a")},missing:{value:cf(rl)},hiddenGroups:{value:0},base:{value:0},chosen:{value:-1},cell:{value:new Pe}};object=new Wi;count=0;whole=null;few=null;occlusion=new Su;data=[
new Uint16Array(0),new Uint16Array(0),new Uint8Array(0)];place(e,t,n){let s=this.count=e.length/4;this.data=[e,t??new Uint16Array(s),n??new Uint8Array(s)],this.whole=this.fill(this.whole,this.data,1),
this.show(1)}fewest(){return 2**Math.max(0,Math.ceil(Math.log2(this.count/m1)))}show(e){if(this.whole&&(this.whole.object.visible=e===1),e===1){this.few&&(this.few.object.visible=!1);return}let[t,n,s]=this.
data,r=Math.ceil(this.count/e),a=[t instanceof Uint16Array?new Uint16Array(4*r):new Float32Array(4*r),new Uint16Array(r),new Uint8Array(r)];for(let o=0,l=0;o<r;o++,l+=e){for(let h=0;h<4;h++)a[0][4*o+h]=
t[4*l+h];a[1][o]=n[l],a[2][o]=s[l]}this.few=this.fill(this.few,a,e),this.few.object.visible=!0}leaveOut(e,t,n){let s=this.few?.object.visible?this.few:this.whole;if(!s)return;let r=s.object instanceof
bt,a=s.data[1].length;if(this.uniforms.cell.value.set(0,0),!e&&!r){s.geometry.setIndex(null),s.geometry.setDrawRange(0,a);return}if(!e&&s.complete)return;s.geometry.index||s.geometry.setIndex(new ut(new Uint32Array(
(r?Co.length:1)*a),1));let o=s.geometry.index,l=o.array,h=e?this.find(s,l,e,t,n):g1(l,a);r&&y1(l,h);let u=r?Co.length*h:h;o.clearUpdateRanges(),o.addUpdateRange(0,u),o.needsUpdate=!0,s.geometry.setDrawRange(
0,u),s.complete=!e}find(e,t,n,s,r){let a=this.uniforms,o=e.geometry.getAttribute("box"),l=this.occlusion.find(t,{places:e.data[0],groups:e.data[2],origin:a.origin.value,scale:a.scale.value,grown:a.shrink.
value*Math.cbrt(e.every),hiddenGroups:a.hiddenGroups.value,clipPlane:this.shared.clipPlane.value,border:this.shared.covering.value?1:0},n,s,r,o?p1:f1);return o&&(this.occlusion.narrow(t,l,o.array),o.needsUpdate=
!0,a.cell.value.set(2/s,2/r).multiplyScalar(this.occlusion.cell)),l}fill(e,t,n){let s=t[1].length,r=`${s} ${t[0].constructor.name} ${n}`,a=e;return a?.kind!==r&&(a&&df(a),a=this.make(s,r,t[0]instanceof
Uint16Array,n)),a.data=t,["place","scalar","group"].forEach((o,l)=>{let h=a.geometry.getAttribute(o);a.object instanceof bt?x1(h.array,t[l],h.itemSize):h.array=t[l],h.needsUpdate=!0}),a}make(e,t,n,s){
let r=this.count<d1,a=this.conservative?`#extension GL_EXT_conservative_depth : enable
precision highp float;
layout(depth_greater) out float gl_FragDepth;
`:"",o={...this.uniforms,every:{value:s}},l=wi(this.shared,H0,X0,o,r?{QUADS:""}:{},a);l.alphaToCoverage=!0;let h=new Wt,u=r?4*e:e;h.setAttribute("place",new ut(n?new Uint16Array(4*u):new Float32Array(
4*u),4,n)),h.setAttribute("scalar",new ut(new Uint16Array(u),1,!0)),h.setAttribute("group",new ut(new Uint8Array(u),1,!1)),r&&h.setAttribute("box",new ut(new Int16Array(4*u),4)),h.setDrawRange(0,r?0:e);
let f=r?new bt(h,l):new ro(h,l);return f.frustumCulled=!1,this.object.add(f),{kind:t,every:s,geometry:h,object:f,data:this.data,complete:!1}}dispose(){this.whole&&df(this.whole),this.few&&df(this.few),
this.whole=this.few=null,this.object.removeFromParent(),this.count=0}};function g1(i,e){for(let t=0;t<e;t++)i[t]=t;return e}function y1(i,e){for(let t=e-1;t>=0;t--){let n=4*i[t];for(let s=0;s<Co.length;s++)
i[Co.length*t+s]=n+Co[s]}}function x1(i,e,t){for(let n=0,s=e.length/t;n<s;n++)for(let r=0;r<4;r++)for(let a=0;a<t;a++)i[(4*n+r)*t+a]=e[n*t+a]}function df(i){i.geometry.dispose(),i.object.material.dispose(),
i.object.removeFromParent()}var uy=30,cy=[[.55,.42,1],[-.55,.42,1],[-.55,.42,-1],[.55,.42,-1]],pf=1e-6;Je.enabled=!1;var dy="EXT_conservative_depth",b1=2e5,Po=class{constructor(e,t,n){this.canvas=e;this.onDrawn=n;this.renderer=new pu(
{canvas:e,antialias:!1,alpha:!1,powerPreference:"high-performance"}),this.renderer.autoClear=!0,this.shot=new Cu(this.renderer);let s=this.renderer.getContext(),r=s.getExtension(dy)!==null;this.sparing=
sy(s),this.pace=new Tu(()=>this.drawNow(),()=>ry(s)),this.shared=ey(t),this.particles=new Ro(this.shared,r),this.polyhedra=new Eu(this.shared,this.particles.uniforms),this.balls=new Ro(this.shared,r),
this.balls.uniforms.coloring.value=0,this.balls.uniforms.plain.value=new B(.42,.5,.57),this.balls.uniforms.hiddenGroups.value=2,this.contacts=new Mu(this.shared,this.root),this.panels=new Au(this.shared,
this.root),this.fluid=new wu(this.shared,this.root),this.controls=this.steered(),e.addEventListener("webglcontextrestored",()=>{s.getExtension(dy),this.draw()})}canvas;onDrawn;renderer;shared;root=new io;camera=new Ai(
uy,1,.01,100);controls;partner=null;particles;polyhedra;balls;ballNumbers=[];ballPlaces=new Float32Array(0);hidden=new Set;solids=null;links=null;lines=new B;contacts;panels;fluid;scene=null;frame=null;pace;led=!1;held=!1;size={
width:1,height:1,ratio:1};fitted=null;every=1;target=new Jt(5,5);shot;sparing;drawn=0;drawnWhole=0;steered(){let e=new xu(this.camera,this.canvas);return e.zoomToCursor=!0,e.addEventListener("change",
()=>this.moved()),e}moved(){this.draw(),this.led||this.partner?.seeAs(this)}seeAs(e){this.led=!0,this.setUp(e.camera.up),this.camera.position.copy(e.camera.position),this.camera.near=e.camera.near,this.
camera.far=e.camera.far,this.camera.updateProjectionMatrix(),this.controls.target.copy(e.controls.target),this.controls.update(),this.led=!1,this.draw()}setUp(e){this.camera.up.equals(e)||(this.camera.
up.copy(e),this.controls.dispose(),this.controls=this.steered())}setBackground(e,t,n){iy(this.shared,n),this.root.background=new nt(e),this.lines.set(...[1,3,5].map(s=>parseInt(t.slice(s,s+2),16)/255)),
this.draw()}setScene(e,t){this.solids?.dispose(),this.links?.dispose(),this.contacts.dispose(),this.panels.dispose(),this.fluid.dispose(),this.scene=e,this.frame=null,this.solids=new Ru(this.shared,e),
this.links=new vu(this.shared,e,this.lines),this.ballNumbers=(e.header.shapes??[]).flatMap((s,r)=>s.radius!==void 0?[r]:[]),this.root.add(this.solids.group,this.links.object);let n=e.blocks.get("pose");
this.solids.pose((e.header.shapes??[]).map((s,r)=>r),n),this.placeBalls(s=>n.subarray(7*s,7*s+3)),t||this.fit(),this.pace.restart(),this.draw()}dispose(){this.clear(),this.controls.dispose(),this.renderer.
dispose(),this.renderer.forceContextLoss()}clear(){this.solids?.dispose(),this.links?.dispose(),this.particles.dispose(),this.polyhedra.dispose(),this.balls.dispose(),this.contacts.dispose(),this.panels.
dispose(),this.fluid.dispose(),this.solids=this.links=this.scene=this.frame=null,this.draw()}placeBalls(e){let t=this.scene?.header.shapes??[],n=new Float32Array(4*this.ballNumbers.length);this.ballNumbers.
forEach((s,r)=>{n.set(e(s),4*r),n[4*r+3]=t[s].radius??0}),this.ballPlaces=n,this.showBalls(),this.root.add(this.balls.object)}showBalls(){let e=this.scene?.header.shapes??[];this.balls.place(this.ballPlaces,
null,Uint8Array.from(this.ballNumbers,t=>this.hidden.has(e[t].object)?1:0))}setFrame(e){if(!this.scene)return;this.frame=e;let t=e.header,n=this.particles.uniforms,s=e.blocks.get("position"),r=s instanceof
Uint16Array;n.origin.value.set(...t.low),n.scale.value=r?new _t(t.high[0]-t.low[0],t.high[1]-t.low[1],t.high[2]-t.low[2],t.max_radius):new _t(1,1,1,1),this.particles.place(this.polyhedra.place(e,s),e.
blocks.get("scalar")??null,e.blocks.get("group")??null),this.every=1,this.root.add(this.particles.object,this.polyhedra.object);let a=this.scene.header.shapes??[],o=this.scene.header.links??[],l=a.flatMap(
(d,c)=>d.static?[]:[c]),h=e.blocks.get("pose"),u=this.scene.blocks.get("pose");this.solids?.pose(l,h);let f=new Map(l.map((d,c)=>[d,c]));this.placeBalls(d=>f.has(d)?h.subarray(7*f.get(d),7*f.get(d)+3):
u.subarray(7*d,7*d+3)),this.links?.update(e.blocks.get("ends"),e.blocks.get("tension"),e.blocks.get("state"),d=>o[d].edge),this.setNumbers(),this.draw()}showContacts(e){return this.contacts.show(this.
frame,e),this.particles.uniforms.shrink.value=this.contacts.largest>0?.3:1,this.draw(),this.contacts.largest}showPanels(e){return this.panels.show(this.frame,e),this.draw(),this.panels.largest}scalePanels(e){
this.panels.scale(e),this.draw()}showFluid(e,t){return this.fluid.show(this.frame,e,t),this.draw(),this.fluid.largest}scaleFlow(e){this.fluid.scale(e),this.draw()}setNumbers(){this.particles.uniforms.
base.value=1;let e=1+this.particles.count;this.solids?.setBase(e),this.balls.uniforms.base.value=1+this.particles.count+(this.scene?.header.shapes??[]).length,this.links&&(this.links.uniforms.base.value=
this.balls.uniforms.base.value+this.balls.count)}setColors(e){let t=this.frame?.header.scalar,n=this.particles.uniforms;if(n.coloring.value=e.scalar&&t?2:1,t){let{factor:s,offset:r,logarithm:a}=Vp(t,e.
scale);n.scalarScale.value.set(s,r,a)}this.links&&(this.links.uniforms.tensionRange.value.set(...e.tensions),this.links.uniforms.coloring.value=e.links==="tension"?1:0),this.draw()}tensions(){let[e,t]=this.
links?.tensions()??[0,0];return Math.max(-e,t)<pf?[0,0]:[e,t]}tightest(){return this.links?.tightest()??-1}hide(e){let t=this.scene?.header;this.hidden=e,t&&(this.solids?.show(n=>!e.has(t.shapes[n].object)),
this.links?.show(n=>!e.has(t.links[n].object)),this.particles.uniforms.hiddenGroups.value=(t.groups??[]).reduce((n,s,r)=>n|(e.has(s)?1<<Math.min(r,20):0),0),this.showBalls(),this.draw())}choose(e){this.
particles.uniforms.chosen.value=e?.kind==="particle"?e.number:-1,this.solids?.choose(e?.kind==="shape"?e.number:-1),this.balls.uniforms.chosen.value=e?.kind==="shape"?this.ballNumbers.indexOf(e.number):
-1,this.links&&(this.links.uniforms.chosen.value=e?.kind==="link"?e.number:-1),this.draw()}clip(e){this.shared.clipPlane.value.set(...e?[...e.normal,e.offset]:[0,0,0,1]),this.draw()}resize(e,t,n){this.
size={width:e,height:t,ratio:n},this.camera.aspect=e/Math.max(t,1),this.camera.updateProjectionMatrix(),this.fitted&&this.camera.position.equals(this.fitted.from)&&this.fit(this.fitted.direction),this.
draw()}fit(e){let t=this.scene?.header;if(!t)return;let n=new B(...t.low),s=new B(...t.high),r=new B(...t.up),a=n.clone().add(s).multiplyScalar(.5),o=Math.max(n.distanceTo(s)/2,1e-6),l=new B(1,0,0).addScaledVector(
r,-r.x);l.length()<.5&&l.set(0,1,0).addScaledVector(r,-r.y),l.normalize();let h=l.clone().cross(r),u=M=>l.clone().multiplyScalar(M[0]).addScaledVector(r,M[1]).addScaledVector(h,M[2]).normalize(),f=this.
solids?.floors(r)??[],d=e?u(e):cy.map(u).find(M=>f.every(A=>A.dot(M)>0))??u(cy[0]);this.setUp(r);let c=[...Array(8).keys()].map(M=>new B(M&1?s.x:n.x,M&2?s.y:n.y,M&4?s.z:n.z)),g=Math.tan(uy/360*Math.PI)/
1.1,b=r.clone().cross(d).normalize(),p=d.clone().cross(b),m=o*.1;for(let M of c){let A=M.sub(a);m=Math.max(m,A.dot(d)+Math.max(Math.abs(A.dot(p))/g,Math.abs(A.dot(b))/(g*this.camera.aspect)))}this.camera.
position.copy(a).addScaledVector(d,m),this.camera.near=o/500,this.camera.far=m+60*o,this.camera.updateProjectionMatrix(),this.controls.target.copy(a),this.controls.update(),this.fitted={direction:e,from:this.
camera.position.clone()},this.moved()}view(){return this.fitted&&!this.fitted.direction&&this.camera.position.equals(this.fitted.from)?null:[...this.camera.position,...this.controls.target]}look(e){this.
camera.position.fromArray(e),this.controls.target.fromArray(e,3),this.controls.update(),this.moved()}aim(e){let t=new B(...e).sub(this.controls.target);this.move(t)}pan(e,t){let n=this.controls.target.
clone().sub(this.camera.position),s=n.clone().cross(this.camera.up).normalize(),r=s.clone().cross(n).normalize();this.move(s.multiplyScalar(e*n.length()).addScaledVector(r,t*n.length()))}move(e){this.
controls.target.add(e),this.camera.position.add(e),this.controls.update(),this.moved()}orbit(e,t,n=1){let s=this.camera.position.clone().sub(this.controls.target);s.applyAxisAngle(this.camera.up,-e*Math.
PI/180);let r=this.camera.up.clone().cross(s).normalize(),a=s.clone().applyAxisAngle(r,-t*Math.PI/180);Math.abs(a.clone().normalize().dot(this.camera.up))<.999&&s.copy(a),this.camera.position.copy(this.
controls.target).addScaledVector(s,1/n),this.controls.update(),this.moved()}draw(){this.held||this.pace.ask()}hold(e){this.held=e,e||this.shot.free(),this.draw()}shows(){return this.frame!==null&&this.
pace.idle()}async drawnUp(){do await new Promise(e=>requestAnimationFrame(e));while(!this.pace.idle())}rests(){return this.pace.rests()}drawNow(){let{width:e,height:t,ratio:n}=this.size,s=this.pace.level===
2?this.particles.fewest():1;s!==this.every&&this.particles.show(s),this.every=s;let r=this.pace.level===0&&this.particles.count<b1;this.render(e,t,r?Math.max(n,2):this.pace.level===2?1:n),this.drawn++,
s===1&&this.drawnWhole++,this.onDrawn(s)}render(e,t,n){let s=this.renderer,r=s.getSize(new Pe);(r.x!==e||r.y!==t||s.getPixelRatio()!==n)&&s.setDrawingBufferSize(e,t,n),this.paint(e,t,n)}paint(e,t,n){this.
shared.viewport.value.set(Math.floor(e*n),Math.floor(t*n)),this.shared.pixelRatio.value=n,this.leaveOut(e,t),this.renderer.render(this.root,this.camera)}leaveOut(e,t){this.camera.updateMatrixWorld(),this.
particles.leaveOut(this.sparing?this.camera:null,e,t),this.balls.leaveOut(null,e,t)}pick(e,t,n,s){let r=this.root.background;this.root.background=null,this.shared.picking.value=!0,this.contacts.hide(!0),
this.panels.hide(!0),this.fluid.hide(!0),this.leaveOut(n,s),this.camera.setViewOffset(n,s,e-2,t-2,5,5),this.shared.viewport.value.set(5,5),this.shared.pixelRatio.value=1,this.renderer.setRenderTarget(
this.target),this.renderer.setClearColor(0,0),this.renderer.clear(),this.renderer.render(this.root,this.camera);let a=new Uint8Array(100);this.renderer.readRenderTargetPixels(this.target,0,0,5,5,a),this.
renderer.setRenderTarget(null),this.camera.clearViewOffset(),this.shared.picking.value=!1,this.contacts.hide(!1),this.panels.hide(!1),this.fluid.hide(!1),this.root.background=r;let o=0,l=1/0;for(let h=0;h<
25;h++){let u=(a[4*h]|a[4*h+1]<<8|a[4*h+2]<<16|a[4*h+3]<<24)>>>0,f=(h%5-2)**2+(Math.floor(h/5)-2)**2;u>0&&f<l&&(o=u,l=f)}return this.draw(),o===0?null:this.named(o-1)}named(e){if(e<this.particles.count)
return{kind:"particle",number:e};e-=this.particles.count;let t=(this.scene?.header.shapes??[]).length;return e<t?{kind:"shape",number:e}:(e-=t,e<this.balls.count?{kind:"shape",number:this.ballNumbers[e]}:
(e-=this.balls.count,e<(this.links?.count??0)?{kind:"link",number:e}:null))}picture(e,t,n=2){let s=n*Math.max(e,t)<=this.renderer.capabilities.maxTextureSize?n:1;return this.shoot(e,t,()=>this.shot.take(
e,t,s,()=>this.paint(e,t,s)))}filmed(e,t){this.shared.covering.value=!0;let n=this.shoot(e,t,()=>this.shot.frame(e,t,()=>this.paint(e,t,1)));return this.shared.covering.value=!1,n}shoot(e,t,n){let s=this.
camera.aspect;this.camera.aspect=e/t,this.camera.updateProjectionMatrix(),this.particles.show(this.every=1);let r=n();return this.held||this.shot.free(),this.camera.aspect=s,this.camera.updateProjectionMatrix(),
r}};var pi=new URLSearchParams(location.hash.slice(1)),v1=300,mf=(i,...e)=>e.includes(i),fy=(i,e)=>{let t=(i??"").split(",").map(Number);return i&&t.length===e&&t.every(Number.isFinite)?t:null};function py(){
let i=pi.get("panel"),e=pi.get("contacts"),t=fy(pi.get("cut"),4);mf(i,"plots","objects","compare","reports","run")&&(Ri.value=i),mf(e,"chains","arrows")&&(_i.value=e),pi.get("wires")==="state"&&(Ti.value=
"state"),t&&(on.value={normal:[t[0],t[1],t[2]],offset:t[3]}),pi.has("hide")&&(sn.value=new Set(pi.getAll("hide"))),pi.get("legend")==="no"&&(Gn.value=!1)}function my(){let[i,e]=(pi.get("pick")??"").split(
" ");mf(i,"particle","shape","link")&&Number.isInteger(Number(e))&&(Mt.value={kind:i,number:Number(e)})}function gy(){let i=fy(pi.get("view"),6);return pi.delete("view"),i}var yy=()=>null,xy=i=>{yy=i},
gf=0,_y=0;function yf(){gf||(gf=setTimeout(M1,Math.max(0,_y+v1-performance.now())))}function M1(){gf=0,_y=performance.now();let i=ae.peek();if(!i)return;let e=new URLSearchParams(i.id==="preview"?{model:i.
path}:{run:i.id,k:String(ht.peek())}),t=(r,a)=>{a!==null&&e.append(r,a)},n=Mt.peek(),s=on.peek();e.set("color",ft.peek()),t("view",yy()?.map(r=>String(Number(r.toPrecision(7)))).join(",")??null),t("pi\
ck",n&&`${n.kind} ${n.number}`),t("panel",Ri.peek()==="plots"?null:Ri.peek()),t("contacts",_i.peek()||null),t("wires",Ti.peek()==="state"?"state":null),t("cut",s&&[...s.normal,s.offset].join(","));for(let r of sn.
peek())t("hide",r);t("legend",Gn.peek()?null:"no"),history.replaceState(null,"","#"+e)}je(()=>{ae.value,ht.value,ft.value,Mt.value,Ri.value,_i.value,Ti.value,on.value,sn.value,Gn.value,yf()});function Io({low:i,high:e,unit:t,mid:n=(i+e)/2}){let s=ps.value;return y("div",{class:"ramp",children:[y("div",{class:"bar",style:{background:e>i?`linear-gradient(90deg, ${s.filter((r,a)=>a%15===0).join(
", ")})`:s[s.length>>1]}}),y("div",{class:"ends",children:e>i?y(it,{children:[y("span",{children:yt(i)}),y("span",{children:yt(n)}),y("span",{children:[yt(e)," ",t]})]}):y("span",{children:["all ",yt(
i)," ",t]})})]})}function xf(i){if(!i?.fluid?.columns)return"";let[e,t]=i.fluid.level;return e===t?`${yt(t)} m`:`${yt(e)} to ${yt(t)} m`}function by(){let i=St.value?.header;if(!i)return null;let e=We.
value?.header.scalar,t=(We.value?.header.particles??0)>0,n=(i.links??[]).some(r=>!r.edge),s=xf(We.value?.header);return!t&&!n&&s===""&&!(an.value>0)&&!(rn.value>0)?null:y("section",{class:"legend","ar\
ia-label":"Colours",children:[t&&y(it,{children:[y("label",{children:["Particles"," ",y("select",{value:ft.value,onChange:r=>dl(r.currentTarget.value),children:[y("option",{value:"",children:"group"}),
(i.scalars??[]).filter(r=>!Pi||r.name===Pi.scalar).map(r=>y("option",{value:r.name,children:r.name}))]})]}),ft.value!==""&&e&&y(it,{children:[y(Io,{low:Vs(us.value).range[0],mid:zp(us.value),high:Pa.value[1],
unit:e.unit}),Ra(Vn.value)!==""&&y("p",{class:"beyond",children:[Ra(Vn.value),", shown as the nearest end"]}),Vn.value.missing>0&&y("p",{class:"missing",children:[y("span",{class:"swatch",style:{background:rl}}),
Vn.value.missing," not a number"]}),y("label",{children:["Range"," ",y("select",{value:zn.value,onChange:r=>{Gs.value=Pa.value,zn.value=r.currentTarget.value},children:[y("option",{value:"seen",children:"\
frames so far"}),y("option",{value:"frame",children:"this frame"}),(Tn.value?.[0]??0)<0&&y("option",{value:"symmetric",children:"symmetric about 0"}),y("option",{value:"fixed",children:"fixed"})]})]}),
zn.value!=="symmetric"&&Pa.value[1]>0&&y("label",{children:[y("input",{type:"checkbox",checked:al.value,onChange:r=>{al.value=r.currentTarget.checked}})," logarithmic"]}),zn.value==="fixed"&&[0,1].map(
r=>y("label",{children:[r===0?"from":"to"," ",y("input",{type:"number",step:"any",value:Gs.value[r],onChange:a=>{let o=[...Gs.value];o[r]=a.currentTarget.valueAsNumber,o.every(Number.isFinite)&&o[0]<o[1]?
Gs.value=o:a.currentTarget.value=String(Gs.value[r])}})]}))]}),ft.value===""&&(i.groups??[]).length>1&&y("ul",{class:"groups",children:i.groups.map((r,a)=>y("li",{children:[y("span",{class:"swatch",style:{
background:ff[a%8]}}),r]}))})]}),t&&(ae.value?.live||We.value?.blocks.has("contact"))&&y(it,{children:[y("label",{children:["Contacts"," ",y("select",{value:_i.value,onChange:r=>{_i.value=r.currentTarget.
value},children:[y("option",{value:"",children:"none"}),y("option",{value:"chains",children:"force chains"}),y("option",{value:"arrows",children:"arrows"})]})]}),Ia.value>0&&y(Io,{low:0,high:Ia.value,
unit:"N"})]}),rn.value>0&&y(it,{children:[y("label",{children:[y("input",{type:"checkbox",checked:cs.value,onChange:r=>{cs.value=r.currentTarget.checked}})," Fluid pressure"]}),cs.value&&y(Io,{low:0,high:rn.
value,unit:"Pa"})]}),s!==""&&y("label",{children:[y("input",{type:"checkbox",checked:Hs.value,onChange:r=>{Hs.value=r.currentTarget.checked}})," Fluid up to ",y("span",{class:"swatch",style:{background:bu}}),
s]}),an.value>0&&y(it,{children:[y("label",{children:[y("input",{type:"checkbox",checked:ds.value,onChange:r=>{ds.value=r.currentTarget.checked}})," Fluid velocity"]}),ds.value&&y(Io,{low:0,high:an.value,
unit:"m/s"})]}),n&&y(it,{children:[y("label",{children:["Wires"," ",y("select",{value:Ti.value,onChange:r=>{Ti.value=r.currentTarget.value},children:[y("option",{value:"tension",children:"tension"}),y(
"option",{value:"state",children:"state"})]})]}),Ti.value==="tension"?Ui.value[1]>Ui.value[0]?y(Io,{low:Ui.value[0],high:Ui.value[1],unit:"N"}):y("p",{children:["none above ",yt(pf)," N"]}):y("ul",{class:"\
groups",children:[y("li",{children:[y("span",{class:"swatch",style:{background:ll.value}}),"taut"]}),y("li",{children:[y("span",{class:"swatch",style:{background:"#9ea8b8"}}),"slack (thinner)"]}),y("l\
i",{children:[y("span",{class:"swatch",style:{background:"#d65e00"}}),"yielded"]})]})]})]})}var rt=null,_f=null,w1=(i,e)=>e?[Math.min(i[0],e[0]),Math.max(i[1],e[1])]:i;function vy(i,e,t,n){return[je(()=>{(!e.value||e===St)&&(rn.value=an.value=0)}),je(()=>i.setBackground(En.value?"#171b20":"#\
f4f6f8",ll.value,ps.value)),je(()=>{e.value?(i.setScene(e.value,n()),i.hide(sn.peek())):i.clear()}),je(()=>{t.value&&(i.setFrame(t.value),Ui.value=w1(rt.tensions(),_f?.tensions()))}),je(()=>{t.value,i.
setColors({scalar:ft.value!=="",scale:us.value,links:Ti.value,tensions:Ui.value})}),je(()=>{t.value&&(rn.value=Math.max(rn.peek(),i.showPanels(cs.value)))}),je(()=>i.scalePanels(rn.value)),je(()=>{t.value&&
(an.value=Math.max(an.peek(),i.showFluid(Hs.value,ds.value)))}),je(()=>i.scaleFlow(an.value)),je(()=>i.hide(sn.value)),je(()=>i.clip(on.value))]}function My(i,e){let t=()=>i.resize(e.clientWidth,e.clientHeight,
Math.min(devicePixelRatio,2)),n=new ResizeObserver(t);return n.observe(e),t(),()=>n.disconnect()}function S1(){let i=ci(null);return Bt(()=>{let e=_f=new Po(i.current,ps.value,()=>{});window.gabionBeside=
e;let t=[My(e,i.current),...vy(e,wr,Ws,()=>!0)];return e.partner=rt,rt.partner=e,e.seeAs(rt),()=>{t.forEach(n=>n()),rt.partner=_f=null,e.dispose()}},[]),y(it,{children:[y("canvas",{ref:i,class:"beside",
tabIndex:0,"aria-label":"Picture of the other run, seen from the same place."}),y("p",{class:"which",children:[nn.value.find(e=>e.id===di.value)?.name,", ",zs(Ws.value?.header.time??0)]})]})}var T1=4;
function wy(){let i=ci(null);Bt(()=>{let t=i.current;try{rt=new Po(t,ps.value,h=>{ol.value=h,yf()})}catch{Sr.value=!0;return}let n=rt;xy(()=>n.view()),em(()=>n.drawnUp()),window.gabionStage=n;let s=[My(
n,t),...vy(n,St,We,()=>vr.peek()),je(()=>{We.value,Ia.value=n.showContacts(_i.value)}),je(()=>n.choose(Mt.value)),je(()=>{let h=St.value&&gy();h&&n.look(h)})],r=null,a=h=>{r=h.button===0?[h.offsetX,h.
offsetY]:null},o=h=>{r&&Math.hypot(h.offsetX-r[0],h.offsetY-r[1])<T1&&(Mt.value=n.pick(h.offsetX,h.offsetY,t.clientWidth,t.clientHeight)),r=null},l=()=>{xi.value&&n.aim(xi.value.at)};return t.addEventListener(
"pointerdown",a),t.addEventListener("pointerup",o),t.addEventListener("dblclick",l),()=>s.forEach(h=>h())},[]);let e=wr.value!==null&&!Sr.value;return y("main",{class:e?"stage two":"stage",children:[y(
"h1",{class:"unseen",children:ae.value?`Run ${ae.value.name}`:"Gabion"}),Sr.value&&ae.value?.live&&We.value&&y(A1,{id:ae.value.id,name:ae.value.name,time:We.value.header.time}),Sr.value&&ae.value&&!ae.
value.live&&y("img",{class:"drawn",alt:`Picture of ${ae.value.name} at frame ${ht.value+1}`,src:`/api/1/runs/${ae.value.id}/frames/${ht.value}/picture?width=960&height=700${Sy()}&version=${ae.value.version??
0}`}),Sr.value&&y("p",{class:"note",children:"This browser draws no WebGL 2: the program draws pictures in its place, which cannot be turned or clicked."}),y("canvas",{ref:i,tabIndex:0,"aria-label":"P\
icture of the run. Arrow keys with Ctrl turn it."}),e&&y(S1,{}),(e||ae.value?.title)&&y("p",{class:"caption",children:e?ae.value?.name:ae.value?.title}),!St.value&&At.value?.models&&!ae.value&&y("p",{
class:"empty",children:zt.value===""?"There is no model here yet: New makes one.":Ni.value.length>0?"The model is drawn here as soon as nothing is wrong with it.":""}),ae.value&&!ae.value.live&&Zt.value.
length===0&&y("p",{class:"empty",children:['This run has no frames, only curves: "outputs: ',"{","replay: 10 ms","}",'" in its model writes some.']}),We.value&&y("p",{class:"clock",children:zs(We.value.
header.time)}),ol.value>1&&y("p",{class:"thinned",children:["1 of ",ol.value," particles while it moves"]}),Gn.value&&y(by,{}),y(Hm,{}),Qe.value&&y("p",{class:"message",role:"alert",children:[Qe.value,
" ",y("button",{onClick:()=>{Qe.value=""},"aria-label":"Close this message",children:"\xD7"})]})]})}var Sy=()=>[...sn.value].map(i=>`&hide=${encodeURIComponent(i)}`).join("");function A1({id:i,name:e,
time:t}){let[n,s]=Ma(t),[r,a]=Ma(!1);Bt(()=>{r&&n!==t&&(a(!1),s(t))},[r,n,t]);let o=()=>a(!0);return y("img",{class:"drawn",alt:`Picture of ${e} under way`,src:`/api/1/runs/${i}/live/picture?width=960\
&height=700${Sy()}&time=${n}`,onLoad:o,onError:o})}var E1=500;function Ty(){let i=Zt.value;if(i.length<2)return null;let e=i[0],t=i[i.length-1],n=(ae.value?.events??[]).filter(r=>r.time>=e&&r.time<=t),s=r=>`${100*(r-e)/Math.max(t-e,1e-300)}%`;return y(
"footer",{class:"timeline","aria-label":"Time",children:[y("button",{onClick:()=>Fi(0),"aria-label":"To the first frame",title:"Home",children:"\xAB"}),y("button",{onClick:pl,"aria-label":Ci.value?"Pa\
use":"Play",title:"Space",class:"play",children:Ci.value?"\u23F8":"\u25B6"}),y("button",{onClick:()=>Fi(i.length-1),"aria-label":"To the last frame",title:"End",children:"\xBB"}),y("div",{class:"track",
children:[y("input",{type:"range",min:0,max:i.length-1,step:1,value:ht.value,"aria-label":"Frame","aria-valuetext":zs(i[ht.value]??0),onInput:r=>Fi(r.currentTarget.valueAsNumber)}),y("div",{class:"eve\
nts","aria-hidden":"true",children:n.slice(0,E1).map(r=>y("span",{class:`mark ${r.kind}`,style:{left:s(r.time)},title:`${r.kind}: ${r.name} at ${r.time} s`}))})]}),y("output",{children:[ht.value+1," /\
 ",i.length]}),y("label",{children:["Speed"," ",y("select",{value:Sn.value,onChange:r=>{Sn.value=Number(r.currentTarget.value)},children:[.1,.25,.5,1,2].map(r=>y("option",{value:r,children:[r," \xD7"]}))})]})]})}var ca=null;function C1(i,e){let t=0;return i.forEach((n,s)=>{Math.abs(n-e)<Math.abs(i[t]-e)&&(t=s)}),t}je(()=>{let i=Mr.value&&di.value!==ae.value?.id?di.value:"";si(()=>{wr.value=Ws.value=null}),ca=
null,i&&R1(i).catch(Ey)});async function R1(i){let e=await Ot(`runs/${i}`);if(e.times.length===0)return;let t=await pn(`runs/${i}/scene`);di.peek()!==i||!Mr.peek()||(ca=e,wr.value=t,await Ay())}var bf=!1;
async function Ay(){if(!bf){bf=!0;try{for(let i="";ca;){let e=ca,t=C1(e.times,We.peek()?.header.time??0),n=`${e.id} ${t} ${ft.peek()}`;if(n===i)return;let s=await Er(e,t);ca===e&&(si(()=>{Ws.value=s,wc(
s)}),i=n)}}finally{bf=!1}}}je(()=>{We.value,ft.value,ca&&Ay().catch(Ey)});var Ey=i=>{Qe.value=i.message};var If=(i,e,t)=>{if(!e.has(i))throw TypeError("Cannot "+t)},k=(i,e,t)=>(If(i,e,"read from private field"),t?t.call(i):e.get(i)),Ye=(i,e,t)=>{if(e.has(i))throw TypeError("Cannot add the same private me\
mber more than once");e instanceof WeakSet?e.add(i):e.set(i,t)},li=(i,e,t,n)=>(If(i,e,"write to private field"),n?n.call(i,t):e.set(i,t),t),P1=(i,e,t,n)=>({set _(s){li(i,e,s,t)},get _(){return k(i,e,n)}}),
st=(i,e,t)=>(If(i,e,"access private method"),t),at=new Uint8Array(8),Un=new DataView(at.buffer),ei=i=>[(i%256+256)%256],gt=i=>(Un.setUint16(0,i,!1),[at[0],at[1]]),I1=i=>(Un.setInt16(0,i,!1),[at[0],at[1]]),
Ry=i=>(Un.setUint32(0,i,!1),[at[1],at[2],at[3]]),ve=i=>(Un.setUint32(0,i,!1),[at[0],at[1],at[2],at[3]]),F1=i=>(Un.setInt32(0,i,!1),[at[0],at[1],at[2],at[3]]),gr=i=>(Un.setUint32(0,Math.floor(i/2**32),
!1),Un.setUint32(4,i,!1),[at[0],at[1],at[2],at[3],at[4],at[5],at[6],at[7]]),Ff=i=>(Un.setInt16(0,2**8*i,!1),[at[0],at[1]]),Ln=i=>(Un.setInt32(0,2**16*i,!1),[at[0],at[1],at[2],at[3]]),vf=i=>(Un.setInt32(
0,2**30*i,!1),[at[0],at[1],at[2],at[3]]),dn=(i,e=!1)=>{let t=Array(i.length).fill(null).map((n,s)=>i.charCodeAt(s));return e&&t.push(0),t},Lu=i=>i&&i[i.length-1],kf=i=>{let e;for(let t of i)(!e||t.presentationTimestamp>
e.presentationTimestamp)&&(e=t);return e},Bn=(i,e,t=!0)=>{let n=i*e;return t?Math.round(n):n},Py=i=>{let e=i*(Math.PI/180),t=Math.cos(e),n=Math.sin(e);return[t,n,0,-n,t,0,0,0,1]},Iy=Py(0),Fy=i=>[Ln(i[0]),
Ln(i[1]),vf(i[2]),Ln(i[3]),Ln(i[4]),vf(i[5]),Ln(i[6]),Ln(i[7]),vf(i[8])],Do=i=>!i||typeof i!="object"?i:Array.isArray(i)?i.map(Do):Object.fromEntries(Object.entries(i).map(([e,t])=>[e,Do(t)])),ma=i=>i>=
0&&i<2**32,Ht=(i,e,t)=>({type:i,contents:e&&new Uint8Array(e.flat(10)),children:t}),Ct=(i,e,t,n,s)=>Ht(i,[ei(e),Ry(t),n??[]],s),k1=i=>{let e=512;return i.fragmented?Ht("ftyp",[dn("iso5"),ve(e),dn("iso\
5"),dn("iso6"),dn("mp41")]):Ht("ftyp",[dn("isom"),ve(e),dn("isom"),i.holdsAvc?dn("avc1"):[],dn("mp41")])},Mf=i=>({type:"mdat",largeSize:i}),D1=i=>({type:"free",size:i}),Pu=(i,e,t=!1)=>Ht("moov",null,[
L1(e,i),...i.map(n=>B1(n,e)),t?fT(i):null]),L1=(i,e)=>{let t=Bn(Math.max(0,...e.filter(a=>a.samples.length>0).map(a=>{let o=kf(a.samples);return o.presentationTimestamp+o.duration})),Tf),n=Math.max(...e.
map(a=>a.id))+1,s=!ma(i)||!ma(t),r=s?gr:ve;return Ct("mvhd",+s,0,[r(i),r(i),ve(Tf),r(t),Ln(1),Ff(1),Array(10).fill(0),Fy(Iy),Array(24).fill(0),ve(n)])},B1=(i,e)=>Ht("trak",null,[U1(i,e),N1(i,e)]),U1=(i,e)=>{
let t=kf(i.samples),n=Bn(t?t.presentationTimestamp+t.duration:0,Tf),s=!ma(e)||!ma(n),r=s?gr:ve,a;return i.info.type==="video"?a=typeof i.info.rotation=="number"?Py(i.info.rotation):i.info.rotation:a=Iy,
Ct("tkhd",+s,3,[r(e),r(e),ve(i.id),ve(0),r(n),Array(8).fill(0),gt(0),gt(0),Ff(i.info.type==="audio"?1:0),gt(0),Fy(a),Ln(i.info.type==="video"?i.info.width:0),Ln(i.info.type==="video"?i.info.height:0)])},
N1=(i,e)=>Ht("mdia",null,[O1(i,e),z1(i.info.type==="video"?"vide":"soun"),V1(i)]),O1=(i,e)=>{let t=kf(i.samples),n=Bn(t?t.presentationTimestamp+t.duration:0,i.timescale),s=!ma(e)||!ma(n),r=s?gr:ve;return Ct(
"mdhd",+s,0,[r(e),r(e),ve(i.timescale),r(n),gt(21956),gt(0)])},z1=i=>Ct("hdlr",0,0,[dn("mhlr"),dn(i),ve(0),ve(0),ve(0),dn("mp4-muxer-hdlr",!0)]),V1=i=>Ht("minf",null,[i.info.type==="video"?G1():W1(),H1(),
$1(i)]),G1=()=>Ct("vmhd",0,1,[gt(0),gt(0),gt(0),gt(0)]),W1=()=>Ct("smhd",0,0,[gt(0),gt(0)]),H1=()=>Ht("dinf",null,[X1()]),X1=()=>Ct("dref",0,0,[ve(1)],[q1()]),q1=()=>Ct("url ",0,1),$1=i=>{let e=i.compositionTimeOffsetTable.
length>1||i.compositionTimeOffsetTable.some(t=>t.sampleCompositionTimeOffset!==0);return Ht("stbl",null,[Y1(i),oT(i),lT(i),hT(i),uT(i),cT(i),e?dT(i):null])},Y1=i=>Ct("stsd",0,0,[ve(1)],[i.info.type===
"video"?Z1(wT[i.info.codec],i):sT(TT[i.info.codec],i)]),Z1=(i,e)=>Ht(i,[Array(6).fill(0),gt(1),gt(0),gt(0),Array(12).fill(0),gt(e.info.width),gt(e.info.height),ve(4718592),ve(4718592),ve(0),gt(1),Array(
32).fill(0),gt(24),I1(65535)],[ST[e.info.codec](e),e.info.decoderConfig.colorSpace?Q1(e):null]),J1={bt709:1,bt470bg:5,smpte170m:6},K1={bt709:1,smpte170m:6,"iec61966-2-1":13},j1={rgb:0,bt709:1,bt470bg:5,
smpte170m:6},Q1=i=>Ht("colr",[dn("nclx"),gt(J1[i.info.decoderConfig.colorSpace.primaries]),gt(K1[i.info.decoderConfig.colorSpace.transfer]),gt(j1[i.info.decoderConfig.colorSpace.matrix]),ei((i.info.decoderConfig.
colorSpace.fullRange?1:0)<<7)]),eT=i=>i.info.decoderConfig&&Ht("avcC",[...new Uint8Array(i.info.decoderConfig.description)]),tT=i=>i.info.decoderConfig&&Ht("hvcC",[...new Uint8Array(i.info.decoderConfig.
description)]),iT=i=>{if(!i.info.decoderConfig)return null;let e=i.info.decoderConfig;if(!e.colorSpace)throw new Error("'colorSpace' is required in the decoder config for VP9.");let t=e.codec.split("."),
n=Number(t[1]),s=Number(t[2]),o=(Number(t[3])<<4)+(0<<1)+Number(e.colorSpace.fullRange);return Ct("vpcC",1,0,[ei(n),ei(s),ei(o),ei(2),ei(2),ei(2),gt(0)])},nT=()=>{let t=(1<<7)+1;return Ht("av1C",[t,0,
0,0])},sT=(i,e)=>Ht(i,[Array(6).fill(0),gt(1),gt(0),gt(0),ve(0),gt(e.info.numberOfChannels),gt(16),gt(0),gt(0),Ln(e.info.sampleRate)],[AT[e.info.codec](e)]),rT=i=>{let e=new Uint8Array(i.info.decoderConfig.
description);return Ct("esds",0,0,[ve(58753152),ei(32+e.byteLength),gt(1),ei(0),ve(75530368),ei(18+e.byteLength),ei(64),ei(21),Ry(0),ve(130071),ve(130071),ve(92307584),ei(e.byteLength),...e,ve(109084800),
ei(1),ei(2)])},aT=i=>{let e=3840,t=0,n=i.info.decoderConfig?.description;if(n){if(n.byteLength<18)throw new TypeError("Invalid decoder description provided for Opus; must be at least 18 bytes long.");
let s=ArrayBuffer.isView(n)?new DataView(n.buffer,n.byteOffset,n.byteLength):new DataView(n);e=s.getUint16(10,!0),t=s.getInt16(14,!0)}return Ht("dOps",[ei(0),ei(i.info.numberOfChannels),gt(e),ve(i.info.
sampleRate),Ff(t),ei(0)])},oT=i=>Ct("stts",0,0,[ve(i.timeToSampleTable.length),i.timeToSampleTable.map(e=>[ve(e.sampleCount),ve(e.sampleDelta)])]),lT=i=>{if(i.samples.every(t=>t.type==="key"))return null;
let e=[...i.samples.entries()].filter(([,t])=>t.type==="key");return Ct("stss",0,0,[ve(e.length),e.map(([t])=>ve(t+1))])},hT=i=>Ct("stsc",0,0,[ve(i.compactlyCodedChunkTable.length),i.compactlyCodedChunkTable.
map(e=>[ve(e.firstChunk),ve(e.samplesPerChunk),ve(1)])]),uT=i=>Ct("stsz",0,0,[ve(0),ve(i.samples.length),i.samples.map(e=>ve(e.size))]),cT=i=>i.finalizedChunks.length>0&&Lu(i.finalizedChunks).offset>=
2**32?Ct("co64",0,0,[ve(i.finalizedChunks.length),i.finalizedChunks.map(e=>gr(e.offset))]):Ct("stco",0,0,[ve(i.finalizedChunks.length),i.finalizedChunks.map(e=>ve(e.offset))]),dT=i=>Ct("ctts",0,0,[ve(
i.compositionTimeOffsetTable.length),i.compositionTimeOffsetTable.map(e=>[ve(e.sampleCount),ve(e.sampleCompositionTimeOffset)])]),fT=i=>Ht("mvex",null,i.map(pT)),pT=i=>Ct("trex",0,0,[ve(i.id),ve(1),ve(
0),ve(0),ve(0)]),Cy=(i,e)=>Ht("moof",null,[mT(i),...e.map(gT)]),mT=i=>Ct("mfhd",0,0,[ve(i)]),ky=i=>{let e=0,t=0,n=0,s=0,r=i.type==="delta";return t|=+r,r?e|=1:e|=2,e<<24|t<<16|n<<8|s},gT=i=>Ht("traf",
null,[yT(i),xT(i),_T(i)]),yT=i=>{let e=0;e|=8,e|=16,e|=32,e|=131072;let t=i.currentChunk.samples[1]??i.currentChunk.samples[0],n={duration:t.timescaleUnitsToNextSample,size:t.size,flags:ky(t)};return Ct(
"tfhd",0,e,[ve(i.id),ve(n.duration),ve(n.size),ve(n.flags)])},xT=i=>Ct("tfdt",1,0,[gr(Bn(i.currentChunk.startTimestamp,i.timescale))]),_T=i=>{let e=i.currentChunk.samples.map(b=>b.timescaleUnitsToNextSample),
t=i.currentChunk.samples.map(b=>b.size),n=i.currentChunk.samples.map(ky),s=i.currentChunk.samples.map(b=>Bn(b.presentationTimestamp-b.decodeTimestamp,i.timescale)),r=new Set(e),a=new Set(t),o=new Set(
n),l=new Set(s),h=o.size===2&&n[0]!==n[1],u=r.size>1,f=a.size>1,d=!h&&o.size>1,c=l.size>1||[...l].some(b=>b!==0),g=0;return g|=1,g|=4*+h,g|=256*+u,g|=512*+f,g|=1024*+d,g|=2048*+c,Ct("trun",1,g,[ve(i.currentChunk.
samples.length),ve(i.currentChunk.offset-i.currentChunk.moofOffset||0),h?ve(n[0]):[],i.currentChunk.samples.map((b,p)=>[u?ve(e[p]):[],f?ve(t[p]):[],d?ve(n[p]):[],c?F1(s[p]):[]])])},bT=i=>Ht("mfra",null,
[...i.map(vT),MT()]),vT=(i,e)=>Ct("tfra",1,0,[ve(i.id),ve(63),ve(i.finalizedChunks.length),i.finalizedChunks.map(n=>[gr(Bn(n.startTimestamp,i.timescale)),gr(n.moofOffset),ve(e+1),ve(1),ve(1)])]),MT=()=>Ct(
"mfro",0,0,[ve(0)]),wT={avc:"avc1",hevc:"hvc1",vp9:"vp09",av1:"av01"},ST={avc:eT,hevc:tT,vp9:iT,av1:nT},TT={aac:"mp4a",opus:"Opus"},AT={aac:rT,opus:aT};var Vu=class{},Df=class extends Vu{constructor(){super(...arguments),this.buffer=null}},Dy=class extends Vu{constructor(i){if(super(),this.options=i,typeof i!="object")throw new TypeError("StreamTarge\
t requires an options object to be passed to its constructor.");if(i.onData){if(typeof i.onData!="function")throw new TypeError("options.onData, when provided, must be a function.");if(i.onData.length<
2)throw new TypeError("options.onData, when provided, must be a function that takes in at least two arguments (data and position). Ignoring the position argument, which specifies the byte offset at wh\
ich the data is to be written, can lead to broken outputs.")}if(i.chunked!==void 0&&typeof i.chunked!="boolean")throw new TypeError("options.chunked, when provided, must be a boolean.");if(i.chunkSize!==
void 0&&(!Number.isInteger(i.chunkSize)||i.chunkSize<1024))throw new TypeError("options.chunkSize, when provided, must be an integer and not smaller than 1024.")}},ET=class extends Vu{constructor(i,e){
if(super(),this.stream=i,this.options=e,!(i instanceof FileSystemWritableFileStream))throw new TypeError("FileSystemWritableFileStreamTarget requires a FileSystemWritableFileStream instance.");if(e!==
void 0&&typeof e!="object")throw new TypeError("FileSystemWritableFileStreamTarget's options, when provided, must be an object.");if(e&&e.chunkSize!==void 0&&(!Number.isInteger(e.chunkSize)||e.chunkSize<=
0))throw new TypeError("options.chunkSize, when provided, must be a positive integer")}},cr,da,Ly=class{constructor(){this.pos=0,Ye(this,cr,new Uint8Array(8)),Ye(this,da,new DataView(k(this,cr).buffer)),
this.offsets=new WeakMap}seek(i){this.pos=i}writeU32(i){k(this,da).setUint32(0,i,!1),this.write(k(this,cr).subarray(0,4))}writeU64(i){k(this,da).setUint32(0,Math.floor(i/2**32),!1),k(this,da).setUint32(
4,i,!1),this.write(k(this,cr).subarray(0,8))}writeAscii(i){for(let e=0;e<i.length;e++)k(this,da).setUint8(e%8,i.charCodeAt(e)),e%8===7&&this.write(k(this,cr));i.length%8!==0&&this.write(k(this,cr).subarray(
0,i.length%8))}writeBox(i){if(this.offsets.set(i,this.pos),i.contents&&!i.children)this.writeBoxHeader(i,i.size??i.contents.byteLength+8),this.write(i.contents);else{let e=this.pos;if(this.writeBoxHeader(
i,0),i.contents&&this.write(i.contents),i.children)for(let s of i.children)s&&this.writeBox(s);let t=this.pos,n=i.size??t-e;this.seek(e),this.writeBoxHeader(i,n),this.seek(t)}}writeBoxHeader(i,e){this.
writeU32(i.largeSize?1:e),this.writeAscii(i.type),i.largeSize&&this.writeU64(e)}measureBoxHeader(i){return 8+(i.largeSize?8:0)}patchBox(i){let e=this.pos;this.seek(this.offsets.get(i)),this.writeBox(i),
this.seek(e)}measureBox(i){if(i.contents&&!i.children)return this.measureBoxHeader(i)+i.contents.byteLength;{let e=this.measureBoxHeader(i);if(i.contents&&(e+=i.contents.byteLength),i.children)for(let t of i.
children)t&&(e+=this.measureBox(t));return e}}};cr=new WeakMap;da=new WeakMap;var Iu,mr,Oo,Fo,Fu,wf,CT=class extends Ly{constructor(i){super(),Ye(this,Fu),Ye(this,Iu,void 0),Ye(this,mr,new ArrayBuffer(
2**16)),Ye(this,Oo,new Uint8Array(k(this,mr))),Ye(this,Fo,0),li(this,Iu,i)}write(i){st(this,Fu,wf).call(this,this.pos+i.byteLength),k(this,Oo).set(i,this.pos),this.pos+=i.byteLength,li(this,Fo,Math.max(
k(this,Fo),this.pos))}finalize(){st(this,Fu,wf).call(this,this.pos),k(this,Iu).buffer=k(this,mr).slice(0,Math.max(k(this,Fo),this.pos))}};Iu=new WeakMap;mr=new WeakMap;Oo=new WeakMap;Fo=new WeakMap;Fu=
new WeakSet;wf=function(i){let e=k(this,mr).byteLength;for(;e<i;)e*=2;if(e===k(this,mr).byteLength)return;let t=new ArrayBuffer(e),n=new Uint8Array(t);n.set(k(this,Oo),0),li(this,mr,t),li(this,Oo,n)};
var RT=2**24,PT=2,Lo,dr,ko,ns,Ji,Bu,Sf,Lf,By,Bf,Uy,Bo,Uu,Uf=class extends Ly{constructor(i){super(),Ye(this,Bu),Ye(this,Lf),Ye(this,Bf),Ye(this,Bo),Ye(this,Lo,void 0),Ye(this,dr,[]),Ye(this,ko,void 0),
Ye(this,ns,void 0),Ye(this,Ji,[]),li(this,Lo,i),li(this,ko,i.options?.chunked??!1),li(this,ns,i.options?.chunkSize??RT)}write(i){k(this,dr).push({data:i.slice(),start:this.pos}),this.pos+=i.byteLength}flush(){
if(k(this,dr).length===0)return;let i=[],e=[...k(this,dr)].sort((t,n)=>t.start-n.start);i.push({start:e[0].start,size:e[0].data.byteLength});for(let t=1;t<e.length;t++){let n=i[i.length-1],s=e[t];s.start<=
n.start+n.size?n.size=Math.max(n.size,s.start+s.data.byteLength-n.start):i.push({start:s.start,size:s.data.byteLength})}for(let t of i){t.data=new Uint8Array(t.size);for(let n of k(this,dr))t.start<=n.
start&&n.start<t.start+t.size&&t.data.set(n.data,n.start-t.start);k(this,ko)?(st(this,Bu,Sf).call(this,t.data,t.start),st(this,Bo,Uu).call(this)):k(this,Lo).options.onData?.(t.data,t.start)}k(this,dr).
length=0}finalize(){k(this,ko)&&st(this,Bo,Uu).call(this,!0)}};Lo=new WeakMap;dr=new WeakMap;ko=new WeakMap;ns=new WeakMap;Ji=new WeakMap;Bu=new WeakSet;Sf=function(i,e){let t=k(this,Ji).findIndex(o=>o.
start<=e&&e<o.start+k(this,ns));t===-1&&(t=st(this,Bf,Uy).call(this,e));let n=k(this,Ji)[t],s=e-n.start,r=i.subarray(0,Math.min(k(this,ns)-s,i.byteLength));n.data.set(r,s);let a={start:s,end:s+r.byteLength};
if(st(this,Lf,By).call(this,n,a),n.written[0].start===0&&n.written[0].end===k(this,ns)&&(n.shouldFlush=!0),k(this,Ji).length>PT){for(let o=0;o<k(this,Ji).length-1;o++)k(this,Ji)[o].shouldFlush=!0;st(this,
Bo,Uu).call(this)}r.byteLength<i.byteLength&&st(this,Bu,Sf).call(this,i.subarray(r.byteLength),e+r.byteLength)};Lf=new WeakSet;By=function(i,e){let t=0,n=i.written.length-1,s=-1;for(;t<=n;){let r=Math.
floor(t+(n-t+1)/2);i.written[r].start<=e.start?(t=r+1,s=r):n=r-1}for(i.written.splice(s+1,0,e),(s===-1||i.written[s].end<e.start)&&s++;s<i.written.length-1&&i.written[s].end>=i.written[s+1].start;)i.written[s].
end=Math.max(i.written[s].end,i.written[s+1].end),i.written.splice(s+1,1)};Bf=new WeakSet;Uy=function(i){let t={start:Math.floor(i/k(this,ns))*k(this,ns),data:new Uint8Array(k(this,ns)),written:[],shouldFlush:!1};
return k(this,Ji).push(t),k(this,Ji).sort((n,s)=>n.start-s.start),k(this,Ji).indexOf(t)};Bo=new WeakSet;Uu=function(i=!1){for(let e=0;e<k(this,Ji).length;e++){let t=k(this,Ji)[e];if(!(!t.shouldFlush&&
!i)){for(let n of t.written)k(this,Lo).options.onData?.(t.data.subarray(n.start,n.end),t.start+n.start);k(this,Ji).splice(e--,1)}}};var IT=class extends Uf{constructor(i){super(new Dy({onData:(e,t)=>i.
stream.write({type:"write",data:e,position:t}),chunked:!0,chunkSize:i.options?.chunkSize}))}},Tf=1e3,FT=["avc","hevc","vp9","av1"],kT=["aac","opus"],DT=2082844800,LT=["strict","offset","cross-track-of\
fset"],Ie,Ne,Nu,Zi,mi,oi,fa,pa,Nf,fr,pr,Uo,Af,Ny,Ef,Oy,Of,zy,Cf,Vy,zf,Gy,ku,Rf,Dn,is,Vf,Wy,No,Ou,zu,Gf,ga,zo,Du,Pf,Hy=class{constructor(i){if(Ye(this,Af),Ye(this,Ef),Ye(this,Of),Ye(this,Cf),Ye(this,zf),
Ye(this,ku),Ye(this,Dn),Ye(this,Vf),Ye(this,No),Ye(this,zu),Ye(this,ga),Ye(this,Du),Ye(this,Ie,void 0),Ye(this,Ne,void 0),Ye(this,Nu,void 0),Ye(this,Zi,void 0),Ye(this,mi,null),Ye(this,oi,null),Ye(this,
fa,Math.floor(Date.now()/1e3)+DT),Ye(this,pa,[]),Ye(this,Nf,1),Ye(this,fr,[]),Ye(this,pr,[]),Ye(this,Uo,!1),st(this,Af,Ny).call(this,i),i.video=Do(i.video),i.audio=Do(i.audio),i.fastStart=Do(i.fastStart),
this.target=i.target,li(this,Ie,{firstTimestampBehavior:"strict",...i}),i.target instanceof Df)li(this,Ne,new CT(i.target));else if(i.target instanceof Dy)li(this,Ne,new Uf(i.target));else if(i.target instanceof
ET)li(this,Ne,new IT(i.target));else throw new Error(`Invalid target: ${i.target}`);st(this,Cf,Vy).call(this),st(this,Ef,Oy).call(this)}addVideoChunk(i,e,t,n){if(!(i instanceof EncodedVideoChunk))throw new TypeError(
"addVideoChunk's first argument (sample) must be of type EncodedVideoChunk.");if(e&&typeof e!="object")throw new TypeError("addVideoChunk's second argument (meta), when provided, must be an object.");
if(t!==void 0&&(!Number.isFinite(t)||t<0))throw new TypeError("addVideoChunk's third argument (timestamp), when provided, must be a non-negative real number.");if(n!==void 0&&!Number.isFinite(n))throw new TypeError(
"addVideoChunk's fourth argument (compositionTimeOffset), when provided, must be a real number.");let s=new Uint8Array(i.byteLength);i.copyTo(s),this.addVideoChunkRaw(s,i.type,t??i.timestamp,i.duration,
e,n)}addVideoChunkRaw(i,e,t,n,s,r){if(!(i instanceof Uint8Array))throw new TypeError("addVideoChunkRaw's first argument (data) must be an instance of Uint8Array.");if(e!=="key"&&e!=="delta")throw new TypeError(
"addVideoChunkRaw's second argument (type) must be either 'key' or 'delta'.");if(!Number.isFinite(t)||t<0)throw new TypeError("addVideoChunkRaw's third argument (timestamp) must be a non-negative real\
 number.");if(!Number.isFinite(n)||n<0)throw new TypeError("addVideoChunkRaw's fourth argument (duration) must be a non-negative real number.");if(s&&typeof s!="object")throw new TypeError("addVideoCh\
unkRaw's fifth argument (meta), when provided, must be an object.");if(r!==void 0&&!Number.isFinite(r))throw new TypeError("addVideoChunkRaw's sixth argument (compositionTimeOffset), when provided, mu\
st be a real number.");if(st(this,Du,Pf).call(this),!k(this,Ie).video)throw new Error("No video track declared.");if(typeof k(this,Ie).fastStart=="object"&&k(this,mi).samples.length===k(this,Ie).fastStart.
expectedVideoChunks)throw new Error(`Cannot add more video chunks than specified in 'fastStart' (${k(this,Ie).fastStart.expectedVideoChunks}).`);let a=st(this,ku,Rf).call(this,k(this,mi),i,e,t,n,s,r);
if(k(this,Ie).fastStart==="fragmented"&&k(this,oi)){for(;k(this,pr).length>0&&k(this,pr)[0].decodeTimestamp<=a.decodeTimestamp;){let o=k(this,pr).shift();st(this,Dn,is).call(this,k(this,oi),o)}a.decodeTimestamp<=
k(this,oi).lastDecodeTimestamp?st(this,Dn,is).call(this,k(this,mi),a):k(this,fr).push(a)}else st(this,Dn,is).call(this,k(this,mi),a)}addAudioChunk(i,e,t){if(!(i instanceof EncodedAudioChunk))throw new TypeError(
"addAudioChunk's first argument (sample) must be of type EncodedAudioChunk.");if(e&&typeof e!="object")throw new TypeError("addAudioChunk's second argument (meta), when provided, must be an object.");
if(t!==void 0&&(!Number.isFinite(t)||t<0))throw new TypeError("addAudioChunk's third argument (timestamp), when provided, must be a non-negative real number.");let n=new Uint8Array(i.byteLength);i.copyTo(
n),this.addAudioChunkRaw(n,i.type,t??i.timestamp,i.duration,e)}addAudioChunkRaw(i,e,t,n,s){if(!(i instanceof Uint8Array))throw new TypeError("addAudioChunkRaw's first argument (data) must be an instan\
ce of Uint8Array.");if(e!=="key"&&e!=="delta")throw new TypeError("addAudioChunkRaw's second argument (type) must be either 'key' or 'delta'.");if(!Number.isFinite(t)||t<0)throw new TypeError("addAudi\
oChunkRaw's third argument (timestamp) must be a non-negative real number.");if(!Number.isFinite(n)||n<0)throw new TypeError("addAudioChunkRaw's fourth argument (duration) must be a non-negative real \
number.");if(s&&typeof s!="object")throw new TypeError("addAudioChunkRaw's fifth argument (meta), when provided, must be an object.");if(st(this,Du,Pf).call(this),!k(this,Ie).audio)throw new Error("No\
 audio track declared.");if(typeof k(this,Ie).fastStart=="object"&&k(this,oi).samples.length===k(this,Ie).fastStart.expectedAudioChunks)throw new Error(`Cannot add more audio chunks than specified in \
'fastStart' (${k(this,Ie).fastStart.expectedAudioChunks}).`);let r=st(this,ku,Rf).call(this,k(this,oi),i,e,t,n,s);if(k(this,Ie).fastStart==="fragmented"&&k(this,mi)){for(;k(this,fr).length>0&&k(this,fr)[0].
decodeTimestamp<=r.decodeTimestamp;){let a=k(this,fr).shift();st(this,Dn,is).call(this,k(this,mi),a)}r.decodeTimestamp<=k(this,mi).lastDecodeTimestamp?st(this,Dn,is).call(this,k(this,oi),r):k(this,pr).
push(r)}else st(this,Dn,is).call(this,k(this,oi),r)}finalize(){if(k(this,Uo))throw new Error("Cannot finalize a muxer more than once.");if(k(this,Ie).fastStart==="fragmented"){for(let e of k(this,fr))
st(this,Dn,is).call(this,k(this,mi),e);for(let e of k(this,pr))st(this,Dn,is).call(this,k(this,oi),e);st(this,zu,Gf).call(this,!1)}else k(this,mi)&&st(this,No,Ou).call(this,k(this,mi)),k(this,oi)&&st(
this,No,Ou).call(this,k(this,oi));let i=[k(this,mi),k(this,oi)].filter(Boolean);if(k(this,Ie).fastStart==="in-memory"){let e;for(let n=0;n<2;n++){let s=Pu(i,k(this,fa)),r=k(this,Ne).measureBox(s);e=k(
this,Ne).measureBox(k(this,Zi));let a=k(this,Ne).pos+r+e;for(let o of k(this,pa)){o.offset=a;for(let{data:l}of o.samples)a+=l.byteLength,e+=l.byteLength}if(a<2**32)break;e>=2**32&&(k(this,Zi).largeSize=
!0)}let t=Pu(i,k(this,fa));k(this,Ne).writeBox(t),k(this,Zi).size=e,k(this,Ne).writeBox(k(this,Zi));for(let n of k(this,pa))for(let s of n.samples)k(this,Ne).write(s.data),s.data=null}else if(k(this,Ie).
fastStart==="fragmented"){let e=k(this,Ne).pos,t=bT(i);k(this,Ne).writeBox(t);let n=k(this,Ne).pos-e;k(this,Ne).seek(k(this,Ne).pos-4),k(this,Ne).writeU32(n)}else{let e=k(this,Ne).offsets.get(k(this,Zi)),
t=k(this,Ne).pos-e;k(this,Zi).size=t,k(this,Zi).largeSize=t>=2**32,k(this,Ne).patchBox(k(this,Zi));let n=Pu(i,k(this,fa));if(typeof k(this,Ie).fastStart=="object"){k(this,Ne).seek(k(this,Nu)),k(this,Ne).
writeBox(n);let s=e-k(this,Ne).pos;k(this,Ne).writeBox(D1(s))}else k(this,Ne).writeBox(n)}st(this,ga,zo).call(this),k(this,Ne).finalize(),li(this,Uo,!0)}};Ie=new WeakMap;Ne=new WeakMap;Nu=new WeakMap;
Zi=new WeakMap;mi=new WeakMap;oi=new WeakMap;fa=new WeakMap;pa=new WeakMap;Nf=new WeakMap;fr=new WeakMap;pr=new WeakMap;Uo=new WeakMap;Af=new WeakSet;Ny=function(i){if(typeof i!="object")throw new TypeError(
"The muxer requires an options object to be passed to its constructor.");if(!(i.target instanceof Vu))throw new TypeError("The target must be provided and an instance of Target.");if(i.video){if(!FT.includes(
i.video.codec))throw new TypeError(`Unsupported video codec: ${i.video.codec}`);if(!Number.isInteger(i.video.width)||i.video.width<=0)throw new TypeError(`Invalid video width: ${i.video.width}. Must b\
e a positive integer.`);if(!Number.isInteger(i.video.height)||i.video.height<=0)throw new TypeError(`Invalid video height: ${i.video.height}. Must be a positive integer.`);let e=i.video.rotation;if(typeof e==
"number"&&![0,90,180,270].includes(e))throw new TypeError(`Invalid video rotation: ${e}. Has to be 0, 90, 180 or 270.`);if(Array.isArray(e)&&(e.length!==9||e.some(t=>typeof t!="number")))throw new TypeError(
`Invalid video transformation matrix: ${e.join()}`);if(i.video.frameRate!==void 0&&(!Number.isInteger(i.video.frameRate)||i.video.frameRate<=0))throw new TypeError(`Invalid video frame rate: ${i.video.
frameRate}. Must be a positive integer.`)}if(i.audio){if(!kT.includes(i.audio.codec))throw new TypeError(`Unsupported audio codec: ${i.audio.codec}`);if(!Number.isInteger(i.audio.numberOfChannels)||i.
audio.numberOfChannels<=0)throw new TypeError(`Invalid number of audio channels: ${i.audio.numberOfChannels}. Must be a positive integer.`);if(!Number.isInteger(i.audio.sampleRate)||i.audio.sampleRate<=
0)throw new TypeError(`Invalid audio sample rate: ${i.audio.sampleRate}. Must be a positive integer.`)}if(i.firstTimestampBehavior&&!LT.includes(i.firstTimestampBehavior))throw new TypeError(`Invalid \
first timestamp behavior: ${i.firstTimestampBehavior}`);if(typeof i.fastStart=="object"){if(i.video){if(i.fastStart.expectedVideoChunks===void 0)throw new TypeError("'fastStart' is an object but is mi\
ssing property 'expectedVideoChunks'.");if(!Number.isInteger(i.fastStart.expectedVideoChunks)||i.fastStart.expectedVideoChunks<0)throw new TypeError("'expectedVideoChunks' must be a non-negative integ\
er.")}if(i.audio){if(i.fastStart.expectedAudioChunks===void 0)throw new TypeError("'fastStart' is an object but is missing property 'expectedAudioChunks'.");if(!Number.isInteger(i.fastStart.expectedAudioChunks)||
i.fastStart.expectedAudioChunks<0)throw new TypeError("'expectedAudioChunks' must be a non-negative integer.")}}else if(![!1,"in-memory","fragmented"].includes(i.fastStart))throw new TypeError("'fastS\
tart' option must be false, 'in-memory', 'fragmented' or an object.");if(i.minFragmentDuration!==void 0&&(!Number.isFinite(i.minFragmentDuration)||i.minFragmentDuration<0))throw new TypeError("'minFra\
gmentDuration' must be a non-negative number.")};Ef=new WeakSet;Oy=function(){if(k(this,Ne).writeBox(k1({holdsAvc:k(this,Ie).video?.codec==="avc",fragmented:k(this,Ie).fastStart==="fragmented"})),li(this,
Nu,k(this,Ne).pos),k(this,Ie).fastStart==="in-memory")li(this,Zi,Mf(!1));else if(k(this,Ie).fastStart!=="fragmented"){if(typeof k(this,Ie).fastStart=="object"){let i=st(this,Of,zy).call(this);k(this,Ne).
seek(k(this,Ne).pos+i)}li(this,Zi,Mf(!0)),k(this,Ne).writeBox(k(this,Zi))}st(this,ga,zo).call(this)};Of=new WeakSet;zy=function(){if(typeof k(this,Ie).fastStart!="object")return;let i=0,e=[k(this,Ie).
fastStart.expectedVideoChunks,k(this,Ie).fastStart.expectedAudioChunks];for(let t of e)t&&(i+=8*Math.ceil(2/3*t),i+=4*t,i+=12*Math.ceil(2/3*t),i+=4*t,i+=8*t);return i+=4096,i};Cf=new WeakSet;Vy=function(){
if(k(this,Ie).video&&li(this,mi,{id:1,info:{type:"video",codec:k(this,Ie).video.codec,width:k(this,Ie).video.width,height:k(this,Ie).video.height,rotation:k(this,Ie).video.rotation??0,decoderConfig:null},
timescale:k(this,Ie).video.frameRate??57600,samples:[],finalizedChunks:[],currentChunk:null,firstDecodeTimestamp:void 0,lastDecodeTimestamp:-1,timeToSampleTable:[],compositionTimeOffsetTable:[],lastTimescaleUnits:null,
lastSample:null,compactlyCodedChunkTable:[]}),k(this,Ie).audio&&(li(this,oi,{id:k(this,Ie).video?2:1,info:{type:"audio",codec:k(this,Ie).audio.codec,numberOfChannels:k(this,Ie).audio.numberOfChannels,
sampleRate:k(this,Ie).audio.sampleRate,decoderConfig:null},timescale:k(this,Ie).audio.sampleRate,samples:[],finalizedChunks:[],currentChunk:null,firstDecodeTimestamp:void 0,lastDecodeTimestamp:-1,timeToSampleTable:[],
compositionTimeOffsetTable:[],lastTimescaleUnits:null,lastSample:null,compactlyCodedChunkTable:[]}),k(this,Ie).audio.codec==="aac")){let i=st(this,zf,Gy).call(this,2,k(this,Ie).audio.sampleRate,k(this,
Ie).audio.numberOfChannels);k(this,oi).info.decoderConfig={codec:k(this,Ie).audio.codec,description:i,numberOfChannels:k(this,Ie).audio.numberOfChannels,sampleRate:k(this,Ie).audio.sampleRate}}};zf=new WeakSet;
Gy=function(i,e,t){let s=[96e3,88200,64e3,48e3,44100,32e3,24e3,22050,16e3,12e3,11025,8e3,7350].indexOf(e),r=t,a="";a+=i.toString(2).padStart(5,"0"),a+=s.toString(2).padStart(4,"0"),s===15&&(a+=e.toString(
2).padStart(24,"0")),a+=r.toString(2).padStart(4,"0");let o=Math.ceil(a.length/8)*8;a=a.padEnd(o,"0");let l=new Uint8Array(a.length/8);for(let h=0;h<a.length;h+=8)l[h/8]=parseInt(a.slice(h,h+8),2);return l};
ku=new WeakSet;Rf=function(i,e,t,n,s,r,a){let o=n/1e6,l=(n-(a??0))/1e6,h=s/1e6,u=st(this,Vf,Wy).call(this,o,l,i);return o=u.presentationTimestamp,l=u.decodeTimestamp,r?.decoderConfig&&(i.info.decoderConfig===
null?i.info.decoderConfig=r.decoderConfig:Object.assign(i.info.decoderConfig,r.decoderConfig)),{presentationTimestamp:o,decodeTimestamp:l,duration:h,data:e,size:e.byteLength,type:t,timescaleUnitsToNextSample:Bn(
h,i.timescale)}};Dn=new WeakSet;is=function(i,e){k(this,Ie).fastStart!=="fragmented"&&i.samples.push(e);let t=Bn(e.presentationTimestamp-e.decodeTimestamp,i.timescale);if(i.lastTimescaleUnits!==null){
let s=Bn(e.decodeTimestamp,i.timescale,!1),r=Math.round(s-i.lastTimescaleUnits);if(i.lastTimescaleUnits+=r,i.lastSample.timescaleUnitsToNextSample=r,k(this,Ie).fastStart!=="fragmented"){let a=Lu(i.timeToSampleTable);
a.sampleCount===1?(a.sampleDelta=r,a.sampleCount++):a.sampleDelta===r?a.sampleCount++:(a.sampleCount--,i.timeToSampleTable.push({sampleCount:2,sampleDelta:r}));let o=Lu(i.compositionTimeOffsetTable);o.
sampleCompositionTimeOffset===t?o.sampleCount++:i.compositionTimeOffsetTable.push({sampleCount:1,sampleCompositionTimeOffset:t})}}else i.lastTimescaleUnits=0,k(this,Ie).fastStart!=="fragmented"&&(i.timeToSampleTable.
push({sampleCount:1,sampleDelta:Bn(e.duration,i.timescale)}),i.compositionTimeOffsetTable.push({sampleCount:1,sampleCompositionTimeOffset:t}));i.lastSample=e;let n=!1;if(!i.currentChunk)n=!0;else{let s=e.
presentationTimestamp-i.currentChunk.startTimestamp;if(k(this,Ie).fastStart==="fragmented"){let r=k(this,mi)??k(this,oi),a=k(this,Ie).minFragmentDuration??1;i===r&&e.type==="key"&&s>=a&&(n=!0,st(this,
zu,Gf).call(this))}else n=s>=.5}n&&(i.currentChunk&&st(this,No,Ou).call(this,i),i.currentChunk={startTimestamp:e.presentationTimestamp,samples:[]}),i.currentChunk.samples.push(e)};Vf=new WeakSet;Wy=function(i,e,t){
let n=k(this,Ie).firstTimestampBehavior==="strict",s=t.lastDecodeTimestamp===-1;if(n&&s&&e!==0)throw new Error(`The first chunk for your media track must have a timestamp of 0 (received DTS=${e}).Non-\
zero first timestamps are often caused by directly piping frames or audio data from a MediaStreamTrack into the encoder. Their timestamps are typically relative to the age of thedocument, which is pro\
bably what you want.

If you want to offset all timestamps of a track such that the first one is zero, set firstTimestampBehavior: 'offset' in the options.
`);if(k(this,Ie).firstTimestampBehavior==="offset"||k(this,Ie).firstTimestampBehavior==="cross-track-offset"){t.firstDecodeTimestamp===void 0&&(t.firstDecodeTimestamp=e);let a;k(this,Ie).firstTimestampBehavior===
"offset"?a=t.firstDecodeTimestamp:a=Math.min(k(this,mi)?.firstDecodeTimestamp??1/0,k(this,oi)?.firstDecodeTimestamp??1/0),e-=a,i-=a}if(e<t.lastDecodeTimestamp)throw new Error(`Timestamps must be monot\
onically increasing (DTS went from ${t.lastDecodeTimestamp*1e6} to ${e*1e6}).`);return t.lastDecodeTimestamp=e,{presentationTimestamp:i,decodeTimestamp:e}};No=new WeakSet;Ou=function(i){if(k(this,Ie).
fastStart==="fragmented")throw new Error("Can't finalize individual chunks if 'fastStart' is set to 'fragmented'.");if(i.currentChunk){if(i.finalizedChunks.push(i.currentChunk),k(this,pa).push(i.currentChunk),
(i.compactlyCodedChunkTable.length===0||Lu(i.compactlyCodedChunkTable).samplesPerChunk!==i.currentChunk.samples.length)&&i.compactlyCodedChunkTable.push({firstChunk:i.finalizedChunks.length,samplesPerChunk:i.
currentChunk.samples.length}),k(this,Ie).fastStart==="in-memory"){i.currentChunk.offset=0;return}i.currentChunk.offset=k(this,Ne).pos;for(let e of i.currentChunk.samples)k(this,Ne).write(e.data),e.data=
null;st(this,ga,zo).call(this)}};zu=new WeakSet;Gf=function(i=!0){if(k(this,Ie).fastStart!=="fragmented")throw new Error("Can't finalize a fragment unless 'fastStart' is set to 'fragmented'.");let e=[
k(this,mi),k(this,oi)].filter(o=>o&&o.currentChunk);if(e.length===0)return;let t=P1(this,Nf)._++;if(t===1){let o=Pu(e,k(this,fa),!0);k(this,Ne).writeBox(o)}let n=k(this,Ne).pos,s=Cy(t,e);k(this,Ne).writeBox(
s);{let o=Mf(!1),l=0;for(let u of e)for(let f of u.currentChunk.samples)l+=f.size;let h=k(this,Ne).measureBox(o)+l;h>=2**32&&(o.largeSize=!0,h=k(this,Ne).measureBox(o)+l),o.size=h,k(this,Ne).writeBox(
o)}for(let o of e){o.currentChunk.offset=k(this,Ne).pos,o.currentChunk.moofOffset=n;for(let l of o.currentChunk.samples)k(this,Ne).write(l.data),l.data=null}let r=k(this,Ne).pos;k(this,Ne).seek(k(this,
Ne).offsets.get(s));let a=Cy(t,e);k(this,Ne).writeBox(a),k(this,Ne).seek(r);for(let o of e)o.finalizedChunks.push(o.currentChunk),k(this,pa).push(o.currentChunk),o.currentChunk=null;i&&st(this,ga,zo).
call(this)};ga=new WeakSet;zo=function(){k(this,Ne)instanceof Uf&&k(this,Ne).flush()};Du=new WeakSet;Pf=function(){if(k(this,Uo))throw new Error("Cannot add new video or audio chunks after the file ha\
s been finalized.")};var Gu=30,BT=60,UT=4;async function NT(i,e){let n=[["avc",Math.ceil(i/16)*Math.ceil(e/16)<=8192?"avc1.640028":"avc1.640034"],["vp9","vp09.00.51.08"]];for(let[s,r]of n){let a={codec:r,width:i,height:e,
bitrate:Math.max(2e6,8*i*e),framerate:Gu};if(typeof VideoEncoder<"u"&&(await VideoEncoder.isConfigSupported(a)).supported)return{muxed:s,config:a}}throw new Error(`This browser makes no films of ${i} \
x ${e} pixels.`)}function OT(i,e){for(let t of Wf(i)){let[n,s]=t.slice(0,2).map(h=>Math.max(0,Math.floor(h))),r=Math.min(Math.ceil(t[0]+t[2]),e.width)-n,a=Math.min(Math.ceil(t[1]+t[3]),e.height)-s,o=i.
getImageData(n,s,r,a).data,l=new Uint32Array(o.buffer);i.clearRect(n,s,r,a);for(let h=0;h<l.length;h++){if(l[h]===0)continue;let u=o[4*h+3]/255,f=4*((s+Math.floor(h/r))*e.width+n+h%r);for(let d=0;d<3;d++)
e.data[f+d]+=u*(o[4*h+d]-e.data[f+d])}}}async function Wu(i,e,t,n=()=>!0){let s=Hf(2*Math.ceil(i/2),2*Math.ceil(e/2)),{canvas:r}=s,{muxed:a,config:o}=await NT(r.width,r.height),l=new Hy({target:new Df,
fastStart:"in-memory",video:{codec:a,width:r.width,height:r.height,frameRate:Gu}}),h=null,u=new VideoEncoder({output:(f,d)=>l.addVideoChunk(f,d),error:f=>{h=f}});try{u.configure(o),rt.hold(!0),document.
body.classList.add("filming");for(let f=0;f<Zt.value.length;f++){if(!n(f))return null;await t(f);let d=rt.filmed(r.width,r.height);OT(s,d);let c=new VideoFrame(d.data,{format:"RGBX",codedWidth:r.width,
codedHeight:r.height,timestamp:f*1e6/Gu,duration:1e6/Gu});for(u.encode(c,{keyFrame:f%BT===0}),c.close();u.encodeQueueSize>UT&&!h;)await new Promise(g=>setTimeout(g,5));if(h)throw h}if(await u.flush(),
h)throw h}finally{document.body.classList.remove("filming"),rt.hold(!1),u.state!=="closed"&&u.close()}return l.finalize(),new Blob([l.target.buffer],{type:"video/mp4"})}function Hu(i,e,t,n,s,r,a,o){let l=14*o,h=.8*o,u=i.createLinearGradient(r-l,0,r,0);ps.value.forEach((d,c,g)=>u.addColorStop(c/(g.length-1),d)),i.fillText(`${e} (${s})`,r-l,a-2.6*o),i.fillStyle=u,i.fillRect(
r-l,a-2.2*o,l,h),i.fillStyle=Xf(),i.fillText(yt(t),r-l,a-.3*o);let f=yt(n);i.fillText(f,r-i.measureText(f).width,a-.3*o)}var Xf=()=>matchMedia("(prefers-color-scheme: dark)").matches?"#e6ebf0":"#1f293\
3";function Wf(i){let{width:e,height:t}=i.canvas,n=Math.max(11,Math.min(e,t)/45);i.font=`${n}px system-ui, sans-serif`,i.fillStyle=Xf();let s=ae.value?.title??"",r=zs(We.value?.header.time??0);i.fillText(
s,n,1.6*n),i.fillText(r,n,t-.9*n);let a=[[0,0,2*n+i.measureText(s).width,3*n],[0,t-3*n,2*n+i.measureText(r).width,3*n]],o=We.value?.header.scalar,l=t-.6*n,h=14*n;if(o&&ft.value){let{range:[f,d],logarithmic:c}=Vs(
us.value),g=[Ra(Vn.value),Vn.value.missing>0&&`${Vn.value.missing} not a number (grey)`].filter(Boolean).join(", ");g!==""&&(h=Math.max(h,i.measureText(g).width),i.fillText(g,e-n-h,l),l-=1.6*n),Hu(i,o.
name,f,d,c?`${o.unit}, logarithmic`:o.unit,e-n,l,n),l-=4*n}cs.value&&rn.value>0&&(Hu(i,"pressure of the fluid",0,rn.value,"Pa",e-n,l,n),l-=4*n),ds.value&&an.value>0&&(Hu(i,"velocity of the fluid",0,an.
value,"m/s",e-n,l,n),l-=4*n);let u=xf(We.value?.header);return Hs.value&&u!==""&&(i.fillStyle=bu,i.fillRect(e-15*n,l-.9*n,n,n),i.fillStyle=Xf(),i.fillText(`fluid up to ${u}`,e-13.4*n,l),l-=2*n),Ti.value===
"tension"&&Ui.value[1]>Ui.value[0]&&(Hu(i,"tension of wires",Ui.value[0],Ui.value[1],"N",e-n,l,n),l-=4*n),[...a,[e-h-4*n,l-2*n,h+4*n,t-l+2*n]]}function Hf(i,e){let t=document.createElement("canvas");return t.
width=i,t.height=e,t.getContext("2d",{willReadFrequently:!0})}async function qf(i,e){let t=Hf(i,e);return t.putImageData(rt.picture(i,e),0,0),Wf(t),new Promise((n,s)=>t.canvas.toBlob(r=>r?n(r):s(new Error(
"the picture is too large")),"image/png"))}function Xy(i,e,t){let n=document.createElement("a");n.href=URL.createObjectURL(i),n.download=`${ae.value?.name??"gabion"}${t}.${e}`,n.click(),setTimeout(()=>URL.
revokeObjectURL(n.href),1e4)}async function qy(i,e){Xy(await qf(i,e),"png",`-${(We.value?.header.time??0).toFixed(4)}s`)}async function $y(...i){let e=await Wu(...i);e&&Xy(e,"mp4","")}async function Yy(){let[i,e]=await Promise.all([Ot("hello"),Ot("runs")]);py(),pi.has("color")&&(ft.value=pi.get("color")),Pi&&(ft.value=Pi.scalar);let t=i.models?.find(l=>l===pi.get("model")),n=i.models&&
(t??(i.open||i.models[0])),s=e.find(l=>l.id===pi.get("run"))??e.find(l=>l.live)??e[0],r=s&&(!i.models||pi.has("run")||s.live),a=()=>i.opening&&(!t||t===i.opening.name)?mm(i.opening,!r):n?qs(n,!r):null,
o=r?null:a();si(()=>{nn.value=e,At.value=i}),await(r?Ii(s.id,Number(pi.get("k")??0)):o),my();for(let l=0;l<100&&(r||St.value)&&rt&&!rt.shows();l++)await new Promise(h=>setTimeout(h,10));r&&await a(),gm()}var $f={plots:["Plots",Gm],objects:["Objects",Fm],compare:["Compare",Em],reports:["Reports",$m],run:["Run",Am]};function zT(){return y("header",{class:"top",children:[y("strong",{class:"name",children:"\
Gabion"}),nn.value.length>0&&y("label",{children:["Run"," ",y("select",{value:ae.value?.id,onChange:i=>{Ii(i.currentTarget.value)},children:[ae.value?.id==="preview"&&y("option",{value:"preview",children:"\
none"}),nn.value.map(i=>y("option",{value:i.id,children:i.name}))]})]}),y("span",{class:"space"}),Xu.value?y("form",{class:"size",onSubmit:i=>{i.preventDefault(),Xu.value=!1,Jy(...ss.value)},children:[
y("label",{children:["Width ",y("input",{type:"number",min:16,max:8192,value:ss.value[0],onInput:i=>{ss.value=[i.currentTarget.valueAsNumber,ss.value[1]]}})]}),y("label",{children:["Height ",y("input",
{type:"number",min:16,max:8192,value:ss.value[1],onInput:i=>{ss.value=[ss.value[0],i.currentTarget.valueAsNumber]}})]}),y("button",{children:"Save PNG"}),Zt.value.length>1&&!ae.value?.live&&y("button",
{type:"button",onClick:()=>{HT()},children:"Save film"}),y("button",{type:"button",onClick:()=>{Xu.value=!1},"aria-label":"Close the size of pictures",children:"\xD7"})]}):y("button",{onClick:()=>{ss.
value=[2*Math.round(qu().clientWidth/2),2*Math.round(qu().clientHeight/2)],Xu.value=!0},children:"Picture"}),y("button",{onClick:()=>rt?.fit(),title:"A",children:"Show all"}),y("button",{onClick:()=>{
fs.value=!0},title:"?",children:"Keys"})]})}function VT(){let i=$f[Ri.value][1];return y("aside",{class:"side",children:[y("div",{role:"tablist","aria-label":"Panels",class:"tabs",children:Object.keys(
$f).map(e=>y("button",{role:"tab",id:`tab-${e}`,"aria-selected":Ri.value===e,"aria-controls":"panel",onClick:()=>{Ri.value=e},children:$f[e][0]}))}),y("div",{role:"tabpanel",id:"panel","aria-labelledb\
y":`tab-${Ri.value}`,tabIndex:0,class:"panel",children:y(i,{})})]})}function GT(){return At.value?y(it,{children:[y(zT,{}),At.value.models&&y(Tm,{}),y(wy,{}),y(VT,{}),ae.value?.live?y(Im,{}):y(Ty,{}),
fs.value&&y(Pm,{}),ks.value>0&&y(Cm,{done:ks.value,of:Zt.value.length,stop:()=>{ks.value=0}})]}):y("p",{class:"waiting",role:"status",children:Qe.value||"Opening\u2026"})}var Xu=be(!1),ss=be([0,0]),WT=500,
ks=be(0),qu=()=>document.querySelector(".stage canvas"),Zy=i=>{Qe.value=i.message},Jy=(i,e)=>qy(i,e).catch(Zy);async function HT(){let i=ht.value;Ci.value=!1,ks.value=1;let e=performance.now();await $y(
...ss.value,Sc,t=>{let n=performance.now();return ks.value>0&&n-e>WT&&(ks.value=t+1,e=n),ks.value>0}).catch(Zy),ks.value=0,Fi(i)}He("Space","play or pause; pause a run under way, or have it go on",()=>ae.
value?.live?Pc():pl());He("ArrowRight","next frame; one step of a run that is paused",()=>ae.value?.live?$s("step"):Fi(ht.value+1));He("ArrowLeft","frame before",()=>Fi(ht.value-1));He("ArrowDown","te\
n frames on",()=>Fi(ht.value+10));He("ArrowUp","ten frames back",()=>Fi(ht.value-10));He("Home","first frame",()=>Fi(0));He("End","last frame",()=>Fi(Zt.value.length-1));He("+","play faster",()=>{Sn.value=
Math.min(2,Sn.value*2)});He("-","play slower",()=>{Sn.value=Math.max(.1,Sn.value/2)});He("Ctrl-ArrowLeft","turn the picture left",()=>rt?.orbit(-15,0));He("Ctrl-ArrowRight","turn it right",()=>rt?.orbit(
15,0));He("Ctrl-ArrowUp","look from higher",()=>rt?.orbit(0,10));He("Ctrl-ArrowDown","look from lower",()=>rt?.orbit(0,-10));He("Shift-ArrowLeft","move the picture left",()=>rt?.pan(.1,0));He("Shift-A\
rrowRight","move it right",()=>rt?.pan(-.1,0));He("Shift-ArrowUp","move it up",()=>rt?.pan(0,-.1));He("Shift-ArrowDown","move it down",()=>rt?.pan(0,.1));He("*","nearer",()=>rt?.orbit(0,0,1.25));He("/",
"farther",()=>rt?.orbit(0,0,.8));He(["a","A"],"show all",()=>rt?.fit());He("1","from the front",()=>rt?.fit([0,0,1]));He("3","from the side",()=>rt?.fit([1,0,0]));He("7","from above",()=>rt?.fit([0,1,
.001]));He(".","turn about what is picked",()=>{xi.value&&rt?.aim(xi.value.at)});He("n","pick the next thing of the kind",()=>Ky(1));He("N","pick the one before",()=>Ky(-1));He("b","pick another kind:\
 particles, bodies, wires",jy);He("t","pick the wire with the largest tension",XT);He(["g","G"],"pick by name or number",()=>{Ri.value="objects",requestAnimationFrame(()=>document.querySelector(".find\
 input")?.focus())});He(["m","M"],"measure from what is picked: distances, and from two things angles",zc);He(["c","C"],"cut across the middle, or not",qT);He(["k","K"],"colour particles by the next q\
uantity",$T);He("w","colour wires by tension or state",()=>{Ti.value=Ti.value==="tension"?"state":"tension"});He(["f","F"],"contacts as force chains, as arrows, or not",()=>{_i.value=_i.value===""?"ch\
ains":_i.value==="chains"?"arrows":""});He(["r","R","Ctrl-Enter"],"run the model; the last of them from its text too",()=>{At.value?.models&&Oa()});He("Ctrl-s","save the model",()=>{Di.value&&Rr()});He(
["s","S"],"stop the run",()=>$s("stop"));He(["l","L"],"legend",()=>{Gn.value=!Gn.value});He(["p","P"],"save a picture",()=>{Jy(qu().width,qu().height)});He(["?","F1"],"keys",()=>{fs.value=!fs.value});
He("Escape","pick nothing, close",()=>{fs.value=!1,Mt.value=null});function Ky(i){let e=St.value?.header,t=Mt.value??{kind:"particle",number:-1},s={particle:We.value?.header.particles??0,shape:e?.shapes?.
length??0,link:e?.links?.length??0}[t.kind];s>0?Mt.value={kind:t.kind,number:(t.number+i+s)%s}:jy()}function jy(){let i=["particle","shape","link"],e=St.value?.header,t={particle:We.value?.header.particles??
0,shape:e?.shapes?.length??0,link:e?.links?.length??0},n=i.indexOf(Mt.value?.kind??"link");for(let s=1;s<=3;s++){let r=i[(n+s)%3];if(t[r]>0){Mt.value={kind:r,number:0};return}}}function XT(){let i=rt?.
tightest()??-1;i>=0&&(Mt.value={kind:"link",number:i})}function qT(){let i=St.value?.header;i&&(on.value=on.value?null:{normal:[0,0,1],offset:(i.low[2]+i.high[2])/2})}function $T(){let i=["",...St.value?.
header.scalars?.map(e=>e.name)??[]];dl(i[(i.indexOf(ft.value)+1)%i.length])}Rm();Object.assign(window,{gabionPicture:qf,gabionFilm:(i,e,t)=>Wu(i,e,Sc,t),gabionDecode:hl,gabionFrames:Wn});je(()=>{document.
title=ae.value?`${ae.value.name} \u2013 Gabion`:"Gabion"});je(()=>{document.body.classList.toggle("models",At.value?.models!=null)});yp(y(GT,{}),document.getElementById("page"));Yy().catch(i=>{Qe.value=
String(i.message)});
