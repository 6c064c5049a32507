var Je,Dh,pc,Ti,dc,Ca,Nh,Aa,Uh,mc,fc,Nm,mr=Symbol.for("pv"),Ra={},Pa=[],Um=/^m(i|n|o|s|text|space)$/,gc=Array.isArray,_c=Pa.slice,ts=Object.assign;function es(n){n&&n.parentNode&&n.remove()}function Fh(n,e,t){
var i,s,r,a={},o=arguments.length;for(r in e)r=="key"?i=e[r]:r=="ref"&&typeof n!="function"?s=e[r]:a[r]=e[r];return o>2&&(a.children=o>3?_c.call(arguments,2):t),pr(n,a,i,s,null)}function pr(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:mr,__v:s||++Dh,__i:-1,__u:0};return!s&&Je.vnode&&Je.vnode(r),r}function je(n){return n.children}function Ts(n,e){this.props=n,this.context=e,this.__g=0}function Ai(n,e){if(e==null)return n.__&&Ai(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.
__e;return typeof n.type!="function"||n.props.__P?null:Ai(n)}function Fm(n){var e,t=n.__v,i=t.__e,s=[],r=[],a=n.__P;a&&((e=ts({constructor:mr},t)).__v=t.__v+1,Je.vnode&&Je.vnode(e),vc(a,e,t,n.__n,a.namespaceURI,
32&t.__u?[i]:null,s,i||Ai(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,Gh(s,e,r),t.__=t.__e=null,e.__e!=i&&Oh(e))}function Oh(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){
return e&&(n.__e=e.__e)}),Oh(n)}function Ih(n){(8&n.__g||(n.__g|=8,Ti.push(n),Ca++))&&dc==Je.debounceRendering||((dc=Je.debounceRendering)||queueMicrotask)(Bh)}function Bh(){try{for(var n,e=1;Ti.length;)
Ti.length>e&&Ti.sort(Nh),n=Ti.shift(),e=Ti.length,8&n.__g&&Fm(n)}finally{(Ca=Ti.length)&&(dc||queueMicrotask)(Bh)}}function kh(n,e,t,i,s,r,a,o,l,c,u){var f,d,h,g,b,m,p=i.__k||Pa,S=e.length;for(l=Om(t,
e,p,l,S),f=0;f<S;f++)(h=t.__k[f])!=null&&(d=~h.__i&&p[h.__i]||Ra,h.__i=f,m=vc(n,h,d,s,r,a,o,l,c,u),g=h.__e,(d.ref!=h.ref||8&d.__u)&&(d.ref&&xc(d.ref,null,h,d),h.ref&&u.push(h.ref,h.__c||g,h)),b=b||g,4&
h.__u?(l=zh(h,l,n,!d.__v),d.__e&&(d.__e=null)):typeof h.type=="function"&&m!==void 0?l=m:g&&(l=g.nextSibling),h.__u&=-21);return t.__e=b,l}function Om(n,e,t,i,s){var r,a,o,l,c,u,f,d,h,g=t.length,b=g,m=0,
p=0,S=n.__k=Array(s);for(r=0;r<s;r++)(a=e[r])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=S[r]=pr(null,a):gc(a)?a=S[r]=pr(je,{children:a}):a.constructor===
mr&&a.__b?a=S[r]=pr(a.type,a.props,a.key,a.ref,a.__v):S[r]=a,l=r+m,a.__=n,a.__b=n.__b+1,o=null,~(c=a.__i=Bm(a,t,l,b))&&(b--,(o=t[c])&&(o.__u|=2)),o&&o.__v?(a.__u|=16,c==l-1?m--:c==l+1?m++:c!=l&&(c>l?m--:
m++,p=1)):(~c||(s>g?m--:s<g&&m++),typeof a.type!="function"&&(a.__u|=4))):S[r]=null;if(p){for(u=[],f=[],r=0;r<s;r++)if((a=S[r])&&16&a.__u){for(m=0,d=u.length;m<d;)u[h=m+d>>1]<a.__i?m=h+1:d=h;u[m]=a.__i,
f[r]=m+1}for(m=u.length;r--;)f[r]&&(f[r]==m?m--:S[r].__u|=4)}if(b)for(r=0;r<g;r++)!(o=t[r])||2&o.__u||(o.__e==i&&(i=Ai(o)),yc(o,o));return i}function zh(n,e,t,i){var s,r,a,o;if(typeof n.type=="functio\
n"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=zh(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=Ai(n))&&!e.parentNode&&(e=null),a=n.__e,o=e;o&&o.nodeType==8;)o=o.nextSibling;
for(a!=o&&(!i&&t.moveBefore&&a.parentNode?t.moveBefore(a,e):t.insertBefore(a,e||null)),e=a;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function Bm(n,e,t,i){var s,r=n.key,a=n.type,o=e[t],l=o&&!(2&o.__u);if(o===null&&r==null||l&&r==o.key&&a==o.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s;
for(s=t+1;s<e.length;s++)if((o=e[s])&&!(2&o.__u)&&r==o.key&&a==o.type)return s}return-1}function Lh(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function Ta(n,e,t,i,s){var r,a;if(e=="sty\
le")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||Lh(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||Lh(n.style,e,t[e])}else if(e[0]=="o"&&
e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(a=fc[e]||(fc[e]=km(e)),(n.__a||(n.__a={}))[e]=mc,r=e!=(e=e.replace(Uh,"$1")),(e=e.slice(2))[0]<"\
a"&&(e=e.toLowerCase()),t?n.addEventListener(e,a,r):n.removeEventListener(e,a,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="h\
eight"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==
null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function km(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[Aa]==null)e[Aa]=mc++;else if(e[Aa]<this.__a[n])
return;return t(Je.event?Je.event(e):e)}}}function vc(n,e,t,i,s,r,a,o,l,c){var u,f,d,h,g,b,m,p,S,A,M,R,E,_,w,k,L,N,z=e.type;if(e.constructor!==mr)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=
l,f=r=[],u.nodeType==8?o=Ea(u,r):r.push(u),o=r[0]||o),(u=Je.__b)&&u(e);e:if(typeof z=="function"){d=a.length;try{if(p=e.props,S=(u=z.prototype)&&u.render,A=(u=z.contextType)&&i[u.__c],M=u?A?A.props.value:
u.__:i,(h=t.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(S?e.__c=h=new z(p,M):(e.__c=h=new Ts(p,M),h.constructor=z,h.render=Vm),A&&A.sub(h),h.state||(h.state={}),h.__n=i,h.__g|=8,h.__h=[],h.__k=[]),S&&(h.__s||
(h.__s=h.state),z.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=ts({},h.__s)),ts(h.__s,z.getDerivedStateFromProps(p,h.__s)))),g=h.props,b=h.state,h.__v=e,t.__c){if(p!==g&&S&&!z.getDerivedStateFromProps&&
h.componentWillReceiveProps&&h.componentWillReceiveProps(p,M),e.__v==t.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(p,h.__s,M)===!1){e.__v!=t.__v&&(h.props=p,h.state=h.
__s,h.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(H){H&&(H.__=e)}),Pa.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&a.push(h),o=Ai(t);break e}h.componentWillUpdate&&h.componentWillUpdate(p,h.
__s,M),S&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(g,b,m)})}else S&&!z.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),S&&h.componentDidMount&&h.__h.push(
h.componentDidMount);h.context=M,h.props=p,h.__P=n,h.__g&=-5,R=Je.__r,E=S?25:0;do h.__g&=-9,R&&R(e),u=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++E<25);S&&(Pa.push.apply(h.__h,h.__k),h.
__k=[]),h.state=h.__s,h.getChildContext&&(i=ts({},i,h.getChildContext())),S&&t.__c&&h.getSnapshotBeforeUpdate&&(m=h.getSnapshotBeforeUpdate(g,b)),_=u&&u.type===je&&u.key==null?u.props.children:u,p.__P&&
(u=o,s=(n=p.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(H){H&&yc(H,H)}),t.__k=null),o=t.__k?Ai(t,0):null),o=kh(n,gc(_)?_:[_],e,t,i,s,r,a,o,l,c),p.__P&&(e.__e=null,o=u),e.__u&=
-161,f&&f.some(es),h.__h.length&&a.push(h),1&h.__g&&(h.__g&=-4)}catch(H){if(a.length=d,e.__v=null,l||r)if(H&&H.then){if(e.__u|=128|l,r){for(~(L=r.indexOf(o||void 0))||(L=r.length);(N=r[L-1])&&N.nodeType==
8;)L--;for(;L<r.length;L++)if(N=r[L])if(r[L]=null,w){if(N==k)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(k=Ea(w=N))}}if(!w){for(;o&&o.nodeType==8&&o.nextSibling;)o=o.nextSibling;w=o}(u=
Ea(w=e.__c.__z||(e.__c.__z=w)))?(e.__e=w,o=u):e.__e=o,o=o&&o.nextSibling}else r&&r.some(es);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),H&&H.then||Vh(e),Je.__e(H,e,t)}}else o=e.__e=zm(t.__e,e,t,i,s,r,a,
l,c,n);return(u=Je.diffed)&&u(e),o}function Ea(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith(
"/$s")&&!--t)return n}e&&e.push(n)}}function Vh(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(Vh))}function Gh(n,e,t){for(var i=0;i<t.length;)xc(t[i++],t[i++],t[i++]);Je.__c&&Je.__c(e,n),n.some(function(s){
try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){Je.__e(r,s.__v)}})}function zm(n,e,t,i,s,r,a,o,l,c){var u,f,d,h,g,b,m,p,S=t.props||Ra,A=e.props,M=e.type;if(M=="svg"?s="http://www.w3.org/2\
000/svg":M=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((g=r[u])&&(M?g.localName==M:g.nodeType==3)){n=g,r[u]=null;break}}if(!n){if(p=
c.ownerDocument||document,!M)return p.createTextNode(A);n=p.createElementNS(s,M,A.is?A:c),o&&(Je.__m&&Je.__m(e,r),o=!1),r=null}if(M){if(c=M=="template"&&n.content||n,r=M=="textarea"&&A.defaultValue!=null?
null:r&&_c.call(c.childNodes),!o&&r)for(S={},u=0;u<n.attributes.length;u++)S[(g=n.attributes[u]).name]=g.value;for(u in S)g=S[u],u=="dangerouslySetInnerHTML"?d=g:u=="children"||u in A||u=="value"&&"de\
faultValue"in A||u=="checked"&&"defaultChecked"in A||Ta(n,u,null,g,s);for(u in A)g=A[u],u=="children"?h=g:u=="dangerouslySetInnerHTML"?f=g:u=="value"?b=g:u=="checked"?m=g:o&&typeof g!="function"||S[u]===
g||Ta(n,u,g,S[u],s);f?(o||d&&(f.__html==d.__html||f.__html==n.innerHTML)||(n.innerHTML=f.__html),e.__k=[]):(d&&(n.textContent=""),(M=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Um.test(
M))&&(s="http://www.w3.org/1999/xhtml"),kh(c,gc(h)?h:[h],e,t,i,s,r,a,r?r[0]:t.__k&&Ai(t,0),o,l),r&&r.some(es)),o&&M!="textarea"||(u="value",M=="progress"&&b==null?n.removeAttribute(u):b==null||b===n[u]&&
(M!="progress"||b)||Ta(n,u,b,S[u],s),u="checked",m!=null&&m!=n[u]&&Ta(n,u,m,S[u],s))}else S===A||o&&n.data==A||(n.data=A);return n}function xc(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.
__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){Je.__e(s,t)}}function yc(n,e,t){var i,s,r,a;if(Je.unmount&&Je.unmount(n),!(i=n.ref)||i.current&&i.current!=n.
__e||xc(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(o){Je.__e(o,e)}i.__P=i.__n=null}if(i=n.__k)for(a=0;a<i.length;a++)i[a]&&yc(i[a],e,typeof n.type!="function"||t&&
!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=Ea(i,r=[]))&&(i==n.__e&&r.some(es),es(s),es(i)),t||es(n.__e),n.__e=n.__c=n.__=null}function Vm(n,e,t){return this.constructor(n,t)}function Hh(n,e){var t,i,s,
r;Je.__&&Je.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=pr(je,{children:[n]}),s=[],r=[],vc(e,e.__k,i||Ra,Ra,e.namespaceURI,i?null:e.firstChild?_c.call(e.childNodes):
null,s,i?i.__e:e.firstChild,t,r),Gh(s,e.__k,r),e.__k.props.children=null}Je={__e:function(n,e,t,i){for(var s,r,a;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((a=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&
(s.componentDidCatch(n,i||{}),a=1),a&&8&s.__g)return void(s.__g|=2)}catch(o){n=o}}throw Ca=0,n}},Dh=0,pc=function(n){return n!=null&&n.constructor===mr},Ts.prototype.setState=function(n,e){var t=this.
__s;t&&t!=this.state||(t=this.__s=ts({},this.state)),typeof n=="function"&&(n=n(ts({},t),this.props)),n&&(ts(t,n),this.__v&&(e&&this.__k.push(e),Ih(this)))},Ts.prototype.forceUpdate=function(n){this.__v&&
(this.__g|=4,n&&this.__h.push(n),Ih(this))},Ts.prototype.render=je,Ti=[],Ca=0,Nh=function(n,e){return n.__v.__b-e.__v.__b},Aa=Symbol(),Uh=/(PointerCapture)$|Capture$/i,mc=0,fc={},Nm=0;var _r,Pt,bc,Wh,Sc=Object.is,Ia=0,Qh=[],Mc=[],wt=Je,Xh=wt.__b,qh=wt.__r,Yh=wt.diffed,$h=wt.__c,Zh=wt.unmount,Jh=wt.__;function Tc(n,e){wt.__h&&wt.__h(Pt,n,Ia||e),Ia=0;var t=Pt.__H||(Pt.__H={__:[],__h:[]});
return n>=t.__.length&&t.__.push({}),t.__[n]}function vr(n){return Ia=1,Gm(td,n)}function Gm(n,e,t){var i=Tc(_r++,2);if(i.t=n,!i.__c&&(i.__=[t?t(e):td(void 0,e),function(r){var a=(i.__N||i.__)[0],o=i.
t(a,r);Sc(a,o)||(i.__N=[o,i.__[1]],i.__c.setState({}))}],i.__c=Pt,!Pt.__f)){Pt.__f=!0;var s=Pt.shouldComponentUpdate;Pt.shouldComponentUpdate=function(r,a,o){var l=this.__H;if(!l)return!0;var c=!1,u=this.
props!=r;if(l.__.some(function(d){d.__N&&(c=!0,Sc(d.__[0],d.__N[0])||(u=!0))}),s){var f=s.call(this,r,a,o);return c?f||u:f}return!c||u}}return i.__}function kt(n,e){var t=Tc(_r++,3);!wt.__s&&ed(t.__H,
e)&&(t.__P=!0,t.__=n,t.u=e,Pt.__H.__h.push(t))}function Cn(n){return Ia=5,La(function(){return{current:n}},[])}function La(n,e){var t=Tc(_r++,7);return ed(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function Hm(){var n;do{for(;n=Mc.shift();)try{gr(n)}catch(t){wt.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=Qh.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(gr),e.__h.some(wc),e.__h=[]}catch(t){e.__h=[],wt.
__e(t,n.__v)}}}while(Mc.length)}wt.__b=function(n){Pt=null,Xh&&Xh(n)},wt.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),Jh&&Jh(n,e)},wt.__r=function(n){qh&&qh(n),_r=0;var e=(Pt=n.__c).__H;e&&
(bc==Pt?Pt.__h=[]:(e.__h.some(gr),e.__h.some(wc),_r=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),bc=Pt},wt.diffed=function(n){Yh&&Yh(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&
jh(Qh.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),bc=Pt=null},wt.__c=function(n,e){e.some(function(t){try{t.__h.some(gr),t.__h=t.__h.filter(function(i){return!i.__||wc(i)})}catch(i){t.__h=[
function(){throw i}]}}),$h&&$h(n,e)},wt.unmount=function(n){Zh&&Zh(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;
t=t&&t.__c}s.__P=t,jh(Mc.push(s))}else gr(s)}catch(r){e=r}}),i.__H=void 0,e&&wt.__e(e,i.__v))};var Kh=typeof requestAnimationFrame=="function";function Wm(n){var e,t=function(){clearTimeout(i),Kh&&cancelAnimationFrame(
e),setTimeout(n)},i=setTimeout(t,35);Kh&&(e=requestAnimationFrame(t))}function jh(n){n!=1&&Wh==wt.requestAnimationFrame||((Wh=wt.requestAnimationFrame)||Wm)(Hm)}function gr(n){var e=Pt,t=n.__c;typeof t==
"function"&&(n.__c=void 0,t()),Pt=e}function wc(n){var e=Pt;n.__c=n.__(),Pt=e}function ed(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!Sc(t,n[i])})}function td(n,e){return typeof e==
"function"?e(n):e}var Xm=Symbol.for("preact-signals");function Fa(){if(ai>1)ai--;else{var n,e=!1;for((function(){var s=Na;for(Na=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var a=r.t;a!==void 0;a=a.x)a.i===s.i&&(a.i=
r.i);s=s.o}})();yr!==void 0;){var t=yr;for(yr=void 0,Da++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&id(t))try{t.c()}catch(s){e||(n=s,e=!0)}t=i}}if(Da=0,ai--,e)throw n}}function zt(n){if(ai>
0)return n();Ac=++qm,ai++;try{return n()}finally{Fa()}}var xr,_t=void 0;function br(n){var e=_t,t=xr;_t=void 0,xr=void 0;try{return n()}finally{_t=e,xr=t}}var yr=void 0,ai=0,Da=0,qm=0,Ac=0,Na=void 0,Ua=0;
function nd(n){if(_t!==void 0){var e=n.n;if(e===void 0||e.t!==_t)return e={i:0,S:n,p:_t.s,n:void 0,t:_t,e:void 0,x:void 0,r:e},_t.s!==void 0&&(_t.s.n=e),_t.s=e,n.n=e,32&_t.f&&n.S(e),e;if(e.i===-1)return e.
i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=_t.s,e.n=void 0,_t.s.n=e,_t.s=e),e}}function It(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,
this.name=e?.name}It.prototype.brand=Xm;It.prototype.h=function(){return!0};It.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:br(function(){var i;(i=
e.W)==null||i.call(e)}))};It.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&br(function(){
var s;(s=e.Z)==null||s.call(e)}))}};It.prototype.subscribe=function(n){var e=this;return tt(function(){var t=e.value;br(function(){return n(t)})},{name:"sub"})};It.prototype.valueOf=function(){return this.
value};It.prototype.toString=function(){return this.value+""};It.prototype.toJSON=function(){return this.value};It.prototype.peek=function(){var n=this;return br(function(){return n.value})};Object.defineProperty(
It.prototype,"value",{get:function(){var n=nd(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(Da>100)throw new Error("Cycle detected");(function(t){ai!==0&&Da===0&&t.l!==
Ac&&(t.l=Ac,Na={S:t,v:t.v,i:t.i,o:Na})})(this),this.v=n,this.i++,Ua++,ai++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Fa()}}}});function Me(n,e){return new It(n,e)}function id(n){for(var e=n.
s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function sd(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}
function rd(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function ns(n,e){It.call(
this,void 0,e),this.x=n,this.s=void 0,this.g=Ua-1,this.f=4}ns.prototype=new It;ns.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ua))return!0;if(this.g=
Ua,this.f|=1,this.i>0&&!id(this))return this.f&=-2,!0;var n=_t;try{sd(this),_t=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.
i++}return _t=n,rd(this),this.f&=-2,!0};ns.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}It.prototype.S.call(this,n)};ns.prototype.U=function(n){if(this.
t!==void 0&&(It.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};ns.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.
x)n.t.N()}};Object.defineProperty(ns.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=nd(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.
v}});function Zn(n,e){return new ns(n,e)}function ad(n){var e=n.j;if(n.j=void 0,typeof e=="function"){ai++;var t=_t;_t=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,Ec(n),i}finally{_t=t,Fa()}}}function Ec(n){
for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,ad(n)}function Ym(n){if(_t!==this)throw new Error("Out-of-order effect");rd(this),_t=n,this.f&=-2;try{8&this.f&&Ec(this)}finally{Fa()}}function As(n,e){
this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,xr&&xr.push(this)}As.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e==
"function"&&(this.j=e)}finally{n()}};As.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ad(this),sd(this),ai++;var n=_t;return _t=this,Ym.bind(this,n)};As.prototype.
N=function(){2&this.f||(this.f|=2,this.u=yr,yr=this)};As.prototype.d=function(){this.f|=8,1&this.f||Ec(this)};As.prototype.dispose=function(){this.d()};function tt(n,e){var t=new As(n,e);try{t.c()}catch(s){
throw t.d(),s}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var od,Ba,Oa,$m=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var ld=[];tt(function(){od=this.N})();function Es(n,e){Je[n]=e.bind(null,Je[n]||function(){})}function Sr(n){if(Oa){var e=Oa;Oa=void 0,e()}Oa=n&&n.S()}function cd(n){var e=this,t=n.data,i=Jm(t);i.name=
"ReactiveDom",i.value=t;var s=La(function(){for(var o=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=Zn(function(){var h=i.value.value;return h===0?0:h===!0?"":h||""}),u=Zn(function(){return!Array.
isArray(c.value)&&!pc(c.value)}),f=tt(function(){if(this.N=ud,u.value){var h=c.value;o.__v&&o.__v.__e&&o.__v.__e.nodeType===3&&(o.__v.__e.data=h)}}),d=e.__$u.d;return e.__$u.d=function(){f(),d.call(this)},
[u,c]},[]),r=s[0],a=s[1];return r.value?a.peek():a.value}cd.displayName="ReactiveTextNode";Object.defineProperties(It.prototype,{constructor:{configurable:!0,value:Fh(je,null).constructor},type:{configurable:!0,
value:cd},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});Es("__b",function(n,e){if(Sr(),Ba=void 0,typeof e.type=="string"){
var t,i=e.props;for(var s in i)if(s!=="children"){var r=i[s];r instanceof It&&(t||(e.__np=t={}),t[s]=r,i[s]=r.peek())}}n(e)});Es("__r",function(n,e){if(n(e),e.type!==je){Sr();var t,i=e.__c;i&&(i.__$f&=
-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(s,r){var a;return tt(function(){a=this},{name:r}),a.c=s,a})((function(s){return function(){var r;$m&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(
i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Ba=i,Sr(t)}});Es("__e",function(n,e,t,i){Sr(),Ba=void 0,n(e,t,i)});Es("diffed",function(n,e){Sr(),Ba=void 0;var t;if(typeof e.type=="\
string"&&(t=e.__e)){var i=e.__np,s=e.props,r=t.U;if(r)for(var a in r){var o=r[a];o===void 0||i&&a in i||(o.d(),r[a]=void 0)}if(i){r||(r={},t.U=r);for(var l in i){var c=r[l],u=i[l];c===void 0?(c=Zm(t,l,
u,s),r[l]=c):c.o(u,s)}}}n(e)});function Zm(n,e,t,i){var s=e in n&&n.ownerSVGElement===void 0,r=Me(t);return{o:function(a,o){r.value=a,i=o},d:tt(function(){this.N=ud;var a=r.value.value;i[e]!==a&&(i[e]=
a,s?n[e]=a:a!=null&&(a!==!1||e[4]==="-")?n.setAttribute(e,a):n.removeAttribute(e))})}}Es("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var s in i){
var r=i[s];r&&r.d()}}}var a=e.__np;if(a){var o=e.props;for(var l in a)o[l]=a[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}n(e)});Es("__h",function(n,e,t,i){
i<3&&(e.__$f|=2),n(e,t,i)});Ts.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.
u===!0){var r=2&this.__$f;if(!(i||r||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var a in n)if(a!=="__source"&&n[a]!==this.props[a])return!0;for(var o in this.
props)if(!(o in n))return!0;return!1};function Jm(n,e){return La(function(){return Me(n,e)},[])}var Km=function(n){queueMicrotask(function(){queueMicrotask(n)})};function jm(){zt(function(){for(var n;n=ld.shift();)od.call(n)})}function ud(){ld.push(this)===1&&(Je.requestAnimationFrame||Km)(jm)}var ka="#8c8c8c";function is({range:[n,e],logarithmic:t}){return{range:[t&&e>0&&n<=0?e*1e-4:n,e],logarithmic:t&&e>0}}function hd(n){let{range:[e,t],logarithmic:i}=is(n);return i?Math.sqrt(e*t):(e+t)/2}function dd(n,e){
let{range:[t,i],logarithmic:s}=is(e),r=(n.max-n.min)*65535/65534;if(s)return{factor:r/t,offset:n.min/t,logarithm:1/Math.max(Math.log(i/t),1e-30)};let a=Math.max(i-t,1e-30);return{factor:r/a,offset:(n.
min-t)/a,logarithm:0}}function fd(n,e,t){let[i,s]=is(t).range,r=(e.max-e.min)/65534,a=u=>r>0?(u-e.min)/r:u>e.min?1/0:u<e.min?-1/0:0,o=a(i)-.5,l=a(s)+.5,c={below:0,above:0,missing:0};for(let u=0;u<n.length;u++){
let f=n[u];f>65534?c.missing++:f<o?c.below++:f>l&&c.above++}return c}function Mr(n){return[n.below>0&&`${n.below} below`,n.above>0&&`${n.above} above`].filter(Boolean).join(", ")}var ft=Me(null),Fn=Me([]),ve=Me(null),Tt=Me(null),Ke=Me(null),lt=Me(0),Rn=Me(!1),Jn=Me(1),nt=Me(""),Ei=Me(null),Cs=Me(!1),tn=Zn(()=>ve.value?.times??[]),iS=Zn(()=>tn.value[lt.value]??0),it=Me("speed"),
oi=Me("seen"),za=Me(!1),ss=Me([0,1]),Kn=Me(null),On=Me("tension"),Jt=Me(""),Rs=Me(!0),Ps=Me(null),rs=Me(null),wr=Zn(()=>{let n=Ke.value?.header.scalar;if(oi.value==="fixed")return ss.value;let e=Kn.value??
(n?[n.min,n.max]:[0,1]);if(oi.value==="symmetric"){let i=Math.max(Math.abs(e[0]),Math.abs(e[1]));return[-i,i]}if(oi.value==="seen"||!n)return e;let t=rs.value?.header.scalar;return t?[Math.min(n.min,t.
min),Math.max(n.max,t.max)]:[n.min,n.max]}),Ci=Zn(()=>({range:wr.value,logarithmic:za.value&&oi.value!=="symmetric"})),li=Zn(()=>{let n=Ke.value?.header.scalar,e=Ke.value?.blocks.get("scalar");return n&&
e&&it.value!==""?fd(e,n,Ci.value):{below:0,above:0,missing:0}}),Lt=Me(null),nn=Me(null),as=Me(new Set),Pn=Me(""),Tr=Me(0),Is=Me(!1),Ar=Me(!0),Ri=Me(!1),os=Me("plots"),Pi=Me(null),Ls=Me(null),Bn=Me([0,
0]),Va=Me(1),Cc=matchMedia("(prefers-color-scheme: dark)"),Ii=Me(Cc.matches);Cc.addEventListener("change",()=>{Ii.value=Cc.matches});var pd=document.getElementById("recording"),ln=pd?JSON.parse(pd.textContent):null;async function Pc(n){let e=Uint8Array.from(atob(n),t=>t.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).arrayBuffer()}async function _d(){return URL.createObjectURL(new Blob([await Pc(ln.plots)],{type:"text/javascript"}))}var md={int8:1,uint8:1,uint16:2,uint32:4,float32:4,
float64:8};function Qm(n,e){let t=new DataView(n).getUint32(0,!0),i=JSON.parse(new TextDecoder().decode(new Uint8Array(n,4,t))).blocks,s=i[i.length-1],r=8+t,a=new ArrayBuffer(r+(s?s.offset+md[s.type]*
s.width*s.count:0)),o=new Uint8Array(a),l=new Uint8Array(n);o.set([71,66,70,49]),o.set(l.subarray(0,4+t),4);let c=4+t;for(let u of i){let f=md[u.type],d=f*u.width,h=u.count,g=r+u.offset,b=e?.blocks.find(
p=>p.name===u.name&&p.type===u.type&&p.width===u.width),m=b?new Uint8Array(e.bytes,e.start+b.offset,d*b.count):new Uint8Array(0);for(let p=0;p<u.width;p++)for(let S=0;S<h;S++){let A=S*d+p*f;if(f===2){
let M=l[c+2*p*h+S]|l[c+(2*p+1)*h+S]<<8;A+2<=m.length&&(M=(M>>1^-(M&1))+(m[A]|m[A+1]<<8)),o[g+A]=M,o[g+A+1]=M>>8;continue}for(let M=0;M<f;M++)o[g+A+M]=l[c+(f*p+M)*h+S]^(A+f<=m.length?m[A+M]:0)}c+=d*h}return{
bytes:a,start:r,blocks:i}}var Rc=-1,Ga=null;async function eg(n){let e=n;for(;!ln.frames[e].alone&&e!==Rc+1;)e--;for(let t=e;t<=n;t++){let i=ln.frames[t];Ga=Qm(await Pc(i.data),i.alone?null:Ga),Rc=t}return Ga.
bytes.slice(0)}var gd=Promise.resolve();async function vd(n){let e=n.match(/^runs\/[^/]+\/frames\/(\d+)\?/);if(e){let i=Number(e[1]),s=gd.then(()=>i===Rc?Ga.bytes.slice(0):eg(i));return gd=s.catch(()=>{}),
new Response(await s)}let t=ln.answers[n];return t===void 0?new Response("This file does not hold that: only the program tells it.",{status:404}):new Response(await Pc(t))}var tg={int8:Int8Array,uint8:Uint8Array,uint16:Uint16Array,uint32:Uint32Array,float32:Float32Array,float64:Float64Array};function Ha(n){let e=new DataView(n);if(n.byteLength<8||e.getUint32(0,!1)!==1195525681)
throw new Error("the server sent no packet");let t=e.getUint32(4,!0);if(t>n.byteLength-8)throw new Error("the server sent a packet that is cut off");let i=JSON.parse(new TextDecoder().decode(new Uint8Array(
n,8,t))),s=new Map;for(let r of i.blocks??[]){let a=tg[r.type];if(!a)throw new Error(`a packet has numbers of type ${r.type}`);s.set(r.name,new a(n,8+t+r.offset,r.width*r.count))}return{header:i,blocks:s,
bytes:n.byteLength}}async function Ic(n,e){let t=await Lc(n,e);return t.status===204?null:{packet:Ha(await t.arrayBuffer()),number:Number(t.headers.get("Gabion-Number"))}}async function Lc(n,e){let t=await(ln?
vd(n):fetch("/api/1/"+n,{signal:e}));if(!t.ok)throw new Error((await t.text()).trim()||t.statusText);return t}async function Vt(n){return(await Lc(n)).json()}async function jn(n,e){return Ha(await(await Lc(
n,e)).arrayBuffer())}var ng=512<<20,Li=new Map,Er=0,yd=()=>Er;function ig(n,e){Li.set(n,e),Er+=e.bytes;for(let[t,i]of Li){if(Er<=ng||t===n)break;Li.delete(t),Er-=i.bytes}}function sg(){Li.clear(),Er=0}async function Pr(n,e){
let t=`${n.id}/${n.version??0}/${e}/${it.value}`,i=Li.get(t);if(i)return Li.delete(t),Li.set(t,i),i;let s=await jn(`runs/${n.id}/frames/${e}?scalar=${encodeURIComponent(it.value)}`);return Li.has(t)||
ig(t,s),s}async function Xa(){Fn.value=await Vt("runs")}async function kn(n,e=0,t=!0){Rr?.abort(),Rr=null,Dc++,Wa++;try{let i=await Vt(`runs/${n}`);if(i.live&&t){rg(i);return}sg();let s=Math.max(0,Math.
min(e,i.times.length-1)),[r]=i.times.length>0?await Promise.all([jn(`runs/${n}/scene`),Pr(i,s)]):[null];zt(()=>{ve.value={...i,live:!1},Ei.value=null,Cs.value=!1,Tt.value=r,Ke.value=null,Lt.value=nn.value=
null,Kn.value=null,Rn.value=!1,lt.value=s;let a=r?.header.scalars.map(o=>o.name)??[];it.value!==""&&!a.includes(it.value)&&(it.value=a.includes("speed")?"speed":""),nt.value=i.times.length===0?'This r\
un has no frames: "outputs: {replay: 10 ms}" in its model writes some.':""})}catch(i){nt.value=String(i.message)}finally{Wa--}}var Dc=0,Wa=0;async function bd(n,e,t){let i=++Dc;if(t&&Wa>0)return;let s={
id:"preview",name:n,path:n,title:"",times:[0],events:[],tables:[],live:!1,summary:null,version:e},[r]=await Promise.all([jn("runs/preview/scene"),Pr(s,0)]);i!==Dc||t&&(Wa>0||ve.value&&ve.value.id!=="p\
review")||(Rr?.abort(),Rr=null,zt(()=>{ve.value=s,Ei.value=null,Cs.value=t,Tt.value=r,lt.value=0,Kn.value=null,t||(Lt.value=nn.value=null)}))}var Rr=null,Sd=null;async function rg(n){let e=Rr=new AbortController,
t=`runs/${n.id}/live`;zt(()=>{ve.value=n,Tt.value=Ke.value=Ei.value=Kn.value=Lt.value=nn.value=null,Rn.value=!1,nt.value=""}),ag(n.id,e.signal);try{let i=await Ic(`${t}/scene`,e.signal);if(i){zt(()=>{
Cs.value=!1,Tt.value=i.packet});for(let r=0;;){for(;document.hidden;)await new Promise(c=>setTimeout(c,200));let a=Sd=new AbortController,o=`after=${r}&scalar=${encodeURIComponent(it.value)}${Pn.value?
"&contacts=1":""}`,l=await Ic(`${t}/frame?${o}`,AbortSignal.any([e.signal,a.signal])).catch(c=>{if(a.signal.aborted&&!e.signal.aborted)return"again";throw c});if(l==="again"){r=0;continue}if(!l||e.signal.
aborted)break;r=l.number,wd(l.packet),await new Promise(c=>requestAnimationFrame(c))}}if(e.signal.aborted)return;let s=await Vt(`runs/${n.id}/progress`);await kn(n.id,1/0,!1),s.error&&(nt.value=s.error)}catch(i){
e.signal.aborted||(nt.value=i.message)}}async function ag(n,e){for(;!e.aborted;){try{let t=await Vt(`runs/${n}/progress`);if(e.aborted||ve.value?.id!==n||!ve.value.live)return;Ei.value=t}catch{return}
await new Promise(t=>setTimeout(t,250))}}var Md=()=>{kn(ve.value.id,1/0,!1)};function wd(n){zt(()=>{Ke.value=n,Nc(n)})}function Nc(n){let e=n.header.scalar,t=Kn.peek();e&&(Kn.value=t?[Math.min(t[0],e.
min),Math.max(t[1],e.max)]:[e.min,e.max])}var Cr=!1;async function og(){if(!Cr){Cr=!0;try{for(;;){let n=ve.value,e=lt.value,t=it.value;if(!n||n.live||n.times.length===0)return;let i=await Pr(n,e);if(ve.
value===n&&(wd(i),ve.value===n&&lt.value===e&&it.value===t))return}}catch(n){nt.value=String(n.message)}finally{Cr=!1}}}async function Uc(n){for(lt.value=n;Cr||Ke.value?.header.time!==tn.value[n];)await new Promise(
e=>setTimeout(e,2))}function qa(n){zt(()=>{it.value=n,Kn.value=null})}function fn(n){lt.value=Math.max(0,Math.min(Math.round(n),tn.value.length-1))}function Td(n){let e=0;tn.value.forEach((t,i)=>{Math.
abs(t-n)<Math.abs(tn.value[e]-n)&&(e=i)}),fn(e)}function Ya(){!Rn.value&&lt.value>=tn.value.length-1&&fn(0),Rn.value=!Rn.value}var xd=0;function Ad(n){if(Rn.value){if(!Cr&&n-xd>=1e3/30/Jn.value){if(xd=
n,lt.value>=tn.value.length-1){Rn.value=!1;return}lt.value++}requestAnimationFrame(Ad)}}async function lg(){let n=Lt.value,e=ve.value,t=lt.value;if(!n||!e){nn.value=null;return}try{let i=e.live?"live":
`frames/${t}`,s=await Vt(`runs/${e.id}/${i}/item?kind=${n.kind}&number=${n.number}`);Lt.value===n&&lt.value===t&&(nn.value=s)}catch(i){nt.value=String(i.message)}}tt(()=>{ve.value,lt.value,it.value,og()});
tt(()=>{it.value,Pn.value,Sd?.abort()});tt(()=>{Rn.value&&requestAnimationFrame(Ad)});tt(()=>{Lt.value,lt.value,lg()});tt(()=>{if(!ve.value||ve.value.id==="preview")return;let n=new URLSearchParams({run:ve.
value.id,k:String(lt.value),color:it.value});history.replaceState(null,"","#"+n)});var cn=Me(""),ui=Me([]),Ja=Me(null),ci=Me(!1),Lr=Me(!1),$a=Me(!1),pn=null,Za="",Ir="",Ed=null,Cd=0;async function ls(n,e,t){let i=await fetch("/api/1/"+n,{method:"POST",body:JSON.stringify(e),headers:{
"Content-Type":"application/json"},signal:t});if(!i.ok)throw new Error((await i.text()).trim());return i.json()}var Fc=n=>"/api/1/models/"+n.split("/").map(encodeURIComponent).join("/"),Rd=n=>(n.headers.
get("ETag")??"").replaceAll('"',"");async function Pd(n){let e="/web/editor.js";await cg;let{Editor:t}=await import(e),i=document.querySelector("meta[name=style-nonce]").content;pn=new t(n,i,{complete:(s,r)=>ls(
"complete",{text:s,after:r}),hover:(s,r,a)=>ls("hover",{text:s,line:r,column:a}),changed:()=>{ci.value=!0,clearTimeout(Cd),Cd=setTimeout(()=>{Dr()},120)},save:()=>{ja()}}),window.gabionEditor=pn,pn.open(
Za),ci.value=!1,pn.mark(ui.value),setInterval(()=>{hg()},1500)}var Id=()=>{},cg=new Promise(n=>{Id=n});async function Oc(n){let e=await fetch(Fc(n));return e.ok?(Ir=Rd(e),Za=new TextDecoder("utf-8",{ignoreBOM:!0}).
decode(await e.arrayBuffer()),zt(()=>{cn.value=n,Lr.value=!1,ui.value=[],Ja.value=null}),pn?.open(Za),ci.value=!1,!0):(nt.value=await e.text(),!1)}var Ld=()=>requestAnimationFrame(()=>setTimeout(Id));
async function Ka(n){await Oc(n)&&await Dr(!0)}var ug=()=>pn?.text()??Za;async function Dr(n=!1){Ed?.abort();let e=Ed=new AbortController;$a.value=!0;try{let t=await ls("check",{name:cn.value,text:ug()},
e.signal);zt(()=>{ui.value=t.problems,t.findings&&(Ja.value=t.findings),$a.value=!1}),pn?.mark(t.problems),t.preview>0&&(n||!ve.value||ve.value.id==="preview")&&await bd(cn.value,t.preview,!n)}catch(t){
e.signal.aborted||(nt.value=t.message)}}async function ja(){let n=pn.text(),e=await fetch(Fc(cn.value),{method:"PUT",body:new TextEncoder().encode(n),headers:{"If-Match":`"${Ir}"`}});return e.ok?(Ir=(await e.
json()).tag,ci.value=pn.text()!==n,!0):(nt.value=await e.text(),Lr.value=e.status===409,!1)}async function hg(){if(!cn.value||document.hidden)return;let n=cn.value,e=await fetch(Fc(n),{headers:{"If-No\
ne-Match":`"${Ir}"`}}).catch(()=>null);!e||!e.ok||n!==cn.value||Rd(e)===Ir||(ci.value?Lr.value=!0:await Ka(n))}var Dd=()=>Dr(!0);function Nd(n){!pn?.select(`name: ${n}`)&&!pn?.select(n)&&(nt.value=`Th\
e model does not name ${n} as it is written.`)}var Ud=n=>pn?.go(n.line,n.column),Fd=n=>pn?.fix(n);async function Od(n){if(ci.value&&!await ja())return null;try{return(await ls("start",{name:cn.value,...n})).
id}catch(e){return nt.value=e.message,null}}var Bd=(n,e)=>ls(`runs/${n}/${e}`,{});var dg=Symbol.for("pv"),fg=0;function y(n,e,t,i,s,r){e||(e={});var a,o,l=e;if("ref"in l&&typeof n!="function")for(o in l={},e)o=="ref"?a=e[o]:l[o]=e[o];var c={type:n,props:l,key:t,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:dg,
__v:--fg,__i:-1,__u:0};return(s||r)&&(c.__source=s,c.__self=r),Je.vnode&&Je.vnode(c),c}async function Nr(n){let e=await Od(n);e&&(await Xa(),await kn(e))}function pg(){let n=Ja.value;if(!n)return null;let e=[n.Particles>0&&`${n.Particles} particles`,n.Bodies>0&&`${n.Bodies} bodies`,n.Bodies>
0&&`${n.Freedoms} degrees of freedom`,n.Redundant>0&&`${n.Redundant} redundant equations`].filter(Boolean);return y(je,{children:[y("p",{children:e.join(", ")}),[...n.Notes??[],...n.Warnings??[]].length>
0&&y("details",{children:[y("summary",{children:[(n.Warnings??[]).length," warnings, ",(n.Notes??[]).length," notes"]}),(n.Warnings??[]).map(t=>y("p",{class:"warning",children:t})),(n.Notes??[]).map(t=>y(
"p",{children:t}))]})]})}function kd(){let n=Cn(null);return kt(()=>{Pd(n.current).catch(e=>{nt.value=e.message})},[]),y("section",{class:"model","aria-label":"Model",children:[y("header",{children:[y(
"label",{children:["Model"," ",y("select",{value:cn.value,disabled:ci.value,onChange:e=>{Ka(e.currentTarget.value)},children:ft.value.models.map(e=>y("option",{value:e,children:e}))})]}),y("button",{onClick:()=>{
ja()},disabled:!ci.value,title:"Ctrl-S",children:"Save"}),ve.value?.id!=="preview"&&y("button",{onClick:()=>{Dd()},children:"Show model"}),y("button",{class:"run",onClick:()=>{Nr()},disabled:ui.value.
length>0||cn.value==="",title:"R",children:"Run"})]}),Lr.value&&y("p",{class:"warning",role:"alert",children:["The file has been changed by another program. ",y("button",{onClick:()=>{Ka(cn.value)},children:"\
Open it again, without my changes"})]}),y("div",{class:"editor",ref:n}),y("footer",{class:"problems","aria-live":"polite","aria-busy":$a.value,children:ui.value.length===0?y(pg,{}):y("ul",{children:ui.
value.map(e=>y("li",{children:[y("button",{class:"link",onClick:()=>Ud(e),children:[e.line>0?`${e.line}:${e.column}: `:"",e.message]}),e.found&&e.meant&&y("button",{onClick:()=>Fd(e),children:["Write ",
e.meant]})]}))})})]})}function bt(n,e=4){if(!Number.isFinite(n))return String(n);if(n===0)return"0";let t=Math.abs(n),i=t>=1e5||t<.001?n.toExponential(e-1):n.toPrecision(e);return i.includes(".")?i.replace(/\.?0+($|e)/,"$1"):
i}var Qa=n=>n===null?"not a number":String(n),cs=n=>`t = ${n.toFixed(4)} s`;var mg=1500;function gg({id:n}){let[e,t]=vr([]);return kt(()=>{let i=()=>Vt(`runs/${n}/saved`).then(t,()=>t([]));i();let s=setInterval(()=>{!document.hidden&&ve.value?.live&&i()},mg);return()=>clearInterval(
s)},[n,ve.value?.live]),e.length===0?null:y("section",{"aria-label":"Saved states",children:[y("h2",{children:"Saved states"}),y("p",{children:["A branch runs ",cn.value,", as it is now, from such a s\
tate on, into a folder of its own. It may have other coefficients of forces, nets and contacts."]}),y("ul",{class:"saved",children:e.map(i=>y("li",{children:["t = ",bt(i,6)," s ",y("button",{disabled:ui.
value.length>0,onClick:()=>{Nr({branch:n,time:i})},children:"Branch from here"})]}))})]})}function zd(){let n=ve.value;if(!n)return null;let e=n.summary;return y(je,{children:[y("table",{class:"facts",
children:y("tbody",{children:[y("tr",{children:[y("th",{scope:"row",children:"folder"}),y("td",{children:n.path})]}),e&&y("tr",{children:[y("th",{scope:"row",children:"status"}),y("td",{children:e.status})]}),
y("tr",{children:[y("th",{scope:"row",children:"frames"}),y("td",{children:n.times.length})]}),y("tr",{children:[y("th",{scope:"row",children:"particles"}),y("td",{children:Ke.value?.header.particles??
0})]}),y("tr",{children:[y("th",{scope:"row",children:"shapes, links"}),y("td",{children:[Tt.value?.header.shapes?.length??0,", ",Tt.value?.header.links?.length??0]})]}),y("tr",{children:[y("th",{scope:"\
row",children:"events"}),y("td",{children:n.events.length})]}),y("tr",{children:[y("th",{scope:"row",children:"frames in memory"}),y("td",{children:[bt(yd()/1e6)," MB of 512 MB"]})]})]})}),e?.origin&&
y("p",{children:["Begun with the state of ",e.origin.folder," at t = ",bt(e.origin.time,6)," s."]}),(e?.changes??[]).map(t=>y("p",{children:t.what})),e?.error&&y("p",{class:"error",children:e.error}),
(e?.warnings??[]).map(t=>y("p",{class:"warning",children:t})),ft.value?.models&&n.id!=="preview"&&y(gg,{id:n.id})]})}var Bc=Me(null);tt(()=>{let n=ve.value,e=Jt.value;Bc.value=null,!(!n||!e||n.id==="preview"||n.live)&&Vt(`compare?a=${n.id}&b=${e}`).then(t=>{ve.value===n&&Jt.value===e&&(Bc.value=t)},t=>{nt.value=t.message})});
var eo=n=>n===null?"\u2013":bt(n);function Vd(){let n=Bc.value;return y(je,{children:[y("label",{children:["With"," ",y("select",{value:Jt.value,onChange:e=>{Jt.value=e.currentTarget.value},children:[
y("option",{value:"",children:"no other run"}),Fn.value.filter(e=>e.id!==ve.value?.id).map(e=>y("option",{value:e.id,children:e.name}))]})]}),Jt.value&&y("label",{children:[y("input",{type:"checkbox",
checked:Rs.value,onChange:e=>{Rs.value=e.currentTarget.checked}})," both pictures, at the same time and seen from the same place"]}),n&&y(je,{children:[y("h2",{children:"Models"}),n.models.length===0?
y("p",{children:"The models are the same."}):y("ul",{class:"differences",children:n.models.map(e=>y("li",{children:e}))}),y("h2",{children:"Histories"}),y("table",{class:"figures",children:[y("thead",
{children:y("tr",{children:[y("th",{scope:"col",children:"column"}),y("th",{scope:"col",children:"RMS"}),y("th",{scope:"col",children:"largest"}),y("th",{scope:"col",children:"at"}),y("th",{scope:"col",
children:"relative"})]})}),y("tbody",{children:n.columns.map(e=>y("tr",{children:[y("th",{scope:"row",children:e.name}),y("td",{children:[eo(e.rms)," ",e.unit]}),y("td",{children:[eo(e.max)," ",e.unit]}),
y("td",{children:[eo(e.max_time)," s"]}),y("td",{children:e.missing||eo(e.relative)})]}))})]}),[...n.only_a??[],...n.only_b??[]].length>0&&y("p",{children:["Only one has: ",[...n.only_a??[],...n.only_b??
[]].join(", ")]})]})]})}var to=[];function Ve(n,e,t){to.push({keys:Array.isArray(n)?n:[n],name:e,run:t})}var _g=n=>`${n.ctrlKey||n.metaKey?"Ctrl-":""}${n.shiftKey&&n.key.length>1?"Shift-":""}${n.key===" "?"Space":n.key}`;function Gd(){
document.addEventListener("keydown",n=>{let e=n.target,t=e.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName)&&e.type!=="checkbox",i=_g(n);if(t&&!i.startsWith("Ctrl-")||i==="Space"&&/^(BUTTON|SUMMARY|A)$/.
test(e.tagName)||i==="Space"&&e.type==="checkbox")return;let s=to.find(r=>r.keys.includes(i));!s||n.altKey||(n.preventDefault(),s.run())})}function Hd(){let n=Cn(null);return kt(()=>n.current?.showModal(),[]),y("dialog",{ref:n,class:"help","aria-labelledby":"help-title",onClose:()=>{Ri.value=!1},children:[y("h2",{id:"help-title",children:"\
Keys"}),y("table",{children:y("tbody",{children:to.map(e=>y("tr",{children:[y("th",{scope:"row",children:e.keys.map(t=>y("kbd",{children:t}))}),y("td",{children:e.name})]}))})}),y("p",{children:"Mouse\
: left turns, right moves, the wheel goes nearer; a click picks, a double click turns about what is picked."}),y("p",{children:["Gabion ",ft.value?.version]}),y("button",{autofocus:!0,onClick:()=>n.current?.
close(),children:"Close"})]})}var us=n=>{ve.value?.live&&Bd(ve.value.id,n)},kc=()=>us(Ei.value?.paused?"go":"pause"),vg=n=>n===null||!(n>0)?"":n>90?`${(n/60).toFixed(1)} min left`:`${n.toFixed(0)} s left`;function Wd(){let n=Ei.value,
e=n?.paused??!1;return y("footer",{class:"timeline live","aria-label":"Run under way",children:[y("button",{onClick:kc,title:"Space",children:e?"Go on":"Pause"}),y("button",{onClick:()=>us("step"),title:"\
\u2192",children:"Step"}),y("button",{onClick:()=>us("checkpoint"),children:"Save state"}),y("button",{onClick:()=>us("stop"),title:"S",children:"Stop"}),y("progress",{value:n?.time??0,max:n?.end||1,"\
aria-label":"Simulated time"}),y("output",{children:n?`${bt(n.time)} of ${bt(n.end)} s, step ${n.steps}${e?", paused":`, ${bt(n.rate,3)} steps/s, ${vg(n.remaining)}`}`:"beginning"}),y("span",{class:"s\
hare",title:"Part of the run's time that looking at it takes",children:["looking: ",n?(100*n.share).toFixed(2):0," %"]}),y("button",{onClick:()=>Md(),children:"Frames so far"})]})}var no={x:[1,0,0],y:[0,1,0],z:[0,0,1]};function xg(){let n=Tt.value.header,e=Pi.value,t=e?Object.keys(no).find(l=>no[l].some((c,u)=>c!==0&&e.normal[u]!==0)):"",i=t?"xyz".indexOf(t):0,s=e?e.normal[i]:1,
r=(l,c,u)=>{Pi.value=l?{normal:no[l].map(f=>f*c),offset:c*u}:null},a=l=>(n.low["xyz".indexOf(l)]+n.high["xyz".indexOf(l)])/2,o=.01*(n.high[i]-n.low[i]);return y("fieldset",{children:[y("legend",{children:"\
Cut"}),y("label",{children:["Across"," ",y("select",{value:t,onChange:l=>r(l.currentTarget.value,1,a(l.currentTarget.value||"x")),children:[y("option",{value:"",children:"nothing"}),Object.keys(no).map(
l=>y("option",{value:l,children:l}))]})]}),e&&y(je,{children:[y("label",{children:["At ",y("input",{type:"range",min:n.low[i]-o,max:n.high[i]+o,step:"any",value:s*e.offset,onInput:l=>r(t,s,l.currentTarget.
valueAsNumber),"aria-valuetext":`${t} = ${s*e.offset} m`})]}),y("label",{children:[t," = ",y("input",{type:"number",step:"any",value:s*e.offset,onChange:l=>r(t,s,l.currentTarget.valueAsNumber)})," m"]}),
y("button",{onClick:()=>r(t,-s,s*e.offset),children:"Turn around"})]})]})}function Xd(){let n=Tt.value?.header;if(!n)return y("p",{children:"There is nothing to see."});let e=new Map,t=s=>e.set(s,(e.get(
s)??0)+1);n.groups?.forEach(t),n.shapes?.forEach(s=>t(s.object)),n.links?.forEach(s=>t(s.object));let i=s=>{let r=new Set(as.value);r.delete(s)||r.add(s),as.value=r};return y(je,{children:[y(xg,{}),y(
"fieldset",{children:[y("legend",{children:"Shown"}),[...e.keys()].map(s=>y("label",{children:[y("input",{type:"checkbox",checked:!as.value.has(s),onChange:()=>i(s)})," ",s]}))]})]})}var Ds=Me([]),hs=Me(new Set),$d=!1,zc=!1;function Zd(n){let e=new Map;for(let t of n.columns){let i=t.name.match(/^(.*)\.(x|y|z|e[0-3]|\d+)$/),s=n.name==="audit"?`audit: ${t.name.split(".")[0]}`:i?i[1]:
t.name,r=s+" "+t.unit,a=e.get(r)??{title:s,unit:t.unit,table:n,columns:[]};a.columns.push(t),e.set(r,a)}return[...e.values()]}var Vc=null;async function Jd(){let n=ln?await _d():"/web/uplot.js";Vc??=(await import(n)).
default}async function qd(){let n=ve.value;if(!n)return;await Jd();let e=[];for(let i of["history","audit"].filter(s=>n.live||n.tables.includes(s)))try{let s=await jn(`runs/${n.id}/table/${i}`),r=s.header.
names.map((a,o)=>({name:a,unit:s.header.units[o],values:s.blocks.get(a)}));r[0].values.length>0&&e.push(...Zd({name:i,time:r[0].values,columns:r.slice(1)}))}catch{}if(Jt.value&&await yg(e,Jt.value),ve.
value!==n)return;let t=new Set(e.map(i=>i.title));if(!$d||![...hs.value].some(i=>t.has(i))){let i=e.filter(s=>s.table.name==="history").slice(0,2).map(s=>s.title);hs.value=new Set([...i,...e.filter(s=>s.
title==="audit: energy").map(s=>s.title)])}Ds.value=e}async function Kd(n,e){await Jd();let t=await jn(`reports/${n}/history/${e}`),i=t.header.names.map((r,a)=>({name:r,unit:t.header.units[a],values:t.
blocks.get(r)})),s=Zd({name:`case ${e}`,time:i[0].values,columns:i.slice(1)});Ds.value=s,hs.value=new Set(s.map(r=>r.title)),zc=!0,os.value="plots"}async function yg(n,e){for(let t of["history","audit"])
try{let i=await jn(`runs/${e}/table/${t}`),s=i.blocks.get(i.header.names[0]);for(let r of n.filter(a=>a.table.name===t)){let a=r.columns.filter(o=>i.blocks.has(o.name)).map(o=>({...o,values:i.blocks.get(
o.name)}));a.length>0&&(r.beside={time:s,columns:a})}}catch{}}function Yd(n){let e=[n.table.time,...n.columns.map(t=>t.values)];return n.beside?Vc.join([e,[n.beside.time,...n.beside.columns.map(t=>t.values)]]):
e}var Ur=["#0072b2","#d55e00","#009e73","#cc79a7","#56b4e9","#b8860b","#7a5c8e","#666666"];function bg({group:n}){let e=Cn(null),t=Cn(null),i=Cn(0);kt(()=>{let r=Ii.value?"#c9d1d9":"#37414b",a={stroke:Ii.
value?"#2b3138":"#e3e7ea",width:1},o=d=>{let h=d.valToPos(i.current,"x",!0);d.ctx.save(),d.ctx.strokeStyle=Ii.value?"#f0b429":"#c2410c",d.ctx.beginPath(),d.ctx.moveTo(h,d.bbox.top),d.ctx.lineTo(h,d.bbox.
top+d.bbox.height),d.ctx.stroke(),d.ctx.restore()},l={stroke:r,grid:a,ticks:a,font:"11px system-ui, sans-serif"},c=new Vc({width:e.current.clientWidth,height:170,scales:{x:{time:!1}},axes:[{...l,values:(d,h)=>h.
map(g=>bt(g))},{...l,size:62,values:(d,h)=>h.map(g=>bt(g,3))}],series:[{label:"time (s)",value:(d,h)=>h===null?"":String(h)},...n.columns.map((d,h)=>({label:d.name,stroke:Ur[h%Ur.length],width:1.5,dash:h>=
Ur.length?[4,3]:void 0,spanGaps:!0,value:(g,b)=>b===null?"":String(b)})),...(n.beside?.columns??[]).map((d,h)=>({label:`${d.name}, other run`,stroke:Ur[h%Ur.length],width:1,dash:[6,4],spanGaps:!0,value:(g,b)=>b==
null?"":String(b)}))],hooks:{draw:[o],ready:[d=>d.over.addEventListener("dblclick",()=>Td(d.posToVal(d.cursor.left??0,"x")))]},legend:{live:!0}},Yd(n),e.current);t.current=c;let u=e.current,f=new ResizeObserver(
()=>c.setSize({width:u.clientWidth,height:170}));return f.observe(e.current),()=>{f.disconnect(),c.destroy()}},[n.title,n.unit,n.beside?.columns.length,Ii.value]),kt(()=>t.current?.setData(Yd(n)),[n]);
let s=Ke.value?.header.time??0;return kt(()=>{i.current=s,t.current?.redraw(!1)},[s]),y("figure",{class:"plot",children:[y("figcaption",{children:[n.title,n.unit?` (${n.unit})`:""]}),y("div",{ref:e})]})}
var Sg=1e3;function jd(){let n=ve.value?.live??!1;kt(()=>{if(zc){zc=!1;return}if(Ds.value=[],qd(),!n)return;let t=setInterval(()=>{document.hidden||qd()},Sg);return()=>clearInterval(t)},[ve.value?.id,
n,Jt.value]);let e=t=>{let i=new Set(hs.value);i.delete(t)||i.add(t),$d=!0,hs.value=i};return Ds.value.length===0?y("p",{children:ve.value?.id==="preview"?"Curves show here when the model runs.":"Ther\
e is no history yet."}):y(je,{children:[y("details",{class:"choice",children:[y("summary",{children:"Curves"}),Ds.value.map(t=>y("label",{children:[y("input",{type:"checkbox",checked:hs.value.has(t.title),
onChange:()=>e(t.title)})," ",t.title,t.unit?` (${t.unit})`:""]}))]}),Ds.value.filter(t=>hs.value.has(t.title)).map(t=>y(bg,{group:t},t.title+t.unit))]})}var io=Me([]),Ns=Me(null),so=Me(null),ro=Me([]),Fr=n=>{nt.value=n.message};async function Qd(n){if(so.value=null,ro.value=[],Ns.value=n,!n)return;let e=await Vt(`reports/${n.id}`);Ns.value===n&&(n.kind===
"study"?so.value=e:ro.value=e)}async function Mg(n,e){let{id:t}=await ls(`reports/${n}/run/${e}`,{});await Xa(),await kn(t)}var ao=n=>typeof n=="number"?bt(n):n==null?"\u2013":String(n);function wg({t:n,
id:e}){return y("table",{class:"figures",children:[y("thead",{children:y("tr",{children:[["case",...n.inputs,...n.outputs,"status"].map(t=>y("th",{scope:"col",children:t})),ft.value?.models&&y("th",{scope:"\
col",children:"run"})]})}),y("tbody",{children:n.cases.map(t=>y("tr",{children:[y("th",{scope:"row",children:y("button",{onClick:()=>{Kd(e,t.number).catch(Fr)},children:t.number})}),n.inputs.map(i=>y(
"td",{children:ao(t.inputs[i])})),n.outputs.map(i=>y("td",{children:ao(t.outputs?.[i])})),y("td",{title:t.error,children:t.status}),ft.value?.models&&y("td",{children:y("button",{onClick:()=>{Mg(e,t.number).
catch(Fr)},"aria-label":`Run case ${t.number}`,children:"Run"})})]}))})]})}function Tg(){return y("table",{class:"figures",children:[y("thead",{children:y("tr",{children:["case","verdict","quantity","\
error","at most"].map(n=>y("th",{scope:"col",children:n}))})}),y("tbody",{children:ro.value.map(n=>y("tr",{children:[y("th",{scope:"row",children:n.run?y("button",{onClick:()=>{kn(n.run)},children:n.title}):
n.title}),y("td",{title:n.reason,children:n.status}),y("td",{children:(n.quantities??[]).map(e=>y("div",{children:e.quantity}))}),y("td",{children:(n.quantities??[]).map(e=>y("div",{class:e.passed?"":
"missed",children:[ao(e.error)," ",e.unit]}))}),y("td",{children:(n.quantities??[]).map(e=>y("div",{children:ao(e.tolerance)}))})]}))})]})}function ef(){return kt(()=>{Vt("reports").then(n=>{io.value=
n,!Ns.value&&n.length>0&&Qd(n[0]).catch(Fr)},Fr)},[]),io.value.length===0?y("p",{children:["No study of ",y("code",{children:"gabion sweep"})," and no validation is in the folders that are shown."]}):
y(je,{children:[y("label",{children:["Report"," ",y("select",{value:Ns.value?.id,onChange:n=>{Qd(io.value.find(e=>e.id===n.currentTarget.value)??null).catch(Fr)},children:io.value.map(n=>y("option",{value:n.
id,children:[n.name," (",n.kind,")"]}))})]}),so.value&&Ns.value&&y(wg,{t:so.value,id:Ns.value.id}),ro.value.length>0&&y(Tg,{})]})}var qi={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Yi={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Af=0,pu=1,Ef=2;var la=1,Cf=2,rr=3,$i=0,an=1,Nn=2,ys=0,ar=1,mu=2,gu=3,_u=4,Rf=5;var bs=100,Pf=101,If=102,Lf=103,Df=104,Nf=200,Uf=201,Ff=202,Of=203,vu=204,xu=205,Bf=206,kf=207,zf=208,Vf=209,Gf=210,Hf=211,Wf=212,Xf=213,qf=214,Lo=0,Do=1,No=2,Zs=3,Uo=4,Fo=5,Oo=6,Bo=7,yu=0,Yf=1,$f=2,ni=0,
bu=1,Su=2,Mu=3,wu=4,Tu=5,Au=6,Eu=7;var Cu=300,Ss=301,or=302,ll=303,cl=304,ko=1e3,ei=1001,zo=1002,Ht=1003,Zf=1004;var ca=1005;var Yt=1006,ul=1007;var xi=1008;var Sn=1009,Ru=1010,Pu=1011,lr=1012,hl=1013,Xn=1014,qn=1015,Yn=1016,dl=1017,fl=1018,Ms=1020,Iu=35902,Lu=35899,Du=1021,Nu=1022,Mn=1023,_i=1026,yi=1027,Uu=1028,pl=1029,Zi=1030,ml=1031;var gl=1033,ua=33776,ha=33777,da=33778,fa=33779,_l=35840,vl=35841,xl=35842,yl=35843,bl=36196,Sl=37492,Ml=37496,wl=37488,Tl=37489,pa=37490,Al=37491,El=37808,Cl=37809,Rl=37810,Pl=37811,Il=37812,Ll=37813,
Dl=37814,Nl=37815,Ul=37816,Fl=37817,Ol=37818,Bl=37819,kl=37820,zl=37821,Vl=36492,Gl=36494,Hl=36495,Wl=36283,Xl=36284,ma=36285,ql=36286;var Wr=2300,Vo=2301,Po=2302,ou=2303,lu=2400,cu=2401,uu=2402;var Jf=3200;var Fu=0,Kf=1,bi="",_n="srgb",Xr="srgb-linear",qr="linear",st="srgb";var Io=7680;var jf=519,Qf=512,ep=513,tp=514,Ou=515,np=516,ip=517,Bu=518,ku=519,sp=35044;var ga="300 es",Ln=2e3,Yr=2001;function Ag(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function Eg(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function $r(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function rp(){let n=$r("canvas");return n.style.display=
"block",n}var tf={},Js=null;function zu(...n){let e="THREE."+n.shift();Js?Js("log",e,...n):console.log(e,...n)}function ap(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():
n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Ie(...n){n=ap(n);let e="THREE."+n.shift();if(Js)Js("warn",e,...n);else{let t=n[0];t&&
t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function De(...n){n=ap(n);let e="THREE."+n.shift();if(Js)Js("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(
e)):console.error(e,...n)}}function Vr(...n){let e=n.join(" ");e in tf||(tf[e]=!0,Ie(...n))}function op(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:
i()}}setTimeout(r,t)})}var lp={[Lo]:Lo,[No]:Oo,[Uo]:Uo,[Zs]:Fo,[Do]:Do,[Oo]:No,[Bo]:Bo,[Fo]:Zs},Wn=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===
void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;
if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.
slice(0);for(let r=0,a=s.length;r<a;r++)s[r].call(this,e);e.target=null}}},Kt=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","\
18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","\
40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","\
68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","\
90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","\
b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","\
e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],nf=1234567,Gr=Math.PI/180,Ks=180/Math.PI;
function cr(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(Kt[n&255]+Kt[n>>8&255]+Kt[n>>16&255]+Kt[n>>24&255]+"-"+Kt[e&
255]+Kt[e>>8&255]+"-"+Kt[e>>16&15|64]+Kt[e>>24&255]+"-"+Kt[t&63|128]+Kt[t>>8&255]+"-"+Kt[t>>16&255]+Kt[t>>24&255]+Kt[i&255]+Kt[i>>8&255]+Kt[i>>16&255]+Kt[i>>24&255]).toLowerCase()}function He(n,e,t){return Math.
max(e,Math.min(t,n))}function Vu(n,e){return(n%e+e)%e}function Cg(n,e,t,i,s){return i+(n-e)*(s-i)/(t-e)}function Rg(n,e,t){return n!==e?(t-n)/(e-n):0}function Hr(n,e,t){return(1-t)*n+t*e}function Pg(n,e,t,i){
return Hr(n,e,1-Math.exp(-t*i))}function Ig(n,e=1){return e-Math.abs(Vu(n,e*2)-e)}function Lg(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*(3-2*n))}function Dg(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-
e),n*n*n*(n*(n*6-15)+10))}function Ng(n,e){return n+Math.floor(Math.random()*(e-n+1))}function Ug(n,e){return n+Math.random()*(e-n)}function Fg(n){return n*(.5-Math.random())}function Og(n){n!==void 0&&
(nf=n);let e=nf+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Bg(n){return n*Gr}function kg(n){return n*Ks}function zg(n){return n>0&&Number.
isInteger(n)&&2**Math.round(Math.log2(n))===n}function Vg(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function Gu(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function Gg(n,e,t,i,s){
let r=Math.cos,a=Math.sin,o=r(t/2),l=a(t/2),c=r((e+i)/2),u=a((e+i)/2),f=r((e-i)/2),d=a((e-i)/2),h=r((i-e)/2),g=a((i-e)/2);switch(s){case"XYX":n.set(o*u,l*f,l*d,o*c);break;case"YZY":n.set(l*d,o*u,l*f,o*
c);break;case"ZXZ":n.set(l*f,l*d,o*u,o*c);break;case"XZX":n.set(o*u,l*g,l*h,o*c);break;case"YXY":n.set(l*h,o*u,l*g,o*c);break;case"ZYZ":n.set(l*g,l*h,o*u,o*c);break;default:Ie("MathUtils: .setQuaterni\
onFromProperEuler() encountered an unknown order: "+s)}}function Hu(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:
return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function cp(n,e){if(e.constructor===Float32Array)return n;let t=Hu(e);if(t===void 0)throw new Error("THREE.Math\
Utils: Invalid component type.");return Math.max(n/t,-1)}function up(n,e){if(e.constructor===Float32Array)return n;let t=Hu(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");
return Math.round(n*t)}var Wu={DEG2RAD:Gr,RAD2DEG:Ks,generateUUID:cr,clamp:He,euclideanModulo:Vu,mapLinear:Cg,inverseLerp:Rg,lerp:Hr,damp:Pg,pingpong:Ig,smoothstep:Lg,smootherstep:Dg,randInt:Ng,randFloat:Ug,
randFloatSpread:Fg,seededRandom:Og,degToRad:Bg,radToDeg:kg,isPowerOfTwo:zg,ceilPowerOfTwo:Vg,floorPowerOfTwo:Gu,setQuaternionFromProperEuler:Gg,normalize:up,denormalize:cp},Ce=class{static{this.prototype.
isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){
return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: \
index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.
constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.
y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.
x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(
1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){
return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=He(this.x,e.x,t.x),this.y=He(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=He(this.x,e,t),this.y=He(this.
y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(He(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.
ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){
return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.
x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.
sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(He(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.
x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,
this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){
return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,a=this.y-e.y;return this.x=r*i-
a*s+e.x,this.y=r*s+a*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},xn=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=
!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,a,o){let l=i[s+0],c=i[s+1],u=i[s+2],f=i[s+3],d=r[a+0],h=r[a+1],g=r[a+2],b=r[a+3];if(f!==b||l!==d||c!==h||u!==g){let m=l*d+c*h+u*g+
f*b;m<0&&(d=-d,h=-h,g=-g,b=-b,m=-m);let p=1-o;if(m<.9995){let S=Math.acos(m),A=Math.sin(S);p=Math.sin(p*S)/A,o=Math.sin(o*S)/A,l=l*p+d*o,c=c*p+h*o,u=u*p+g*o,f=f*p+b*o}else{l=l*p+d*o,c=c*p+h*o,u=u*p+g*
o,f=f*p+b*o;let S=1/Math.sqrt(l*l+c*c+u*u+f*f);l*=S,c*=S,u*=S,f*=S}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=f}static multiplyQuaternionsFlat(e,t,i,s,r,a){let o=i[s],l=i[s+1],c=i[s+2],u=i[s+3],f=r[a],d=r[a+1],
h=r[a+2],g=r[a+3];return e[t]=o*g+u*f+l*h-c*d,e[t+1]=l*g+u*d+c*f-o*h,e[t+2]=c*g+u*h+o*d-l*f,e[t+3]=u*g-o*f-l*d-c*h,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this.
_y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this.
_x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this.
_onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,a=e._order,o=Math.cos,l=Math.sin,c=o(i/2),u=o(s/2),f=o(r/2),d=l(i/2),h=l(s/2),g=l(r/2);switch(a){case"XYZ":this._x=d*u*f+c*h*g,this.
_y=c*h*f-d*u*g,this._z=c*u*g+d*h*f,this._w=c*u*f-d*h*g;break;case"YXZ":this._x=d*u*f+c*h*g,this._y=c*h*f-d*u*g,this._z=c*u*g-d*h*f,this._w=c*u*f+d*h*g;break;case"ZXY":this._x=d*u*f-c*h*g,this._y=c*h*f+
d*u*g,this._z=c*u*g+d*h*f,this._w=c*u*f-d*h*g;break;case"ZYX":this._x=d*u*f-c*h*g,this._y=c*h*f+d*u*g,this._z=c*u*g-d*h*f,this._w=c*u*f+d*h*g;break;case"YZX":this._x=d*u*f+c*h*g,this._y=c*h*f+d*u*g,this.
_z=c*u*g-d*h*f,this._w=c*u*f-d*h*g;break;case"XZY":this._x=d*u*f-c*h*g,this._y=c*h*f-d*u*g,this._z=c*u*g+d*h*f,this._w=c*u*f+d*h*g;break;default:Ie("Quaternion: .setFromEuler() encountered an unknown \
order: "+a)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){
let t=e.elements,i=t[0],s=t[4],r=t[8],a=t[1],o=t[5],l=t[9],c=t[2],u=t[6],f=t[10],d=i+o+f;if(d>0){let h=.5/Math.sqrt(d+1);this._w=.25/h,this._x=(u-l)*h,this._y=(r-c)*h,this._z=(a-s)*h}else if(i>o&&i>f){
let h=2*Math.sqrt(1+i-o-f);this._w=(u-l)/h,this._x=.25*h,this._y=(s+a)/h,this._z=(r+c)/h}else if(o>f){let h=2*Math.sqrt(1+o-i-f);this._w=(r-c)/h,this._x=(s+a)/h,this._y=.25*h,this._z=(l+u)/h}else{let h=2*
Math.sqrt(1+f-i-o);this._w=(a-s)/h,this._x=(r+c)/h,this._y=(l+u)/h,this._z=.25*h}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(
e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){
return 2*Math.acos(Math.abs(He(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){
return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*
this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=
0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){
return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,a=e._w,o=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+a*o+s*c-r*l,this._y=s*u+a*l+r*o-i*c,this._z=r*u+a*c+i*l-
s*o,this._w=a*u-i*o-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,a=e._w,o=this.dot(e);o<0&&(i=-i,s=-s,r=-r,a=-a,o=-o);let l=1-t;if(o<.9995){let c=Math.acos(o),u=Math.sin(c);
l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+a*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this.
_z=this._z*l+r*t,this._w=this._w*l+a*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),
s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){
return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){
return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.
iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},U=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.
z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:
this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.
y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){
return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.
x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-
t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.
y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(sf.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(sf.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.
z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,
i=this.y,s=this.z,r=e.elements,a=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*a,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*a,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*a,this}applyQuaternion(e){
let t=this.x,i=this.y,s=this.z,r=e.x,a=e.y,o=e.z,l=e.w,c=2*(a*s-o*i),u=2*(o*t-r*s),f=2*(r*i-a*t);return this.x=t+l*c+a*f-o*u,this.y=i+l*u+o*c-r*f,this.z=s+l*f+r*u-a*c,this}project(e){return this.applyMatrix4(
e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,
r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.
multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=
Math.max(this.z,e.z),this}clamp(e,t){return this.x=He(this.x,e.x,t.x),this.y=He(this.y,e.y,t.y),this.z=He(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=He(this.x,e,t),this.y=He(this.y,e,t),this.
z=He(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(He(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(
this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),
this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+
this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(
this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.
z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.
z,a=t.x,o=t.y,l=t.z;return this.x=s*l-r*o,this.y=r*a-i*l,this.z=i*o-s*a,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(
i)}projectOnPlane(e){return Gc.copy(this).projectOnVector(e),this.sub(Gc)}reflect(e){return this.sub(Gc.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());
if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(He(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*
t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){
let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){
return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(
e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){
return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===
this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(
t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.
sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Gc=new U,sf=new xn,Ne=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,s,r,a,o,l,c){
this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,a,o,l,c)}set(e,t,i,s,r,a,o,l,c){let u=this.elements;return u[0]=e,u[1]=s,u[2]=o,u[3]=t,u[4]=r,u[5]=l,u[6]=i,u[7]=a,u[8]=c,this}identity(){
return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){
return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),
this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,a=i[0],o=i[3],l=i[6],c=i[1],
u=i[4],f=i[7],d=i[2],h=i[5],g=i[8],b=s[0],m=s[3],p=s[6],S=s[1],A=s[4],M=s[7],R=s[2],E=s[5],_=s[8];return r[0]=a*b+o*S+l*R,r[3]=a*m+o*A+l*E,r[6]=a*p+o*M+l*_,r[1]=c*b+u*S+f*R,r[4]=c*m+u*A+f*E,r[7]=c*p+u*
M+f*_,r[2]=d*b+h*S+g*R,r[5]=d*m+h*A+g*E,r[8]=d*p+h*M+g*_,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.
elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],u=e[8];return t*a*u-t*o*c-i*r*u+i*o*l+s*r*c-s*a*l}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],
u=e[8],f=u*a-o*c,d=o*l-u*r,h=c*r-a*l,g=t*f+i*d+s*h;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let b=1/g;return e[0]=f*b,e[1]=(s*c-u*i)*b,e[2]=(o*i-s*a)*b,e[3]=d*b,e[4]=(u*t-s*l)*b,e[5]=(s*r-o*t)*b,e[6]=
h*b,e[7]=(i*l-c*t)*b,e[8]=(a*t-i*r)*b,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(
e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,a,o){let l=Math.
cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*a+c*o)+a+e,-s*c,s*l,-s*(-c*a+l*o)+o+t,0,0,1),this}scale(e,t){return Vr("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(
Hc.makeScale(e,t)),this}rotate(e){return Vr("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Hc.makeRotation(-e)),this}translate(e,t){return Vr("Matrix3: .translate()\
 is deprecated. Use .makeTranslation() instead."),this.premultiply(Hc.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){
let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==
i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+
5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Hc=new Ne,rf=new Ne().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,
.9505322),af=new Ne().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Hg(){let n={enabled:!0,workingColorSpace:Xr,spaces:{},convert:function(s,r,a){
return this.enabled===!1||r===a||!r||!a||(this.spaces[r].transfer===st&&(s.r=gi(s.r),s.g=gi(s.g),s.b=gi(s.b)),this.spaces[r].primaries!==this.spaces[a].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),
s.applyMatrix3(this.spaces[a].fromXYZ)),this.spaces[a].transfer===st&&(s.r=$s(s.r),s.g=$s(s.g),s.b=$s(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){
return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===bi?qr:this.spaces[s].transfer},getToneMappingMode:function(s){
return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){
Object.assign(this.spaces,s)},_getMatrix:function(s,r,a){return s.copy(this.spaces[a].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.
drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,
.329];return n.define({[Xr]:{primaries:e,whitePoint:i,transfer:qr,toXYZ:rf,fromXYZ:af,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:_n},outputColorSpaceConfig:{drawingBufferColorSpace:_n}},
[_n]:{primaries:e,whitePoint:i,transfer:st,toXYZ:rf,fromXYZ:af,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:_n}}}),n}var Ye=Hg();function gi(n){return n<.04045?n*.0773993808:
Math.pow(n*.9478672986+.0521327014,2.4)}function $s(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var Us,Go=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>
"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Us===void 0&&(Us=$r("canvas")),Us.width=e.width,Us.height=e.height;let s=Us.getContext("2d");e instanceof ImageData?s.putImageData(e,0,
0):s.drawImage(e,0,0,e.width,e.height),i=Us}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||
typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=$r("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),
r=s.data;for(let a=0;a<r.length;a++)r[a]=gi(r[a]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?
t[i]=Math.floor(gi(t[i]/255)*255):t[i]=gi(t[i]);return{data:t,width:e.width,height:e.height}}else return Ie("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},
Wg=0,js=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Wg++}),this.uuid=cr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<
"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||
0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},
s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let a=0,o=s.length;a<o;a++)s[a].isDataTexture?r.push(Wc(s[a].image)):r.push(Wc(s[a]))}else r=Wc(s);i.url=r}return t||(e.images[this.uuid]=i),
i}};function Wc(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?Go.
getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Ie("Texture: Unable to serialize Texture."),{})}var Xg=0,Xc=new U,un=class n extends Wn{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=ei,s=ei,r=Yt,a=xi,o=Mn,l=Sn,c=n.DEFAULT_ANISOTROPY,u=bi){super(),this.isTexture=!0,Object.defineProperty(this,
"id",{value:Xg++}),this.uuid=cr(),this.name="",this.source=new js(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=a,this.anisotropy=c,this.format=
o,this.internalFormat=null,this.type=l,this.offset=new Ce(0,0),this.repeat=new Ce(1,1),this.center=new Ce(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new Ne,this.generateMipmaps=!0,this.
mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.
isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Xc).x}get height(){return this.
source.getSize(Xc).y}get depth(){return this.source.getSize(Xc).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.
y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.
constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=
e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.
repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=
e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=
e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){
let i=e[t];if(i===void 0){Ie(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ie(`Texture.setValues(): property '${t}' does not exist.`);continue}
s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)
return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,
repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.
internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,
mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.
uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Cu)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case ko:e.x=e.x-Math.floor(e.x);break;case ei:
e.x=e.x<0?0:1;break;case zo:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case ko:e.y=e.y-Math.floor(e.y);break;case ei:e.y=e.
y<0?0:1;break;case zo:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=
!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};un.DEFAULT_IMAGE=null;un.DEFAULT_MAPPING=Cu;un.DEFAULT_ANISOTROPY=1;var rt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,s=1){
this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){
return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.
x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.
x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){
return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){
return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.
z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.
x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,a=e.elements;return this.x=
a[0]*t+a[4]*i+a[8]*s+a[12]*r,this.y=a[1]*t+a[5]*i+a[9]*s+a[13]*r,this.z=a[2]*t+a[6]*i+a[10]*s+a[14]*r,this.w=a[3]*t+a[7]*i+a[11]*s+a[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.
w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.
y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,l=e.elements,c=l[0],u=l[4],f=l[8],d=l[1],h=l[5],g=l[9],b=l[2],m=l[6],p=l[10];if(Math.abs(u-d)<.01&&Math.abs(f-b)<.01&&Math.abs(
g-m)<.01){if(Math.abs(u+d)<.1&&Math.abs(f+b)<.1&&Math.abs(g+m)<.1&&Math.abs(c+h+p-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,M=(h+1)/2,R=(p+1)/2,E=(u+d)/4,_=(f+b)/4,w=(g+m)/4;return A>
M&&A>R?A<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(A),s=E/i,r=_/i):M>R?M<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(M),i=E/s,r=w/s):R<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),i=
_/r,s=w/r),this.set(i,s,r,t),this}let S=Math.sqrt((m-g)*(m-g)+(f-b)*(f-b)+(d-u)*(d-u));return Math.abs(S)<.001&&(S=1),this.x=(m-g)/S,this.y=(f-b)/S,this.z=(d-u)/S,this.w=Math.acos((c+h+p-1)/2),this}setFromMatrixPosition(e){
let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.
w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=He(this.x,e.x,t.x),this.y=He(this.
y,e.y,t.y),this.z=He(this.z,e.z,t.z),this.w=He(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=He(this.x,e,t),this.y=He(this.y,e,t),this.z=He(this.z,e,t),this.w=He(this.w,e,t),this}clampLength(e,t){
let i=this.length();return this.divideScalar(i||1).multiplyScalar(He(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){
return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.
z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.
y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(
this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||
1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.
x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],
this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=
e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.
w}},Ho=class extends Wn{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Yt,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,
resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},
i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new rt(0,0,e,t),this.scissorTest=!1,this.viewport=new rt(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)
this.textures[r]=new un({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=
i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,
this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=
i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Yt,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&
(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&
(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),
e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&
(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this.
_depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this.
_depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.
textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,
t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,
this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=
this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new js(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.
resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,
this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else
this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent(
{type:"dispose"})}},rn=class extends Ho{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Zr=class extends un{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,
this.image={data:e,width:t,height:i,depth:s},this.magFilter=Ht,this.minFilter=Ht,this.wrapR=ei,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.
copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Wo=class extends un{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Ht,this.minFilter=Ht,this.wrapR=ei,this.generateMipmaps=
!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var yt=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,s,r,a,o,l,c,u,f,d,h,g,b,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,a,o,l,c,u,f,d,h,g,b,m)}set(e,t,i,s,r,a,o,l,c,u,f,d,h,g,b,m){
let p=this.elements;return p[0]=e,p[4]=t,p[8]=i,p[12]=s,p[1]=r,p[5]=a,p[9]=o,p[13]=l,p[2]=c,p[6]=u,p[10]=f,p[14]=d,p[3]=h,p[7]=g,p[11]=b,p[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,
0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],
t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){
let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):
(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){
if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/Fs.setFromMatrixColumn(e,0).length(),r=1/Fs.setFromMatrixColumn(e,1).length(),a=1/Fs.setFromMatrixColumn(e,2).length();
return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*a,t[9]=i[9]*a,t[10]=i[10]*a,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){
let t=this.elements,i=e.x,s=e.y,r=e.z,a=Math.cos(i),o=Math.sin(i),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),f=Math.sin(r);if(e.order==="XYZ"){let d=a*u,h=a*f,g=o*u,b=o*f;t[0]=l*u,t[4]=-l*f,t[8]=c,t[1]=
h+g*c,t[5]=d-b*c,t[9]=-o*l,t[2]=b-d*c,t[6]=g+h*c,t[10]=a*l}else if(e.order==="YXZ"){let d=l*u,h=l*f,g=c*u,b=c*f;t[0]=d+b*o,t[4]=g*o-h,t[8]=a*c,t[1]=a*f,t[5]=a*u,t[9]=-o,t[2]=h*o-g,t[6]=b+d*o,t[10]=a*l}else if(e.
order==="ZXY"){let d=l*u,h=l*f,g=c*u,b=c*f;t[0]=d-b*o,t[4]=-a*f,t[8]=g+h*o,t[1]=h+g*o,t[5]=a*u,t[9]=b-d*o,t[2]=-a*c,t[6]=o,t[10]=a*l}else if(e.order==="ZYX"){let d=a*u,h=a*f,g=o*u,b=o*f;t[0]=l*u,t[4]=
g*c-h,t[8]=d*c+b,t[1]=l*f,t[5]=b*c+d,t[9]=h*c-g,t[2]=-c,t[6]=o*l,t[10]=a*l}else if(e.order==="YZX"){let d=a*l,h=a*c,g=o*l,b=o*c;t[0]=l*u,t[4]=b-d*f,t[8]=g*f+h,t[1]=f,t[5]=a*u,t[9]=-o*u,t[2]=-c*u,t[6]=
h*f+g,t[10]=d-b*f}else if(e.order==="XZY"){let d=a*l,h=a*c,g=o*l,b=o*c;t[0]=l*u,t[4]=-f,t[8]=c*u,t[1]=d*f+b,t[5]=a*u,t[9]=h*f-g,t[2]=g*f-h,t[6]=o*u,t[10]=b*f+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=
0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(qg,e,Yg)}lookAt(e,t,i){let s=this.elements;return mn.subVectors(e,t),mn.lengthSq()===0&&(mn.z=1),mn.normalize(),Di.crossVectors(
i,mn),Di.lengthSq()===0&&(Math.abs(i.z)===1?mn.x+=1e-4:mn.z+=1e-4,mn.normalize(),Di.crossVectors(i,mn)),Di.normalize(),oo.crossVectors(mn,Di),s[0]=Di.x,s[4]=oo.x,s[8]=mn.x,s[1]=Di.y,s[5]=oo.y,s[9]=mn.
y,s[2]=Di.z,s[6]=oo.z,s[10]=mn.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,
a=i[0],o=i[4],l=i[8],c=i[12],u=i[1],f=i[5],d=i[9],h=i[13],g=i[2],b=i[6],m=i[10],p=i[14],S=i[3],A=i[7],M=i[11],R=i[15],E=s[0],_=s[4],w=s[8],k=s[12],L=s[1],N=s[5],z=s[9],H=s[13],I=s[2],q=s[6],K=s[10],G=s[14],
ne=s[3],X=s[7],Q=s[11],ee=s[15];return r[0]=a*E+o*L+l*I+c*ne,r[4]=a*_+o*N+l*q+c*X,r[8]=a*w+o*z+l*K+c*Q,r[12]=a*k+o*H+l*G+c*ee,r[1]=u*E+f*L+d*I+h*ne,r[5]=u*_+f*N+d*q+h*X,r[9]=u*w+f*z+d*K+h*Q,r[13]=u*k+
f*H+d*G+h*ee,r[2]=g*E+b*L+m*I+p*ne,r[6]=g*_+b*N+m*q+p*X,r[10]=g*w+b*z+m*K+p*Q,r[14]=g*k+b*H+m*G+p*ee,r[3]=S*E+A*L+M*I+R*ne,r[7]=S*_+A*N+M*q+R*X,r[11]=S*w+A*z+M*K+R*Q,r[15]=S*k+A*H+M*G+R*ee,this}multiplyScalar(e){
let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,
t=e[0],i=e[4],s=e[8],r=e[12],a=e[1],o=e[5],l=e[9],c=e[13],u=e[2],f=e[6],d=e[10],h=e[14],g=e[3],b=e[7],m=e[11],p=e[15],S=l*h-c*d,A=o*h-c*f,M=o*d-l*f,R=a*h-c*u,E=a*d-l*u,_=a*f-o*u;return t*(b*S-m*A+p*M)-
i*(g*S-m*R+p*E)+s*(g*A-b*R+p*_)-r*(g*M-b*E+m*_)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],a=e[5],o=e[9],l=e[2],c=e[6],u=e[10];return t*(a*u-o*c)-i*(r*u-o*l)+s*(r*c-a*l)}transpose(){
let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){
let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],a=e[4],o=e[5],l=e[6],c=e[7],u=e[8],f=e[9],
d=e[10],h=e[11],g=e[12],b=e[13],m=e[14],p=e[15],S=t*o-i*a,A=t*l-s*a,M=t*c-r*a,R=i*l-s*o,E=i*c-r*o,_=s*c-r*l,w=u*b-f*g,k=u*m-d*g,L=u*p-h*g,N=f*m-d*b,z=f*p-h*b,H=d*p-h*m,I=S*H-A*z+M*N+R*L-E*k+_*w;if(I===
0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let q=1/I;return e[0]=(o*H-l*z+c*N)*q,e[1]=(s*z-i*H-r*N)*q,e[2]=(b*_-m*E+p*R)*q,e[3]=(d*E-f*_-h*R)*q,e[4]=(l*L-a*H-c*k)*q,e[5]=(t*H-s*L+r*k)*q,e[6]=(m*
M-g*_-p*A)*q,e[7]=(u*_-d*M+h*A)*q,e[8]=(a*z-o*L+c*w)*q,e[9]=(i*L-t*z-r*w)*q,e[10]=(g*E-b*M+p*S)*q,e[11]=(f*M-u*E-h*S)*q,e[12]=(o*k-a*N-l*w)*q,e[13]=(t*N-i*k+s*w)*q,e[14]=(b*A-g*R-m*S)*q,e[15]=(u*R-f*A+
d*S)*q,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.
elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.
x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.
cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){
let i=Math.cos(t),s=Math.sin(t),r=1-i,a=e.x,o=e.y,l=e.z,c=r*a,u=r*o;return this.set(c*a+i,c*o-s*l,c*l+s*o,0,c*o+s*l,u*o+i,u*l-s*a,0,c*l-s*o,u*l+s*a,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.
set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,a){return this.set(1,i,r,0,e,1,a,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,a=t._y,o=t._z,l=t._w,c=r+r,u=a+a,f=o+o,
d=r*c,h=r*u,g=r*f,b=a*u,m=a*f,p=o*f,S=l*c,A=l*u,M=l*f,R=i.x,E=i.y,_=i.z;return s[0]=(1-(b+p))*R,s[1]=(h+M)*R,s[2]=(g-A)*R,s[3]=0,s[4]=(h-M)*E,s[5]=(1-(d+p))*E,s[6]=(m+S)*E,s[7]=0,s[8]=(g+A)*_,s[9]=(m-
S)*_,s[10]=(1-(d+b))*_,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),
t.identity(),this;let a=Fs.set(s[0],s[1],s[2]).length(),o=Fs.set(s[4],s[5],s[6]).length(),l=Fs.set(s[8],s[9],s[10]).length();r<0&&(a=-a),zn.copy(this);let c=1/a,u=1/o,f=1/l;return zn.elements[0]*=c,zn.
elements[1]*=c,zn.elements[2]*=c,zn.elements[4]*=u,zn.elements[5]*=u,zn.elements[6]*=u,zn.elements[8]*=f,zn.elements[9]*=f,zn.elements[10]*=f,t.setFromRotationMatrix(zn),i.x=a,i.y=o,i.z=l,this}makePerspective(e,t,i,s,r,a,o=Ln,l=!1){
let c=this.elements,u=2*r/(t-e),f=2*r/(i-s),d=(t+e)/(t-e),h=(i+s)/(i-s),g,b;if(l)g=r/(a-r),b=a*r/(a-r);else if(o===Ln)g=-(a+r)/(a-r),b=-2*a*r/(a-r);else if(o===Yr)g=-a/(a-r),b=-a*r/(a-r);else throw new Error(
"THREE.Matrix4.makePerspective(): Invalid coordinate system: "+o);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=f,c[9]=h,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=b,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,a,o=Ln,l=!1){
let c=this.elements,u=2/(t-e),f=2/(i-s),d=-(t+e)/(t-e),h=-(i+s)/(i-s),g,b;if(l)g=1/(a-r),b=a/(a-r);else if(o===Ln)g=-2/(a-r),b=-(a+r)/(a-r);else if(o===Yr)g=-1/(a-r),b=-r/(a-r);else throw new Error("T\
HREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+o);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=f,c[9]=0,c[13]=h,c[2]=0,c[6]=0,c[10]=g,c[14]=b,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){
let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=
i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},
Fs=new U,zn=new yt,qg=new U(0,0,0),Yg=new U(1,1,1),Di=new U,oo=new U,mn=new U,of=new yt,lf=new xn,ki=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this.
_order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){
return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.
constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.
elements,r=s[0],a=s[4],o=s[8],l=s[1],c=s[5],u=s[9],f=s[2],d=s[6],h=s[10];switch(t){case"XYZ":this._y=Math.asin(He(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(-u,h),this._z=Math.atan2(-a,r)):(this.
_x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-He(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(o,h),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-f,r),this._z=0);break;case"ZXY":
this._x=Math.asin(He(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-f,h),this._z=Math.atan2(-a,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-He(f,-1,1)),Math.abs(f)<.9999999?
(this._x=Math.atan2(d,h),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-a,c));break;case"YZX":this._z=Math.asin(He(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-f,
r)):(this._x=0,this._y=Math.atan2(o,h));break;case"XZY":this._z=Math.asin(-He(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(o,r)):(this._x=Math.atan2(-u,h),this._y=0);break;default:
Ie("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return of.makeRotationFromQuaternion(e),this.
setFromRotationMatrix(of,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return lf.setFromEuler(this),this.setFromQuaternion(lf,e)}equals(e){return e._x===this._x&&e._y===
this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=
this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this.
_order}};ki.DEFAULT_ORDER="XYZ";var Jr=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=
~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},$g=0,cf=new U,Os=new xn,hi=new yt,lo=new U,Or=new U,Zg=new U,Jg=new xn,uf=new U(1,
0,0),hf=new U(0,1,0),df=new U(0,0,1),ff={type:"added"},Kg={type:"removed"},Bs={type:"childadded",child:null},qc={type:"childremoved",child:null},yn=class n extends Wn{constructor(){super(),this.isObject3D=
!0,Object.defineProperty(this,"id",{value:$g++}),this.uuid=cr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new U,t=new ki,i=new xn,s=new U(1,
1,1);function r(){i.setFromEuler(t,!1)}function a(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(a),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{
configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new yt},normalMatrix:{value:new Ne}}),this.
matrix=new yt,this.matrixWorld=new yt,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Jr,
this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.
userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(
this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){
this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.
copy(e)}rotateOnAxis(e,t){return Os.setFromAxisAngle(e,t),this.quaternion.multiply(Os),this}rotateOnWorldAxis(e,t){return Os.setFromAxisAngle(e,t),this.quaternion.premultiply(Os),this}rotateX(e){return this.
rotateOnAxis(uf,e)}rotateY(e){return this.rotateOnAxis(hf,e)}rotateZ(e){return this.rotateOnAxis(df,e)}translateOnAxis(e,t){return cf.copy(e).applyQuaternion(this.quaternion),this.position.add(cf.multiplyScalar(
t)),this}translateX(e){return this.translateOnAxis(uf,e)}translateY(e){return this.translateOnAxis(hf,e)}translateZ(e){return this.translateOnAxis(df,e)}localToWorld(e){return this.updateWorldMatrix(!0,
!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(hi.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?lo.copy(e):lo.set(e,t,i);let s=this.
parent;this.updateWorldMatrix(!0,!1),Or.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?hi.lookAt(Or,lo,this.up):hi.lookAt(lo,Or,this.up),this.quaternion.setFromRotationMatrix(hi),
s&&(hi.extractRotation(s.matrixWorld),Os.setFromRotationMatrix(hi),this.quaternion.premultiply(Os.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}
return e===this?(De("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(ff),Bs.child=e,this.
dispatchEvent(Bs),Bs.child=null):De("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}
let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Kg),qc.child=e,this.dispatchEvent(qc),qc.child=null),this}removeFromParent(){let e=this.parent;return e!==
null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),hi.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,
!1),hi.multiply(e.parent.matrixWorld)),e.applyMatrix4(hi),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(ff),Bs.child=e,this.dispatchEvent(Bs),Bs.child=
null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.
length;i<s;i++){let a=this.children[i].getObjectByProperty(e,t);if(a!==void 0)return a}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,a=s.length;r<a;r++)s[r].
getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.
matrixWorld.decompose(Or,e,Zg),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Or,Jg,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;
return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===
!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(
this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-
r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.
copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(
e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===
!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let a=0,
o=r.length;a<o;a++)r[a].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},
i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=
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
isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let o=this.geometry.parameters;if(o!==void 0&&o.shapes!==void 0){let l=o.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<
u;c++){let f=l[c];r(e.shapes,f)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=
this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let o=[];for(let l=0,c=this.material.length;l<c;l++)o.push(r(e.materials,this.material[l]));s.material=o}else s.material=r(
e.materials,this.material);if(this.children.length>0){s.children=[];for(let o=0;o<this.children.length;o++)s.children.push(this.children[o].toJSON(e).object)}if(this.animations.length>0){s.animations=
[];for(let o=0;o<this.animations.length;o++){let l=this.animations[o];s.animations.push(r(e.animations,l))}}if(t){let o=a(e.geometries),l=a(e.materials),c=a(e.textures),u=a(e.images),f=a(e.shapes),d=a(
e.skeletons),h=a(e.animations),g=a(e.nodes);o.length>0&&(i.geometries=o),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),f.length>0&&(i.shapes=f),d.length>0&&(i.skeletons=
d),h.length>0&&(i.animations=h),g.length>0&&(i.nodes=g)}return i.object=s,i;function a(o){let l=[];for(let c in o){let u=o[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().
copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=
e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=
e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,
this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){
this.dispatchEvent({type:"dispose"})}};yn.DEFAULT_UP=new U(0,1,0);yn.DEFAULT_MATRIX_AUTO_UPDATE=!0;yn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Hn=class extends yn{constructor(){super(),this.isGroup=!0,
this.type="Group"}},jg={type:"move"},Qs=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Hn,this._hand.matrixAutoUpdate=
!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Hn,this._targetRay.matrixAutoUpdate=
!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new U,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new U),this._targetRay}getGripSpace(){
return this._grip===null&&(this._grip=new Hn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new U,this._grip.hasAngularVelocity=!1,this.
_grip.angularVelocity=new U,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this.
_hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),
this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.
visible=!1),this}update(e,t,i){let s=null,r=null,a=null,o=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){a=!0;for(let b of e.hand.values()){
let m=t.getJointPose(b,i),p=this._getHandJoint(c,b);m!==null&&(p.matrix.fromArray(m.transform.matrix),p.matrix.decompose(p.position,p.quaternion,p.scale),p.matrixWorldNeedsUpdate=!0,p.jointRadius=m.radius),
p.visible=m!==null}let u=c.joints["index-finger-tip"],f=c.joints["thumb-tip"],d=u.position.distanceTo(f.position),h=.02,g=.005;c.inputState.pinching&&d>h+g?(c.inputState.pinching=!1,this.dispatchEvent(
{type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=h-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==
null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=
!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent(
{type:"gripUpdated",data:e,target:this})));o!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(o.matrix.fromArray(s.transform.matrix),o.matrix.decompose(o.position,o.quaternion,
o.scale),o.matrixWorldNeedsUpdate=!0,s.linearVelocity?(o.hasLinearVelocity=!0,o.linearVelocity.copy(s.linearVelocity)):o.hasLinearVelocity=!1,s.angularVelocity?(o.hasAngularVelocity=!0,o.angularVelocity.
copy(s.angularVelocity)):o.hasAngularVelocity=!1,this.dispatchEvent(jg)))}return o!==null&&(o.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=a!==null),this}_getHandJoint(e,t){if(e.
joints[t.jointName]===void 0){let i=new Hn;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},hp={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,
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
turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Ni={h:0,s:0,l:0},co={h:0,s:0,l:0};function Yc(n,e,t){return t<0&&(t+=1),t>1&&(t-=
1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var $e=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&
s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=_n){return e=
Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Ye.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=Ye.workingColorSpace){return this.r=e,this.g=t,this.b=i,Ye.colorSpaceToWorking(
this,s),this}setHSL(e,t,i,s=Ye.workingColorSpace){if(e=Vu(e,1),t=He(t,0,1),i=He(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,a=2*i-r;this.r=Yc(a,r,e+1/3),this.g=Yc(a,r,e),this.
b=Yc(a,r,e-1/3)}return Ye.colorSpaceToWorking(this,s),this}setStyle(e,t=_n){function i(r){r!==void 0&&parseFloat(r)<1&&Ie("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.
exec(e)){let r,a=s[1],o=s[2];switch(a){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(o))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],
10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.
exec(o))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.
exec(o))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ie("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],
a=r.length;if(a===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(a===6)return this.setHex(parseInt(r,16),t);Ie("Color: Invalid hex color\
 "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=_n){let i=hp[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Ie("Color: Unknown color "+e),this}clone(){return new this.
constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=gi(e.r),this.g=gi(e.g),this.b=gi(e.b),this}copyLinearToSRGB(e){return this.r=$s(
e.r),this.g=$s(e.g),this.b=$s(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=_n){return Ye.workingToColorSpace(
jt.copy(this),e),Math.round(He(jt.r*255,0,255))*65536+Math.round(He(jt.g*255,0,255))*256+Math.round(He(jt.b*255,0,255))}getHexString(e=_n){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Ye.
workingColorSpace){Ye.workingToColorSpace(jt.copy(this),t);let i=jt.r,s=jt.g,r=jt.b,a=Math.max(i,s,r),o=Math.min(i,s,r),l,c,u=(o+a)/2;if(o===a)l=0,c=0;else{let f=a-o;switch(c=u<=.5?f/(a+o):f/(2-a-o),a){case i:
l=(s-r)/f+(s<r?6:0);break;case s:l=(r-i)/f+2;break;case r:l=(i-s)/f+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=Ye.workingColorSpace){return Ye.workingToColorSpace(jt.copy(this),t),e.r=jt.r,e.g=
jt.g,e.b=jt.b,e}getStyle(e=_n){Ye.workingToColorSpace(jt.copy(this),e);let t=jt.r,i=jt.g,s=jt.b;return e!==_n?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.
round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(Ni),this.setHSL(Ni.h+e,Ni.s+t,Ni.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.
r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){
return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){
return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Ni),e.getHSL(co);let i=Hr(Ni.h,co.h,t),s=Hr(Ni.s,co.s,t),r=Hr(Ni.l,co.l,t);return this.setHSL(
i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.
b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.
g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},jt=new $e;
$e.NAMES=hp;var Kr=class extends yn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=
new ki,this.environmentIntensity=1,this.environmentRotation=new ki,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){
return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=
e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(
e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&
(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),
t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Vn=new U,di=new U,$c=new U,fi=new U,ks=new U,zs=new U,pf=new U,Zc=new U,Jc=new U,
Kc=new U,jc=new rt,Qc=new rt,eu=new rt,Bi=class n{constructor(e=new U,t=new U,i=new U){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),Vn.subVectors(e,t),s.cross(Vn);let r=s.lengthSq();
return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){Vn.subVectors(s,t),di.subVectors(i,t),$c.subVectors(e,t);let a=Vn.dot(Vn),o=Vn.dot(di),l=Vn.dot($c),c=di.dot(di),
u=di.dot($c),f=a*c-o*o;if(f===0)return r.set(0,0,0),null;let d=1/f,h=(c*l-o*u)*d,g=(a*u-o*l)*d;return r.set(1-h-g,g,h)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,fi)===null?!1:fi.x>=
0&&fi.y>=0&&fi.x+fi.y<=1}static getInterpolation(e,t,i,s,r,a,o,l){return this.getBarycoord(e,t,i,s,fi)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,fi.
x),l.addScaledVector(a,fi.y),l.addScaledVector(o,fi.z),l)}static getInterpolatedAttribute(e,t,i,s,r,a){return jc.setScalar(0),Qc.setScalar(0),eu.setScalar(0),jc.fromBufferAttribute(e,t),Qc.fromBufferAttribute(
e,i),eu.fromBufferAttribute(e,s),a.setScalar(0),a.addScaledVector(jc,r.x),a.addScaledVector(Qc,r.y),a.addScaledVector(eu,r.z),a}static isFrontFacing(e,t,i,s){return Vn.subVectors(i,t),di.subVectors(e,
t),Vn.cross(di).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){
return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(
e.b),this.c.copy(e.c),this}getArea(){return Vn.subVectors(this.c,this.b),di.subVectors(this.a,this.b),Vn.cross(di).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(
1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){
return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){
return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,a,o;ks.subVectors(s,i),zs.subVectors(r,i),Zc.subVectors(e,i);let l=ks.dot(Zc),c=zs.dot(Zc);if(l<=0&&c<=0)return t.
copy(i);Jc.subVectors(e,s);let u=ks.dot(Jc),f=zs.dot(Jc);if(u>=0&&f<=u)return t.copy(s);let d=l*f-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return a=l/(l-u),t.copy(i).addScaledVector(ks,a);Kc.subVectors(e,r);let h=ks.
dot(Kc),g=zs.dot(Kc);if(g>=0&&h<=g)return t.copy(r);let b=h*c-l*g;if(b<=0&&c>=0&&g<=0)return o=c/(c-g),t.copy(i).addScaledVector(zs,o);let m=u*g-h*f;if(m<=0&&f-u>=0&&h-g>=0)return pf.subVectors(r,s),o=
(f-u)/(f-u+(h-g)),t.copy(s).addScaledVector(pf,o);let p=1/(m+b+d);return a=b*p,o=d*p,t.copy(i).addScaledVector(ks,a).addScaledVector(zs,o)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.
equals(this.c)}},zi=class{constructor(e=new U(1/0,1/0,1/0),t=new U(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();
for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Gn.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Gn.fromBufferAttribute(e,t));
return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Gn.copy(t).multiplyScalar(.5);return this.min.copy(e).
sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.
copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){
return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(
e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(
!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let a=0,o=r.count;a<o;a++)e.isMesh===!0?e.getVertexPosition(
a,Gn):Gn.fromBufferAttribute(r,a),Gn.applyMatrix4(e.matrixWorld),this.expandByPoint(Gn);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),uo.copy(e.boundingBox)):(i.boundingBox===
null&&i.computeBoundingBox(),uo.copy(i.boundingBox)),uo.applyMatrix4(e.matrixWorld),this.union(uo)}let s=e.children;for(let r=0,a=s.length;r<a;r++)this.expandByObject(s[r],t);return this}containsPoint(e){
return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=
this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.
min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(
e.center,Gn),Gn.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.
min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.
z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Br),ho.subVectors(this.max,Br),Vs.subVectors(e.a,Br),Gs.subVectors(
e.b,Br),Hs.subVectors(e.c,Br),Ui.subVectors(Gs,Vs),Fi.subVectors(Hs,Gs),ds.subVectors(Vs,Hs);let t=[0,-Ui.z,Ui.y,0,-Fi.z,Fi.y,0,-ds.z,ds.y,Ui.z,0,-Ui.x,Fi.z,0,-Fi.x,ds.z,0,-ds.x,-Ui.y,Ui.x,0,-Fi.y,Fi.
x,0,-ds.y,ds.x,0];return!tu(t,Vs,Gs,Hs,ho)||(t=[1,0,0,0,1,0,0,0,1],!tu(t,Vs,Gs,Hs,ho))?!1:(fo.crossVectors(Ui,Fi),t=[fo.x,fo.y,fo.z],tu(t,Vs,Gs,Hs,ho))}clampPoint(e,t){return t.copy(e).clamp(this.min,
this.max)}distanceToPoint(e){return this.clampPoint(e,Gn).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Gn).length()*.5),e}intersect(e){
return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(pi[0].set(
this.min.x,this.min.y,this.min.z).applyMatrix4(e),pi[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),pi[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),pi[3].set(this.min.x,this.max.
y,this.max.z).applyMatrix4(e),pi[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),pi[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),pi[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(
e),pi[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(pi),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(
this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},pi=[new U,new U,new U,new U,new U,new U,new U,new U],
Gn=new U,uo=new zi,Vs=new U,Gs=new U,Hs=new U,Ui=new U,Fi=new U,ds=new U,Br=new U,ho=new U,fo=new U,fs=new U;function tu(n,e,t,i,s){for(let r=0,a=n.length-3;r<=a;r+=3){fs.fromArray(n,r);let o=s.x*Math.
abs(fs.x)+s.y*Math.abs(fs.y)+s.z*Math.abs(fs.z),l=e.dot(fs),c=t.dot(fs),u=i.dot(fs);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>o)return!1}return!0}var At=new U,po=new Ce,Qg=0,Et=class extends Wn{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,
Object.defineProperty(this,"id",{value:Qg++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=sp,this.updateRanges=[],this.gpuType=qn,this.version=
0,this._normalizationScale=e!==void 0?Hu(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,
count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,
this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+
s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)po.fromBufferAttribute(this,t),po.applyMatrix3(e),this.setXY(t,po.x,po.y);else if(this.
itemSize===3)for(let t=0,i=this.count;t<i;t++)At.fromBufferAttribute(this,t),At.applyMatrix3(e),this.setXYZ(t,At.x,At.y,At.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)At.fromBufferAttribute(
this,t),At.applyMatrix4(e),this.setXYZ(t,At.x,At.y,At.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)At.fromBufferAttribute(this,t),At.applyNormalMatrix(e),this.setXYZ(t,At.x,At.
y,At.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)At.fromBufferAttribute(this,t),At.transformDirection(e),this.setXYZ(t,At.x,At.y,At.z);return this}set(e,t=0){return this.array.
set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.
itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){
let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.
array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.
itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&
(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(
s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(
r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){
let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.
dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):cp(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(
e*t):up(e,this.array)}};var jr=class extends Et{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Qr=class extends Et{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var Dn=class extends Et{constructor(e,t,i){super(new Float32Array(e),t,i)}},e_=new zi,kr=new U,nu=new U,gs=class{constructor(e=new U,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.
center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):e_.setFromPoints(e).getCenter(i);let s=0;for(let r=0,a=e.length;r<a;r++)s=Math.max(s,i.distanceToSquared(e[r]));
return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){
return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(
this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);
return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,
this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){
if(this.isEmpty())return this.center.copy(e),this.radius=0,this;kr.subVectors(e,this.center);let t=kr.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(
kr,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(nu.subVectors(e.center,
this.center).setLength(e.radius),this.expandByPoint(kr.copy(e.center).add(nu)),this.expandByPoint(kr.copy(e.center).sub(nu))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){
return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},t_=0,In=new yt,
iu=new yn,Ws=new U,gn=new zi,zr=new zi,Gt=new U,hn=class n extends Wn{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:t_++}),this.uuid=cr(),this.name="",this.type=
"BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=
null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Ag(e)?Qr:jr)(e,1):this.index=e,this}setIndirect(e,t=0){
return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.
attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.
start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new Ne().getNormalMatrix(
e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==
null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return In.makeRotationFromQuaternion(e),this.applyMatrix4(In),this}rotateX(e){return In.makeRotationX(e),this.applyMatrix4(
In),this}rotateY(e){return In.makeRotationY(e),this.applyMatrix4(In),this}rotateZ(e){return In.makeRotationZ(e),this.applyMatrix4(In),this}translate(e,t,i){return In.makeTranslation(e,t,i),this.applyMatrix4(
In),this}scale(e,t,i){return In.makeScale(e,t,i),this.applyMatrix4(In),this}lookAt(e){return iu.lookAt(e),iu.updateMatrix(),this.applyMatrix4(iu.matrix),this}center(){return this.computeBoundingBox(),
this.boundingBox.getCenter(Ws).negate(),this.translate(Ws.x,Ws.y,Ws.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let a=e[s];i.push(
a.x,a.y,a.z||0)}this.setAttribute("position",new Dn(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ie("BufferGeometry: Buffer \
size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new zi);let e=this.attributes.position,
t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){De("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new U(-1/0,-1/0,-1/0),
new U(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];gn.setFromBufferAttribute(r),this.morphTargetsRelative?(Gt.addVectors(
this.boundingBox.min,gn.min),this.boundingBox.expandByPoint(Gt),Gt.addVectors(this.boundingBox.max,gn.max),this.boundingBox.expandByPoint(Gt)):(this.boundingBox.expandByPoint(gn.min),this.boundingBox.
expandByPoint(gn.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&De('BufferGeometry.computeBoundingBox(): Comput\
ed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new gs);let e=this.attributes.position,
t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){De("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new U,1/0);
return}if(e){let i=this.boundingSphere.center;if(gn.setFromBufferAttribute(e),t)for(let r=0,a=t.length;r<a;r++){let o=t[r];zr.setFromBufferAttribute(o),this.morphTargetsRelative?(Gt.addVectors(gn.min,
zr.min),gn.expandByPoint(Gt),Gt.addVectors(gn.max,zr.max),gn.expandByPoint(Gt)):(gn.expandByPoint(zr.min),gn.expandByPoint(zr.max))}gn.getCenter(i);let s=0;for(let r=0,a=e.count;r<a;r++)Gt.fromBufferAttribute(
e,r),s=Math.max(s,i.distanceToSquared(Gt));if(t)for(let r=0,a=t.length;r<a;r++){let o=t[r],l=this.morphTargetsRelative;for(let c=0,u=o.count;c<u;c++)Gt.fromBufferAttribute(o,c),l&&(Ws.fromBufferAttribute(
e,c),Gt.add(Ws)),s=Math.max(s,i.distanceToSquared(Gt))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&De('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. Th\
e "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){De("BufferGeometry\
: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,a=this.getAttribute("tangent");(a===void 0||a.count!==i.count)&&(a=
new Et(new Float32Array(4*i.count),4),this.setAttribute("tangent",a));let o=[],l=[],c=new Uint8Array(i.count);for(let k=0;k<i.count;k++)o[k]=new U,l[k]=new U;let u=new U,f=new U,d=new U,h=new Ce,g=new Ce,
b=new Ce,m=new U,p=new U;function S(k,L,N){c[k]=c[L]=c[N]=1,u.fromBufferAttribute(i,k),f.fromBufferAttribute(i,L),d.fromBufferAttribute(i,N),h.fromBufferAttribute(r,k),g.fromBufferAttribute(r,L),b.fromBufferAttribute(
r,N),f.sub(u),d.sub(u),g.sub(h),b.sub(h);let z=1/(g.x*b.y-b.x*g.y);isFinite(z)&&(m.copy(f).multiplyScalar(b.y).addScaledVector(d,-g.y).multiplyScalar(z),p.copy(d).multiplyScalar(g.x).addScaledVector(f,
-b.x).multiplyScalar(z),o[k].add(m),o[L].add(m),o[N].add(m),l[k].add(p),l[L].add(p),l[N].add(p))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let k=0,L=A.length;k<L;++k){let N=A[k],
z=N.start,H=N.count;for(let I=z,q=z+H;I<q;I+=3)S(e.getX(I+0),e.getX(I+1),e.getX(I+2))}let M=new U,R=new U,E=new U,_=new U;function w(k){E.fromBufferAttribute(s,k),_.copy(E);let L=o[k];M.copy(L),M.sub(
E.multiplyScalar(E.dot(L))).normalize(),R.crossVectors(_,L);let z=R.dot(l[k])<0?-1:1;a.setXYZW(k,M.x,M.y,M.z,z)}for(let k=0,L=i.count;k<L;++k)c[k]&&w(k);this._transformed=!0}computeVertexNormals(){let e=this.
index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new Et(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,
h=i.count;d<h;d++)i.setXYZ(d,0,0,0);let s=new U,r=new U,a=new U,o=new U,l=new U,c=new U,u=new U,f=new U;if(e)for(let d=0,h=e.count;d<h;d+=3){let g=e.getX(d+0),b=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(
t,g),r.fromBufferAttribute(t,b),a.fromBufferAttribute(t,m),u.subVectors(a,r),f.subVectors(s,r),u.cross(f),o.fromBufferAttribute(i,g),l.fromBufferAttribute(i,b),c.fromBufferAttribute(i,m),o.add(u),l.add(
u),c.add(u),i.setXYZ(g,o.x,o.y,o.z),i.setXYZ(b,l.x,l.y,l.z),i.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,h=t.count;d<h;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),a.fromBufferAttribute(
t,d+2),u.subVectors(a,r),f.subVectors(s,r),u.cross(f),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.
attributes.normal;for(let t=0,i=e.count;t<i;t++)Gt.fromBufferAttribute(e,t),Gt.normalize(),e.setXYZ(t,Gt.x,Gt.y,Gt.z)}toNonIndexed(){function e(o,l){let c=o.array,u=o.itemSize,f=o.normalized,d=new c.constructor(
l.length*u),h=0,g=0;for(let b=0,m=l.length;b<m;b++){o.isInterleavedBufferAttribute?h=l[b]*o.data.stride+o.offset:h=l[b]*u;for(let p=0;p<u;p++)d[g++]=c[h++]}return new Et(d,u,f)}if(this.index===null)return Ie(
"BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let o in s){let l=s[o],c=e(l,i);t.setAttribute(o,c)}let r=this.morphAttributes;
for(let o in r){let l=[],c=r[o];for(let u=0,f=c.length;u<f;u++){let d=c[u],h=e(d,i);l.push(h)}t.morphAttributes[o]=l}t.morphTargetsRelative=this.morphTargetsRelative;let a=this.groups;for(let o=0,l=a.
length;o<l;o++){let c=a[o];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=
this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==
!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.
call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let f=0,d=c.
length;f<d;f++){let h=c[f];u.push(h.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let a=this.groups;a.length>0&&(e.data.
groups=JSON.parse(JSON.stringify(a)));let o=this.boundingSphere;return o!==null&&(e.data.boundingSphere=o.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes=
{},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let c in s){let u=s[c];
this.setAttribute(c,u.clone(t))}let r=e.morphAttributes;for(let c in r){let u=[],f=r[c];for(let d=0,h=f.length;d<h;d++)u.push(f[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;
let a=e.groups;for(let c=0,u=a.length;c<u;c++){let f=a[c];this.addGroup(f.start,f.count,f.materialIndex)}let o=e.boundingBox;o!==null&&(this.boundingBox=o.clone());let l=e.boundingSphere;return l!==null&&
(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent(
{type:"dispose"})}};var su=new U,n_=new U,i_=new Ne,vn=class{constructor(e=new U(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.
normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=su.subVectors(i,t).cross(
n_.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.
normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(
e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta(su),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(
e.start)===0?t.copy(e.start):null;let a=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(a<0||a>1)?null:t.copy(e.start).addScaledVector(s,a)}intersectsLine(e){let t=this.distanceToPoint(e.start),
i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(
-this.constant)}applyMatrix4(e,t){let i=t||i_.getNormalMatrix(e),s=this.coplanarPoint(su).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.
constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),
constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},s_=0,Vi=class extends Wn{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,
"id",{value:s_++}),this.uuid=cr(),this.name="",this.type="Material",this.blending=ar,this.side=$i,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=vu,this.blendDst=
xu,this.blendEquation=bs,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new $e(0,0,0),this.blendAlpha=0,this.depthFunc=Zs,this.depthTest=!0,this.depthWrite=
!0,this.stencilWriteMask=255,this.stencilFunc=jf,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Io,this.stencilZFail=Io,this.stencilZPass=Io,this.stencilWrite=!1,this.clippingPlanes=null,
this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.
alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this.
_alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==
void 0)for(let t in e){let i=e[t];if(i===void 0){Ie(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ie(`Material: '${t}' is not a property of THREE.${this.type}\
.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e=
{textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,
i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,
i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,
i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,
i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.
polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,
i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,
i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==
void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.
emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),
this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.
shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=
this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.
clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&
this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&
(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=
this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=
this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=
this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&
(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),
this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&
(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,
i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=
this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.
toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),
this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.
emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&
this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.
toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.
toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.
refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.
transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=
this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),
this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.
clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),
this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.
scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&
(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&
(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let a=[];for(let o in r){let l=r[o];delete l.metadata,a.push(l)}return a}if(t){let r=s(e.textures),a=s(e.
images);r.length>0&&(i.textures=r),a.length>0&&(i.images=a)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.
color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=
new $e().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.
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
e.clippingPlanes.map(i=>new vn().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&
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
void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new Ce().fromArray(i)}return e.displacementMap!==void 0&&(this.
displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==
void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==
void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||
null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),
e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.
lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&
(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==
void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=
new Ce().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||
null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==
void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==
void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=
e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=
e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,
this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,
this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=
i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=
e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=
e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),
this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var mi=new U,ru=new U,mo=new U,go=new U,_s=class{constructor(e=new U,t=new U(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.
origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){
return this.origin.copy(this.at(e,mi)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,
i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=mi.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(mi.copy(this.
origin).addScaledVector(this.direction,t),mi.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){ru.copy(e).add(t).multiplyScalar(.5),mo.copy(t).sub(e).normalize(),go.copy(this.origin).sub(ru);let r=e.
distanceTo(t)*.5,a=-this.direction.dot(mo),o=go.dot(this.direction),l=-go.dot(mo),c=go.lengthSq(),u=Math.abs(1-a*a),f,d,h,g;if(u>0)if(f=a*l-o,d=a*o-l,g=r*u,f>=0)if(d>=-g)if(d<=g){let b=1/u;f*=b,d*=b,h=
f*(f+a*d+2*o)+d*(a*f+d+2*l)+c}else d=r,f=Math.max(0,-(a*d+o)),h=-f*f+d*(d+2*l)+c;else d=-r,f=Math.max(0,-(a*d+o)),h=-f*f+d*(d+2*l)+c;else d<=-g?(f=Math.max(0,-(-a*r+o)),d=f>0?-r:Math.min(Math.max(-r,-l),
r),h=-f*f+d*(d+2*l)+c):d<=g?(f=0,d=Math.min(Math.max(-r,-l),r),h=d*(d+2*l)+c):(f=Math.max(0,-(a*r+o)),d=f>0?r:Math.min(Math.max(-r,-l),r),h=-f*f+d*(d+2*l)+c);else d=a>0?-r:r,f=Math.max(0,-(a*d+o)),h=-f*
f+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,f),s&&s.copy(ru).addScaledVector(mo,d),h}intersectSphere(e,t){if(e.radius<0)return null;mi.subVectors(e.center,this.origin);let i=mi.
dot(this.direction),s=mi.dot(mi)-i*i,r=e.radius*e.radius;if(s>r)return null;let a=Math.sqrt(r-s),o=i-a,l=i+a;return l<0?null:o<0?this.at(l,t):this.at(o,t)}intersectsSphere(e){return e.radius<0?!1:this.
distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/
t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*
t<0}intersectBox(e,t){let i,s,r,a,o,l,c=1/this.direction.x,u=1/this.direction.y,f=1/this.direction.z,d=this.origin;return c>=0?(i=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(i=(e.max.x-d.x)*c,s=(e.min.x-d.x)*
c),u>=0?(r=(e.min.y-d.y)*u,a=(e.max.y-d.y)*u):(r=(e.max.y-d.y)*u,a=(e.min.y-d.y)*u),i>a||r>s||((r>i||isNaN(i))&&(i=r),(a<s||isNaN(s))&&(s=a),f>=0?(o=(e.min.z-d.z)*f,l=(e.max.z-d.z)*f):(o=(e.max.z-d.z)*
f,l=(e.min.z-d.z)*f),i>l||o>s)||((o>i||i!==i)&&(i=o),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,mi)!==null}intersectTriangle(e,t,i,s,r){let a=this.origin,
o=this.direction,l=o.x,c=o.y,u=o.z,f=e.x-a.x,d=e.y-a.y,h=e.z-a.z,g=t.x-a.x,b=t.y-a.y,m=t.z-a.z,p=i.x-a.x,S=i.y-a.y,A=i.z-a.z,M=Math.abs(l),R=Math.abs(c),E=Math.abs(u),_,w,k,L,N,z,H,I,q,K,G,ne;if(M>=R&&
M>=E?(k=l,z=f,q=g,ne=p,l>=0?(_=c,w=u,L=d,N=h,H=b,I=m,K=S,G=A):(_=u,w=c,L=h,N=d,H=m,I=b,K=A,G=S)):R>=E?(k=c,z=d,q=b,ne=S,c>=0?(_=u,w=l,L=h,N=f,H=m,I=g,K=A,G=p):(_=l,w=u,L=f,N=h,H=g,I=m,K=p,G=A)):(k=u,z=
h,q=m,ne=A,u>=0?(_=l,w=c,L=f,N=d,H=g,I=b,K=p,G=S):(_=c,w=l,L=d,N=f,H=b,I=g,K=S,G=p)),k===0)return null;let X=_/k,Q=w/k,ee=1/k,we=L-X*z,Fe=N-Q*z,Z=H-X*q,me=I-Q*q,ye=K-X*ne,Re=G-Q*ne,ge=ye*me-Re*Z,Be=we*
Re-Fe*ye,St=Z*Fe-me*we;if(s){if(ge<0||Be<0||St<0)return null}else if((ge<0||Be<0||St<0)&&(ge>0||Be>0||St>0))return null;let Le=ge+Be+St;if(Le===0)return null;let at=ee*(ge*z+Be*q+St*ne);return(Le>0?at<
0:at>0)?null:this.at(at/Le,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){
return new this.constructor().copy(this)}},Xo=class extends Vi{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new $e(16777215),this.map=null,this.lightMap=
null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ki,this.combine=yu,this.reflectivity=1,this.refractionRatio=
.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=
e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.
envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,
this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},mf=new yt,ps=new _s,_o=new gs,gf=new U,vo=new U,xo=new U,yo=new U,au=new U,bo=new U,_f=new U,So=new U,
Wt=class extends yn{constructor(e=new hn,t=new Xo){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=
1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==
void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,
this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<
a;r++){let o=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[o]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,
a=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let o=this.morphTargetInfluences;if(r&&o){bo.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=o[l],f=r[l];u!==0&&(au.fromBufferAttribute(f,e),a?bo.addScaledVector(
au,u):bo.addScaledVector(au.sub(t),u))}t.add(bo)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===
null&&i.computeBoundingSphere(),_o.copy(i.boundingSphere),_o.applyMatrix4(r),ps.copy(e.ray).recast(e.near),!(_o.containsPoint(ps.origin)===!1&&(ps.intersectSphere(_o,gf)===null||ps.origin.distanceToSquared(
gf)>(e.far-e.near)**2))&&(mf.copy(r).invert(),ps.copy(e.ray).applyMatrix4(mf),!(i.boundingBox!==null&&ps.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,ps)))}_computeIntersections(e,t,i){
let s,r=this.geometry,a=this.material,o=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,f=r.attributes.normal,d=r.groups,h=r.drawRange;if(o!==null)if(Array.isArray(a))for(let g=0,
b=d.length;g<b;g++){let m=d[g],p=a[m.materialIndex],S=Math.max(m.start,h.start),A=Math.min(o.count,Math.min(m.start+m.count,h.start+h.count));for(let M=S,R=A;M<R;M+=3){let E=o.getX(M),_=o.getX(M+1),w=o.
getX(M+2);s=Mo(this,p,e,i,c,u,f,E,_,w),s&&(s.faceIndex=Math.floor(M/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,h.start),b=Math.min(o.count,h.start+h.count);for(let m=g,p=b;m<
p;m+=3){let S=o.getX(m),A=o.getX(m+1),M=o.getX(m+2);s=Mo(this,a,e,i,c,u,f,S,A,M),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(a))for(let g=0,b=d.length;g<b;g++){let m=d[g],
p=a[m.materialIndex],S=Math.max(m.start,h.start),A=Math.min(l.count,Math.min(m.start+m.count,h.start+h.count));for(let M=S,R=A;M<R;M+=3){let E=M,_=M+1,w=M+2;s=Mo(this,p,e,i,c,u,f,E,_,w),s&&(s.faceIndex=
Math.floor(M/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,h.start),b=Math.min(l.count,h.start+h.count);for(let m=g,p=b;m<p;m+=3){let S=m,A=m+1,M=m+2;s=Mo(this,a,e,i,c,u,f,
S,A,M),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function r_(n,e,t,i,s,r,a,o){let l;if(e.side===an?l=i.intersectTriangle(a,r,s,!0,o):l=i.intersectTriangle(s,r,a,e.side===$i,o),l===null)return null;
So.copy(o),So.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(So);return c<t.near||c>t.far?null:{distance:c,point:So.clone(),object:n}}function Mo(n,e,t,i,s,r,a,o,l,c){n.getVertexPosition(o,
vo),n.getVertexPosition(l,xo),n.getVertexPosition(c,yo);let u=r_(n,e,t,i,vo,xo,yo,_f);if(u){let f=new U;Bi.getBarycoord(_f,vo,xo,yo,f),s&&(u.uv=Bi.getInterpolatedAttribute(s,o,l,c,f,new Ce)),r&&(u.uv1=
Bi.getInterpolatedAttribute(r,o,l,c,f,new Ce)),a&&(u.normal=Bi.getInterpolatedAttribute(a,o,l,c,f,new U),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let d={a:o,b:l,c,normal:new U,materialIndex:0};
Bi.getNormal(vo,xo,yo,d.normal),u.face=d,u.barycoord=f}return u}var er=class extends un{constructor(e=null,t=1,i=1,s,r,a,o,l,c=Ht,u=Ht,f,d){super(null,a,o,l,c,u,s,r,f,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=
!1,this.unpackAlignment=1}};var vs=class extends Et{constructor(e,t,i,s=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){
let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var ms=new gs,a_=new Ce(.5,.5),wo=new U,xs=class{constructor(e=new vn,t=new vn,i=new vn,s=new vn,r=new vn,a=new vn){this.planes=[e,t,i,s,r,a]}set(e,t,i,s,r,a){let o=this.planes;return o[0].copy(e),o[1].
copy(t),o[2].copy(i),o[3].copy(s),o[4].copy(r),o[5].copy(a),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Ln,i=!1){let s=this.planes,
r=e.elements,a=r[0],o=r[1],l=r[2],c=r[3],u=r[4],f=r[5],d=r[6],h=r[7],g=r[8],b=r[9],m=r[10],p=r[11],S=r[12],A=r[13],M=r[14],R=r[15];if(s[0].setComponents(c-a,h-u,p-g,R-S).normalize(),s[1].setComponents(
c+a,h+u,p+g,R+S).normalize(),s[2].setComponents(c+o,h+f,p+b,R+A).normalize(),s[3].setComponents(c-o,h-f,p-b,R-A).normalize(),i)s[4].setComponents(l,d,m,M).normalize(),s[5].setComponents(c-l,h-d,p-m,R-
M).normalize();else if(s[4].setComponents(c-l,h-d,p-m,R-M).normalize(),t===Ln)s[5].setComponents(c+l,h+d,p+m,R+M).normalize();else if(t===Yr)s[5].setComponents(l,d,m,M).normalize();else throw new Error(
"THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),ms.copy(e.boundingSphere).
applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),ms.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(ms)}intersectsSprite(e){
ms.center.set(0,0,0);let t=a_.distanceTo(e.center);return ms.radius=.7071067811865476+t,ms.applyMatrix4(e.matrixWorld),this.intersectsSphere(ms)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;
for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(wo.x=s.normal.x>0?e.max.x:e.min.x,wo.y=s.normal.y>0?e.max.y:e.min.
y,wo.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(wo)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.
constructor().copy(this)}},vf=new yt,qo=class n{constructor(){this.coordinateSystem=Ln,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){
let r=t[s];vf.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new xs),i[s].setFromProjectionMatrix(vf,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){
return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this.
_count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this.
_frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){
this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new xs),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().
copy(this)}};var Yo=class extends Vi{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new $e(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.
fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},xf=new yt,
hu=new _s,To=new gs,Ao=new U,ea=class extends yn{constructor(e=new hn,t=new Yo){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=
void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==
void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,
this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,a=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),
To.copy(i.boundingSphere),To.applyMatrix4(s),To.radius+=r,e.ray.intersectsSphere(To)===!1)return;xf.copy(s).invert(),hu.copy(e.ray).applyMatrix4(xf);let o=r/((this.scale.x+this.scale.y+this.scale.z)/3),
l=o*o,c=i.index,f=i.attributes.position;if(c!==null){let d=Math.max(0,a.start),h=Math.min(c.count,a.start+a.count);for(let g=d,b=h;g<b;g++){let m=c.getX(g);Ao.fromBufferAttribute(f,m),yf(Ao,m,l,s,e,t,
this)}}else{let d=Math.max(0,a.start),h=Math.min(f.count,a.start+a.count);for(let g=d,b=h;g<b;g++)Ao.fromBufferAttribute(f,g),yf(Ao,g,l,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,
i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,a=s.length;r<a;r++){let o=s[r].name||String(r);this.morphTargetInfluences.
push(0),this.morphTargetDictionary[o]=r}}}}};function yf(n,e,t,i,s,r,a){let o=hu.distanceSqToPoint(n);if(o<t){let l=new U;hu.closestPointToPoint(n,l),l.applyMatrix4(i);let c=s.ray.origin.distanceTo(l);
if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(o),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:a})}}var ta=class extends un{constructor(e=[],t=Ss,i,s,r,a,o,l,c,u){super(e,t,i,s,r,a,o,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var vi=class extends un{constructor(e,t,i=Xn,s,r,a,o=Ht,l=Ht,c,u=_i,f=1){if(u!==_i&&u!==yi)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={
width:e,height:t,depth:f};super(d,s,r,a,o,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new js(Object.assign(
{},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},na=class extends vi{constructor(e,t=Xn,i=Ss,s,r,a=Ht,o=Ht,l,c=_i){
let u={width:e,height:e,depth:1},f=[u,u,u,u,u,u];super(e,e,t,i,s,r,a,o,l,c),this.image=f,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},ia=class extends un{constructor(e=null){
super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},tr=class n extends hn{constructor(e=1,t=1,i=1,s=1,r=1,a=1){super(),this.type=
"BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:a};let o=this;s=Math.floor(s),r=Math.floor(r),a=Math.floor(a);let l=[],c=[],u=[],f=[],d=0,h=0;g("\
z","y","x",-1,-1,i,t,e,a,r,0),g("z","y","x",1,-1,i,t,-e,a,r,1),g("x","z","y",1,1,e,i,t,s,a,2),g("x","z","y",1,-1,e,i,-t,s,a,3),g("x","y","z",1,-1,e,t,i,s,r,4),g("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(
l),this.setAttribute("position",new Dn(c,3)),this.setAttribute("normal",new Dn(u,3)),this.setAttribute("uv",new Dn(f,2));function g(b,m,p,S,A,M,R,E,_,w,k){let L=M/_,N=R/w,z=M/2,H=R/2,I=E/2,q=_+1,K=w+1,
G=0,ne=0,X=new U;for(let Q=0;Q<K;Q++){let ee=Q*N-H;for(let we=0;we<q;we++){let Fe=we*L-z;X[b]=Fe*S,X[m]=ee*A,X[p]=I,c.push(X.x,X.y,X.z),X[b]=0,X[m]=0,X[p]=E>0?1:-1,u.push(X.x,X.y,X.z),f.push(we/_),f.push(
1-Q/w),G+=1}}for(let Q=0;Q<w;Q++)for(let ee=0;ee<_;ee++){let we=d+ee+q*Q,Fe=d+ee+q*(Q+1),Z=d+(ee+1)+q*(Q+1),me=d+(ee+1)+q*Q;l.push(we,Fe,me),l.push(Fe,Z,me),ne+=6}o.addGroup(h,ne,k),h+=ne,d+=G}}copy(e){
return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var sa=class n extends hn{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,a=t/2,o=Math.floor(i),l=Math.floor(
s),c=o+1,u=l+1,f=e/o,d=t/l,h=[],g=[],b=[],m=[];for(let p=0;p<u;p++){let S=p*d-a;for(let A=0;A<c;A++){let M=A*f-r;g.push(M,-S,0),b.push(0,0,1),m.push(A/o),m.push(1-p/l)}}for(let p=0;p<l;p++)for(let S=0;S<
o;S++){let A=S+c*p,M=S+c*(p+1),R=S+1+c*(p+1),E=S+1+c*p;h.push(A,M,E),h.push(M,R,E)}this.setIndex(h),this.setAttribute("position",new Dn(g,3)),this.setAttribute("normal",new Dn(b,3)),this.setAttribute(
"uv",new Dn(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};function ws(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(bf(s))s.isRenderTargetTexture?(Ie("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or\
 mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(bf(s[0])){let r=[];for(let a=0,o=s.length;a<o;a++)r[a]=s[a].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}
function Qt(n){let e={};for(let t=0;t<n.length;t++){let i=ws(n[t]);for(let s in i)e[s]=i[s]}return e}function bf(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||
n.isTexture||n.isQuaternion)}function o_(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function Xu(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===
!0?e.texture.colorSpace:Ye.workingColorSpace}var dp={clone:ws,merge:Qt},l_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,c_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ti=class extends Vi{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=l_,this.fragmentShader=c_,this.
linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues=
{color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,
this.vertexShader=e.vertexShader,this.uniforms=ws(e.uniforms),this.uniformsGroups=o_(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,
this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),
this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){
let a=this.uniforms[s].value;a&&a.isTexture?t.uniforms[s]={type:"t",value:a.toJSON(e).uuid}:a&&a.isColor?t.uniforms[s]={type:"c",value:a.getHex()}:a&&a.isVector2?t.uniforms[s]={type:"v2",value:a.toArray()}:
a&&a.isVector3?t.uniforms[s]={type:"v3",value:a.toArray()}:a&&a.isVector4?t.uniforms[s]={type:"v4",value:a.toArray()}:a&&a.isMatrix3?t.uniforms[s]={type:"m3",value:a.toArray()}:a&&a.isMatrix4?t.uniforms[s]=
{type:"m4",value:a.toArray()}:t.uniforms[s]={value:a}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,
t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)
for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new $e().setHex(s.value);break;case"\
v2":this.uniforms[i].value=new Ce().fromArray(s.value);break;case"v3":this.uniforms[i].value=new U().fromArray(s.value);break;case"v4":this.uniforms[i].value=new rt().fromArray(s.value);break;case"m3":
this.uniforms[i].value=new Ne().fromArray(s.value);break;case"m4":this.uniforms[i].value=new yt().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=
e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==
void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},nr=class extends ti{constructor(e){
super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var $o=class extends Vi{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Jf,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=
1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=
e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Zo=class extends Vi{constructor(e){
super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){
return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Xs(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function Eo(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var Gi=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_=
{}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];e:{t:{let a;n:{i:if(!(e<s)){for(let o=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(
i-1)}if(i===o)break;if(r=s,s=t[++i],e<s)break t}a=t.length;break n}if(!(e>=r)){let o=t[1];e<o&&(i=2,r=o);for(let l=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;
if(s=r,r=t[--i-1],e>=r)break t}a=i,i=0;break n}break e}for(;i<a;){let o=i+a>>>1;e<t[o]?a=o:i=o+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=
t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){
let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let a=0;a!==s;++a)t[a]=i[r+a];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},
Jo=class extends Gi{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:lu,endingEnd:lu}}intervalChanged_(e,t,i){
let s=this.parameterPositions,r=e-2,a=e+1,o=s[r],l=s[a];if(o===void 0)switch(this.getSettings_().endingStart){case cu:r=e,o=2*t-i;break;case uu:r=s.length-2,o=t+s[r]-s[r+1];break;default:r=e,o=i}if(l===
void 0)switch(this.getSettings_().endingEnd){case cu:a=e,l=2*i-t;break;case uu:a=1,l=i+s[1]-s[0];break;default:a=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-o),this._weightNext=c/(l-
i),this._offsetPrev=r*u,this._offsetNext=a*u}interpolate_(e,t,i,s){let r=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=e*o,c=l-o,u=this._offsetPrev,f=this._offsetNext,d=this._weightPrev,h=this.
_weightNext,g=(i-t)/(s-t),b=g*g,m=b*g,p=-d*m+2*d*b-d*g,S=(1+d)*m+(-1.5-2*d)*b+(-.5+d)*g+1,A=(-1-h)*m+(1.5+h)*b+.5*g,M=h*m-h*b;for(let R=0;R!==o;++R)r[R]=p*a[u+R]+S*a[c+R]+A*a[l+R]+M*a[f+R];return r}},
Ko=class extends Gi{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=e*o,c=l-o,u=(i-t)/(s-t),f=1-u;for(let d=0;d!==o;++d)r[d]=a[c+
d]*f+a[l+d]*u;return r}},jo=class extends Gi{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Qo=class extends Gi{interpolate_(e,t,i,s){let r=this.resultBuffer,a=this.
sampleValues,o=this.valueSize,l=e*o,c=l-o,u=this.inTangents,f=this.outTangents;if(!u||!f){let g=(i-t)/(s-t),b=1-g;for(let m=0;m!==o;++m)r[m]=a[c+m]*b+a[l+m]*g;return r}let d=o*2,h=e-1;for(let g=0;g!==
o;++g){let b=a[c+g],m=a[l+g],p=h*d+g*2,S=f[p],A=f[p+1],M=e*d+g*2,R=u[M],E=u[M+1],_=h_(i,t,S,R,s);r[g]=fp(_,b,A,E,m)}return r}};function fp(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*
s}function u_(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function h_(n,e,t,i,s){let r=(n-e)/(s-e);for(let a=0;a<8;a++){let o=fp(r,e,t,i,s)-n;if(Math.abs(o)<1e-10)break;let l=u_(r,
e,t,i,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-o/l))}return r}var bn=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||
t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Xs(t,this.TimeBufferType),this.values=Xs(i,this.ValueBufferType),this.setInterpolation(s||this.
DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Xs(e.times,Array),values:Xs(e.values,Array)};let s=e.getInterpolation();s!==
e.DefaultInterpolation&&(i.interpolation=s),Eo(e.settings)&&(i.settings={inTangents:Xs(e.settings.inTangents,Array),outTangents:Xs(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){
return new jo(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Ko(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Jo(
this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Qo(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,
t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Wr:t=this.InterpolantFactoryMethodDiscrete;break;case Vo:t=this.InterpolantFactoryMethodLinear;break;case Po:t=this.
InterpolantFactoryMethodSmooth;break;case ou:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.
createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ie("KeyframeTrack:",i),this}return this.createInterpolant=t,
this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Wr;case this.InterpolantFactoryMethodLinear:return Vo;case this.InterpolantFactoryMethodSmooth:
return Po;case this.InterpolantFactoryMethodBezier:return ou}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;Eo(
this.settings)&&(Sf(this.settings.inTangents,e),Sf(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;Eo(this.settings)&&(Mf(this.settings.
inTangents,e),Mf(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,a=s-1;for(;r!==s&&i[r]<e;)++r;for(;a!==-1&&i[a]>t;)--a;if(++a,r!==0||a!==s){r>=a&&(a=Math.max(a,1),
r=a-1);let o=this.getValueSize();this.times=i.slice(r,a),this.values=this.values.slice(r*o,a*o)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(De("KeyframeTrack: Invalid v\
alue size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(De("KeyframeTrack: Track is empty.",this),e=!1);let a=null;for(let o=0;o!==r;o++){let l=i[o];if(typeof l=="number"&&isNaN(
l)){De("KeyframeTrack: Time is not a valid number.",this,o,l),e=!1;break}if(a!==null&&a>l){De("KeyframeTrack: Out of order keys.",this,o,l,a),e=!1;break}a=l}if(s!==void 0&&Eg(s))for(let o=0,l=s.length;o!==
l;++o){let c=s[o];if(isNaN(c)){De("KeyframeTrack: Value is not a valid number.",this,o,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===
Po,r=e.length-1,a=1;for(let o=1;o<r;++o){let l=!1,c=e[o],u=e[o+1];if(c!==u&&(o!==1||c!==e[0]))if(s)l=!0;else{let f=o*i,d=f-i,h=f+i;for(let g=0;g!==i;++g){let b=t[f+g];if(b!==t[d+g]||b!==t[h+g]){l=!0;break}}}
if(l){if(o!==a){e[a]=e[o];let f=o*i,d=a*i;for(let h=0;h!==i;++h)t[d+h]=t[f+h]}++a}}if(r>0){e[a]=e[r];for(let o=r*i,l=a*i,c=0;c!==i;++c)t[l+c]=t[o+c];++a}return a!==e.length?(this.times=e.slice(0,a),this.
values=t.slice(0,a*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,
Eo(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Sf(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function Mf(n,e){
for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}bn.prototype.ValueTypeName="";bn.prototype.TimeBufferType=Float32Array;bn.prototype.ValueBufferType=Float32Array;bn.prototype.DefaultInterpolation=Vo;var Hi=class extends bn{constructor(e,t,i){
super(e,t,i)}};Hi.prototype.ValueTypeName="bool";Hi.prototype.ValueBufferType=Array;Hi.prototype.DefaultInterpolation=Wr;Hi.prototype.InterpolantFactoryMethodLinear=void 0;Hi.prototype.InterpolantFactoryMethodSmooth=
void 0;var el=class extends bn{constructor(e,t,i,s){super(e,t,i,s)}};el.prototype.ValueTypeName="color";var tl=class extends bn{constructor(e,t,i,s){super(e,t,i,s)}};tl.prototype.ValueTypeName="number";
var nl=class extends Gi{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,a=this.sampleValues,o=this.valueSize,l=(i-t)/(s-t),c=e*o;for(let u=c+o;c!==u;c+=4)xn.slerpFlat(
r,0,a,c-o,a,c,l);return r}},ra=class extends bn{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new nl(this.times,this.values,this.getValueSize(),e)}};ra.prototype.ValueTypeName=
"quaternion";ra.prototype.InterpolantFactoryMethodSmooth=void 0;var Wi=class extends bn{constructor(e,t,i){super(e,t,i)}};Wi.prototype.ValueTypeName="string";Wi.prototype.ValueBufferType=Array;Wi.prototype.
DefaultInterpolation=Wr;Wi.prototype.InterpolantFactoryMethodLinear=void 0;Wi.prototype.InterpolantFactoryMethodSmooth=void 0;var il=class extends bn{constructor(e,t,i,s){super(e,t,i,s)}};il.prototype.
ValueTypeName="vector";var sl=class{constructor(e,t,i){let s=this,r=!1,a=0,o=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){o++,r===!1&&s.onStart!==
void 0&&s.onStart(u,a,o),r=!0},this.itemEnd=function(u){a++,s.onProgress!==void 0&&s.onProgress(u,a,o),a===o&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(
u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,f){return c.push(u,f),this},this.removeHandler=function(u){
let f=c.indexOf(u);return f!==-1&&c.splice(f,2),this},this.getHandler=function(u){for(let f=0,d=c.length;f<d;f+=2){let h=c[f],g=c[f+1];if(h.global&&(h.lastIndex=0),h.test(u))return g}return null},this.
abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},
pp=new sl,rl=class{constructor(e){this.manager=e!==void 0?e:pp,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache=
"default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){
return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.
requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};rl.DEFAULT_MATERIAL_NAME="__DEFAULT";var Co=new U,Ro=new xn,Qn=new U,aa=class extends yn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new yt,this.projectionMatrix=new yt,this.projectionMatrixInverse=new yt,
this.coordinateSystem=Ln,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.
copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){
super.updateMatrixWorld(e),this.matrixWorld.decompose(Co,Ro,Qn),Qn.x===1&&Qn.y===1&&Qn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Co,Ro,Qn.set(1,1,1)).
invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Co,Ro,Qn),Qn.x===1&&Qn.y===1&&Qn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.
compose(Co,Ro,Qn.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Oi=new U,wf=new Ce,Tf=new Ce,sn=class extends aa{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=
!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.
copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.
filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Ks*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Gr*.5*this.fov);return .5*this.getFilmHeight()/
e}getEffectiveFOV(){return Ks*2*Math.atan(Math.tan(Gr*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){
Oi.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Oi.x,Oi.y).multiplyScalar(-e/Oi.z),Oi.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(Oi.x,Oi.y).multiplyScalar(-e/Oi.z)}getViewSize(e,t){
return this.getViewBounds(e,wf,Tf),t.subVectors(Tf,wf)}setViewOffset(e,t,i,s,r,a){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),
this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==
null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Gr*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,a=this.view;if(this.view!==null&&
this.view.enabled){let l=a.fullWidth,c=a.fullHeight;r+=a.offsetX*s/l,t-=a.offsetY*i/c,s*=a.width/l,i*=a.height/c}let o=this.filmOffset;o!==0&&(r+=e*o/this.getFilmWidth()),this.projectionMatrix.makePerspective(
r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.
zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.
filmGauge,t.object.filmOffset=this.filmOffset,t}};var al=class extends aa{constructor(e=-1,t=1,i=1,s=-1,r=.1,a=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.
bottom=s,this.near=r,this.far=a,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.
zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,a){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),
this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=a,this.updateProjectionMatrix()}clearViewOffset(){this.view!==
null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.
top+this.bottom)/2,r=i-e,a=i+e,o=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=
c*this.view.offsetX,a=r+c*this.view.width,o-=u*this.view.offsetY,l=o-u*this.view.height}this.projectionMatrix.makeOrthographic(r,a,o,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.
projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.
bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var Xi=class extends hn{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,
this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var qs=-90,Ys=1,ir=class extends yn{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new sn(qs,Ys,e,t);s.layers=this.layers,
this.add(s);let r=new sn(qs,Ys,e,t);r.layers=this.layers,this.add(r);let a=new sn(qs,Ys,e,t);a.layers=this.layers,this.add(a);let o=new sn(qs,Ys,e,t);o.layers=this.layers,this.add(o);let l=new sn(qs,Ys,
e,t);l.layers=this.layers,this.add(l);let c=new sn(qs,Ys,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,a,o,l]=t;for(let c of t)
this.remove(c);if(e===Ln)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),a.up.set(0,0,1),a.lookAt(0,-1,0),o.up.set(0,1,0),o.lookAt(0,0,1),l.up.set(0,1,
0),l.lookAt(0,0,-1);else if(e===Yr)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),a.up.set(0,0,-1),a.lookAt(0,-1,0),o.up.set(0,-1,0),o.lookAt(0,0,1),
l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===
null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,a,
o,l,c,u]=this.children,f=e.getRenderTarget(),d=e.getActiveCubeFace(),h=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let b=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let m=!1;
e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),m&&e.autoClear===
!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(
i,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=b,e.setRenderTarget(i,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(f,d,h),e.xr.enabled=
g,i.texture.needsPMREMUpdate=!0}},ol=class extends sn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var qu="\\[\\]\\.:\\/",d_=new RegExp("["+qu+"]","g"),Yu="[^"+qu+"]",f_="[^"+qu.replace("\\.","")+"]",p_=/((?:WC+[\/:])*)/.source.replace("WC",Yu),m_=/(WCOD+)?/.source.replace("WCOD",f_),g_=/(?:\.(WC+)(?:\[(.+)\])?)?/.
source.replace("WC",Yu),__=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Yu),v_=new RegExp("^"+p_+m_+g_+__+"$"),x_=["material","materials","bones","map"],du=class{constructor(e,t,i){let s=i||pt.parseTrackName(
t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;
for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this.
_bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},pt=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.
parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,
i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(d_,"")}static parseTrackName(e){let t=v_.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={
nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);x_.indexOf(r)!==-1&&
(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){
if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let a=0;a<r.length;a++){
let o=r[a];if(o.name===t||o.uuid===t)return o;let l=i(o.children);if(l)return l}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){
e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){
this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=
!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.
length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){
let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){
this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=
!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){
this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.
node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,
!e){Ie("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){De("PropertyBinding: Can not bind to material as no\
de does not have a material.",this);return}if(!e.material.materials){De("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.
materials;break;case"bones":if(!e.skeleton){De("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=
u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){De("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){De("PropertyBindin\
g: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){De("PropertyBinding: Can not bind to objectName of node undefined.",
this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){De("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let a=e[s];if(a===void 0){let c=t.nodeName;
De("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let o=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?o=this.Versioning.NeedsUpdate:e.isObject3D===
!0&&(o=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){De("PropertyBinding: Can not bind to morphTargetInfluences b\
ecause node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){De("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);
return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=a,this.propertyIndex=r}else a.fromArray!==void 0&&a.toArray!==void 0?(l=
this.BindingType.HasFromToArray,this.resolvedProperty=a):Array.isArray(a)?(l=this.BindingType.EntireArray,this.resolvedProperty=a):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=
this.SetterByBindingTypeAndVersioning[l][o]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};pt.Composite=du;pt.prototype.BindingType={Direct:0,EntireArray:1,
ArrayElement:2,HasFromToArray:3};pt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};pt.prototype.GetterByBindingType=[pt.prototype._getValue_direct,pt.prototype._getValue_array,pt.
prototype._getValue_arrayElement,pt.prototype._getValue_toArray];pt.prototype.SetterByBindingTypeAndVersioning=[[pt.prototype._setValue_direct,pt.prototype._setValue_direct_setNeedsUpdate,pt.prototype.
_setValue_direct_setMatrixWorldNeedsUpdate],[pt.prototype._setValue_array,pt.prototype._setValue_array_setNeedsUpdate,pt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[pt.prototype._setValue_arrayElement,
pt.prototype._setValue_arrayElement_setNeedsUpdate,pt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[pt.prototype._setValue_fromArray,pt.prototype._setValue_fromArray_setNeedsUpdate,pt.prototype.
_setValue_fromArray_setMatrixWorldNeedsUpdate]];var SM=new Float32Array(1);var sr=class{constructor(e=1,t=0,i=0){this.radius=e,this.phi=t,this.theta=i}set(e,t,i){return this.radius=e,this.phi=t,this.theta=i,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.
theta,this}makeSafe(){return this.phi=He(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,i){return this.radius=Math.sqrt(e*
e+t*t+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,i),this.phi=Math.acos(He(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var fu=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)
this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};var oa=class extends Wn{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,
TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function $u(n,e,t,i){let s=y_(i);switch(t){case Du:return n*e;case Uu:return n*e/s.components*s.byteLength;case pl:return n*e/s.components*s.byteLength;case Zi:return n*e*2/s.components*s.byteLength;case ml:
return n*e*2/s.components*s.byteLength;case Nu:return n*e*3/s.components*s.byteLength;case Mn:return n*e*4/s.components*s.byteLength;case gl:return n*e*4/s.components*s.byteLength;case ua:case ha:return Math.
floor((n+3)/4)*Math.floor((e+3)/4)*8;case da:case fa:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case vl:case yl:return Math.max(n,16)*Math.max(e,8)/4;case _l:case xl:return Math.max(n,8)*Math.max(
e,8)/2;case bl:case Sl:case wl:case Tl:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Ml:case pa:case Al:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case El:return Math.floor((n+3)/4)*Math.
floor((e+3)/4)*16;case Cl:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case Rl:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case Pl:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case Il:
return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case Ll:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case Dl:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case Nl:return Math.floor((n+7)/8)*
Math.floor((e+7)/8)*16;case Ul:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case Fl:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case Ol:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case Bl:
return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case kl:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case zl:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Vl:case Gl:case Hl:return Math.
ceil(n/4)*Math.ceil(e/4)*16;case Wl:case Xl:return Math.ceil(n/4)*Math.ceil(e/4)*8;case ma:case ql:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t}\
 format.`)}function y_(n){switch(n){case Sn:case Ru:return{byteLength:1,components:1};case lr:case Pu:case Yn:return{byteLength:2,components:1};case dl:case fl:return{byteLength:2,components:4};case Xn:case hl:case qn:
return{byteLength:4,components:1};case Iu:case Lu:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ie("WARNING: Multiple instances of Three.js \
being imported."):window.__THREE__="187");function Fp(){let n=null,e=!1,t=null,i=null;function s(r,a){i=n.requestAnimationFrame(s),t(r,a)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){
n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function S_(n){let e=new WeakMap;function t(o,l){let c=o.array,u=o.usage,f=c.byteLength,d=n.createBuffer();
n.bindBuffer(l,d),n.bufferData(l,c,u),o.onUploadCallback();let h;if(c instanceof Float32Array)h=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)h=n.HALF_FLOAT;else if(c instanceof Uint16Array)
o.isFloat16BufferAttribute?h=n.HALF_FLOAT:h=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)h=n.SHORT;else if(c instanceof Uint32Array)h=n.UNSIGNED_INT;else if(c instanceof Int32Array)h=n.INT;else if(c instanceof
Int8Array)h=n.BYTE;else if(c instanceof Uint8Array)h=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)h=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data forma\
t: "+c);return{buffer:d,type:h,bytesPerElement:c.BYTES_PER_ELEMENT,version:o.version,size:f}}function i(o,l,c){let u=l.array,f=l.updateRanges;if(n.bindBuffer(c,o),f.length===0)n.bufferSubData(c,0,u);else{
f.sort((h,g)=>h.start-g.start);let d=0;for(let h=1;h<f.length;h++){let g=f[d],b=f[h];b.start<=g.start+g.count+1?g.count=Math.max(g.count,b.start+b.count-g.start):(++d,f[d]=b)}f.length=d+1;for(let h=0,
g=f.length;h<g;h++){let b=f[h];n.bufferSubData(c,b.start*u.BYTES_PER_ELEMENT,u,b.start,b.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(o){return o.isInterleavedBufferAttribute&&(o=o.data),
e.get(o)}function r(o){o.isInterleavedBufferAttribute&&(o=o.data);let l=e.get(o);l&&(n.deleteBuffer(l.buffer),e.delete(o))}function a(o,l){if(o.isInterleavedBufferAttribute&&(o=o.data),o.isGLBufferAttribute){
let u=e.get(o);(!u||u.version<o.version)&&e.set(o,{buffer:o.buffer,type:o.type,bytesPerElement:o.elementSize,version:o.version});return}let c=e.get(o);if(c===void 0)e.set(o,t(o,l));else if(c.version<o.
version){if(c.size!==o.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supp\
orted.");i(c.buffer,o,l),c.version=o.version}}return{get:s,remove:r,update:a}}var M_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,w_=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,T_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,A_=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,E_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,C_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,R_=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,P_=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,I_=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,L_=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,D_=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,N_=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,U_=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,F_=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,O_=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,B_=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,k_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,z_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,V_=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,G_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,H_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,W_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,X_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,q_=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,Y_=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,$_=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Z_=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,J_=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,K_=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,j_="gl_FragColor = linearToOutputTexel( gl_FragColor );",Q_=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,e0=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,t0=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,n0=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,i0=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,s0=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,r0=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,a0=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,o0=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,l0=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,c0=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,u0=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,h0=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,d0=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in\
 LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in \
LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,f0=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,p0=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,m0=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,g0=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in To\
onMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in Too\
nMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,_0=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,v0=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const\
 in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength\
;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const \
in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,x0=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,y0=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, co\
nst in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, i\
nout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNor\
mal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const i\
n PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in\
 PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geomet\
ryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDiel\
ectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic \
);
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,b0=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, po\
intLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightSh\
adow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightSh\
adow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,S0=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,M0=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,w0=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,T0=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,A0=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,E0=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,C0=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,R0=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,P0=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,I0=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,L0=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,D0=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,N0=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,U0=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,F0=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,O0=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,B0=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,k0=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,z0=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,V0=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,G0=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,H0=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,W0=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,X0=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,q0=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Y0=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,$0=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Z0=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,J0=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,K0=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,j0=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Q0=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,ev=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,tv=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,nv=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,iv=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,sv=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {\

		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,rv=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,av=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,ov=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirecti\
onalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLigh\
t.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,lv=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,cv=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,uv=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,hv=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,dv=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,fv=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,pv=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,mv=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,gv=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,_v=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,vv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,xv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,yv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,bv=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,Sv=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,Mv=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,wv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Tv=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Av=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Ev=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Cv=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,Rv=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,Pv=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,Iv=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,Lv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,Dv=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Nv=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Uv=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Fv=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,Ov=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Bv=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,kv=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,zv=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,Vv=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Gv=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,Hv=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,Wv=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Xv=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,qv=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,Yv=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,$v=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Zv=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Jv=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,Kv=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,jv=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Qv=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,ex=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,tx=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,Ge={alphahash_fragment:M_,alphahash_pars_fragment:w_,alphamap_fragment:T_,alphamap_pars_fragment:A_,alphatest_fragment:E_,alphatest_pars_fragment:C_,aomap_fragment:R_,aomap_pars_fragment:P_,batching_pars_vertex:I_,
batching_vertex:L_,begin_vertex:D_,beginnormal_vertex:N_,bsdfs:U_,iridescence_fragment:F_,bumpmap_pars_fragment:O_,clipping_planes_fragment:B_,clipping_planes_pars_fragment:k_,clipping_planes_pars_vertex:z_,
clipping_planes_vertex:V_,color_fragment:G_,color_pars_fragment:H_,color_pars_vertex:W_,color_vertex:X_,common:q_,defaultnormal_vertex:Y_,displacementmap_pars_vertex:$_,displacementmap_vertex:Z_,emissivemap_fragment:J_,
emissivemap_pars_fragment:K_,colorspace_fragment:j_,colorspace_pars_fragment:Q_,envmap_fragment:e0,envmap_common_pars_fragment:t0,envmap_pars_fragment:n0,envmap_pars_vertex:i0,envmap_physical_pars_fragment:p0,
envmap_vertex:s0,fog_vertex:r0,fog_pars_vertex:a0,fog_fragment:o0,fog_pars_fragment:l0,gradientmap_pars_fragment:c0,lightmap_pars_fragment:u0,lights_lambert_fragment:h0,lights_lambert_pars_fragment:d0,
lights_pars_begin:f0,lights_toon_fragment:m0,lights_toon_pars_fragment:g0,lights_phong_fragment:_0,lights_phong_pars_fragment:v0,lights_physical_fragment:x0,lights_physical_pars_fragment:y0,lights_fragment_begin:b0,
lights_fragment_maps:S0,lights_fragment_end:M0,lightprobes_pars_fragment:w0,logdepthbuf_fragment:T0,logdepthbuf_pars_fragment:A0,logdepthbuf_pars_vertex:E0,logdepthbuf_vertex:C0,map_fragment:R0,map_pars_fragment:P0,
map_particle_fragment:I0,map_particle_pars_fragment:L0,metalnessmap_fragment:D0,metalnessmap_pars_fragment:N0,morphinstance_vertex:U0,morphcolor_vertex:F0,morphnormal_vertex:O0,morphtarget_pars_vertex:B0,
morphtarget_vertex:k0,normal_fragment_begin:z0,normal_fragment_maps:V0,normal_pars_fragment:G0,normal_pars_vertex:H0,normal_vertex:W0,normalmap_pars_fragment:X0,clearcoat_normal_fragment_begin:q0,clearcoat_normal_fragment_maps:Y0,
clearcoat_pars_fragment:$0,iridescence_pars_fragment:Z0,opaque_fragment:J0,packing:K0,premultiplied_alpha_fragment:j0,project_vertex:Q0,dithering_fragment:ev,dithering_pars_fragment:tv,roughnessmap_fragment:nv,
roughnessmap_pars_fragment:iv,shadowmap_pars_fragment:sv,shadowmap_pars_vertex:rv,shadowmap_vertex:av,shadowmask_pars_fragment:ov,skinbase_vertex:lv,skinning_pars_vertex:cv,skinning_vertex:uv,skinnormal_vertex:hv,
specularmap_fragment:dv,specularmap_pars_fragment:fv,tonemapping_fragment:pv,tonemapping_pars_fragment:mv,transmission_fragment:gv,transmission_pars_fragment:_v,uv_pars_fragment:vv,uv_pars_vertex:xv,uv_vertex:yv,
worldpos_vertex:bv,background_vert:Sv,background_frag:Mv,backgroundCube_vert:wv,backgroundCube_frag:Tv,cube_vert:Av,cube_frag:Ev,depth_vert:Cv,depth_frag:Rv,distance_vert:Pv,distance_frag:Iv,equirect_vert:Lv,
equirect_frag:Dv,linedashed_vert:Nv,linedashed_frag:Uv,meshbasic_vert:Fv,meshbasic_frag:Ov,meshlambert_vert:Bv,meshlambert_frag:kv,meshmatcap_vert:zv,meshmatcap_frag:Vv,meshnormal_vert:Gv,meshnormal_frag:Hv,
meshphong_vert:Wv,meshphong_frag:Xv,meshphysical_vert:qv,meshphysical_frag:Yv,meshtoon_vert:$v,meshtoon_frag:Zv,points_vert:Jv,points_frag:Kv,shadow_vert:jv,shadow_frag:Qv,sprite_vert:ex,sprite_frag:tx},
pe={common:{diffuse:{value:new $e(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new Ne},alphaMap:{value:null},alphaMapTransform:{value:new Ne},alphaTest:{value:0}},specularmap:{specularMap:{
value:null},specularMapTransform:{value:new Ne}},envmap:{envMap:{value:null},envMapRotation:{value:new Ne},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{
aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new Ne}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new Ne}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{
value:new Ne},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new Ne},normalScale:{value:new Ce(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{
value:new Ne},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new Ne}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{
value:new Ne}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new Ne}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{
value:new $e(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},
shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],
properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},
distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{
value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},
shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},
width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new $e(16777215)},opacity:{
value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new Ne},alphaTest:{value:0},uvTransform:{value:new Ne}},sprite:{diffuse:{value:new $e(16777215)},
opacity:{value:1},center:{value:new Ce(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new Ne},alphaMap:{value:null},alphaMapTransform:{value:new Ne},alphaTest:{value:0}}},si={basic:{uniforms:Qt(
[pe.common,pe.specularmap,pe.envmap,pe.aomap,pe.lightmap,pe.fog]),vertexShader:Ge.meshbasic_vert,fragmentShader:Ge.meshbasic_frag},lambert:{uniforms:Qt([pe.common,pe.specularmap,pe.envmap,pe.aomap,pe.
lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.fog,pe.lights,{emissive:{value:new $e(0)},envMapIntensity:{value:1}}]),vertexShader:Ge.meshlambert_vert,fragmentShader:Ge.meshlambert_frag},
phong:{uniforms:Qt([pe.common,pe.specularmap,pe.envmap,pe.aomap,pe.lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.fog,pe.lights,{emissive:{value:new $e(0)},specular:{value:new $e(
1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:Ge.meshphong_vert,fragmentShader:Ge.meshphong_frag},standard:{uniforms:Qt([pe.common,pe.envmap,pe.aomap,pe.lightmap,pe.emissivemap,
pe.bumpmap,pe.normalmap,pe.displacementmap,pe.roughnessmap,pe.metalnessmap,pe.fog,pe.lights,{emissive:{value:new $e(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Ge.
meshphysical_vert,fragmentShader:Ge.meshphysical_frag},toon:{uniforms:Qt([pe.common,pe.aomap,pe.lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.gradientmap,pe.fog,pe.lights,{emissive:{
value:new $e(0)}}]),vertexShader:Ge.meshtoon_vert,fragmentShader:Ge.meshtoon_frag},matcap:{uniforms:Qt([pe.common,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.fog,{matcap:{value:null}}]),vertexShader:Ge.
meshmatcap_vert,fragmentShader:Ge.meshmatcap_frag},points:{uniforms:Qt([pe.points,pe.fog]),vertexShader:Ge.points_vert,fragmentShader:Ge.points_frag},dashed:{uniforms:Qt([pe.common,pe.fog,{scale:{value:1},
dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Ge.linedashed_vert,fragmentShader:Ge.linedashed_frag},depth:{uniforms:Qt([pe.common,pe.displacementmap]),vertexShader:Ge.depth_vert,fragmentShader:Ge.
depth_frag},normal:{uniforms:Qt([pe.common,pe.bumpmap,pe.normalmap,pe.displacementmap,{opacity:{value:1}}]),vertexShader:Ge.meshnormal_vert,fragmentShader:Ge.meshnormal_frag},sprite:{uniforms:Qt([pe.sprite,
pe.fog]),vertexShader:Ge.sprite_vert,fragmentShader:Ge.sprite_frag},background:{uniforms:{uvTransform:{value:new Ne},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:Ge.background_vert,fragmentShader:Ge.
background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new Ne}},vertexShader:Ge.backgroundCube_vert,fragmentShader:Ge.
backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Ge.cube_vert,fragmentShader:Ge.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Ge.
equirect_vert,fragmentShader:Ge.equirect_frag},distance:{uniforms:Qt([pe.common,pe.displacementmap,{referencePosition:{value:new U},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Ge.distance_vert,
fragmentShader:Ge.distance_frag},shadow:{uniforms:Qt([pe.lights,pe.fog,{color:{value:new $e(0)},opacity:{value:1}}]),vertexShader:Ge.shadow_vert,fragmentShader:Ge.shadow_frag}};si.physical={uniforms:Qt(
[si.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new Ne},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new Ne},clearcoatNormalScale:{
value:new Ce(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new Ne},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{
value:new Ne},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new Ne},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{
value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new Ne},sheen:{value:0},sheenColor:{value:new $e(0)},sheenColorMap:{value:null},
sheenColorMapTransform:{value:new Ne},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new Ne},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{
value:new Ne},transmissionSamplerSize:{value:new Ce},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new Ne},attenuationDistance:{value:0},
attenuationColor:{value:new $e(0)},specularColor:{value:new $e(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new Ne},specularIntensity:{value:1},specularIntensityMap:{value:null},
specularIntensityMapTransform:{value:new Ne},anisotropyVector:{value:new Ce},anisotropyMap:{value:null},anisotropyMapTransform:{value:new Ne}}]),vertexShader:Ge.meshphysical_vert,fragmentShader:Ge.meshphysical_frag};
var Yl={r:0,b:0,g:0},nx=new yt,Op=new Ne;Op.set(-1,0,0,0,1,0,0,0,1);function ix(n,e,t,i,s,r){let a=new $e(0),o=s===!0?0:1,l,c,u=null,f=0,d=null;function h(S){let A=S.isScene===!0?S.background:null;if(A&&
A.isTexture){let M=S.backgroundBlurriness>0;A=e.get(A,M)}return A}function g(S){let A=!1,M=h(S);M===null?m(a,o):M&&M.isColor&&(m(M,1),A=!0);let R=n.xr.getEnvironmentBlendMode();R==="additive"?t.buffers.
color.setClear(0,0,0,1,r):R==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,
n.autoClearDepth,n.autoClearStencil))}function b(S,A){let M=h(A);M&&M.isCubeTexture?(c===void 0&&(c=new Wt(new tr(1,1,1),new ti({name:"BackgroundCubeMaterial",uniforms:ws(si.backgroundCube.uniforms),vertexShader:si.
backgroundCube.vertexShader,fragmentShader:si.backgroundCube.fragmentShader,side:an,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute(
"uv"),c.onBeforeRender=function(R,E,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.
uniforms.envMap.value=M,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.
value.setFromMatrix4(nx.makeRotationFromEuler(A.backgroundRotation)).transpose(),M.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Op),c.material.toneMapped=Ye.getTransfer(
M.colorSpace)!==st,(u!==M||f!==M.version||d!==n.toneMapping)&&(c.material.needsUpdate=!0,u=M,f=M.version,d=n.toneMapping),c.layers.enableAll(),S.unshift(c,c.geometry,c.material,0,0,null)):M&&M.isTexture&&
(l===void 0&&(l=new Wt(new sa(2,2),new ti({name:"BackgroundMaterial",uniforms:ws(si.background.uniforms),vertexShader:si.background.vertexShader,fragmentShader:si.background.fragmentShader,side:$i,depthTest:!1,
depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.
t2D.value=M,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=Ye.getTransfer(M.colorSpace)!==st,M.matrixAutoUpdate===!0&&M.updateMatrix(),l.material.uniforms.uvTransform.
value.copy(M.matrix),(u!==M||f!==M.version||d!==n.toneMapping)&&(l.material.needsUpdate=!0,u=M,f=M.version,d=n.toneMapping),l.layers.enableAll(),S.unshift(l,l.geometry,l.material,0,0,null))}function m(S,A){
S.getRGB(Yl,Xu(n)),t.buffers.color.setClear(Yl.r,Yl.g,Yl.b,A,r)}function p(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}
return{getClearColor:function(){return a},setClearColor:function(S,A=1){a.set(S),o=A,m(a,o)},getClearAlpha:function(){return o},setClearAlpha:function(S){o=S,m(a,o)},render:g,addToRenderList:b,dispose:p}}
function sx(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=d(null),r=s,a=!1;function o(N,z,H,I,q){let K=!1,G=f(N,I,H,z);r!==G&&(r=G,c(r.object)),K=h(N,I,H,q),K&&g(N,I,H,q),q!==null&&e.update(q,
n.ELEMENT_ARRAY_BUFFER),(K||a)&&(a=!1,M(N,z,H,I),q!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(q).buffer))}function l(){return n.createVertexArray()}function c(N){return n.bindVertexArray(N)}function u(N){
return n.deleteVertexArray(N)}function f(N,z,H,I){let q=I.wireframe===!0,K=i[z.id];K===void 0&&(K={},i[z.id]=K);let G=N.isInstancedMesh===!0?N.id:0,ne=K[G];ne===void 0&&(ne={},K[G]=ne);let X=ne[H.id];
X===void 0&&(X={},ne[H.id]=X);let Q=X[q];return Q===void 0&&(Q=d(l()),X[q]=Q),Q}function d(N){let z=[],H=[],I=[];for(let q=0;q<t;q++)z[q]=0,H[q]=0,I[q]=0;return{geometry:null,program:null,wireframe:!1,
newAttributes:z,enabledAttributes:H,attributeDivisors:I,object:N,attributes:{},index:null}}function h(N,z,H,I){let q=r.attributes,K=z.attributes,G=0,ne=H.getAttributes();for(let X in ne)if(ne[X].location>=
0){let ee=q[X],we=K[X];if(we===void 0&&(X==="instanceMatrix"&&N.instanceMatrix&&(we=N.instanceMatrix),X==="instanceColor"&&N.instanceColor&&(we=N.instanceColor)),ee===void 0||ee.attribute!==we||we&&ee.
data!==we.data)return!0;G++}return r.attributesNum!==G||r.index!==I}function g(N,z,H,I){let q={},K=z.attributes,G=0,ne=H.getAttributes();for(let X in ne)if(ne[X].location>=0){let ee=K[X];ee===void 0&&
(X==="instanceMatrix"&&N.instanceMatrix&&(ee=N.instanceMatrix),X==="instanceColor"&&N.instanceColor&&(ee=N.instanceColor));let we={};we.attribute=ee,ee&&ee.data&&(we.data=ee.data),q[X]=we,G++}r.attributes=
q,r.attributesNum=G,r.index=I}function b(){let N=r.newAttributes;for(let z=0,H=N.length;z<H;z++)N[z]=0}function m(N){p(N,0)}function p(N,z){let H=r.newAttributes,I=r.enabledAttributes,q=r.attributeDivisors;
H[N]=1,I[N]===0&&(n.enableVertexAttribArray(N),I[N]=1),q[N]!==z&&(n.vertexAttribDivisor(N,z),q[N]=z)}function S(){let N=r.newAttributes,z=r.enabledAttributes;for(let H=0,I=z.length;H<I;H++)z[H]!==N[H]&&
(n.disableVertexAttribArray(H),z[H]=0)}function A(N,z,H,I,q,K,G){G===!0?n.vertexAttribIPointer(N,z,H,q,K):n.vertexAttribPointer(N,z,H,I,q,K)}function M(N,z,H,I){b();let q=I.attributes,K=H.getAttributes(),
G=z.defaultAttributeValues;for(let ne in K){let X=K[ne];if(X.location>=0){let Q=q[ne];if(Q===void 0&&(ne==="instanceMatrix"&&N.instanceMatrix&&(Q=N.instanceMatrix),ne==="instanceColor"&&N.instanceColor&&
(Q=N.instanceColor)),Q!==void 0){let ee=Q.normalized,we=Q.itemSize,Fe=e.get(Q);if(Fe===void 0)continue;let Z=Fe.buffer,me=Fe.type,ye=Fe.bytesPerElement,Re=me===n.INT||me===n.UNSIGNED_INT||Q.gpuType===
hl;if(Q.isInterleavedBufferAttribute){let ge=Q.data,Be=ge.isInterleavedBuffer===!0?ge.stride:ge.itemSize,St=Q.offset;if(ge.isInstancedInterleavedBuffer||ge.isInstancedBufferAttribute){for(let Le=0;Le<
X.locationSize;Le++)p(X.location+Le,ge.meshPerAttribute);N.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I._maxInstanceCount=ge.meshPerAttribute*ge.count)}else for(let Le=0;Le<X.locationSize;Le++)
m(X.location+Le);n.bindBuffer(n.ARRAY_BUFFER,Z);for(let Le=0;Le<X.locationSize;Le++)A(X.location+Le,we/X.locationSize,me,ee,Be*ye,(St+we/X.locationSize*Le)*ye,Re)}else{if(Q.isInstancedBufferAttribute){
for(let ge=0;ge<X.locationSize;ge++)p(X.location+ge,Q.meshPerAttribute);N.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let ge=0;ge<X.locationSize;ge++)
m(X.location+ge);n.bindBuffer(n.ARRAY_BUFFER,Z);for(let ge=0;ge<X.locationSize;ge++)A(X.location+ge,we/X.locationSize,me,ee,we*ye,we/X.locationSize*ge*ye,Re)}}else if(G!==void 0){let ee=G[ne];if(ee!==
void 0)switch(ee.length){case 2:n.vertexAttrib2fv(X.location,ee);break;case 3:n.vertexAttrib3fv(X.location,ee);break;case 4:n.vertexAttrib4fv(X.location,ee);break;default:n.vertexAttrib1fv(X.location,
ee)}}}}S()}function R(){k();for(let N in i){let z=i[N];for(let H in z){let I=z[H];for(let q in I){let K=I[q];for(let G in K)u(K[G].object),delete K[G];delete I[q]}}delete i[N]}}function E(N){if(i[N.id]===
void 0)return;let z=i[N.id];for(let H in z){let I=z[H];for(let q in I){let K=I[q];for(let G in K)u(K[G].object),delete K[G];delete I[q]}}delete i[N.id]}function _(N){for(let z in i){let H=i[z];for(let I in H){
let q=H[I];if(q[N.id]===void 0)continue;let K=q[N.id];for(let G in K)u(K[G].object),delete K[G];delete q[N.id]}}}function w(N){for(let z in i){let H=i[z],I=N.isInstancedMesh===!0?N.id:0,q=H[I];if(q!==
void 0){for(let K in q){let G=q[K];for(let ne in G)u(G[ne].object),delete G[ne];delete q[K]}delete H[I],Object.keys(H).length===0&&delete i[z]}}}function k(){L(),a=!0,r!==s&&(r=s,c(r.object))}function L(){
s.geometry=null,s.program=null,s.wireframe=!1}return{setup:o,reset:k,resetDefaultState:L,dispose:R,releaseStatesOfGeometry:E,releaseStatesOfObject:w,releaseStatesOfProgram:_,initAttributes:b,enableAttribute:m,
disableUnusedAttributes:S}}function rx(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function a(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function o(l,c,u){
if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let d=0;for(let h=0;h<u;h++)d+=c[h];t.update(d,i,1)}this.setMode=s,this.render=r,this.renderInstances=a,this.renderMultiDraw=
o}function ax(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let _=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else
s=0;return s}function a(_){return!(_!==Mn&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function o(_){let w=_===Yn&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer\
_float"));return!(_!==Sn&&_!==qn&&!w&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>
0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(
n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Ie("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let f=t.reversedDepthBuffer===
!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&f===!1;t.reversedDepthBuffer===!0&&f===!1&&Ie("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extensi\
on. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&f===!0&&Ie("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let h=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),
g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),b=n.getParameter(n.MAX_TEXTURE_SIZE),m=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),p=n.getParameter(n.MAX_VERTEX_ATTRIBS),S=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),
A=n.getParameter(n.MAX_VARYING_VECTORS),M=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),R=n.getParameter(n.MAX_SAMPLES),E=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,
textureFormatReadable:a,textureTypeReadable:o,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:f,maxTextures:h,maxVertexTextures:g,maxTextureSize:b,maxCubemapSize:m,maxAttributes:p,maxVertexUniforms:S,
maxVaryings:A,maxFragmentUniforms:M,maxSamples:R,samples:E}}function ox(n){let e=this,t=null,i=0,s=!1,r=!1,a=new vn,o=new Ne,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=
0,this.init=function(f,d){let h=f.length!==0||d||i!==0||s;return s=d,i=f.length,h},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(f,d){t=u(f,d,
0)},this.setState=function(f,d,h){let g=f.clippingPlanes,b=f.clipIntersection,m=f.clipShadows,p=n.get(f);if(!s||g===null||g.length===0||r&&!m)r?u(null):c();else{let S=r?0:i,A=S*4,M=p.clippingState||null;
l.value=M,M=u(g,d,A,h);for(let R=0;R!==A;++R)M[R]=t[R];p.clippingState=M,this.numIntersection=b?this.numPlanes:0,this.numPlanes+=S}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=
i,e.numIntersection=0}function u(f,d,h,g){let b=f!==null?f.length:0,m=null;if(b!==0){if(m=l.value,g!==!0||m===null){let p=h+b*4,S=d.matrixWorldInverse;o.getNormalMatrix(S),(m===null||m.length<p)&&(m=new Float32Array(
p));for(let A=0,M=h;A!==b;++A,M+=4)a.copy(f[A]).applyMatrix4(S,o),a.normal.toArray(m,M),m[M+3]=a.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=b,e.numIntersection=0,m}}var xa=class extends rn{constructor(e=1,t={}){
super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new ta(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){
this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{
value:null}},vertexShader:`

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
			`},s=new tr(5,5,5),r=new ti({name:"CubemapFromEquirect",uniforms:ws(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:an,blending:ys});r.uniforms.tEquirect.value=t;let a=new Wt(
s,r),o=t.minFilter;return t.minFilter===xi&&(t.minFilter=Yt),new ir(1,10,this).update(e,a),t.minFilter=o,a.geometry.dispose(),a.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();
for(let a=0;a<6;a++)e.setRenderTarget(this,a),e.clear(t,i,s);e.setRenderTarget(r)}},mp=256,lx=3,cx=20,Bp=256,kp=16,ux=3,hx=new U,dx=new $e,Zl=class n{constructor(e){this._renderer=e,this._cubeSize=0,this.
_sourceTarget=null,this._cubeCamera=new ir(1,10,null),this._boxMesh=new Wt(new tr(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this.
_integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:a=256,position:o=hx}=r,l=this._renderer;this._setSize(a);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=
!1);let f=l.autoClear,d=l.autoClearColor,h=l.autoClearDepth,g=l.autoClearStencil,b=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,b===null&&(e.background=l.getClearColor(
dx));let m=new ir(i,s,u);return m.position.copy(o),m.update(l,e),l.autoClear=f,l.autoClearColor=d,l.autoClearDepth=h,l.autoClearStencil=g,e.background=b,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(
c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=
vp(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=_p(),this._compileMaterial(this._equirectMaterial))}dispose(){this.
_sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&
this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){
return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(mp,Gu(e))}_fromTexture(e,t){e.mapping===Ss||e.mapping===or?this._setSize(e.image.length===0?mp:e.image[0].width||e.image[0].image.width):
this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=gp(e,!1,!1),i=Math.log2(e)-lx;for(let s=0;s<=
i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==
t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=gp(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){
let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let a=e.width>>t;e.viewport.set(0,0,a,a),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){
let t;e.mapping===Ss||e.mapping===or?(this._cubemapMaterial===null&&(this._cubemapMaterial=vp()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===
null&&(this._equirectMaterial=_p()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=fx(),this.
_integrationMaterial=px());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=
this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/kp);for(let a=0;a<=i;a++){let o=n.lodToRoughness(a,i);if(a>i-ux)r.roughness.value=o,this._renderCube(e,a,this._integrationMaterial);else{let l=o>
0?Math.log2(t)+.5*Math.log2(6/(Bp*Math.pow(o,4)))+.5:0;s.roughness.value=o,s.lodBias.value=l,this._renderCube(e,a,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=mx());let i=this.
_blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function gp(n,e,t){
return new xa(n,{minFilter:xi,generateMipmaps:e,type:Yn,colorSpace:Xr,depthBuffer:t})}function ya(n,e,t){return new ti({name:n,uniforms:e,vertexShader:Ge.cube_vert,fragmentShader:t,side:an,blending:ys,
depthTest:!1,depthWrite:!1})}function fx(){return ya("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Bp}u

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
	`)}function px(){return ya("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:kp}},`

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
	`)}function mx(){return ya("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${cx}
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
	`)}function _p(){return ya("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function vp(){return ya("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function gx(n){let e=new WeakMap,t=new WeakMap,i=null;function s(d,h=!1){return d==null?null:h?a(d):r(d)}function r(d){if(d&&d.isTexture){let h=d.mapping;if(h===ll||h===cl)if(e.has(d)){let g=e.get(
d).texture;return o(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let b=new xa(g.height);return b.fromEquirectangularTexture(n,d),e.set(d,b),d.addEventListener("dispose",c),o(b.texture,d.mapping)}else
return null}}return d}function a(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let h=d.mapping,g=h===ll||h===cl,b=h===Ss||h===or;if(g||b){let m=t.get(d),p=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&
d.pmremVersion!==p)return i===null&&(i=new Zl(n)),m=g?i.fromEquirectangular(d,m):i.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let S=d.image;
return g&&S&&S.height>0||b&&S&&l(S)?(i===null&&(i=new Zl(n)),m=g?i.fromEquirectangular(d):i.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",u),m.texture):null}}}
return d}function o(d,h){return h===ll?d.mapping=Ss:h===cl&&(d.mapping=or),d}function l(d){let h=0,g=6;for(let b=0;b<g;b++)d[b]!==void 0&&h++;return h===g}function c(d){let h=d.target;h.removeEventListener(
"dispose",c);let g=e.get(h);g!==void 0&&(e.delete(h),g.dispose())}function u(d){let h=d.target;h.removeEventListener("dispose",u);let g=t.get(h);g!==void 0&&(t.delete(h),g.dispose())}function f(){e=new WeakMap,
t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:f}}function _x(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(
i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_r\
ender_shared_exponent")},get:function(i){let s=t(i);return s===null&&Vr("WebGLRenderer: "+i+" extension not supported."),s}}}function vx(n,e,t,i){let s={},r=new WeakMap,a=new FinalizationRegistry(g=>delete s[g]);
function o(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let m in g.attributes)e.remove(g.attributes[m]);g.removeEventListener("dispose",o),delete s[g.id],a.unregister(g);let b=r.
get(g);b&&(e.remove(b),r.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,b){return s[b.id]!==void 0||(b.addEventListener(
"dispose",o),s[b.id]=new WeakRef(b),a.register(b,b.id,b),t.memory.geometries++),b}function u(g){let b=g.attributes;for(let m in b)e.update(b[m],n.ARRAY_BUFFER)}function f(g){let b=g.index,m=g.attributes.
position,p=0;if(m===void 0)return;let S=b!==null?b.array.length:m.array.length/3-1,A=m.count>=65535?Qr:jr,M=new A(Math.ceil(S/3)*6,1),R=M.array;if(b!==null){let _=b.array;p=b.version;for(let w=0,k=0;w<
S;w+=3){let L=_[w+0],N=_[w+1],z=_[w+2];R[k++]=L,R[k++]=N,R[k++]=N,R[k++]=z,R[k++]=z,R[k++]=L}}else{p=m.version;for(let _=0,w=0;_<S;_+=3){let k=_+0,L=_+1,N=_+2;R[w++]=k,R[w++]=L,R[w++]=L,R[w++]=N,R[w++]=
N,R[w++]=k}}M.version=p;let E=r.get(g);E&&e.remove(E),r.set(g,M)}function d(g){let b=r.get(g);if(b){let m=g.index;m!==null&&b.version<m.version&&f(g)}else f(g);return r.get(g)}function h(){for(let g in s){
let b=s[g].deref();b!==void 0&&l(b)}}return{get:c,update:u,getWireframeAttribute:d,dispose:h}}function xx(n,e,t){let i;function s(f){i=f}let r,a;function o(f){r=f.type,a=f.bytesPerElement}function l(f,d){
n.drawElements(i,d,r,f*a),t.update(d,i,1)}function c(f,d,h){h!==0&&(n.drawElementsInstanced(i,d,r,f*a,h),t.update(d,i,h))}function u(f,d,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(
i,d,0,r,f,0,h);let b=0;for(let m=0;m<h;m++)b+=d[m];t.update(b,i,1)}this.setMode=s,this.setIndex=o,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function yx(n){let e={geometries:0,textures:0},
t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,a,o){switch(t.calls++,a){case n.TRIANGLES:t.triangles+=o*(r/3);break;case n.LINES:t.lines+=o*(r/2);break;case n.LINE_STRIP:t.lines+=o*(r-1);
break;case n.LINE_LOOP:t.lines+=o*r;break;case n.POINTS:t.points+=o*r;break;default:De("WebGLInfo: Unknown draw mode:",a);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,
render:t,programs:null,autoReset:!0,reset:s,update:i}}function bx(n,e,t){let i=new WeakMap,s=new rt;function r(a,o,l){let c=a.morphTargetInfluences,u=o.morphAttributes.position||o.morphAttributes.normal||
o.morphAttributes.color,f=u!==void 0?u.length:0,d=i.get(o);if(d===void 0||d.count!==f){let k=function(){_.dispose(),i.delete(o),o.removeEventListener("dispose",k)};d!==void 0&&d.texture.dispose();let h=o.
morphAttributes.position!==void 0,g=o.morphAttributes.normal!==void 0,b=o.morphAttributes.color!==void 0,m=o.morphAttributes.position||[],p=o.morphAttributes.normal||[],S=o.morphAttributes.color||[],A=0;
h===!0&&(A=1),g===!0&&(A=2),b===!0&&(A=3);let M=o.attributes.position.count*A,R=1;M>e.maxTextureSize&&(R=Math.ceil(M/e.maxTextureSize),M=e.maxTextureSize);let E=new Float32Array(M*R*4*f),_=new Zr(E,M,
R,f);_.type=qn,_.needsUpdate=!0;let w=A*4;for(let L=0;L<f;L++){let N=m[L],z=p[L],H=S[L],I=M*R*4*L;for(let q=0;q<N.count;q++){let K=q*w;h===!0&&(s.fromBufferAttribute(N,q),E[I+K+0]=s.x,E[I+K+1]=s.y,E[I+
K+2]=s.z,E[I+K+3]=0),g===!0&&(s.fromBufferAttribute(z,q),E[I+K+4]=s.x,E[I+K+5]=s.y,E[I+K+6]=s.z,E[I+K+7]=0),b===!0&&(s.fromBufferAttribute(H,q),E[I+K+8]=s.x,E[I+K+9]=s.y,E[I+K+10]=s.z,E[I+K+11]=H.itemSize===
4?s.w:1)}}d={count:f,texture:_,size:new Ce(M,R)},i.set(o,d),o.addEventListener("dispose",k)}if(a.isInstancedMesh===!0&&a.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",a.morphTexture,t);else{
let h=0;for(let b=0;b<c.length;b++)h+=c[b];let g=o.morphTargetsRelative?1:1-h;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().
setValue(n,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:r}}function Sx(n,e,t,i,s){let r=new WeakMap;function a(c){let u=s.render.frame,
f=c.geometry,d=e.get(c,f);if(r.get(d)!==u&&(e.update(d),r.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,n.
ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let h=c.skeleton;r.get(h)!==u&&(h.update(),r.set(h,u))}return d}function o(){r=new WeakMap}
function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:a,dispose:o}}var Mx={
[bu]:"LINEAR_TONE_MAPPING",[Su]:"REINHARD_TONE_MAPPING",[Mu]:"CINEON_TONE_MAPPING",[wu]:"ACES_FILMIC_TONE_MAPPING",[Au]:"AGX_TONE_MAPPING",[Eu]:"NEUTRAL_TONE_MAPPING",[Tu]:"CUSTOM_TONE_MAPPING"};function wx(n,e,t,i,s,r){
let a=new rn(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),o=null,l=null,c=null,
u=new hn;u.setAttribute("position",new Dn([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new Dn([0,2,0,0,2,0],2));let f=new nr({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new Wt(u,f),h=new al(-1,1,1,-1,0,1),g=null,b=null,m=!1,p,S=null,A=[],M=!1;this.setSize=function(R,E){a.setSize(R,E),o!==null&&o.setSize(R,E),l!==null&&l.setSize(R,
E);for(let _=0;_<A.length;_++){let w=A[_];w.setSize&&w.setSize(R,E)}},this.setEffects=function(R){A=R,M=A.length>0&&A[0].isRenderPass===!0;let E=a.width,_=a.height;A.length>0&&o===null&&(o=new rn(E,_,
{type:Yn,depthBuffer:!1,stencilBuffer:!1}),l=new rn(E,_,{type:Yn,depthBuffer:!1,stencilBuffer:!1}));let w=s===!0&&A.some(k=>k.needsDepthTexture===!0);w!==(a.depthTexture!==null)&&(w===!0&&c===null&&(c=
new vi(E,_),r===!0&&(c.format=yi,c.type=Ms)),a.dispose(),a.depthTexture=w?c:null,a.resolveDepthBuffer=w,a.storeMultisampledDepthBuffer=w);for(let k=0;k<A.length;k++){let L=A[k];L.setSize&&L.setSize(E,
_),w&&L.needsDepthTexture===!0&&L.setDepthTexture&&L.setDepthTexture(c)}},this.begin=function(R,E){if(m||R.toneMapping===ni&&A.length===0)return!1;if(S=E,E!==null){let _=E.width,w=E.height;(a.width!==
_||a.height!==w)&&this.setSize(_,w)}return M===!1&&R.setRenderTarget(a),p=R.toneMapping,R.toneMapping=ni,!0},this.hasRenderPass=function(){return M},this.end=function(R,E){R.toneMapping=p,m=!0;let _=a,
w=o;for(let k=0;k<A.length;k++){let L=A[k];L.enabled!==!1&&(L.render(R,w,_,E),L.needsSwap!==!1&&(_=w,w=w===o?l:o))}if(g!==R.outputColorSpace||b!==R.toneMapping){g=R.outputColorSpace,b=R.toneMapping,f.
defines={},Ye.getTransfer(g)===st&&(f.defines.SRGB_TRANSFER="");let k=Mx[b];k&&(f.defines[k]=""),f.needsUpdate=!0}f.uniforms.tDiffuse.value=_.texture,R.setRenderTarget(S),R.render(d,h),S=null,m=!1},this.
isCompositing=function(){return m},this.dispose=function(){a.dispose(),o!==null&&o.dispose(),l!==null&&l.dispose(),u.dispose(),f.dispose()}}var zp=new un,Vp=new vi(1,1),Gp=new na(1),Hp=new Zr,Wp=new Wo,
Xp=new ta,xp=[],yp=[],bp=new Float32Array(16),Sp=new Float32Array(9),Mp=new Float32Array(4);function hr(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=xp[s];if(r===void 0&&(r=new Float32Array(s),
xp[s]=r),e!==0){i.toArray(r,0);for(let a=1,o=0;a!==e;++a)o+=t,n[a].toArray(r,o)}return r}function Dt(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}
function Nt(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function Kl(n,e){let t=yp[e];t===void 0&&(t=new Int32Array(e),yp[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function Tx(n,e){
let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function Ax(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Dt(t,
e))return;n.uniform2fv(this.addr,e),Nt(t,e)}}function Ex(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.
r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Dt(t,e))return;n.uniform3fv(this.addr,e),Nt(t,e)}}function Cx(n,e){let t=this.cache;
if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Dt(t,e))return;n.uniform4fv(this.addr,e),Nt(t,e)}}
function Rx(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Dt(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),Nt(t,e)}else{if(Dt(t,i))return;Mp.set(i),n.uniformMatrix2fv(this.addr,!1,Mp),Nt(t,i)}}
function Px(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Dt(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),Nt(t,e)}else{if(Dt(t,i))return;Sp.set(i),n.uniformMatrix3fv(this.addr,!1,Sp),Nt(t,i)}}
function Ix(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Dt(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),Nt(t,e)}else{if(Dt(t,i))return;bp.set(i),n.uniformMatrix4fv(this.addr,!1,bp),Nt(t,i)}}
function Lx(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function Dx(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=
e.y);else{if(Dt(t,e))return;n.uniform2iv(this.addr,e),Nt(t,e)}}function Nx(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=
e.y,t[2]=e.z);else{if(Dt(t,e))return;n.uniform3iv(this.addr,e),Nt(t,e)}}function Ux(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.
y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Dt(t,e))return;n.uniform4iv(this.addr,e),Nt(t,e)}}function Fx(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function Ox(n,e){
let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Dt(t,e))return;n.uniform2uiv(this.addr,e),Nt(t,e)}}function Bx(n,e){let t=this.cache;
if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Dt(t,e))return;n.uniform3uiv(this.addr,e),Nt(t,e)}}function kx(n,e){let t=this.
cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Dt(t,e))return;n.uniform4uiv(this.addr,e),
Nt(t,e)}}function jl(n){return n.version===0&&(n.compareFunction=ku,n.needsUpdate=!0),n}function zx(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;
this.type===n.SAMPLER_2D_SHADOW?r=jl(Vp):r=zp,t.setTexture2D(e||r,s)}function Vx(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||Wp,s)}function Gx(n,e,t){
let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=jl(Gp):r=Xp,t.setTextureCube(e||r,s)}function Hx(n,e,t){let i=this.cache,
s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||Hp,s)}function Wx(n){switch(n){case 5126:return Tx;case 35664:return Ax;case 35665:return Ex;case 35666:return Cx;case 35674:
return Rx;case 35675:return Px;case 35676:return Ix;case 5124:case 35670:return Lx;case 35667:case 35671:return Dx;case 35668:case 35672:return Nx;case 35669:case 35673:return Ux;case 5125:return Fx;case 36294:
return Ox;case 36295:return Bx;case 36296:return kx;case 35678:case 36198:case 36298:case 36306:case 35682:return zx;case 35679:case 36299:case 36307:return Vx;case 35680:case 36300:case 36308:case 36293:
return Gx;case 36289:case 36303:case 36311:case 36292:return Hx}}function Xx(n,e){n.uniform1fv(this.addr,e)}function qx(n,e){let t=hr(e,this.size,2);n.uniform2fv(this.addr,t)}function Yx(n,e){let t=hr(
e,this.size,3);n.uniform3fv(this.addr,t)}function $x(n,e){let t=hr(e,this.size,4);n.uniform4fv(this.addr,t)}function Zx(n,e){let t=hr(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function Jx(n,e){
let t=hr(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function Kx(n,e){let t=hr(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function jx(n,e){n.uniform1iv(this.addr,e)}function Qx(n,e){n.uniform2iv(
this.addr,e)}function ey(n,e){n.uniform3iv(this.addr,e)}function ty(n,e){n.uniform4iv(this.addr,e)}function ny(n,e){n.uniform1uiv(this.addr,e)}function iy(n,e){n.uniform2uiv(this.addr,e)}function sy(n,e){
n.uniform3uiv(this.addr,e)}function ry(n,e){n.uniform4uiv(this.addr,e)}function ay(n,e,t){let i=this.cache,s=e.length,r=Kl(t,s);Dt(i,r)||(n.uniform1iv(this.addr,r),Nt(i,r));let a;this.type===n.SAMPLER_2D_SHADOW?
a=jl(Vp):a=zp;for(let o=0;o!==s;++o)t.setTexture2D(e[o]||a,r[o])}function oy(n,e,t){let i=this.cache,s=e.length,r=Kl(t,s);Dt(i,r)||(n.uniform1iv(this.addr,r),Nt(i,r));for(let a=0;a!==s;++a)t.setTexture3D(
e[a]||Wp,r[a])}function ly(n,e,t){let i=this.cache,s=e.length,r=Kl(t,s);Dt(i,r)||(n.uniform1iv(this.addr,r),Nt(i,r));let a;this.type===n.SAMPLER_CUBE_SHADOW?a=jl(Gp):a=Xp;for(let o=0;o!==s;++o)t.setTextureCube(
e[o]||a,r[o])}function cy(n,e,t){let i=this.cache,s=e.length,r=Kl(t,s);Dt(i,r)||(n.uniform1iv(this.addr,r),Nt(i,r));for(let a=0;a!==s;++a)t.setTexture2DArray(e[a]||Hp,r[a])}function uy(n){switch(n){case 5126:
return Xx;case 35664:return qx;case 35665:return Yx;case 35666:return $x;case 35674:return Zx;case 35675:return Jx;case 35676:return Kx;case 5124:case 35670:return jx;case 35667:case 35671:return Qx;case 35668:case 35672:
return ey;case 35669:case 35673:return ty;case 5125:return ny;case 36294:return iy;case 36295:return sy;case 36296:return ry;case 35678:case 36198:case 36298:case 36306:case 35682:return ay;case 35679:case 36299:case 36307:
return oy;case 35680:case 36300:case 36308:case 36293:return ly;case 36289:case 36303:case 36311:case 36292:return cy}}var Ku=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,
this.setValue=Wx(t.type)}},ju=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=uy(t.type)}},Qu=class{constructor(e){this.id=e,this.seq=[],this.
map={}}setValue(e,t,i){let s=this.seq;for(let r=0,a=s.length;r!==a;++r){let o=s[r];o.setValue(e,t[o.id],i)}}},Zu=/(\w+)(\])?(\[|\.)?/g;function wp(n,e){n.seq.push(e),n.map[e.id]=e}function hy(n,e,t){let i=n.
name,s=i.length;for(Zu.lastIndex=0;;){let r=Zu.exec(i),a=Zu.lastIndex,o=r[1],l=r[2]==="]",c=r[3];if(l&&(o=o|0),c===void 0||c==="["&&a+2===s){wp(t,c===void 0?new Ku(o,n,e):new ju(o,n,e));break}else{let f=t.
map[o];f===void 0&&(f=new Qu(o),wp(t,f)),t=f}}}var ur=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let a=0;a<i;++a){let o=e.getActiveUniform(t,a),
l=e.getUniformLocation(t,o.name);hy(o,l,this)}let s=[],r=[];for(let a of this.seq)a.type===e.SAMPLER_2D_SHADOW||a.type===e.SAMPLER_CUBE_SHADOW||a.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(a):r.push(a);s.
length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,a=t.
length;r!==a;++r){let o=t[r],l=i[o.id];l.needsUpdate!==!1&&o.setValue(e,l.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let a=e[s];a.id in t&&i.push(a)}return i}};function Tp(n,e,t){
let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var dy=37297,fy=0;function py(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let a=s;a<r;a++){let o=a+1;i.push(`${o===e?">":" "} ${o}: ${t[a]}`)}return i.join(`
`)}var Ap=new Ne;function my(n){Ye._getMatrix(Ap,Ye.workingColorSpace,n);let e=`mat3( ${Ap.elements.map(t=>t.toFixed(4))} )`;switch(Ye.getTransfer(n)){case qr:return[e,"LinearTransferOETF"];case st:return[
e,"sRGBTransferOETF"];default:return Ie("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Ep(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||
"").trim();if(i&&r==="")return"";let a=/ERROR: 0:(\d+)/.exec(r);if(a){let o=parseInt(a[1]);return t.toUpperCase()+`

`+r+`

`+py(n.getShaderSource(e),o)}else return r}function gy(n,e){let t=my(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var _y={[bu]:"Linear",[Su]:"Reinhard",[Mu]:"Cineon",[wu]:"ACESFilmic",[Au]:"AgX",[Eu]:"Neutral",[Tu]:"Custom"};function vy(n,e){let t=_y[e];return t===void 0?(Ie("WebGLProgram: Unsupported toneMapp\
ing:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var $l=new U;function xy(){Ye.getLuminanceCoefficients($l);
let n=$l.x.toFixed(4),e=$l.y.toFixed(4),t=$l.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function yy(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(va).join(`
`)}function by(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function Sy(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),a=r.name,o=1;r.type===n.FLOAT_MAT2&&(o=2),r.type===n.FLOAT_MAT3&&(o=3),r.type===
n.FLOAT_MAT4&&(o=4),t[a]={type:r.type,location:n.getAttribLocation(e,a),locationSize:o}}return t}function va(n){return n!==""}function Cp(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;
return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,
t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).
replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,
e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Rp(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-
e.numClipIntersection)}var My=/^[ \t]*#include +<([\w\d./]+)>/gm;function eh(n){return n.replace(My,wy)}function wy(n,e){let t=Ge[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve \
#include <"+e+">");return eh(t)}var Ty=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Pp(n){return n.
replace(Ty,Ay)}function Ay(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Ip(n){let e=`precision\
 ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var Ey={[la]:"SHADOWMAP_TYPE_PCF",[rr]:"SHADOWMAP_TYPE_VSM"};function Cy(n){return Ey[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Ry={[or]:"ENVMAP_MODE_REFRACTION"};function Py(n){
return n.envMap===!1?"ENVMAP_MODE_REFLECTION":Ry[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Iy={[yu]:"ENVMAP_BLENDING_MULTIPLY",[Yf]:"ENVMAP_BLENDING_MIX",[$f]:"ENVMAP_BLENDING_ADD"};function Ly(n){return n.
envMap===!1?"ENVMAP_BLENDING_NONE":Iy[n.combine]||"ENVMAP_BLENDING_NONE"}function Dy(n,e,t,i){let s=n.getContext(),r=t.defines,a=t.vertexShader,o=t.fragmentShader,l=Cy(t),c=t.envMapPMREM===!0?"ENVMAP_\
TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=Py(t),f=Ly(t),d=yy(t),h=by(r),g=s.createProgram(),b,m,p=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(b=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,h].filter(va).join(`
`),b.length>0&&(b+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,h].filter(va).join(`
`),m.length>0&&(m+=`
`)):(b=[Ip(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,h,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?
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
`].filter(va).join(`
`),m=[Ip(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,h,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO\
_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+f:"",t.envMapPMREM?"#de\
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
_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ni?"#define TONE_MAPPI\
NG":"",t.toneMapping!==ni?Ge.tonemapping_pars_fragment:"",t.toneMapping!==ni?vy("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",Ge.colorspace_pars_fragment,
gy("linearToOutputTexel",t.outputColorSpace),xy(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(va).join(`
`)),a=eh(a),a=Cp(a,t),a=Rp(a,t),o=eh(o),o=Cp(o,t),o=Rp(o,t),a=Pp(a),o=Pp(o),t.isRawShaderMaterial!==!0&&(p=`#version 300 es
`,b=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+b,m=["#define varying in",t.glslVersion===ga?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===ga?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","\
#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEX\
T textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let S=p+b+a,A=p+m+o,M=Tp(s,s.VERTEX_SHADER,S),R=Tp(s,s.FRAGMENT_SHADER,A);s.attachShader(g,M),s.attachShader(g,R),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.
hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function E(L){if(n.debug.checkShaderErrors){let N=s.getProgramInfoLog(g)||"",z=s.getShaderInfoLog(M)||"",H=s.getShaderInfoLog(
R)||"",I=N.trim(),q=z.trim(),K=H.trim(),G=!0,ne=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,g,M,R);else{let X=Ep(s,M,"ver\
tex"),Q=Ep(s,R,"fragment");De("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+L.name+`
Material Type: `+L.type+`

Program Info Log: `+I+`
`+X+`
`+Q)}else I!==""?Ie("WebGLProgram: Program Info Log:",I):(q===""||K==="")&&(ne=!1);ne&&(L.diagnostics={runnable:G,programLog:I,vertexShader:{log:q,prefix:b},fragmentShader:{log:K,prefix:m}})}s.deleteShader(
M),s.deleteShader(R),_=new ur(s,g),w=Sy(s,g)}let _;this.getUniforms=function(){return _===void 0&&E(this),_};let w;this.getAttributes=function(){return w===void 0&&E(this),w};let k=t.rendererExtensionParallelShaderCompile===
!1;return this.isReady=function(){return k===!1&&(k=s.getProgramParameter(g,dy)),k},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,
this.name=t.shaderName,this.id=fy++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=M,this.fragmentShader=R,this}var Ny=0,th=class{constructor(){this.shaderCache=new Map,this.materialCache=
new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)
i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this.
_getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,
i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new nh(e),t.set(e,i)),i}},nh=class{constructor(e){this.id=Ny++,this.code=e,this.usedTimes=0}};function Uy(n){return n===
Zi||n===pa||n===ma}function Fy(n,e,t,i,s,r){let a=new Jr,o=new th,l=new Set,c=[],u=new Map,f=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"n\
ormal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"mat\
cap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function h(_){return l.add(_),_===0?"uv":`uv${_}`}function g(_,w,k,L,N,z){
let H=L.fog,I=N.geometry,q=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?L.environment:null,K=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&
!_.envMap,G=e.get(_.envMap||q,K),ne=d[_.type],X=i.precision;_.precision!==null&&(X=i.getMaxPrecision(_.precision),X!==_.precision&&Ie("WebGLProgram.getParameters:",_.precision,"not supported, using",X,
"instead."));let Q=I.morphAttributes.position||I.morphAttributes.normal||I.morphAttributes.color,ee=Q!==void 0?Q.length:0,we=0;I.morphAttributes.position!==void 0&&(we=1),I.morphAttributes.normal!==void 0&&
(we=2),I.morphAttributes.color!==void 0&&(we=3);let Fe,Z,me,ye;if(ne){let fe=si[ne];Fe=fe.vertexShader,Z=fe.fragmentShader}else{Fe=_.vertexShader,Z=_.fragmentShader;let fe=o.getVertexShaderStage(_),ot=o.
getFragmentShaderStage(_);o.update(_,fe,ot),me=fe.id,ye=ot.id}let Re=n.getRenderTarget(),ge=n.state.buffers.depth.getReversed(),Be=N.isInstancedMesh===!0,St=N.isBatchedMesh===!0,Le=!!_.map,at=!!_.matcap,
ct=!!G,We=ct&&G.isPMREMTexture===!0,Xt=!!_.aoMap,Ct=!!_.lightMap,on=!!_.bumpMap&&_.wireframe===!1,vt=!!_.normalMap,$n=!!_.displacementMap,Ft=!!_.emissiveMap,wn=!!_.metalnessMap,Tn=!!_.roughnessMap,An=_.
anisotropy>0,D=_.clearcoat>0,En=_.diffuseRoughness>0,mt=_.dispersion>0,gt=_.retroreflectivity>0,de=_.iridescence>0,Rt=_.sheen>0,Pe=_.transmission>0,Ue=An&&!!_.anisotropyMap,T=D&&!!_.clearcoatMap,v=D&&
!!_.clearcoatNormalMap,O=D&&!!_.clearcoatRoughnessMap,te=En&&!!_.diffuseRoughnessMap,j=de&&!!_.iridescenceMap,re=de&&!!_.iridescenceThicknessMap,ue=Rt&&!!_.sheenColorMap,Y=Rt&&!!_.sheenRoughnessMap,$=!!_.
specularMap,oe=!!_.specularColorMap,C=!!_.specularIntensityMap,J=Pe&&!!_.transmissionMap,W=Pe&&!!_.thicknessMap,le=!!_.gradientMap,se=!!_.alphaMap,ae=_.alphaTest>0,Ae=!!_.alphaHash,ze=!!_.extensions,ie=ni;
_.toneMapped&&(Re===null||Re.isXRRenderTarget===!0)&&(ie=n.toneMapping);let Ee=We?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,ke={shaderID:ne,shaderType:_.type,shaderName:_.name,vertexShader:Fe,
fragmentShader:Z,defines:_.defines,customVertexShaderID:me,customFragmentShaderID:ye,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:X,batching:St,batchingColor:St&&
N._colorsTexture!==null,instancing:Be,instancingColor:Be&&N.instanceColor!==null,instancingMorph:Be&&N.morphTexture!==null,outputColorSpace:Re===null?n.outputColorSpace:Re.isXRRenderTarget===!0?Re.texture.
colorSpace:Ye.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Le,matcap:at,envMap:ct,envMapMode:ct&&G.mapping,envMapPMREM:We,envMapMaxLod:We?Ee.length-1:null,envMapSize:We?Ee[0].width:null,aoMap:Xt,
lightMap:Ct,bumpMap:on,normalMap:vt,displacementMap:$n,emissiveMap:Ft,normalMapObjectSpace:vt&&_.normalMapType===Kf,normalMapTangentSpace:vt&&_.normalMapType===Fu,packedNormalMap:vt&&_.normalMapType===
Fu&&Uy(_.normalMap.format),metalnessMap:wn,roughnessMap:Tn,anisotropy:An,anisotropyMap:Ue,clearcoat:D,clearcoatMap:T,clearcoatNormalMap:v,clearcoatRoughnessMap:O,diffuseRoughness:En,diffuseRoughnessMap:te,
dispersion:mt,retroreflection:gt,iridescence:de,iridescenceMap:j,iridescenceThicknessMap:re,sheen:Rt,sheenColorMap:ue,sheenRoughnessMap:Y,specularMap:$,specularColorMap:oe,specularIntensityMap:C,transmission:Pe,
transmissionMap:J,thicknessMap:W,gradientMap:le,opaque:_.transparent===!1&&_.blending===ar&&_.alphaToCoverage===!1,alphaMap:se,alphaTest:ae,alphaHash:Ae,combine:_.combine,mapUv:Le&&h(_.map.channel),aoMapUv:Xt&&
h(_.aoMap.channel),lightMapUv:Ct&&h(_.lightMap.channel),bumpMapUv:on&&h(_.bumpMap.channel),normalMapUv:vt&&h(_.normalMap.channel),displacementMapUv:$n&&h(_.displacementMap.channel),emissiveMapUv:Ft&&h(
_.emissiveMap.channel),metalnessMapUv:wn&&h(_.metalnessMap.channel),roughnessMapUv:Tn&&h(_.roughnessMap.channel),anisotropyMapUv:Ue&&h(_.anisotropyMap.channel),clearcoatMapUv:T&&h(_.clearcoatMap.channel),
clearcoatNormalMapUv:v&&h(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:O&&h(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:te&&h(_.diffuseRoughnessMap.channel),iridescenceMapUv:j&&h(_.
iridescenceMap.channel),iridescenceThicknessMapUv:re&&h(_.iridescenceThicknessMap.channel),sheenColorMapUv:ue&&h(_.sheenColorMap.channel),sheenRoughnessMapUv:Y&&h(_.sheenRoughnessMap.channel),specularMapUv:$&&
h(_.specularMap.channel),specularColorMapUv:oe&&h(_.specularColorMap.channel),specularIntensityMapUv:C&&h(_.specularIntensityMap.channel),transmissionMapUv:J&&h(_.transmissionMap.channel),thicknessMapUv:W&&
h(_.thicknessMap.channel),alphaMapUv:se&&h(_.alphaMap.channel),vertexTangents:!!I.attributes.tangent&&(vt||An),vertexNormals:!!I.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===
!0&&!!I.attributes.color&&I.attributes.color.itemSize===4,pointsUvs:N.isPoints===!0&&!!I.attributes.uv&&(Le||se),fog:!!H,useFog:_.fog===!0,fogExp2:!!H&&H.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===
!0||I.attributes.normal===void 0&&vt===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:f,
reversedDepthBuffer:ge,skinning:N.isSkinnedMesh===!0,hasPositionAttribute:I.attributes.position!==void 0,morphTargets:I.morphAttributes.position!==void 0,morphNormals:I.morphAttributes.normal!==void 0,
morphColors:I.morphAttributes.color!==void 0,morphTargetsCount:ee,morphTextureStride:we,numSunLights:w.sun.length,numDirLights:w.directional.length,numPointLights:w.point.length,numSpotLights:w.spot.length,
numSpotLightMaps:w.spotLightMap.length,numRectAreaLights:w.rectArea.length,numHemiLights:w.hemi.length,numSunLightShadows:w.sunShadowMap.length,numDirLightShadows:w.directionalShadowMap.length,numPointLightShadows:w.
pointShadowMap.length,numSpotLightShadows:w.spotShadowMap.length,numSpotLightShadowsWithMaps:w.numSpotLightShadowsWithMaps,numLightProbes:w.numLightProbes,numLightProbeGrids:z.filter(fe=>fe.texture!==
null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:n.shadowMap.enabled&&k.length>0,shadowMapType:n.shadowMap.type,toneMapping:ie,decodeVideoTexture:Le&&
_.map.isVideoTexture===!0&&Ye.getTransfer(_.map.colorSpace)===st,decodeVideoTextureEmissive:Ft&&_.emissiveMap.isVideoTexture===!0&&Ye.getTransfer(_.emissiveMap.colorSpace)===st,premultipliedAlpha:_.premultipliedAlpha,
doubleSided:_.side===Nn,flipSided:_.side===an,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:ze&&_.extensions.clipCullDistance===
!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(ze&&_.extensions.multiDraw===!0||St)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.
customProgramCacheKey()};return ke.vertexUv1s=l.has(1),ke.vertexUv2s=l.has(2),ke.vertexUv3s=l.has(3),l.clear(),ke}function b(_){let w=[];if(_.shaderID?w.push(_.shaderID):(w.push(_.customVertexShaderID),
w.push(_.customFragmentShaderID)),_.defines!==void 0)for(let k in _.defines)w.push(k),w.push(_.defines[k]);return _.isRawShaderMaterial===!1&&(m(w,_),p(w,_),w.push(n.outputColorSpace)),w.push(_.customProgramCacheKey),
w.join()}function m(_,w){_.push(w.precision),_.push(w.outputColorSpace),_.push(w.envMapMode),_.push(w.envMapPMREM),_.push(w.envMapMaxLod),_.push(w.envMapSize),_.push(w.mapUv),_.push(w.alphaMapUv),_.push(
w.lightMapUv),_.push(w.aoMapUv),_.push(w.bumpMapUv),_.push(w.normalMapUv),_.push(w.displacementMapUv),_.push(w.emissiveMapUv),_.push(w.metalnessMapUv),_.push(w.roughnessMapUv),_.push(w.anisotropyMapUv),
_.push(w.clearcoatMapUv),_.push(w.clearcoatNormalMapUv),_.push(w.clearcoatRoughnessMapUv),_.push(w.diffuseRoughnessMapUv),_.push(w.iridescenceMapUv),_.push(w.iridescenceThicknessMapUv),_.push(w.sheenColorMapUv),
_.push(w.sheenRoughnessMapUv),_.push(w.specularMapUv),_.push(w.specularColorMapUv),_.push(w.specularIntensityMapUv),_.push(w.transmissionMapUv),_.push(w.thicknessMapUv),_.push(w.combine),_.push(w.fogExp2),
_.push(w.sizeAttenuation),_.push(w.morphTargetsCount),_.push(w.numSunLights),_.push(w.numDirLights),_.push(w.numPointLights),_.push(w.numSpotLights),_.push(w.numSpotLightMaps),_.push(w.numHemiLights),
_.push(w.numRectAreaLights),_.push(w.numSunLightShadows),_.push(w.numDirLightShadows),_.push(w.numPointLightShadows),_.push(w.numSpotLightShadows),_.push(w.numSpotLightShadowsWithMaps),_.push(w.numLightProbes),
_.push(w.numLightProbeGrids),_.push(w.shadowMapType),_.push(w.toneMapping),_.push(w.numClippingPlanes),_.push(w.numClipIntersection),_.push(w.depthPacking)}function p(_,w){a.disableAll(),w.instancing&&
a.enable(0),w.instancingColor&&a.enable(1),w.instancingMorph&&a.enable(2),w.matcap&&a.enable(3),w.envMap&&a.enable(4),w.normalMapObjectSpace&&a.enable(5),w.normalMapTangentSpace&&a.enable(6),w.clearcoat&&
a.enable(7),w.iridescence&&a.enable(8),w.alphaTest&&a.enable(9),w.vertexColors&&a.enable(10),w.vertexAlphas&&a.enable(11),w.vertexUv1s&&a.enable(12),w.vertexUv2s&&a.enable(13),w.vertexUv3s&&a.enable(14),
w.vertexTangents&&a.enable(15),w.anisotropy&&a.enable(16),w.alphaHash&&a.enable(17),w.batching&&a.enable(18),w.dispersion&&a.enable(19),w.retroreflection&&a.enable(24),w.diffuseRoughness&&a.enable(25),
w.batchingColor&&a.enable(20),w.gradientMap&&a.enable(21),w.packedNormalMap&&a.enable(22),w.vertexNormals&&a.enable(23),_.push(a.mask),a.disableAll(),w.fog&&a.enable(0),w.useFog&&a.enable(1),w.flatShading&&
a.enable(2),w.logarithmicDepthBuffer&&a.enable(3),w.reversedDepthBuffer&&a.enable(4),w.skinning&&a.enable(5),w.morphTargets&&a.enable(6),w.morphNormals&&a.enable(7),w.morphColors&&a.enable(8),w.premultipliedAlpha&&
a.enable(9),w.shadowMapEnabled&&a.enable(10),w.doubleSided&&a.enable(11),w.flipSided&&a.enable(12),w.useDepthPacking&&a.enable(13),w.dithering&&a.enable(14),w.transmission&&a.enable(15),w.sheen&&a.enable(
16),w.opaque&&a.enable(17),w.pointsUvs&&a.enable(18),w.decodeVideoTexture&&a.enable(19),w.decodeVideoTextureEmissive&&a.enable(20),w.alphaToCoverage&&a.enable(21),w.numLightProbeGrids>0&&a.enable(22),
w.hasPositionAttribute&&a.enable(23),_.push(a.mask)}function S(_){let w=d[_.type],k;if(w){let L=si[w];k=dp.clone(L.uniforms)}else k=_.uniforms;return k}function A(_,w){let k=u.get(w);return k!==void 0?
++k.usedTimes:(k=new Dy(n,w,_,s),c.push(k),u.set(w,k)),k}function M(_){if(--_.usedTimes===0){let w=c.indexOf(_);c[w]=c[c.length-1],c.pop(),u.delete(_.cacheKey),_.destroy()}}function R(_){o.remove(_)}function E(){
o.dispose()}return{getParameters:g,getProgramCacheKey:b,getUniforms:S,acquireProgram:A,releaseProgram:M,releaseShaderCache:R,programs:c,dispose:E}}function Oy(){let n=new WeakMap;function e(a){return n.
has(a)}function t(a){let o=n.get(a);return o===void 0&&(o={},n.set(a,o)),o}function i(a){n.delete(a)}function s(a,o,l){n.get(a)[o]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}
function By(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==
e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function Lp(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-
e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function Dp(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function a(d){let h=0;return d.isInstancedMesh&&(h+=2),d.isSkinnedMesh&&
(h+=1),h}function o(d,h,g,b,m,p){let S=n[e];return S===void 0?(S={id:d.id,object:d,geometry:h,material:g,materialVariant:a(d),groupOrder:b,renderOrder:d.renderOrder,z:m,group:p},n[e]=S):(S.id=d.id,S.object=
d,S.geometry=h,S.material=g,S.materialVariant=a(d),S.groupOrder=b,S.renderOrder=d.renderOrder,S.z=m,S.group=p),e++,S}function l(d,h,g,b,m,p,S){S.reversedDepth===!0&&(m=-m);let A=o(d,h,g,b,m,p);g.transmission>
0?i.push(A):g.transparent===!0?s.push(A):t.push(A)}function c(d,h,g,b,m,p){let S=o(d,h,g,b,m,p);g.transmission>0?i.unshift(S):g.transparent===!0?s.unshift(S):t.unshift(S)}function u(d,h){t.length>1&&t.
sort(d||By),i.length>1&&i.sort(h||Lp),s.length>1&&s.sort(h||Lp)}function f(){for(let d=e,h=n.length;d<h;d++){let g=n[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=
null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:f,sort:u}}function ky(){let n=new WeakMap;function e(i,s){let r=n.get(i),a;return r===void 0?(a=new Dp,n.set(i,[a])):s>=
r.length?(a=new Dp,r.push(a)):a=r[s],a}function t(){n=new WeakMap}return{get:e,dispose:t}}function zy(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"Sun\
Light":case"DirectionalLight":t={direction:new U,color:new $e};break;case"SpotLight":t={position:new U,direction:new U,color:new $e,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t=
{position:new U,color:new $e,distance:0,decay:0};break;case"HemisphereLight":t={direction:new U,skyColor:new $e,groundColor:new $e};break;case"RectAreaLight":t={color:new $e,position:new U,halfWidth:new U,
halfHeight:new U};break}return n[e.id]=t,t}}}function Vy(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,
shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ce};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ce};break;case"PointLig\
ht":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ce,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var Gy=0;function Hy(n,e){return(e.castShadow?
2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function Wy(n){let e=new zy,t=Vy(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,
numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],
directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],
pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new U);let s=new U,r=new yt,a=new yt;function o(c){let u=0,
f=0,d=0;for(let z=0;z<9;z++)i.probe[z].set(0,0,0);let h=0,g=0,b=0,m=0,p=0,S=0,A=0,M=0,R=0,E=0,_=0,w=0,k=0,L=0;c.sort(Hy);for(let z=0,H=c.length;z<H;z++){let I=c[z],q=I.color,K=I.intensity,G=I.distance,
ne=null;if(I.shadow&&I.shadow.map&&(I.shadow.map.texture.format===Zi?ne=I.shadow.map.texture:ne=I.shadow.map.depthTexture||I.shadow.map.texture),I.isAmbientLight)u+=q.r*K,f+=q.g*K,d+=q.b*K;else if(I.isLightProbe){
for(let X=0;X<9;X++)i.probe[X].addScaledVector(I.sh.coefficients[X],K);L++}else if(I.isSunLight){let X=e.get(I);if(X.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let Q=I.shadow,ee=t.get(
I);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.shadowNormalBias=Q.normalBias,ee.shadowRadius=Q.radius,ee.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),i.sunShadow[g]=ee,i.sunShadowMap[g]=
ne;let we=Q.getViewportCount();for(let Fe=0;Fe<we;Fe++)i.sunShadowMatrix[b+Fe]=Q.getMatrix(Fe),i.sunShadowCascade[b+Fe]=Q._cascadeData[Fe];b+=we,g++}i.sun[h]=X,h++}else if(I.isDirectionalLight){let X=e.
get(I);if(X.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let Q=I.shadow,ee=t.get(I);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.shadowNormalBias=Q.normalBias,ee.shadowRadius=
Q.radius,ee.shadowMapSize=Q.mapSize,i.directionalShadow[m]=ee,i.directionalShadowMap[m]=ne,i.directionalShadowMatrix[m]=I.shadow.matrix,R++}i.directional[m]=X,m++}else if(I.isSpotLight){let X=e.get(I);
X.position.setFromMatrixPosition(I.matrixWorld),X.color.copy(q).multiplyScalar(K),X.distance=G,X.coneCos=Math.cos(I.angle),X.penumbraCos=Math.cos(I.angle*(1-I.penumbra)),X.decay=I.decay,i.spot[S]=X;let Q=I.
shadow;if(I.map&&(i.spotLightMap[w]=I.map,w++,Q.updateMatrices(I),I.castShadow&&k++),i.spotLightMatrix[S]=Q.matrix,I.castShadow){let ee=t.get(I);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.
shadowNormalBias=Q.normalBias,ee.shadowRadius=Q.radius,ee.shadowMapSize=Q.mapSize,i.spotShadow[S]=ee,i.spotShadowMap[S]=ne,_++}S++}else if(I.isRectAreaLight){let X=e.get(I);X.color.copy(q).multiplyScalar(
K),X.halfWidth.set(I.width*.5,0,0),X.halfHeight.set(0,I.height*.5,0),i.rectArea[A]=X,A++}else if(I.isPointLight){let X=e.get(I);if(X.color.copy(I.color).multiplyScalar(I.intensity),X.distance=I.distance,
X.decay=I.decay,I.castShadow){let Q=I.shadow,ee=t.get(I);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.shadowNormalBias=Q.normalBias,ee.shadowRadius=Q.radius,ee.shadowMapSize=Q.mapSize,ee.shadowCameraNear=
Q.camera.near,ee.shadowCameraFar=Q.camera.far,i.pointShadow[p]=ee,i.pointShadowMap[p]=ne,i.pointShadowMatrix[p]=I.shadow.matrix,E++}i.point[p]=X,p++}else if(I.isHemisphereLight){let X=e.get(I);X.skyColor.
copy(I.color).multiplyScalar(K),X.groundColor.copy(I.groundColor).multiplyScalar(K),i.hemi[M]=X,M++}}A>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=pe.LTC_FLOAT_1,i.rectAreaLTC2=pe.LTC_FLOAT_2):
(i.rectAreaLTC1=pe.LTC_HALF_1,i.rectAreaLTC2=pe.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=f,i.ambient[2]=d;let N=i.hash;(N.sunLength!==h||N.directionalLength!==m||N.pointLength!==p||N.spotLength!==S||N.
rectAreaLength!==A||N.hemiLength!==M||N.numSunShadows!==g||N.numDirectionalShadows!==R||N.numPointShadows!==E||N.numSpotShadows!==_||N.numSpotMaps!==w||N.numLightProbes!==L)&&(i.sun.length=h,i.directional.
length=m,i.spot.length=S,i.rectArea.length=A,i.point.length=p,i.hemi.length=M,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=b,i.sunShadowCascade.length=b,i.directionalShadow.length=
R,i.directionalShadowMap.length=R,i.directionalShadowMatrix.length=R,i.pointShadow.length=E,i.pointShadowMap.length=E,i.pointShadowMatrix.length=E,i.spotShadow.length=_,i.spotShadowMap.length=_,i.spotLightMatrix.
length=_+w-k,i.spotLightMap.length=w,i.numSpotLightShadowsWithMaps=k,i.numLightProbes=L,N.sunLength=h,N.directionalLength=m,N.pointLength=p,N.spotLength=S,N.rectAreaLength=A,N.hemiLength=M,N.numSunShadows=
g,N.numDirectionalShadows=R,N.numPointShadows=E,N.numSpotShadows=_,N.numSpotMaps=w,N.numLightProbes=L,i.version=Gy++)}function l(c,u){let f=0,d=0,h=0,g=0,b=0,m=0,p=u.matrixWorldInverse;for(let S=0,A=c.
length;S<A;S++){let M=c[S];if(M.isSunLight){let R=i.sun[f];R.direction.setFromMatrixPosition(M.matrixWorld),R.direction.transformDirection(p),f++}else if(M.isDirectionalLight){let R=i.directional[d];R.
direction.setFromMatrixPosition(M.matrixWorld),s.setFromMatrixPosition(M.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(p),d++}else if(M.isSpotLight){let R=i.spot[g];R.position.
setFromMatrixPosition(M.matrixWorld),R.position.applyMatrix4(p),R.direction.setFromMatrixPosition(M.matrixWorld),s.setFromMatrixPosition(M.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(
p),g++}else if(M.isRectAreaLight){let R=i.rectArea[b];R.position.setFromMatrixPosition(M.matrixWorld),R.position.applyMatrix4(p),a.identity(),r.copy(M.matrixWorld),r.premultiply(p),a.extractRotation(r),
R.halfWidth.set(M.width*.5,0,0),R.halfHeight.set(0,M.height*.5,0),R.halfWidth.applyMatrix4(a),R.halfHeight.applyMatrix4(a),b++}else if(M.isPointLight){let R=i.point[h];R.position.setFromMatrixPosition(
M.matrixWorld),R.position.applyMatrix4(p),h++}else if(M.isHemisphereLight){let R=i.hemi[m];R.direction.setFromMatrixPosition(M.matrixWorld),R.direction.transformDirection(p),m++}}}return{setup:o,setupView:l,
state:i}}function Np(n){let e=new Wy(n),t=[],i=[],s=[];function r(f){u.camera=f,t.length=0,i.length=0,s.length=0}function a(f){f.isLightProbeGrid?s.push(f):t.push(f)}function o(f){i.push(f)}function l(){
e.setup(t),s.sort((f,d)=>f.priority-d.priority||f.id-d.id)}function c(f){e.setupView(t,f)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};
return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:a,pushShadow:o}}function Xy(n){let e=new WeakMap;function t(s,r=0){let a=e.get(s),o;return a===void 0?(o=new Np(n),e.set(s,[o])):r>=a.length?
(o=new Np(n),a.push(o)):o=a[r],o}function i(){e=new WeakMap}return{get:t,dispose:i}}var qy=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Yy=`uniform sampler2D shadow_pass;
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
}`,$y=[new U(1,0,0),new U(-1,0,0),new U(0,1,0),new U(0,-1,0),new U(0,0,1),new U(0,0,-1)],Zy=[new U(0,-1,0),new U(0,-1,0),new U(0,0,1),new U(0,0,-1),new U(0,-1,0),new U(0,-1,0)],Up=new yt,_a=new U,Ju=new U;
function Jy(n,e,t){let i=new xs,s=new Ce,r=new Ce,a=new rt,o=new $o,l=new Zo,c={},u=t.maxTextureSize,f={[$i]:an,[an]:$i,[Nn]:Nn},d=new ti({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{
value:new Ce},radius:{value:4}},vertexShader:qy,fragmentShader:Yy}),h=d.clone();h.defines.HORIZONTAL_PASS=1;let g=new hn;g.setAttribute("position",new Et(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));
let b=new Wt(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=la;let p=this.type;this.render=function(E,_,w){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||E.length===
0)return;this.type===Cf&&(Ie("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=la);let k=n.getRenderTarget(),L=n.getActiveCubeFace(),N=n.getActiveMipmapLevel(),
z=n.state;z.setBlending(ys),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let H=p!==this.type;
H&&_.traverse(function(I){I.material&&(Array.isArray(I.material)?I.material.forEach(q=>q.needsUpdate=!0):I.material.needsUpdate=!0)});for(let I=0,q=E.length;I<q;I++){let K=E[I],G=K.shadow;if(G===void 0){
Ie("WebGLShadowMap:",K,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let ne=G.getFrameExtents();s.multiply(ne),r.copy(G.mapSize),(s.x>u||s.y>u)&&(s.x>u&&
(r.x=Math.floor(u/ne.x),s.x=r.x*ne.x,G.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/ne.y),s.y=r.y*ne.y,G.mapSize.y=r.y));let X=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=X,G.map===null||
H===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===rr){if(K.isPointLight){Ie("WebGLShadowMap: VSM shadow maps are \
not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new rn(s.x,s.y,{format:Zi,type:Yn,minFilter:Yt,magFilter:Yt,generateMipmaps:!1}),G.map.texture.name=K.name+".shadowMa\
p",G.map.depthTexture=new vi(s.x,s.y,qn),G.map.depthTexture.name=K.name+".shadowMapDepth",G.map.depthTexture.format=_i,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Ht,G.map.depthTexture.
magFilter=Ht}else K.isPointLight?(G.map=new xa(s.x),G.map.depthTexture=new na(s.x,Xn)):(G.map=new rn(s.x,s.y),G.map.depthTexture=new vi(s.x,s.y,Xn)),G.map.depthTexture.name=K.name+".shadowMap",G.map.depthTexture.
format=_i,this.type===la?(G.map.depthTexture.compareFunction=X?Bu:Ou,G.map.depthTexture.minFilter=Yt,G.map.depthTexture.magFilter=Yt):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=
Ht,G.map.depthTexture.magFilter=Ht);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let Q=G.map.isWebGLCubeRenderTarget?
6:G.getViewportCount();K.isPointLight!==!0&&G.updateMatrices(K,w);let ee=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:w.layers;for(let we=0;we<Q;we++){let Fe=G.getCamera(we);if(K.isPointLight){
let Z=G.camera,me=G.matrix,ye=K.distance||Z.far;ye!==Z.far&&(Z.far=ye,Z.updateProjectionMatrix()),_a.setFromMatrixPosition(K.matrixWorld),Z.position.copy(_a),Ju.copy(Z.position),Ju.add($y[we]),Z.up.copy(
Zy[we]),Z.lookAt(Ju),Z.updateMatrixWorld(),me.makeTranslation(-_a.x,-_a.y,-_a.z),Up.multiplyMatrices(Z.projectionMatrix,Z.matrixWorldInverse),G._frustum.setFromProjectionMatrix(Up,Z.coordinateSystem,Z.
reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,we),n.clear();else{we===0&&(n.setRenderTarget(G.map),n.clear());let Z=G.getViewport(we);a.set(r.x*Z.x,r.y*Z.y,r.x*Z.z,r.y*Z.w),z.
viewport(a)}i=G.getFrustum(we),M(_,w,Fe,K,ee,this.type)}G.isPointLightShadow!==!0&&this.type===rr&&S(G,w),G.needsUpdate=!1}p=this.type,m.needsUpdate=!1,n.setRenderTarget(k,L,N)};function S(E,_){let w=e.
update(b);d.defines.VSM_SAMPLES!==E.blurSamples&&(d.defines.VSM_SAMPLES=E.blurSamples,h.defines.VSM_SAMPLES=E.blurSamples,d.needsUpdate=!0,h.needsUpdate=!0),E.mapPass===null?E.mapPass=new rn(s.x,s.y,{
format:Zi,type:Yn}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),d.uniforms.shadow_pass.value=E.map.depthTexture,d.uniforms.resolution.
value.set(E.map.width,E.map.height),d.uniforms.radius.value=E.radius,n.setRenderTarget(E.mapPass),n.clear(),n.renderBufferDirect(_,null,w,d,b,null),h.uniforms.shadow_pass.value=E.mapPass.texture,h.uniforms.
resolution.value.set(E.map.width,E.map.height),h.uniforms.radius.value=E.radius,n.setRenderTarget(E.map),n.clear(),n.renderBufferDirect(_,null,w,h,b,null)}function A(E,_,w,k){let L=null,N=w.isPointLight===
!0?E.customDistanceMaterial:E.customDepthMaterial;if(N!==void 0)L=N;else if(L=w.isPointLight===!0?l:o,n.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==
0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let z=L.uuid,H=_.uuid,I=c[z];I===void 0&&(I={},c[z]=I);let q=I[H];q===void 0&&(q=
L.clone(),I[H]=q,_.addEventListener("dispose",R)),L=q}if(L.visible=_.visible,L.wireframe=_.wireframe,k===rr?L.side=_.shadowSide!==null?_.shadowSide:_.side:L.side=_.shadowSide!==null?_.shadowSide:f[_.side],
L.alphaMap=_.alphaMap,L.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,L.map=_.map,L.clipShadows=_.clipShadows,L.clippingPlanes=_.clippingPlanes,L.clipIntersection=_.clipIntersection,L.displacementMap=
_.displacementMap,L.displacementScale=_.displacementScale,L.displacementBias=_.displacementBias,L.wireframeLinewidth=_.wireframeLinewidth,L.linewidth=_.linewidth,w.isPointLight===!0&&L.isMeshDistanceMaterial===
!0){let z=n.properties.get(L);z.light=w}return L}function M(E,_,w,k,L,N){if(E.visible===!1)return;if(E.layers.test(L)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&N===rr)&&(!E.frustumCulled||
E.intersectsFrustum(i))){E.modelViewMatrix.multiplyMatrices(w.matrixWorldInverse,E.matrixWorld);let I=e.update(E),q=E.material;if(Array.isArray(q)){let K=I.groups;for(let G=0,ne=K.length;G<ne;G++){let X=K[G],
Q=q[X.materialIndex];if(Q&&Q.visible){let ee=A(E,Q,k,N);E.onBeforeShadow(n,E,_,w,I,ee,X),n.renderBufferDirect(w,null,I,ee,E,X),E.onAfterShadow(n,E,_,w,I,ee,X)}}}else if(q.visible){let K=A(E,q,k,N);E.onBeforeShadow(
n,E,_,w,I,K,null),n.renderBufferDirect(w,null,I,K,E,null),E.onAfterShadow(n,E,_,w,I,K,null)}}let H=E.children;for(let I=0,q=H.length;I<q;I++)M(H[I],_,w,k,L,N)}function R(E){E.target.removeEventListener(
"dispose",R);for(let w in c){let k=c[w],L=E.target.uuid;L in k&&(k[L].dispose(),delete k[L])}}}function Ky(n,e){function t(){let C=!1,J=new rt,W=null,le=new rt(0,0,0,0);return{setMask:function(se){W!==
se&&!C&&(n.colorMask(se,se,se,se),W=se)},setLocked:function(se){C=se},setClear:function(se,ae,Ae,ze,ie){ie===!0&&(se*=ze,ae*=ze,Ae*=ze),J.set(se,ae,Ae,ze),le.equals(J)===!1&&(n.clearColor(se,ae,Ae,ze),
le.copy(J))},reset:function(){C=!1,W=null,le.set(-1,0,0,0)}}}function i(){let C=!1,J=!1,W=null,le=null,se=null;return{setReversed:function(ae){if(J!==ae){let Ae=e.get("EXT_clip_control");ae?Ae.clipControlEXT(
Ae.LOWER_LEFT_EXT,Ae.ZERO_TO_ONE_EXT):Ae.clipControlEXT(Ae.LOWER_LEFT_EXT,Ae.NEGATIVE_ONE_TO_ONE_EXT),J=ae;let ze=se;se=null,this.setClear(ze)}},getReversed:function(){return J},setTest:function(ae){ae?
ge(n.DEPTH_TEST):Be(n.DEPTH_TEST)},setMask:function(ae){W!==ae&&!C&&(n.depthMask(ae),W=ae)},setFunc:function(ae){if(J&&(ae=lp[ae]),le!==ae){switch(ae){case Lo:n.depthFunc(n.NEVER);break;case Do:n.depthFunc(
n.ALWAYS);break;case No:n.depthFunc(n.LESS);break;case Zs:n.depthFunc(n.LEQUAL);break;case Uo:n.depthFunc(n.EQUAL);break;case Fo:n.depthFunc(n.GEQUAL);break;case Oo:n.depthFunc(n.GREATER);break;case Bo:
n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}le=ae}},setLocked:function(ae){C=ae},setClear:function(ae){se!==ae&&(se=ae,J&&(ae=1-ae),n.clearDepth(ae))},reset:function(){C=!1,W=null,le=null,
se=null,J=!1}}}function s(){let C=!1,J=null,W=null,le=null,se=null,ae=null,Ae=null,ze=null,ie=null;return{setTest:function(Ee){C||(Ee?ge(n.STENCIL_TEST):Be(n.STENCIL_TEST))},setMask:function(Ee){J!==Ee&&
!C&&(n.stencilMask(Ee),J=Ee)},setFunc:function(Ee,ke,fe){(W!==Ee||le!==ke||se!==fe)&&(n.stencilFunc(Ee,ke,fe),W=Ee,le=ke,se=fe)},setOp:function(Ee,ke,fe){(ae!==Ee||Ae!==ke||ze!==fe)&&(n.stencilOp(Ee,ke,
fe),ae=Ee,Ae=ke,ze=fe)},setLocked:function(Ee){C=Ee},setClear:function(Ee){ie!==Ee&&(n.clearStencil(Ee),ie=Ee)},reset:function(){C=!1,J=null,W=null,le=null,se=null,ae=null,Ae=null,ze=null,ie=null}}}let r=new t,
a=new i,o=new s,l={},c=new WeakMap,u={},f={},d={},h=new WeakMap,g=[],b=null,m=!1,p=null,S=null,A=null,M=null,R=null,E=null,_=null,w=new $e(0,0,0),k=0,L=!1,N=null,z=null,H=null,I=null,q=null,K=n.getParameter(
n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,ne=0,X=n.getParameter(n.VERSION);X.indexOf("WebGL")!==-1?(ne=parseFloat(/^WebGL (\d)/.exec(X)[1]),G=ne>=1):X.indexOf("OpenGL ES")!==-1&&(ne=parseFloat(/^OpenGL ES (\d)/.
exec(X)[1]),G=ne>=2);let Q=null,ee={},we=n.getParameter(n.SCISSOR_BOX),Fe=n.getParameter(n.VIEWPORT),Z=new rt().fromArray(we),me=new rt().fromArray(Fe);function ye(C,J,W,le){let se=new Uint8Array(4),ae=n.
createTexture();n.bindTexture(C,ae),n.texParameteri(C,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(C,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let Ae=0;Ae<W;Ae++)C===n.TEXTURE_3D||C===n.TEXTURE_2D_ARRAY?
n.texImage3D(J,0,n.RGBA,1,1,le,0,n.RGBA,n.UNSIGNED_BYTE,se):n.texImage2D(J+Ae,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,se);return ae}let Re={};Re[n.TEXTURE_2D]=ye(n.TEXTURE_2D,n.TEXTURE_2D,1),Re[n.TEXTURE_CUBE_MAP]=
ye(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Re[n.TEXTURE_2D_ARRAY]=ye(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Re[n.TEXTURE_3D]=ye(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),a.setClear(
1),o.setClear(0),ge(n.DEPTH_TEST),a.setFunc(Zs),on(!1),vt(pu),ge(n.CULL_FACE),Xt(ys);function ge(C){u[C]!==!0&&(n.enable(C),u[C]=!0)}function Be(C){u[C]!==!1&&(n.disable(C),u[C]=!1)}function St(C,J){return d[C]!==
J?(n.bindFramebuffer(C,J),d[C]=J,C===n.DRAW_FRAMEBUFFER&&(d[n.FRAMEBUFFER]=J),C===n.FRAMEBUFFER&&(d[n.DRAW_FRAMEBUFFER]=J),!0):!1}function Le(C,J){let W=g,le=!1;if(C){W=h.get(J),W===void 0&&(W=[],h.set(
J,W));let se=C.textures;if(W.length!==se.length||W[0]!==n.COLOR_ATTACHMENT0){for(let ae=0,Ae=se.length;ae<Ae;ae++)W[ae]=n.COLOR_ATTACHMENT0+ae;W.length=se.length,le=!0}}else W[0]!==n.BACK&&(W[0]=n.BACK,
le=!0);le&&n.drawBuffers(W)}function at(C){return b!==C?(n.useProgram(C),b=C,!0):!1}let ct={[bs]:n.FUNC_ADD,[Pf]:n.FUNC_SUBTRACT,[If]:n.FUNC_REVERSE_SUBTRACT};ct[Lf]=n.MIN,ct[Df]=n.MAX;let We={[Nf]:n.
ZERO,[Uf]:n.ONE,[Ff]:n.SRC_COLOR,[vu]:n.SRC_ALPHA,[Gf]:n.SRC_ALPHA_SATURATE,[zf]:n.DST_COLOR,[Bf]:n.DST_ALPHA,[Of]:n.ONE_MINUS_SRC_COLOR,[xu]:n.ONE_MINUS_SRC_ALPHA,[Vf]:n.ONE_MINUS_DST_COLOR,[kf]:n.ONE_MINUS_DST_ALPHA,
[Hf]:n.CONSTANT_COLOR,[Wf]:n.ONE_MINUS_CONSTANT_COLOR,[Xf]:n.CONSTANT_ALPHA,[qf]:n.ONE_MINUS_CONSTANT_ALPHA};function Xt(C,J,W,le,se,ae,Ae,ze,ie,Ee){if(C===ys){m===!0&&(Be(n.BLEND),m=!1);return}if(m===
!1&&(ge(n.BLEND),m=!0),C!==Rf){if(C!==p||Ee!==L){if((S!==bs||R!==bs)&&(n.blendEquation(n.FUNC_ADD),S=bs,R=bs),Ee)switch(C){case ar:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);
break;case mu:n.blendFunc(n.ONE,n.ONE);break;case gu:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case _u:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:
De("WebGLState: Invalid blending: ",C);break}else switch(C){case ar:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case mu:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,
n.ONE,n.ONE);break;case gu:De("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case _u:De("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");
break;default:De("WebGLState: Invalid blending: ",C);break}A=null,M=null,E=null,_=null,w.set(0,0,0),k=0,p=C,L=Ee}return}se=se||J,ae=ae||W,Ae=Ae||le,(J!==S||se!==R)&&(n.blendEquationSeparate(ct[J],ct[se]),
S=J,R=se),(W!==A||le!==M||ae!==E||Ae!==_)&&(n.blendFuncSeparate(We[W],We[le],We[ae],We[Ae]),A=W,M=le,E=ae,_=Ae),(ze.equals(w)===!1||ie!==k)&&(n.blendColor(ze.r,ze.g,ze.b,ie),w.copy(ze),k=ie),p=C,L=!1}
function Ct(C,J){C.side===Nn?Be(n.CULL_FACE):ge(n.CULL_FACE);let W=C.side===an;J&&(W=!W),on(W),C.blending===ar&&C.transparent===!1?Xt(ys):Xt(C.blending,C.blendEquation,C.blendSrc,C.blendDst,C.blendEquationAlpha,
C.blendSrcAlpha,C.blendDstAlpha,C.blendColor,C.blendAlpha,C.premultipliedAlpha),a.setFunc(C.depthFunc),a.setTest(C.depthTest),a.setMask(C.depthWrite),r.setMask(C.colorWrite);let le=C.stencilWrite;o.setTest(
le),le&&(o.setMask(C.stencilWriteMask),o.setFunc(C.stencilFunc,C.stencilRef,C.stencilFuncMask),o.setOp(C.stencilFail,C.stencilZFail,C.stencilZPass)),Ft(C.polygonOffset,C.polygonOffsetFactor,C.polygonOffsetUnits),
C.alphaToCoverage===!0?ge(n.SAMPLE_ALPHA_TO_COVERAGE):Be(n.SAMPLE_ALPHA_TO_COVERAGE)}function on(C){N!==C&&(C?n.frontFace(n.CW):n.frontFace(n.CCW),N=C)}function vt(C){C!==Af?(ge(n.CULL_FACE),C!==z&&(C===
pu?n.cullFace(n.BACK):C===Ef?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Be(n.CULL_FACE),z=C}function $n(C){C!==H&&(G&&n.lineWidth(C),H=C)}function Ft(C,J,W){C?(ge(n.POLYGON_OFFSET_FILL),(I!==J||
q!==W)&&(I=J,q=W,a.getReversed()&&(J=-J,W=-W),n.polygonOffset(J,W))):Be(n.POLYGON_OFFSET_FILL)}function wn(C){C?ge(n.SCISSOR_TEST):Be(n.SCISSOR_TEST)}function Tn(C){C===void 0&&(C=n.TEXTURE0+K-1),Q!==
C&&(n.activeTexture(C),Q=C)}function An(C,J,W){W===void 0&&(Q===null?W=n.TEXTURE0+K-1:W=Q);let le=ee[W];le===void 0&&(le={type:void 0,texture:void 0},ee[W]=le),(le.type!==C||le.texture!==J)&&(Q!==W&&(n.
activeTexture(W),Q=W),n.bindTexture(C,J||Re[C]),le.type=C,le.texture=J)}function D(){let C=ee[Q];C!==void 0&&C.type!==void 0&&(n.bindTexture(C.type,null),C.type=void 0,C.texture=void 0)}function En(){
try{n.compressedTexImage2D(...arguments)}catch(C){De("WebGLState:",C)}}function mt(){try{n.compressedTexImage3D(...arguments)}catch(C){De("WebGLState:",C)}}function gt(){try{n.texSubImage2D(...arguments)}catch(C){
De("WebGLState:",C)}}function de(){try{n.texSubImage3D(...arguments)}catch(C){De("WebGLState:",C)}}function Rt(){try{n.compressedTexSubImage2D(...arguments)}catch(C){De("WebGLState:",C)}}function Pe(){
try{n.compressedTexSubImage3D(...arguments)}catch(C){De("WebGLState:",C)}}function Ue(){try{n.texStorage2D(...arguments)}catch(C){De("WebGLState:",C)}}function T(){try{n.texStorage3D(...arguments)}catch(C){
De("WebGLState:",C)}}function v(){try{n.texImage2D(...arguments)}catch(C){De("WebGLState:",C)}}function O(){try{n.texImage3D(...arguments)}catch(C){De("WebGLState:",C)}}function te(C){return f[C]!==void 0?
f[C]:n.getParameter(C)}function j(C,J){f[C]!==J&&(n.pixelStorei(C,J),f[C]=J)}function re(C){Z.equals(C)===!1&&(n.scissor(C.x,C.y,C.z,C.w),Z.copy(C))}function ue(C){me.equals(C)===!1&&(n.viewport(C.x,C.
y,C.z,C.w),me.copy(C))}function Y(C,J){let W=c.get(J);W===void 0&&(W=new WeakMap,c.set(J,W));let le=W.get(C);le===void 0&&(le=n.getUniformBlockIndex(J,C.name),n.uniformBlockBinding(J,le,le),W.set(C,le))}
function $(C,J,W){let se=c.get(J).get(C);l[se]!==W&&(n.bindBufferBase(n.UNIFORM_BUFFER,se,W),l[se]=W)}function oe(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),
n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(
0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),a.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(
n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,
null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,
4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),
n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,
0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},f={},Q=null,ee={},d={},l={},h=new WeakMap,g=[],b=null,m=!1,p=null,S=null,A=null,M=null,R=null,E=null,_=null,w=new $e(0,
0,0),k=0,L=!1,N=null,z=null,H=null,I=null,q=null,Z.set(0,0,n.canvas.width,n.canvas.height),me.set(0,0,n.canvas.width,n.canvas.height),r.reset(),a.reset(),o.reset()}return{buffers:{color:r,depth:a,stencil:o},
enable:ge,disable:Be,bindFramebuffer:St,drawBuffers:Le,useProgram:at,setBlending:Xt,setMaterial:Ct,setFlipSided:on,setCullFace:vt,setLineWidth:$n,setPolygonOffset:Ft,setScissorTest:wn,activeTexture:Tn,
bindTexture:An,unbindTexture:D,compressedTexImage2D:En,compressedTexImage3D:mt,texImage2D:v,texImage3D:O,pixelStorei:j,getParameter:te,updateUBOMapping:Y,uniformBlockBinding:$,texStorage2D:Ue,texStorage3D:T,
texSubImage2D:gt,texSubImage3D:de,compressedTexSubImage2D:Rt,compressedTexSubImage3D:Pe,scissor:re,viewport:ue,reset:oe}}function jy(n,e,t,i,s,r,a){let o=e.has("WEBGL_multisampled_render_to_texture")?
e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Ce,u=new WeakMap,f=new Set,d,h=new WeakMap,g=new Set,b=new FinalizationRegistry(
T=>g.delete(T)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function p(T,v){return m?new OffscreenCanvas(T,v):$r("canvas")}function S(T,v,O){let te=1,
j=Ue(T);if((j.width>O||j.height>O)&&(te=O/Math.max(j.width,j.height)),te<1)if(typeof HTMLImageElement<"u"&&T instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&T instanceof HTMLCanvasElement||
typeof ImageBitmap<"u"&&T instanceof ImageBitmap||typeof VideoFrame<"u"&&T instanceof VideoFrame){let re=Math.floor(te*j.width),ue=Math.floor(te*j.height);d===void 0&&(d=p(re,ue));let Y=v?p(re,ue):d;return Y.
width=re,Y.height=ue,Y.getContext("2d").drawImage(T,0,0,re,ue),Ie("WebGLRenderer: Texture has been resized from ("+j.width+"x"+j.height+") to ("+re+"x"+ue+")."),Y}else return"data"in T&&Ie("WebGLRende\
rer: Image in DataTexture is too big ("+j.width+"x"+j.height+")."),T;return T}function A(T){return T.generateMipmaps}function M(T){n.generateMipmap(T)}function R(T){return T.isWebGLCubeRenderTarget?n.
TEXTURE_CUBE_MAP:T.isWebGL3DRenderTarget?n.TEXTURE_3D:T.isWebGLArrayRenderTarget||T.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function E(T,v,O,te,j,re=!1){if(T!==null){if(n[T]!==void 0)
return n[T];Ie("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+T+"'")}let ue;te&&(ue=e.get("EXT_texture_norm16"),ue||Ie("WebGLRenderer: Unable to use normalized textures without E\
XT_texture_norm16 extension"));let Y=v;if(v===n.RED&&(O===n.FLOAT&&(Y=n.R32F),O===n.HALF_FLOAT&&(Y=n.R16F),O===n.UNSIGNED_BYTE&&(Y=n.R8),O===n.UNSIGNED_SHORT&&ue&&(Y=ue.R16_EXT),O===n.SHORT&&ue&&(Y=ue.
R16_SNORM_EXT)),v===n.RED_INTEGER&&(O===n.UNSIGNED_BYTE&&(Y=n.R8UI),O===n.UNSIGNED_SHORT&&(Y=n.R16UI),O===n.UNSIGNED_INT&&(Y=n.R32UI),O===n.BYTE&&(Y=n.R8I),O===n.SHORT&&(Y=n.R16I),O===n.INT&&(Y=n.R32I)),
v===n.RG&&(O===n.FLOAT&&(Y=n.RG32F),O===n.HALF_FLOAT&&(Y=n.RG16F),O===n.UNSIGNED_BYTE&&(Y=n.RG8),O===n.UNSIGNED_SHORT&&ue&&(Y=ue.RG16_EXT),O===n.SHORT&&ue&&(Y=ue.RG16_SNORM_EXT)),v===n.RG_INTEGER&&(O===
n.UNSIGNED_BYTE&&(Y=n.RG8UI),O===n.UNSIGNED_SHORT&&(Y=n.RG16UI),O===n.UNSIGNED_INT&&(Y=n.RG32UI),O===n.BYTE&&(Y=n.RG8I),O===n.SHORT&&(Y=n.RG16I),O===n.INT&&(Y=n.RG32I)),v===n.RGB_INTEGER&&(O===n.UNSIGNED_BYTE&&
(Y=n.RGB8UI),O===n.UNSIGNED_SHORT&&(Y=n.RGB16UI),O===n.UNSIGNED_INT&&(Y=n.RGB32UI),O===n.BYTE&&(Y=n.RGB8I),O===n.SHORT&&(Y=n.RGB16I),O===n.INT&&(Y=n.RGB32I)),v===n.RGBA_INTEGER&&(O===n.UNSIGNED_BYTE&&
(Y=n.RGBA8UI),O===n.UNSIGNED_SHORT&&(Y=n.RGBA16UI),O===n.UNSIGNED_INT&&(Y=n.RGBA32UI),O===n.BYTE&&(Y=n.RGBA8I),O===n.SHORT&&(Y=n.RGBA16I),O===n.INT&&(Y=n.RGBA32I)),v===n.RGB&&(O===n.UNSIGNED_SHORT&&ue&&
(Y=ue.RGB16_EXT),O===n.SHORT&&ue&&(Y=ue.RGB16_SNORM_EXT),O===n.UNSIGNED_INT_5_9_9_9_REV&&(Y=n.RGB9_E5),O===n.UNSIGNED_INT_10F_11F_11F_REV&&(Y=n.R11F_G11F_B10F)),v===n.RGBA){let $=re?qr:Ye.getTransfer(
j);O===n.FLOAT&&(Y=n.RGBA32F),O===n.HALF_FLOAT&&(Y=n.RGBA16F),O===n.UNSIGNED_BYTE&&(Y=$===st?n.SRGB8_ALPHA8:n.RGBA8),O===n.UNSIGNED_SHORT&&ue&&(Y=ue.RGBA16_EXT),O===n.SHORT&&ue&&(Y=ue.RGBA16_SNORM_EXT),
O===n.UNSIGNED_SHORT_4_4_4_4&&(Y=n.RGBA4),O===n.UNSIGNED_SHORT_5_5_5_1&&(Y=n.RGB5_A1)}return(Y===n.R16F||Y===n.R32F||Y===n.RG16F||Y===n.RG32F||Y===n.RGBA16F||Y===n.RGBA32F)&&e.get("EXT_color_buffer_fl\
oat"),Y}function _(T,v){let O;return T?v===null||v===Xn||v===Ms?O=n.DEPTH24_STENCIL8:v===qn?O=n.DEPTH32F_STENCIL8:v===lr&&(O=n.DEPTH24_STENCIL8,Ie("DepthTexture: 16 bit depth attachment is not support\
ed with stencil. Using 24-bit attachment.")):v===null||v===Xn||v===Ms?O=n.DEPTH_COMPONENT24:v===qn?O=n.DEPTH_COMPONENT32F:v===lr&&(O=n.DEPTH_COMPONENT16),O}function w(T,v){return A(T)===!0||T.isFramebufferTexture&&
T.minFilter!==Ht&&T.minFilter!==Yt?Math.log2(Math.max(v.width,v.height))+1:T.mipmaps.length>0?T.mipmaps.length:T.isCompressedTexture&&Array.isArray(T.image)?v.mipmaps.length:1}function k(T){let v=new WeakRef(
T);i.get(T).__ref=v,g.add(v),b.register(T,v,v)}function L(T){let v=i.get(T).__ref;v!==void 0&&(g.delete(v),b.unregister(v))}function N(T){H(T.target)}function z(T){I(T.target)}function H(T){T.removeEventListener(
"dispose",N),L(T),K(T),T.isVideoTexture&&u.delete(T),T.isHTMLTexture&&f.delete(T)}function I(T){T.removeEventListener("dispose",z),L(T),ne(T)}function q(){for(let T of g){let v=T.deref();v!==void 0&&(v.
isRenderTarget===!0?I(v):H(v))}g.clear(),f.clear()}function K(T){let v=i.get(T);if(v.__webglInit===void 0)return;let O=T.source,te=h.get(O);if(te){let j=te[v.__cacheKey];j.usedTimes--,j.usedTimes===0&&
G(T),Object.keys(te).length===0&&h.delete(O)}i.remove(T)}function G(T){let v=i.get(T);n.deleteTexture(v.__webglTexture);let O=T.source,te=h.get(O);delete te[v.__cacheKey],a.memory.textures--}function ne(T){
let v=i.get(T);v.__depthDisposeCallback&&v.__depthDisposeCallback();let O=T.depthTexture;if(O&&O.renderTarget===T&&H(O),T.isWebGLCubeRenderTarget)for(let j=0;j<6;j++){if(Array.isArray(v.__webglFramebuffer[j]))
for(let re=0;re<v.__webglFramebuffer[j].length;re++)n.deleteFramebuffer(v.__webglFramebuffer[j][re]);else n.deleteFramebuffer(v.__webglFramebuffer[j]);v.__webglDepthbuffer&&n.deleteRenderbuffer(v.__webglDepthbuffer[j])}else{
if(Array.isArray(v.__webglFramebuffer))for(let j=0;j<v.__webglFramebuffer.length;j++)n.deleteFramebuffer(v.__webglFramebuffer[j]);else n.deleteFramebuffer(v.__webglFramebuffer);if(v.__webglDepthbuffer&&
n.deleteRenderbuffer(v.__webglDepthbuffer),v.__webglMultisampledFramebuffer&&n.deleteFramebuffer(v.__webglMultisampledFramebuffer),v.__webglColorRenderbuffer)for(let j=0;j<v.__webglColorRenderbuffer.length;j++)
v.__webglColorRenderbuffer[j]&&n.deleteRenderbuffer(v.__webglColorRenderbuffer[j]);v.__webglDepthRenderbuffer&&n.deleteRenderbuffer(v.__webglDepthRenderbuffer)}let te=T.textures;for(let j=0,re=te.length;j<
re;j++){let ue=i.get(te[j]);ue.__webglTexture&&(n.deleteTexture(ue.__webglTexture),a.memory.textures--),i.remove(te[j])}i.remove(T)}let X=0;function Q(){X=0}function ee(){return X}function we(T){X=T}function Fe(){
let T=X;return T>=s.maxTextures&&Ie("WebGLTextures: Trying to use "+(T+1)+" texture units while this GPU supports only "+s.maxTextures),X+=1,T}function Z(T){let v=[];return v.push(T.wrapS),v.push(T.wrapT),
v.push(T.wrapR||0),v.push(T.magFilter),v.push(T.minFilter),v.push(T.anisotropy),v.push(T.internalFormat),v.push(T.format),v.push(T.type),v.push(T.generateMipmaps),v.push(T.mipmapsAutoUpdate),v.push(T.
premultiplyAlpha),v.push(T.flipY),v.push(T.unpackAlignment),v.push(T.colorSpace),v.join()}function me(T,v){let O=i.get(T);if(T.isVideoTexture&&Rt(T),T.isRenderTargetTexture===!1&&T.isExternalTexture!==
!0&&T.version>0&&O.__version!==T.version){let te=T.image;if(te===null)Ie("WebGLRenderer: Texture marked for update but no image data found.");else if(te.complete===!1)Ie("WebGLRenderer: Texture marked\
 for update but image is incomplete");else{Ct(O,T,v);return}}else T.isExternalTexture&&(O.__webglTexture=T.sourceTexture?T.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,O.__webglTexture,n.TEXTURE0+v)}
function ye(T,v){let O=i.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&O.__version!==T.version){Ct(O,T,v);return}else T.isExternalTexture&&(O.__webglTexture=T.sourceTexture?T.sourceTexture:null);
t.bindTexture(n.TEXTURE_2D_ARRAY,O.__webglTexture,n.TEXTURE0+v)}function Re(T,v){let O=i.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&O.__version!==T.version){Ct(O,T,v);return}t.bindTexture(n.
TEXTURE_3D,O.__webglTexture,n.TEXTURE0+v)}function ge(T,v){let O=i.get(T);if(T.version>0&&O.__version!==T.version){on(O,T,v);return}t.bindTexture(n.TEXTURE_CUBE_MAP,O.__webglTexture,n.TEXTURE0+v)}let Be={
[ko]:n.REPEAT,[ei]:n.CLAMP_TO_EDGE,[zo]:n.MIRRORED_REPEAT},St={[Ht]:n.NEAREST,[Zf]:n.NEAREST_MIPMAP_NEAREST,[ca]:n.NEAREST_MIPMAP_LINEAR,[Yt]:n.LINEAR,[ul]:n.LINEAR_MIPMAP_NEAREST,[xi]:n.LINEAR_MIPMAP_LINEAR},
Le={[Qf]:n.NEVER,[ku]:n.ALWAYS,[ep]:n.LESS,[Ou]:n.LEQUAL,[tp]:n.EQUAL,[Bu]:n.GEQUAL,[np]:n.GREATER,[ip]:n.NOTEQUAL};function at(T,v){if(v.type===qn&&e.has("OES_texture_float_linear")===!1&&(v.magFilter===
Yt||v.magFilter===ul||v.magFilter===ca||v.magFilter===xi||v.minFilter===Yt||v.minFilter===ul||v.minFilter===ca||v.minFilter===xi)&&Ie("WebGLRenderer: Unable to use linear filtering with floating point\
 textures. OES_texture_float_linear not supported on this device."),n.texParameteri(T,n.TEXTURE_WRAP_S,Be[v.wrapS]),n.texParameteri(T,n.TEXTURE_WRAP_T,Be[v.wrapT]),(T===n.TEXTURE_3D||T===n.TEXTURE_2D_ARRAY)&&
n.texParameteri(T,n.TEXTURE_WRAP_R,Be[v.wrapR]),n.texParameteri(T,n.TEXTURE_MAG_FILTER,St[v.magFilter]),n.texParameteri(T,n.TEXTURE_MIN_FILTER,St[v.minFilter]),v.compareFunction&&(n.texParameteri(T,n.
TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(T,n.TEXTURE_COMPARE_FUNC,Le[v.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(v.magFilter===Ht||v.minFilter!==ca&&v.minFilter!==
xi||v.type===qn&&e.has("OES_texture_float_linear")===!1)return;if(v.anisotropy>1||i.get(v).__currentAnisotropy){let O=e.get("EXT_texture_filter_anisotropic");n.texParameterf(T,O.TEXTURE_MAX_ANISOTROPY_EXT,
Math.min(v.anisotropy,s.getMaxAnisotropy())),i.get(v).__currentAnisotropy=v.anisotropy}}}function ct(T,v){let O=!1;T.__webglInit===void 0&&(T.__webglInit=!0,v.addEventListener("dispose",N),k(v));let te=v.
source,j=h.get(te);j===void 0&&(j={},h.set(te,j));let re=Z(v);if(re!==T.__cacheKey){j[re]===void 0&&(j[re]={texture:n.createTexture(),usedTimes:0},a.memory.textures++,O=!0),j[re].usedTimes++;let ue=j[T.
__cacheKey];ue!==void 0&&(j[T.__cacheKey].usedTimes--,ue.usedTimes===0&&G(v)),T.__cacheKey=re,T.__webglTexture=j[re].texture}return O}function We(T,v,O){return Math.floor(Math.floor(T/O)/v)}function Xt(T,v,O,te){
let re=T.updateRanges;if(re.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,v.width,v.height,O,te,v.data);else{re.sort((C,J)=>C.start-J.start);let ue=0;for(let C=1;C<re.length;C++){let J=re[ue],W=re[C],
le=J.start+J.count,se=We(W.start,v.width,4),ae=We(J.start,v.width,4);W.start<=le+1&&se===ae&&We(W.start+W.count-1,v.width,4)===se?J.count=Math.max(J.count,W.start+W.count-J.start):(++ue,re[ue]=W)}re.length=
ue+1;let Y=t.getParameter(n.UNPACK_ROW_LENGTH),$=t.getParameter(n.UNPACK_SKIP_PIXELS),oe=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,v.width);for(let C=0,J=re.length;C<J;C++){
let W=re[C],le=Math.floor(W.start/4),se=Math.ceil(W.count/4),ae=le%v.width,Ae=Math.floor(le/v.width),ze=se,ie=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,ae),t.pixelStorei(n.UNPACK_SKIP_ROWS,Ae),t.texSubImage2D(
n.TEXTURE_2D,0,ae,Ae,ze,ie,O,te,v.data)}T.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,Y),t.pixelStorei(n.UNPACK_SKIP_PIXELS,$),t.pixelStorei(n.UNPACK_SKIP_ROWS,oe)}}function Ct(T,v,O){let te=n.
TEXTURE_2D;(v.isDataArrayTexture||v.isCompressedArrayTexture)&&(te=n.TEXTURE_2D_ARRAY),v.isData3DTexture&&(te=n.TEXTURE_3D);let j=ct(T,v),re=v.source;t.bindTexture(te,T.__webglTexture,n.TEXTURE0+O);let ue=i.
get(re);if(re.version!==ue.__version||j===!0){if(t.activeTexture(n.TEXTURE0+O),(typeof ImageBitmap<"u"&&v.image instanceof ImageBitmap)===!1){let ie=Ye.getPrimaries(Ye.workingColorSpace),Ee=v.colorSpace===
bi?null:Ye.getPrimaries(v.colorSpace),ke=v.colorSpace===bi||ie===Ee?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,v.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,v.premultiplyAlpha),
t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,ke)}t.pixelStorei(n.UNPACK_ALIGNMENT,v.unpackAlignment);let $=S(v.image,!1,s.maxTextureSize);$=Pe(v,$);let oe=r.convert(v.format,v.colorSpace),C=r.convert(
v.type),J=E(v.internalFormat,oe,C,v.normalized,v.colorSpace,v.isVideoTexture);at(te,v);let W,le=v.mipmaps,se=v.isVideoTexture!==!0,ae=ue.__version===void 0||j===!0,Ae=re.dataReady,ze=w(v,$);if(v.isDepthTexture)
J=_(v.format===yi,v.type),ae&&(se?t.texStorage2D(n.TEXTURE_2D,1,J,$.width,$.height):t.texImage2D(n.TEXTURE_2D,0,J,$.width,$.height,0,oe,C,null));else if(v.isDataTexture)if(le.length>0){se&&ae&&t.texStorage2D(
n.TEXTURE_2D,ze,J,le[0].width,le[0].height);for(let ie=0,Ee=le.length;ie<Ee;ie++)W=le[ie],se?Ae&&t.texSubImage2D(n.TEXTURE_2D,ie,0,0,W.width,W.height,oe,C,W.data):t.texImage2D(n.TEXTURE_2D,ie,J,W.width,
W.height,0,oe,C,W.data);v.generateMipmaps=!1}else se?(ae&&t.texStorage2D(n.TEXTURE_2D,ze,J,$.width,$.height),Ae&&Xt(v,$,oe,C)):t.texImage2D(n.TEXTURE_2D,0,J,$.width,$.height,0,oe,C,$.data);else if(v.isCompressedTexture)
if(v.isCompressedArrayTexture){se&&ae&&t.texStorage3D(n.TEXTURE_2D_ARRAY,ze,J,le[0].width,le[0].height,$.depth);for(let ie=0,Ee=le.length;ie<Ee;ie++)if(W=le[ie],v.format!==Mn)if(oe!==null)if(se){if(Ae)
if(v.layerUpdates.size>0){let ke=$u(W.width,W.height,v.format,v.type);for(let fe of v.layerUpdates){let ot=W.data.subarray(fe*ke/W.data.BYTES_PER_ELEMENT,(fe+1)*ke/W.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(
n.TEXTURE_2D_ARRAY,ie,0,0,fe,W.width,W.height,1,oe,ot)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ie,0,0,0,W.width,W.height,$.depth,oe,W.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ie,
J,W.width,W.height,$.depth,0,W.data,0,0);else Ie("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else se?Ae&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ie,0,0,0,W.width,
W.height,$.depth,oe,C,W.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ie,J,W.width,W.height,$.depth,0,oe,C,W.data);v.layerUpdates.size>0&&v.clearLayerUpdates()}else{se&&ae&&t.texStorage2D(n.TEXTURE_2D,ze,J,le[0].
width,le[0].height);for(let ie=0,Ee=le.length;ie<Ee;ie++)W=le[ie],v.format!==Mn?oe!==null?se?Ae&&t.compressedTexSubImage2D(n.TEXTURE_2D,ie,0,0,W.width,W.height,oe,W.data):t.compressedTexImage2D(n.TEXTURE_2D,
ie,J,W.width,W.height,0,W.data):Ie("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):se?Ae&&t.texSubImage2D(n.TEXTURE_2D,ie,0,0,W.width,W.height,oe,C,W.data):
t.texImage2D(n.TEXTURE_2D,ie,J,W.width,W.height,0,oe,C,W.data)}else if(v.isDataArrayTexture)if(se){if(ae&&t.texStorage3D(n.TEXTURE_2D_ARRAY,ze,J,$.width,$.height,$.depth),Ae)if(v.layerUpdates.size>0){
let ie=$u($.width,$.height,v.format,v.type);for(let Ee of v.layerUpdates){let ke=$.data.subarray(Ee*ie/$.data.BYTES_PER_ELEMENT,(Ee+1)*ie/$.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,
0,0,Ee,$.width,$.height,1,oe,C,ke)}v.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,$.width,$.height,$.depth,oe,C,$.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,J,$.width,$.height,
$.depth,0,oe,C,$.data);else if(v.isData3DTexture)se?(ae&&t.texStorage3D(n.TEXTURE_3D,ze,J,$.width,$.height,$.depth),Ae&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,$.width,$.height,$.depth,oe,C,$.data)):t.texImage3D(
n.TEXTURE_3D,0,J,$.width,$.height,$.depth,0,oe,C,$.data);else if(v.isFramebufferTexture){if(ae)if(se)t.texStorage2D(n.TEXTURE_2D,ze,J,$.width,$.height);else{let ie=$.width,Ee=$.height;for(let ke=0;ke<
ze;ke++)t.texImage2D(n.TEXTURE_2D,ke,J,ie,Ee,0,oe,C,null),ie>>=1,Ee>>=1}}else if(v.isHTMLTexture){if("texElementImage2D"in n){let ie=n.canvas;if(ie.hasAttribute("layoutsubtree")||ie.setAttribute("layo\
utsubtree","true"),$.parentNode!==ie){ie.appendChild($),f.add(v),ie.onpaint=Ee=>{let ke=Ee.changedElements;for(let fe of f)ke.includes(fe.image)&&(fe.needsUpdate=!0)},ie.requestPaint();return}if(n.texElementImage2D.
length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,$);else{let ke=n.RGBA,fe=n.RGBA,ot=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,ke,fe,ot,$)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,
n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(le.length>0){if(se&&ae){let ie=Ue(le[0]);t.texStorage2D(
n.TEXTURE_2D,ze,J,ie.width,ie.height)}for(let ie=0,Ee=le.length;ie<Ee;ie++)W=le[ie],se?Ae&&t.texSubImage2D(n.TEXTURE_2D,ie,0,0,oe,C,W):t.texImage2D(n.TEXTURE_2D,ie,J,oe,C,W);v.generateMipmaps=!1}else if(se){
if(ae){let ie=Ue($);t.texStorage2D(n.TEXTURE_2D,ze,J,ie.width,ie.height)}Ae&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,oe,C,$)}else t.texImage2D(n.TEXTURE_2D,0,J,oe,C,$);A(v)&&v.mipmapsAutoUpdate===!0&&M(te),
ue.__version=re.version,v.onUpdate&&v.onUpdate(v)}T.__version=v.version}function on(T,v,O){if(v.image.length!==6)return;let te=ct(T,v),j=v.source;t.bindTexture(n.TEXTURE_CUBE_MAP,T.__webglTexture,n.TEXTURE0+
O);let re=i.get(j);if(j.version!==re.__version||te===!0){t.activeTexture(n.TEXTURE0+O);let ue=Ye.getPrimaries(Ye.workingColorSpace),Y=v.colorSpace===bi?null:Ye.getPrimaries(v.colorSpace),$=v.colorSpace===
bi||ue===Y?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,v.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,v.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,v.unpackAlignment),
t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,$);let oe=v.isCompressedTexture||v.image[0].isCompressedTexture,C=v.image[0]&&v.image[0].isDataTexture,J=[];for(let fe=0;fe<6;fe++)!oe&&!C?J[fe]=S(v.
image[fe],!0,s.maxCubemapSize):J[fe]=C?v.image[fe].image:v.image[fe],J[fe]=Pe(v,J[fe]);let W=J[0],le=r.convert(v.format,v.colorSpace),se=r.convert(v.type),ae=E(v.internalFormat,le,se,v.normalized,v.colorSpace),
Ae=v.isVideoTexture!==!0,ze=re.__version===void 0||te===!0,ie=j.dataReady,Ee=w(v,W);at(n.TEXTURE_CUBE_MAP,v);let ke;if(v.isDepthTexture){if(ae=_(v.format===yi,v.type),ze)if(Ae)t.texStorage2D(n.TEXTURE_CUBE_MAP,
1,ae,W.width,W.height);else for(let fe=0;fe<6;fe++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,ae,W.width,W.height,0,le,se,null)}else if(oe){Ae&&ze&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Ee,ae,W.width,
W.height);for(let fe=0;fe<6;fe++){ke=J[fe].mipmaps;for(let ot=0;ot<ke.length;ot++){let Ot=ke[ot];v.format!==Mn?le!==null?Ae?ie&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,ot,0,0,Ot.width,
Ot.height,le,Ot.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,ot,ae,Ot.width,Ot.height,0,Ot.data):Ie("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextur\
eCube()"):Ae?ie&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,ot,0,0,Ot.width,Ot.height,le,se,Ot.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,ot,ae,Ot.width,Ot.height,0,le,se,Ot.data)}}}else{
if(ke=v.mipmaps,Ae&&ze){ke.length>0&&Ee++;let fe=Ue(J[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Ee,ae,fe.width,fe.height)}for(let fe=0;fe<6;fe++)if(C){Ae?ie&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+
fe,0,0,0,J[fe].width,J[fe].height,le,se,J[fe].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,ae,J[fe].width,J[fe].height,0,le,se,J[fe].data);for(let ot=0;ot<ke.length;ot++){let Mi=ke[ot].image[fe].
image;Ae?ie&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,ot+1,0,0,Mi.width,Mi.height,le,se,Mi.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,ot+1,ae,Mi.width,Mi.height,0,le,se,Mi.data)}}else{
Ae?ie&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,0,0,le,se,J[fe]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,ae,le,se,J[fe]);for(let ot=0;ot<ke.length;ot++){let Ot=ke[ot];Ae?ie&&t.texSubImage2D(
n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,ot+1,0,0,le,se,Ot.image[fe]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,ot+1,ae,le,se,Ot.image[fe])}}}A(v)&&v.mipmapsAutoUpdate===!0&&M(n.TEXTURE_CUBE_MAP),re.__version=
j.version,v.onUpdate&&v.onUpdate(v)}T.__version=v.version}function vt(T,v,O,te,j,re){let ue=r.convert(O.format,O.colorSpace),Y=r.convert(O.type),$=E(O.internalFormat,ue,Y,O.normalized,O.colorSpace),oe=i.
get(v),C=i.get(O);if(C.__renderTarget=v,!oe.__hasExternalTextures){let J=Math.max(1,v.width>>re),W=Math.max(1,v.height>>re);j===n.TEXTURE_3D||j===n.TEXTURE_2D_ARRAY?t.texImage3D(j,re,$,J,W,v.depth,0,ue,
Y,null):t.texImage2D(j,re,$,J,W,0,ue,Y,null)}t.bindFramebuffer(n.FRAMEBUFFER,T),de(v)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,te,j,C.__webglTexture,0,gt(v)):(j===n.TEXTURE_2D||j>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&
j<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,te,j,C.__webglTexture,re),t.bindFramebuffer(n.FRAMEBUFFER,null)}function $n(T,v,O){if(n.bindRenderbuffer(n.RENDERBUFFER,T),v.depthBuffer){
let te=v.depthTexture,j=te&&te.isDepthTexture?te.type:null,re=_(v.stencilBuffer,j),ue=v.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;de(v)?o.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,
gt(v),re,v.width,v.height):O?n.renderbufferStorageMultisample(n.RENDERBUFFER,gt(v),re,v.width,v.height):n.renderbufferStorage(n.RENDERBUFFER,re,v.width,v.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,
ue,n.RENDERBUFFER,T)}else{let te=v.textures;for(let j=0;j<te.length;j++){let re=te[j],ue=r.convert(re.format,re.colorSpace),Y=r.convert(re.type),$=E(re.internalFormat,ue,Y,re.normalized,re.colorSpace);
de(v)?o.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,gt(v),$,v.width,v.height):O?n.renderbufferStorageMultisample(n.RENDERBUFFER,gt(v),$,v.width,v.height):n.renderbufferStorage(n.RENDERBUFFER,$,v.
width,v.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Ft(T,v,O){let te=v.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,T),!(v.depthTexture&&v.depthTexture.isDepthTexture))
throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let j=i.get(v.depthTexture);j.__renderTarget=v;let re=te?v.depthTexture.image[0]:v.depthTexture.
image;(!j.__webglTexture||re.width!==v.width||re.height!==v.height)&&(re.width=v.width,re.height=v.height,v.depthTexture.needsUpdate=!0),te?ge(v.depthTexture,0):me(v.depthTexture,0);let ue=j.__webglTexture,
Y=gt(v),$=te?n.TEXTURE_CUBE_MAP_POSITIVE_X+O:n.TEXTURE_2D,oe=v.depthTexture.format===yi?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(v.depthTexture.format===_i)de(v)?o.framebufferTexture2DMultisampleEXT(
n.FRAMEBUFFER,oe,$,ue,0,Y):n.framebufferTexture2D(n.FRAMEBUFFER,oe,$,ue,0);else if(v.depthTexture.format===yi)de(v)?o.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,oe,$,ue,0,Y):n.framebufferTexture2D(
n.FRAMEBUFFER,oe,$,ue,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function wn(T){let v=i.get(T),O=T.isWebGLCubeRenderTarget===!0;if(v.__boundDepthTexture!==T.depthTexture){
let te=T.depthTexture;if(v.__depthDisposeCallback&&v.__depthDisposeCallback(),te){let j=()=>{delete v.__boundDepthTexture,delete v.__depthDisposeCallback,te.removeEventListener("dispose",j)};te.addEventListener(
"dispose",j),v.__depthDisposeCallback=j}v.__boundDepthTexture=te}if(T.depthTexture&&!v.__autoAllocateDepthBuffer)if(O)for(let te=0;te<6;te++)Ft(v.__webglFramebuffer[te],T,te);else T.texture.mipmaps.length>
0?Ft(v.__webglFramebuffer[0],T,0):Ft(v.__webglFramebuffer,T,0);else if(O){v.__webglDepthbuffer=[];for(let te=0;te<6;te++)if(t.bindFramebuffer(n.FRAMEBUFFER,v.__webglFramebuffer[te]),v.__webglDepthbuffer[te]===
void 0)v.__webglDepthbuffer[te]=n.createRenderbuffer(),$n(v.__webglDepthbuffer[te],T,!1);else{let j=T.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,re=v.__webglDepthbuffer[te];n.bindRenderbuffer(
n.RENDERBUFFER,re),n.framebufferRenderbuffer(n.FRAMEBUFFER,j,n.RENDERBUFFER,re)}}else if(T.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,v.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,
v.__webglFramebuffer),v.__webglDepthbuffer===void 0)v.__webglDepthbuffer=n.createRenderbuffer(),$n(v.__webglDepthbuffer,T,!1);else{let j=T.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,re=v.
__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,re),n.framebufferRenderbuffer(n.FRAMEBUFFER,j,n.RENDERBUFFER,re)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function Tn(T,v,O){let te=i.get(T);v!==void 0&&
vt(te.__webglFramebuffer,T,T.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),O!==void 0&&wn(T)}function An(T){let v=T.texture,O=i.get(T),te=i.get(v);T.addEventListener("dispose",z),k(T);let j=T.textures,re=T.
isWebGLCubeRenderTarget===!0,ue=j.length>1;if(ue||(te.__webglTexture===void 0&&(te.__webglTexture=n.createTexture()),te.__version=v.version,a.memory.textures++),re){O.__webglFramebuffer=[];for(let Y=0;Y<
6;Y++)if(v.mipmaps.length>0){O.__webglFramebuffer[Y]=[];for(let $=0;$<v.mipmaps.length;$++)O.__webglFramebuffer[Y][$]=n.createFramebuffer()}else O.__webglFramebuffer[Y]=n.createFramebuffer()}else{if(v.
mipmaps.length>0){O.__webglFramebuffer=[];for(let Y=0;Y<v.mipmaps.length;Y++)O.__webglFramebuffer[Y]=n.createFramebuffer()}else O.__webglFramebuffer=n.createFramebuffer();if(ue)for(let Y=0,$=j.length;Y<
$;Y++){let oe=i.get(j[Y]);oe.__webglTexture===void 0&&(oe.__webglTexture=n.createTexture(),a.memory.textures++)}if(T.samples>0&&de(T)===!1){O.__webglMultisampledFramebuffer=n.createFramebuffer(),O.__webglColorRenderbuffer=
[],t.bindFramebuffer(n.FRAMEBUFFER,O.__webglMultisampledFramebuffer);for(let Y=0;Y<j.length;Y++){let $=j[Y];O.__webglColorRenderbuffer[Y]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,O.__webglColorRenderbuffer[Y]);
let oe=r.convert($.format,$.colorSpace),C=r.convert($.type),J=E($.internalFormat,oe,C,$.normalized,$.colorSpace,T.isXRRenderTarget===!0),W=gt(T);n.renderbufferStorageMultisample(n.RENDERBUFFER,W,J,T.width,
T.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+Y,n.RENDERBUFFER,O.__webglColorRenderbuffer[Y])}n.bindRenderbuffer(n.RENDERBUFFER,null),T.depthBuffer&&(O.__webglDepthRenderbuffer=
n.createRenderbuffer(),$n(O.__webglDepthRenderbuffer,T,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(re){t.bindTexture(n.TEXTURE_CUBE_MAP,te.__webglTexture),at(n.TEXTURE_CUBE_MAP,v);for(let Y=0;Y<6;Y++)
if(v.mipmaps.length>0)for(let $=0;$<v.mipmaps.length;$++)vt(O.__webglFramebuffer[Y][$],T,v,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Y,$);else vt(O.__webglFramebuffer[Y],T,v,n.COLOR_ATTACHMENT0,
n.TEXTURE_CUBE_MAP_POSITIVE_X+Y,0);A(v)?M(n.TEXTURE_CUBE_MAP):v.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,v.mipmaps.length-1),t.unbindTexture()}else if(ue){for(let Y=0,$=j.
length;Y<$;Y++){let oe=j[Y],C=i.get(oe),J=n.TEXTURE_2D;(T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(J=T.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(J,C.__webglTexture),
at(J,oe),vt(O.__webglFramebuffer,T,oe,n.COLOR_ATTACHMENT0+Y,J,0),A(oe)&&M(J)}t.unbindTexture()}else{let Y=n.TEXTURE_2D;if((T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(Y=T.isWebGL3DRenderTarget?
n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(Y,te.__webglTexture),at(Y,v),v.mipmaps.length>0)for(let $=0;$<v.mipmaps.length;$++)vt(O.__webglFramebuffer[$],T,v,n.COLOR_ATTACHMENT0,Y,$);else vt(O.__webglFramebuffer,
T,v,n.COLOR_ATTACHMENT0,Y,0);A(v)?M(Y):v.mipmaps.length>0&&n.texParameteri(Y,n.TEXTURE_MAX_LEVEL,v.mipmaps.length-1),t.unbindTexture()}T.depthBuffer&&wn(T)}function D(T){let v=T.textures;for(let O=0,te=v.
length;O<te;O++){let j=v[O];if(A(j)&&j.mipmapsAutoUpdate===!0){let re=R(T),ue=i.get(j).__webglTexture;t.bindTexture(re,ue),M(re),t.unbindTexture()}}}let En=[];function mt(T){if(T.samples>0){if(de(T)===
!1){let v=T.textures,O=T.width,te=T.height,j=n.COLOR_BUFFER_BIT,re=T.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ue=i.get(T),Y=v.length>1;if(Y)for(let oe=0;oe<v.length;oe++)t.bindFramebuffer(
n.FRAMEBUFFER,ue.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+oe,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,ue.__webglFramebuffer),n.framebufferTexture2D(
n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+oe,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,ue.__webglMultisampledFramebuffer),T.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ue.
__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ue.__webglFramebuffer);for(let oe=0;oe<v.length;oe++){if(T.resolveDepthBuffer&&(T.depthBuffer&&(j|=n.DEPTH_BUFFER_BIT),T.stencilBuffer&&T.resolveStencilBuffer&&
(j|=n.STENCIL_BUFFER_BIT)),Y){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,ue.__webglColorRenderbuffer[oe]);let C=i.get(v[oe]).__webglTexture;n.framebufferTexture2D(
n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,C,0)}n.blitFramebuffer(0,0,O,te,0,0,O,te,j,n.NEAREST),l===!0&&(En.length=0,En.push(n.COLOR_ATTACHMENT0+oe),T.depthBuffer&&T.storeMultisampledDepthBuffer===
!1&&En.push(re),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,En))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),Y)for(let oe=0;oe<v.length;oe++){t.bindFramebuffer(
n.FRAMEBUFFER,ue.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+oe,n.RENDERBUFFER,ue.__webglColorRenderbuffer[oe]);let C=i.get(v[oe]).__webglTexture;t.bindFramebuffer(
n.FRAMEBUFFER,ue.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+oe,n.TEXTURE_2D,C,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ue.__webglMultisampledFramebuffer)}else if(T.
depthBuffer&&T.storeMultisampledDepthBuffer===!1&&l){let v=T.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[v])}}}function gt(T){return Math.min(
s.maxSamples,T.samples)}function de(T){let v=i.get(T);return T.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&v.__useRenderToTexture!==!1}function Rt(T){let v=a.render.frame;u.get(T)!==
v&&(u.set(T,v),T.update())}function Pe(T,v){let O=T.colorSpace,te=T.format,j=T.type;return T.isCompressedTexture===!0||T.isVideoTexture===!0||O!==Xr&&O!==bi&&(Ye.getTransfer(O)===st?(te!==Mn||j!==Sn)&&
Ie("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):De("WebGLTextures: Unsupported texture color space:",O)),v}function Ue(T){return typeof HTMLImageElement<"u"&&T instanceof
HTMLImageElement?(c.width=T.naturalWidth||T.width,c.height=T.naturalHeight||T.height):typeof VideoFrame<"u"&&T instanceof VideoFrame?(c.width=T.displayWidth,c.height=T.displayHeight):(c.width=T.width,
c.height=T.height),c}this.allocateTextureUnit=Fe,this.resetTextureUnits=Q,this.getTextureUnits=ee,this.setTextureUnits=we,this.setTexture2D=me,this.setTexture2DArray=ye,this.setTexture3D=Re,this.setTextureCube=
ge,this.rebindTextures=Tn,this.setupRenderTarget=An,this.updateRenderTargetMipmap=D,this.updateMultisampleRenderTarget=mt,this.setupDepthRenderbuffer=wn,this.setupFrameBufferTexture=vt,this.useMultisampledRTT=
de,this.dispose=q}function Qy(n,e){function t(i,s=bi){let r,a=Ye.getTransfer(s);if(i===Sn)return n.UNSIGNED_BYTE;if(i===dl)return n.UNSIGNED_SHORT_4_4_4_4;if(i===fl)return n.UNSIGNED_SHORT_5_5_5_1;if(i===
Iu)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Lu)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===Ru)return n.BYTE;if(i===Pu)return n.SHORT;if(i===lr)return n.UNSIGNED_SHORT;if(i===hl)return n.INT;if(i===Xn)
return n.UNSIGNED_INT;if(i===qn)return n.FLOAT;if(i===Yn)return n.HALF_FLOAT;if(i===Du)return n.ALPHA;if(i===Nu)return n.RGB;if(i===Mn)return n.RGBA;if(i===_i)return n.DEPTH_COMPONENT;if(i===yi)return n.
DEPTH_STENCIL;if(i===Uu)return n.RED;if(i===pl)return n.RED_INTEGER;if(i===Zi)return n.RG;if(i===ml)return n.RG_INTEGER;if(i===gl)return n.RGBA_INTEGER;if(i===ua||i===ha||i===da||i===fa)if(a===st)if(r=
e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===ua)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===ha)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===da)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;
if(i===fa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===ua)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===ha)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;
if(i===da)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===fa)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===_l||i===vl||i===xl||i===yl)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){
if(i===_l)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===vl)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===xl)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===yl)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else
return null;if(i===bl||i===Sl||i===Ml||i===wl||i===Tl||i===pa||i===Al)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===bl||i===Sl)return a===st?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;
if(i===Ml)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===wl)return r.COMPRESSED_R11_EAC;if(i===Tl)return r.COMPRESSED_SIGNED_R11_EAC;if(i===pa)return r.COMPRESSED_RG11_EAC;
if(i===Al)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===El||i===Cl||i===Rl||i===Pl||i===Il||i===Ll||i===Dl||i===Nl||i===Ul||i===Fl||i===Ol||i===Bl||i===kl||i===zl)if(r=e.get("WEBGL_compr\
essed_texture_astc"),r!==null){if(i===El)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===Cl)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;
if(i===Rl)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===Pl)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===Il)return a===
st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===Ll)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===Dl)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:
r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===Nl)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Ul)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;
if(i===Fl)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===Ol)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===Bl)
return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===kl)return a===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===zl)return a===
st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Vl||i===Gl||i===Hl)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===Vl)return a===st?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:
r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Gl)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Hl)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Wl||i===Xl||i===ma||i===ql)if(r=
e.get("EXT_texture_compression_rgtc"),r!==null){if(i===Wl)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Xl)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===ma)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===
ql)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Ms?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var eb=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,tb=`
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

}`,ih=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new ia(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&
(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new ti({vertexShader:eb,fragmentShader:tb,uniforms:{
depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Wt(new sa(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.
texture}},sh=class extends Wn{constructor(e,t){super();let i=this,s=null,r=1,a=null,o="local-floor",l=1,c=null,u=null,f=null,d=null,h=null,g=null,b=typeof XRWebGLBinding<"u",m=new ih,p={},S=t.getContextAttributes(),
A=null,M=null,R=[],E=[],_=new Ce,w=null,k=null,L=new sn;L.viewport=new rt;let N=new sn;N.viewport=new rt;let z=[L,N],H=new ol,I=null,q=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,
this.getController=function(Z){let me=R[Z];return me===void 0&&(me=new Qs,R[Z]=me),me.getTargetRaySpace()},this.getControllerGrip=function(Z){let me=R[Z];return me===void 0&&(me=new Qs,R[Z]=me),me.getGripSpace()},
this.getHand=function(Z){let me=R[Z];return me===void 0&&(me=new Qs,R[Z]=me),me.getHandSpace()};function K(Z){let me=E.indexOf(Z.inputSource);if(me===-1)return;let ye=R[me];ye!==void 0&&(ye.update(Z.inputSource,
Z.frame,c||a),ye.dispatchEvent({type:Z.type,data:Z.inputSource}))}function G(){s.removeEventListener("select",K),s.removeEventListener("selectstart",K),s.removeEventListener("selectend",K),s.removeEventListener(
"squeeze",K),s.removeEventListener("squeezestart",K),s.removeEventListener("squeezeend",K),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ne);for(let Z=0;Z<R.length;Z++){let me=E[Z];
me!==null&&(E[Z]=null,R[Z].disconnect(me))}I=null,q=null,m.reset();for(let Z in p)delete p[Z];if(e.setRenderTarget(A),h=null,d=null,f=null,s=null,M=null,Fe.stop(),i.isPresenting=!1,e.setPixelRatio(w),
e.setSize(_.width,_.height,!1),k!==null){let Z=k.camera;Z.fov=k.fov,Z.zoom=k.zoom,Z.updateProjectionMatrix(),k=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Z){r=Z,
i.isPresenting===!0&&Ie("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Z){o=Z,i.isPresenting===!0&&Ie("WebXRManager: Cannot change reference sp\
ace type while presenting.")},this.getReferenceSpace=function(){return c||a},this.setReferenceSpace=function(Z){c=Z},this.getBaseLayer=function(){return d!==null?d:h},this.getBinding=function(){return f===
null&&b&&(f=new XRWebGLBinding(s,t)),f},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(Z){if(s=Z,s!==null){if(A=e.getRenderTarget(),s.addEventListener(
"select",K),s.addEventListener("selectstart",K),s.addEventListener("selectend",K),s.addEventListener("squeeze",K),s.addEventListener("squeezestart",K),s.addEventListener("squeezeend",K),s.addEventListener(
"end",G),s.addEventListener("inputsourceschange",ne),S.xrCompatible!==!0&&await t.makeXRCompatible(),w=e.getPixelRatio(),e.getSize(_),b&&"createProjectionLayer"in XRWebGLBinding.prototype){let ye=null,
Re=null,ge=null;S.depth&&(ge=S.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ye=S.stencil?yi:_i,Re=S.stencil?Ms:Xn);let Be={colorFormat:t.RGBA8,depthFormat:ge,scaleFactor:r};f=this.getBinding(),d=f.createProjectionLayer(
Be),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),M=new rn(d.textureWidth,d.textureHeight,{format:Mn,type:Sn,depthTexture:new vi(d.textureWidth,d.textureHeight,
Re,void 0,void 0,void 0,void 0,void 0,void 0,ye),stencilBuffer:S.stencil,colorSpace:e.outputColorSpace,samples:S.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===
!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ye={antialias:S.antialias,alpha:!0,depth:S.depth,stencil:S.stencil,framebufferScaleFactor:r};
h=new XRWebGLLayer(s,t,ye),s.updateRenderState({baseLayer:h}),e.setPixelRatio(1),e.setSize(h.framebufferWidth,h.framebufferHeight,!1),M=new rn(h.framebufferWidth,h.framebufferHeight,{format:Mn,type:Sn,
colorSpace:e.outputColorSpace,stencilBuffer:S.stencil,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1,storeMultisampledDepthBuffer:h.ignoreDepthValues===!1,storeMultisampledStencilBuffer:h.
ignoreDepthValues===!1})}M.isXRRenderTarget=!0,this.setFoveation(l),c=null,a=await s.requestReferenceSpace(o),Fe.setContext(s),Fe.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.
getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ne(Z){for(let me=0;me<Z.removed.length;me++){let ye=Z.
removed[me],Re=E.indexOf(ye);Re>=0&&(E[Re]=null,R[Re].disconnect(ye))}for(let me=0;me<Z.added.length;me++){let ye=Z.added[me],Re=E.indexOf(ye);if(Re===-1){for(let Be=0;Be<R.length;Be++)if(Be>=E.length){
E.push(ye),Re=Be;break}else if(E[Be]===null){E[Be]=ye,Re=Be;break}if(Re===-1)break}let ge=R[Re];ge&&ge.connect(ye)}}function X(Z,me){me===null?Z.matrixWorld.copy(Z.matrix):Z.matrixWorld.multiplyMatrices(
me.matrixWorld,Z.matrix),Z.matrixWorldInverse.copy(Z.matrixWorld).invert()}this.updateCamera=function(Z){if(s===null)return;let me=Z.near,ye=Z.far;m.texture!==null&&(m.depthNear>0&&(me=m.depthNear),m.
depthFar>0&&(ye=m.depthFar)),H.near=N.near=L.near=me,H.far=N.far=L.far=ye,(I!==H.near||q!==H.far)&&(s.updateRenderState({depthNear:H.near,depthFar:H.far}),I=H.near,q=H.far),H.layers.mask=Z.layers.mask|
6,L.layers.mask=H.layers.mask&-5,N.layers.mask=H.layers.mask&-3;let Re=Z.parent,ge=H.cameras;X(H,Re);for(let Be=0;Be<ge.length;Be++)X(ge[Be],Re);H.projectionMatrix.copy(L.projectionMatrix),H.projectionMatrixInverse.
copy(L.projectionMatrixInverse),k===null&&Z.isPerspectiveCamera&&(k={camera:Z,fov:Z.fov,zoom:Z.zoom}),Q(Z,H,Re)};function Q(Z,me,ye){ye===null?Z.matrix.copy(me.matrixWorld):(Z.matrix.copy(ye.matrixWorld),
Z.matrix.invert(),Z.matrix.multiply(me.matrixWorld)),Z.matrix.decompose(Z.position,Z.quaternion,Z.scale),Z.updateMatrixWorld(!0),Z.projectionMatrix.copy(me.projectionMatrix),Z.projectionMatrixInverse.
copy(me.projectionMatrixInverse),Z.isPerspectiveCamera&&(Z.fov=Ks*2*Math.atan(1/Z.projectionMatrix.elements[5]),Z.zoom=1)}this.getCamera=function(){return H},this.getFoveation=function(){if(!(d===null&&
h===null))return l},this.setFoveation=function(Z){l=Z,d!==null&&(d.fixedFoveation=Z),h!==null&&h.fixedFoveation!==void 0&&(h.fixedFoveation=Z)},this.hasDepthSensing=function(){return m.texture!==null},
this.getDepthSensingMesh=function(){return m.getMesh(H)},this.getCameraTexture=function(Z){return p[Z]};let ee=null;function we(Z,me){if(u=me.getViewerPose(c||a),g=me,u!==null){let ye=u.views;h!==null&&
(e.setRenderTargetFramebuffer(M,h.framebuffer),e.setRenderTarget(M));let Re=!1;ye.length!==H.cameras.length&&(H.cameras.length=0,Re=!0);for(let Le=0;Le<ye.length;Le++){let at=ye[Le],ct=null;if(h!==null)
ct=h.getViewport(at);else{let Xt=f.getViewSubImage(d,at);ct=Xt.viewport,Le===0&&(e.setRenderTargetTextures(M,Xt.colorTexture,Xt.depthStencilTexture),e.setRenderTarget(M))}let We=z[Le];We===void 0&&(We=
new sn,We.layers.enable(Le),We.viewport=new rt,z[Le]=We),We.matrix.fromArray(at.transform.matrix),We.matrix.decompose(We.position,We.quaternion,We.scale),We.projectionMatrix.fromArray(at.projectionMatrix),
We.projectionMatrixInverse.copy(We.projectionMatrix).invert(),We.viewport.set(ct.x,ct.y,ct.width,ct.height),Le===0&&(H.matrix.copy(We.matrix),H.matrix.decompose(H.position,H.quaternion,H.scale)),Re===
!0&&H.cameras.push(We)}let ge=s.enabledFeatures;if(ge&&ge.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&b){f=i.getBinding();let Le=f.getDepthInformation(ye[0]);Le&&Le.isValid&&Le.texture&&
m.init(Le,s.renderState)}if(ge&&ge.includes("camera-access")&&b){e.state.unbindTexture(),f=i.getBinding();for(let Le=0;Le<ye.length;Le++){let at=ye[Le].camera;if(at){let ct=p[at];ct||(ct=new ia,p[at]=
ct);let We=f.getCameraImage(at);ct.sourceTexture=We}}}}for(let ye=0;ye<R.length;ye++){let Re=E[ye],ge=R[ye];Re!==null&&ge!==void 0&&ge.update(Re,me,c||a)}ee&&ee(Z,me),me.detectedPlanes&&i.dispatchEvent(
{type:"planesdetected",data:me}),g=null}let Fe=new Fp;Fe.setAnimationLoop(we),this.setAnimationLoop=function(Z){ee=Z},this.dispose=function(){}}},nb=new yt,qp=new Ne;qp.set(-1,0,0,0,1,0,0,0,1);function ib(n,e){
function t(m,p){m.matrixAutoUpdate===!0&&m.updateMatrix(),p.value.copy(m.matrix)}function i(m,p){p.color.getRGB(m.fogColor.value,Xu(n)),p.isFog?(m.fogNear.value=p.near,m.fogFar.value=p.far):p.isFogExp2&&
(m.fogDensity.value=p.density)}function s(m,p,S,A,M){p.isNodeMaterial?p.uniformsNeedUpdate=!1:p.isMeshBasicMaterial?r(m,p):p.isMeshLambertMaterial?(r(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):
p.isMeshToonMaterial?(r(m,p),f(m,p)):p.isMeshPhongMaterial?(r(m,p),u(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshStandardMaterial?(r(m,p),d(m,p),p.isMeshPhysicalMaterial&&h(m,p,
M)):p.isMeshMatcapMaterial?(r(m,p),g(m,p)):p.isMeshDepthMaterial?r(m,p):p.isMeshDistanceMaterial?(r(m,p),b(m,p)):p.isMeshNormalMaterial?r(m,p):p.isLineBasicMaterial?(a(m,p),p.isLineDashedMaterial&&o(m,
p)):p.isPointsMaterial?l(m,p,S,A):p.isSpriteMaterial?c(m,p):p.isShadowMaterial?(m.color.value.copy(p.color),m.opacity.value=p.opacity):p.isShaderMaterial&&(p.uniformsNeedUpdate=!1)}function r(m,p){m.opacity.
value=p.opacity,p.color&&m.diffuse.value.copy(p.color),p.emissive&&m.emissive.value.copy(p.emissive).multiplyScalar(p.emissiveIntensity),p.map&&(m.map.value=p.map,t(p.map,m.mapTransform)),p.alphaMap&&
(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.bumpMap&&(m.bumpMap.value=p.bumpMap,t(p.bumpMap,m.bumpMapTransform),m.bumpScale.value=p.bumpScale,p.side===an&&(m.bumpScale.value*=-1)),
p.normalMap&&(m.normalMap.value=p.normalMap,t(p.normalMap,m.normalMapTransform),m.normalScale.value.copy(p.normalScale),p.side===an&&m.normalScale.value.negate()),p.displacementMap&&(m.displacementMap.
value=p.displacementMap,t(p.displacementMap,m.displacementMapTransform),m.displacementScale.value=p.displacementScale,m.displacementBias.value=p.displacementBias),p.emissiveMap&&(m.emissiveMap.value=p.
emissiveMap,t(p.emissiveMap,m.emissiveMapTransform)),p.specularMap&&(m.specularMap.value=p.specularMap,t(p.specularMap,m.specularMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest);let S=e.get(
p),A=S.envMap,M=S.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(nb.makeRotationFromEuler(M)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.
premultiply(qp),m.reflectivity.value=p.reflectivity,m.ior.value=p.ior,m.refractionRatio.value=p.refractionRatio),p.lightMap&&(m.lightMap.value=p.lightMap,m.lightMapIntensity.value=p.lightMapIntensity,
t(p.lightMap,m.lightMapTransform)),p.aoMap&&(m.aoMap.value=p.aoMap,m.aoMapIntensity.value=p.aoMapIntensity,t(p.aoMap,m.aoMapTransform))}function a(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.
opacity,p.map&&(m.map.value=p.map,t(p.map,m.mapTransform))}function o(m,p){m.dashSize.value=p.dashSize,m.totalSize.value=p.dashSize+p.gapSize,m.scale.value=p.scale}function l(m,p,S,A){m.diffuse.value.
copy(p.color),m.opacity.value=p.opacity,m.size.value=p.size*S,m.scale.value=A*.5,p.map&&(m.map.value=p.map,t(p.map,m.uvTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),
p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function c(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.rotation.value=p.rotation,p.map&&(m.map.value=p.map,t(p.map,m.mapTransform)),p.
alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function u(m,p){m.specular.value.copy(p.specular),m.shininess.value=Math.max(p.
shininess,1e-4)}function f(m,p){p.gradientMap&&(m.gradientMap.value=p.gradientMap)}function d(m,p){m.metalness.value=p.metalness,p.metalnessMap&&(m.metalnessMap.value=p.metalnessMap,t(p.metalnessMap,m.
metalnessMapTransform)),m.roughness.value=p.roughness,p.roughnessMap&&(m.roughnessMap.value=p.roughnessMap,t(p.roughnessMap,m.roughnessMapTransform)),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)}
function h(m,p,S){m.ior.value=p.ior,p.diffuseRoughness>0&&(m.diffuseRoughness.value=p.diffuseRoughness,p.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=p.diffuseRoughnessMap,t(p.diffuseRoughnessMap,
m.diffuseRoughnessMapTransform))),p.sheen>0&&(m.sheenColor.value.copy(p.sheenColor).multiplyScalar(p.sheen),m.sheenRoughness.value=p.sheenRoughness,p.sheenColorMap&&(m.sheenColorMap.value=p.sheenColorMap,
t(p.sheenColorMap,m.sheenColorMapTransform)),p.sheenRoughnessMap&&(m.sheenRoughnessMap.value=p.sheenRoughnessMap,t(p.sheenRoughnessMap,m.sheenRoughnessMapTransform))),p.clearcoat>0&&(m.clearcoat.value=
p.clearcoat,m.clearcoatRoughness.value=p.clearcoatRoughness,p.clearcoatMap&&(m.clearcoatMap.value=p.clearcoatMap,t(p.clearcoatMap,m.clearcoatMapTransform)),p.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.
value=p.clearcoatRoughnessMap,t(p.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),p.clearcoatNormalMap&&(m.clearcoatNormalMap.value=p.clearcoatNormalMap,t(p.clearcoatNormalMap,m.clearcoatNormalMapTransform),
m.clearcoatNormalScale.value.copy(p.clearcoatNormalScale),p.side===an&&m.clearcoatNormalScale.value.negate())),p.dispersion>0&&(m.dispersion.value=p.dispersion),p.retroreflectivity>0&&(m.retroreflectivity.
value=p.retroreflectivity),p.iridescence>0&&(m.iridescence.value=p.iridescence,m.iridescenceIOR.value=p.iridescenceIOR,m.iridescenceThicknessMinimum.value=p.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.
value=p.iridescenceThicknessMaximum,p.iridescenceMap&&(m.iridescenceMap.value=p.iridescenceMap,t(p.iridescenceMap,m.iridescenceMapTransform)),p.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=
p.iridescenceThicknessMap,t(p.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),p.transmission>0&&(m.transmission.value=p.transmission,m.transmissionSamplerMap.value=S.texture,m.transmissionSamplerSize.
value.set(S.width,S.height),p.transmissionMap&&(m.transmissionMap.value=p.transmissionMap,t(p.transmissionMap,m.transmissionMapTransform)),m.thickness.value=p.thickness,p.thicknessMap&&(m.thicknessMap.
value=p.thicknessMap,t(p.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=p.attenuationDistance,m.attenuationColor.value.copy(p.attenuationColor)),p.anisotropy>0&&(m.anisotropyVector.
value.set(p.anisotropy*Math.cos(p.anisotropyRotation),p.anisotropy*Math.sin(p.anisotropyRotation)),p.anisotropyMap&&(m.anisotropyMap.value=p.anisotropyMap,t(p.anisotropyMap,m.anisotropyMapTransform))),
m.specularIntensity.value=p.specularIntensity,m.specularColor.value.copy(p.specularColor),p.specularColorMap&&(m.specularColorMap.value=p.specularColorMap,t(p.specularColorMap,m.specularColorMapTransform)),
p.specularIntensityMap&&(m.specularIntensityMap.value=p.specularIntensityMap,t(p.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,p){p.matcap&&(m.matcap.value=p.matcap)}function b(m,p){
let S=e.get(p).light;m.referencePosition.value.setFromMatrixPosition(S.matrixWorld),m.nearDistance.value=S.shadow.camera.near,m.farDistance.value=S.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}
function sb(n,e,t,i){let s={},r={};function a(S,A){let M=A.program;i.uniformBlockBinding(S,M,s[S.id])}function o(S,A){let M=s[S.id];M===void 0&&(g(S),M=l(S),s[S.id]=M,S.addEventListener("dispose",m));
let R=A.program;i.updateUBOMapping(S,R);let E=e.render.frame;r[S.id]!==E&&(c(S),r[S.id]=E)}function l(S){let A=n.createBuffer(),M=S.__size,R=S.usage;return n.bindBuffer(n.UNIFORM_BUFFER,A),n.bufferData(
n.UNIFORM_BUFFER,M,R),n.bindBuffer(n.UNIFORM_BUFFER,null),A}function c(S){let A=s[S.id],M=S.uniforms,R=S.__cache;n.bindBuffer(n.UNIFORM_BUFFER,A);for(let E=0,_=M.length;E<_;E++){let w=M[E];if(Array.isArray(
w))for(let k=0,L=w.length;k<L;k++)u(w[k],E,k,R);else u(w,E,0,R)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(S,A,M,R){if(d(S,A,M,R)===!0){let E=S.__offset,_=S.value;if(Array.isArray(_)){let w=0;for(let k=0;k<
_.length;k++){let L=_[k],N=b(L,!0);f(L,S.__data,w),w+=N.storage/Float32Array.BYTES_PER_ELEMENT}}else f(_,S.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,E,S.__data)}}function f(S,A,M){typeof S=="number"||
typeof S=="boolean"?A[M]=S:S.isMatrix3?(A[M]=S.elements[0],A[M+1]=S.elements[1],A[M+2]=S.elements[2],A[M+3]=0,A[M+4]=S.elements[3],A[M+5]=S.elements[4],A[M+6]=S.elements[5],A[M+7]=0,A[M+8]=S.elements[6],
A[M+9]=S.elements[7],A[M+10]=S.elements[8],A[M+11]=0):ArrayBuffer.isView(S)?A.set(S.subarray(0,A.length-M),M):S.toArray(A,M)}function d(S,A,M,R){let E=S.value,_=A+"_"+M;if(Array.isArray(E)){R[_]===void 0&&
(R[_]=[]);let w=R[_],k=!1;for(let L=0;L<E.length;L++)h(E[L],w,L)===!0&&(k=!0);return k}return h(E,R,_)}function h(S,A,M){if(A[M]===void 0)return typeof S=="number"||typeof S=="boolean"?A[M]=S:ArrayBuffer.
isView(S)?A[M]=S.slice():A[M]=S.clone(),!0;{let R=A[M];if(typeof S=="number"||typeof S=="boolean"){if(R!==S)return A[M]=S,!0}else{if(ArrayBuffer.isView(S))return!0;if(R.equals(S)===!1)return R.copy(S),
!0}}return!1}function g(S){let A=S.uniforms,M=0,R=16;for(let _=0,w=A.length;_<w;_++){let k=Array.isArray(A[_])?A[_]:[A[_]];for(let L=0,N=k.length;L<N;L++){let z=k[L],H=Array.isArray(z.value)?z.value:[
z.value],I=Array.isArray(A[_])||Array.isArray(z.value),q=M;for(let G=0,ne=H.length;G<ne;G++){let X=H[G],Q=b(X,I),ee=M%R,we=ee%Q.boundary,Fe=ee+we;M+=we,Fe!==0&&R-Fe<Q.storage&&(M+=R-Fe),G===0&&(q=M),M+=
Q.storage}let K=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new K((M-q)/Float32Array.BYTES_PER_ELEMENT),z.__offset=q}}let E=M%R;return E>0&&(M+=R-E),S.__size=M,S.__cache=
{},this}function b(S,A){let M={boundary:0,storage:0};return typeof S=="number"||typeof S=="boolean"?(M.boundary=4,M.storage=4):S.isVector2?(M.boundary=8,M.storage=8):S.isVector3||S.isColor?(M.boundary=
16,M.storage=12):S.isVector4?(M.boundary=16,M.storage=16):S.isMatrix3?(M.boundary=16,M.storage=48):S.isMatrix4?(M.boundary=16,M.storage=64):S.isTexture?Ie("WebGLRenderer: Texture samplers can not be p\
art of an uniforms group."):ArrayBuffer.isView(S)?(M.boundary=16,M.storage=S.byteLength):Ie("WebGLRenderer: Unsupported uniform value type.",S),A===!0&&(M.boundary=16,M.storage=Math.ceil(M.storage/16)*
16),M}function m(S){let A=S.target;A.removeEventListener("dispose",m),n.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function p(){for(let S in s)n.deleteBuffer(s[S]);s={},r={}}return{bind:a,update:o,
dispose:p}}var rb=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,
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
15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ii=null;function ab(){return ii===null&&(ii=new er(rb,16,16,Zi,Yn),ii.name="DFG_LUT",ii.minFilter=Yt,
ii.magFilter=Yt,ii.wrapS=ei,ii.wrapT=ei,ii.generateMipmaps=!1,ii.needsUpdate=!0),ii}var Jl=class{constructor(e={}){let{canvas:t=rp(),context:i=null,depth:s=!0,stencil:r=!1,alpha:a=!1,antialias:o=!1,premultipliedAlpha:l=!0,
preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:f=!1,reversedDepthBuffer:d=!1,outputBufferType:h=Sn}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<
"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=a;let b=h,m=new Set([gl,ml,pl]),p=new Set([
Sn,Xn,lr,Ms,dl,fl]),S=new Uint32Array(4),A=new Int32Array(4),M={textures:[],min:[],max:[],resolution:[]},R=null,E=null,_=[],w=[],k=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{
keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=
ni,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let L=this,N=!1,z=null,H=null,I=null,q=null;this._outputColorSpace=_n;let K=0,G=0,ne=null,X=-1,Q=null,ee=new rt,we=new rt,Fe=null,Z=new $e(
0),me=0,ye=t.width,Re=t.height,ge=1,Be=null,St=null,Le=new rt(0,0,ye,Re),at=new rt(0,0,ye,Re),ct=!1,We=new xs,Xt=new qo,Ct=!1,on=!1,vt=new yt,$n=new U,Ft=new rt,wn={background:null,fog:null,environment:null,
overrideMaterial:null,isScene:!0},Tn=!1;function An(){return ne===null?ge:1}let D=i;function En(x,P){return t.getContext(x,P)}let mt,gt,de,Rt,Pe,Ue,T,v,O,te,j,re,ue,Y,$,oe,C,J,W,le,se,ae,Ae;try{let x={
alpha:!0,depth:s,stencil:r,antialias:o,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:f};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"\
187"}`),t.addEventListener("webglcontextlost",Ee,!1),t.addEventListener("webglcontextrestored",ke,!1),t.addEventListener("webglcontextcreationerror",fe,!1),D===null){let P="webgl2";if(D=En(P,x),D===null)
throw En(P)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}ze()}catch(x){throw t.removeEventListener(
"webglcontextlost",Ee,!1),t.removeEventListener("webglcontextrestored",ke,!1),t.removeEventListener("webglcontextcreationerror",fe,!1),De("WebGLRenderer: "+x.message),x}function ze(){mt=new _x(D),mt.init(),
se=new Qy(D,mt),gt=new ax(D,mt,e,se),de=new Ky(D,mt),gt.reversedDepthBuffer&&d&&de.buffers.depth.setReversed(!0),H=D.createFramebuffer(),I=D.createFramebuffer(),q=D.createFramebuffer(),Rt=new yx(D),Pe=
new Oy,Ue=new jy(D,mt,de,Pe,gt,se,Rt),T=new gx(L),v=new S_(D),ae=new sx(D,v),O=new vx(D,v,Rt,ae),te=new Sx(D,O,v,ae,Rt),J=new bx(D,gt,Ue),$=new ox(Pe),j=new Fy(L,T,mt,gt,ae,$),re=new ib(L,Pe),ue=new ky,
Y=new Xy(mt),C=new ix(L,T,de,te,g,l),oe=new Jy(L,te,gt),Ae=new sb(D,Rt,gt,de),W=new rx(D,mt,Rt),le=new xx(D,mt,Rt),Rt.programs=j.programs,L.capabilities=gt,L.extensions=mt,L.properties=Pe,L.renderLists=
ue,L.shadowMap=oe,L.state=de,L.info=Rt}b!==Sn&&(k=new wx(b,t.width,t.height,o,s,r));let ie=new sh(L,D);this.xr=ie,this.getContext=function(){return D},this.getContextAttributes=function(){return D.getContextAttributes()},
this.forceContextLoss=function(){let x=mt.get("WEBGL_lose_context");x&&x.loseContext()},this.forceContextRestore=function(){let x=mt.get("WEBGL_lose_context");x&&x.restoreContext()},this.getPixelRatio=
function(){return ge},this.setPixelRatio=function(x){x!==void 0&&(ge=x,this.setSize(ye,Re,!1))},this.getSize=function(x){return x.set(ye,Re)},this.setSize=function(x,P,V=!0){if(ie.isPresenting){Ie("We\
bGLRenderer: Can't change size while VR device is presenting.");return}ye=x,Re=P,t.width=Math.floor(x*ge),t.height=Math.floor(P*ge),V===!0&&(t.style.width=x+"px",t.style.height=P+"px"),k!==null&&k.setSize(
t.width,t.height),this.setViewport(0,0,x,P)},this.getDrawingBufferSize=function(x){return x.set(ye*ge,Re*ge).floor()},this.setDrawingBufferSize=function(x,P,V){ye=x,Re=P,ge=V,t.width=Math.floor(x*V),t.
height=Math.floor(P*V),this.setViewport(0,0,x,P)},this.setEffects=function(x){if(b===Sn){De("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(x){for(let P=0;P<
x.length;P++)if(x[P].isOutputPass===!0){Ie("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}k.setEffects(x||[])},this.
getCurrentViewport=function(x){return x.copy(ee)},this.getViewport=function(x){return x.copy(Le)},this.setViewport=function(x,P,V,F){x.isVector4?Le.set(x.x,x.y,x.z,x.w):Le.set(x,P,V,F),de.viewport(ee.
copy(Le).multiplyScalar(An()).round())},this.getScissor=function(x){return x.copy(at)},this.setScissor=function(x,P,V,F){x.isVector4?at.set(x.x,x.y,x.z,x.w):at.set(x,P,V,F),de.scissor(we.copy(at).multiplyScalar(
An()).round())},this.getScissorTest=function(){return ct},this.setScissorTest=function(x){de.setScissorTest(ct=x)},this.setOpaqueSort=function(x){Be=x},this.setTransparentSort=function(x){St=x},this.getClearColor=
function(x){return x.copy(C.getClearColor())},this.setClearColor=function(){C.setClearColor(...arguments)},this.getClearAlpha=function(){return C.getClearAlpha()},this.setClearAlpha=function(){C.setClearAlpha(
...arguments)},this.clear=function(x=!0,P=!0,V=!0){let F=0;if(x){let B=!1;if(ne!==null){let he=ne.texture.format;B=m.has(he)}if(B){let he=ne.texture.type,xe=p.has(he),ce=C.getClearColor(),_e=C.getClearAlpha(),
Te=ce.r,Oe=ce.g,Xe=ce.b;xe?(S[0]=Te,S[1]=Oe,S[2]=Xe,S[3]=_e,D.clearBufferuiv(D.COLOR,0,S)):(A[0]=Te,A[1]=Oe,A[2]=Xe,A[3]=_e,D.clearBufferiv(D.COLOR,0,A))}else F|=D.COLOR_BUFFER_BIT}P&&(F|=D.DEPTH_BUFFER_BIT,
this.state.buffers.depth.setMask(!0)),V&&(F|=D.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),F!==0&&D.clear(F)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){
this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(x){x.setRenderer(this),z=x},this.dispose=function(){t.removeEventListener("webglcontextlost",Ee,!1),
t.removeEventListener("webglcontextrestored",ke,!1),t.removeEventListener("webglcontextcreationerror",fe,!1),C.dispose(),ue.dispose(),Y.dispose(),Ue.dispose(),Pe.dispose(),T.dispose(),te.dispose(),O.dispose(),
ae.dispose(),Ae.dispose(),j.dispose(),ie.dispose(),ie.removeEventListener("sessionstart",bh),ie.removeEventListener("sessionend",Sh),Ki.stop()};function Ee(x){x.preventDefault(),zu("WebGLRenderer: Con\
text Lost."),N=!0}function ke(){zu("WebGLRenderer: Context Restored."),N=!1;let x=Rt.autoReset,P=oe.enabled,V=oe.autoUpdate,F=oe.needsUpdate,B=oe.type;ze(),Rt.autoReset=x,oe.enabled=P,oe.autoUpdate=V,
oe.needsUpdate=F,oe.type=B}function fe(x){De("WebGLRenderer: A WebGL context could not be created. Reason: ",x.statusMessage)}function ot(x){let P=x.target;P.removeEventListener("dispose",ot),Ot(P)}function Ot(x){
Mi(x),Pe.remove(x)}function Mi(x){let P=Pe.get(x).programs;P!==void 0&&(P.forEach(function(V){j.releaseProgram(V)}),x.isShaderMaterial&&j.releaseShaderCache(x))}this.renderBufferDirect=function(x,P,V,F,B,he){
P===null&&(P=wn);let xe=B.isMesh&&B.matrixWorld.determinantAffine()<0,ce=Im(x,P,V,F,B);de.setMaterial(F,xe);let _e=V.index,Te=1;if(F.wireframe===!0){if(_e=O.getWireframeAttribute(V),_e===void 0)return;
Te=2}let Oe=V.drawRange,Xe=V.attributes.position,be=Oe.start*Te,qe=(Oe.start+Oe.count)*Te;he!==null&&(be=Math.max(be,he.start*Te),qe=Math.min(qe,(he.start+he.count)*Te)),_e!==null?(be=Math.max(be,0),qe=
Math.min(qe,_e.count)):Xe!=null&&(be=Math.max(be,0),qe=Math.min(qe,Xe.count));let Mt=qe-be;if(Mt<0||Mt===1/0)return;ae.setup(B,F,ce,V,_e);let dt,ut=W;if(_e!==null&&(dt=v.get(_e),ut=le,ut.setIndex(dt)),
B.isMesh)F.wireframe===!0?(de.setLineWidth(F.wireframeLinewidth*An()),ut.setMode(D.LINES)):ut.setMode(D.TRIANGLES);else if(B.isLine){let $t=F.linewidth;$t===void 0&&($t=1),de.setLineWidth($t*An()),B.isLineSegments?
ut.setMode(D.LINES):B.isLineLoop?ut.setMode(D.LINE_LOOP):ut.setMode(D.LINE_STRIP)}else B.isPoints?ut.setMode(D.POINTS):B.isSprite&&ut.setMode(D.TRIANGLES);if(B.isBatchedMesh)if(mt.get("WEBGL_multi_dra\
w"))ut.renderMultiDraw(B._multiDrawStarts,B._multiDrawCounts,B._multiDrawCount);else{let $t=B._multiDrawStarts,Se=B._multiDrawCounts,en=B._multiDrawCount,Qe=_e?v.get(_e).bytesPerElement:1,ji=Pe.get(F).
currentProgram.getUniforms();for(let Zt=0;Zt<en;Zt++)ji.setValue(D,"_gl_DrawID",Zt),ut.render($t[Zt]/Qe,Se[Zt])}else if(B.isInstancedMesh)ut.renderInstances(be,Mt,B.count);else if(V.isInstancedBufferGeometry){
let $t=V._maxInstanceCount!==void 0?V._maxInstanceCount:1/0,Se=Math.min(V.instanceCount,$t);ut.renderInstances(be,Mt,Se)}else ut.render(be,Mt)};function yh(x,P,V,F){z!==null&&x.isNodeMaterial&&z.setObject(
F,x),Ct===!0&&$.setState(x,V,!1),x.transparent===!0&&x.side===Nn&&x.forceSinglePass===!1?(x.side=an,x.needsUpdate=!0,fr(x,P,F),x.side=$i,x.needsUpdate=!0,fr(x,P,F),x.side=Nn):fr(x,P,F)}this.compile=function(x,P,V=null){
V===null&&(V=x),z!==null&&z.renderStart(x,P,V),E=Y.get(V),E.init(P),w.push(E),V.traverseVisible(function(B){B.isLight&&B.layers.test(P.layers)&&(E.pushLight(B),B.castShadow&&E.pushShadow(B))}),x!==V&&
x.traverseVisible(function(B){B.isLight&&B.layers.test(P.layers)&&(E.pushLight(B),B.castShadow&&E.pushShadow(B))}),E.setupLights(),z!==null&&z.updateLights(E.state.lightsArray),on=this.localClippingEnabled,
Ct=$.init(this.clippingPlanes,on),Ct===!0&&$.setGlobalState(this.clippingPlanes,P),z!==null&&oe.render(E.state.shadowsArray,V,P);let F=new Set;return x.traverse(function(B){if(!(B.isMesh||B.isPoints||
B.isLine||B.isSprite))return;let he=B.material;if(he)if(Array.isArray(he))for(let xe=0;xe<he.length;xe++){let ce=he[xe];yh(ce,V,P,B),F.add(ce)}else yh(he,V,P,B),F.add(he)}),E=w.pop(),z!==null&&z.renderEnd(),
F},this.compileAsync=function(x,P,V=null){let F=this.compile(x,P,V);return new Promise(B=>{function he(){if(F.forEach(function(xe){let _e=Pe.get(xe).currentProgram;(_e===void 0||_e.isReady())&&F.delete(
xe)}),F.size===0){B(x);return}setTimeout(he,10)}mt.get("KHR_parallel_shader_compile")!==null?he():setTimeout(he,10)})};let uc=null;function Rm(x){uc&&uc(x)}function bh(){Ki.stop()}function Sh(){Ki.start()}
let Ki=new Fp;Ki.setAnimationLoop(Rm),typeof self<"u"&&Ki.setContext(self),this.setAnimationLoop=function(x){uc=x,ie.setAnimationLoop(x),x===null?Ki.stop():Ki.start()},ie.addEventListener("sessionstar\
t",bh),ie.addEventListener("sessionend",Sh),this.render=function(x,P){if(P!==void 0&&P.isCamera!==!0){De("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(N===!0)return;z!==
null&&z.renderStart(x,P);let V=ie.enabled===!0&&ie.isPresenting===!0,F=k!==null&&(ne===null||V)&&k.begin(L,ne);if(x.matrixWorldAutoUpdate===!0&&x.updateMatrixWorld(),P.parent===null&&P.matrixWorldAutoUpdate===
!0&&P.updateMatrixWorld(),ie.enabled===!0&&ie.isPresenting===!0&&(k===null||k.isCompositing()===!1)&&(ie.cameraAutoUpdate===!0&&ie.updateCamera(P),P=ie.getCamera()),x.isScene===!0&&x.onBeforeRender(L,
x,P,ne),E=Y.get(x,w.length),E.init(P),E.state.textureUnits=Ue.getTextureUnits(),w.push(E),vt.multiplyMatrices(P.projectionMatrix,P.matrixWorldInverse),P.isArrayCamera?Xt.setFromArrayCamera(P):We.setFromProjectionMatrix(
vt,Ln,P.reversedDepth),on=this.localClippingEnabled,Ct=$.init(this.clippingPlanes,on),R=ue.get(x,_.length),R.init(),_.push(R),this.info.render.frame++,ie.enabled===!0&&ie.isPresenting===!0){let xe=L.xr.
getDepthSensingMesh();xe!==null&&hc(xe,P,-1/0,L.sortObjects)}hc(x,P,0,L.sortObjects),R.finish(),z!==null&&z.updateLights(E.state.lightsArray),L.sortObjects===!0&&R.sort(Be,St),Tn=ie.enabled===!1||ie.isPresenting===
!1||ie.hasDepthSensing()===!1,Tn&&C.addToRenderList(R,x),this.info.autoReset===!0&&this.info.reset(),Ct===!0&&$.beginShadows();let B=E.state.shadowsArray;if(oe.render(B,x,P),Ct===!0&&$.endShadows(),(F&&
k.hasRenderPass())===!1){let xe=R.opaque,ce=R.transmissive;if(E.setupLights(),P.isArrayCamera){let _e=P.cameras;if(ce.length>0)for(let Te=0,Oe=_e.length;Te<Oe;Te++){let Xe=_e[Te];wh(xe,ce,x,Xe)}Tn&&C.
render(x);for(let Te=0,Oe=_e.length;Te<Oe;Te++){let Xe=_e[Te];Mh(R,x,Xe,Xe.viewport)}}else ce.length>0&&wh(xe,ce,x,P),Tn&&C.render(x),Mh(R,x,P)}ne!==null&&G===0&&(Ue.updateMultisampleRenderTarget(ne),
Ue.updateRenderTargetMipmap(ne)),F&&k.end(L),x.isScene===!0&&x.onAfterRender(L,x,P),ae.resetDefaultState(),X=-1,Q=null,w.pop(),w.length>0?(E=w[w.length-1],Ue.setTextureUnits(E.state.textureUnits),Ct===
!0&&$.setGlobalState(L.clippingPlanes,E.state.camera)):E=null,_.pop(),_.length>0?R=_[_.length-1]:R=null,z!==null&&z.renderEnd()};function hc(x,P,V,F){if(x.visible===!1)return;if(x.layers.test(P.layers)){
if(x.isGroup)V=x.renderOrder;else if(x.isLOD)x.autoUpdate===!0&&x.update(P);else if(x.isLight)E.pushLight(x),x.castShadow&&E.pushShadow(x);else if(x.isSprite){let xe=P.isArrayCamera?Xt:We;if(!x.frustumCulled||
x.intersectsFrustum(xe)){F&&Ft.setFromMatrixPosition(x.matrixWorld).applyMatrix4(vt);let ce=te.update(x),_e=x.material;_e.visible&&R.push(x,ce,_e,V,Ft.z,null,P)}}else if(x.isMesh||x.isLine||x.isPoints){
let xe=P.isArrayCamera?Xt:We;if(!x.frustumCulled||x.intersectsFrustum(xe)){let ce=te.update(x),_e=x.material;if(F&&(x.boundingSphere!==void 0?(x.boundingSphere===null&&x.computeBoundingSphere(),Ft.copy(
x.boundingSphere.center)):(ce.boundingSphere===null&&ce.computeBoundingSphere(),Ft.copy(ce.boundingSphere.center)),Ft.applyMatrix4(x.matrixWorld).applyMatrix4(vt)),Array.isArray(_e)){let Te=ce.groups;
for(let Oe=0,Xe=Te.length;Oe<Xe;Oe++){let be=Te[Oe],qe=_e[be.materialIndex];qe&&qe.visible&&R.push(x,ce,qe,V,Ft.z,be,P)}}else _e.visible&&R.push(x,ce,_e,V,Ft.z,null,P)}}}let he=x.children;for(let xe=0,
ce=he.length;xe<ce;xe++)hc(he[xe],P,V,F)}function Mh(x,P,V,F){let{opaque:B,transmissive:he,transparent:xe}=x;E.setupLightsView(V),Ct===!0&&$.setGlobalState(L.clippingPlanes,V),F&&de.viewport(ee.copy(F)),
B.length>0&&Ma(B,P,V),he.length>0&&Ma(he,P,V),xe.length>0&&Ma(xe,P,V),de.buffers.depth.setTest(!0),de.buffers.depth.setMask(!0),de.buffers.color.setMask(!0),de.setPolygonOffset(!1)}function wh(x,P,V,F){
if((V.isScene===!0?V.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[F.id]===void 0){let be=mt.has("EXT_color_buffer_half_float")||mt.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[F.
id]=new rn(1,1,{generateMipmaps:!0,type:be?Yn:Sn,minFilter:xi,samples:Math.max(4,gt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,
colorSpace:Ye.workingColorSpace})}let he=E.state.transmissionRenderTarget[F.id],xe=F.viewport||ee;he.setSize(xe.z*L.transmissionResolutionScale,xe.w*L.transmissionResolutionScale);let ce=L.getRenderTarget(),
_e=L.getActiveCubeFace(),Te=L.getActiveMipmapLevel();L.setRenderTarget(he),L.getClearColor(Z),me=L.getClearAlpha(),me<1&&L.setClearColor(16777215,.5),L.clear(),Tn&&C.render(V);let Oe=L.toneMapping;L.toneMapping=
ni;let Xe=F.viewport;if(F.viewport!==void 0&&(F.viewport=void 0),E.setupLightsView(F),Ct===!0&&$.setGlobalState(L.clippingPlanes,F),Ma(x,V,F),Ue.updateMultisampleRenderTarget(he),Ue.updateRenderTargetMipmap(
he),mt.has("WEBGL_multisampled_render_to_texture")===!1){let be=!1;for(let qe=0,Mt=P.length;qe<Mt;qe++){let dt=P[qe],{object:ut,geometry:$t,material:Se,group:en}=dt;if(Se.side===Nn&&ut.layers.test(F.layers)){
let Qe=Se.side;Se.side=an,Se.needsUpdate=!0,Th(ut,V,F,$t,Se,en),Se.side=Qe,Se.needsUpdate=!0,be=!0}}be===!0&&(Ue.updateMultisampleRenderTarget(he),Ue.updateRenderTargetMipmap(he))}L.setRenderTarget(ce,
_e,Te),L.setClearColor(Z,me),Xe!==void 0&&(F.viewport=Xe),L.toneMapping=Oe}function Ma(x,P,V){let F=P.isScene===!0?P.overrideMaterial:null;for(let B=0,he=x.length;B<he;B++){let xe=x[B],{object:ce,geometry:_e,
group:Te}=xe,Oe=xe.material;Oe.allowOverride===!0&&F!==null&&(Oe=F),ce.layers.test(V.layers)&&Th(ce,P,V,_e,Oe,Te)}}function Th(x,P,V,F,B,he){z!==null&&B.isNodeMaterial&&z.setObject(x,B),x.onBeforeRender(
L,P,V,F,B,he),x.modelViewMatrix.multiplyMatrices(V.matrixWorldInverse,x.matrixWorld),x.normalMatrix.getNormalMatrix(x.modelViewMatrix),B.onBeforeRender(L,P,V,F,x,he),B.transparent===!0&&B.side===Nn&&B.
forceSinglePass===!1?(B.side=an,B.needsUpdate=!0,L.renderBufferDirect(V,P,F,B,x,he),B.side=$i,B.needsUpdate=!0,L.renderBufferDirect(V,P,F,B,x,he),B.side=Nn):L.renderBufferDirect(V,P,F,B,x,he),x.onAfterRender(
L,P,V,F,B,he)}function Ah(x){let P=0;for(let V of x)V.texture!==null&&P++;return P}function fr(x,P,V){P.isScene!==!0&&(P=wn);let F=Pe.get(x),B=E.state.lights,he=E.state.shadowsArray,xe=B.state.version,
ce=j.getParameters(x,B.state,he,P,V,E.state.lightProbeGridArray),_e=j.getProgramCacheKey(ce),Te=F.programs;F.environment=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?P.environment:
null,F.fog=P.fog;let Oe=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap;F.envMap=T.get(x.envMap||F.environment,Oe),F.envMapRotation=F.environment!==null&&
x.envMap===null?P.environmentRotation:x.envMapRotation,Te===void 0&&(x.addEventListener("dispose",ot),Te=new Map,F.programs=Te,F.programVariants=new Map);let Xe=Te.get(_e);if(Xe!==void 0){if(F.currentProgram===
Xe&&F.lightsStateVersion===xe)return Ch(x,ce),Xe}else ce.uniforms=j.getUniforms(x),z!==null&&x.isNodeMaterial&&z.build(x,V,ce),x.onBeforeCompile(ce,L),Xe=j.acquireProgram(ce,_e),Te.set(_e,Xe),F.uniforms=
ce.uniforms;let be=F.uniforms;return(!x.isShaderMaterial&&!x.isRawShaderMaterial||x.clipping===!0)&&(be.clippingPlanes=$.uniform),Ch(x,ce),F.needsLights=Dm(x),F.lightsStateVersion=xe,F.needsLights&&(be.
ambientLightColor.value=B.state.ambient,be.lightProbe.value=B.state.probe,be.sunLights.value=B.state.sun,be.sunLightShadows.value=B.state.sunShadow,be.directionalLights.value=B.state.directional,be.directionalLightShadows.
value=B.state.directionalShadow,be.spotLights.value=B.state.spot,be.spotLightShadows.value=B.state.spotShadow,be.rectAreaLights.value=B.state.rectArea,be.ltc_1.value=B.state.rectAreaLTC1,be.ltc_2.value=
B.state.rectAreaLTC2,be.pointLights.value=B.state.point,be.pointLightShadows.value=B.state.pointShadow,be.hemisphereLights.value=B.state.hemi,be.sunShadowMatrix.value=B.state.sunShadowMatrix,be.sunShadowCascade.
value=B.state.sunShadowCascade,be.directionalShadowMatrix.value=B.state.directionalShadowMatrix,be.spotLightMatrix.value=B.state.spotLightMatrix,be.spotLightMap.value=B.state.spotLightMap,be.pointShadowMatrix.
value=B.state.pointShadowMatrix),F.numLightProbeGrids=Ah(E.state.lightProbeGridArray),F.currentProgram=Xe,F.uniformsList=null,Xe}function Pm(x,P,V,F,B){let he=Pe.get(x),xe=he.currentProgram.id+","+F+"\
,"+B,ce=he.programVariants.get(xe);return ce===void 0?(ce=fr(x,P,V),he.programVariants.set(xe,ce)):(he.currentProgram=ce,he.uniformsList=null,he.outputColorSpace=F,he.toneMapping=B),ce}function Eh(x){
if(x.uniformsList===null){let P=x.currentProgram.getUniforms();x.uniformsList=ur.seqWithValue(P.seq,x.uniforms)}return x.uniformsList}function Ch(x,P){let V=Pe.get(x);V.outputColorSpace=P.outputColorSpace,
V.batching=P.batching,V.batchingColor=P.batchingColor,V.instancing=P.instancing,V.instancingColor=P.instancingColor,V.instancingMorph=P.instancingMorph,V.skinning=P.skinning,V.morphTargets=P.morphTargets,
V.morphNormals=P.morphNormals,V.morphColors=P.morphColors,V.morphTargetsCount=P.morphTargetsCount,V.numClippingPlanes=P.numClippingPlanes,V.numIntersection=P.numClipIntersection,V.vertexAlphas=P.vertexAlphas,
V.vertexTangents=P.vertexTangents,V.toneMapping=P.toneMapping}function Im(x,P,V,F,B){P.isScene!==!0&&(P=wn),Ue.resetTextureUnits();let he=P.fog,xe=F.isMeshStandardMaterial||F.isMeshLambertMaterial||F.
isMeshPhongMaterial?P.environment:null,ce=ne===null?L.outputColorSpace:ne.isXRRenderTarget===!0?ne.texture.colorSpace:Ye.workingColorSpace,_e=F.isMeshStandardMaterial||F.isMeshLambertMaterial&&!F.envMap||
F.isMeshPhongMaterial&&!F.envMap,Te=T.get(F.envMap||xe,_e),Oe=F.vertexColors===!0&&!!V.attributes.color&&V.attributes.color.itemSize===4,Xe=!!V.attributes.tangent&&(!!F.normalMap||F.anisotropy>0),be=!!V.
morphAttributes.position,qe=!!V.morphAttributes.normal,Mt=!!V.morphAttributes.color,dt=ni;F.toneMapped&&(ne===null||ne.isXRRenderTarget===!0)&&(dt=L.toneMapping);let ut=V.morphAttributes.position||V.morphAttributes.
normal||V.morphAttributes.color,$t=ut!==void 0?ut.length:0,Se=Pe.get(F),en=E.state.lights;if(Ct===!0&&(on===!0||x!==Q)){let xt=x===Q&&F.id===X;$.setState(F,x,xt)}let Qe=!1,ji=!1;F.version===Se.__version?
Se.needsLights&&Se.lightsStateVersion!==en.state.version||B.isBatchedMesh&&Se.batching===!1||!B.isBatchedMesh&&Se.batching===!0||B.isBatchedMesh&&Se.batchingColor===!0&&B._colorsTexture===null||B.isBatchedMesh&&
Se.batchingColor===!1&&B._colorsTexture!==null||B.isInstancedMesh&&Se.instancing===!1||!B.isInstancedMesh&&Se.instancing===!0||B.isSkinnedMesh&&Se.skinning===!1||!B.isSkinnedMesh&&Se.skinning===!0||B.
isInstancedMesh&&Se.instancingColor===!0&&B.instanceColor===null||B.isInstancedMesh&&Se.instancingColor===!1&&B.instanceColor!==null||B.isInstancedMesh&&Se.instancingMorph===!0&&B.morphTexture===null||
B.isInstancedMesh&&Se.instancingMorph===!1&&B.morphTexture!==null||Se.envMap!==Te||F.fog===!0&&Se.fog!==he||Se.numClippingPlanes!==void 0&&(Se.numClippingPlanes!==$.numPlanes||Se.numIntersection!==$.numIntersection)||
Se.vertexAlphas!==Oe||Se.vertexTangents!==Xe||Se.morphTargets!==be||Se.morphNormals!==qe||Se.morphColors!==Mt||Se.morphTargetsCount!==$t||Se.numLightProbeGrids!==Ah(E.state.lightProbeGridArray)?Qe=!0:
(Se.outputColorSpace!==ce||Se.toneMapping!==dt)&&(ji=!0):(Qe=!0,Se.__version=F.version);let Zt=Se.currentProgram;(Qe===!0||ji===!0)&&(Zt=ji===!0?Pm(F,P,B,ce,dt):fr(F,P,B),z&&F.isNodeMaterial&&z.onUpdateProgram(
F,Zt,Se));let wa=!1,wi=!1,Qi=!1,Ze=Zt.getUniforms(),qt=Se.uniforms;if(de.useProgram(Zt.program)&&(wa=!0,wi=!0,Qi=!0),F.id!==X&&(X=F.id,wi=!0),wa||Q!==x){de.buffers.depth.getReversed()&&x.reversedDepth!==
!0&&(x._reversedDepth=!0,x.updateProjectionMatrix()),Ze.setValue(D,"projectionMatrix",x.projectionMatrix),Ze.setValue(D,"viewMatrix",x.matrixWorldInverse);let Bt=Ze.map.cameraPosition;Bt!==void 0&&Bt.
setValue(D,$n.setFromMatrixPosition(x.matrixWorld)),gt.logarithmicDepthBuffer&&Ze.setValue(D,"logDepthBufFC",2/(Math.log(x.far+1)/Math.LN2)),(F.isMeshPhongMaterial||F.isMeshToonMaterial||F.isMeshLambertMaterial||
F.isMeshBasicMaterial||F.isMeshStandardMaterial||F.isShaderMaterial)&&Ze.setValue(D,"isOrthographic",x.isOrthographicCamera===!0),Q!==x&&(Q=x,wi=!0,Qi=!0)}if(Se.needsLights&&(en.state.sunShadowMap.length>
0&&Ze.setValue(D,"sunShadowMap",en.state.sunShadowMap,Ue),en.state.directionalShadowMap.length>0&&Ze.setValue(D,"directionalShadowMap",en.state.directionalShadowMap,Ue),en.state.spotShadowMap.length>0&&
Ze.setValue(D,"spotShadowMap",en.state.spotShadowMap,Ue),en.state.pointShadowMap.length>0&&Ze.setValue(D,"pointShadowMap",en.state.pointShadowMap,Ue)),B.isSkinnedMesh){Ze.setOptional(D,B,"bindMatrix"),
Ze.setOptional(D,B,"bindMatrixInverse");let xt=B.skeleton;xt&&(xt.boneTexture===null&&xt.computeBoneTexture(),Ze.setValue(D,"boneTexture",xt.boneTexture,Ue))}B.isBatchedMesh&&(Ze.setOptional(D,B,"batc\
hingTexture"),Ze.setValue(D,"batchingTexture",B._matricesTexture,Ue),Ze.setOptional(D,B,"batchingIdTexture"),Ze.setValue(D,"batchingIdTexture",B._indirectTexture,Ue),Ze.setOptional(D,B,"batchingColorT\
exture"),B._colorsTexture!==null&&Ze.setValue(D,"batchingColorTexture",B._colorsTexture,Ue));let Un=V.morphAttributes;if((Un.position!==void 0||Un.normal!==void 0||Un.color!==void 0)&&J.update(B,V,Zt),
(wi||Se.receiveShadow!==B.receiveShadow)&&(Se.receiveShadow=B.receiveShadow,Ze.setValue(D,"receiveShadow",B.receiveShadow)),(F.isMeshStandardMaterial||F.isMeshLambertMaterial||F.isMeshPhongMaterial)&&
F.envMap===null&&P.environment!==null&&(qt.envMapIntensity.value=P.environmentIntensity),qt.dfgLUT!==void 0&&(qt.dfgLUT.value=ab()),wi){if(Ze.setValue(D,"toneMappingExposure",L.toneMappingExposure),Se.
needsLights&&Lm(qt,Qi),he&&F.fog===!0&&re.refreshFogUniforms(qt,he),re.refreshMaterialUniforms(qt,F,ge,Re,E.state.transmissionRenderTarget[x.id]),Se.needsLights&&Se.numLightProbeGrids>0){let xt=M,Bt=0;
for(let ri of E.state.lightProbeGridArray)ri.texture!==null&&(xt.textures[Bt]=ri.texture,xt.min[Bt]=ri.boundingBox.min,xt.max[Bt]=ri.boundingBox.max,xt.resolution[Bt]=ri.resolution,Bt++);for(let ri in xt)
xt[ri].length=Bt;qt.probesSH.value=xt.textures,qt.probesMin.value=xt.min,qt.probesMax.value=xt.max,qt.probesResolution.value=xt.resolution}ur.upload(D,Eh(Se),qt,Ue)}if(F.isShaderMaterial&&F.uniformsNeedUpdate===
!0&&(ur.upload(D,Eh(Se),qt,Ue),F.uniformsNeedUpdate=!1),F.isSpriteMaterial&&Ze.setValue(D,"center",B.center),Ze.setValue(D,"modelViewMatrix",B.modelViewMatrix),Ze.setValue(D,"normalMatrix",B.normalMatrix),
Ze.setValue(D,"modelMatrix",B.matrixWorld),F.uniformsGroups!==void 0){let xt=F.uniformsGroups;for(let Bt=0,ri=xt.length;Bt<ri;Bt++){let Ph=xt[Bt];Ae.update(Ph,Zt),Ae.bind(Ph,Zt)}}return Zt}function Lm(x,P){
x.ambientLightColor.needsUpdate=P,x.lightProbe.needsUpdate=P,x.sunLights.needsUpdate=P,x.sunLightShadows.needsUpdate=P,x.directionalLights.needsUpdate=P,x.directionalLightShadows.needsUpdate=P,x.pointLights.
needsUpdate=P,x.pointLightShadows.needsUpdate=P,x.spotLights.needsUpdate=P,x.spotLightShadows.needsUpdate=P,x.rectAreaLights.needsUpdate=P,x.hemisphereLights.needsUpdate=P}function Dm(x){return x.isMeshLambertMaterial||
x.isMeshToonMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isShadowMaterial||x.isShaderMaterial&&x.lights===!0}this.getActiveCubeFace=function(){return K},this.getActiveMipmapLevel=function(){
return G},this.getRenderTarget=function(){return ne},this.setRenderTargetTextures=function(x,P,V){let F=Pe.get(x);F.__autoAllocateDepthBuffer=x.resolveDepthBuffer===!1,F.__autoAllocateDepthBuffer===!1&&
(F.__useRenderToTexture=!1),Pe.get(x.texture).__webglTexture=P,Pe.get(x.depthTexture).__webglTexture=F.__autoAllocateDepthBuffer?void 0:V,F.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(x,P){
let V=Pe.get(x);V.__webglFramebuffer=P,V.__useDefaultFramebuffer=P===void 0},this.setRenderTarget=function(x,P=0,V=0){ne=x,K=P,G=V;let F=null,B=!1,he=!1;if(x){let ce=Pe.get(x);if(ce.__useDefaultFramebuffer!==
void 0){de.bindFramebuffer(D.FRAMEBUFFER,ce.__webglFramebuffer),ee.copy(x.viewport),we.copy(x.scissor),Fe=x.scissorTest,de.viewport(ee),de.scissor(we),de.setScissorTest(Fe),X=-1;return}else if(ce.__webglFramebuffer===
void 0)Ue.setupRenderTarget(x);else if(ce.__hasExternalTextures)Ue.rebindTextures(x,Pe.get(x.texture).__webglTexture,Pe.get(x.depthTexture).__webglTexture);else if(x.depthBuffer){let Oe=x.depthTexture;
if(ce.__boundDepthTexture!==Oe){if(Oe!==null&&Pe.has(Oe)&&(x.width!==Oe.image.width||x.height!==Oe.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incor\
rect size.");Ue.setupDepthRenderbuffer(x)}}let _e=x.texture;(_e.isData3DTexture||_e.isDataArrayTexture||_e.isCompressedArrayTexture)&&(he=!0);let Te=Pe.get(x).__webglFramebuffer;x.isWebGLCubeRenderTarget?
(Array.isArray(Te[P])?F=Te[P][V]:F=Te[P],B=!0):x.samples>0&&Ue.useMultisampledRTT(x)===!1?F=Pe.get(x).__webglMultisampledFramebuffer:Array.isArray(Te)?F=Te[V]:F=Te,ee.copy(x.viewport),we.copy(x.scissor),
Fe=x.scissorTest}else ee.copy(Le).multiplyScalar(ge).floor(),we.copy(at).multiplyScalar(ge).floor(),Fe=ct;if(V!==0&&(F=H),de.bindFramebuffer(D.FRAMEBUFFER,F)&&de.drawBuffers(x,F),de.viewport(ee),de.scissor(
we),de.setScissorTest(Fe),B){let ce=Pe.get(x.texture);D.framebufferTexture2D(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_CUBE_MAP_POSITIVE_X+P,ce.__webglTexture,V)}else if(he){let ce=P;for(let _e=0;_e<
x.textures.length;_e++){let Te=Pe.get(x.textures[_e]);D.framebufferTextureLayer(D.FRAMEBUFFER,D.COLOR_ATTACHMENT0+_e,Te.__webglTexture,V,ce)}}else if(x!==null&&V!==0){let ce=Pe.get(x.texture);D.framebufferTexture2D(
D.FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,ce.__webglTexture,V)}X=-1};function Rh(x){let P=Pe.get(x);return(P.__readFormat!==x.format||P.__readType!==x.type)&&(P.__readFormat=x.format,P.__readType=
x.type,P.__formatReadable=gt.textureFormatReadable(x.format),P.__typeReadable=gt.textureTypeReadable(x.type)),P}this.readRenderTargetPixels=function(x,P,V,F,B,he,xe,ce=0){if(!(x&&x.isWebGLRenderTarget)){
De("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let _e=Pe.get(x).__webglFramebuffer;if(x.isWebGLCubeRenderTarget&&xe!==void 0&&(_e=_e[xe],Array.isArray(
_e)&&(_e=_e[0])),_e){de.bindFramebuffer(D.FRAMEBUFFER,_e);try{let Te=x.textures[ce],Oe=Te.format,Xe=Te.type;x.textures.length>1&&D.readBuffer(D.COLOR_ATTACHMENT0+ce);let be=Rh(Te);if(be.__formatReadable===
!1){De("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(be.__typeReadable===!1){De("WebGLRenderer.readRenderTargetPixels: renderTarget i\
s not in UnsignedByteType or implementation defined type.");return}P>=0&&P<=x.width-F&&V>=0&&V<=x.height-B&&D.readPixels(P,V,F,B,se.convert(Oe),se.convert(Xe),he)}finally{let Te=ne!==null?Pe.get(ne).__webglFramebuffer:
null;de.bindFramebuffer(D.FRAMEBUFFER,Te)}}},this.readRenderTargetPixelsAsync=async function(x,P,V,F,B,he,xe,ce=0){if(!(x&&x.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetP\
ixels: renderTarget is not THREE.WebGLRenderTarget.");let _e=Pe.get(x).__webglFramebuffer;if(x.isWebGLCubeRenderTarget&&xe!==void 0&&(_e=_e[xe],Array.isArray(_e)&&(_e=_e[0])),_e)if(P>=0&&P<=x.width-F&&
V>=0&&V<=x.height-B){de.bindFramebuffer(D.FRAMEBUFFER,_e);let Te=x.textures[ce],Oe=Te.format,Xe=Te.type;x.textures.length>1&&D.readBuffer(D.COLOR_ATTACHMENT0+ce);let be=Rh(Te);if(be.__formatReadable===
!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.read\
RenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let qe=D.createBuffer();D.bindBuffer(D.PIXEL_PACK_BUFFER,qe),D.bufferData(D.PIXEL_PACK_BUFFER,he.byteLength,
D.STREAM_READ),D.readPixels(P,V,F,B,se.convert(Oe),se.convert(Xe),0),D.bindBuffer(D.PIXEL_PACK_BUFFER,null);let Mt=ne!==null?Pe.get(ne).__webglFramebuffer:null;de.bindFramebuffer(D.FRAMEBUFFER,Mt);let dt=D.
fenceSync(D.SYNC_GPU_COMMANDS_COMPLETE,0);return D.flush(),await op(D,dt,4),D.bindBuffer(D.PIXEL_PACK_BUFFER,qe),D.getBufferSubData(D.PIXEL_PACK_BUFFER,0,he),D.bindBuffer(D.PIXEL_PACK_BUFFER,null),D.deleteBuffer(
qe),D.deleteSync(dt),he}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(x,P=null,V=0){let F=Math.
pow(2,-V),B=Math.floor(x.image.width*F),he=Math.floor(x.image.height*F),xe=P!==null?P.x:0,ce=P!==null?P.y:0;Ue.setTexture2D(x,0),D.copyTexSubImage2D(D.TEXTURE_2D,V,0,0,xe,ce,B,he),de.unbindTexture()},
this.copyTextureToTexture=function(x,P,V=null,F=null,B=0,he=0){let xe,ce,_e,Te,Oe,Xe,be,qe,Mt,dt=x.isCompressedTexture?x.mipmaps[he]:x.image;if(V!==null)xe=V.max.x-V.min.x,ce=V.max.y-V.min.y,_e=V.isBox3?
V.max.z-V.min.z:1,Te=V.min.x,Oe=V.min.y,Xe=V.isBox3?V.min.z:0;else{let Ze=Math.pow(2,-B);xe=Math.floor(dt.width*Ze),ce=Math.floor(dt.height*Ze),x.isDataArrayTexture?_e=dt.depth:x.isData3DTexture?_e=Math.
floor(dt.depth*Ze):_e=1,Te=0,Oe=0,Xe=0}F!==null?(be=F.x,qe=F.y,Mt=F.z):(be=0,qe=0,Mt=0);let ut=se.convert(P.format),$t=se.convert(P.type),Se;P.isData3DTexture?(Ue.setTexture3D(P,0),Se=D.TEXTURE_3D):P.
isDataArrayTexture||P.isCompressedArrayTexture?(Ue.setTexture2DArray(P,0),Se=D.TEXTURE_2D_ARRAY):(Ue.setTexture2D(P,0),Se=D.TEXTURE_2D),de.activeTexture(D.TEXTURE0),de.pixelStorei(D.UNPACK_FLIP_Y_WEBGL,
P.flipY),de.pixelStorei(D.UNPACK_PREMULTIPLY_ALPHA_WEBGL,P.premultiplyAlpha),de.pixelStorei(D.UNPACK_ALIGNMENT,P.unpackAlignment);let en=de.getParameter(D.UNPACK_ROW_LENGTH),Qe=de.getParameter(D.UNPACK_IMAGE_HEIGHT),
ji=de.getParameter(D.UNPACK_SKIP_PIXELS),Zt=de.getParameter(D.UNPACK_SKIP_ROWS),wa=de.getParameter(D.UNPACK_SKIP_IMAGES);de.pixelStorei(D.UNPACK_ROW_LENGTH,dt.width),de.pixelStorei(D.UNPACK_IMAGE_HEIGHT,
dt.height),de.pixelStorei(D.UNPACK_SKIP_PIXELS,Te),de.pixelStorei(D.UNPACK_SKIP_ROWS,Oe),de.pixelStorei(D.UNPACK_SKIP_IMAGES,Xe);let wi=x.isDataArrayTexture||x.isData3DTexture,Qi=P.isDataArrayTexture||
P.isData3DTexture;if(x.isDepthTexture){let Ze=Pe.get(x),qt=Pe.get(P),Un=Pe.get(Ze.__renderTarget),xt=Pe.get(qt.__renderTarget);de.bindFramebuffer(D.READ_FRAMEBUFFER,Un.__webglFramebuffer),de.bindFramebuffer(
D.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let Bt=0;Bt<_e;Bt++)wi&&(D.framebufferTextureLayer(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Pe.get(x).__webglTexture,B,Xe+Bt),D.framebufferTextureLayer(D.DRAW_FRAMEBUFFER,
D.COLOR_ATTACHMENT0,Pe.get(P).__webglTexture,he,Mt+Bt)),D.blitFramebuffer(Te,Oe,Te+xe,Oe+ce,be,qe,be+xe,qe+ce,D.DEPTH_BUFFER_BIT,D.NEAREST);de.bindFramebuffer(D.READ_FRAMEBUFFER,null),de.bindFramebuffer(
D.DRAW_FRAMEBUFFER,null)}else if(B!==0||x.isRenderTargetTexture||Pe.has(x)){let Ze=Pe.get(x),qt=Pe.get(P);de.bindFramebuffer(D.READ_FRAMEBUFFER,I),de.bindFramebuffer(D.DRAW_FRAMEBUFFER,q);for(let Un=0;Un<
_e;Un++)wi?D.framebufferTextureLayer(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,Ze.__webglTexture,B,Xe+Un):D.framebufferTexture2D(D.READ_FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,Ze.__webglTexture,B),Qi?
D.framebufferTextureLayer(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,qt.__webglTexture,he,Mt+Un):D.framebufferTexture2D(D.DRAW_FRAMEBUFFER,D.COLOR_ATTACHMENT0,D.TEXTURE_2D,qt.__webglTexture,he),B!==0?D.blitFramebuffer(
Te,Oe,Te+xe,Oe+ce,be,qe,be+xe,qe+ce,D.COLOR_BUFFER_BIT,D.NEAREST):Qi?D.copyTexSubImage3D(Se,he,be,qe,Mt+Un,Te,Oe,xe,ce):D.copyTexSubImage2D(Se,he,be,qe,Te,Oe,xe,ce);de.bindFramebuffer(D.READ_FRAMEBUFFER,
null),de.bindFramebuffer(D.DRAW_FRAMEBUFFER,null)}else Qi?x.isDataTexture||x.isData3DTexture?D.texSubImage3D(Se,he,be,qe,Mt,xe,ce,_e,ut,$t,dt.data):P.isCompressedArrayTexture?D.compressedTexSubImage3D(
Se,he,be,qe,Mt,xe,ce,_e,ut,dt.data):D.texSubImage3D(Se,he,be,qe,Mt,xe,ce,_e,ut,$t,dt):x.isDataTexture?D.texSubImage2D(D.TEXTURE_2D,he,be,qe,xe,ce,ut,$t,dt.data):x.isCompressedTexture?D.compressedTexSubImage2D(
D.TEXTURE_2D,he,be,qe,dt.width,dt.height,ut,dt.data):D.texSubImage2D(D.TEXTURE_2D,he,be,qe,xe,ce,ut,$t,dt);de.pixelStorei(D.UNPACK_ROW_LENGTH,en),de.pixelStorei(D.UNPACK_IMAGE_HEIGHT,Qe),de.pixelStorei(
D.UNPACK_SKIP_PIXELS,ji),de.pixelStorei(D.UNPACK_SKIP_ROWS,Zt),de.pixelStorei(D.UNPACK_SKIP_IMAGES,wa),he===0&&P.generateMipmaps===!0&&P.mipmapsAutoUpdate===!0&&D.generateMipmap(Se),de.unbindTexture()},
this.initRenderTarget=function(x){Pe.get(x).__webglFramebuffer===void 0&&Ue.setupRenderTarget(x)},this.initTexture=function(x){x.isCubeTexture?Ue.setTextureCube(x,0):x.isData3DTexture?Ue.setTexture3D(
x,0):x.isDataArrayTexture||x.isCompressedArrayTexture?Ue.setTexture2DArray(x,0):Ue.setTexture2D(x,0),de.unbindTexture()},this.resetState=function(){K=0,G=0,ne=null,de.reset(),ae.reset()},typeof __THREE_DEVTOOLS__<
"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ln}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=
e;let t=this.getContext();t.drawingBufferColorSpace=Ye._getDrawingBufferColorSpace(e),t.unpackColorSpace=Ye._getUnpackColorSpace()}};var Yp={type:"change"},ah={type:"start"},Zp={type:"end"},Ql=new _s,$p=new vn,ob=Math.cos(70*Wu.DEG2RAD),Ut=new U,dn=2*Math.PI,et={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,
TOUCH_DOLLY_ROTATE:6},rh=1e-6,ec=class extends oa{constructor(e,t=null){super(e,t),this.state=et.NONE,this.target=new U,this.cursor=new U,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=
1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.
enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=
!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:qi.ROTATE,MIDDLE:qi.DOLLY,RIGHT:qi.PAN},this.touches={ONE:Yi.ROTATE,TWO:Yi.
DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new U,this.
_lastQuaternion=new xn,this._lastTargetPosition=new U,this._quat=new xn().setFromUnitVectors(e.up,new U(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new sr,this._sphericalDelta=
new sr,this._scale=1,this._panOffset=new U,this._rotateStart=new Ce,this._rotateEnd=new Ce,this._rotateDelta=new Ce,this._panStart=new Ce,this._panEnd=new Ce,this._panDelta=new Ce,this._dollyStart=new Ce,
this._dollyEnd=new Ce,this._dollyDelta=new Ce,this._dollyDirection=new U,this._mouse=new Ce,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=
cb.bind(this),this._onPointerDown=lb.bind(this),this._onPointerUp=ub.bind(this),this._onContextMenu=_b.bind(this),this._onMouseWheel=fb.bind(this),this._onKeyDown=pb.bind(this),this._onTouchStart=mb.bind(
this),this._onTouchMove=gb.bind(this),this._onMouseDown=hb.bind(this),this._onMouseMove=db.bind(this),this._interceptControlDown=vb.bind(this),this._interceptControlUp=xb.bind(this),this.domElement!==
null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this.
_cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener(
"contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,
capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=et.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener(
"pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.
removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("k\
eydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions=
{},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){
return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&
(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=
this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Yp),this.update(),
this.state=et.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){
this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;Ut.copy(t).sub(this.target),Ut.applyQuaternion(this._quat),this._spherical.setFromVector3(Ut),this.autoRotate&&this.state===et.
NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):
(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=dn:i>Math.PI&&
(i-=dn),s<-Math.PI?s+=dn:s>Math.PI&&(s-=dn),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):
Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(
this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;
if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let a=this._spherical.radius;this._spherical.radius=
this._clampDistance(this._spherical.radius*this._scale),r=a!=this._spherical.radius}if(Ut.setFromSpherical(this._spherical),Ut.applyQuaternion(this._quatInverse),t.copy(this.target).add(Ut),this.object.
lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this.
_sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let a=null;if(this.object.isPerspectiveCamera){let o=Ut.length();a=this._clampDistance(o*this._scale);
let l=o-a;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let o=new U(this._mouse.x,this._mouse.y,0);o.unproject(
this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new U(
this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(o),this.object.updateMatrixWorld(),a=Ut.length()}else console.warn("WARNING: OrbitControls.js encountered an unk\
nown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;a!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(a).add(this.object.position):
(Ql.origin.copy(this.object.position),Ql.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Ql.direction))<ob?this.object.lookAt(this.target):($p.setFromNormalAndCoplanarPoint(
this.object.up,this.target),Ql.intersectPlane($p,this.target))))}else if(this.object.isOrthographicCamera){let a=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.
zoom/this._scale)),a!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>rh||8*
(1-this._lastQuaternion.dot(this.object.quaternion))>rh||this._lastTargetPosition.distanceToSquared(this.target)>rh?(this.dispatchEvent(Yp),this._lastPosition.copy(this.object.position),this._lastQuaternion.
copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?dn/60*this.autoRotateSpeed*e:dn/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.
abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Ut.setFromMatrixColumn(t,0),Ut.multiplyScalar(-e),this.
_panOffset.add(Ut)}_panUp(e,t){this.screenSpacePanning===!0?Ut.setFromMatrixColumn(t,1):(Ut.setFromMatrixColumn(t,0),Ut.crossVectors(this.object.up,Ut)),Ut.multiplyScalar(e),this._panOffset.add(Ut)}_pan(e,t){
let i=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Ut.copy(s).sub(this.target);let r=Ut.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/i.clientHeight,
this.object.matrix),this._panUp(2*t*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.
object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan\
 disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera typ\
e - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unkn\
own camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let i=this.domElement.getBoundingClientRect(),s=e-i.left,
r=t-i.top,a=i.width,o=i.height;this._mouse.x=s/a*2-1,this._mouse.y=-(r/o)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){
return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),
this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(
this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(dn*this._rotateDelta.x/t.clientHeight),this._rotateUp(dn*this._rotateDelta.y/t.clientHeight),
this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?
this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=
!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this.
_panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(
e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.
UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(dn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:
e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-dn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.
ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(dn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.
ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-dn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),
this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.
set(i,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(
i,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(
e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){
if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let i=this._getSecondPointerPosition(e),s=.5*(e.pageX+i.x),r=.5*(e.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(
this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(dn*this._rotateDelta.x/t.clientHeight),this._rotateUp(dn*this._rotateDelta.y/t.clientHeight),
this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+
t.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){
let t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this.
_dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let a=(e.pageX+t.x)*.5,o=(e.pageY+t.y)*.5;this._updateZoomParameters(a,o)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(
e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.
push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){
for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Ce,this._pointerPositions[e.pointerId]=
t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,
i={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}};function lb(n){this.enabled!==
!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener(
"pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n),this._cursorStyle==="grab"&&(this.domElement.style.
cursor="grabbing")))}function cb(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function ub(n){switch(this._removePointer(n),this._pointers.length){case 0:this.
domElement.releasePointerCapture(n.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),
this.dispatchEvent(Zp),this.state=et.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,
pageX:t.x,pageY:t.y});break}}function hb(n){let e;switch(n.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case qi.
DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=et.DOLLY;break;case qi.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(
n),this.state=et.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=et.ROTATE}break;case qi.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this.
_handleMouseDownRotate(n),this.state=et.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=et.PAN}break;default:this.state=et.NONE}this.state!==et.NONE&&this.dispatchEvent(
ah)}function db(n){switch(this.state){case et.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case et.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case et.
PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function fb(n){this.enabled===!1||this.enableZoom===!1||this.state!==et.NONE||(n.preventDefault(),this.dispatchEvent(ah),this._handleMouseWheel(
this._customWheelEvent(n)),this.dispatchEvent(Zp))}function pb(n){this.enabled!==!1&&this._handleKeyDown(n)}function mb(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.
ONE){case Yi.ROTATE:if(this.enableRotate===!1){this.state=et.NONE;break}this._handleTouchStartRotate(n),this.state=et.TOUCH_ROTATE;break;case Yi.PAN:if(this.enablePan===!1){this.state=et.NONE;break}this.
_handleTouchStartPan(n),this.state=et.TOUCH_PAN;break;default:this.state=et.NONE}break;case 2:switch(this.touches.TWO){case Yi.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(
n),this.state=et.TOUCH_DOLLY_PAN;break;case Yi.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=et.TOUCH_DOLLY_ROTATE;break;default:this.
state=et.NONE}break;default:this.state=et.NONE}this.state!==et.NONE&&this.dispatchEvent(ah)}function gb(n){switch(this._trackPointer(n),this.state){case et.TOUCH_ROTATE:if(this.enableRotate===!1)return;
this._handleTouchMoveRotate(n),this.update();break;case et.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case et.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.
enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case et.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();
break;default:this.state=et.NONE}}function _b(n){this.enabled!==!1&&n.preventDefault()}function vb(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",
this._interceptControlUp,{passive:!0,capture:!0}))}function xb(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,
capture:!0}))}var Jp=`
uniform mat4 modelMatrix;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
`,oh=`
vec3 shade(vec3 color, vec3 normal, vec3 position) {
vec3 view = normalize(-position);
float key = max(dot(normal, normalize(vec3(-0.4, 0.7, 0.6))), 0.0);
float fill = 0.5 + 0.5 * normal.y;
float rim = pow(1.0 - max(dot(normal, view), 0.0), 3.0);
return color * (0.42 + 0.18 * fill + 0.46 * key) * (1.0 - 0.35 * rim);
}
vec4 numberColor(uint n) {
return vec4(float(n & 255u), float((n >> 8) & 255u), float((n >> 16) & 255u), float(n >> 24)) / 255.0;
}
`,lh=`
uniform vec4 clipPlane;
bool clipped(vec3 world) { return dot(clipPlane.xyz, world) > clipPlane.w; }
`,Kp=`
uniform sampler2D ramp;
vec3 rampColor(float s) { return texture(ramp, vec2(clamp(s, 0.0, 1.0) * (255.0 / 256.0) + 0.5 / 256.0, 0.5)).rgb; }
`,jp=`
#ifdef QUADS
in vec2 corner;
#endif
in vec4 place;
in float scalar;
in float group;
uniform vec3 origin;
uniform vec4 scale;
uniform float shrink;
uniform vec3 scalarScale;
uniform vec2 viewport;
uniform vec3 groupColors[8];
uniform int coloring;
uniform vec3 plain;
uniform float hiddenGroups;
uniform uint base;
uniform int chosen;
uniform int every;
uniform vec3 missing;
flat out vec3 centre;
flat out float radius;
flat out vec3 color;
flat out uint number;
${lh}
${Kp}
void main() {
vec3 world = origin + place.xyz * scale.xyz;
radius = place.w * scale.w * shrink;
centre = (modelViewMatrix * vec4(world, 1.0)).xyz;
#ifdef QUADS
int index = gl_InstanceID * every;
#else
int index = gl_VertexID * every;
#endif
number = base + uint(index);
gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
gl_PointSize = 1.0;
int g = int(group + 0.5);
if (every > 1) radius *= pow(float(every), 1.0 / 3.0);
if (clipped(world) || ((int(hiddenGroups) >> min(g, 20)) & 1) == 1) return;
float d = -centre.z;
if (d <= radius * 1.001) return;
vec2 t = sqrt(max(centre.xy * centre.xy + d * d - radius * radius, 0.0));
vec2 low = (centre.xy * t - radius * d) / max(d * t + radius * centre.xy, 1e-9);
vec2 high = (centre.xy * t + radius * d) / max(d * t - radius * centre.xy, 1e-9);
vec2 focal = vec2(projectionMatrix[0][0], projectionMatrix[1][1]);
vec2 shift = vec2(projectionMatrix[2][0], projectionMatrix[2][1]);
low = low * focal - shift;
high = high * focal - shift;
float nearest = -(d - radius);
float depth = -(projectionMatrix[2][2] * nearest + projectionMatrix[3][2]) / nearest;
#ifdef QUADS
gl_Position = vec4(mix(low, high, corner), depth, 1.0);
#else
gl_Position = vec4(0.5 * (low + high), depth, 1.0);
vec2 size = (high - low) * 0.5 * viewport;
gl_PointSize = max(size.x, size.y) + 1.0;
#endif
color = plain;
if (coloring == 1) color = groupColors[g & 7];
if (coloring == 2) {
float x = scalar * scalarScale.x + scalarScale.y;
if (scalarScale.z > 0.0) x = x > 0.0 ? log(x) * scalarScale.z : 0.0;
color = scalar > 0.999995 ? missing : rampColor(x);
}
if (coloring != 2) {
uint h = uint(index) * 2654435769u;
color *= 0.88 + 0.24 * float((h >> 16) & 255u) / 255.0;
}
if (index == chosen) color = vec3(1.0, 0.35, 0.1);
}
`,Qp=`
flat in vec3 centre;
flat in float radius;
flat in vec3 color;
flat in uint number;
uniform vec2 viewport;
uniform mat4 projectionMatrix;
uniform bool picking;
out vec4 result;
${oh}
void main() {
vec2 seen = gl_FragCoord.xy / viewport * 2.0 - 1.0;
vec3 ray = vec3((seen.x + projectionMatrix[2][0]) / projectionMatrix[0][0], (seen.y + projectionMatrix[2][1]) / projectionMatrix[1][1], -1.0);
float a = dot(ray, ray), b = dot(ray, centre) / a;
vec3 off = centre - b * ray;
float rest = radius * radius - dot(off, off);
if (rest < 0.0) discard;
vec3 hit = (b - sqrt(rest / a)) * ray;
float depth = -(projectionMatrix[2][2] * hit.z + projectionMatrix[3][2]) / hit.z;
gl_FragDepth = 0.5 * depth + 0.5;
result = picking ? numberColor(number) : vec4(shade(color, (hit - centre) / radius, hit), 1.0);
}
`,em=`
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
`,tm=`
in vec3 seen;
in vec3 direction;
in vec3 world;
uniform vec3 color;
uniform float opacity;
uniform uint base;
uniform bool picking;
out vec4 result;
${lh}
${oh}
void main() {
if (clipped(world)) discard;
vec3 n = normalize(direction);
if (dot(n, seen) > 0.0) n = -n;
result = picking ? numberColor(base) : vec4(shade(color, n, seen), opacity);
}
`,tc=`
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
flat out vec3 color;
flat out uint number;
${Kp}
void main() {
number = base + uint(gl_InstanceID);
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
world = middle + around * max(wide, 0.75 * pixelRatio * pixel);
vec4 p = modelViewMatrix * vec4(world, 1.0);
seen = p.xyz;
direction = mat3(modelViewMatrix) * around;
gl_Position = projectionMatrix * p;
color = plain;
if (state >= 0.0 && coloring == 1) color = rampColor((tension - tensionRange.x) / max(tensionRange.y - tensionRange.x, 1e-30));
if (state >= 0.0 && coloring == 0) color = s == 1 ? vec3(0.62, 0.66, 0.72) : s == 2 ? vec3(0.84, 0.37, 0.0) : plain;
if (gl_InstanceID == chosen) color = vec3(1.0, 0.35, 0.1);
}
`,nc=`
in vec3 seen;
in vec3 direction;
in vec3 world;
flat in vec3 color;
flat in uint number;
uniform bool picking;
out vec4 result;
${lh}
${oh}
void main() {
if (clipped(world)) discard;
vec3 n = normalize(direction);
result = picking ? numberColor(number) : vec4(shade(color, n, seen), 1.0);
}
`;var yb=new rt(0,0,0,1);function nm(n){let e=new Uint8Array(n.flatMap(i=>[1,3,5].map(s=>parseInt(i.slice(s,s+2),16)).concat(255))),t=new er(e,n.length,1,Mn);return t.magFilter=t.minFilter=Yt,t.needsUpdate=
!0,{viewport:{value:new Ce(1,1)},pixelRatio:{value:1},clipPlane:{value:yb.clone()},picking:{value:!1},ramp:{value:t}}}function Ji(n,e,t,i,s={},r=""){let a=`precision highp float;
precision highp int;
precision highp sampler2D;
`;return new nr({glslVersion:ga,vertexShader:a+Jp+e,fragmentShader:r+a+t,uniforms:{...n,...i},defines:s,side:Nn})}var ch=8;function uh(n){let e=[],t=[];for(let r=0;r<ch;r++){let a=2*Math.PI*r/ch;e.push(Math.cos(a),Math.sin(a),0,Math.cos(a),Math.sin(a),1);let o=2*r,l=2*((r+1)%ch);t.push(o,l,l+1,o,l+1,o+1)}let i=new Xi;
i.setAttribute("position",new Et(new Float32Array(e),3)),i.setIndex(t),i.instanceCount=n;let s=(r,a)=>i.setAttribute(r,new vs(new Float32Array(n*a),a));return s("from",3),s("to",3),s("radius",1),s("te\
nsion",1),s("state",1),s("shown",1),i}var ic=class{uniforms={tensionRange:{value:new Ce(0,1)},coloring:{value:1},plain:{value:new U(.18,.24,.31)},base:{value:0},chosen:{value:-1},taper:{value:0}};object;count;geometry;moving=[];constructor(e,t){
let i=t.header.links??[];this.count=i.length,this.geometry=uh(i.length);let s=t.blocks.get("ends");i.forEach((r,a)=>{this.setEnds(a,s,a),this.array("radius")[a]=r.radius,this.array("state")[a]=r.edge?
-1:0,this.array("shown")[a]=1,r.static||this.moving.push(a)}),this.object=new Wt(this.geometry,Ji(e,tc,nc,this.uniforms)),this.object.frustumCulled=!1}array(e){return this.geometry.getAttribute(e).array}setEnds(e,t,i){
this.array("from").set(t.subarray(6*i,6*i+3),3*e),this.array("to").set(t.subarray(6*i+3,6*i+6),3*e)}update(e,t,i,s){this.moving.forEach((r,a)=>{this.setEnds(r,e,a),this.array("tension")[r]=t[a],this.array(
"state")[r]=s(r)?-1:i[a]});for(let r of["from","to","tension","state"])this.geometry.getAttribute(r).needsUpdate=!0}show(e){let t=this.array("shown");for(let i=0;i<this.count;i++)t[i]=e(i)?1:0;this.geometry.
getAttribute("shown").needsUpdate=!0}tensions(){let e=this.array("tension"),t=this.array("state"),i=0,s=0;for(let r of this.moving)t[r]>=0&&t[r]<3&&(i=Math.min(i,e[r]),s=Math.max(s,e[r]));return[i,s]}tightest(){
let e=this.array("tension"),t=this.array("state");return this.moving.filter(i=>t[i]>=0&&t[i]<3).reduce((i,s)=>i<0||e[s]>e[i]?s:i,-1)}dispose(){this.geometry.dispose(),this.object.material.dispose(),this.
object.removeFromParent()}};var sc=class{constructor(e,t){this.shared=e;this.root=t}shared;root;largest=0;object=null;uniforms={tensionRange:{value:new Ce(0,1)},coloring:{value:1},plain:{value:new U},base:{value:0},chosen:{value:-1},
taper:{value:0}};show(e,t){this.dispose();let i=e?.blocks.get("contact"),s=e?.blocks.get("force");if(this.largest=0,!i||!s||t==="")return;let r=i.length/10,a=e.header.max_radius;for(let h=0;h<r;h++)this.
largest=Math.max(this.largest,i[10*h+9]);if(!(this.largest>0))return;let o=uh(r),l=h=>o.getAttribute(h).array,c=l("from"),u=l("to"),f=l("radius"),d=l("tension");l("shown").fill(1);for(let h=0;h<r;h++){
let g=Math.max(i[10*h+9],0)/this.largest;if(d[h]=i[10*h+9],t==="chains"){c.set(i.subarray(10*h,10*h+3),3*h),u.set(i.subarray(10*h+3,10*h+6),3*h),f[h]=.5*a*Math.sqrt(g);continue}f[h]=.25*a;for(let b=0;b<
3;b++)c[3*h+b]=i[10*h+6+b],u[3*h+b]=i[10*h+6+b]+4*a*s[3*h+b]/this.largest}this.uniforms.tensionRange.value.set(0,this.largest),this.uniforms.taper.value=t==="arrows"?1:0,this.object=new Wt(o,Ji(this.shared,
tc,nc,this.uniforms)),this.object.frustumCulled=!1,this.root.add(this.object)}hide(e){this.object&&(this.object.visible=!e)}dispose(){this.object?.geometry.dispose(),this.object?.material?.dispose(),this.
object?.removeFromParent(),this.object=null}};var rc=class{constructor(e,t){this.draw=e;this.finished=t}draw;finished;level=1;heavy=!1;drawing=!1;wanted=!1;timer=0;ask(){clearTimeout(this.timer),this.timer=0,!this.wanted&&(this.wanted=!0,this.drawing||
requestAnimationFrame(()=>{this.begin(this.heavy?2:1)}))}async begin(e){if(this.drawing)return;this.drawing=!0,e!==0&&(this.wanted=!1),this.level=e;let t=performance.now();this.draw(e),await this.finished();
let i=performance.now()-t;e===0&&(this.heavy=i>132),e===1&&i>33&&(this.heavy=!0),this.drawing=!1,this.wanted?requestAnimationFrame(()=>{this.begin(this.heavy?2:1)}):e!==0&&(this.timer=setTimeout(()=>{
this.timer=0,this.begin(0)},200))}rests(){return!this.wanted&&!this.drawing&&this.timer===0&&this.level===0}restart(){this.heavy=!1}};function im(n){let e=n.fenceSync(n.SYNC_GPU_COMMANDS_COMPLETE,0);return n.
flush(),new Promise(t=>{let i=()=>{e&&!n.isContextLost()&&n.clientWaitSync(e,0,0)===n.TIMEOUT_EXPIRED?setTimeout(i,2):(n.deleteSync(e),t())};i()})}var sm=["#d1603d","#3b6ea5","#5b8c5a","#e0a030","#7a5c8e","#4c9a9a"],bb="#d0ccc3",Sb="#6b7f92",Mb=12,rm=n=>new U(...[1,3,5].map(e=>parseInt(n.slice(e,e+2),16)/255)),ac=class{group=new Hn;meshes=[];colors=[];constructor(e,t){
let i=t.blocks.get("point"),s=t.blocks.get("normal"),r=t.blocks.get("triangle"),a=t.header.shapes??[],o=1+Math.max(-1,...a.map(l=>l.body));a.forEach((l,c)=>{let u=rm(l.body<0?bb:o>Mb?Sb:sm[l.body%sm.length]);
if(this.colors.push(u),l.radius!==void 0){this.meshes.push(null);return}let[f,d]=l.points,[h,g]=l.triangles,b=new hn;b.setAttribute("position",new Et(i.subarray(3*f,3*(f+d)),3)),b.setAttribute("normal",
new Et(s.subarray(4*f,4*(f+d)),4,!0)),b.setIndex(new Et(r.subarray(3*h,3*(h+g)),1));let m=Ji(e,em,tm,{color:{value:u},opacity:{value:1},base:{value:c}}),p=new Wt(b,m);p.frustumCulled=!1,this.meshes.push(
p),this.group.add(p)})}pose(e,t){e.forEach((i,s)=>{let r=this.meshes[i],a=7*s;r&&(r.position.set(t[a],t[a+1],t[a+2]),r.quaternion.set(t[a+3],t[a+4],t[a+5],t[a+6]))})}setBase(e){this.each((t,i)=>{t.uniforms.
base.value=e+i})}show(e){this.meshes.forEach((t,i)=>{t&&(t.visible=e(i))})}choose(e){this.each((t,i)=>{t.uniforms.color.value=i===e?rm("#ff5a1a"):this.colors[i]})}each(e){this.meshes.forEach((t,i)=>{t&&
e(t.material,i)})}dispose(){for(let e of this.meshes)e?.geometry.dispose(),e?.material?.dispose();this.group.removeFromParent()}};var wb=2e4,fh=["#a89d8a","#0072b2","#e69f00","#009e73","#cc79a7","#56b4e9","#d55e00","#f0e442"],hh=n=>new U(...[1,3,5].map(e=>parseInt(n.slice(e,e+2),16)/255)),Tb=125e3,ba=class{constructor(e,t){this.
shared=e;this.conservative=t}shared;conservative;uniforms={origin:{value:new U},scale:{value:new rt(1,1,1,1)},shrink:{value:1},scalarScale:{value:new U(1,0,0)},groupColors:{value:fh.map(hh)},coloring:{
value:1},plain:{value:hh("#a89d8a")},missing:{value:hh(ka)},hiddenGroups:{value:0},base:{value:0},chosen:{value:-1}};object=new Hn;count=0;whole=null;few=null;data=[new Uint16Array(0),new Uint16Array(
0),new Uint8Array(0)];place(e,t,i){let s=this.count=e.length/4;this.data=[e,t??new Uint16Array(s),i??new Uint8Array(s)],this.whole=this.fill(this.whole,this.data,1),this.show(1)}fewest(){return 2**Math.
max(0,Math.ceil(Math.log2(this.count/Tb)))}show(e){if(this.whole&&(this.whole.object.visible=e===1),e===1){this.few&&(this.few.object.visible=!1);return}let[t,i,s]=this.data,r=Math.ceil(this.count/e),
a=[t instanceof Uint16Array?new Uint16Array(4*r):new Float32Array(4*r),new Uint16Array(r),new Uint8Array(r)];for(let o=0,l=0;o<r;o++,l+=e){for(let c=0;c<4;c++)a[0][4*o+c]=t[4*l+c];a[1][o]=i[l],a[2][o]=
s[l]}this.few=this.fill(this.few,a,e),this.few.object.visible=!0}fill(e,t,i){let s=t[1].length,r=`${s} ${t[0].constructor.name} ${i}`,a=e;return a?.kind!==r&&(a&&dh(a),a=this.make(s,r,t[0]instanceof Uint16Array,
i)),["place","scalar","group"].forEach((o,l)=>{let c=a.geometry.getAttribute(o);c.array=t[l],c.needsUpdate=!0}),a}make(e,t,i,s){let r=this.count<wb,a=this.conservative?`#extension GL_EXT_conservative_\
depth : enable
precision highp float;
layout(depth_greater) out float gl_FragDepth;
`:"",o={...this.uniforms,every:{value:s}},l=Ji(this.shared,jp,Qp,o,r?{QUADS:""}:{},a),c=r?new Xi:new hn,u=(d,h,g)=>r?new vs(d,h,g):new Et(d,h,g);c.setAttribute("place",u(i?new Uint16Array(4*e):new Float32Array(
4*e),4,i)),c.setAttribute("scalar",u(new Uint16Array(e),1,!0)),c.setAttribute("group",u(new Uint8Array(e),1,!1)),c instanceof Xi?(c.setAttribute("corner",new Et(new Float32Array([0,0,1,0,0,1,1,1]),2)),
c.setIndex([0,1,2,2,1,3]),c.instanceCount=e):c.setDrawRange(0,e);let f=r?new Wt(c,l):new ea(c,l);return f.frustumCulled=!1,this.object.add(f),{kind:t,geometry:c,object:f}}dispose(){this.whole&&dh(this.
whole),this.few&&dh(this.few),this.whole=this.few=null,this.object.removeFromParent(),this.count=0}};function dh(n){n.geometry.dispose(),n.object.material.dispose(),n.object.removeFromParent()}var om=30,Eb=2e5,Sa=class{constructor(e,t,i){this.canvas=e;this.onDrawn=i;this.renderer=new Jl({canvas:e,antialias:!1,alpha:!1,powerPreference:"high-performance"}),this.renderer.autoClear=!0;let s=this.
renderer.getContext(),r=s.getExtension("EXT_conservative_depth")!==null;this.pace=new rc(()=>this.drawNow(),()=>im(s)),this.shared=nm(t),this.particles=new ba(this.shared,r),this.balls=new ba(this.shared,
r),this.balls.uniforms.coloring.value=0,this.balls.uniforms.plain.value=new U(.42,.5,.57),this.contacts=new sc(this.shared,this.root),this.controls=this.steered(),e.addEventListener("webglcontextresto\
red",()=>this.draw())}canvas;onDrawn;renderer;shared;root=new Kr;camera=new sn(om,1,.01,100);controls;partner=null;particles;balls;ballNumbers=[];solids=null;links=null;contacts;scene=null;frame=null;pace;led=!1;size={
width:1,height:1,ratio:1};every=1;target=new rn(5,5);drawn=0;drawnWhole=0;steered(){let e=new ec(this.camera,this.canvas);return e.zoomToCursor=!0,e.addEventListener("change",()=>this.moved()),e}moved(){
this.draw(),this.led||this.partner?.seeAs(this)}seeAs(e){this.led=!0,this.setUp(e.camera.up),this.camera.position.copy(e.camera.position),this.camera.near=e.camera.near,this.camera.far=e.camera.far,this.
camera.updateProjectionMatrix(),this.controls.target.copy(e.controls.target),this.controls.update(),this.led=!1,this.draw()}setUp(e){this.camera.up.equals(e)||(this.camera.up.copy(e),this.controls.dispose(),
this.controls=this.steered())}setBackground(e){this.root.background=new $e(e),this.draw()}setScene(e,t){this.solids?.dispose(),this.links?.dispose(),this.contacts.dispose(),this.scene=e,this.frame=null,
this.solids=new ac(this.shared,e),this.links=new ic(this.shared,e),this.ballNumbers=(e.header.shapes??[]).flatMap((s,r)=>s.radius!==void 0?[r]:[]),this.root.add(this.solids.group,this.links.object);let i=e.
blocks.get("pose");this.solids.pose((e.header.shapes??[]).map((s,r)=>r),i),this.placeBalls(s=>i.subarray(7*s,7*s+3)),t||this.fit(),this.pace.restart(),this.draw()}dispose(){this.clear(),this.controls.
dispose(),this.renderer.dispose(),this.renderer.forceContextLoss()}clear(){this.solids?.dispose(),this.links?.dispose(),this.particles.dispose(),this.balls.dispose(),this.contacts.dispose(),this.solids=
this.links=this.scene=this.frame=null,this.draw()}placeBalls(e){let t=this.scene?.header.shapes??[],i=new Float32Array(4*this.ballNumbers.length);this.ballNumbers.forEach((s,r)=>{i.set(e(s),4*r),i[4*r+
3]=t[s].radius??0}),this.balls.place(i,null,null),this.root.add(this.balls.object)}setFrame(e){if(!this.scene)return;this.frame=e;let t=e.header,i=this.particles.uniforms,s=e.blocks.get("position"),r=s instanceof
Uint16Array;i.origin.value.set(...t.low),i.scale.value=r?new rt(t.high[0]-t.low[0],t.high[1]-t.low[1],t.high[2]-t.low[2],t.max_radius):new rt(1,1,1,1),this.particles.place(s,e.blocks.get("scalar")??null,
e.blocks.get("group")??null),this.every=1,this.root.add(this.particles.object);let a=this.scene.header.shapes??[],o=this.scene.header.links??[],l=a.flatMap((d,h)=>d.static?[]:[h]),c=e.blocks.get("pose"),
u=this.scene.blocks.get("pose");this.solids?.pose(l,c);let f=new Map(l.map((d,h)=>[d,h]));this.placeBalls(d=>f.has(d)?c.subarray(7*f.get(d),7*f.get(d)+3):u.subarray(7*d,7*d+3)),this.links?.update(e.blocks.
get("ends"),e.blocks.get("tension"),e.blocks.get("state"),d=>o[d].edge),this.setNumbers(),this.draw()}showContacts(e){return this.contacts.show(this.frame,e),this.particles.uniforms.shrink.value=this.
contacts.largest>0?.3:1,this.draw(),this.contacts.largest}setNumbers(){this.particles.uniforms.base.value=1;let e=1+this.particles.count;this.solids?.setBase(e),this.balls.uniforms.base.value=1+this.particles.
count+(this.scene?.header.shapes??[]).length,this.links&&(this.links.uniforms.base.value=this.balls.uniforms.base.value+this.balls.count)}setColors(e){let t=this.frame?.header.scalar,i=this.particles.
uniforms;if(i.coloring.value=e.scalar&&t?2:1,t){let{factor:s,offset:r,logarithm:a}=dd(t,e.scale);i.scalarScale.value.set(s,r,a)}this.links&&(this.links.uniforms.tensionRange.value.set(...e.tensions),this.
links.uniforms.coloring.value=e.links==="tension"?1:0),this.draw()}tensions(){return this.links?.tensions()??[0,0]}tightest(){return this.links?.tightest()??-1}hide(e){let t=this.scene?.header;t&&(this.
solids?.show(i=>!e.has(t.shapes[i].object)),this.links?.show(i=>!e.has(t.links[i].object)),this.particles.uniforms.hiddenGroups.value=(t.groups??[]).reduce((i,s,r)=>i|(e.has(s)?1<<Math.min(r,20):0),0),
this.balls.object.visible=!this.ballNumbers.every(i=>e.has(t.shapes[i].object)),this.draw())}choose(e){this.particles.uniforms.chosen.value=e?.kind==="particle"?e.number:-1,this.solids?.choose(e?.kind===
"shape"?e.number:-1),this.balls.uniforms.chosen.value=e?.kind==="shape"?this.ballNumbers.indexOf(e.number):-1,this.links&&(this.links.uniforms.chosen.value=e?.kind==="link"?e.number:-1),this.draw()}clip(e){
this.shared.clipPlane.value.set(...e?[...e.normal,e.offset]:[0,0,0,1]),this.draw()}resize(e,t,i){this.size={width:e,height:t,ratio:i},this.camera.aspect=e/Math.max(t,1),this.camera.updateProjectionMatrix(),
this.draw()}fit(e){let t=this.scene?.header;if(!t)return;let i=new U(...t.low),s=new U(...t.high),r=new U(...t.up),a=i.clone().add(s).multiplyScalar(.5),o=Math.max(i.distanceTo(s)/2,1e-6),l=new U(1,0,
0).addScaledVector(r,-r.x);l.length()<.5&&l.set(0,1,0).addScaledVector(r,-r.y),l.normalize();let c=l.clone().cross(r),u=e??[.55,.42,1],f=l.clone().multiplyScalar(u[0]).addScaledVector(r,u[1]).addScaledVector(
c,u[2]).normalize();this.setUp(r);let d=[...Array(8).keys()].map(p=>new U(p&1?s.x:i.x,p&2?s.y:i.y,p&4?s.z:i.z)),h=Math.tan(om/360*Math.PI)/1.1,g=r.clone().cross(f).normalize(),b=f.clone().cross(g),m=o*
.1;for(let p of d){let S=p.sub(a);m=Math.max(m,S.dot(f)+Math.max(Math.abs(S.dot(b))/h,Math.abs(S.dot(g))/(h*this.camera.aspect)))}this.camera.position.copy(a).addScaledVector(f,m),this.camera.near=o/500,
this.camera.far=m+60*o,this.camera.updateProjectionMatrix(),this.controls.target.copy(a),this.controls.update(),this.moved()}aim(e){let t=new U(...e).sub(this.controls.target);this.move(t)}pan(e,t){let i=this.
controls.target.clone().sub(this.camera.position),s=i.clone().cross(this.camera.up).normalize(),r=s.clone().cross(i).normalize();this.move(s.multiplyScalar(e*i.length()).addScaledVector(r,t*i.length()))}move(e){
this.controls.target.add(e),this.camera.position.add(e),this.controls.update(),this.moved()}orbit(e,t,i=1){let s=this.camera.position.clone().sub(this.controls.target);s.applyAxisAngle(this.camera.up,
-e*Math.PI/180);let r=this.camera.up.clone().cross(s).normalize(),a=s.clone().applyAxisAngle(r,-t*Math.PI/180);Math.abs(a.clone().normalize().dot(this.camera.up))<.999&&s.copy(a),this.camera.position.
copy(this.controls.target).addScaledVector(s,1/i),this.controls.update(),this.moved()}draw(){this.pace.ask()}rests(){return this.pace.rests()}drawNow(){let{width:e,height:t,ratio:i}=this.size,s=this.pace.
level===2?this.particles.fewest():1;s!==this.every&&this.particles.show(s),this.every=s;let r=this.pace.level===0&&this.particles.count<Eb;this.render(e,t,r?Math.max(i,2):this.pace.level===2?1:i),this.
drawn++,s===1&&this.drawnWhole++,this.onDrawn(s)}render(e,t,i){let s=this.renderer,r=s.getSize(new Ce);(r.x!==e||r.y!==t||s.getPixelRatio()!==i)&&s.setDrawingBufferSize(e,t,i),s.getDrawingBufferSize(this.
shared.viewport.value),this.shared.pixelRatio.value=i,s.render(this.root,this.camera)}pick(e,t,i,s){let r=this.root.background;this.root.background=null,this.shared.picking.value=!0,this.contacts.hide(
!0),this.camera.setViewOffset(i,s,e-2,t-2,5,5),this.shared.viewport.value.set(5,5),this.shared.pixelRatio.value=1,this.renderer.setRenderTarget(this.target),this.renderer.setClearColor(0,0),this.renderer.
clear(),this.renderer.render(this.root,this.camera);let a=new Uint8Array(100);this.renderer.readRenderTargetPixels(this.target,0,0,5,5,a),this.renderer.setRenderTarget(null),this.camera.clearViewOffset(),
this.shared.picking.value=!1,this.contacts.hide(!1),this.root.background=r;let o=0,l=1/0;for(let c=0;c<25;c++){let u=(a[4*c]|a[4*c+1]<<8|a[4*c+2]<<16|a[4*c+3]<<24)>>>0,f=(c%5-2)**2+(Math.floor(c/5)-2)**
2;u>0&&f<l&&(o=u,l=f)}return this.draw(),o===0?null:this.named(o-1)}named(e){if(e<this.particles.count)return{kind:"particle",number:e};e-=this.particles.count;let t=(this.scene?.header.shapes??[]).length;
return e<t?{kind:"shape",number:e}:(e-=t,e<this.balls.count?{kind:"shape",number:this.ballNumbers[e]}:(e-=this.balls.count,e<(this.links?.count??0)?{kind:"link",number:e}:null))}async picture(e,t){let i=this.
camera.aspect;this.camera.aspect=e/t,this.camera.updateProjectionMatrix(),this.particles.show(this.every=1),this.render(e,t,2*Math.max(e,t)<=this.renderer.capabilities.maxTextureSize?2:1);let s=await createImageBitmap(
this.renderer.domElement,{resizeWidth:e,resizeHeight:t,resizeQuality:"high"});return this.camera.aspect=i,this.camera.updateProjectionMatrix(),this.draw(),s}};function ph({low:n,high:e,unit:t,mid:i=(n+e)/2}){let s=ft.value.ramp.filter((r,a)=>a%15===0);return y("div",{class:"ramp",children:[y("div",{class:"bar",style:{background:`linear-gradient(90deg, ${s.join(
", ")})`}}),y("div",{class:"ends",children:[y("span",{children:bt(n)}),y("span",{children:bt(i)}),y("span",{children:[bt(e)," ",t]})]})]})}function lm(){let n=Tt.value?.header;if(!n)return null;let e=Ke.
value?.header.scalar,t=(Ke.value?.header.particles??0)>0,i=(n.links??[]).some(s=>!s.edge);return!t&&!i?null:y("section",{class:"legend","aria-label":"Colours",children:[t&&y(je,{children:[y("label",{children:[
"Particles"," ",y("select",{value:it.value,onChange:s=>qa(s.currentTarget.value),children:[y("option",{value:"",children:"group"}),n.scalars.filter(s=>!ln||s.name===ln.scalar).map(s=>y("option",{value:s.
name,children:s.name}))]})]}),it.value!==""&&e&&y(je,{children:[y(ph,{low:is(Ci.value).range[0],mid:hd(Ci.value),high:wr.value[1],unit:e.unit}),Mr(li.value)!==""&&y("p",{class:"beyond",children:[Mr(li.
value),", shown as the nearest end"]}),li.value.missing>0&&y("p",{class:"missing",children:[y("span",{class:"swatch",style:{background:ka}}),li.value.missing," not a number"]}),y("label",{children:["R\
ange"," ",y("select",{value:oi.value,onChange:s=>{ss.value=wr.value,oi.value=s.currentTarget.value},children:[y("option",{value:"seen",children:"of all frames seen"}),y("option",{value:"frame",children:"\
of this frame"}),(Kn.value?.[0]??0)<0&&y("option",{value:"symmetric",children:"symmetric about 0"}),y("option",{value:"fixed",children:"fixed"})]})]}),oi.value!=="symmetric"&&wr.value[1]>0&&y("label",
{children:[y("input",{type:"checkbox",checked:za.value,onChange:s=>{za.value=s.currentTarget.checked}})," logarithmic"]}),oi.value==="fixed"&&[0,1].map(s=>y("label",{children:[s===0?"from":"to"," ",y(
"input",{type:"number",step:"any",value:ss.value[s],onChange:r=>{let a=[...ss.value];a[s]=r.currentTarget.valueAsNumber,a.every(Number.isFinite)&&a[0]<a[1]?ss.value=a:r.currentTarget.value=String(ss.value[s])}})]}))]}),
it.value===""&&(n.groups??[]).length>1&&y("ul",{class:"groups",children:n.groups.map((s,r)=>y("li",{children:[y("span",{class:"swatch",style:{background:fh[r%8]}}),s]}))})]}),t&&(ve.value?.live||Ke.value?.
blocks.has("contact"))&&y(je,{children:[y("label",{children:["Contacts"," ",y("select",{value:Pn.value,onChange:s=>{Pn.value=s.currentTarget.value},children:[y("option",{value:"",children:"none"}),y("\
option",{value:"chains",children:"force chains"}),y("option",{value:"arrows",children:"arrows"})]})]}),Tr.value>0&&y(ph,{low:0,high:Tr.value,unit:"N"})]}),i&&y(je,{children:[y("label",{children:["Wire\
s"," ",y("select",{value:On.value,onChange:s=>{On.value=s.currentTarget.value},children:[y("option",{value:"tension",children:"tension"}),y("option",{value:"state",children:"state"})]})]}),On.value===
"tension"?y(ph,{low:Bn.value[0],high:Bn.value[1],unit:"N"}):y("ul",{class:"groups",children:[y("li",{children:[y("span",{class:"swatch",style:{background:"#2e3d4f"}}),"taut"]}),y("li",{children:[y("sp\
an",{class:"swatch",style:{background:"#9ea8b8"}}),"slack (thinner)"]}),y("li",{children:[y("span",{class:"swatch",style:{background:"#d65e00"}}),"yielded"]})]})]})]})}var Cb=n=>Array.isArray(n)?n.map(Qa).join(", "):typeof n=="number"||n===null?Qa(n):n;function cm(){let n=nn.value,e=Ls.value;if(!n)return null;let t=e?Math.hypot(...n.at.map((i,s)=>i-e.at[s])):0;return y(
"section",{class:"picked","aria-label":"Picked","aria-live":"polite",children:[y("header",{children:[y("h2",{children:n.title}),y("button",{onClick:()=>{Lt.value=null},"aria-label":"Close",children:"\xD7"})]}),
y("table",{children:y("tbody",{children:[n.rows.map(i=>y("tr",{children:[y("th",{scope:"row",children:i.name}),y("td",{children:[Cb(i.value),i.unit?` ${i.unit}`:""]})]})),e&&y("tr",{children:[y("th",{
scope:"row",children:["distance to ",e.title]}),y("td",{class:"distance",children:[Qa(t)," m"]})]})]})}),y("button",{onClick:()=>{Ls.value=n},children:"Measure from here (M)"}),ft.value?.models&&n.object&&
y("button",{onClick:()=>Nd(n.object),children:["Show ",n.object," in the model"]}),e&&y("button",{onClick:()=>{Ls.value=null},children:"Measure no more"})]})}var ht=null,mh=null,Rb=(n,e)=>e?[Math.min(n[0],e[0]),Math.max(n[1],e[1])]:n;function um(n,e,t,i){return[tt(()=>n.setBackground(Ii.value?"#171b20":"#f4f6f8")),tt(()=>{e.value?(n.setScene(e.value,i()),n.
hide(as.peek())):n.clear()}),tt(()=>{t.value&&(n.setFrame(t.value),Bn.value=Rb(ht.tensions(),mh?.tensions()))}),tt(()=>{t.value,n.setColors({scalar:it.value!=="",scale:Ci.value,links:On.value,tensions:Bn.
value})}),tt(()=>n.hide(as.value)),tt(()=>n.clip(Pi.value))]}function hm(n,e){let t=()=>n.resize(e.clientWidth,e.clientHeight,Math.min(devicePixelRatio,2)),i=new ResizeObserver(t);return i.observe(e),
t(),()=>i.disconnect()}function Pb(){let n=Cn(null);return kt(()=>{let e=mh=new Sa(n.current,ft.value.ramp,()=>{});window.gabionBeside=e;let t=[hm(e,n.current),...um(e,Ps,rs,()=>!0)];return e.partner=
ht,ht.partner=e,e.seeAs(ht),()=>{t.forEach(i=>i()),ht.partner=mh=null,e.dispose()}},[]),y(je,{children:[y("canvas",{ref:n,class:"beside",tabIndex:0,"aria-label":"Picture of the other run, seen from th\
e same place."}),y("p",{class:"which",children:[Fn.value.find(e=>e.id===Jt.value)?.name,", ",cs(rs.value?.header.time??0)]})]})}var Ib=4;function dm(){let n=Cn(null);kt(()=>{let t=n.current;try{ht=new Sa(
t,ft.value.ramp,c=>{Va.value=c})}catch{Is.value=!0;return}let i=ht;window.gabionStage=i;let s=[hm(i,t),...um(i,Tt,Ke,()=>Cs.peek()),tt(()=>{Ke.value,Tr.value=i.showContacts(Pn.value)}),tt(()=>i.choose(
Lt.value))],r=null,a=c=>{r=c.button===0?[c.offsetX,c.offsetY]:null},o=c=>{r&&Math.hypot(c.offsetX-r[0],c.offsetY-r[1])<Ib&&(Lt.value=i.pick(c.offsetX,c.offsetY,t.clientWidth,t.clientHeight)),r=null},l=()=>{
nn.value&&i.aim(nn.value.at)};return t.addEventListener("pointerdown",a),t.addEventListener("pointerup",o),t.addEventListener("dblclick",l),()=>s.forEach(c=>c())},[]);let e=Ps.value!==null&&!Is.value;
return y("main",{class:e?"stage two":"stage",children:[y("h1",{class:"unseen",children:ve.value?`Run ${ve.value.name}`:"Gabion"}),Is.value&&ve.value?.live&&Ke.value&&y(Lb,{id:ve.value.id,name:ve.value.
name,time:Ke.value.header.time}),Is.value&&ve.value&&!ve.value.live&&y("img",{class:"drawn",alt:`Picture of ${ve.value.name} at frame ${lt.value+1}`,src:`/api/1/runs/${ve.value.id}/frames/${lt.value}/\
picture?width=960&height=700&version=${ve.value.version??0}`}),Is.value&&y("p",{class:"note",children:"This browser draws no WebGL 2: the program draws pictures in its place, which cannot be turned or\
 clicked."}),y("canvas",{ref:n,tabIndex:0,"aria-label":"Picture of the run. Arrow keys with Ctrl turn it."}),e&&y(Pb,{}),(e||ve.value?.title)&&y("p",{class:"caption",children:e?ve.value?.name:ve.value?.
title}),Ke.value&&y("p",{class:"clock",children:cs(Ke.value.header.time)}),Va.value>1&&y("p",{class:"thinned",children:["1 of ",Va.value," particles while it moves"]}),Ar.value&&y(lm,{}),y(cm,{}),nt.value&&
y("p",{class:"message",role:"alert",children:[nt.value," ",y("button",{onClick:()=>{nt.value=""},"aria-label":"Close this message",children:"\xD7"})]})]})}function Lb({id:n,name:e,time:t}){let[i,s]=vr(
t),[r,a]=vr(!1);kt(()=>{r&&i!==t&&(a(!1),s(t))},[r,i,t]);let o=()=>a(!0);return y("img",{class:"drawn",alt:`Picture of ${e} under way`,src:`/api/1/runs/${n}/live/picture?width=960&height=700&time=${i}`,
onLoad:o,onError:o})}var Db=500;function fm(){let n=tn.value;if(n.length<2)return null;let e=n[0],t=n[n.length-1],i=(ve.value?.events??[]).filter(r=>r.time>=e&&r.time<=t),s=r=>`${100*(r-e)/Math.max(t-e,1e-300)}%`;return y(
"footer",{class:"timeline","aria-label":"Time",children:[y("button",{onClick:()=>fn(0),"aria-label":"To the first frame",title:"Home",children:"\xAB"}),y("button",{onClick:Ya,"aria-label":Rn.value?"Pa\
use":"Play",title:"Space",class:"play",children:Rn.value?"\u23F8":"\u25B6"}),y("button",{onClick:()=>fn(n.length-1),"aria-label":"To the last frame",title:"End",children:"\xBB"}),y("div",{class:"track",
children:[y("input",{type:"range",min:0,max:n.length-1,step:1,value:lt.value,"aria-label":"Frame","aria-valuetext":cs(n[lt.value]??0),onInput:r=>fn(r.currentTarget.valueAsNumber)}),y("div",{class:"eve\
nts","aria-hidden":"true",children:i.slice(0,Db).map(r=>y("span",{class:`mark ${r.kind}`,style:{left:s(r.time)},title:`${r.kind}: ${r.name} at ${r.time} s`}))})]}),y("output",{children:[lt.value+1," /\
 ",n.length]}),y("label",{children:["Speed"," ",y("select",{value:Jn.value,onChange:r=>{Jn.value=Number(r.currentTarget.value)},children:[.1,.25,.5,1,2].map(r=>y("option",{value:r,children:[r," \xD7"]}))})]})]})}var dr=null;function Nb(n,e){let t=0;return n.forEach((i,s)=>{Math.abs(i-e)<Math.abs(n[t]-e)&&(t=s)}),t}tt(()=>{let n=Rs.value&&Jt.value!==ve.value?.id?Jt.value:"";zt(()=>{Ps.value=rs.value=null}),dr=
null,n&&Ub(n).catch(mm)});async function Ub(n){let e=await Vt(`runs/${n}`);if(e.times.length===0)return;let t=await jn(`runs/${n}/scene`);Jt.peek()!==n||!Rs.peek()||(dr=e,Ps.value=t,await pm())}var gh=!1;
async function pm(){if(!gh){gh=!0;try{for(let n="";dr;){let e=dr,t=Nb(e.times,Ke.peek()?.header.time??0),i=`${e.id} ${t} ${it.peek()}`;if(i===n)return;let s=await Pr(e,t);dr===e&&(zt(()=>{rs.value=s,Nc(
s)}),n=i)}}finally{gh=!1}}}tt(()=>{Ke.value,it.value,dr&&pm().catch(mm)});var mm=n=>{nt.value=n.message};function gm(n,e,t,i,s,r,a,o){let l=14*o,c=.8*o,u=ft.value.ramp,f=n.createLinearGradient(r-l,0,r,0);u.forEach((h,g)=>f.addColorStop(g/(u.length-1),h)),n.fillText(`${e} (${s})`,r-l,a-2.6*o),n.fillStyle=
f,n.fillRect(r-l,a-2.2*o,l,c),n.fillStyle=vm(),n.fillText(bt(t),r-l,a-.3*o);let d=bt(i);n.fillText(d,r-n.measureText(d).width,a-.3*o)}var vm=()=>matchMedia("(prefers-color-scheme: dark)").matches?"#e6\
ebf0":"#1f2933";async function xm(n){let{width:e,height:t}=n,i=await ht.picture(e,t),s=n.getContext("2d");s.drawImage(i,0,0),i.close();let r=Math.max(11,Math.min(e,t)/45);s.font=`${r}px system-ui, san\
s-serif`,s.fillStyle=vm();let a=ve.value?.title;a&&s.fillText(a,r,1.6*r),s.fillText(cs(Ke.value?.header.time??0),r,t-.9*r);let o=Ke.value?.header.scalar,l=t-.6*r;if(o&&it.value){let{range:[c,u],logarithmic:f}=is(
Ci.value),d=[Mr(li.value),li.value.missing>0&&`${li.value.missing} not a number (grey)`].filter(Boolean).join(", ");d!==""&&(s.fillText(d,e-r-Math.max(14*r,s.measureText(d).width),l),l-=1.6*r),gm(s,o.
name,c,u,f?`${o.unit}, logarithmic`:o.unit,e-r,l,r),l-=4*r}On.value==="tension"&&Bn.value[1]>Bn.value[0]&&gm(s,"tension of wires",Bn.value[0],Bn.value[1],"N",e-r,l,r)}function ym(n,e){let t=document.createElement(
"canvas");return t.width=n,t.height=e,t}async function _h(n,e){let t=ym(n,e);return await xm(t),new Promise((i,s)=>t.toBlob(r=>r?i(r):s(new Error("the picture is too large")),"image/png"))}var _m=30;async function vh(n,e,t){
let i=ym(n,e),s=i.captureStream(0),r=s.getVideoTracks()[0],a=["video/mp4;codecs=avc1.640028","video/webm;codecs=vp9","video/webm"].find(f=>MediaRecorder.isTypeSupported(f)),o=new MediaRecorder(s,{mimeType:a,
videoBitsPerSecond:8e6}),l=[];o.ondataavailable=f=>l.push(f.data);let c=new Promise(f=>{o.onstop=f});o.start();let u=performance.now();for(let f=0;f<tn.value.length;f++)await t(f),await xm(i),u=Math.max(
u+1e3/_m,performance.now()),await new Promise(d=>setTimeout(d,u-performance.now())),r.requestFrame();return await new Promise(f=>setTimeout(f,1e3/_m)),o.stop(),await c,new Blob(l,{type:a.split(";")[0]})}
function bm(n,e,t){let i=document.createElement("a");i.href=URL.createObjectURL(n),i.download=`${ve.value?.name??"gabion"}${t}.${e}`,i.click(),setTimeout(()=>URL.revokeObjectURL(i.href),1e4)}async function Sm(n,e){
bm(await _h(n,e),"png",`-${(Ke.value?.header.time??0).toFixed(4)}s`)}async function Mm(n,e,t){let i=await vh(n,e,t);bm(i,i.type.slice(6),"")}async function wm(){let[n,e]=await Promise.all([Vt("hello"),Vt("runs")]),t=new URLSearchParams(location.hash.slice(1));t.has("color")&&(it.value=t.get("color")),ln&&(it.value=ln.scalar);let i=n.models&&
(n.open||n.models[0]),s=i&&await Oc(i)?Dr(!0):null;zt(()=>{Fn.value=e,ft.value=n}),await s,Ld();let r=e.find(a=>a.id===t.get("run"))??e[0];r&&(!n.models||t.has("run"))&&await kn(r.id,Number(t.get("k")??
0))}var xh={plots:["Plots",jd],objects:["Objects",Xd],compare:["Compare",Vd],reports:["Reports",ef],run:["Run",zd]};function Fb(){return y("header",{class:"top",children:[y("strong",{class:"name",children:"\
Gabion"}),Fn.value.length>0&&y("label",{children:["Run"," ",y("select",{value:ve.value?.id,onChange:n=>{kn(n.currentTarget.value)},children:[ve.value?.id==="preview"&&y("option",{value:"preview",children:"\
none"}),Fn.value.map(n=>y("option",{value:n.id,children:n.name}))]})]}),y("span",{class:"space"}),oc.value?y("form",{class:"size",onSubmit:n=>{n.preventDefault(),oc.value=!1,Am(...Si.value)},children:[
y("label",{children:["Width ",y("input",{type:"number",min:16,max:8192,value:Si.value[0],onInput:n=>{Si.value=[n.currentTarget.valueAsNumber,Si.value[1]]}})]}),y("label",{children:["Height ",y("input",
{type:"number",min:16,max:8192,value:Si.value[1],onInput:n=>{Si.value=[Si.value[0],n.currentTarget.valueAsNumber]}})]}),y("button",{children:"Save PNG"}),tn.value.length>1&&!ve.value?.live&&y("button",
{type:"button",disabled:lc.value,onClick:()=>{kb()},children:lc.value?"Filming\u2026":"Save film"}),y("button",{type:"button",onClick:()=>{oc.value=!1},"aria-label":"Close the size of pictures",children:"\
\xD7"})]}):y("button",{onClick:()=>{Si.value=[2*Math.round(cc().clientWidth/2),2*Math.round(cc().clientHeight/2)],oc.value=!0},children:"Picture"}),y("button",{onClick:()=>ht?.fit(),title:"A",children:"\
Show all"}),y("button",{onClick:()=>{Ri.value=!0},title:"?",children:"Keys"})]})}function Ob(){let n=xh[os.value][1];return y("aside",{class:"side",children:[y("div",{role:"tablist","aria-label":"Pane\
ls",class:"tabs",children:Object.keys(xh).map(e=>y("button",{role:"tab",id:`tab-${e}`,"aria-selected":os.value===e,"aria-controls":"panel",onClick:()=>{os.value=e},children:xh[e][0]}))}),y("div",{role:"\
tabpanel",id:"panel","aria-labelledby":`tab-${os.value}`,tabIndex:0,class:"panel",children:y(n,{})})]})}function Bb(){return ft.value?y(je,{children:[y(Fb,{}),ft.value.models&&y(kd,{}),y(dm,{}),y(Ob,{}),
ve.value?.live?y(Wd,{}):y(fm,{}),Ri.value&&y(Hd,{})]}):y("p",{class:"waiting",role:"status",children:nt.value||"Opening\u2026"})}var oc=Me(!1),Si=Me([0,0]),lc=Me(!1),cc=()=>document.querySelector(".st\
age canvas"),Tm=n=>{nt.value=n.message},Am=(n,e)=>Sm(n,e).catch(Tm);async function kb(){lc.value=!0,await Mm(...Si.value,Uc).catch(Tm),lc.value=!1}Ve("Space","play or pause; pause a run under way, or \
have it go on",()=>ve.value?.live?kc():Ya());Ve("ArrowRight","next frame; one step of a run that is paused",()=>ve.value?.live?us("step"):fn(lt.value+1));Ve("ArrowLeft","frame before",()=>fn(lt.value-
1));Ve("ArrowDown","ten frames on",()=>fn(lt.value+10));Ve("ArrowUp","ten frames back",()=>fn(lt.value-10));Ve("Home","first frame",()=>fn(0));Ve("End","last frame",()=>fn(tn.value.length-1));Ve("+","\
play faster",()=>{Jn.value=Math.min(2,Jn.value*2)});Ve("-","play slower",()=>{Jn.value=Math.max(.1,Jn.value/2)});Ve("Ctrl-ArrowLeft","turn the picture left",()=>ht?.orbit(-15,0));Ve("Ctrl-ArrowRight",
"turn it right",()=>ht?.orbit(15,0));Ve("Ctrl-ArrowUp","look from higher",()=>ht?.orbit(0,10));Ve("Ctrl-ArrowDown","look from lower",()=>ht?.orbit(0,-10));Ve("Shift-ArrowLeft","move the picture left",
()=>ht?.pan(.1,0));Ve("Shift-ArrowRight","move it right",()=>ht?.pan(-.1,0));Ve("Shift-ArrowUp","move it up",()=>ht?.pan(0,-.1));Ve("Shift-ArrowDown","move it down",()=>ht?.pan(0,.1));Ve("*","nearer",
()=>ht?.orbit(0,0,1.25));Ve("/","farther",()=>ht?.orbit(0,0,.8));Ve(["a","A"],"show all",()=>ht?.fit());Ve("1","from the front",()=>ht?.fit([0,0,1]));Ve("3","from the side",()=>ht?.fit([1,0,0]));Ve("7",
"from above",()=>ht?.fit([0,1,.001]));Ve(".","turn about what is picked",()=>{nn.value&&ht?.aim(nn.value.at)});Ve("n","pick the next thing of the kind",()=>Em(1));Ve("N","pick the one before",()=>Em(-1));
Ve("b","pick another kind: particles, bodies, wires",Cm);Ve("t","pick the wire with the largest tension",zb);Ve(["m","M"],"measure from what is picked",()=>{Ls.value=nn.value});Ve(["c","C"],"cut acros\
s the middle, or not",Vb);Ve(["k","K"],"colour particles by the next quantity",Gb);Ve("w","colour wires by tension or state",()=>{On.value=On.value==="tension"?"state":"tension"});Ve(["f","F"],"contac\
ts as force chains, as arrows, or not",()=>{Pn.value=Pn.value===""?"chains":Pn.value==="chains"?"arrows":""});Ve(["r","R"],"run the model",()=>{ft.value?.models&&Nr()});Ve(["s","S"],"stop the run",()=>us(
"stop"));Ve(["l","L"],"legend",()=>{Ar.value=!Ar.value});Ve(["p","P"],"save a picture",()=>{Am(cc().width,cc().height)});Ve(["?","F1"],"keys",()=>{Ri.value=!Ri.value});Ve("Escape","pick nothing, close",
()=>{Ri.value=!1,Lt.value=null});function Em(n){let e=Tt.value?.header,t=Lt.value??{kind:"particle",number:-1},s={particle:Ke.value?.header.particles??0,shape:e?.shapes?.length??0,link:e?.links?.length??
0}[t.kind];s>0?Lt.value={kind:t.kind,number:(t.number+n+s)%s}:Cm()}function Cm(){let n=["particle","shape","link"],e=Tt.value?.header,t={particle:Ke.value?.header.particles??0,shape:e?.shapes?.length??
0,link:e?.links?.length??0},i=n.indexOf(Lt.value?.kind??"link");for(let s=1;s<=3;s++){let r=n[(i+s)%3];if(t[r]>0){Lt.value={kind:r,number:0};return}}}function zb(){let n=ht?.tightest()??-1;n>=0&&(Lt.value=
{kind:"link",number:n})}function Vb(){let n=Tt.value?.header;n&&(Pi.value=Pi.value?null:{normal:[0,0,1],offset:(n.low[2]+n.high[2])/2})}function Gb(){let n=["",...Tt.value?.header.scalars.map(e=>e.name)??
[]];qa(n[(n.indexOf(it.value)+1)%n.length])}Gd();Object.assign(window,{gabionPicture:_h,gabionFilm:(n,e)=>vh(n,e,Uc),gabionDecode:Ha});tt(()=>{document.title=ve.value?`${ve.value.name} \u2013 Gabion`:
"Gabion"});tt(()=>document.body.classList.toggle("models",ft.value?.models!=null));Hh(y(Bb,{}),document.getElementById("page"));wm().catch(n=>{nt.value=String(n.message)});
