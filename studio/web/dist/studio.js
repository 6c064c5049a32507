var xt,Vd,nh,Vs,eh,ml,Gd,dl,Hd,ih,th,U0,ra=Symbol.for("pv"),gl={},_l=[],F0=/^m(i|n|o|s|text|space)$/,sh=Array.isArray,rh=_l.slice,_r=Object.assign;function gr(n){n&&n.parentNode&&n.remove()}function Wd(n,e,t){
var i,s,r,o={},a=arguments.length;for(r in e)r=="key"?i=e[r]:r=="ref"&&typeof n!="function"?s=e[r]:o[r]=e[r];return a>2&&(o.children=a>3?rh.call(arguments,2):t),sa(n,o,i,s,null)}function sa(n,e,t,i,s){var r={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ra,__v:s||++Vd,__i:-1,__u:0};return!s&&xt.vnode&&xt.vnode(r),r}function rn(n){return n.children}function Qr(n,e){this.props=n,this.context=e,this.__g=0}function Gs(n,e){if(e==null)return n.__&&Gs(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.
__e;return typeof n.type!="function"||n.props.__P?null:Gs(n)}function O0(n){var e,t=n.__v,i=t.__e,s=[],r=[],o=n.__P;o&&((e=_r({constructor:ra},t)).__v=t.__v+1,xt.vnode&&xt.vnode(e),oh(o,e,t,n.__n,o.namespaceURI,
32&t.__u?[i]:null,s,i||Gs(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,Jd(s,e,r),t.__=t.__e=null,e.__e!=i&&Xd(e))}function Xd(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){
return e&&(n.__e=e.__e)}),Xd(n)}function kd(n){(8&n.__g||(n.__g|=8,Vs.push(n),ml++))&&eh==xt.debounceRendering||((eh=xt.debounceRendering)||queueMicrotask)(qd)}function qd(){try{for(var n,e=1;Vs.length;)
Vs.length>e&&Vs.sort(Gd),n=Vs.shift(),e=Vs.length,8&n.__g&&O0(n)}finally{(ml=Vs.length)&&(eh||queueMicrotask)(qd)}}function Yd(n,e,t,i,s,r,o,a,l,c,u){var d,h,f,g,w,p,m=i.__k||_l,x=e.length;for(l=B0(t,
e,m,l,x),d=0;d<x;d++)(f=t.__k[d])!=null&&(h=~f.__i&&m[f.__i]||gl,f.__i=d,p=oh(n,f,h,s,r,o,a,l,c,u),g=f.__e,(h.ref!=f.ref||8&h.__u)&&(h.ref&&ah(h.ref,null,f,h),f.ref&&u.push(f.ref,f.__c||g,f)),w=w||g,4&
f.__u?(l=Zd(f,l,n,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&p!==void 0?l=p:g&&(l=g.nextSibling),f.__u&=-21);return t.__e=w,l}function B0(n,e,t,i,s){var r,o,a,l,c,u,d,h,f,g=t.length,w=g,p=0,
m=0,x=n.__k=Array(s);for(r=0;r<s;r++)(o=e[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=x[r]=sa(null,o):sh(o)?o=x[r]=sa(rn,{children:o}):o.constructor===
ra&&o.__b?o=x[r]=sa(o.type,o.props,o.key,o.ref,o.__v):x[r]=o,l=r+p,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=k0(o,t,l,w))&&(w--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?p--:c==l+1?p++:c!=l&&(c>l?p--:
p++,m=1)):(~c||(s>g?p--:s<g&&p++),typeof o.type!="function"&&(o.__u|=4))):x[r]=null;if(m){for(u=[],d=[],r=0;r<s;r++)if((o=x[r])&&16&o.__u){for(p=0,h=u.length;p<h;)u[f=p+h>>1]<o.__i?p=f+1:h=f;u[p]=o.__i,
d[r]=p+1}for(p=u.length;r--;)d[r]&&(d[r]==p?p--:x[r].__u|=4)}if(w)for(r=0;r<g;r++)!(a=t[r])||2&a.__u||(a.__e==i&&(i=Gs(a)),lh(a,a));return i}function Zd(n,e,t,i){var s,r,o,a;if(typeof n.type=="functio\
n"){if(n.props.__P)return e;if(s=n.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=n,e=Zd(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=Gs(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;
for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function k0(n,e,t,i){var s,r=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&o==a.type)return t;if(i>(l?1:0)){for(s=t-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s;
for(s=t+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s}return-1}function zd(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function fl(n,e,t,i,s){var r,o;if(e=="sty\
le")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||zd(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||zd(n.style,e,t[e])}else if(e[0]=="o"&&
e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=th[e]||(th[e]=z0(e)),(n.__a||(n.__a={}))[e]=ih,r=e!=(e=e.replace(Hd,"$1")),(e=e.slice(2))[0]<"\
a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,r):n.removeEventListener(e,o,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="h\
eight"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==
null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function z0(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[dl]==null)e[dl]=ih++;else if(e[dl]<this.__a[n])
return;return t(xt.event?xt.event(e):e)}}}function oh(n,e,t,i,s,r,o,a,l,c){var u,d,h,f,g,w,p,m,x,C,b,P,E,v,T,G,N,L,V=e.type;if(e.constructor!==ra)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=
l,d=r=[],u.nodeType==8?a=pl(u,r):r.push(u),a=r[0]||a),(u=xt.__b)&&u(e);e:if(typeof V=="function"){h=o.length;try{if(m=e.props,x=(u=V.prototype)&&u.render,C=(u=V.contextType)&&i[u.__c],b=u?C?C.props.value:
u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(x?e.__c=f=new V(m,b):(e.__c=f=new Qr(m,b),f.constructor=V,f.render=G0),C&&C.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),x&&(f.__s||
(f.__s=f.state),V.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=_r({},f.__s)),_r(f.__s,V.getDerivedStateFromProps(m,f.__s)))),g=f.props,w=f.state,f.__v=e,t.__c){if(m!==g&&x&&!V.getDerivedStateFromProps&&
f.componentWillReceiveProps&&f.componentWillReceiveProps(m,b),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(m,f.__s,b)===!1){e.__v!=t.__v&&(f.props=m,f.state=f.
__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(k){k&&(k.__=e)}),_l.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=Gs(t);break e}f.componentWillUpdate&&f.componentWillUpdate(m,f.
__s,b),x&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,w,p)})}else x&&!V.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),x&&f.componentDidMount&&f.__h.push(
f.componentDidMount);f.context=b,f.props=m,f.__P=n,f.__g&=-5,P=xt.__r,E=x?25:0;do f.__g&=-9,P&&P(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++E<25);x&&(_l.push.apply(f.__h,f.__k),f.
__k=[]),f.state=f.__s,f.getChildContext&&(i=_r({},i,f.getChildContext())),x&&t.__c&&f.getSnapshotBeforeUpdate&&(p=f.getSnapshotBeforeUpdate(g,w)),v=u&&u.type===rn&&u.key==null?u.props.children:u,m.__P&&
(u=a,s=(n=m.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=n&&(t.__k.some(function(k){k&&lh(k,k)}),t.__k=null),a=t.__k?Gs(t,0):null),a=Yd(n,sh(v)?v:[v],e,t,i,s,r,o,a,l,c),m.__P&&(e.__e=null,a=u),e.__u&=
-161,d&&d.some(gr),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(k){if(o.length=h,e.__v=null,l||r)if(k&&k.then){if(e.__u|=128|l,r){for(~(N=r.indexOf(a||void 0))||(N=r.length);(L=r[N-1])&&L.nodeType==
8;)N--;for(;N<r.length;N++)if(L=r[N])if(r[N]=null,T){if(L==G)break}else{if(L.nodeType!=8)break;L.data.startsWith("$s")&&(G=pl(T=L))}}if(!T){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;T=a}(u=
pl(T=e.__c.__z||(e.__c.__z=T)))?(e.__e=T,a=u):e.__e=a,a=a&&a.nextSibling}else r&&r.some(gr);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),k&&k.then||$d(e),xt.__e(k,e,t)}}else a=e.__e=V0(t.__e,e,t,i,s,r,o,
l,c,n);return(u=xt.diffed)&&u(e),a}function pl(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith(
"/$s")&&!--t)return n}e&&e.push(n)}}function $d(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some($d))}function Jd(n,e,t){for(var i=0;i<t.length;)ah(t[i++],t[i++],t[i++]);xt.__c&&xt.__c(e,n),n.some(function(s){
try{n=s.__h,s.__h=[],n.some(function(r){r.call(s)})}catch(r){xt.__e(r,s.__v)}})}function V0(n,e,t,i,s,r,o,a,l,c){var u,d,h,f,g,w,p,m,x=t.props||gl,C=e.props,b=e.type;if(b=="svg"?s="http://www.w3.org/2\
000/svg":b=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(u=0;u<r.length;u++)if((g=r[u])&&(b?g.localName==b:g.nodeType==3)){n=g,r[u]=null;break}}if(!n){if(m=
c.ownerDocument||document,!b)return m.createTextNode(C);n=m.createElementNS(s,b,C.is?C:c),a&&(xt.__m&&xt.__m(e,r),a=!1),r=null}if(b){if(c=b=="template"&&n.content||n,r=b=="textarea"&&C.defaultValue!=null?
null:r&&rh.call(c.childNodes),!a&&r)for(x={},u=0;u<n.attributes.length;u++)x[(g=n.attributes[u]).name]=g.value;for(u in x)g=x[u],u=="dangerouslySetInnerHTML"?h=g:u=="children"||u in C||u=="value"&&"de\
faultValue"in C||u=="checked"&&"defaultChecked"in C||fl(n,u,null,g,s);for(u in C)g=C[u],u=="children"?f=g:u=="dangerouslySetInnerHTML"?d=g:u=="value"?w=g:u=="checked"?p=g:a&&typeof g!="function"||x[u]===
g||fl(n,u,g,x[u],s);d?(a||h&&(d.__html==h.__html||d.__html==n.innerHTML)||(n.innerHTML=d.__html),e.__k=[]):(h&&(n.textContent=""),(b=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&F0.test(
b))&&(s="http://www.w3.org/1999/xhtml"),Yd(c,sh(f)?f:[f],e,t,i,s,r,o,r?r[0]:t.__k&&Gs(t,0),a,l),r&&r.some(gr)),a&&b!="textarea"||(u="value",b=="progress"&&w==null?n.removeAttribute(u):w==null||w===n[u]&&
(b!="progress"||w)||fl(n,u,w,x[u],s),u="checked",p!=null&&p!=n[u]&&fl(n,u,p,x[u],s))}else x===C||a&&n.data==C||(n.data=C);return n}function ah(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.
__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(s){xt.__e(s,t)}}function lh(n,e,t){var i,s,r,o;if(xt.unmount&&xt.unmount(n),!(i=n.ref)||i.current&&i.current!=n.
__e||ah(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){xt.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&lh(i[o],e,typeof n.type!="function"||t&&
!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(s=pl(i,r=[]))&&(i==n.__e&&r.some(gr),gr(s),gr(i)),t||gr(n.__e),n.__e=n.__c=n.__=null}function G0(n,e,t){return this.constructor(n,t)}function Kd(n,e){var t,i,s,
r;xt.__&&xt.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=sa(rn,{children:[n]}),s=[],r=[],oh(e,e.__k,i||gl,gl,e.namespaceURI,i?null:e.firstChild?rh.call(e.childNodes):
null,s,i?i.__e:e.firstChild,t,r),Jd(s,e.__k,r),e.__k.props.children=null}xt={__e:function(n,e,t,i){for(var s,r,o;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((o=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(n)),s.componentDidCatch&&
(s.componentDidCatch(n,i||{}),o=1),o&&8&s.__g)return void(s.__g|=2)}catch(a){n=a}}throw ml=0,n}},Vd=0,nh=function(n){return n!=null&&n.constructor===ra},Qr.prototype.setState=function(n,e){var t=this.
__s;t&&t!=this.state||(t=this.__s=_r({},this.state)),typeof n=="function"&&(n=n(_r({},t),this.props)),n&&(_r(t,n),this.__v&&(e&&this.__k.push(e),kd(this)))},Qr.prototype.forceUpdate=function(n){this.__v&&
(this.__g|=4,n&&this.__h.push(n),kd(this))},Qr.prototype.render=rn,Vs=[],ml=0,Gd=function(n,e){return n.__v.__b-e.__v.__b},dl=Symbol(),Hd=/(PointerCapture)$|Capture$/i,ih=0,th={},U0=0;var vl,ti,ch,jd,H0=Object.is,uh=0,ap=[],hh=[],gn=xt,Qd=gn.__b,ep=gn.__r,tp=gn.diffed,np=gn.__c,ip=gn.unmount,sp=gn.__;function lp(n,e){gn.__h&&gn.__h(ti,n,uh||e),uh=0;var t=ti.__H||(ti.__H={__:[],__h:[]});
return n>=t.__.length&&t.__.push({}),t.__[n]}function _s(n,e){var t=lp(vl++,3);!gn.__s&&cp(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,ti.__H.__h.push(t))}function vs(n){return uh=5,xl(function(){return{current:n}},[])}function xl(n,e){var t=lp(vl++,7);return cp(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function W0(){var n;do{for(;n=hh.shift();)try{oa(n)}catch(t){gn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=ap.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(oa),e.__h.some(fh),e.__h=[]}catch(t){e.__h=[],gn.
__e(t,n.__v)}}}while(hh.length)}gn.__b=function(n){ti=null,Qd&&Qd(n)},gn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),sp&&sp(n,e)},gn.__r=function(n){ep&&ep(n),vl=0;var e=(ti=n.__c).__H;e&&
(ch==ti?ti.__h=[]:(e.__h.some(oa),e.__h.some(fh),vl=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),ch=ti},gn.diffed=function(n){tp&&tp(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&
op(ap.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),ch=ti=null},gn.__c=function(n,e){e.some(function(t){try{t.__h.some(oa),t.__h=t.__h.filter(function(i){return!i.__||fh(i)})}catch(i){t.__h=[
function(){throw i}]}}),np&&np(n,e)},gn.unmount=function(n){ip&&ip(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;
t=t&&t.__c}s.__P=t,op(hh.push(s))}else oa(s)}catch(r){e=r}}),i.__H=void 0,e&&gn.__e(e,i.__v))};var rp=typeof requestAnimationFrame=="function";function X0(n){var e,t=function(){clearTimeout(i),rp&&cancelAnimationFrame(
e),setTimeout(n)},i=setTimeout(t,35);rp&&(e=requestAnimationFrame(t))}function op(n){n!=1&&jd==gn.requestAnimationFrame||((jd=gn.requestAnimationFrame)||X0)(W0)}function oa(n){var e=ti,t=n.__c;typeof t==
"function"&&(n.__c=void 0,t()),ti=e}function fh(n){var e=ti;n.__c=n.__(),ti=e}function cp(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!H0(t,n[i])})}var q0=Symbol.for("preact-signals");function bl(){if(xs>1)xs--;else{var n,e=!1;for((function(){var s=Sl;for(Sl=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var o=r.t;o!==void 0;o=o.x)o.i===s.i&&(o.i=
r.i);s=s.o}})();la!==void 0;){var t=la;for(la=void 0,yl++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&hp(t))try{t.c()}catch(s){e||(n=s,e=!0)}t=i}}if(yl=0,xs--,e)throw n}}function vr(n){if(xs>
0)return n();dh=++Y0,xs++;try{return n()}finally{bl()}}var aa,Zt=void 0;function ca(n){var e=Zt,t=aa;Zt=void 0,aa=void 0;try{return n()}finally{Zt=e,aa=t}}var la=void 0,xs=0,yl=0,Y0=0,dh=0,Sl=void 0,Ml=0;
function up(n){if(Zt!==void 0){var e=n.n;if(e===void 0||e.t!==Zt)return e={i:0,S:n,p:Zt.s,n:void 0,t:Zt,e:void 0,x:void 0,r:e},Zt.s!==void 0&&(Zt.s.n=e),Zt.s=e,n.n=e,32&Zt.f&&n.S(e),e;if(e.i===-1)return e.
i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=Zt.s,e.n=void 0,Zt.s.n=e,Zt.s=e),e}}function Mn(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,
this.name=e?.name}Mn.prototype.brand=q0;Mn.prototype.h=function(){return!0};Mn.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:ca(function(){var i;(i=
e.W)==null||i.call(e)}))};Mn.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&ca(function(){
var s;(s=e.Z)==null||s.call(e)}))}};Mn.prototype.subscribe=function(n){var e=this;return on(function(){var t=e.value;ca(function(){return n(t)})},{name:"sub"})};Mn.prototype.valueOf=function(){return this.
value};Mn.prototype.toString=function(){return this.value+""};Mn.prototype.toJSON=function(){return this.value};Mn.prototype.peek=function(){var n=this;return ca(function(){return n.value})};Object.defineProperty(
Mn.prototype,"value",{get:function(){var n=up(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(yl>100)throw new Error("Cycle detected");(function(t){xs!==0&&yl===0&&t.l!==
dh&&(t.l=dh,Sl={S:t,v:t.v,i:t.i,o:Sl})})(this),this.v=n,this.i++,Ml++,xs++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{bl()}}}});function yt(n,e){return new Mn(n,e)}function hp(n){for(var e=n.
s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function fp(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}
function dp(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function xr(n,e){Mn.call(
this,void 0,e),this.x=n,this.s=void 0,this.g=Ml-1,this.f=4}xr.prototype=new Mn;xr.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ml))return!0;if(this.g=
Ml,this.f|=1,this.i>0&&!hp(this))return this.f&=-2,!0;var n=Zt;try{fp(this),Zt=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.
i++}return Zt=n,dp(this),this.f&=-2,!0};xr.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}Mn.prototype.S.call(this,n)};xr.prototype.U=function(n){if(this.
t!==void 0&&(Mn.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};xr.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.
x)n.t.N()}};Object.defineProperty(xr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=up(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.
v}});function Hs(n,e){return new xr(n,e)}function pp(n){var e=n.j;if(n.j=void 0,typeof e=="function"){xs++;var t=Zt;Zt=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,ph(n),i}finally{Zt=t,bl()}}}function ph(n){
for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,pp(n)}function Z0(n){if(Zt!==this)throw new Error("Out-of-order effect");dp(this),Zt=n,this.f&=-2;try{8&this.f&&ph(this)}finally{bl()}}function eo(n,e){
this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,aa&&aa.push(this)}eo.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e==
"function"&&(this.j=e)}finally{n()}};eo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,pp(this),fp(this),xs++;var n=Zt;return Zt=this,Z0.bind(this,n)};eo.prototype.
N=function(){2&this.f||(this.f|=2,this.u=la,la=this)};eo.prototype.d=function(){this.f|=8,1&this.f||ph(this)};eo.prototype.dispose=function(){this.d()};function on(n,e){var t=new eo(n,e);try{t.c()}catch(s){
throw t.d(),s}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var mp,Tl,wl,$0=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var gp=[];on(function(){mp=this.N})();function to(n,e){xt[n]=e.bind(null,xt[n]||function(){})}function ua(n){if(wl){var e=wl;wl=void 0,e()}wl=n&&n.S()}function _p(n){var e=this,t=n.data,i=K0(t);i.name=
"ReactiveDom",i.value=t;var s=xl(function(){for(var a=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=Hs(function(){var f=i.value.value;return f===0?0:f===!0?"":f||""}),u=Hs(function(){return!Array.
isArray(c.value)&&!nh(c.value)}),d=on(function(){if(this.N=vp,u.value){var f=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),h=e.__$u.d;return e.__$u.d=function(){d(),h.call(this)},
[u,c]},[]),r=s[0],o=s[1];return r.value?o.peek():o.value}_p.displayName="ReactiveTextNode";Object.defineProperties(Mn.prototype,{constructor:{configurable:!0,value:Wd(rn,null).constructor},type:{configurable:!0,
value:_p},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});to("__b",function(n,e){if(ua(),Tl=void 0,typeof e.type=="string"){
var t,i=e.props;for(var s in i)if(s!=="children"){var r=i[s];r instanceof Mn&&(t||(e.__np=t={}),t[s]=r,i[s]=r.peek())}}n(e)});to("__r",function(n,e){if(n(e),e.type!==rn){ua();var t,i=e.__c;i&&(i.__$f&=
-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(s,r){var o;return on(function(){o=this},{name:r}),o.c=s,o})((function(s){return function(){var r;$0&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(
i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),Tl=i,ua(t)}});to("__e",function(n,e,t,i){ua(),Tl=void 0,n(e,t,i)});to("diffed",function(n,e){ua(),Tl=void 0;var t;if(typeof e.type=="\
string"&&(t=e.__e)){var i=e.__np,s=e.props,r=t.U;if(r)for(var o in r){var a=r[o];a===void 0||i&&o in i||(a.d(),r[o]=void 0)}if(i){r||(r={},t.U=r);for(var l in i){var c=r[l],u=i[l];c===void 0?(c=J0(t,l,
u,s),r[l]=c):c.o(u,s)}}}n(e)});function J0(n,e,t,i){var s=e in n&&n.ownerSVGElement===void 0,r=yt(t);return{o:function(o,a){r.value=o,i=a},d:on(function(){this.N=vp;var o=r.value.value;i[e]!==o&&(i[e]=
o,s?n[e]=o:o!=null&&(o!==!1||e[4]==="-")?n.setAttribute(e,o):n.removeAttribute(e))})}}to("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var s in i){
var r=i[s];r&&r.d()}}}var o=e.__np;if(o){var a=e.props;for(var l in o)a[l]=o[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}n(e)});to("__h",function(n,e,t,i){
i<3&&(e.__$f|=2),n(e,t,i)});Qr.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.
u===!0){var r=2&this.__$f;if(!(i||r||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var o in n)if(o!=="__source"&&n[o]!==this.props[o])return!0;for(var a in this.
props)if(!(a in n))return!0;return!1};function K0(n,e){return xl(function(){return yt(n,e)},[])}var j0=function(n){queueMicrotask(function(){queueMicrotask(n)})};function Q0(){vr(function(){for(var n;n=gp.shift();)mp.call(n)})}function vp(){gp.push(this)===1&&(xt.requestAnimationFrame||j0)(Q0)}var Ei=yt(null),Sr=yt([]),bt=yt(null),Dn=yt(null),$t=yt(null),Kt=yt(0),Oi=yt(!1),is=yt(1),ni=yt(""),Bi=Hs(()=>bt.value?.times??[]),RE=Hs(()=>Bi.value[Kt.value]??0),an=yt("speed"),no=yt("seen"),io=yt([
0,1]),yr=yt(null),ki=yt("tension"),ys=Hs(()=>{let n=$t.value?.header.scalar;return no.value==="fixed"?io.value:no.value==="seen"&&yr.value?yr.value:n?[n.min,n.max]:[0,1]}),Bn=yt(null),ui=yt(null),Mr=yt(
new Set),ha=yt(!0),Ws=yt(!1),fa=yt("plots"),Xs=yt(null),so=yt(null),ss=yt([0,0]),xp=yt(0),mh=matchMedia("(prefers-color-scheme: dark)"),qs=yt(mh.matches);mh.addEventListener("change",()=>{qs.value=mh.
matches});function Ai(n,e=4){if(!Number.isFinite(n))return String(n);if(n===0)return"0";let t=Math.abs(n),i=t>=1e5||t<.001?n.toExponential(e-1):n.toPrecision(e);return i.includes(".")?i.replace(/\.?0+($|e)/,"$1"):
i}var El=n=>n===null?"not a number":String(n),ro=n=>`t = ${n.toFixed(4)} s`;var ev={int8:Int8Array,uint8:Uint8Array,uint16:Uint16Array,uint32:Uint32Array,float32:Float32Array,float64:Float64Array};function tv(n){let e=new DataView(n);if(n.byteLength<8||e.getUint32(0,!1)!==1195525681)
throw new Error("the server sent no packet");let t=e.getUint32(4,!0);if(t>n.byteLength-8)throw new Error("the server sent a packet that is cut off");let i=JSON.parse(new TextDecoder().decode(new Uint8Array(
n,8,t))),s=new Map;for(let r of i.blocks??[]){let o=ev[r.type];if(!o)throw new Error(`a packet has numbers of type ${r.type}`);s.set(r.name,new o(n,8+t+r.offset,r.width*r.count))}return{header:i,blocks:s,
bytes:n.byteLength}}async function yp(n,e){let t=await fetch("/api/1/"+n,{signal:e});if(!t.ok)throw new Error((await t.text()).trim()||t.statusText);return t}async function da(n){return(await yp(n)).json()}
async function pa(n,e){return tv(await(await yp(n,e)).arrayBuffer())}var nv=512<<20,Ys=new Map,ma=0,Mp=()=>ma;function iv(n,e){Ys.set(n,e),ma+=e.bytes;for(let[t,i]of Ys){if(ma<=nv||t===n)break;Ys.delete(t),ma-=i.bytes}}function sv(){Ys.clear(),ma=0}async function rv(n){
let e=`${bt.value.id}/${n}/${an.value}`,t=Ys.get(e);if(t)return Ys.delete(e),Ys.set(e,t),t;let i=await pa(`runs/${bt.value.id}/frames/${n}?scalar=${encodeURIComponent(an.value)}`);return Ys.has(e)||iv(
e,i),i}async function bp(){Ei.value=await da("hello"),Sr.value=await da("runs");let n=new URLSearchParams(location.hash.slice(1)),e=Sr.value.find(t=>t.id===n.get("run"))??Sr.value[0];n.has("color")&&(an.
value=n.get("color")),e&&await gh(e.id,Number(n.get("k")??0))}async function gh(n,e=0){try{let t=await da(`runs/${n}`);sv();let i=t.times.length>0?await pa(`runs/${n}/scene`):null;vr(()=>{bt.value=t,Dn.
value=i,$t.value=null,Bn.value=ui.value=null,yr.value=null,Oi.value=!1,Kt.value=Math.max(0,Math.min(e,t.times.length-1));let s=i?.header.scalars.map(r=>r.name)??[];an.value!==""&&!s.includes(an.value)&&
(an.value=s.includes("speed")?"speed":""),ni.value=t.times.length===0?'This run has no frames: "outputs: {frames: 20 ms}" in its model writes some.':""})}catch(t){ni.value=String(t.message)}}var Al=!1;
async function ov(){if(!Al){Al=!0;try{for(;;){let n=bt.value,e=Kt.value,t=an.value;if(!n||n.times.length===0)return;let i=await rv(e);if(bt.value===n&&(vr(()=>{$t.value=i;let s=i.header.scalar;if(s){let r=yr.
value;yr.value=r?[Math.min(r[0],s.min),Math.max(r[1],s.max)]:[s.min,s.max]}}),bt.value===n&&Kt.value===e&&an.value===t))return}}catch(n){ni.value=String(n.message)}finally{Al=!1}}}function Cl(n){vr(()=>{
an.value=n,yr.value=null})}function hi(n){Kt.value=Math.max(0,Math.min(Math.round(n),Bi.value.length-1))}function wp(n){let e=0;Bi.value.forEach((t,i)=>{Math.abs(t-n)<Math.abs(Bi.value[e]-n)&&(e=i)}),
hi(e)}function Rl(){!Oi.value&&Kt.value>=Bi.value.length-1&&hi(0),Oi.value=!Oi.value}var Sp=0;function Tp(n){if(Oi.value){if(!Al&&n-Sp>=1e3/30/is.value){if(Sp=n,Kt.value>=Bi.value.length-1){Oi.value=!1;
return}Kt.value++}requestAnimationFrame(Tp)}}async function av(){let n=Bn.value,e=bt.value,t=Kt.value;if(!n||!e){ui.value=null;return}try{let i=await da(`runs/${e.id}/frames/${t}/item?kind=${n.kind}&n\
umber=${n.number}`);Bn.value===n&&Kt.value===t&&(ui.value=i)}catch(i){ni.value=String(i.message)}}on(()=>{bt.value,Kt.value,an.value,ov()});on(()=>{Oi.value&&requestAnimationFrame(Tp)});on(()=>{Bn.value,
Kt.value,av()});on(()=>{if(!bt.value)return;let n=new URLSearchParams({run:bt.value.id,k:String(Kt.value),color:an.value});history.replaceState(null,"","#"+n)});var lv=Symbol.for("pv"),cv=0;function W(n,e,t,i,s,r){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:lv,
__v:--cv,__i:-1,__u:0};return(s||r)&&(c.__source=s,c.__self=r),xt.vnode&&xt.vnode(c),c}function Ep(){let n=bt.value;if(!n)return null;let e=n.summary;return W(rn,{children:[W("table",{class:"facts",children:W("tbody",{children:[W("tr",{children:[W("th",{scope:"row",children:"folder"}),W(
"td",{children:n.path})]}),e&&W("tr",{children:[W("th",{scope:"row",children:"status"}),W("td",{children:e.status})]}),W("tr",{children:[W("th",{scope:"row",children:"frames"}),W("td",{children:n.times.
length})]}),W("tr",{children:[W("th",{scope:"row",children:"particles"}),W("td",{children:$t.value?.header.particles??0})]}),W("tr",{children:[W("th",{scope:"row",children:"shapes, links"}),W("td",{children:[
Dn.value?.header.shapes?.length??0,", ",Dn.value?.header.links?.length??0]})]}),W("tr",{children:[W("th",{scope:"row",children:"events"}),W("td",{children:n.events.length})]}),W("tr",{children:[W("th",
{scope:"row",children:"frames in memory"}),W("td",{children:[Ai(Mp()/1e6)," MB of 512 MB"]})]})]})}),e?.error&&W("p",{class:"error",children:e.error}),(e?.warnings??[]).map(t=>W("p",{class:"warning",children:t}))]})}var Pl=[];function St(n,e,t){Pl.push({keys:Array.isArray(n)?n:[n],name:e,run:t})}var uv=n=>`${n.ctrlKey||n.metaKey?"Ctrl-":""}${n.shiftKey&&n.key.length>1?"Shift-":""}${n.key===" "?"Space":n.key}`;function Ap(){
document.addEventListener("keydown",n=>{let e=n.target,t=e.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName)&&e.type!=="checkbox",i=uv(n);if(t&&!i.startsWith("Ctrl-")||i==="Space"&&/^(BUTTON|SUMMARY|A)$/.
test(e.tagName)||i==="Space"&&e.type==="checkbox")return;let s=Pl.find(r=>r.keys.includes(i));!s||n.altKey||(n.preventDefault(),s.run())})}function Cp(){let n=vs(null);return _s(()=>n.current?.showModal(),[]),W("dialog",{ref:n,class:"help","aria-labelledby":"help-title",onClose:()=>{Ws.value=!1},children:[W("h2",{id:"help-title",children:"\
Keys"}),W("table",{children:W("tbody",{children:Pl.map(e=>W("tr",{children:[W("th",{scope:"row",children:e.keys.map(t=>W("kbd",{children:t}))}),W("td",{children:e.name})]}))})}),W("p",{children:"Mouse\
: left turns, right moves, the wheel goes nearer; a click picks, a double click turns about what is picked."}),W("p",{children:["Gabion ",Ei.value?.version]}),W("button",{autofocus:!0,onClick:()=>n.current?.
close(),children:"Close"})]})}var Il={x:[1,0,0],y:[0,1,0],z:[0,0,1]};function hv(){let n=Dn.value.header,e=Xs.value,t=e?Object.keys(Il).find(l=>Il[l].some((c,u)=>c!==0&&e.normal[u]!==0)):"",i=t?"xyz".indexOf(t):0,s=e?e.normal[i]:1,
r=(l,c,u)=>{Xs.value=l?{normal:Il[l].map(d=>d*c),offset:c*u}:null},o=l=>(n.low["xyz".indexOf(l)]+n.high["xyz".indexOf(l)])/2,a=.01*(n.high[i]-n.low[i]);return W("fieldset",{children:[W("legend",{children:"\
Cut"}),W("label",{children:["Across"," ",W("select",{value:t,onChange:l=>r(l.currentTarget.value,1,o(l.currentTarget.value||"x")),children:[W("option",{value:"",children:"nothing"}),Object.keys(Il).map(
l=>W("option",{value:l,children:l}))]})]}),e&&W(rn,{children:[W("label",{children:["At ",W("input",{type:"range",min:n.low[i]-a,max:n.high[i]+a,step:"any",value:s*e.offset,onInput:l=>r(t,s,l.currentTarget.
valueAsNumber),"aria-valuetext":`${t} = ${s*e.offset} m`})]}),W("label",{children:[t," = ",W("input",{type:"number",step:"any",value:s*e.offset,onChange:l=>r(t,s,l.currentTarget.valueAsNumber)})," m"]}),
W("button",{onClick:()=>r(t,-s,s*e.offset),children:"Turn around"})]})]})}function Rp(){let n=Dn.value?.header;if(!n)return W("p",{children:"There is nothing to see."});let e=new Map,t=s=>e.set(s,(e.get(
s)??0)+1);n.groups?.forEach(t),n.shapes?.forEach(s=>t(s.object)),n.links?.forEach(s=>t(s.object));let i=s=>{let r=new Set(Mr.value);r.delete(s)||r.add(s),Mr.value=r};return W(rn,{children:[W(hv,{}),W(
"fieldset",{children:[W("legend",{children:"Shown"}),[...e.keys()].map(s=>W("label",{children:[W("input",{type:"checkbox",checked:!Mr.value.has(s),onChange:()=>i(s)})," ",s]}))]})]})}var fv="uplot",dv="u-hz",pv="u-vt",mv="u-title",gv="u-wrap",_v="u-under",vv="u-over",xv="u-axis",Tr="u-off",yv="u-select",Sv="u-cursor-x",Mv="u-cursor-y",bv="u-cursor-pt",wv="u-legend",Tv="u-live",Ev="\
u-inline",Av="u-series",Cv="u-marker",Pp="u-label",Rv="u-value",_a="width",va="height";var Ip="bottom",oo="left",_h="right",Nh="#000",Lp=Nh+"0",vh="mousemove",Dp="mousedown",xh="mouseup",Np="mouseenter",Up="mouseleave",Fp="dblclick",Pv="resize",Iv="scroll",Op="change",Fl="dppxchange",Uh="\
--",po=typeof window<"u",wh=po?document:null,lo=po?window:null,Lv=po?navigator:null,Et,Ll;function Th(){let n=devicePixelRatio;Et!=n&&(Et=n,Ll&&Ah(Op,Ll,Th),Ll=matchMedia(`(min-resolution: ${Et-.001}d\
ppx) and (max-resolution: ${Et+.001}dppx)`),Er(Op,Ll,Th),lo.dispatchEvent(new CustomEvent(Fl)))}function fi(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function Eh(n,e){let t=n.classList;
t.contains(e)&&t.remove(e)}function Wt(n,e,t){n.style[e]=t+"px"}function zi(n,e,t,i){let s=wh.createElement(n);return e!=null&&fi(s,e),t?.insertBefore(s,i),s}function Ci(n,e){return zi("div",n,e)}var Bp=new WeakMap;
function rs(n,e,t,i,s){let r="translate("+e+"px,"+t+"px)",o=Bp.get(n);r!=o&&(n.style.transform=r,Bp.set(n,r),e<0||t<0||e>i||t>s?fi(n,Tr):Eh(n,Tr))}var kp=new WeakMap;function zp(n,e,t){let i=e+t,s=kp.
get(n);i!=s&&(kp.set(n,i),n.style.background=e,n.style.borderColor=t)}var Vp=new WeakMap;function Gp(n,e,t,i){let s=e+""+t,r=Vp.get(n);s!=r&&(Vp.set(n,s),n.style.height=t+"px",n.style.width=e+"px",n.style.
marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var Fh={passive:!0},Dv={...Fh,capture:!0};function Er(n,e,t,i){e.addEventListener(n,t,i?Dv:Fh)}function Ah(n,e,t,i){e.removeEventListener(n,t,
Fh)}po&&Th();function Vi(n,e,t,i){let s;t=t||0,i=i||e.length-1;let r=i<=2147483647;for(;i-t>1;)s=r?t+i>>1:di((t+i)/2),e[s]<n?t=s:i=s;return n-e[t]<=e[i]-n?t:i}function gm(n){return(t,i,s)=>{let r=-1,o=-1;
for(let a=i;a<=s;a++)if(n(t[a])){r=a;break}for(let a=s;a>=i;a--)if(n(t[a])){o=a;break}return[r,o]}}var _m=n=>n!=null,vm=n=>n!=null&&n>0,kl=gm(_m),Nv=gm(vm);function Uv(n,e,t,i=0,s=!1){let r=s?Nv:kl,o=s?
vm:_m;[e,t]=r(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??Ot,l??-Ot]}function zl(n,e,t,i){
let s=Xp(n),r=Xp(e);n==e&&(s==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Ss:xm,a=s==1?di:Ri,l=r==1?Ri:di,c=a(o(wn(n))),u=l(o(wn(e))),d=co(t,c),h=co(t,u);return t==10&&(c<0&&(d=Bt(d,-c)),u<0&&(h=Bt(h,-u))),
i||t==2?(n=d*s,e=h*r):(n=bm(n,d),e=Vl(e,h)),[n,e]}function Oh(n,e,t,i){let s=zl(n,e,t,i);return n==0&&(s[0]=0),e==0&&(s[1]=0),s}var Bh=.1,Hp={mode:3,pad:Bh},ya={pad:0,soft:null,mode:0},Fv={min:ya,max:ya};
function Ol(n,e,t,i){return Gl(t)?Wp(n,e,t):(ya.pad=t,ya.soft=i?0:null,ya.mode=i?3:0,Wp(n,e,Fv))}function wt(n,e){return n??e}function Ov(n,e,t){for(e=wt(e,0),t=wt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;
e++}return!1}function Wp(n,e,t){let i=t.min,s=t.max,r=wt(i.pad,0),o=wt(s.pad,0),a=wt(i.hard,-Ot),l=wt(s.hard,Ot),c=wt(i.soft,Ot),u=wt(s.soft,-Ot),d=wt(i.mode,0),h=wt(s.mode,0),f=e-n,g=Ss(f),w=Kn(wn(n),
wn(e)),p=Ss(w),m=wn(p-g);(f<1e-24||m>10)&&(f=0,(n==0||e==0)&&(f=1e-24,d==2&&c!=Ot&&(r=0),h==2&&u!=-Ot&&(o=0)));let x=f||w||1e3,C=Ss(x),b=co(10,di(C)),P=x*(f==0?n==0?.1:1:r),E=Bt(bm(n-P,b/10),24),v=n>=
c&&(d==1||d==3&&E<=c||d==2&&E>=c)?c:Ot,T=Kn(a,E<v&&n>=v?v:Gi(v,E)),G=x*(f==0?e==0?.1:1:o),N=Bt(Vl(e+G,b/10),24),L=e<=u&&(h==1||h==3&&N>=u||h==2&&N<=u)?u:-Ot,V=Gi(l,N>L&&e<=L?L:Kn(L,N));return T==V&&T==
0&&(V=100),[T,V]}var Bv=new Intl.NumberFormat(po?Lv.language:"en-US"),kh=n=>Bv.format(n),pi=Math,Ul=pi.PI,wn=pi.abs,di=pi.floor,bn=pi.round,Ri=pi.ceil,Gi=pi.min,Kn=pi.max,co=pi.pow,Xp=pi.sign,Ss=pi.log10,
xm=pi.log2,kv=(n,e=1)=>pi.sinh(n)*e,yh=(n,e=1)=>pi.asinh(n/e),Ot=1/0;function qp(n){return(Ss((n^n>>31)-(n>>31))|0)+1}function Ch(n,e,t){return Gi(Kn(n,e),t)}function ym(n){return typeof n=="function"}
function mt(n){return ym(n)?n:()=>n}var zv=()=>{},Sm=n=>n,Mm=(n,e)=>e,Vv=n=>null,Yp=n=>!0,Zp=(n,e)=>n==e,Gv=/\.\d*?(?=9{6,}|0{6,})/gm,Ar=n=>{if(Tm(n)||$s.has(n))return n;let e=`${n}`,t=e.match(Gv);if(t==
null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Ar(s)}e${r}`}return Bt(n,i)};function br(n,e){return Ar(Bt(Ar(n/e))*e)}function Vl(n,e){return Ar(Ri(Ar(n/e))*
e)}function bm(n,e){return Ar(di(Ar(n/e))*e)}function Bt(n,e=0){if(Tm(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return bn(i)/t}var $s=new Map;function wm(n){return((""+n).split(".")[1]||"").length}
function Ma(n,e,t,i){let s=[],r=i.map(wm);for(let o=e;o<t;o++){let a=wn(o),l=Bt(co(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,d=(o>=0?0:a)+(o>=r[c]?0:r[c]),h=n==10?u:Bt(u,d);
s.push(h),$s.set(h,d)}}return s}var Sa={},zh=[],uo=[null,null],Zs=Array.isArray,Tm=Number.isInteger,Hv=n=>n===void 0;function $p(n){return typeof n=="string"}function Gl(n){let e=!1;if(n!=null){let t=n.
constructor;e=t==null||t==Object}return e}function Wv(n){return n!=null&&typeof n=="object"}var Xv=Object.getPrototypeOf(Uint8Array),Em="__proto__";function ho(n,e=Gl){let t;if(Zs(n)){let i=n.find(s=>s!=
null);if(Zs(i)||e(i)){t=Array(n.length);for(let s=0;s<n.length;s++)t[s]=ho(n[s],e)}else t=n.slice()}else if(n instanceof Xv)t=n.slice();else if(e(n)){t={};for(let i in n)i!=Em&&(t[i]=ho(n[i],e))}else t=
n;return t}function _n(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let s in i)s!=Em&&(Gl(n[s])?_n(n[s],ho(i[s])):n[s]=ho(i[s]))}return n}var qv=0,Yv=1,Zv=2;function $v(n,e,t){for(let i=0,
s,r=-1;i<e.length;i++){let o=e[i];if(o>r){for(s=o-1;s>=0&&n[s]==null;)n[s--]=null;for(s=o+1;s<t&&n[s]==null;)n[r=s++]=null}}}function Jv(n,e){if(Qv(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.
push(...n[a].slice(1));return ex(o[0])||(o=jv(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],s=i[0].length,
r=new Map;for(let o=0;o<s;o++)r.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],d=Array(s).fill(void 0),h=e?e[o][c]:Yv,f=[];for(let g=0;g<u.length;g++){
let w=u[g],p=r.get(l[g]);w===null?h!=qv&&(d[p]=w,h==Zv&&f.push(p)):d[p]=w}$v(d,f,s),i.push(d)}}return i}var Kv=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function jv(n){let e=n[0],
t=e.length,i=Array(t);for(let r=0;r<i.length;r++)i[r]=r;i.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<n.length;r++){let o=n[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];s.push(a)}return s}function Qv(n){
let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let s=n[i][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function ex(n,e=100){let t=n.length;if(t<=1)return!0;
let i=0,s=t-1;for(;i<=s&&n[i]==null;)i++;for(;s>=i&&n[s]==null;)s--;if(s<=i)return!0;let r=Kn(1,di((s-i+1)/e));for(let o=n[i],a=i+r;a<=s;a+=r){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Am=[
"January","February","March","April","May","June","July","August","September","October","November","December"],Cm=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Rm(n){
return n.slice(0,3)}var tx=Cm.map(Rm),nx=Am.map(Rm),ix={MMMM:Am,MMM:nx,WWWW:Cm,WWW:tx};function ga(n){return(n<10?"0":"")+n}function sx(n){return(n<10?"00":n<100?"0":"")+n}var rx={YYYY:n=>n.getFullYear(),
YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>ga(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>ga(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.
getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>ga(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.
getHours()>=12?"p":"a",mm:n=>ga(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>ga(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>sx(n.getMilliseconds())};function Vh(n,e){e=e||ix;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,
s;for(;s=i.exec(n);)t.push(s[0][0]=="{"?rx[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var ox=new Intl.DateTimeFormat().resolvedOptions().
timeZone;function ax(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==ox?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),
t}var Pm=n=>n%1==0,Bl=[1,2,2.5,5],lx=Ma(10,-32,0,Bl),Im=Ma(10,0,32,Bl),cx=Im.filter(Pm),wr=lx.concat(Im),Gh=`
`,Lm="{YYYY}",Jp=Gh+Lm,Dm="{M}/{D}",xa=Gh+Dm,Dl=xa+"/{YY}",Nm="{aa}",ux="{h}:{mm}",ao=ux+Nm,Kp=Gh+ao,jp=":{ss}",Ct=null;function Um(n){let e=n*1e3,t=e*60,i=t*60,s=i*24,r=s*30,o=s*365,l=(n==1?Ma(10,0,3,
Bl).filter(Pm):Ma(10,-3,0,Bl)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),
c=[[o,Lm,Ct,Ct,Ct,Ct,Ct,Ct,1],[s*28,"{MMM}",Jp,Ct,Ct,Ct,Ct,Ct,1],[s,Dm,Jp,Ct,Ct,Ct,Ct,Ct,1],[i,"{h}"+Nm,Dl,Ct,xa,Ct,Ct,Ct,1],[t,ao,Dl,Ct,xa,Ct,Ct,Ct,1],[e,jp,Dl+" "+ao,Ct,xa+" "+ao,Ct,Kp,Ct,1],[n,jp+"\
.{fff}",Dl+" "+ao,Ct,xa+" "+ao,Ct,Kp,Ct,1]];function u(d){return(h,f,g,w,p,m)=>{let x=[],C=p>=o,b=p>=r&&p<o,P=d(g),E=Bt(P*n,3),v=Sh(P.getFullYear(),C?0:P.getMonth(),b||C?1:P.getDate()),T=Bt(v*n,3);if(b||
C){let G=b?p/r:0,N=C?p/o:0,L=E==T?E:Bt(Sh(v.getFullYear()+N,v.getMonth()+G,1)*n,3),V=new Date(bn(L/n)),k=V.getFullYear(),D=V.getMonth();for(let H=0;L<=w;H++){let J=Sh(k+N*H,D+G*H,1),z=J-d(Bt(J*n,3));L=
Bt((+J+z)*n,3),L<=w&&x.push(L)}}else{let G=p>=s?s:p,N=di(g)-di(E),L=T+N+Vl(E-T,G);x.push(L);let V=d(L),k=V.getHours()+V.getMinutes()/t+V.getSeconds()/i,D=p/i,H=h.axes[f]._space,J=m/H;for(;L=Bt(L+p,n==
1?0:3),!(L>w);)if(D>1){let z=di(Bt(k+D,6))%24,Q=d(L).getHours()-z;Q>1&&(Q=-1),L-=Q*i,k=(k+D)%24;let se=x[x.length-1];Bt((L-se)/p,3)*J>=.7&&x.push(L)}else x.push(L)}return x}}return[l,c,u]}var[hx,fx,dx]=Um(
1),[px,mx,gx]=Um(.001);Ma(2,-53,53,[1]);function Qp(n,e){return n.map(t=>t.map((i,s)=>s==0||s==8||i==null?i:e(s==1||t[8]==0?i:t[1]+i)))}function em(n,e){return(t,i,s,r,o)=>{let a=e.find(g=>o>=g[0])||e[e.
length-1],l,c,u,d,h,f;return i.map(g=>{let w=n(g),p=w.getFullYear(),m=w.getMonth(),x=w.getDate(),C=w.getHours(),b=w.getMinutes(),P=w.getSeconds(),E=p!=l&&a[2]||m!=c&&a[3]||x!=u&&a[4]||C!=d&&a[5]||b!=h&&
a[6]||P!=f&&a[7]||a[1];return l=p,c=m,u=x,d=C,h=b,f=P,E(w)})}}function _x(n,e){let t=Vh(e);return(i,s,r,o,a)=>s.map(l=>t(n(l)))}function Sh(n,e,t){return new Date(n,e,t)}function tm(n,e){return e(n)}var vx="\
{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function nm(n,e){return(t,i,s,r)=>r==null?Uh:e(n(i))}function xx(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function yx(n,e){
return n.series[e].fill(n,e)}var Sx={show:!0,live:!0,isolate:!1,mount:zv,markers:{show:!0,width:2,stroke:xx,fill:yx,dash:"solid"},idx:null,idxs:null,values:[]};function Mx(n,e){let t=n.cursor.points,i=Ci(),
s=t.size(n,e);Wt(i,_a,s),Wt(i,va,s);let r=s/-2;Wt(i,"marginLeft",r),Wt(i,"marginTop",r);let o=t.width(n,e,s);return o&&Wt(i,"borderWidth",o),i}function bx(n,e){let t=n.series[e].points;return t._fill||
t._stroke}function wx(n,e){let t=n.series[e].points;return t._stroke||t._fill}function Tx(n,e){return n.series[e].points.size}var Mh=[0,0];function Ex(n,e,t){return Mh[0]=e,Mh[1]=t,Mh}function Nl(n,e,t,i=!0){
return s=>{s.button==0&&(!i||s.target==e)&&t(s)}}function bh(n,e,t,i=!0){return s=>{(!i||s.target==e)&&t(s)}}var Ax={show:!0,x:!0,y:!0,lock:!1,move:Ex,points:{one:!1,show:Mx,size:Tx,width:0,stroke:wx,
fill:bx},bind:{mousedown:Nl,mouseup:Nl,click:Nl,dblclick:Nl,mousemove:bh,mouseleave:bh,mouseenter:bh},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(n,e,t,i,s)=>i-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Fm={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},
Hh=_n({},Fm,{filter:Mm}),Om=_n({},Hh,{size:10}),Bm=_n({},Fm,{show:!1}),Wh='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Se\
goe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',km="bold "+Wh,zm=1.5,im={show:!0,scale:"x",stroke:Nh,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:km,side:2,grid:Hh,ticks:Om,
border:Bm,font:Wh,lineGap:zm,rotate:0},Cx="Value",Rx="Time",sm={show:!0,scale:"x",auto:!1,sorted:1,min:Ot,max:-Ot,idxs:[]};function Px(n,e,t,i,s){return e.map(r=>r==null?"":kh(r))}function Ix(n,e,t,i,s,r,o){
let a=[],l=$s.get(s)||0;t=o?t:Bt(Vl(t,s),l);for(let c=t;c<=i;c=Bt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Rh(n,e,t,i,s,r,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?Ss:xm,u=di(c(t));
s=co(l,u),l==10&&(s=wr[Vi(s,wr)]);let d=t,h=s*l;l==10&&(h=wr[Vi(h,wr)]);do a.push(d),d=d+s,l==10&&!$s.has(d)&&(d=Bt(d,$s.get(s))),d>=h&&(s=d,h=s*l,l==10&&(h=wr[Vi(h,wr)]));while(d<=i);return a}function Lx(n,e,t,i,s,r,o){
let l=n.scales[n.axes[e].scale].asinh,c=i>l?Rh(n,e,Kn(l,t),i,s):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?Rh(n,e,Kn(l,-i),-t,s):[l]).reverse().map(h=>-h).concat(u,c)}var Vm=/./,Dx=/[12357]/,Nx=/[125]/,rm=/1/,
Ph=(n,e,t,i)=>n.map((s,r)=>e==4&&s==0||r%i==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function Ux(n,e,t,i,s){let r=n.axes[t],o=r.scale,a=n.scales[o],l=n.valToPos,c=r._space,u=l(10,o),d=l(9,o)-u>=c?
Vm:l(7,o)-u>=c?Dx:l(5,o)-u>=c?Nx:rm;if(d==rm){let h=wn(l(1,o)-u);if(h<c)return Ph(e.slice().reverse(),a.distr,d,Ri(c/h)).reverse()}return Ph(e,a.distr,d,1)}function Fx(n,e,t,i,s){let r=n.axes[t],o=r.scale,
a=r._space,l=n.valToPos,c=wn(l(1,o)-l(2,o));return c<a?Ph(e.slice().reverse(),3,Vm,Ri(a/c)).reverse():e}function Ox(n,e,t,i){return i==null?Uh:e==null?"":kh(e)}var om={show:!0,scale:"y",stroke:Nh,space:30,
gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:km,side:3,grid:Hh,ticks:Om,border:Bm,font:Wh,lineGap:zm,rotate:0};function Bx(n,e){let t=3+(n||1)*2;return Bt(t*e,3)}function kx(n,e){let{scale:t,
idxs:i}=n.series[0],s=n._data[0],r=n.valToPos(s[i[0]],t,!0),o=n.valToPos(s[i[1]],t,!0),a=wn(o-r),l=n.series[e],c=a/(l.points.space*Et);return i[1]-i[0]<=c}var am={scale:null,auto:!0,sorted:0,min:Ot,max:-Ot},
Gm=(n,e,t,i,s)=>s,lm={show:!0,auto:!0,sorted:0,gaps:Gm,alpha:1,facets:[_n({},am,{scale:"x"}),_n({},am,{scale:"y"})]},cm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Gm,alpha:1,points:{show:kx,
filter:null},values:null,min:Ot,max:-Ot,idxs:[],path:null,clip:null};function zx(n,e,t,i,s){return t/10}var Hm={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Vx=_n({},Hm,{time:!1,
ori:1}),um={};function Wm(n,e){let t=um[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(s=>s!=i)},pub(i,s,r,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=
s&&t.plots[u].pub(i,s,r,o,a,l,c)}},n!=null&&(um[n]=t)),t}var fo=1,Ih=2;function Cr(n,e,t){let i=n.mode,s=n.series[e],r=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=r[0],c=i==2?r[1]:r[e],u=i==2?o[s.facets[0].
scale]:o[n.series[0].scale],d=i==2?o[s.facets[1].scale]:o[s.scale],h=a.left,f=a.top,g=a.width,w=a.height,p=n.valToPosH,m=n.valToPosV;return u.ori==0?t(s,l,c,u,d,p,m,h,f,g,w,Wl,mo,ql,qm,Zm):t(s,l,c,u,d,
m,p,f,h,w,g,Xl,go,Yh,Ym,$m)}function Xh(n,e){let t=0,i=0,s=wt(n.bands,zh);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==
3?2:0]}function Gx(n,e,t,i,s){let r=n.mode,o=n.series[e],a=r==2?o.facets[1].scale:o.scale,l=n.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Ms(n,e,t,i,s,r){return Cr(
n,e,(o,a,l,c,u,d,h,f,g,w,p)=>{let m=o.pxRound,x=c.dir*(c.ori==0?1:-1),C=c.ori==0?mo:go,b,P;x==1?(b=t,P=i):(b=i,P=t);let E=m(d(a[b],c,w,f)),v=m(h(l[b],u,p,g)),T=m(d(a[P],c,w,f)),G=m(h(r==1?u.max:u.min,
u,p,g)),N=new Path2D(s);return C(N,T,G),C(N,E,G),C(N,E,v),N})}function Hl(n,e,t,i,s,r){let o=null;if(n.length>0){o=new Path2D;let a=e==0?ql:Yh,l=t;for(let d=0;d<n.length;d++){let h=n[d];if(h[1]>h[0]){
let f=h[0]-l;f>0&&a(o,l,i,f,i+r),l=h[1]}}let c=t+s-l,u=10;c>0&&a(o,l,i-u/2,c,i+r+u)}return o}function Hx(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function qh(n,e,t,i,s,r,o){let a=[],
l=n.length;for(let c=s==1?t:i;c>=t&&c<=i;c+=s)if(e[c]===null){let d=c,h=c;if(s==1)for(;++c<=i&&e[c]===null;)h=c;else for(;--c>=t&&e[c]===null;)h=c;let f=r(n[d]),g=h==d?f:r(n[h]),w=d-s;f=o<=0&&w>=0&&w<
l?r(n[w]):f;let m=h+s;g=o>=0&&m>=0&&m<l?r(n[m]):g,g>=f&&a.push([f,g])}return a}function hm(n){return n==0?Sm:n==1?bn:e=>br(e,n)}function Xm(n){let e=n==0?Wl:Xl,t=n==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:
(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},i=n==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,u=0)=>{c==0&&u==0?i(s,r,o,a,l):(c=Gi(c,a/2,l/2),u=Gi(u,a/2,l/2),e(s,r+c,o),
t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,u),t(s,r,o+l,r,o,u),t(s,r,o,r+a,o,c),s.closePath())}}var Wl=(n,e,t)=>{n.moveTo(e,t)},Xl=(n,e,t)=>{n.moveTo(t,e)},mo=(n,e,t)=>{n.lineTo(e,t)},go=(n,e,t)=>{n.lineTo(
t,e)},ql=Xm(0),Yh=Xm(1),qm=(n,e,t,i,s,r)=>{n.arc(e,t,i,s,r)},Ym=(n,e,t,i,s,r)=>{n.arc(t,e,i,s,r)},Zm=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(e,t,i,s,r,o)},$m=(n,e,t,i,s,r,o)=>{n.bezierCurveTo(t,e,s,i,o,r)};
function Jm(n){return(e,t,i,s,r)=>Cr(e,t,(o,a,l,c,u,d,h,f,g,w,p)=>{let{pxRound:m,points:x}=o,C,b;c.ori==0?(C=Wl,b=qm):(C=Xl,b=Ym);let P=Bt(x.width*Et,3),E=(x.size-x.width)/2*Et,v=Bt(E*2,3),T=new Path2D,
G=new Path2D,{left:N,top:L,width:V,height:k}=e.bbox;ql(G,N-v,L-v,V+v*2,k+v*2);let D=H=>{if(l[H]!=null){let J=m(d(a[H],c,w,f)),z=m(h(l[H],u,p,g));C(T,J+E,z),b(T,J,z,E,0,Ul*2)}};if(r)r.forEach(D);else for(let H=i;H<=
s;H++)D(H);return{stroke:P>0?T:null,fill:T,clip:G,flags:fo|Ih}})}function Km(n){return(e,t,i,s,r,o)=>{i!=s&&(r!=i&&o!=i&&n(e,t,i),r!=s&&o!=s&&n(e,t,s),n(e,t,o))}}var Wx=Km(mo),Xx=Km(go);function jm(n){
let e=wt(n?.alignGaps,0);return(t,i,s,r)=>Cr(t,i,(o,a,l,c,u,d,h,f,g,w,p)=>{[s,r]=kl(l,s,r);let m=o.pxRound,x=k=>m(d(k,c,w,f)),C=k=>m(h(k,u,p,g)),b,P;c.ori==0?(b=mo,P=Wx):(b=go,P=Xx);let E=c.dir*(c.ori==
0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:fo},T=v.stroke,G=!1;if(r-s>=w*4){let k=he=>t.posToVal(he,c.key,!0),D=null,H=null,J,z,ce,K=x(a[E==1?s:r]),Q=x(a[s]),se=x(a[r]),
fe=k(E==1?Q+1:se-1);for(let he=E==1?s:r;he>=s&&he<=r;he+=E){let ee=a[he],ve=(E==1?ee<fe:ee>fe)?K:x(ee),Ae=l[he];ve==K?Ae!=null?(z=Ae,D==null?(b(T,ve,C(z)),J=D=H=z):z<D?D=z:z>H&&(H=z)):Ae===null&&(G=!0):
(D!=null&&P(T,K,C(D),C(H),C(J),C(z)),Ae!=null?(z=Ae,b(T,ve,C(z)),D=H=J=z):(D=H=null,Ae===null&&(G=!0)),K=ve,fe=k(K+E))}D!=null&&D!=H&&ce!=K&&P(T,K,C(D),C(H),C(J),C(z))}else for(let k=E==1?s:r;k>=s&&k<=
r;k+=E){let D=l[k];D===null?G=!0:D!=null&&b(T,x(a[k]),C(D))}let[L,V]=Xh(t,i);if(o.fill!=null||L!=0){let k=v.fill=new Path2D(T),D=o.fillTo(t,i,o.min,o.max,L),H=C(D),J=x(a[s]),z=x(a[r]);E==-1&&([z,J]=[J,
z]),b(k,z,H),b(k,J,H)}if(!o.spanGaps){let k=[];G&&k.push(...qh(a,l,s,r,E,x,e)),v.gaps=k=o.gaps(t,i,s,r,k),v.clip=Hl(k,c.ori,f,g,w,p)}return V!=0&&(v.band=V==2?[Ms(t,i,s,r,T,-1),Ms(t,i,s,r,T,1)]:Ms(t,i,
s,r,T,V)),v})}function qx(n){let e=wt(n.align,1),t=wt(n.ascDesc,!1),i=wt(n.alignGaps,0),s=wt(n.extend,!1);return(r,o,a,l)=>Cr(r,o,(c,u,d,h,f,g,w,p,m,x,C)=>{[a,l]=kl(d,a,l);let b=c.pxRound,{left:P,width:E}=r.
bbox,v=Q=>b(g(Q,h,x,p)),T=Q=>b(w(Q,f,C,m)),G=h.ori==0?mo:go,N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:fo},L=N.stroke,V=h.dir*(h.ori==0?1:-1),k=T(d[V==1?a:l]),D=v(u[V==1?a:l]),
H=D,J=D;s&&e==-1&&(J=P,G(L,J,k)),G(L,D,k);for(let Q=V==1?a:l;Q>=a&&Q<=l;Q+=V){let se=d[Q];if(se==null)continue;let fe=v(u[Q]),he=T(se);e==1?G(L,fe,k):G(L,H,he),G(L,fe,he),k=he,H=fe}let z=H;s&&e==1&&(z=
P+E,G(L,z,k));let[ce,K]=Xh(r,o);if(c.fill!=null||ce!=0){let Q=N.fill=new Path2D(L),se=c.fillTo(r,o,c.min,c.max,ce),fe=T(se);G(Q,z,fe),G(Q,J,fe)}if(!c.spanGaps){let Q=[];Q.push(...qh(u,d,a,l,V,v,i));let se=c.
width*Et/2,fe=t||e==1?se:-se,he=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=fe,ee[1]+=he}),N.gaps=Q=c.gaps(r,o,a,l,Q),N.clip=Hl(Q,h.ori,p,m,x,C)}return K!=0&&(N.band=K==2?[Ms(r,o,a,l,L,-1),Ms(r,o,a,l,L,1)]:
Ms(r,o,a,l,L,K)),N})}function fm(n,e,t,i,s,r,o=Ot){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=wn(n[l]-n[a]);u<c&&(c=u,o=wn(t(n[l],i,s,r)-t(n[a],i,s,
r)))}a=l}}return o}function Yx(n){n=n||Sa;let e=wt(n.size,[.6,Ot,1]),t=n.align||0,i=n.gap||0,s=n.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=mt(s),o=1-e[0],a=wt(e[1],Ot),l=wt(e[2],1),c=wt(
n.disp,Sa),u=wt(n.each,f=>{}),{fill:d,stroke:h}=c;return(f,g,w,p)=>Cr(f,g,(m,x,C,b,P,E,v,T,G,N,L)=>{let V=m.pxRound,k=t,D=i*Et,H=a*Et,J=l*Et,z,ce;b.ori==0?[z,ce]=r(f,g):[ce,z]=r(f,g);let K=b.dir*(b.ori==
0?1:-1),Q=b.ori==0?ql:Yh,se=b.ori==0?u:(Re,qe,st,be,Ft,ze,Xe)=>{u(Re,qe,st,Ft,be,Xe,ze)},fe=wt(f.bands,zh).find(Re=>Re.series[0]==g),he=fe!=null?fe.dir:0,ee=m.fillTo(f,g,m.min,m.max,he),me=V(v(ee,P,L,
G)),ve,Ae,Me,He=N,it=V(m.width*Et),Ve=!1,ct=null,ot=null,tt=null,qt=null;d!=null&&(it==0||h!=null)&&(Ve=!0,ct=d.values(f,g,w,p),ot=new Map,new Set(ct).forEach(Re=>{Re!=null&&ot.set(Re,new Path2D)}),it>
0&&(tt=h.values(f,g,w,p),qt=new Map,new Set(tt).forEach(Re=>{Re!=null&&qt.set(Re,new Path2D)})));let{x0:kt,size:un}=c;if(kt!=null&&un!=null){k=1,x=kt.values(f,g,w,p),kt.unit==2&&(x=x.map(st=>f.posToVal(
T+st*N,b.key,!0)));let Re=un.values(f,g,w,p);un.unit==2?Ae=Re[0]*N:Ae=E(Re[0],b,N,T)-E(0,b,N,T),He=fm(x,C,E,b,N,T,He),Me=He-Ae+D}else He=fm(x,C,E,b,N,T,He),Me=He*o+D,Ae=He-Me;Me<1&&(Me=0),it>=Ae/2&&(it=
0),Me<5&&(V=Sm);let Nt=Me>0,Cn=He-Me-(Nt?it:0);Ae=V(Ch(Cn,J,H)),ve=(k==0?Ae/2:k==K?0:Ae)-k*K*((k==0?D/2:0)+(Nt?it/2:0));let vt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},yn=Ve?null:
new Path2D,Qt=null;if(fe!=null)Qt=f.data[fe.series[1]];else{let{y0:Re,y1:qe}=c;Re!=null&&qe!=null&&(C=qe.values(f,g,w,p),Qt=Re.values(f,g,w,p))}let hn=z*Ae,F=ce*Ae;for(let Re=K==1?w:p;Re>=w&&Re<=p;Re+=
K){let qe=C[Re];if(qe==null)continue;if(Qt!=null){let X=Qt[Re]??0;if(qe-X==0)continue;me=v(X,P,L,G)}let st=b.distr!=2||c!=null?x[Re]:Re,be=E(st,b,N,T),Ft=v(wt(qe,ee),P,L,G),ze=V(be-ve),Xe=V(Kn(Ft,me)),
A=V(Gi(Ft,me)),y=Xe-A;if(qe!=null){let X=qe<0?F:hn,ue=qe<0?hn:F;Ve?(it>0&&tt[Re]!=null&&Q(qt.get(tt[Re]),ze,A+di(it/2),Ae,Kn(0,y-it),X,ue),ct[Re]!=null&&Q(ot.get(ct[Re]),ze,A+di(it/2),Ae,Kn(0,y-it),X,
ue)):Q(yn,ze,A+di(it/2),Ae,Kn(0,y-it),X,ue),se(f,g,Re,ze-it/2,A,Ae+it,y)}}return it>0?vt.stroke=Ve?qt:yn:Ve||(vt._fill=m.width==0?m._fill:m._stroke??m._fill,vt.width=0),vt.fill=Ve?ot:yn,vt})}function Zx(n,e){
let t=wt(e?.alignGaps,0);return(i,s,r,o)=>Cr(i,s,(a,l,c,u,d,h,f,g,w,p,m)=>{[r,o]=kl(c,r,o);let x=a.pxRound,C=z=>x(h(z,u,p,g)),b=z=>x(f(z,d,m,w)),P,E,v;u.ori==0?(P=Wl,v=mo,E=Zm):(P=Xl,v=go,E=$m);let T=u.
dir*(u.ori==0?1:-1),G=C(l[T==1?r:o]),N=G,L=[],V=[];for(let z=T==1?r:o;z>=r&&z<=o;z+=T)if(c[z]!=null){let K=l[z],Q=C(K);L.push(N=Q),V.push(b(c[z]))}let k={stroke:n(L,V,P,v,E,x),fill:null,clip:null,band:null,
gaps:null,flags:fo},D=k.stroke,[H,J]=Xh(i,s);if(a.fill!=null||H!=0){let z=k.fill=new Path2D(D),ce=a.fillTo(i,s,a.min,a.max,H),K=b(ce);v(z,N,K),v(z,G,K)}if(!a.spanGaps){let z=[];z.push(...qh(l,c,r,o,T,
C,t)),k.gaps=z=a.gaps(i,s,r,o,z),k.clip=Hl(z,u.ori,g,w,p,m)}return J!=0&&(k.band=J==2?[Ms(i,s,r,o,D,-1),Ms(i,s,r,o,D,1)]:Ms(i,s,r,o,D,J)),k})}function $x(n){return Zx(Jx,n)}function Jx(n,e,t,i,s,r){let o=n.
length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),d=Array(o-1);for(let h=0;h<o-1;h++)u[h]=e[h+1]-e[h],d[h]=n[h+1]-n[h],c[h]=
u[h]/d[h];l[0]=c[0];for(let h=1;h<o-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?l[h]=0:(l[h]=3*(d[h-1]+d[h])/((2*d[h]+d[h-1])/c[h-1]+(d[h]+2*d[h-1])/c[h]),isFinite(l[h])||(l[h]=0));l[o-1]=c[o-2];for(let h=0;h<
o-1;h++)s(a,n[h]+d[h]/3,e[h]+l[h]*d[h]/3,n[h+1]-d[h]/3,e[h+1]-l[h+1]*d[h]/3,n[h+1],e[h+1])}return a}var Lh=new Set;function dm(){for(let n of Lh)n.syncRect(!0)}po&&(Er(Pv,lo,dm),Er(Iv,lo,dm,!0),Er(Fl,
lo,()=>{kn.pxRatio=Et}));var Kx=jm(),jx=Jm();function pm(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((r,o)=>Dh(r,o,e,t))}function Qx(n,e){return n.map((t,i)=>i==0?{}:
_n({},e,t))}function Dh(n,e,t,i){return _n({},e==0?t:i,n)}function Qm(n,e,t){return e==null?uo:[e,t]}var ey=Qm;function ty(n,e,t){return e==null?uo:Ol(e,t,Bh,!0)}function eg(n,e,t,i){return e==null?uo:
zl(e,t,n.scales[i].log,!1)}var ny=eg;function tg(n,e,t,i){return e==null?uo:Oh(e,t,n.scales[i].log,!1)}var iy=tg;function sy(n,e,t,i,s){let r=Kn(qp(n),qp(e)),o=e-n,a=Vi(s/i*o,t);do{let l=t[a],c=i*l/o;
if(c>=s&&r+(l<5?$s.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function mm(n){let e,t;return n=n.replace(/(\d+)px/,(i,s)=>(e=bn((t=+s)*Et))+"px"),[n,e,t]}function ry(n){n.show&&[n.font,n.
labelFont].forEach(e=>{let t=Bt(e[2]*Et,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function kn(n,e,t){let i={mode:wt(n.mode,1)},s=i.mode;function r(_,S,R,I){let B=S.valToPct(_);return I+R*(S.dir==
-1?1-B:B)}function o(_,S,R,I){let B=S.valToPct(_);return I+R*(S.dir==-1?B:1-B)}function a(_,S,R,I){return S.ori==0?r(_,S,R,I):o(_,S,R,I)}i.valToPosH=r,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=Ci(
fv);if(n.id!=null&&(c.id=n.id),fi(c,n.class),n.title){let _=Ci(mv,c);_.textContent=n.title}let u=zi("canvas"),d=i.ctx=u.getContext("2d"),h=Ci(gv,c);Er("click",h,_=>{_.target===g&&(Vt!=Zr||Yt!=$r)&&On.
click(i,_)},!0);let f=i.under=Ci(_v,h);h.appendChild(u);let g=i.over=Ci(vv,h);n=ho(n);let w=+wt(n.pxAlign,1),p=hm(w);(n.plugins||[]).forEach(_=>{_.opts&&(n=_.opts(i,n)||n)});let m=n.ms||.001,x=i.series=
s==1?pm(n.series||[],sm,cm,!1):Qx(n.series||[null],lm),C=i.axes=pm(n.axes||[],im,om,!0),b=i.scales={},P=i.bands=n.bands||[];P.forEach(_=>{_.fill=mt(_.fill||null),_.dir=wt(_.dir,-1)});let E=s==2?x[1].facets[0].
scale:x[0].scale,v={axes:ms,series:ht},T=(n.drawOrder||["axes","series"]).map(_=>v[_]);function G(_){let S=_.distr==3?R=>Ss(R>0?R:_.clamp(i,R,_.min,_.max,_.key)):_.distr==4?R=>yh(R,_.asinh):_.distr==100?
R=>_.fwd(R):R=>R;return R=>{let I=S(R),{_min:B,_max:$}=_,ae=$-B;return(I-B)/ae}}function N(_){let S=b[_];if(S==null){let R=(n.scales||Sa)[_]||Sa;if(R.from!=null){N(R.from);let I=_n({},b[R.from],R,{key:_});
I.valToPct=G(I),b[_]=I}else{S=b[_]=_n({},_==E?Hm:Vx,R),S.key=_;let I=S.time,B=S.range,$=Zs(B);if((_!=E||s==2&&!I)&&($&&(B[0]==null||B[1]==null)&&(B={min:B[0]==null?Hp:{mode:1,hard:B[0],soft:B[0]},max:B[1]==
null?Hp:{mode:1,hard:B[1],soft:B[1]}},$=!1),!$&&Gl(B))){let ae=B;B=(de,ye,De)=>ye==null?uo:Ol(ye,De,ae)}S.range=mt(B||(I?ey:_==E?S.distr==3?ny:S.distr==4?iy:Qm:S.distr==3?eg:S.distr==4?tg:ty)),S.auto=
mt($?!1:S.auto),S.clamp=mt(S.clamp||zx),S._min=S._max=null,S.valToPct=G(S)}}}N("x"),N("y"),s==1&&x.forEach(_=>{N(_.scale)}),C.forEach(_=>{N(_.scale)});for(let _ in n.scales)N(_);let L=b[E],V=L.distr,k,
D;L.ori==0?(fi(c,dv),k=r,D=o):(fi(c,pv),k=o,D=r);let H={};for(let _ in b){let S=b[_];(S.min!=null||S.max!=null)&&(H[_]={min:S.min,max:S.max},S.min=S.max=null)}let J=n.tzDate||(_=>new Date(bn(_/m))),z=n.
fmtDate||Vh,ce=m==1?dx(J):gx(J),K=em(J,Qp(m==1?fx:mx,z)),Q=nm(J,tm(vx,z)),se=[],fe=i.legend=_n({},Sx,n.legend),he=i.cursor=_n({},Ax,{drag:{y:s==2}},n.cursor),ee=fe.show,me=he.show,ve=fe.markers;fe.idxs=
se,ve.width=mt(ve.width),ve.dash=mt(ve.dash),ve.stroke=mt(ve.stroke),ve.fill=mt(ve.fill);let Ae,Me,He,it=[],Ve=[],ct,ot=!1,tt={};if(fe.live){let _=x[1]?x[1].values:null;ot=_!=null,ct=ot?_(i,1,0):{_:0};
for(let S in ct)tt[S]=Uh}if(ee)if(Ae=zi("table",wv,c),He=zi("tbody",null,Ae),fe.mount(i,Ae),ot){Me=zi("thead",null,Ae,He);let _=zi("tr",null,Me);zi("th",null,_);for(var qt in ct)zi("th",Pp,_).textContent=
qt}else fi(Ae,Ev),fe.live&&fi(Ae,Tv);let kt={show:!0},un={show:!1};function Nt(_,S){if(S==0&&(ot||!fe.live||s==2))return uo;let R=[],I=zi("tr",Av,He,He.childNodes[S]);fi(I,_.class),_.show||fi(I,Tr);let B=zi(
"th",null,I);if(ve.show){let de=Ci(Cv,B);if(S>0){let ye=ve.width(i,S);ye&&(de.style.border=ye+"px "+ve.dash(i,S)+" "+ve.stroke(i,S)),de.style.background=ve.fill(i,S)}}let $=Ci(Pp,B);_.label instanceof
HTMLElement?$.appendChild(_.label):$.textContent=_.label,S>0&&(ve.show||($.style.color=_.width>0?ve.stroke(i,S):ve.fill(i,S)),vt("click",B,de=>{if(he._lock)return;Je(de);let ye=x.indexOf(_);if((de.ctrlKey||
de.metaKey)!=fe.isolate){let De=x.some((Ne,Fe)=>Fe>0&&Fe!=ye&&Ne.show);x.forEach((Ne,Fe)=>{Fe>0&&Qi(Fe,De?Fe==ye?kt:un:kt,!0,mn.setSeries)})}else Qi(ye,{show:!_.show},!0,mn.setSeries)},!1),Ke&&vt(Np,B,
de=>{he._lock||(Je(de),Qi(x.indexOf(_),Kr,!0,mn.setSeries))},!1));for(var ae in ct){let de=zi("td",Rv,I);de.textContent="--",R.push(de)}return[I,R]}let Cn=new Map;function vt(_,S,R,I=!0){let B=Cn.get(
S)||{},$=he.bind[_](i,S,R,I);$&&(Er(_,S,B[_]=$),Cn.set(S,B))}function yn(_,S,R){let I=Cn.get(S)||{};for(let B in I)(_==null||B==_)&&(Ah(B,S,I[B]),delete I[B]);_==null&&Cn.delete(S)}let Qt=0,hn=0,F=0,Re=0,
qe=0,st=0,be=qe,Ft=st,ze=F,Xe=Re,A=0,y=0,X=0,ue=0;i.bbox={};let oe=!1,_e=!1,xe=!1,te=!1,ie=!1,pe=!1;function U(_,S,R){(R||_!=i.width||S!=i.height)&&re(_,S),at(!1),xe=!0,_e=!0,Vn()}function re(_,S){i.width=
Qt=F=_,i.height=hn=Re=S,qe=st=0,Se(),Ge();let R=i.bbox;A=R.left=br(qe*Et,.5),y=R.top=br(st*Et,.5),X=R.width=br(F*Et,.5),ue=R.height=br(Re*Et,.5)}let ne=3;function we(){let _=!1,S=0;for(;!_;){S++;let R=Xr(
S),I=ji(S);_=S==ne||R&&I,_||(re(i.width,i.height),_e=!0)}}function ge({width:_,height:S}){U(_,S)}i.setSize=ge;function Se(){let _=!1,S=!1,R=!1,I=!1;C.forEach((B,$)=>{if(B.show&&B._show){let{side:ae,_size:de}=B,
ye=ae%2,De=B.label!=null?B.labelSize:0,Ne=de+De;Ne>0&&(ye?(F-=Ne,ae==3?(qe+=Ne,I=!0):R=!0):(Re-=Ne,ae==0?(st+=Ne,_=!0):S=!0))}}),Ji[0]=_,Ji[1]=R,Ji[2]=S,Ji[3]=I,F-=Ni[1]+Ni[3],qe+=Ni[3],Re-=Ni[2]+Ni[0],
st+=Ni[0]}function Ge(){let _=qe+F,S=st+Re,R=qe,I=st;function B($,ae){switch($){case 1:return _+=ae,_-ae;case 2:return S+=ae,S-ae;case 3:return R-=ae,R+ae;case 0:return I-=ae,I+ae}}C.forEach(($,ae)=>{
if($.show&&$._show){let de=$.side;$._pos=B(de,$._size),$.label!=null&&($._lpos=B(de,$.labelSize))}})}if(he.dataIdx==null){let _=he.hover,S=_.skip=new Set(_.skip??[]);S.add(void 0);let R=_.prox=mt(_.prox),
I=_.bias??=0;he.dataIdx=(B,$,ae,de)=>{if($==0)return ae;let ye=ae,De=R(B,$,ae,de)??Ot,Ne=De>=0&&De<Ot,Fe=L.ori==0?F:Re,nt=he.left,Tt=e[0],Mt=e[$];if(S.has(Mt[ae])){ye=null;let dt=null,$e=null,We;if(I==
0||I==-1)for(We=ae;dt==null&&We-- >0;)S.has(Mt[We])||(dt=We);if(I==0||I==1)for(We=ae;$e==null&&We++<Mt.length;)S.has(Mt[We])||($e=We);if(dt!=null||$e!=null)if(Ne){let Ht=dt==null?-1/0:k(Tt[dt],L,Fe,0),
nn=$e==null?1/0:k(Tt[$e],L,Fe,0),Ln=nt-Ht,Ut=nn-nt;Ln<=Ut?Ln<=De&&(ye=dt):Ut<=De&&(ye=$e)}else ye=$e==null?dt:dt==null?$e:ae-dt<=$e-ae?dt:$e}else Ne&&wn(nt-k(Tt[ae],L,Fe,0))>De&&(ye=null);return ye}}let Je=_=>{
he.event=_};he.idxs=se,he._lock=!1;let le=he.points;le.show=mt(le.show),le.size=mt(le.size),le.stroke=mt(le.stroke),le.width=mt(le.width),le.fill=mt(le.fill);let Oe=i.focus=_n({},n.focus||{alpha:.3},he.
focus),Ke=Oe.prox>=0,Ce=Ke&&le.one,rt=[],zt=[],qn=[];function Jo(_,S){let R=le.show(i,S);if(R instanceof HTMLElement)return fi(R,bv),fi(R,_.class),rs(R,-10,-10,F,Re),g.insertBefore(R,rt[S]),R}function Gr(_,S){
if(s==1||S>0){let R=s==1&&b[_.scale].time,I=_.value;_.value=R?$p(I)?nm(J,tm(I,z)):I||Q:I||Ox,_.label=_.label||(R?Rx:Cx)}if(Ce||S>0){_.width=_.width==null?1:_.width,_.paths=_.paths||Kx||Vv,_.fillTo=mt(
_.fillTo||Gx),_.pxAlign=+wt(_.pxAlign,w),_.pxRound=hm(_.pxAlign),_.stroke=mt(_.stroke||null),_.fill=mt(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let R=Bx(Kn(1,_.width),1),I=_.points=_n({},
{size:R,width:Kn(1,R*.2),stroke:_.stroke,space:R*2,paths:jx,_stroke:null,_fill:null},_.points);I.show=mt(I.show),I.filter=mt(I.filter),I.fill=mt(I.fill),I.stroke=mt(I.stroke),I.paths=mt(I.paths),I.pxAlign=
_.pxAlign}if(ee){let R=Nt(_,S);it.splice(S,0,R[0]),Ve.splice(S,0,R[1]),fe.values.push(null)}if(me){se.splice(S,0,null);let R=null;Ce?S==0&&(R=Jo(_,S)):S>0&&(R=Jo(_,S)),rt.splice(S,0,R),zt.splice(S,0,0),
qn.splice(S,0,0)}In("addSeries",S)}function Wu(_,S){S=S??x.length,_=s==1?Dh(_,S,sm,cm):Dh(_,S,{},lm),x.splice(S,0,_),Gr(x[S],S)}i.addSeries=Wu;function ll(_){if(x.splice(_,1),ee){fe.values.splice(_,1),
Ve.splice(_,1);let S=it.splice(_,1)[0];yn(null,S.firstChild),S.remove()}me&&(se.splice(_,1),rt.splice(_,1)[0].remove(),zt.splice(_,1),qn.splice(_,1)),In("delSeries",_)}i.delSeries=ll;let Ji=[!1,!1,!1,
!1];function fs(_,S){if(_._show=_.show,_.show){let R=_.side%2,I=b[_.scale];I==null&&(_.scale=R?x[1].scale:E,I=b[_.scale]);let B=I.time;_.size=mt(_.size),_.space=mt(_.space),_.rotate=mt(_.rotate),Zs(_.
incrs)&&_.incrs.forEach(ae=>{!$s.has(ae)&&$s.set(ae,wm(ae))}),_.incrs=mt(_.incrs||(I.distr==2?cx:B?m==1?hx:px:wr)),_.splits=mt(_.splits||(B&&I.distr==1?ce:I.distr==3?Rh:I.distr==4?Lx:Ix)),_.stroke=mt(
_.stroke),_.grid.stroke=mt(_.grid.stroke),_.ticks.stroke=mt(_.ticks.stroke),_.border.stroke=mt(_.border.stroke);let $=_.values;_.values=Zs($)&&!Zs($[0])?mt($):B?Zs($)?em(J,Qp($,z)):$p($)?_x(J,$):$||K:
$||Px,_.filter=mt(_.filter||(I.distr>=3&&I.log==10?Ux:I.distr==3&&I.log==2?Fx:Mm)),_.font=mm(_.font),_.labelFont=mm(_.labelFont),_._size=_.size(i,null,S,0),_._space=_._rotate=_._incrs=_._found=_._splits=
_._values=null,_._size>0&&(Ji[S]=!0,_._el=Ci(xv,h))}}function ds(_,S,R,I){let[B,$,ae,de]=R,ye=S%2,De=0;return ye==0&&(de||$)&&(De=S==0&&!B||S==2&&!ae?bn(im.size/3):0),ye==1&&(B||ae)&&(De=S==1&&!$||S==
3&&!de?bn(om.size/2):0),De}let Ko=i.padding=(n.padding||[ds,ds,ds,ds]).map(_=>mt(wt(_,ds))),Ni=i._padding=Ko.map((_,S)=>_(i,S,Ji,0)),en,ln=null,cn=null,Ki=s==1?x[0].idxs:null,oi=null,Us=!1;function jo(_,S){
if(e=_??[],i.data=i._data=e,s==2){en=0;for(let R=1;R<x.length;R++)en+=e[R][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),oi=e[0],en=oi.length;let R=e;if(V==2){R=e.slice();let I=R[0]=Array(en);for(let B=0;B<
en;B++)I[B]=B}i._data=e=R}if(at(!0),In("setData"),V==2&&(xe=!0),S!==!1){let R=L;R.auto(i,Us)?Qo():Bs(E,R.min,R.max),te=te||he.left>=0,pe=!0,Vn()}}i.setData=jo;function Qo(){Us=!0;let _,S;s==1&&(en>0?(ln=
Ki[0]=0,cn=Ki[1]=en-1,_=e[0][ln],S=e[0][cn],V==2?(_=ln,S=cn):_==S&&(V==3?[_,S]=zl(_,_,L.log,!1):V==4?[_,S]=Oh(_,_,L.log,!1):L.time?S=_+bn(86400/m):[_,S]=Ol(_,S,Bh,!0))):(ln=Ki[0]=_=null,cn=Ki[1]=S=null)),
Bs(E,_,S)}let Hr,Fs,Wr,M,O,j,Y,Z,Te,Pe;function Ee(_,S,R,I,B,$){_??=Lp,R??=zh,I??="butt",B??=Lp,$??="round",_!=Hr&&(d.strokeStyle=Hr=_),B!=Fs&&(d.fillStyle=Fs=B),S!=Wr&&(d.lineWidth=Wr=S),$!=O&&(d.lineJoin=
O=$),I!=j&&(d.lineCap=j=I),R!=M&&d.setLineDash(M=R)}function Ie(_,S,R,I){S!=Fs&&(d.fillStyle=Fs=S),_!=Y&&(d.font=Y=_),R!=Z&&(d.textAlign=Z=R),I!=Te&&(d.textBaseline=Te=I)}function ke(_,S,R,I,B=0){if(I.
length>0&&_.auto(i,Us)&&(S==null||S.min==null)){let $=wt(ln,0),ae=wt(cn,I.length-1),de=R.min==null?Uv(I,$,ae,B,_.distr==3):[R.min,R.max];_.min=Gi(_.min,R.min=de[0]),_.max=Kn(_.max,R.max=de[1])}}let je={
min:null,max:null};function ut(){for(let I in b){let B=b[I];H[I]==null&&(B.min==null||H[E]!=null&&B.auto(i,Us))&&(H[I]=je)}for(let I in b){let B=b[I];H[I]==null&&B.from!=null&&H[B.from]!=null&&(H[I]=je)}
H[E]!=null&&at(!0);let _={};for(let I in H){let B=H[I];if(B!=null){let $=_[I]=ho(b[I],Wv);if(B.min!=null)_n($,B);else if(I!=E||s==2)if(en==0&&$.from==null){let ae=$.range(i,null,null,I);$.min=ae[0],$.
max=ae[1]}else $.min=Ot,$.max=-Ot}}if(en>0){x.forEach((I,B)=>{if(s==1){let $=I.scale,ae=H[$];if(ae==null)return;let de=_[$];if(B==0){let ye=de.range(i,de.min,de.max,$);de.min=ye[0],de.max=ye[1],ln=Vi(
de.min,e[0]),cn=Vi(de.max,e[0]),cn-ln>1&&(e[0][ln]<de.min&&ln++,e[0][cn]>de.max&&cn--),I.min=oi[ln],I.max=oi[cn]}else I.show&&I.auto&&ke(de,ae,I,e[B],I.sorted);I.idxs[0]=ln,I.idxs[1]=cn}else if(B>0&&I.
show&&I.auto){let[$,ae]=I.facets,de=$.scale,ye=ae.scale,[De,Ne]=e[B],Fe=_[de],nt=_[ye];Fe!=null&&ke(Fe,H[de],$,De,$.sorted),nt!=null&&ke(nt,H[ye],ae,Ne,ae.sorted),I.min=ae.min,I.max=ae.max}});for(let I in _){
let B=_[I],$=H[I];if(B.from==null&&($==null||$.min==null)){let ae=B.range(i,B.min==Ot?null:B.min,B.max==-Ot?null:B.max,I);B.min=ae[0],B.max=ae[1]}}}for(let I in _){let B=_[I];if(B.from!=null){let $=_[B.
from];if($.min==null)B.min=B.max=null;else{let ae=B.range(i,$.min,$.max,I);B.min=ae[0],B.max=ae[1]}}}let S={},R=!1;for(let I in _){let B=_[I],$=b[I];if($.min!=B.min||$.max!=B.max){$.min=B.min,$.max=B.
max;let ae=$.distr;$._min=ae==3?Ss($.min):ae==4?yh($.min,$.asinh):ae==100?$.fwd($.min):$.min,$._max=ae==3?Ss($.max):ae==4?yh($.max,$.asinh):ae==100?$.fwd($.max):$.max,S[I]=R=!0}}if(R){x.forEach((I,B)=>{
s==2?B>0&&S.y&&(I._paths=null):S[I.scale]&&(I._paths=null)});for(let I in S)xe=!0,In("setScale",I);me&&he.left>=0&&(te=pe=!0)}for(let I in H)H[I]=null}function Be(_){let S=Ch(ln-1,0,en-1),R=Ch(cn+1,0,
en-1);for(;_[S]==null&&S>0;)S--;for(;_[R]==null&&R<en-1;)R++;return[S,R]}function ht(){if(en>0){let _=x.some(S=>S._focus)&&Pe!=Oe.alpha;_&&(d.globalAlpha=Pe=Oe.alpha),x.forEach((S,R)=>{if(R>0&&S.show&&
(Jt(R,!1),Jt(R,!0),S._paths==null)){let I=Pe;Pe!=S.alpha&&(d.globalAlpha=Pe=S.alpha);let B=s==2?[0,e[R][0].length-1]:Be(e[R]);S._paths=S.paths(i,R,B[0],B[1]),Pe!=I&&(d.globalAlpha=Pe=I)}}),x.forEach((S,R)=>{
if(R>0&&S.show){let I=Pe;Pe!=S.alpha&&(d.globalAlpha=Pe=S.alpha),S._paths!=null&&It(R,!1);{let B=S._paths!=null?S._paths.gaps:null,$=S.points.show(i,R,ln,cn,B),ae=S.points.filter(i,R,$,B);($||ae)&&(S.
points._paths=S.points.paths(i,R,ln,cn,ae),It(R,!0))}Pe!=I&&(d.globalAlpha=Pe=I),In("drawSeries",R)}}),_&&(d.globalAlpha=Pe=1)}}function Jt(_,S){let R=S?x[_].points:x[_];R._stroke=R.stroke(i,_),R._fill=
R.fill(i,_)}function It(_,S){let R=S?x[_].points:x[_],{stroke:I,fill:B,clip:$,flags:ae,_stroke:de=R._stroke,_fill:ye=R._fill,_width:De=R.width}=R._paths;De=Bt(De*Et,3);let Ne=null,Fe=De%2/2;S&&ye==null&&
(ye=De>0?"#fff":de);let nt=R.pxAlign==1&&Fe>0;if(nt&&d.translate(Fe,Fe),!S){let Tt=A-De/2,Mt=y-De/2,dt=X+De,$e=ue+De;Ne=new Path2D,Ne.rect(Tt,Mt,dt,$e)}S?Ue(de,De,R.dash,R.cap,ye,I,B,ae,$):Lt(_,de,De,
R.dash,R.cap,ye,I,B,ae,Ne,$),nt&&d.translate(-Fe,-Fe)}function Lt(_,S,R,I,B,$,ae,de,ye,De,Ne){let Fe=!1;ye!=0&&P.forEach((nt,Tt)=>{if(nt.series[0]==_){let Mt=x[nt.series[1]],dt=e[nt.series[1]],$e=(Mt.
_paths||Sa).band;Zs($e)&&($e=nt.dir==1?$e[0]:$e[1]);let We,Ht=null;Mt.show&&$e&&Ov(dt,ln,cn)?(Ht=nt.fill(i,Tt)||$,We=Mt._paths.clip):$e=null,Ue(S,R,I,B,Ht,ae,de,ye,De,Ne,We,$e),Fe=!0}}),Fe||Ue(S,R,I,B,
$,ae,de,ye,De,Ne)}let Sn=fo|Ih;function Ue(_,S,R,I,B,$,ae,de,ye,De,Ne,Fe){Ee(_,S,R,I,B),(ye||De||Fe)&&(d.save(),ye&&d.clip(ye),De&&d.clip(De)),Fe?(de&Sn)==Sn?(d.clip(Fe),Ne&&d.clip(Ne),pt(B,ae),fn(_,$,
S)):de&Ih?(pt(B,ae),d.clip(Fe),fn(_,$,S)):de&fo&&(d.save(),d.clip(Fe),Ne&&d.clip(Ne),pt(B,ae),d.restore(),fn(_,$,S)):(pt(B,ae),fn(_,$,S)),(ye||De||Fe)&&d.restore()}function fn(_,S,R){R>0&&(S instanceof
Map?S.forEach((I,B)=>{d.strokeStyle=Hr=B,d.stroke(I)}):S!=null&&_&&d.stroke(S))}function pt(_,S){S instanceof Map?S.forEach((R,I)=>{d.fillStyle=Fs=I,d.fill(R)}):S!=null&&_&&d.fill(S)}function ps(_,S,R,I){
let B=C[_],$;if(I<=0)$=[0,0];else{let ae=B._space=B.space(i,_,S,R,I),de=B._incrs=B.incrs(i,_,S,R,I,ae);$=sy(S,R,de,I,ae)}return B._found=$}function dn(_,S,R,I,B,$,ae,de,ye,De){let Ne=ae%2/2;w==1&&d.translate(
Ne,Ne),Ee(de,ae,ye,De,de),d.beginPath();let Fe,nt,Tt,Mt,dt=B+(I==0||I==3?-$:$);R==0?(nt=B,Mt=dt):(Fe=B,Tt=dt);for(let $e=0;$e<_.length;$e++)S[$e]!=null&&(R==0?Fe=Tt=_[$e]:nt=Mt=_[$e],d.moveTo(Fe,nt),d.
lineTo(Tt,Mt));d.stroke(),w==1&&d.translate(-Ne,-Ne)}function Xr(_){let S=!0;return C.forEach((R,I)=>{if(!R.show)return;let B=b[R.scale];if(B.min==null){R._show&&(S=!1,R._show=!1,at(!1));return}else R.
_show||(S=!1,R._show=!0,at(!1));let $=R.side,ae=$%2,{min:de,max:ye}=B,[De,Ne]=ps(I,de,ye,ae==0?F:Re);if(Ne==0)return;let Fe=B.distr==2,nt=R._splits=R.splits(i,I,de,ye,De,Ne,Fe),Tt=B.distr==2?nt.map(We=>oi[We]):
nt,Mt=B.distr==2?oi[nt[1]]-oi[nt[0]]:De,dt=R._values=R.values(i,R.filter(i,Tt,I,Ne,Mt),I,Ne,Mt);R._rotate=$==2?R.rotate(i,dt,I,Ne):0;let $e=R._size;R._size=Ri(R.size(i,dt,I,_)),$e!=null&&R._size!=$e&&
(S=!1)}),S}function ji(_){let S=!0;return Ko.forEach((R,I)=>{let B=R(i,I,Ji,_);B!=Ni[I]&&(S=!1),Ni[I]=B}),S}function ms(){for(let _=0;_<C.length;_++){let S=C[_];if(!S.show||!S._show)continue;let R=S.side,
I=R%2,B,$,ae=S.stroke(i,_),de=R==0||R==3?-1:1,[ye,De]=S._found;if(S.label!=null){let $n=S.labelGap*de,ci=bn((S._lpos+$n)*Et);Ie(S.labelFont[0],ae,"center",R==2?"top":Ip),d.save(),I==1?(B=$=0,d.translate(
ci,bn(y+ue/2)),d.rotate((R==3?-Ul:Ul)/2)):(B=bn(A+X/2),$=ci);let mr=ym(S.label)?S.label(i,_,ye,De):S.label;d.fillText(mr,B,$),d.restore()}if(De==0)continue;let Ne=b[S.scale],Fe=I==0?X:ue,nt=I==0?A:y,Tt=S.
_splits,Mt=Ne.distr==2?Tt.map($n=>oi[$n]):Tt,dt=Ne.distr==2?oi[Tt[1]]-oi[Tt[0]]:ye,$e=S.ticks,We=S.border,Ht=$e.show?$e.size:0,nn=bn(Ht*Et),Ln=bn((S.alignTo==2?S._size-Ht-S.gap:S.gap)*Et),Ut=S._rotate*
-Ul/180,sn=p(S._pos*Et),ai=(nn+Ln)*de,Zn=sn+ai;$=I==0?Zn:0,B=I==1?Zn:0;let wi=S.font[0],Ui=S.align==1?oo:S.align==2?_h:Ut>0?oo:Ut<0?_h:I==0?"center":R==3?_h:oo,ts=Ut||I==1?"middle":R==2?"top":Ip;Ie(wi,
ae,Ui,ts);let li=S.font[1]*S.lineGap,Ti=Tt.map($n=>p(a($n,Ne,Fe,nt))),Fi=S._values;for(let $n=0;$n<Fi.length;$n++){let ci=Fi[$n];if(ci!=null){I==0?B=Ti[$n]:$=Ti[$n],ci=""+ci;let mr=ci.indexOf(`
`)==-1?[ci]:ci.split(/\n/gm);for(let Jn=0;Jn<mr.length;Jn++){let Bd=mr[Jn];Ut?(d.save(),d.translate(B,$+Jn*li),d.rotate(Ut),d.fillText(Bd,0,0),d.restore()):d.fillText(Bd,B,$+Jn*li)}}}$e.show&&dn(Ti,$e.
filter(i,Mt,_,De,dt),I,R,sn,nn,Bt($e.width*Et,3),$e.stroke(i,_),$e.dash,$e.cap);let ns=S.grid;ns.show&&dn(Ti,ns.filter(i,Mt,_,De,dt),I,I==0?2:1,I==0?y:A,I==0?ue:X,Bt(ns.width*Et,3),ns.stroke(i,_),ns.dash,
ns.cap),We.show&&dn([sn],[1],I==0?1:0,I==0?1:2,I==1?y:A,I==1?ue:X,Bt(We.width*Et,3),We.stroke(i,_),We.dash,We.cap)}In("drawAxes")}function at(_){x.forEach((S,R)=>{R>0&&(S._paths=null,_&&(s==1?(S.min=null,
S.max=null):S.facets.forEach(I=>{I.min=null,I.max=null})))})}let tn=!1,Yn=!1,Dt=[];function pn(){Yn=!1;for(let _=0;_<Dt.length;_++)In(...Dt[_]);Dt.length=0}function Vn(){tn||(Kv(yd),tn=!0)}function cl(_,S=!1){
tn=!0,Yn=S,_(i),yd(),S&&Dt.length>0&&queueMicrotask(pn)}i.batch=cl;function yd(){if(oe&&(ut(),oe=!1),xe&&(we(),xe=!1),_e){if(Wt(f,oo,qe),Wt(f,"top",st),Wt(f,_a,F),Wt(f,va,Re),Wt(g,oo,qe),Wt(g,"top",st),
Wt(g,_a,F),Wt(g,va,Re),Wt(h,_a,Qt),Wt(h,va,hn),u.width=bn(Qt*Et),u.height=bn(hn*Et),C.forEach(({_el:_,_show:S,_size:R,_pos:I,side:B})=>{if(_!=null)if(S){let $=B===3||B===0?R:0,ae=B%2==1;Wt(_,ae?"left":
"top",I-$),Wt(_,ae?"width":"height",R),Wt(_,ae?"top":"left",ae?st:qe),Wt(_,ae?"height":"width",ae?Re:F),Eh(_,Tr)}else fi(_,Tr)}),Hr=Fs=Wr=O=j=Y=Z=Te=M=null,Pe=1,na(!0),qe!=be||st!=Ft||F!=ze||Re!=Xe){at(
!1);let _=F/ze,S=Re/Xe;if(me&&!te&&he.left>=0){he.left*=_,he.top*=S,qr&&rs(qr,bn(he.left),0,F,Re),Yr&&rs(Yr,0,bn(he.top),F,Re);for(let R=0;R<rt.length;R++){let I=rt[R];I!=null&&(zt[R]*=_,qn[R]*=S,rs(I,
Ri(zt[R]),Ri(qn[R]),F,Re))}}if(Gt.show&&!ie&&Gt.left>=0&&Gt.width>0){Gt.left*=_,Gt.width*=_,Gt.top*=S,Gt.height*=S;for(let R in Ju)Wt(Jr,R,Gt[R])}be=qe,Ft=st,ze=F,Xe=Re}In("setSize"),_e=!1}Qt>0&&hn>0&&
(d.clearRect(0,0,u.width,u.height),In("drawClear"),T.forEach(_=>_()),In("draw")),Gt.show&&ie&&(ul(Gt),ie=!1),me&&te&&(pr(null,!0,!1),te=!1),fe.show&&fe.live&&pe&&(Zu(),pe=!1),l||(l=!0,i.status=1,In("r\
eady")),Us=!1,tn=!1}i.redraw=(_,S)=>{xe=S||!1,_!==!1?Bs(E,L.min,L.max):Vn()};function Xu(_,S){let R=b[_];if(R.from==null){if(en==0){let I=R.range(i,S.min,S.max,_);S.min=I[0],S.max=I[1]}if(S.min>S.max){
let I=S.min;S.min=S.max,S.max=I}if(en>1&&S.min!=null&&S.max!=null&&S.max-S.min<1e-16)return;_==E&&R.distr==2&&en>0&&(S.min=Vi(S.min,e[0]),S.max=Vi(S.max,e[0]),S.min==S.max&&S.max++),H[_]=S,oe=!0,Vn()}}
i.setScale=Xu;let qu,Yu,qr,Yr,Sd,Md,Zr,$r,bd,wd,Vt,Yt,Os=!1,On=he.drag,Rn=On.x,Pn=On.y;me&&(he.x&&(qu=Ci(Sv,g)),he.y&&(Yu=Ci(Mv,g)),L.ori==0?(qr=qu,Yr=Yu):(qr=Yu,Yr=qu),Vt=he.left,Yt=he.top);let Gt=i.
select=_n({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),Jr=Gt.show?Ci(yv,Gt.over?g:f):null;function ul(_,S){if(Gt.show){for(let R in _)Gt[R]=_[R],R in Ju&&Wt(Jr,R,_[R]);S!==!1&&In("setSele\
ct")}}i.setSelect=ul;function b0(_){if(x[_].show)ee&&Eh(it[_],Tr);else if(ee&&fi(it[_],Tr),me){let R=Ce?rt[0]:rt[_];R!=null&&rs(R,-10,-10,F,Re)}}function Bs(_,S,R){Xu(_,{min:S,max:R})}function Qi(_,S,R,I){
S.focus!=null&&C0(_),S.show!=null&&x.forEach((B,$)=>{$>0&&(_==$||_==null)&&(B.show=S.show,b0($),s==2?(Bs(B.facets[0].scale,null,null),Bs(B.facets[1].scale,null,null)):Bs(B.scale,null,null),Vn())}),R!==
!1&&In("setSeries",_,S),I&&ia("setSeries",i,_,S)}i.setSeries=Qi;function w0(_,S){_n(P[_],S)}function T0(_,S){_.fill=mt(_.fill||null),_.dir=wt(_.dir,-1),S=S??P.length,P.splice(S,0,_)}function E0(_){_==
null?P.length=0:P.splice(_,1)}i.addBand=T0,i.setBand=w0,i.delBand=E0;function A0(_,S){x[_].alpha=S,me&&rt[_]!=null&&(rt[_].style.opacity=S),ee&&it[_]&&(it[_].style.opacity=S)}let gs,ks,dr,Kr={focus:!0};
function C0(_){if(_!=dr){let S=_==null,R=Oe.alpha!=1;x.forEach((I,B)=>{if(s==1||B>0){let $=S||B==0||B==_;I._focus=S?null:$,R&&A0(B,$?1:Oe.alpha)}}),dr=_,R&&Vn()}}ee&&Ke&&vt(Up,Ae,_=>{he._lock||(Je(_),
dr!=null&&Qi(null,Kr,!0,mn.setSeries))});function es(_,S,R){let I=b[S];R&&(_=_/Et-(I.ori==1?st:qe));let B=F;I.ori==1&&(B=Re,_=B-_),I.dir==-1&&(_=B-_);let $=I._min,ae=I._max,de=_/B,ye=$+(ae-$)*de,De=I.
distr;return De==3?co(10,ye):De==4?kv(ye,I.asinh):De==100?I.bwd(ye):ye}function R0(_,S){let R=es(_,E,S);return Vi(R,e[0],ln,cn)}i.valToIdx=_=>Vi(_,e[0]),i.posToIdx=R0,i.posToVal=es,i.valToPos=(_,S,R)=>b[S].
ori==0?r(_,b[S],R?X:F,R?A:0):o(_,b[S],R?ue:Re,R?y:0),i.setCursor=(_,S,R)=>{Vt=_.left,Yt=_.top,pr(null,S,R)};function Td(_,S){Wt(Jr,oo,Gt.left=_),Wt(Jr,_a,Gt.width=S)}function Ed(_,S){Wt(Jr,"top",Gt.top=
_),Wt(Jr,va,Gt.height=S)}let ea=L.ori==0?Td:Ed,ta=L.ori==1?Td:Ed;function P0(){if(ee&&fe.live)for(let _=s==2?1:0;_<x.length;_++){if(_==0&&ot)continue;let S=fe.values[_],R=0;for(let I in S)Ve[_][R++].firstChild.
nodeValue=S[I]}}function Zu(_,S){if(_!=null&&(_.idxs?_.idxs.forEach((R,I)=>{se[I]=R}):Hv(_.idx)||se.fill(_.idx),fe.idx=se[0]),ee&&fe.live){for(let R=0;R<x.length;R++)(R>0||s==1&&!ot)&&I0(R,se[R]);P0()}
pe=!1,S!==!1&&In("setLegend")}i.setLegend=Zu;function I0(_,S){let R=x[_],I=_==0&&V==2?oi:e[_],B;ot?B=R.values(i,_,S)??tt:(B=R.value(i,S==null?null:I[S],_,S),B=B==null?tt:{_:B}),fe.values[_]=B}function pr(_,S,R){
bd=Vt,wd=Yt,[Vt,Yt]=he.move(i,Vt,Yt),he.left=Vt,he.top=Yt,me&&(qr&&rs(qr,bn(Vt),0,F,Re),Yr&&rs(Yr,0,bn(Yt),F,Re));let I,B=ln>cn;gs=Ot,ks=null;let $=L.ori==0?F:Re,ae=L.ori==1?F:Re;if(Vt<0||en==0||B){I=
he.idx=null;for(let de=0;de<x.length;de++){let ye=rt[de];ye!=null&&rs(ye,-10,-10,F,Re)}Ke&&Qi(null,Kr,!0,_==null&&mn.setSeries),fe.live&&(se.fill(I),pe=!0)}else{let de,ye,De;s==1&&(de=L.ori==0?Vt:Yt,ye=
es(de,E),I=he.idx=Vi(ye,e[0],ln,cn),De=k(e[0][I],L,$,0));let Ne=-10,Fe=-10,nt=0,Tt=0,Mt=!0,dt="",$e="";for(let We=s==2?1:0;We<x.length;We++){let Ht=x[We],nn=se[We],Ln=nn==null?null:s==1?e[We][nn]:e[We][1][nn],
Ut=he.dataIdx(i,We,I,ye),sn=Ut==null?null:s==1?e[We][Ut]:e[We][1][Ut];if(pe=pe||sn!=Ln||Ut!=nn,se[We]=Ut,We>0&&Ht.show){let ai=Ut==null?-10:Ut==I?De:k(s==1?e[0][Ut]:e[We][0][Ut],L,$,0),Zn=sn==null?-10:
D(sn,s==1?b[Ht.scale]:b[Ht.facets[1].scale],ae,0);if(Ke&&sn!=null){let wi=L.ori==1?Vt:Yt,Ui=wn(Oe.dist(i,We,Ut,Zn,wi));if(Ui<gs){let ts=Oe.bias;if(ts!=0){let li=es(wi,Ht.scale),Ti=sn>=0?1:-1,Fi=li>=0?
1:-1;Fi==Ti&&(Fi==1?ts==1?sn>=li:sn<=li:ts==1?sn<=li:sn>=li)&&(gs=Ui,ks=We)}else gs=Ui,ks=We}}if(pe||Ce){let wi,Ui;L.ori==0?(wi=ai,Ui=Zn):(wi=Zn,Ui=ai);let ts,li,Ti,Fi,ns,$n,ci=!0,mr=le.bbox;if(mr!=null){
ci=!1;let Jn=mr(i,We);Ti=Jn.left,Fi=Jn.top,ts=Jn.width,li=Jn.height}else Ti=wi,Fi=Ui,ts=li=le.size(i,We);if($n=le.fill(i,We),ns=le.stroke(i,We),Ce)We==ks&&gs<=Oe.prox&&(Ne=Ti,Fe=Fi,nt=ts,Tt=li,Mt=ci,dt=
$n,$e=ns);else{let Jn=rt[We];Jn!=null&&(zt[We]=Ti,qn[We]=Fi,Gp(Jn,ts,li,ci),zp(Jn,$n,ns),rs(Jn,Ri(Ti),Ri(Fi),F,Re))}}}}if(Ce){let We=Oe.prox,Ht=dr==null?gs<=We:gs>We||ks!=dr;if(pe||Ht){let nn=rt[0];nn!=
null&&(zt[0]=Ne,qn[0]=Fe,Gp(nn,nt,Tt,Mt),zp(nn,dt,$e),rs(nn,Ri(Ne),Ri(Fe),F,Re))}}}if(Gt.show&&Os)if(_!=null){let[de,ye]=mn.scales,[De,Ne]=mn.match,[Fe,nt]=_.cursor.sync.scales,Tt=_.cursor.drag;if(Rn=
Tt._x,Pn=Tt._y,Rn||Pn){let{left:Mt,top:dt,width:$e,height:We}=_.select,Ht=_.scales[Fe].ori,nn=_.posToVal,Ln,Ut,sn,ai,Zn,wi=de!=null&&De(de,Fe),Ui=ye!=null&&Ne(ye,nt);wi&&Rn?(Ht==0?(Ln=Mt,Ut=$e):(Ln=dt,
Ut=We),sn=b[de],ai=k(nn(Ln,Fe),sn,$,0),Zn=k(nn(Ln+Ut,Fe),sn,$,0),ea(Gi(ai,Zn),wn(Zn-ai))):ea(0,$),Ui&&Pn?(Ht==1?(Ln=Mt,Ut=$e):(Ln=dt,Ut=We),sn=b[ye],ai=D(nn(Ln,nt),sn,ae,0),Zn=D(nn(Ln+Ut,nt),sn,ae,0),
ta(Gi(ai,Zn),wn(Zn-ai))):ta(0,ae)}else Ku()}else{let de=wn(bd-Sd),ye=wn(wd-Md);if(L.ori==1){let nt=de;de=ye,ye=nt}Rn=On.x&&de>=On.dist,Pn=On.y&&ye>=On.dist;let De=On.uni;De!=null?Rn&&Pn&&(Rn=de>=De,Pn=
ye>=De,!Rn&&!Pn&&(ye>de?Pn=!0:Rn=!0)):On.x&&On.y&&(Rn||Pn)&&(Rn=Pn=!0);let Ne,Fe;Rn&&(L.ori==0?(Ne=Zr,Fe=Vt):(Ne=$r,Fe=Yt),ea(Gi(Ne,Fe),wn(Fe-Ne)),Pn||ta(0,ae)),Pn&&(L.ori==1?(Ne=Zr,Fe=Vt):(Ne=$r,Fe=Yt),
ta(Gi(Ne,Fe),wn(Fe-Ne)),Rn||ea(0,$)),!Rn&&!Pn&&(ea(0,0),ta(0,0))}if(On._x=Rn,On._y=Pn,_==null){if(R){if(Od!=null){let[de,ye]=mn.scales;mn.values[0]=de!=null?es(L.ori==0?Vt:Yt,de):null,mn.values[1]=ye!=
null?es(L.ori==1?Vt:Yt,ye):null}ia(vh,i,Vt,Yt,F,Re,I)}if(Ke){let de=R&&mn.setSeries,ye=Oe.prox;dr==null?gs<=ye&&Qi(ks,Kr,!0,de):gs>ye?Qi(null,Kr,!0,de):ks!=dr&&Qi(ks,Kr,!0,de)}}pe&&(fe.idx=I,Zu()),S!==
!1&&In("setCursor")}let zs=null;Object.defineProperty(i,"rect",{get(){return zs==null&&na(!1),zs}});function na(_=!1){_?zs=null:(zs=g.getBoundingClientRect(),In("syncRect",zs))}function Ad(_,S,R,I,B,$,ae){
he._lock||Os&&_!=null&&_.movementX==0&&_.movementY==0||($u(_,S,R,I,B,$,ae,!1,_!=null),_!=null?pr(null,!0,!0):pr(S,!0,!1))}function $u(_,S,R,I,B,$,ae,de,ye){if(zs==null&&na(!1),Je(_),_!=null)R=_.clientX-
zs.left,I=_.clientY-zs.top;else{if(R<0||I<0){Vt=-10,Yt=-10;return}let[De,Ne]=mn.scales,Fe=S.cursor.sync,[nt,Tt]=Fe.values,[Mt,dt]=Fe.scales,[$e,We]=mn.match,Ht=S.axes[0].side%2==1,nn=L.ori==0?F:Re,Ln=L.
ori==1?F:Re,Ut=Ht?$:B,sn=Ht?B:$,ai=Ht?I:R,Zn=Ht?R:I;if(Mt!=null?R=$e(De,Mt)?a(nt,b[De],nn,0):-10:R=nn*(ai/Ut),dt!=null?I=We(Ne,dt)?a(Tt,b[Ne],Ln,0):-10:I=Ln*(Zn/sn),L.ori==1){let wi=R;R=I,I=wi}}ye&&(S==
null||S.cursor.event.type==vh)&&((R<=1||R>=F-1)&&(R=br(R,F)),(I<=1||I>=Re-1)&&(I=br(I,Re))),de?(Sd=R,Md=I,[Zr,$r]=he.move(i,R,I)):(Vt=R,Yt=I)}let Ju={width:0,height:0,left:0,top:0};function Ku(){ul(Ju,
!1)}let Cd,Rd,Pd,Id;function Ld(_,S,R,I,B,$,ae){Os=!0,Rn=Pn=On._x=On._y=!1,$u(_,S,R,I,B,$,ae,!0,!1),_!=null&&(vt(xh,wh,Dd,!1),ia(Dp,i,Zr,$r,F,Re,null));let{left:de,top:ye,width:De,height:Ne}=Gt;Cd=de,
Rd=ye,Pd=De,Id=Ne}function Dd(_,S,R,I,B,$,ae){Os=On._x=On._y=!1,$u(_,S,R,I,B,$,ae,!1,!0);let{left:de,top:ye,width:De,height:Ne}=Gt,Fe=De>0||Ne>0,nt=Cd!=de||Rd!=ye||Pd!=De||Id!=Ne;if(Fe&&nt&&ul(Gt),On.
setScale&&Fe&&nt){let Tt=de,Mt=De,dt=ye,$e=Ne;if(L.ori==1&&(Tt=ye,Mt=Ne,dt=de,$e=De),Rn&&Bs(E,es(Tt,E),es(Tt+Mt,E)),Pn)for(let We in b){let Ht=b[We];We!=E&&Ht.from==null&&Ht.min!=Ot&&Bs(We,es(dt+$e,We),
es(dt,We))}Ku()}else he.lock&&(he._lock=!he._lock,pr(S,!0,_!=null));_!=null&&(yn(xh,wh),ia(xh,i,Vt,Yt,F,Re,null))}function L0(_,S,R,I,B,$,ae){if(he._lock)return;Je(_);let de=Os;if(Os){let ye=!0,De=!0,
Ne=10,Fe,nt;L.ori==0?(Fe=Rn,nt=Pn):(Fe=Pn,nt=Rn),Fe&&nt&&(ye=Vt<=Ne||Vt>=F-Ne,De=Yt<=Ne||Yt>=Re-Ne),Fe&&ye&&(Vt=Vt<Zr?0:F),nt&&De&&(Yt=Yt<$r?0:Re),pr(null,!0,!0),Os=!1}Vt=-10,Yt=-10,se.fill(null),pr(null,
!0,!0),de&&(Os=de)}function Nd(_,S,R,I,B,$,ae){he._lock||(Je(_),Qo(),Ku(),_!=null&&ia(Fp,i,Vt,Yt,F,Re,null))}function Ud(){C.forEach(ry),U(i.width,i.height,!0)}Er(Fl,lo,Ud);let jr={};jr.mousedown=Ld,jr.
mousemove=Ad,jr.mouseup=Dd,jr.dblclick=Nd,jr.setSeries=(_,S,R,I)=>{let B=mn.match[2];R=B(i,S,R),R!=-1&&Qi(R,I,!0,!1)},me&&(vt(Dp,g,Ld),vt(vh,g,Ad),vt(Np,g,_=>{Je(_),na(!1)}),vt(Up,g,L0),vt(Fp,g,Nd),Lh.
add(i),i.syncRect=na);let hl=i.hooks=n.hooks||{};function In(_,S,R){Yn?Dt.push([_,S,R]):_ in hl&&hl[_].forEach(I=>{I.call(null,i,S,R)})}(n.plugins||[]).forEach(_=>{for(let S in _.hooks)hl[S]=(hl[S]||[]).
concat(_.hooks[S])});let Fd=(_,S,R)=>R,mn=_n({key:null,setSeries:!1,filters:{pub:Yp,sub:Yp},scales:[E,x[1]?x[1].scale:null],match:[Zp,Zp,Fd],values:[null,null]},he.sync);mn.match.length==2&&mn.match.push(
Fd),he.sync=mn;let Od=mn.key,ju=Wm(Od);function ia(_,S,R,I,B,$,ae){mn.filters.pub(_,S,R,I,B,$,ae)&&ju.pub(_,S,R,I,B,$,ae)}ju.sub(i);function D0(_,S,R,I,B,$,ae){mn.filters.sub(_,S,R,I,B,$,ae)&&jr[_](null,
S,R,I,B,$,ae)}i.pub=D0;function N0(){ju.unsub(i),Lh.delete(i),Cn.clear(),Ah(Fl,lo,Ud),c.remove(),Ae?.remove(),In("destroy")}i.destroy=N0;function Qu(){In("init",n,e),jo(e||n.data,!1),H[E]?Xu(E,H[E]):Qo(),
ie=Gt.show&&(Gt.width>0||Gt.height>0),te=pe=!0,U(n.width,n.height)}return x.forEach(Gr),C.forEach(fs),t?t instanceof HTMLElement?(t.appendChild(c),Qu()):t(i,Qu):Qu(),i}kn.assign=_n;kn.fmtNum=kh;kn.rangeNum=
Ol;kn.rangeLog=zl;kn.rangeAsinh=Oh;kn.orient=Cr;kn.pxRatio=Et;kn.join=Jv;kn.fmtDate=Vh,kn.tzDate=ax;kn.sync=Wm;{kn.addGap=Hx,kn.clipGaps=Hl;let n=kn.paths={points:Jm};n.linear=jm,n.stepped=qx,n.bars=Yx,
n.spline=$x}var Yl=yt([]),_o=yt(new Set);function oy(n){let e=new Map;for(let t of n.columns){let i=t.name.match(/^(.*)\.(x|y|z|e[0-3]|\d+)$/),s=n.name==="audit"?`audit: ${t.name.split(".")[0]}`:i?i[1]:t.name,r=s+
" "+t.unit,o=e.get(r)??{title:s,unit:t.unit,table:n,columns:[]};o.columns.push(t),e.set(r,o)}return[...e.values()]}async function ay(){let n=bt.value;if(!n)return;let e=[];for(let i of["history","audi\
t"].filter(s=>n.tables.includes(s)))try{let s=await pa(`runs/${n.id}/table/${i}`),r=s.header.names.map((o,a)=>({name:o,unit:s.header.units[a],values:s.blocks.get(o)}));e.push(...oy({name:i,time:r[0].values,
columns:r.slice(1)}))}catch{}if(bt.value!==n)return;let t=new Set(e.map(i=>i.title));if(![..._o.value].some(i=>t.has(i))){let i=e.filter(s=>s.table.name==="history").slice(0,2).map(s=>s.title);_o.value=
new Set([...i,...e.filter(s=>s.title==="audit: energy").map(s=>s.title)])}Yl.value=e}var Zh=["#0072b2","#d55e00","#009e73","#cc79a7","#56b4e9","#b8860b","#7a5c8e","#666666"];function ly({group:n}){let e=vs(
null),t=vs(null),i=vs(0);_s(()=>{let r=qs.value?"#c9d1d9":"#37414b",o={stroke:qs.value?"#2b3138":"#e3e7ea",width:1},a=h=>{let f=h.valToPos(i.current,"x",!0);h.ctx.save(),h.ctx.strokeStyle=qs.value?"#f\
0b429":"#c2410c",h.ctx.beginPath(),h.ctx.moveTo(f,h.bbox.top),h.ctx.lineTo(f,h.bbox.top+h.bbox.height),h.ctx.stroke(),h.ctx.restore()},l={stroke:r,grid:o,ticks:o,font:"11px system-ui, sans-serif"},c=new kn(
{width:e.current.clientWidth,height:170,scales:{x:{time:!1}},axes:[{...l,values:(h,f)=>f.map(g=>Ai(g))},{...l,size:62,values:(h,f)=>f.map(g=>Ai(g,3))}],series:[{label:"time (s)",value:(h,f)=>f===null?
"":String(f)},...n.columns.map((h,f)=>({label:h.name,stroke:Zh[f%Zh.length],width:1.5,dash:f>=Zh.length?[4,3]:void 0,value:(g,w)=>w===null?"":String(w)}))],hooks:{draw:[a],ready:[h=>h.over.addEventListener(
"dblclick",()=>wp(h.posToVal(h.cursor.left??0,"x")))]},legend:{live:!0}},[n.table.time,...n.columns.map(h=>h.values)],e.current);t.current=c;let u=e.current,d=new ResizeObserver(()=>c.setSize({width:u.
clientWidth,height:170}));return d.observe(e.current),()=>{d.disconnect(),c.destroy()}},[n,qs.value]);let s=$t.value?.header.time??0;return _s(()=>{i.current=s,t.current?.redraw(!1)},[s]),W("figure",{
class:"plot",children:[W("figcaption",{children:[n.title,n.unit?` (${n.unit})`:""]}),W("div",{ref:e})]})}function ng(){_s(()=>{ay()},[bt.value]);let n=e=>{let t=new Set(_o.value);t.delete(e)||t.add(e),
_o.value=t};return Yl.value.length===0?W("p",{children:"This run has no history."}):W(rn,{children:[W("details",{class:"choice",children:[W("summary",{children:"Curves"}),Yl.value.map(e=>W("label",{children:[
W("input",{type:"checkbox",checked:_o.value.has(e.title),onChange:()=>n(e.title)})," ",e.title,e.unit?` (${e.unit})`:""]}))]}),Yl.value.filter(e=>_o.value.has(e.title)).map(e=>W(ly,{group:e},e.title+e.
unit))]})}var cr={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},ur={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Ag=0,Mf=1,Cg=2;var Za=1,Rg=2,Go=3,hr=0,ei=1,Di=2,Or=0,Ho=1,bf=2,wf=3,Tf=4,Pg=5;var Br=100,Ig=101,Lg=102,Dg=103,Ng=104,Ug=200,Fg=201,Og=202,Bg=203,Ef=204,Af=205,kg=206,zg=207,Vg=208,Gg=209,Hg=210,Wg=211,Xg=212,qg=213,Yg=214,vc=0,xc=1,yc=2,Lo=3,Sc=4,Mc=5,bc=6,wc=7,Cf=0,Zg=1,$g=2,cs=0,
Rf=1,Pf=2,If=3,Lf=4,Df=5,Nf=6,Uf=7;var Ff=300,kr=301,Wo=302,Zc=303,$c=304,Tc=1e3,as=1001,Ec=1002,Un=1003,Jg=1004;var $a=1005;var zn=1006,Jc=1007;var Ls=1008;var Mi=1009,Of=1010,Bf=1011,Xo=1012,Kc=1013,Yi=1014,Zi=1015,$i=1016,jc=1017,Qc=1018,zr=1020,kf=35902,zf=35899,Vf=1021,Gf=1022,bi=1023,Ps=1026,Ds=1027,Hf=1028,eu=1029,fr=1030,tu=1031;var nu=1033,Ja=33776,Ka=33777,ja=33778,Qa=33779,iu=35840,su=35841,ru=35842,ou=35843,au=36196,lu=37492,cu=37496,uu=37488,hu=37489,el=37490,fu=37491,du=37808,pu=37809,mu=37810,gu=37811,_u=37812,vu=37813,
xu=37814,yu=37815,Su=37816,Mu=37817,bu=37818,wu=37819,Tu=37820,Eu=37821,Au=36492,Cu=36494,Ru=36495,Pu=36283,Iu=36284,tl=36285,Lu=36286;var Pa=2300,Ac=2301,gc=2302,mf=2303,gf=2400,_f=2401,vf=2402;var Kg=3200;var Wf=0,jg=1,Ns="",_i="srgb",Ia="srgb-linear",La="linear",Rt="srgb";var _c=7680;var Qg=519,e_=512,t_=513,n_=514,Xf=515,i_=516,s_=517,qf=518,Yf=519,r_=35044;var nl="300 es",Ii=2e3,Da=2001;function cy(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function uy(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function Na(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function o_(){let n=Na("canvas");return n.style.display=
"block",n}var ig={},Do=null;function Zf(...n){let e="THREE."+n.shift();Do?Do("log",e,...n):console.log(e,...n)}function a_(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():
n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Ye(...n){n=a_(n);let e="THREE."+n.shift();if(Do)Do("warn",e,...n);else{let t=n[0];t&&
t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function Qe(...n){n=a_(n);let e="THREE."+n.shift();if(Do)Do("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(
e)):console.error(e,...n)}}function Aa(...n){let e=n.join(" ");e in ig||(ig[e]=!0,Ye(...n))}function l_(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:
i()}}setTimeout(r,t)})}var c_={[vc]:vc,[yc]:bc,[Sc]:Sc,[Lo]:Mc,[xc]:xc,[bc]:yc,[wc]:wc,[Mc]:Lo},qi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===
void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;
if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.
slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Gn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","\
18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","\
40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","\
68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","\
90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","\
b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","\
e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],sg=1234567,Ca=Math.PI/180,No=180/Math.PI;
function qo(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(Gn[n&255]+Gn[n>>8&255]+Gn[n>>16&255]+Gn[n>>24&255]+"-"+Gn[e&
255]+Gn[e>>8&255]+"-"+Gn[e>>16&15|64]+Gn[e>>24&255]+"-"+Gn[t&63|128]+Gn[t>>8&255]+"-"+Gn[t>>16&255]+Gn[t>>24&255]+Gn[i&255]+Gn[i>>8&255]+Gn[i>>16&255]+Gn[i>>24&255]).toLowerCase()}function ft(n,e,t){return Math.
max(e,Math.min(t,n))}function $f(n,e){return(n%e+e)%e}function hy(n,e,t,i,s){return i+(n-e)*(s-i)/(t-e)}function fy(n,e,t){return n!==e?(t-n)/(e-n):0}function Ra(n,e,t){return(1-t)*n+t*e}function dy(n,e,t,i){
return Ra(n,e,1-Math.exp(-t*i))}function py(n,e=1){return e-Math.abs($f(n,e*2)-e)}function my(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*(3-2*n))}function gy(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-
e),n*n*n*(n*(n*6-15)+10))}function _y(n,e){return n+Math.floor(Math.random()*(e-n+1))}function vy(n,e){return n+Math.random()*(e-n)}function xy(n){return n*(.5-Math.random())}function yy(n){n!==void 0&&
(sg=n);let e=sg+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Sy(n){return n*Ca}function My(n){return n*No}function by(n){return n>0&&Number.
isInteger(n)&&2**Math.round(Math.log2(n))===n}function wy(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function Jf(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function Ty(n,e,t,i,s){
let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+i)/2),u=o((e+i)/2),d=r((e-i)/2),h=o((e-i)/2),f=r((i-e)/2),g=o((i-e)/2);switch(s){case"XYX":n.set(a*u,l*d,l*h,a*c);break;case"YZY":n.set(l*h,a*u,l*d,a*
c);break;case"ZXZ":n.set(l*d,l*h,a*u,a*c);break;case"XZX":n.set(a*u,l*g,l*f,a*c);break;case"YXY":n.set(l*f,a*u,l*g,a*c);break;case"ZYZ":n.set(l*g,l*f,a*u,a*c);break;default:Ye("MathUtils: .setQuaterni\
onFromProperEuler() encountered an unknown order: "+s)}}function Kf(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:
return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function u_(n,e){if(e.constructor===Float32Array)return n;let t=Kf(e);if(t===void 0)throw new Error("THREE.Math\
Utils: Invalid component type.");return Math.max(n/t,-1)}function h_(n,e){if(e.constructor===Float32Array)return n;let t=Kf(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");
return Math.round(n*t)}var jf={DEG2RAD:Ca,RAD2DEG:No,generateUUID:qo,clamp:ft,euclideanModulo:$f,mapLinear:hy,inverseLerp:fy,lerp:Ra,damp:dy,pingpong:py,smoothstep:my,smootherstep:gy,randInt:_y,randFloat:vy,
randFloatSpread:xy,seededRandom:yy,degToRad:Sy,radToDeg:My,isPowerOfTwo:by,ceilPowerOfTwo:wy,floorPowerOfTwo:Jf,setQuaternionFromProperEuler:Ty,normalize:h_,denormalize:u_},Ze=class{static{this.prototype.
isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){
return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: \
index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.
constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.
y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.
x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(
1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){
return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=ft(this.x,e.x,t.x),this.y=ft(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=ft(this.x,e,t),this.y=ft(this.
y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(ft(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.
ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){
return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.
x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.
sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(ft(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.
x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,
this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){
return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-
o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},xi=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=
!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let l=i[s+0],c=i[s+1],u=i[s+2],d=i[s+3],h=r[o+0],f=r[o+1],g=r[o+2],w=r[o+3];if(d!==w||l!==h||c!==f||u!==g){let p=l*h+c*f+u*g+
d*w;p<0&&(h=-h,f=-f,g=-g,w=-w,p=-p);let m=1-a;if(p<.9995){let x=Math.acos(p),C=Math.sin(x);m=Math.sin(m*x)/C,a=Math.sin(a*x)/C,l=l*m+h*a,c=c*m+f*a,u=u*m+g*a,d=d*m+w*a}else{l=l*m+h*a,c=c*m+f*a,u=u*m+g*
a,d=d*m+w*a;let x=1/Math.sqrt(l*l+c*c+u*u+d*d);l*=x,c*=x,u*=x,d*=x}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=d}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],l=i[s+1],c=i[s+2],u=i[s+3],d=r[o],h=r[o+1],
f=r[o+2],g=r[o+3];return e[t]=a*g+u*d+l*f-c*h,e[t+1]=l*g+u*h+c*d-a*f,e[t+2]=c*g+u*f+a*h-l*d,e[t+3]=u*g-a*d-l*h-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this.
_y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this.
_x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this.
_onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(s/2),d=a(r/2),h=l(i/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=h*u*d+c*f*g,this.
_y=c*f*d-h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d-h*f*g;break;case"YXZ":this._x=h*u*d+c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d+h*f*g;break;case"ZXY":this._x=h*u*d-c*f*g,this._y=c*f*d+
h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d-h*f*g;break;case"ZYX":this._x=h*u*d-c*f*g,this._y=c*f*d+h*u*g,this._z=c*u*g-h*f*d,this._w=c*u*d+h*f*g;break;case"YZX":this._x=h*u*d+c*f*g,this._y=c*f*d+h*u*g,this.
_z=c*u*g-h*f*d,this._w=c*u*d-h*f*g;break;case"XZY":this._x=h*u*d-c*f*g,this._y=c*f*d-h*u*g,this._z=c*u*g+h*f*d,this._w=c*u*d+h*f*g;break;default:Ye("Quaternion: .setFromEuler() encountered an unknown \
order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){
let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],d=t[10],h=i+a+d;if(h>0){let f=.5/Math.sqrt(h+1);this._w=.25/f,this._x=(u-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(i>a&&i>d){
let f=2*Math.sqrt(1+i-a-d);this._w=(u-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>d){let f=2*Math.sqrt(1+a-i-d);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*
Math.sqrt(1+d-i-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(
e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){
return 2*Math.acos(Math.abs(ft(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){
return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*
this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=
0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){
return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+s*c-r*l,this._y=s*u+o*l+r*a-i*c,this._z=r*u+o*c+i*l-
s*a,this._w=o*u-i*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);
l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this.
_z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),
s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){
return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){
return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.
iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},q=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.
z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:
this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.
y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){
return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.
x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-
t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.
y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(rg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(rg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.
z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,
i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){
let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*i),u=2*(a*t-r*s),d=2*(r*i-o*t);return this.x=t+l*c+o*d-a*u,this.y=i+l*u+a*c-r*d,this.z=s+l*d+r*u-o*c,this}project(e){return this.applyMatrix4(
e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,
r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.
multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=
Math.max(this.z,e.z),this}clamp(e,t){return this.x=ft(this.x,e.x,t.x),this.y=ft(this.y,e.y,t.y),this.z=ft(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=ft(this.x,e,t),this.y=ft(this.y,e,t),this.
z=ft(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(ft(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(
this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),
this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+
this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(
this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.
z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.
z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-i*l,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(
i)}projectOnPlane(e){return $h.copy(this).projectOnVector(e),this.sub($h)}reflect(e){return this.sub($h.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());
if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(ft(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*
t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){
let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){
return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(
e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){
return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===
this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(
t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.
sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},$h=new q,rg=new xi,et=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,s,r,o,a,l,c){
this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c)}set(e,t,i,s,r,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=s,u[2]=a,u[3]=t,u[4]=r,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){
return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){
return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),
this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],
u=i[4],d=i[7],h=i[2],f=i[5],g=i[8],w=s[0],p=s[3],m=s[6],x=s[1],C=s[4],b=s[7],P=s[2],E=s[5],v=s[8];return r[0]=o*w+a*x+l*P,r[3]=o*p+a*C+l*E,r[6]=o*m+a*b+l*v,r[1]=c*w+u*x+d*P,r[4]=c*p+u*C+d*E,r[7]=c*m+u*
b+d*v,r[2]=h*w+f*x+g*P,r[5]=h*p+f*C+g*E,r[8]=h*m+f*b+g*v,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.
elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*r*u+i*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],
u=e[8],d=u*o-a*c,h=a*l-u*r,f=c*r-o*l,g=t*d+i*h+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let w=1/g;return e[0]=d*w,e[1]=(s*c-u*i)*w,e[2]=(a*i-s*o)*w,e[3]=h*w,e[4]=(u*t-s*l)*w,e[5]=(s*r-a*t)*w,e[6]=
f*w,e[7]=(i*l-c*t)*w,e[8]=(o*t-i*r)*w,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(
e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let l=Math.
cos(r),c=Math.sin(r);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Aa("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(
Jh.makeScale(e,t)),this}rotate(e){return Aa("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Jh.makeRotation(-e)),this}translate(e,t){return Aa("Matrix3: .translate()\
 is deprecated. Use .makeTranslation() instead."),this.premultiply(Jh.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){
let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==
i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+
5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Jh=new et,og=new et().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,
.9505322),ag=new et().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Ey(){let n={enabled:!0,workingColorSpace:Ia,spaces:{},convert:function(s,r,o){
return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Rt&&(s.r=Rs(s.r),s.g=Rs(s.g),s.b=Rs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),
s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Rt&&(s.r=Io(s.r),s.g=Io(s.g),s.b=Io(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){
return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ns?La:this.spaces[s].transfer},getToneMappingMode:function(s){
return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){
Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.
drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,
.329];return n.define({[Ia]:{primaries:e,whitePoint:i,transfer:La,toXYZ:og,fromXYZ:ag,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:_i},outputColorSpaceConfig:{drawingBufferColorSpace:_i}},
[_i]:{primaries:e,whitePoint:i,transfer:Rt,toXYZ:og,fromXYZ:ag,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:_i}}}),n}var gt=Ey();function Rs(n){return n<.04045?n*.0773993808:
Math.pow(n*.9478672986+.0521327014,2.4)}function Io(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var vo,Cc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>
"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{vo===void 0&&(vo=Na("canvas")),vo.width=e.width,vo.height=e.height;let s=vo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,
0):s.drawImage(e,0,0,e.width,e.height),i=vo}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||
typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Na("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),
r=s.data;for(let o=0;o<r.length;o++)r[o]=Rs(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?
t[i]=Math.floor(Rs(t[i]/255)*255):t[i]=Rs(t[i]);return{data:t,width:e.width,height:e.height}}else return Ye("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},
Ay=0,Uo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Ay++}),this.uuid=qo(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<
"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||
0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},
s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Kh(s[o].image)):r.push(Kh(s[o]))}else r=Kh(s);i.url=r}return t||(e.images[this.uuid]=i),
i}};function Kh(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?Cc.
getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Ye("Texture: Unable to serialize Texture."),{})}var Cy=0,jh=new q,ii=class n extends qi{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=as,s=as,r=zn,o=Ls,a=bi,l=Mi,c=n.DEFAULT_ANISOTROPY,u=Ns){super(),this.isTexture=!0,Object.defineProperty(this,
"id",{value:Cy++}),this.uuid=qo(),this.name="",this.source=new Uo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=
a,this.internalFormat=null,this.type=l,this.offset=new Ze(0,0),this.repeat=new Ze(1,1),this.center=new Ze(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new et,this.generateMipmaps=!0,this.
mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.
isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(jh).x}get height(){return this.
source.getSize(jh).y}get depth(){return this.source.getSize(jh).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.
y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.
constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=
e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.
repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=
e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=
e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){
let i=e[t];if(i===void 0){Ye(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Texture.setValues(): property '${t}' does not exist.`);continue}
s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)
return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,
repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.
internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,
mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.
uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Ff)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Tc:e.x=e.x-Math.floor(e.x);break;case as:
e.x=e.x<0?0:1;break;case Ec:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Tc:e.y=e.y-Math.floor(e.y);break;case as:e.y=e.
y<0?0:1;break;case Ec:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=
!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ii.DEFAULT_IMAGE=null;ii.DEFAULT_MAPPING=Ff;ii.DEFAULT_ANISOTROPY=1;var Pt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,s=1){
this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){
return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.
x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.
x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){
return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){
return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.
z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.
x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=
o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.
w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.
y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,l=e.elements,c=l[0],u=l[4],d=l[8],h=l[1],f=l[5],g=l[9],w=l[2],p=l[6],m=l[10];if(Math.abs(u-h)<.01&&Math.abs(d-w)<.01&&Math.abs(
g-p)<.01){if(Math.abs(u+h)<.1&&Math.abs(d+w)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let C=(c+1)/2,b=(f+1)/2,P=(m+1)/2,E=(u+h)/4,v=(d+w)/4,T=(g+p)/4;return C>
b&&C>P?C<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(C),s=E/i,r=v/i):b>P?b<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),i=E/s,r=T/s):P<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(P),i=
v/r,s=T/r),this.set(i,s,r,t),this}let x=Math.sqrt((p-g)*(p-g)+(d-w)*(d-w)+(h-u)*(h-u));return Math.abs(x)<.001&&(x=1),this.x=(p-g)/x,this.y=(d-w)/x,this.z=(h-u)/x,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(e){
let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.
w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=ft(this.x,e.x,t.x),this.y=ft(this.
y,e.y,t.y),this.z=ft(this.z,e.z,t.z),this.w=ft(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=ft(this.x,e,t),this.y=ft(this.y,e,t),this.z=ft(this.z,e,t),this.w=ft(this.w,e,t),this}clampLength(e,t){
let i=this.length();return this.divideScalar(i||1).multiplyScalar(ft(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){
return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.
z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.
y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(
this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||
1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.
x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],
this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=
e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.
w}},Rc=class extends qi{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:zn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,
resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},
i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new Pt(0,0,e,t),this.scissorTest=!1,this.viewport=new Pt(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)
this.textures[r]=new ii({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=
i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,
this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=
i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:zn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&
(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&
(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),
e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&
(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this.
_depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this.
_depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.
textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,
t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,
this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=
this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Uo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.
resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,
this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else
this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent(
{type:"dispose"})}},Qn=class extends Rc{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Ua=class extends ii{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,
this.image={data:e,width:t,height:i,depth:s},this.magFilter=Un,this.minFilter=Un,this.wrapR=as,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.
copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Pc=class extends ii{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Un,this.minFilter=Un,this.wrapR=as,this.generateMipmaps=
!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var jt=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,s,r,o,a,l,c,u,d,h,f,g,w,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,c,u,d,h,f,g,w,p)}set(e,t,i,s,r,o,a,l,c,u,d,h,f,g,w,p){
let m=this.elements;return m[0]=e,m[4]=t,m[8]=i,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=u,m[10]=d,m[14]=h,m[3]=f,m[7]=g,m[11]=w,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,
0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],
t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){
let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):
(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){
if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/xo.setFromMatrixColumn(e,0).length(),r=1/xo.setFromMatrixColumn(e,1).length(),o=1/xo.setFromMatrixColumn(e,2).length();
return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){
let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(s),c=Math.sin(s),u=Math.cos(r),d=Math.sin(r);if(e.order==="XYZ"){let h=o*u,f=o*d,g=a*u,w=a*d;t[0]=l*u,t[4]=-l*d,t[8]=c,t[1]=
f+g*c,t[5]=h-w*c,t[9]=-a*l,t[2]=w-h*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let h=l*u,f=l*d,g=c*u,w=c*d;t[0]=h+w*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*d,t[5]=o*u,t[9]=-a,t[2]=f*a-g,t[6]=w+h*a,t[10]=o*l}else if(e.
order==="ZXY"){let h=l*u,f=l*d,g=c*u,w=c*d;t[0]=h-w*a,t[4]=-o*d,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*u,t[9]=w-h*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let h=o*u,f=o*d,g=a*u,w=a*d;t[0]=l*u,t[4]=
g*c-f,t[8]=h*c+w,t[1]=l*d,t[5]=w*c+h,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let h=o*l,f=o*c,g=a*l,w=a*c;t[0]=l*u,t[4]=w-h*d,t[8]=g*d+f,t[1]=d,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=
f*d+g,t[10]=h-w*d}else if(e.order==="XZY"){let h=o*l,f=o*c,g=a*l,w=a*c;t[0]=l*u,t[4]=-d,t[8]=c*u,t[1]=h*d+w,t[5]=o*u,t[9]=f*d-g,t[2]=g*d-f,t[6]=a*u,t[10]=w*d+h}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=
0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(Ry,e,Py)}lookAt(e,t,i){let s=this.elements;return mi.subVectors(e,t),mi.lengthSq()===0&&(mi.z=1),mi.normalize(),Js.crossVectors(
i,mi),Js.lengthSq()===0&&(Math.abs(i.z)===1?mi.x+=1e-4:mi.z+=1e-4,mi.normalize(),Js.crossVectors(i,mi)),Js.normalize(),Zl.crossVectors(mi,Js),s[0]=Js.x,s[4]=Zl.x,s[8]=mi.x,s[1]=Js.y,s[5]=Zl.y,s[9]=mi.
y,s[2]=Js.z,s[6]=Zl.z,s[10]=mi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,
o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],d=i[5],h=i[9],f=i[13],g=i[2],w=i[6],p=i[10],m=i[14],x=i[3],C=i[7],b=i[11],P=i[15],E=s[0],v=s[4],T=s[8],G=s[12],N=s[1],L=s[5],V=s[9],k=s[13],D=s[2],H=s[6],J=s[10],z=s[14],
ce=s[3],K=s[7],Q=s[11],se=s[15];return r[0]=o*E+a*N+l*D+c*ce,r[4]=o*v+a*L+l*H+c*K,r[8]=o*T+a*V+l*J+c*Q,r[12]=o*G+a*k+l*z+c*se,r[1]=u*E+d*N+h*D+f*ce,r[5]=u*v+d*L+h*H+f*K,r[9]=u*T+d*V+h*J+f*Q,r[13]=u*G+
d*k+h*z+f*se,r[2]=g*E+w*N+p*D+m*ce,r[6]=g*v+w*L+p*H+m*K,r[10]=g*T+w*V+p*J+m*Q,r[14]=g*G+w*k+p*z+m*se,r[3]=x*E+C*N+b*D+P*ce,r[7]=x*v+C*L+b*H+P*K,r[11]=x*T+C*V+b*J+P*Q,r[15]=x*G+C*k+b*z+P*se,this}multiplyScalar(e){
let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,
t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],d=e[6],h=e[10],f=e[14],g=e[3],w=e[7],p=e[11],m=e[15],x=l*f-c*h,C=a*f-c*d,b=a*h-l*d,P=o*f-c*u,E=o*h-l*u,v=o*d-a*u;return t*(w*x-p*C+m*b)-
i*(g*x-p*P+m*E)+s*(g*C-w*P+m*v)-r*(g*b-w*E+p*v)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(r*u-a*l)+s*(r*c-o*l)}transpose(){
let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){
let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],d=e[9],
h=e[10],f=e[11],g=e[12],w=e[13],p=e[14],m=e[15],x=t*a-i*o,C=t*l-s*o,b=t*c-r*o,P=i*l-s*a,E=i*c-r*a,v=s*c-r*l,T=u*w-d*g,G=u*p-h*g,N=u*m-f*g,L=d*p-h*w,V=d*m-f*w,k=h*m-f*p,D=x*k-C*V+b*L+P*N-E*G+v*T;if(D===
0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let H=1/D;return e[0]=(a*k-l*V+c*L)*H,e[1]=(s*V-i*k-r*L)*H,e[2]=(w*v-p*E+m*P)*H,e[3]=(h*E-d*v-f*P)*H,e[4]=(l*N-o*k-c*G)*H,e[5]=(t*k-s*N+r*G)*H,e[6]=(p*
b-g*v-m*C)*H,e[7]=(u*v-h*b+f*C)*H,e[8]=(o*V-a*N+c*T)*H,e[9]=(i*N-t*V-r*T)*H,e[10]=(g*E-w*b+m*x)*H,e[11]=(d*b-u*E-f*x)*H,e[12]=(a*G-o*L-l*T)*H,e[13]=(t*L-i*G+s*T)*H,e[14]=(w*C-g*P-p*x)*H,e[15]=(u*P-d*C+
h*x)*H,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.
elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.
x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.
cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){
let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,l=e.z,c=r*o,u=r*a;return this.set(c*o+i,c*a-s*l,c*l+s*a,0,c*a+s*l,u*a+i,u*l-s*o,0,c*l-s*a,u*l+s*o,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.
set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,u=o+o,d=a+a,
h=r*c,f=r*u,g=r*d,w=o*u,p=o*d,m=a*d,x=l*c,C=l*u,b=l*d,P=i.x,E=i.y,v=i.z;return s[0]=(1-(w+m))*P,s[1]=(f+b)*P,s[2]=(g-C)*P,s[3]=0,s[4]=(f-b)*E,s[5]=(1-(h+m))*E,s[6]=(p+x)*E,s[7]=0,s[8]=(g+C)*v,s[9]=(p-
x)*v,s[10]=(1-(h+w))*v,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),
t.identity(),this;let o=xo.set(s[0],s[1],s[2]).length(),a=xo.set(s[4],s[5],s[6]).length(),l=xo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Hi.copy(this);let c=1/o,u=1/a,d=1/l;return Hi.elements[0]*=c,Hi.
elements[1]*=c,Hi.elements[2]*=c,Hi.elements[4]*=u,Hi.elements[5]*=u,Hi.elements[6]*=u,Hi.elements[8]*=d,Hi.elements[9]*=d,Hi.elements[10]*=d,t.setFromRotationMatrix(Hi),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,s,r,o,a=Ii,l=!1){
let c=this.elements,u=2*r/(t-e),d=2*r/(i-s),h=(t+e)/(t-e),f=(i+s)/(i-s),g,w;if(l)g=r/(o-r),w=o*r/(o-r);else if(a===Ii)g=-(o+r)/(o-r),w=-2*o*r/(o-r);else if(a===Da)g=-o/(o-r),w=-o*r/(o-r);else throw new Error(
"THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=h,c[12]=0,c[1]=0,c[5]=d,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=w,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=Ii,l=!1){
let c=this.elements,u=2/(t-e),d=2/(i-s),h=-(t+e)/(t-e),f=-(i+s)/(i-s),g,w;if(l)g=1/(o-r),w=o/(o-r);else if(a===Ii)g=-2/(o-r),w=-(o+r)/(o-r);else if(a===Da)g=-1/(o-r),w=-r/(o-r);else throw new Error("T\
HREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=h,c[1]=0,c[5]=d,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=w,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){
let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=
i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},
xo=new q,Hi=new jt,Ry=new q(0,0,0),Py=new q(1,1,1),Js=new q,Zl=new q,mi=new q,lg=new jt,cg=new xi,nr=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this.
_order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){
return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.
constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.
elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],u=s[9],d=s[2],h=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(ft(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,r)):(this.
_x=Math.atan2(h,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ft(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":
this._x=Math.asin(ft(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(-d,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ft(d,-1,1)),Math.abs(d)<.9999999?
(this._x=Math.atan2(h,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ft(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-d,
r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-ft(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(h,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-u,f),this._y=0);break;default:
Ye("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return lg.makeRotationFromQuaternion(e),this.
setFromRotationMatrix(lg,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return cg.setFromEuler(this),this.setFromQuaternion(cg,e)}equals(e){return e._x===this._x&&e._y===
this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=
this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this.
_order}};nr.DEFAULT_ORDER="XYZ";var Fa=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=
~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Iy=0,ug=new q,yo=new xi,bs=new jt,$l=new q,ba=new q,Ly=new q,Dy=new xi,hg=new q(1,
0,0),fg=new q(0,1,0),dg=new q(0,0,1),pg={type:"added"},Ny={type:"removed"},So={type:"childadded",child:null},Qh={type:"childremoved",child:null},yi=class n extends qi{constructor(){super(),this.isObject3D=
!0,Object.defineProperty(this,"id",{value:Iy++}),this.uuid=qo(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new q,t=new nr,i=new xi,s=new q(1,
1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{
configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new jt},normalMatrix:{value:new et}}),this.
matrix=new jt,this.matrixWorld=new jt,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Fa,
this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.
userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(
this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){
this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.
copy(e)}rotateOnAxis(e,t){return yo.setFromAxisAngle(e,t),this.quaternion.multiply(yo),this}rotateOnWorldAxis(e,t){return yo.setFromAxisAngle(e,t),this.quaternion.premultiply(yo),this}rotateX(e){return this.
rotateOnAxis(hg,e)}rotateY(e){return this.rotateOnAxis(fg,e)}rotateZ(e){return this.rotateOnAxis(dg,e)}translateOnAxis(e,t){return ug.copy(e).applyQuaternion(this.quaternion),this.position.add(ug.multiplyScalar(
t)),this}translateX(e){return this.translateOnAxis(hg,e)}translateY(e){return this.translateOnAxis(fg,e)}translateZ(e){return this.translateOnAxis(dg,e)}localToWorld(e){return this.updateWorldMatrix(!0,
!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(bs.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?$l.copy(e):$l.set(e,t,i);let s=this.
parent;this.updateWorldMatrix(!0,!1),ba.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?bs.lookAt(ba,$l,this.up):bs.lookAt($l,ba,this.up),this.quaternion.setFromRotationMatrix(bs),
s&&(bs.extractRotation(s.matrixWorld),yo.setFromRotationMatrix(bs),this.quaternion.premultiply(yo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}
return e===this?(Qe("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(pg),So.child=e,this.
dispatchEvent(So),So.child=null):Qe("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}
let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Ny),Qh.child=e,this.dispatchEvent(Qh),Qh.child=null),this}removeFromParent(){let e=this.parent;return e!==
null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),bs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,
!1),bs.multiply(e.parent.matrixWorld)),e.applyMatrix4(bs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(pg),So.child=e,this.dispatchEvent(So),So.child=
null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.
length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].
getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.
matrixWorld.decompose(ba,e,Ly),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ba,Dy,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;
return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===
!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(
this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-
r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.
copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(
e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===
!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let o=0,
a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},
i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=
this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),
s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign(
{},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=
this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.
sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,
boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=
this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=
this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(
e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.
boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.
isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.
isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<
u;c++){let d=l[c];r(e.shapes,d)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=
this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(
e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=
[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),d=o(e.shapes),h=o(
e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),d.length>0&&(i.shapes=d),h.length>0&&(i.skeletons=
h),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=s,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().
copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=
e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=
e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,
this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){
this.dispatchEvent({type:"dispose"})}};yi.DEFAULT_UP=new q(0,1,0);yi.DEFAULT_MATRIX_AUTO_UPDATE=!0;yi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Cs=class extends yi{constructor(){super(),this.isGroup=!0,
this.type="Group"}},Uy={type:"move"},Fo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Cs,this._hand.matrixAutoUpdate=
!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Cs,this._targetRay.matrixAutoUpdate=
!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new q,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new q),this._targetRay}getGripSpace(){
return this._grip===null&&(this._grip=new Cs,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new q,this._grip.hasAngularVelocity=!1,this.
_grip.angularVelocity=new q,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this.
_hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),
this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.
visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let w of e.hand.values()){
let p=t.getJointPose(w,i),m=this._getHandJoint(c,w);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),
m.visible=p!==null}let u=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],h=u.position.distanceTo(d.position),f=.02,g=.005;c.inputState.pinching&&h>f+g?(c.inputState.pinching=!1,this.dispatchEvent(
{type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&h<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==
null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=
!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent(
{type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,
a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.
copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Uy)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.
joints[t.jointName]===void 0){let i=new Cs;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},f_={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,
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
turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Ks={h:0,s:0,l:0},Jl={h:0,s:0,l:0};function ef(n,e,t){return t<0&&(t+=1),t>1&&(t-=
1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var _t=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&
s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=_i){return e=
Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,gt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=gt.workingColorSpace){return this.r=e,this.g=t,this.b=i,gt.colorSpaceToWorking(
this,s),this}setHSL(e,t,i,s=gt.workingColorSpace){if(e=$f(e,1),t=ft(t,0,1),i=ft(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=ef(o,r,e+1/3),this.g=ef(o,r,e),this.
b=ef(o,r,e-1/3)}return gt.colorSpaceToWorking(this,s),this}setStyle(e,t=_i){function i(r){r!==void 0&&parseFloat(r)<1&&Ye("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.
exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],
10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.
exec(a))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.
exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ye("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],
o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ye("Color: Invalid hex color\
 "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=_i){let i=f_[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Ye("Color: Unknown color "+e),this}clone(){return new this.
constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Rs(e.r),this.g=Rs(e.g),this.b=Rs(e.b),this}copyLinearToSRGB(e){return this.r=Io(
e.r),this.g=Io(e.g),this.b=Io(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=_i){return gt.workingToColorSpace(
Hn.copy(this),e),Math.round(ft(Hn.r*255,0,255))*65536+Math.round(ft(Hn.g*255,0,255))*256+Math.round(ft(Hn.b*255,0,255))}getHexString(e=_i){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=gt.
workingColorSpace){gt.workingToColorSpace(Hn.copy(this),t);let i=Hn.r,s=Hn.g,r=Hn.b,o=Math.max(i,s,r),a=Math.min(i,s,r),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let d=o-a;switch(c=u<=.5?d/(o+a):d/(2-o-a),o){case i:
l=(s-r)/d+(s<r?6:0);break;case s:l=(r-i)/d+2;break;case r:l=(i-s)/d+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=gt.workingColorSpace){return gt.workingToColorSpace(Hn.copy(this),t),e.r=Hn.r,e.g=
Hn.g,e.b=Hn.b,e}getStyle(e=_i){gt.workingToColorSpace(Hn.copy(this),e);let t=Hn.r,i=Hn.g,s=Hn.b;return e!==_i?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.
round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(Ks),this.setHSL(Ks.h+e,Ks.s+t,Ks.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.
r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){
return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){
return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(Ks),e.getHSL(Jl);let i=Ra(Ks.h,Jl.h,t),s=Ra(Ks.s,Jl.s,t),r=Ra(Ks.l,Jl.l,t);return this.setHSL(
i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.
b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.
g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Hn=new _t;
_t.NAMES=f_;var Oa=class extends yi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=
new nr,this.environmentIntensity=1,this.environmentRotation=new nr,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){
return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=
e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(
e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&
(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),
t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Wi=new q,ws=new q,tf=new q,Ts=new q,Mo=new q,bo=new q,mg=new q,nf=new q,sf=new q,
rf=new q,of=new Pt,af=new Pt,lf=new Pt,tr=class n{constructor(e=new q,t=new q,i=new q){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),Wi.subVectors(e,t),s.cross(Wi);let r=s.lengthSq();
return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){Wi.subVectors(s,t),ws.subVectors(i,t),tf.subVectors(e,t);let o=Wi.dot(Wi),a=Wi.dot(ws),l=Wi.dot(tf),c=ws.dot(ws),
u=ws.dot(tf),d=o*c-a*a;if(d===0)return r.set(0,0,0),null;let h=1/d,f=(c*l-a*u)*h,g=(o*u-a*l)*h;return r.set(1-f-g,g,f)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,Ts)===null?!1:Ts.x>=
0&&Ts.y>=0&&Ts.x+Ts.y<=1}static getInterpolation(e,t,i,s,r,o,a,l){return this.getBarycoord(e,t,i,s,Ts)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Ts.
x),l.addScaledVector(o,Ts.y),l.addScaledVector(a,Ts.z),l)}static getInterpolatedAttribute(e,t,i,s,r,o){return of.setScalar(0),af.setScalar(0),lf.setScalar(0),of.fromBufferAttribute(e,t),af.fromBufferAttribute(
e,i),lf.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(of,r.x),o.addScaledVector(af,r.y),o.addScaledVector(lf,r.z),o}static isFrontFacing(e,t,i,s){return Wi.subVectors(i,t),ws.subVectors(e,
t),Wi.cross(ws).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){
return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(
e.b),this.c.copy(e.c),this}getArea(){return Wi.subVectors(this.c,this.b),ws.subVectors(this.a,this.b),Wi.cross(ws).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(
1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){
return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){
return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;Mo.subVectors(s,i),bo.subVectors(r,i),nf.subVectors(e,i);let l=Mo.dot(nf),c=bo.dot(nf);if(l<=0&&c<=0)return t.
copy(i);sf.subVectors(e,s);let u=Mo.dot(sf),d=bo.dot(sf);if(u>=0&&d<=u)return t.copy(s);let h=l*d-u*c;if(h<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(Mo,o);rf.subVectors(e,r);let f=Mo.
dot(rf),g=bo.dot(rf);if(g>=0&&f<=g)return t.copy(r);let w=f*c-l*g;if(w<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(i).addScaledVector(bo,a);let p=u*g-f*d;if(p<=0&&d-u>=0&&f-g>=0)return mg.subVectors(r,s),a=
(d-u)/(d-u+(f-g)),t.copy(s).addScaledVector(mg,a);let m=1/(p+w+h);return o=w*m,a=h*m,t.copy(i).addScaledVector(Mo,o).addScaledVector(bo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.
equals(this.c)}},ir=class{constructor(e=new q(1/0,1/0,1/0),t=new q(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();
for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Xi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Xi.fromBufferAttribute(e,t));
return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Xi.copy(t).multiplyScalar(.5);return this.min.copy(e).
sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.
copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){
return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(
e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(
!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(
o,Xi):Xi.fromBufferAttribute(r,o),Xi.applyMatrix4(e.matrixWorld),this.expandByPoint(Xi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Kl.copy(e.boundingBox)):(i.boundingBox===
null&&i.computeBoundingBox(),Kl.copy(i.boundingBox)),Kl.applyMatrix4(e.matrixWorld),this.union(Kl)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){
return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=
this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.
min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(
e.center,Xi),Xi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.
min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.
z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(wa),jl.subVectors(this.max,wa),wo.subVectors(e.a,wa),To.subVectors(
e.b,wa),Eo.subVectors(e.c,wa),js.subVectors(To,wo),Qs.subVectors(Eo,To),Rr.subVectors(wo,Eo);let t=[0,-js.z,js.y,0,-Qs.z,Qs.y,0,-Rr.z,Rr.y,js.z,0,-js.x,Qs.z,0,-Qs.x,Rr.z,0,-Rr.x,-js.y,js.x,0,-Qs.y,Qs.
x,0,-Rr.y,Rr.x,0];return!cf(t,wo,To,Eo,jl)||(t=[1,0,0,0,1,0,0,0,1],!cf(t,wo,To,Eo,jl))?!1:(Ql.crossVectors(js,Qs),t=[Ql.x,Ql.y,Ql.z],cf(t,wo,To,Eo,jl))}clampPoint(e,t){return t.copy(e).clamp(this.min,
this.max)}distanceToPoint(e){return this.clampPoint(e,Xi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Xi).length()*.5),e}intersect(e){
return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Es[0].set(
this.min.x,this.min.y,this.min.z).applyMatrix4(e),Es[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Es[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Es[3].set(this.min.x,this.max.
y,this.max.z).applyMatrix4(e),Es[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Es[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Es[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(
e),Es[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Es),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(
this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Es=[new q,new q,new q,new q,new q,new q,new q,new q],
Xi=new q,Kl=new ir,wo=new q,To=new q,Eo=new q,js=new q,Qs=new q,Rr=new q,wa=new q,jl=new q,Ql=new q,Pr=new q;function cf(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){Pr.fromArray(n,r);let a=s.x*Math.
abs(Pr.x)+s.y*Math.abs(Pr.y)+s.z*Math.abs(Pr.z),l=e.dot(Pr),c=t.dot(Pr),u=i.dot(Pr);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var vn=new q,ec=new Ze,Fy=0,xn=class extends qi{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,
Object.defineProperty(this,"id",{value:Fy++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=r_,this.updateRanges=[],this.gpuType=Zi,this.version=
0,this._normalizationScale=e!==void 0?Kf(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,
count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,
this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+
s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)ec.fromBufferAttribute(this,t),ec.applyMatrix3(e),this.setXY(t,ec.x,ec.y);else if(this.
itemSize===3)for(let t=0,i=this.count;t<i;t++)vn.fromBufferAttribute(this,t),vn.applyMatrix3(e),this.setXYZ(t,vn.x,vn.y,vn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)vn.fromBufferAttribute(
this,t),vn.applyMatrix4(e),this.setXYZ(t,vn.x,vn.y,vn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)vn.fromBufferAttribute(this,t),vn.applyNormalMatrix(e),this.setXYZ(t,vn.x,vn.
y,vn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)vn.fromBufferAttribute(this,t),vn.transformDirection(e),this.setXYZ(t,vn.x,vn.y,vn.z);return this}set(e,t=0){return this.array.
set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.
itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){
let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.
array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.
itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&
(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(
s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(
r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){
let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.
dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):u_(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(
e*t):h_(e,this.array)}};var Ba=class extends xn{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var ka=class extends xn{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var Li=class extends xn{constructor(e,t,i){super(new Float32Array(e),t,i)}},Oy=new ir,Ta=new q,uf=new q,Dr=class{constructor(e=new q,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.
center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):Oy.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));
return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){
return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(
this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);
return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,
this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){
if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ta.subVectors(e,this.center);let t=Ta.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(
Ta,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(uf.subVectors(e.center,
this.center).setLength(e.radius),this.expandByPoint(Ta.copy(e.center).add(uf)),this.expandByPoint(Ta.copy(e.center).sub(uf))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){
return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},By=0,Pi=new jt,
hf=new yi,Ao=new q,gi=new ir,Ea=new ir,Nn=new q,si=class n extends qi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:By++}),this.uuid=qo(),this.name="",this.type=
"BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=
null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(cy(e)?ka:Ba)(e,1):this.index=e,this}setIndirect(e,t=0){
return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.
attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.
start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new et().getNormalMatrix(
e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==
null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Pi.makeRotationFromQuaternion(e),this.applyMatrix4(Pi),this}rotateX(e){return Pi.makeRotationX(e),this.applyMatrix4(
Pi),this}rotateY(e){return Pi.makeRotationY(e),this.applyMatrix4(Pi),this}rotateZ(e){return Pi.makeRotationZ(e),this.applyMatrix4(Pi),this}translate(e,t,i){return Pi.makeTranslation(e,t,i),this.applyMatrix4(
Pi),this}scale(e,t,i){return Pi.makeScale(e,t,i),this.applyMatrix4(Pi),this}lookAt(e){return hf.lookAt(e),hf.updateMatrix(),this.applyMatrix4(hf.matrix),this}center(){return this.computeBoundingBox(),
this.boundingBox.getCenter(Ao).negate(),this.translate(Ao.x,Ao.y,Ao.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(
o.x,o.y,o.z||0)}this.setAttribute("position",new Li(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ye("BufferGeometry: Buffer \
size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new ir);let e=this.attributes.position,
t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Qe("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new q(-1/0,-1/0,-1/0),
new q(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];gi.setFromBufferAttribute(r),this.morphTargetsRelative?(Nn.addVectors(
this.boundingBox.min,gi.min),this.boundingBox.expandByPoint(Nn),Nn.addVectors(this.boundingBox.max,gi.max),this.boundingBox.expandByPoint(Nn)):(this.boundingBox.expandByPoint(gi.min),this.boundingBox.
expandByPoint(gi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Qe('BufferGeometry.computeBoundingBox(): Comput\
ed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Dr);let e=this.attributes.position,
t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Qe("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new q,1/0);
return}if(e){let i=this.boundingSphere.center;if(gi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Ea.setFromBufferAttribute(a),this.morphTargetsRelative?(Nn.addVectors(gi.min,
Ea.min),gi.expandByPoint(Nn),Nn.addVectors(gi.max,Ea.max),gi.expandByPoint(Nn)):(gi.expandByPoint(Ea.min),gi.expandByPoint(Ea.max))}gi.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)Nn.fromBufferAttribute(
e,r),s=Math.max(s,i.distanceToSquared(Nn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)Nn.fromBufferAttribute(a,c),l&&(Ao.fromBufferAttribute(
e,c),Nn.add(Ao)),s=Math.max(s,i.distanceToSquared(Nn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Qe('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. Th\
e "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Qe("BufferGeometry\
: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=
new xn(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let G=0;G<i.count;G++)a[G]=new q,l[G]=new q;let u=new q,d=new q,h=new q,f=new Ze,g=new Ze,
w=new Ze,p=new q,m=new q;function x(G,N,L){c[G]=c[N]=c[L]=1,u.fromBufferAttribute(i,G),d.fromBufferAttribute(i,N),h.fromBufferAttribute(i,L),f.fromBufferAttribute(r,G),g.fromBufferAttribute(r,N),w.fromBufferAttribute(
r,L),d.sub(u),h.sub(u),g.sub(f),w.sub(f);let V=1/(g.x*w.y-w.x*g.y);isFinite(V)&&(p.copy(d).multiplyScalar(w.y).addScaledVector(h,-g.y).multiplyScalar(V),m.copy(h).multiplyScalar(g.x).addScaledVector(d,
-w.x).multiplyScalar(V),a[G].add(p),a[N].add(p),a[L].add(p),l[G].add(m),l[N].add(m),l[L].add(m))}let C=this.groups;C.length===0&&(C=[{start:0,count:e.count}]);for(let G=0,N=C.length;G<N;++G){let L=C[G],
V=L.start,k=L.count;for(let D=V,H=V+k;D<H;D+=3)x(e.getX(D+0),e.getX(D+1),e.getX(D+2))}let b=new q,P=new q,E=new q,v=new q;function T(G){E.fromBufferAttribute(s,G),v.copy(E);let N=a[G];b.copy(N),b.sub(
E.multiplyScalar(E.dot(N))).normalize(),P.crossVectors(v,N);let V=P.dot(l[G])<0?-1:1;o.setXYZW(G,b.x,b.y,b.z,V)}for(let G=0,N=i.count;G<N;++G)c[G]&&T(G);this._transformed=!0}computeVertexNormals(){let e=this.
index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new xn(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let h=0,
f=i.count;h<f;h++)i.setXYZ(h,0,0,0);let s=new q,r=new q,o=new q,a=new q,l=new q,c=new q,u=new q,d=new q;if(e)for(let h=0,f=e.count;h<f;h+=3){let g=e.getX(h+0),w=e.getX(h+1),p=e.getX(h+2);s.fromBufferAttribute(
t,g),r.fromBufferAttribute(t,w),o.fromBufferAttribute(t,p),u.subVectors(o,r),d.subVectors(s,r),u.cross(d),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,w),c.fromBufferAttribute(i,p),a.add(u),l.add(
u),c.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(w,l.x,l.y,l.z),i.setXYZ(p,c.x,c.y,c.z)}else for(let h=0,f=t.count;h<f;h+=3)s.fromBufferAttribute(t,h+0),r.fromBufferAttribute(t,h+1),o.fromBufferAttribute(
t,h+2),u.subVectors(o,r),d.subVectors(s,r),u.cross(d),i.setXYZ(h+0,u.x,u.y,u.z),i.setXYZ(h+1,u.x,u.y,u.z),i.setXYZ(h+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.
attributes.normal;for(let t=0,i=e.count;t<i;t++)Nn.fromBufferAttribute(e,t),Nn.normalize(),e.setXYZ(t,Nn.x,Nn.y,Nn.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,d=a.normalized,h=new c.constructor(
l.length*u),f=0,g=0;for(let w=0,p=l.length;w<p;w++){a.isInterleavedBufferAttribute?f=l[w]*a.data.stride+a.offset:f=l[w]*u;for(let m=0;m<u;m++)h[g++]=c[f++]}return new xn(h,u,d)}if(this.index===null)return Ye(
"BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,i);t.setAttribute(a,c)}let r=this.morphAttributes;
for(let a in r){let l=[],c=r[a];for(let u=0,d=c.length;u<d;u++){let h=c[u],f=e(h,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.
length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=
this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==
!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.
call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let d=0,h=c.
length;d<h;d++){let f=c[d];u.push(f.toJSON(e.data))}u.length>0&&(s[l]=u,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.
groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes=
{},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let c in s){let u=s[c];
this.setAttribute(c,u.clone(t))}let r=e.morphAttributes;for(let c in r){let u=[],d=r[c];for(let h=0,f=d.length;h<f;h++)u.push(d[h].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;
let o=e.groups;for(let c=0,u=o.length;c<u;c++){let d=o[c];this.addGroup(d.start,d.count,d.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&
(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent(
{type:"dispose"})}};var ff=new q,ky=new q,zy=new et,vi=class{constructor(e=new q(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.
normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=ff.subVectors(i,t).cross(
ky.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.
normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(
e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta(ff),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(
e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),
i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(
-this.constant)}applyMatrix4(e,t){let i=t||zy.getNormalMatrix(e),s=this.coplanarPoint(ff).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.
constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),
constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Vy=0,sr=class extends qi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,
"id",{value:Vy++}),this.uuid=qo(),this.name="",this.type="Material",this.blending=Ho,this.side=hr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Ef,this.blendDst=
Af,this.blendEquation=Br,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new _t(0,0,0),this.blendAlpha=0,this.depthFunc=Lo,this.depthTest=!0,this.depthWrite=
!0,this.stencilWriteMask=255,this.stencilFunc=Qg,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=_c,this.stencilZFail=_c,this.stencilZPass=_c,this.stencilWrite=!1,this.clippingPlanes=null,
this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.
alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this.
_alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==
void 0)for(let t in e){let i=e[t];if(i===void 0){Ye(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ye(`Material: '${t}' is not a property of THREE.${this.type}\
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
(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.
images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.
color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=
new _t().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.
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
e.clippingPlanes.map(i=>new vi().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&
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
void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new Ze().fromArray(i)}return e.displacementMap!==void 0&&(this.
displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==
void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==
void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||
null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),
e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.
lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&
(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==
void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=
new Ze().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||
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
this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var As=new q,df=new q,tc=new q,nc=new q,Nr=class{constructor(e=new q,t=new q(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.
origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){
return this.origin.copy(this.at(e,As)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,
i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=As.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(As.copy(this.
origin).addScaledVector(this.direction,t),As.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){df.copy(e).add(t).multiplyScalar(.5),tc.copy(t).sub(e).normalize(),nc.copy(this.origin).sub(df);let r=e.
distanceTo(t)*.5,o=-this.direction.dot(tc),a=nc.dot(this.direction),l=-nc.dot(tc),c=nc.lengthSq(),u=Math.abs(1-o*o),d,h,f,g;if(u>0)if(d=o*l-a,h=o*a-l,g=r*u,d>=0)if(h>=-g)if(h<=g){let w=1/u;d*=w,h*=w,f=
d*(d+o*h+2*a)+h*(o*d+h+2*l)+c}else h=r,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;else h=-r,d=Math.max(0,-(o*h+a)),f=-d*d+h*(h+2*l)+c;else h<=-g?(d=Math.max(0,-(-o*r+a)),h=d>0?-r:Math.min(Math.max(-r,-l),
r),f=-d*d+h*(h+2*l)+c):h<=g?(d=0,h=Math.min(Math.max(-r,-l),r),f=h*(h+2*l)+c):(d=Math.max(0,-(o*r+a)),h=d>0?r:Math.min(Math.max(-r,-l),r),f=-d*d+h*(h+2*l)+c);else h=o>0?-r:r,d=Math.max(0,-(o*h+a)),f=-d*
d+h*(h+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(df).addScaledVector(tc,h),f}intersectSphere(e,t){if(e.radius<0)return null;As.subVectors(e.center,this.origin);let i=As.
dot(this.direction),s=As.dot(As)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.
distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/
t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*
t<0}intersectBox(e,t){let i,s,r,o,a,l,c=1/this.direction.x,u=1/this.direction.y,d=1/this.direction.z,h=this.origin;return c>=0?(i=(e.min.x-h.x)*c,s=(e.max.x-h.x)*c):(i=(e.max.x-h.x)*c,s=(e.min.x-h.x)*
c),u>=0?(r=(e.min.y-h.y)*u,o=(e.max.y-h.y)*u):(r=(e.max.y-h.y)*u,o=(e.min.y-h.y)*u),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),d>=0?(a=(e.min.z-h.z)*d,l=(e.max.z-h.z)*d):(a=(e.max.z-h.z)*
d,l=(e.min.z-h.z)*d),i>l||a>s)||((a>i||i!==i)&&(i=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,As)!==null}intersectTriangle(e,t,i,s,r){let o=this.origin,
a=this.direction,l=a.x,c=a.y,u=a.z,d=e.x-o.x,h=e.y-o.y,f=e.z-o.z,g=t.x-o.x,w=t.y-o.y,p=t.z-o.z,m=i.x-o.x,x=i.y-o.y,C=i.z-o.z,b=Math.abs(l),P=Math.abs(c),E=Math.abs(u),v,T,G,N,L,V,k,D,H,J,z,ce;if(b>=P&&
b>=E?(G=l,V=d,H=g,ce=m,l>=0?(v=c,T=u,N=h,L=f,k=w,D=p,J=x,z=C):(v=u,T=c,N=f,L=h,k=p,D=w,J=C,z=x)):P>=E?(G=c,V=h,H=w,ce=x,c>=0?(v=u,T=l,N=f,L=d,k=p,D=g,J=C,z=m):(v=l,T=u,N=d,L=f,k=g,D=p,J=m,z=C)):(G=u,V=
f,H=p,ce=C,u>=0?(v=l,T=c,N=d,L=h,k=g,D=w,J=m,z=x):(v=c,T=l,N=h,L=d,k=w,D=g,J=x,z=m)),G===0)return null;let K=v/G,Q=T/G,se=1/G,fe=N-K*V,he=L-Q*V,ee=k-K*H,me=D-Q*H,ve=J-K*ce,Ae=z-Q*ce,Me=ve*me-Ae*ee,He=fe*
Ae-he*ve,it=ee*he-me*fe;if(s){if(Me<0||He<0||it<0)return null}else if((Me<0||He<0||it<0)&&(Me>0||He>0||it>0))return null;let Ve=Me+He+it;if(Ve===0)return null;let ct=se*(Me*V+He*H+it*ce);return(Ve>0?ct<
0:ct>0)?null:this.at(ct/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){
return new this.constructor().copy(this)}},Ic=class extends sr{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new _t(16777215),this.map=null,this.lightMap=
null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new nr,this.combine=Cf,this.reflectivity=1,this.refractionRatio=
.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=
e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.
envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,
this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},gg=new jt,Ir=new Nr,ic=new Dr,_g=new q,sc=new q,rc=new q,oc=new q,pf=new q,ac=new q,vg=new q,lc=new q,
Wn=class extends yi{constructor(e=new si,t=new Ic){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=
1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==
void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,
this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<
o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,
o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){ac.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let u=a[l],d=r[l];u!==0&&(pf.fromBufferAttribute(d,e),o?ac.addScaledVector(
pf,u):ac.addScaledVector(pf.sub(t),u))}t.add(ac)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===
null&&i.computeBoundingSphere(),ic.copy(i.boundingSphere),ic.applyMatrix4(r),Ir.copy(e.ray).recast(e.near),!(ic.containsPoint(Ir.origin)===!1&&(Ir.intersectSphere(ic,_g)===null||Ir.origin.distanceToSquared(
_g)>(e.far-e.near)**2))&&(gg.copy(r).invert(),Ir.copy(e.ray).applyMatrix4(gg),!(i.boundingBox!==null&&Ir.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,Ir)))}_computeIntersections(e,t,i){
let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,u=r.attributes.uv1,d=r.attributes.normal,h=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,
w=h.length;g<w;g++){let p=h[g],m=o[p.materialIndex],x=Math.max(p.start,f.start),C=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let b=x,P=C;b<P;b+=3){let E=a.getX(b),v=a.getX(b+1),T=a.
getX(b+2);s=cc(this,m,e,i,c,u,d,E,v,T),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),w=Math.min(a.count,f.start+f.count);for(let p=g,m=w;p<
m;p+=3){let x=a.getX(p),C=a.getX(p+1),b=a.getX(p+2);s=cc(this,o,e,i,c,u,d,x,C,b),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,w=h.length;g<w;g++){let p=h[g],
m=o[p.materialIndex],x=Math.max(p.start,f.start),C=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let b=x,P=C;b<P;b+=3){let E=b,v=b+1,T=b+2;s=cc(this,m,e,i,c,u,d,E,v,T),s&&(s.faceIndex=
Math.floor(b/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),w=Math.min(l.count,f.start+f.count);for(let p=g,m=w;p<m;p+=3){let x=p,C=p+1,b=p+2;s=cc(this,o,e,i,c,u,d,
x,C,b),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function Gy(n,e,t,i,s,r,o,a){let l;if(e.side===ei?l=i.intersectTriangle(o,r,s,!0,a):l=i.intersectTriangle(s,r,o,e.side===hr,a),l===null)return null;
lc.copy(a),lc.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(lc);return c<t.near||c>t.far?null:{distance:c,point:lc.clone(),object:n}}function cc(n,e,t,i,s,r,o,a,l,c){n.getVertexPosition(a,
sc),n.getVertexPosition(l,rc),n.getVertexPosition(c,oc);let u=Gy(n,e,t,i,sc,rc,oc,vg);if(u){let d=new q;tr.getBarycoord(vg,sc,rc,oc,d),s&&(u.uv=tr.getInterpolatedAttribute(s,a,l,c,d,new Ze)),r&&(u.uv1=
tr.getInterpolatedAttribute(r,a,l,c,d,new Ze)),o&&(u.normal=tr.getInterpolatedAttribute(o,a,l,c,d,new q),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let h={a,b:l,c,normal:new q,materialIndex:0};
tr.getNormal(sc,rc,oc,h.normal),u.face=h,u.barycoord=d}return u}var Oo=class extends ii{constructor(e=null,t=1,i=1,s,r,o,a,l,c=Un,u=Un,d,h){super(null,o,a,l,c,u,s,r,d,h),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=
!1,this.unpackAlignment=1}};var Ur=class extends xn{constructor(e,t,i,s=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){
let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var Lr=new Dr,Hy=new Ze(.5,.5),uc=new q,Fr=class{constructor(e=new vi,t=new vi,i=new vi,s=new vi,r=new vi,o=new vi){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].
copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=Ii,i=!1){let s=this.planes,
r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],u=r[4],d=r[5],h=r[6],f=r[7],g=r[8],w=r[9],p=r[10],m=r[11],x=r[12],C=r[13],b=r[14],P=r[15];if(s[0].setComponents(c-o,f-u,m-g,P-x).normalize(),s[1].setComponents(
c+o,f+u,m+g,P+x).normalize(),s[2].setComponents(c+a,f+d,m+w,P+C).normalize(),s[3].setComponents(c-a,f-d,m-w,P-C).normalize(),i)s[4].setComponents(l,h,p,b).normalize(),s[5].setComponents(c-l,f-h,m-p,P-
b).normalize();else if(s[4].setComponents(c-l,f-h,m-p,P-b).normalize(),t===Ii)s[5].setComponents(c+l,f+h,m+p,P+b).normalize();else if(t===Da)s[5].setComponents(l,h,p,b).normalize();else throw new Error(
"THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Lr.copy(e.boundingSphere).
applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Lr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Lr)}intersectsSprite(e){
Lr.center.set(0,0,0);let t=Hy.distanceTo(e.center);return Lr.radius=.7071067811865476+t,Lr.applyMatrix4(e.matrixWorld),this.intersectsSphere(Lr)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;
for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(uc.x=s.normal.x>0?e.max.x:e.min.x,uc.y=s.normal.y>0?e.max.y:e.min.
y,uc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(uc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.
constructor().copy(this)}},xg=new jt,Lc=class n{constructor(){this.coordinateSystem=Ii,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){
let r=t[s];xg.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new Fr),i[s].setFromProjectionMatrix(xg,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){
return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this.
_count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this.
_frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){
this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Fr),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().
copy(this)}};var Dc=class extends sr{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new _t(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.
fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},yg=new jt,
xf=new Nr,hc=new Dr,fc=new q,za=class extends yi{constructor(e=new si,t=new Dc){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=
void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==
void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,
this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),
hc.copy(i.boundingSphere),hc.applyMatrix4(s),hc.radius+=r,e.ray.intersectsSphere(hc)===!1)return;yg.copy(s).invert(),xf.copy(e.ray).applyMatrix4(yg);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),
l=a*a,c=i.index,d=i.attributes.position;if(c!==null){let h=Math.max(0,o.start),f=Math.min(c.count,o.start+o.count);for(let g=h,w=f;g<w;g++){let p=c.getX(g);fc.fromBufferAttribute(d,p),Sg(fc,p,l,s,e,t,
this)}}else{let h=Math.max(0,o.start),f=Math.min(d.count,o.start+o.count);for(let g=h,w=f;g<w;g++)fc.fromBufferAttribute(d,g),Sg(fc,g,l,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,
i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.
push(0),this.morphTargetDictionary[a]=r}}}}};function Sg(n,e,t,i,s,r,o){let a=xf.distanceSqToPoint(n);if(a<t){let l=new q;xf.closestPointToPoint(n,l),l.applyMatrix4(i);let c=s.ray.origin.distanceTo(l);
if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(a),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:o})}}var Va=class extends ii{constructor(e=[],t=kr,i,s,r,o,a,l,c,u){super(e,t,i,s,r,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Is=class extends ii{constructor(e,t,i=Yi,s,r,o,a=Un,l=Un,c,u=Ps,d=1){if(u!==Ps&&u!==Ds)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let h={
width:e,height:t,depth:d};super(h,s,r,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Uo(Object.assign(
{},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Ga=class extends Is{constructor(e,t=Yi,i=kr,s,r,o=Un,a=Un,l,c=Ps){
let u={width:e,height:e,depth:1},d=[u,u,u,u,u,u];super(e,e,t,i,s,r,o,a,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Ha=class extends ii{constructor(e=null){
super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Bo=class n extends si{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type=
"BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],u=[],d=[],h=0,f=0;g("\
z","y","x",-1,-1,i,t,e,o,r,0),g("z","y","x",1,-1,i,t,-e,o,r,1),g("x","z","y",1,1,e,i,t,s,o,2),g("x","z","y",1,-1,e,i,-t,s,o,3),g("x","y","z",1,-1,e,t,i,s,r,4),g("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(
l),this.setAttribute("position",new Li(c,3)),this.setAttribute("normal",new Li(u,3)),this.setAttribute("uv",new Li(d,2));function g(w,p,m,x,C,b,P,E,v,T,G){let N=b/v,L=P/T,V=b/2,k=P/2,D=E/2,H=v+1,J=T+1,
z=0,ce=0,K=new q;for(let Q=0;Q<J;Q++){let se=Q*L-k;for(let fe=0;fe<H;fe++){let he=fe*N-V;K[w]=he*x,K[p]=se*C,K[m]=D,c.push(K.x,K.y,K.z),K[w]=0,K[p]=0,K[m]=E>0?1:-1,u.push(K.x,K.y,K.z),d.push(fe/v),d.push(
1-Q/T),z+=1}}for(let Q=0;Q<T;Q++)for(let se=0;se<v;se++){let fe=h+se+H*Q,he=h+se+H*(Q+1),ee=h+(se+1)+H*(Q+1),me=h+(se+1)+H*Q;l.push(fe,he,me),l.push(he,ee,me),ce+=6}a.addGroup(f,ce,G),f+=ce,h+=z}}copy(e){
return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Wa=class n extends si{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),l=Math.floor(
s),c=a+1,u=l+1,d=e/a,h=t/l,f=[],g=[],w=[],p=[];for(let m=0;m<u;m++){let x=m*h-o;for(let C=0;C<c;C++){let b=C*d-r;g.push(b,-x,0),w.push(0,0,1),p.push(C/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let x=0;x<
a;x++){let C=x+c*m,b=x+c*(m+1),P=x+1+c*(m+1),E=x+1+c*m;f.push(C,b,E),f.push(b,P,E)}this.setIndex(f),this.setAttribute("position",new Li(g,3)),this.setAttribute("normal",new Li(w,3)),this.setAttribute(
"uv",new Li(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};function Vr(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(Mg(s))s.isRenderTargetTexture?(Ye("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or\
 mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(Mg(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}
function Xn(n){let e={};for(let t=0;t<n.length;t++){let i=Vr(n[t]);for(let s in i)e[s]=i[s]}return e}function Mg(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||
n.isTexture||n.isQuaternion)}function Wy(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function Qf(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===
!0?e.texture.colorSpace:gt.workingColorSpace}var d_={clone:Vr,merge:Xn},Xy=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,qy=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ls=class extends sr{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Xy,this.fragmentShader=qy,this.
linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues=
{color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,
this.vertexShader=e.vertexShader,this.uniforms=Vr(e.uniforms),this.uniformsGroups=Wy(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,
this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),
this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){
let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:
o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]=
{type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,
t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)
for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new _t().setHex(s.value);break;case"\
v2":this.uniforms[i].value=new Ze().fromArray(s.value);break;case"v3":this.uniforms[i].value=new q().fromArray(s.value);break;case"v4":this.uniforms[i].value=new Pt().fromArray(s.value);break;case"m3":
this.uniforms[i].value=new et().fromArray(s.value);break;case"m4":this.uniforms[i].value=new jt().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=
e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==
void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},ko=class extends ls{constructor(e){
super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Nc=class extends sr{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Kg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=
1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=
e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Uc=class extends sr{constructor(e){
super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){
return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Co(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function dc(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var rr=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_=
{}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];e:{t:{let o;n:{i:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(
i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break t}o=t.length;break n}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let l=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;
if(s=r,r=t[--i-1],e>=r)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=
t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){
let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},
Fc=class extends rr{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:gf,endingEnd:gf}}intervalChanged_(e,t,i){
let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case _f:r=e,a=2*t-i;break;case vf:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(l===
void 0)switch(this.getSettings_().endingEnd){case _f:o=e,l=2*i-t;break;case vf:o=1,l=i+s[1]-s[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-
i),this._offsetPrev=r*u,this._offsetNext=o*u}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,d=this._offsetNext,h=this._weightPrev,f=this.
_weightNext,g=(i-t)/(s-t),w=g*g,p=w*g,m=-h*p+2*h*w-h*g,x=(1+h)*p+(-1.5-2*h)*w+(-.5+h)*g+1,C=(-1-f)*p+(1.5+f)*w+.5*g,b=f*p-f*w;for(let P=0;P!==a;++P)r[P]=m*o[u+P]+x*o[c+P]+C*o[l+P]+b*o[d+P];return r}},
Oc=class extends rr{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(s-t),d=1-u;for(let h=0;h!==a;++h)r[h]=o[c+
h]*d+o[l+h]*u;return r}},Bc=class extends rr{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},kc=class extends rr{interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.
sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,d=this.outTangents;if(!u||!d){let g=(i-t)/(s-t),w=1-g;for(let p=0;p!==a;++p)r[p]=o[c+p]*w+o[l+p]*g;return r}let h=a*2,f=e-1;for(let g=0;g!==
a;++g){let w=o[c+g],p=o[l+g],m=f*h+g*2,x=d[m],C=d[m+1],b=e*h+g*2,P=u[b],E=u[b+1],v=Zy(i,t,x,P,s);r[g]=p_(v,w,C,E,p)}return r}};function p_(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*
s}function Yy(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function Zy(n,e,t,i,s){let r=(n-e)/(s-e);for(let o=0;o<8;o++){let a=p_(r,e,t,i,s)-n;if(Math.abs(a)<1e-10)break;let l=Yy(r,
e,t,i,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Si=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||
t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Co(t,this.TimeBufferType),this.values=Co(i,this.ValueBufferType),this.setInterpolation(s||this.
DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Co(e.times,Array),values:Co(e.values,Array)};let s=e.getInterpolation();s!==
e.DefaultInterpolation&&(i.interpolation=s),dc(e.settings)&&(i.settings={inTangents:Co(e.settings.inTangents,Array),outTangents:Co(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){
return new Bc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Oc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Fc(
this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new kc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,
t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Pa:t=this.InterpolantFactoryMethodDiscrete;break;case Ac:t=this.InterpolantFactoryMethodLinear;break;case gc:t=this.
InterpolantFactoryMethodSmooth;break;case mf:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.
createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ye("KeyframeTrack:",i),this}return this.createInterpolant=t,
this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Pa;case this.InterpolantFactoryMethodLinear:return Ac;case this.InterpolantFactoryMethodSmooth:
return gc;case this.InterpolantFactoryMethodBezier:return mf}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;dc(
this.settings)&&(bg(this.settings.inTangents,e),bg(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;dc(this.settings)&&(wg(this.settings.
inTangents,e),wg(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),
r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Qe("KeyframeTrack: Invalid v\
alue size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(Qe("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=i[a];if(typeof l=="number"&&isNaN(
l)){Qe("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){Qe("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&uy(s))for(let a=0,l=s.length;a!==
l;++a){let c=s[a];if(isNaN(c)){Qe("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===
gc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(s)l=!0;else{let d=a*i,h=d-i,f=d+i;for(let g=0;g!==i;++g){let w=t[d+g];if(w!==t[h+g]||w!==t[f+g]){l=!0;break}}}
if(l){if(a!==o){e[o]=e[a];let d=a*i,h=o*i;for(let f=0;f!==i;++f)t[h+f]=t[d+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.
values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,
dc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function bg(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function wg(n,e){
for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}Si.prototype.ValueTypeName="";Si.prototype.TimeBufferType=Float32Array;Si.prototype.ValueBufferType=Float32Array;Si.prototype.DefaultInterpolation=Ac;var or=class extends Si{constructor(e,t,i){
super(e,t,i)}};or.prototype.ValueTypeName="bool";or.prototype.ValueBufferType=Array;or.prototype.DefaultInterpolation=Pa;or.prototype.InterpolantFactoryMethodLinear=void 0;or.prototype.InterpolantFactoryMethodSmooth=
void 0;var zc=class extends Si{constructor(e,t,i,s){super(e,t,i,s)}};zc.prototype.ValueTypeName="color";var Vc=class extends Si{constructor(e,t,i,s){super(e,t,i,s)}};Vc.prototype.ValueTypeName="number";
var Gc=class extends rr{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(s-t),c=e*a;for(let u=c+a;c!==u;c+=4)xi.slerpFlat(
r,0,o,c-a,o,c,l);return r}},Xa=class extends Si{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new Gc(this.times,this.values,this.getValueSize(),e)}};Xa.prototype.ValueTypeName=
"quaternion";Xa.prototype.InterpolantFactoryMethodSmooth=void 0;var ar=class extends Si{constructor(e,t,i){super(e,t,i)}};ar.prototype.ValueTypeName="string";ar.prototype.ValueBufferType=Array;ar.prototype.
DefaultInterpolation=Pa;ar.prototype.InterpolantFactoryMethodLinear=void 0;ar.prototype.InterpolantFactoryMethodSmooth=void 0;var Hc=class extends Si{constructor(e,t,i,s){super(e,t,i,s)}};Hc.prototype.
ValueTypeName="vector";var Wc=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,r===!1&&s.onStart!==
void 0&&s.onStart(u,o,a),r=!0},this.itemEnd=function(u){o++,s.onProgress!==void 0&&s.onProgress(u,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(u){s.onError!==void 0&&s.onError(
u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,d){return c.push(u,d),this},this.removeHandler=function(u){
let d=c.indexOf(u);return d!==-1&&c.splice(d,2),this},this.getHandler=function(u){for(let d=0,h=c.length;d<h;d+=2){let f=c[d],g=c[d+1];if(f.global&&(f.lastIndex=0),f.test(u))return g}return null},this.
abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},
m_=new Wc,Xc=class{constructor(e){this.manager=e!==void 0?e:m_,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache=
"default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){
return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.
requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Xc.DEFAULT_MATERIAL_NAME="__DEFAULT";var pc=new q,mc=new xi,os=new q,qa=class extends yi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new jt,this.projectionMatrix=new jt,this.projectionMatrixInverse=new jt,
this.coordinateSystem=Ii,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.
copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){
super.updateMatrixWorld(e),this.matrixWorld.decompose(pc,mc,os),os.x===1&&os.y===1&&os.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(pc,mc,os.set(1,1,1)).
invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(pc,mc,os),os.x===1&&os.y===1&&os.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.
compose(pc,mc,os.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},er=new q,Tg=new Ze,Eg=new Ze,jn=class extends qa{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=
!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.
copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.
filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=No*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Ca*.5*this.fov);return .5*this.getFilmHeight()/
e}getEffectiveFOV(){return No*2*Math.atan(Math.tan(Ca*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){
er.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(er.x,er.y).multiplyScalar(-e/er.z),er.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(er.x,er.y).multiplyScalar(-e/er.z)}getViewSize(e,t){
return this.getViewBounds(e,Tg,Eg),t.subVectors(Eg,Tg)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),
this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==
null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Ca*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&
this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*i/c,s*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(
r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.
zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.
filmGauge,t.object.filmOffset=this.filmOffset,t}};var qc=class extends qa{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.
bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.
zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),
this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==
null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.
top+this.bottom)/2,r=i-e,o=i+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=
c*this.view.offsetX,o=r+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.
projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.
bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var lr=class extends si{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,
this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Ro=-90,Po=1,zo=class extends yi{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new jn(Ro,Po,e,t);s.layers=this.layers,
this.add(s);let r=new jn(Ro,Po,e,t);r.layers=this.layers,this.add(r);let o=new jn(Ro,Po,e,t);o.layers=this.layers,this.add(o);let a=new jn(Ro,Po,e,t);a.layers=this.layers,this.add(a);let l=new jn(Ro,Po,
e,t);l.layers=this.layers,this.add(l);let c=new jn(Ro,Po,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,l]=t;for(let c of t)
this.remove(c);if(e===Ii)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,
0),l.lookAt(0,0,-1);else if(e===Da)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),
l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===
null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,
a,l,c,u]=this.children,d=e.getRenderTarget(),h=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let w=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let p=!1;
e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),p&&e.autoClear===
!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(
i,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=w,e.setRenderTarget(i,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(d,h,f),e.xr.enabled=
g,i.texture.needsPMREMUpdate=!0}},Yc=class extends jn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var ed="\\[\\]\\.:\\/",$y=new RegExp("["+ed+"]","g"),td="[^"+ed+"]",Jy="[^"+ed.replace("\\.","")+"]",Ky=/((?:WC+[\/:])*)/.source.replace("WC",td),jy=/(WCOD+)?/.source.replace("WCOD",Jy),Qy=/(?:\.(WC+)(?:\[(.+)\])?)?/.
source.replace("WC",td),eS=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",td),tS=new RegExp("^"+Ky+jy+Qy+eS+"$"),nS=["material","materials","bones","map"],yf=class{constructor(e,t,i){let s=i||Xt.parseTrackName(
t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;
for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this.
_bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},Xt=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.
parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,
i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace($y,"")}static parseTrackName(e){let t=tS.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={
nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);nS.indexOf(r)!==-1&&
(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){
if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){
let a=r[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){
e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){
this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=
!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.
length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){
let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){
this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=
!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){
this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.
node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,
!e){Ye("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){Qe("PropertyBinding: Can not bind to material as no\
de does not have a material.",this);return}if(!e.material.materials){Qe("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.
materials;break;case"bones":if(!e.skeleton){Qe("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=
u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Qe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Qe("PropertyBindin\
g: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){Qe("PropertyBinding: Can not bind to objectName of node undefined.",
this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){Qe("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;
Qe("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===
!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Qe("PropertyBinding: Can not bind to morphTargetInfluences b\
ecause node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Qe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);
return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=
this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=
this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Xt.Composite=yf;Xt.prototype.BindingType={Direct:0,EntireArray:1,
ArrayElement:2,HasFromToArray:3};Xt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Xt.prototype.GetterByBindingType=[Xt.prototype._getValue_direct,Xt.prototype._getValue_array,Xt.
prototype._getValue_arrayElement,Xt.prototype._getValue_toArray];Xt.prototype.SetterByBindingTypeAndVersioning=[[Xt.prototype._setValue_direct,Xt.prototype._setValue_direct_setNeedsUpdate,Xt.prototype.
_setValue_direct_setMatrixWorldNeedsUpdate],[Xt.prototype._setValue_array,Xt.prototype._setValue_array_setNeedsUpdate,Xt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Xt.prototype._setValue_arrayElement,
Xt.prototype._setValue_arrayElement_setNeedsUpdate,Xt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Xt.prototype._setValue_fromArray,Xt.prototype._setValue_fromArray_setNeedsUpdate,Xt.prototype.
_setValue_fromArray_setMatrixWorldNeedsUpdate]];var uA=new Float32Array(1);var Vo=class{constructor(e=1,t=0,i=0){this.radius=e,this.phi=t,this.theta=i}set(e,t,i){return this.radius=e,this.phi=t,this.theta=i,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.
theta,this}makeSafe(){return this.phi=ft(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,i){return this.radius=Math.sqrt(e*
e+t*t+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,i),this.phi=Math.acos(ft(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Sf=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)
this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};var Ya=class extends qi{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,
TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function nd(n,e,t,i){let s=iS(i);switch(t){case Vf:return n*e;case Hf:return n*e/s.components*s.byteLength;case eu:return n*e/s.components*s.byteLength;case fr:return n*e*2/s.components*s.byteLength;case tu:
return n*e*2/s.components*s.byteLength;case Gf:return n*e*3/s.components*s.byteLength;case bi:return n*e*4/s.components*s.byteLength;case nu:return n*e*4/s.components*s.byteLength;case Ja:case Ka:return Math.
floor((n+3)/4)*Math.floor((e+3)/4)*8;case ja:case Qa:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case su:case ou:return Math.max(n,16)*Math.max(e,8)/4;case iu:case ru:return Math.max(n,8)*Math.max(
e,8)/2;case au:case lu:case uu:case hu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case cu:case el:case fu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case du:return Math.floor((n+3)/4)*Math.
floor((e+3)/4)*16;case pu:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case mu:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case gu:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case _u:
return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case vu:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case xu:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case yu:return Math.floor((n+7)/8)*
Math.floor((e+7)/8)*16;case Su:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case Mu:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case bu:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case wu:
return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case Tu:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case Eu:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Au:case Cu:case Ru:return Math.
ceil(n/4)*Math.ceil(e/4)*16;case Pu:case Iu:return Math.ceil(n/4)*Math.ceil(e/4)*8;case tl:case Lu:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t}\
 format.`)}function iS(n){switch(n){case Mi:case Of:return{byteLength:1,components:1};case Xo:case Bf:case $i:return{byteLength:2,components:1};case jc:case Qc:return{byteLength:2,components:4};case Yi:case Kc:case Zi:
return{byteLength:4,components:1};case kf:case zf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ye("WARNING: Multiple instances of Three.js \
being imported."):window.__THREE__="187");function O_(){let n=null,e=!1,t=null,i=null;function s(r,o){i=n.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){
n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function rS(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,d=c.byteLength,h=n.createBuffer();
n.bindBuffer(l,h),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)
a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof
Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data forma\
t: "+c);return{buffer:h,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:d}}function i(a,l,c){let u=l.array,d=l.updateRanges;if(n.bindBuffer(c,a),d.length===0)n.bufferSubData(c,0,u);else{
d.sort((f,g)=>f.start-g.start);let h=0;for(let f=1;f<d.length;f++){let g=d[h],w=d[f];w.start<=g.start+g.count+1?g.count=Math.max(g.count,w.start+w.count-g.start):(++h,d[h]=w)}d.length=h+1;for(let f=0,
g=d.length;f<g;f++){let w=d[f];n.bufferSubData(c,w.start*u.BYTES_PER_ELEMENT,u,w.start,w.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),
e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){
let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.
version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supp\
orted.");i(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var oS=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,aS=`#ifdef USE_ALPHAHASH
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
#endif`,lS=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,cS=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,uS=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,hS=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,fS=`#ifdef USE_AOMAP
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
#endif`,dS=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,pS=`#ifdef USE_BATCHING
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
#endif`,mS=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,gS=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,_S=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,vS=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,xS=`#ifdef USE_IRIDESCENCE
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
#endif`,yS=`#ifdef USE_BUMPMAP
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
#endif`,SS=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,MS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,bS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,wS=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,TS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,ES=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,AS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,CS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,RS=`#define PI 3.141592653589793
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
} // validated`,PS=`vec3 transformedNormal = objectNormal;
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
#endif`,IS=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,LS=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,DS=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,NS=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,US="gl_FragColor = linearToOutputTexel( gl_FragColor );",FS=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,OS=`#ifdef USE_ENVMAP
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
#endif`,BS=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,kS=`#ifdef USE_ENVMAP
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
#endif`,zS=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,VS=`#ifdef USE_ENVMAP
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
#endif`,GS=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,HS=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,WS=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,XS=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,qS=`#ifdef USE_GRADIENTMAP
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
}`,YS=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,ZS=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,$S=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,JS=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,KS=`#ifdef USE_ENVMAP
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
#endif`,jS=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,QS=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,eM=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,tM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,nM=`PhysicalMaterial material;
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
#endif`,iM=`uniform sampler2D dfgLUT;
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
}`,sM=`
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
#endif`,rM=`#if defined( RE_IndirectDiffuse )
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
#endif`,oM=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,aM=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,lM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,cM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,uM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,hM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,fM=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,dM=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,pM=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,mM=`#if defined( USE_POINTS_UV )
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
#endif`,gM=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,_M=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,vM=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,xM=`#if defined( USE_MORPHCOLORS )
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
#endif`,yM=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,SM=`#ifdef USE_MORPHTARGETS
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
#endif`,MM=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,bM=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,wM=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,TM=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,EM=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,AM=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,CM=`#ifdef USE_NORMALMAP
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
#endif`,RM=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,PM=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,IM=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,LM=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,DM=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,NM=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,UM=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,FM=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,OM=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,BM=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,kM=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,zM=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,VM=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,GM=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,HM=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,WM=`float getShadowMask() {
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
}`,XM=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,qM=`#ifdef USE_SKINNING
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
#endif`,YM=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,ZM=`#ifdef USE_SKINNING
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
#endif`,$M=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,JM=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,KM=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,jM=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,QM=`#ifdef USE_TRANSMISSION
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
#endif`,eb=`#ifdef USE_TRANSMISSION
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
#endif`,tb=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,nb=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,ib=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,sb=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,rb=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,ob=`uniform sampler2D t2D;
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
}`,ab=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,lb=`uniform float backgroundBlurriness;
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
}`,cb=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,ub=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,hb=`#include <common>
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
}`,fb=`#if DEPTH_PACKING == 3200
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
}`,db=`#define DISTANCE
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
}`,pb=`#define DISTANCE
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
}`,mb=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,gb=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,_b=`uniform float scale;
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
}`,vb=`uniform vec3 diffuse;
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
}`,xb=`#include <common>
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
}`,yb=`uniform vec3 diffuse;
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
}`,Sb=`#define LAMBERT
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
}`,Mb=`#define LAMBERT
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
}`,bb=`#define MATCAP
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
}`,wb=`#define MATCAP
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
}`,Tb=`#define NORMAL
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
}`,Eb=`#define NORMAL
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
}`,Ab=`#define PHONG
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
}`,Cb=`#define PHONG
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
}`,Rb=`#define STANDARD
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
}`,Pb=`#define STANDARD
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
}`,Ib=`#define TOON
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
}`,Lb=`#define TOON
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
}`,Db=`uniform float size;
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
}`,Nb=`uniform vec3 diffuse;
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
}`,Ub=`#include <common>
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
}`,Fb=`uniform vec3 color;
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
}`,Ob=`uniform float rotation;
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
}`,Bb=`uniform vec3 diffuse;
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
}`,lt={alphahash_fragment:oS,alphahash_pars_fragment:aS,alphamap_fragment:lS,alphamap_pars_fragment:cS,alphatest_fragment:uS,alphatest_pars_fragment:hS,aomap_fragment:fS,aomap_pars_fragment:dS,batching_pars_vertex:pS,
batching_vertex:mS,begin_vertex:gS,beginnormal_vertex:_S,bsdfs:vS,iridescence_fragment:xS,bumpmap_pars_fragment:yS,clipping_planes_fragment:SS,clipping_planes_pars_fragment:MS,clipping_planes_pars_vertex:bS,
clipping_planes_vertex:wS,color_fragment:TS,color_pars_fragment:ES,color_pars_vertex:AS,color_vertex:CS,common:RS,defaultnormal_vertex:PS,displacementmap_pars_vertex:IS,displacementmap_vertex:LS,emissivemap_fragment:DS,
emissivemap_pars_fragment:NS,colorspace_fragment:US,colorspace_pars_fragment:FS,envmap_fragment:OS,envmap_common_pars_fragment:BS,envmap_pars_fragment:kS,envmap_pars_vertex:zS,envmap_physical_pars_fragment:KS,
envmap_vertex:VS,fog_vertex:GS,fog_pars_vertex:HS,fog_fragment:WS,fog_pars_fragment:XS,gradientmap_pars_fragment:qS,lightmap_pars_fragment:YS,lights_lambert_fragment:ZS,lights_lambert_pars_fragment:$S,
lights_pars_begin:JS,lights_toon_fragment:jS,lights_toon_pars_fragment:QS,lights_phong_fragment:eM,lights_phong_pars_fragment:tM,lights_physical_fragment:nM,lights_physical_pars_fragment:iM,lights_fragment_begin:sM,
lights_fragment_maps:rM,lights_fragment_end:oM,lightprobes_pars_fragment:aM,logdepthbuf_fragment:lM,logdepthbuf_pars_fragment:cM,logdepthbuf_pars_vertex:uM,logdepthbuf_vertex:hM,map_fragment:fM,map_pars_fragment:dM,
map_particle_fragment:pM,map_particle_pars_fragment:mM,metalnessmap_fragment:gM,metalnessmap_pars_fragment:_M,morphinstance_vertex:vM,morphcolor_vertex:xM,morphnormal_vertex:yM,morphtarget_pars_vertex:SM,
morphtarget_vertex:MM,normal_fragment_begin:bM,normal_fragment_maps:wM,normal_pars_fragment:TM,normal_pars_vertex:EM,normal_vertex:AM,normalmap_pars_fragment:CM,clearcoat_normal_fragment_begin:RM,clearcoat_normal_fragment_maps:PM,
clearcoat_pars_fragment:IM,iridescence_pars_fragment:LM,opaque_fragment:DM,packing:NM,premultiplied_alpha_fragment:UM,project_vertex:FM,dithering_fragment:OM,dithering_pars_fragment:BM,roughnessmap_fragment:kM,
roughnessmap_pars_fragment:zM,shadowmap_pars_fragment:VM,shadowmap_pars_vertex:GM,shadowmap_vertex:HM,shadowmask_pars_fragment:WM,skinbase_vertex:XM,skinning_pars_vertex:qM,skinning_vertex:YM,skinnormal_vertex:ZM,
specularmap_fragment:$M,specularmap_pars_fragment:JM,tonemapping_fragment:KM,tonemapping_pars_fragment:jM,transmission_fragment:QM,transmission_pars_fragment:eb,uv_pars_fragment:tb,uv_pars_vertex:nb,uv_vertex:ib,
worldpos_vertex:sb,background_vert:rb,background_frag:ob,backgroundCube_vert:ab,backgroundCube_frag:lb,cube_vert:cb,cube_frag:ub,depth_vert:hb,depth_frag:fb,distance_vert:db,distance_frag:pb,equirect_vert:mb,
equirect_frag:gb,linedashed_vert:_b,linedashed_frag:vb,meshbasic_vert:xb,meshbasic_frag:yb,meshlambert_vert:Sb,meshlambert_frag:Mb,meshmatcap_vert:bb,meshmatcap_frag:wb,meshnormal_vert:Tb,meshnormal_frag:Eb,
meshphong_vert:Ab,meshphong_frag:Cb,meshphysical_vert:Rb,meshphysical_frag:Pb,meshtoon_vert:Ib,meshtoon_frag:Lb,points_vert:Db,points_frag:Nb,shadow_vert:Ub,shadow_frag:Fb,sprite_vert:Ob,sprite_frag:Bb},
Le={common:{diffuse:{value:new _t(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new et},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0}},specularmap:{specularMap:{
value:null},specularMapTransform:{value:new et}},envmap:{envMap:{value:null},envMapRotation:{value:new et},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{
aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new et}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new et}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{
value:new et},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new et},normalScale:{value:new Ze(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{
value:new et},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new et}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{
value:new et}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new et}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{
value:new _t(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},
shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],
properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},
distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{
value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},
shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},
width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new _t(16777215)},opacity:{
value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0},uvTransform:{value:new et}},sprite:{diffuse:{value:new _t(16777215)},
opacity:{value:1},center:{value:new Ze(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new et},alphaMap:{value:null},alphaMapTransform:{value:new et},alphaTest:{value:0}}},hs={basic:{uniforms:Xn(
[Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:lt.meshbasic_vert,fragmentShader:lt.meshbasic_frag},lambert:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.
lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new _t(0)},envMapIntensity:{value:1}}]),vertexShader:lt.meshlambert_vert,fragmentShader:lt.meshlambert_frag},
phong:{uniforms:Xn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new _t(0)},specular:{value:new _t(
1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:lt.meshphong_vert,fragmentShader:lt.meshphong_frag},standard:{uniforms:Xn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,
Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new _t(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:lt.
meshphysical_vert,fragmentShader:lt.meshphysical_frag},toon:{uniforms:Xn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{
value:new _t(0)}}]),vertexShader:lt.meshtoon_vert,fragmentShader:lt.meshtoon_frag},matcap:{uniforms:Xn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:lt.
meshmatcap_vert,fragmentShader:lt.meshmatcap_frag},points:{uniforms:Xn([Le.points,Le.fog]),vertexShader:lt.points_vert,fragmentShader:lt.points_frag},dashed:{uniforms:Xn([Le.common,Le.fog,{scale:{value:1},
dashSize:{value:1},totalSize:{value:2}}]),vertexShader:lt.linedashed_vert,fragmentShader:lt.linedashed_frag},depth:{uniforms:Xn([Le.common,Le.displacementmap]),vertexShader:lt.depth_vert,fragmentShader:lt.
depth_frag},normal:{uniforms:Xn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:lt.meshnormal_vert,fragmentShader:lt.meshnormal_frag},sprite:{uniforms:Xn([Le.sprite,
Le.fog]),vertexShader:lt.sprite_vert,fragmentShader:lt.sprite_frag},background:{uniforms:{uvTransform:{value:new et},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:lt.background_vert,fragmentShader:lt.
background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new et}},vertexShader:lt.backgroundCube_vert,fragmentShader:lt.
backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:lt.cube_vert,fragmentShader:lt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:lt.
equirect_vert,fragmentShader:lt.equirect_frag},distance:{uniforms:Xn([Le.common,Le.displacementmap,{referencePosition:{value:new q},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:lt.distance_vert,
fragmentShader:lt.distance_frag},shadow:{uniforms:Xn([Le.lights,Le.fog,{color:{value:new _t(0)},opacity:{value:1}}]),vertexShader:lt.shadow_vert,fragmentShader:lt.shadow_frag}};hs.physical={uniforms:Xn(
[hs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new et},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new et},clearcoatNormalScale:{
value:new Ze(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new et},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{
value:new et},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new et},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{
value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new et},sheen:{value:0},sheenColor:{value:new _t(0)},sheenColorMap:{value:null},
sheenColorMapTransform:{value:new et},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new et},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{
value:new et},transmissionSamplerSize:{value:new Ze},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new et},attenuationDistance:{value:0},
attenuationColor:{value:new _t(0)},specularColor:{value:new _t(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new et},specularIntensity:{value:1},specularIntensityMap:{value:null},
specularIntensityMapTransform:{value:new et},anisotropyVector:{value:new Ze},anisotropyMap:{value:null},anisotropyMapTransform:{value:new et}}]),vertexShader:lt.meshphysical_vert,fragmentShader:lt.meshphysical_frag};
var Du={r:0,b:0,g:0},kb=new jt,B_=new et;B_.set(-1,0,0,0,1,0,0,0,1);function zb(n,e,t,i,s,r){let o=new _t(0),a=s===!0?0:1,l,c,u=null,d=0,h=null;function f(x){let C=x.isScene===!0?x.background:null;if(C&&
C.isTexture){let b=x.backgroundBlurriness>0;C=e.get(C,b)}return C}function g(x){let C=!1,b=f(x);b===null?p(o,a):b&&b.isColor&&(p(b,1),C=!0);let P=n.xr.getEnvironmentBlendMode();P==="additive"?t.buffers.
color.setClear(0,0,0,1,r):P==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||C)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,
n.autoClearDepth,n.autoClearStencil))}function w(x,C){let b=f(C);b&&b.isCubeTexture?(c===void 0&&(c=new Wn(new Bo(1,1,1),new ls({name:"BackgroundCubeMaterial",uniforms:Vr(hs.backgroundCube.uniforms),vertexShader:hs.
backgroundCube.vertexShader,fragmentShader:hs.backgroundCube.fragmentShader,side:ei,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute(
"uv"),c.onBeforeRender=function(P,E,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.
uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=C.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,c.material.uniforms.backgroundRotation.
value.setFromMatrix4(kb.makeRotationFromEuler(C.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(B_),c.material.toneMapped=gt.getTransfer(
b.colorSpace)!==Rt,(u!==b||d!==b.version||h!==n.toneMapping)&&(c.material.needsUpdate=!0,u=b,d=b.version,h=n.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&
(l===void 0&&(l=new Wn(new Wa(2,2),new ls({name:"BackgroundMaterial",uniforms:Vr(hs.background.uniforms),vertexShader:hs.background.vertexShader,fragmentShader:hs.background.fragmentShader,side:hr,depthTest:!1,
depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.
t2D.value=b,l.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,l.material.toneMapped=gt.getTransfer(b.colorSpace)!==Rt,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.
value.copy(b.matrix),(u!==b||d!==b.version||h!==n.toneMapping)&&(l.material.needsUpdate=!0,u=b,d=b.version,h=n.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null))}function p(x,C){
x.getRGB(Du,Qf(n)),t.buffers.color.setClear(Du.r,Du.g,Du.b,C,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}
return{getClearColor:function(){return o},setClearColor:function(x,C=1){o.set(x),a=C,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,p(o,a)},render:g,addToRenderList:w,dispose:m}}
function Vb(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=h(null),r=s,o=!1;function a(L,V,k,D,H){let J=!1,z=d(L,D,k,V);r!==z&&(r=z,c(r.object)),J=f(L,D,k,H),J&&g(L,D,k,H),H!==null&&e.update(H,
n.ELEMENT_ARRAY_BUFFER),(J||o)&&(o=!1,b(L,V,k,D),H!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(H).buffer))}function l(){return n.createVertexArray()}function c(L){return n.bindVertexArray(L)}function u(L){
return n.deleteVertexArray(L)}function d(L,V,k,D){let H=D.wireframe===!0,J=i[V.id];J===void 0&&(J={},i[V.id]=J);let z=L.isInstancedMesh===!0?L.id:0,ce=J[z];ce===void 0&&(ce={},J[z]=ce);let K=ce[k.id];
K===void 0&&(K={},ce[k.id]=K);let Q=K[H];return Q===void 0&&(Q=h(l()),K[H]=Q),Q}function h(L){let V=[],k=[],D=[];for(let H=0;H<t;H++)V[H]=0,k[H]=0,D[H]=0;return{geometry:null,program:null,wireframe:!1,
newAttributes:V,enabledAttributes:k,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,V,k,D){let H=r.attributes,J=V.attributes,z=0,ce=k.getAttributes();for(let K in ce)if(ce[K].location>=
0){let se=H[K],fe=J[K];if(fe===void 0&&(K==="instanceMatrix"&&L.instanceMatrix&&(fe=L.instanceMatrix),K==="instanceColor"&&L.instanceColor&&(fe=L.instanceColor)),se===void 0||se.attribute!==fe||fe&&se.
data!==fe.data)return!0;z++}return r.attributesNum!==z||r.index!==D}function g(L,V,k,D){let H={},J=V.attributes,z=0,ce=k.getAttributes();for(let K in ce)if(ce[K].location>=0){let se=J[K];se===void 0&&
(K==="instanceMatrix"&&L.instanceMatrix&&(se=L.instanceMatrix),K==="instanceColor"&&L.instanceColor&&(se=L.instanceColor));let fe={};fe.attribute=se,se&&se.data&&(fe.data=se.data),H[K]=fe,z++}r.attributes=
H,r.attributesNum=z,r.index=D}function w(){let L=r.newAttributes;for(let V=0,k=L.length;V<k;V++)L[V]=0}function p(L){m(L,0)}function m(L,V){let k=r.newAttributes,D=r.enabledAttributes,H=r.attributeDivisors;
k[L]=1,D[L]===0&&(n.enableVertexAttribArray(L),D[L]=1),H[L]!==V&&(n.vertexAttribDivisor(L,V),H[L]=V)}function x(){let L=r.newAttributes,V=r.enabledAttributes;for(let k=0,D=V.length;k<D;k++)V[k]!==L[k]&&
(n.disableVertexAttribArray(k),V[k]=0)}function C(L,V,k,D,H,J,z){z===!0?n.vertexAttribIPointer(L,V,k,H,J):n.vertexAttribPointer(L,V,k,D,H,J)}function b(L,V,k,D){w();let H=D.attributes,J=k.getAttributes(),
z=V.defaultAttributeValues;for(let ce in J){let K=J[ce];if(K.location>=0){let Q=H[ce];if(Q===void 0&&(ce==="instanceMatrix"&&L.instanceMatrix&&(Q=L.instanceMatrix),ce==="instanceColor"&&L.instanceColor&&
(Q=L.instanceColor)),Q!==void 0){let se=Q.normalized,fe=Q.itemSize,he=e.get(Q);if(he===void 0)continue;let ee=he.buffer,me=he.type,ve=he.bytesPerElement,Ae=me===n.INT||me===n.UNSIGNED_INT||Q.gpuType===
Kc;if(Q.isInterleavedBufferAttribute){let Me=Q.data,He=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,it=Q.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<
K.locationSize;Ve++)m(K.location+Ve,Me.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<K.locationSize;Ve++)
p(K.location+Ve);n.bindBuffer(n.ARRAY_BUFFER,ee);for(let Ve=0;Ve<K.locationSize;Ve++)C(K.location+Ve,fe/K.locationSize,me,se,He*ve,(it+fe/K.locationSize*Ve)*ve,Ae)}else{if(Q.isInstancedBufferAttribute){
for(let Me=0;Me<K.locationSize;Me++)m(K.location+Me,Q.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Me=0;Me<K.locationSize;Me++)
p(K.location+Me);n.bindBuffer(n.ARRAY_BUFFER,ee);for(let Me=0;Me<K.locationSize;Me++)C(K.location+Me,fe/K.locationSize,me,se,fe*ve,fe/K.locationSize*Me*ve,Ae)}}else if(z!==void 0){let se=z[ce];if(se!==
void 0)switch(se.length){case 2:n.vertexAttrib2fv(K.location,se);break;case 3:n.vertexAttrib3fv(K.location,se);break;case 4:n.vertexAttrib4fv(K.location,se);break;default:n.vertexAttrib1fv(K.location,
se)}}}}x()}function P(){G();for(let L in i){let V=i[L];for(let k in V){let D=V[k];for(let H in D){let J=D[H];for(let z in J)u(J[z].object),delete J[z];delete D[H]}}delete i[L]}}function E(L){if(i[L.id]===
void 0)return;let V=i[L.id];for(let k in V){let D=V[k];for(let H in D){let J=D[H];for(let z in J)u(J[z].object),delete J[z];delete D[H]}}delete i[L.id]}function v(L){for(let V in i){let k=i[V];for(let D in k){
let H=k[D];if(H[L.id]===void 0)continue;let J=H[L.id];for(let z in J)u(J[z].object),delete J[z];delete H[L.id]}}}function T(L){for(let V in i){let k=i[V],D=L.isInstancedMesh===!0?L.id:0,H=k[D];if(H!==
void 0){for(let J in H){let z=H[J];for(let ce in z)u(z[ce].object),delete z[ce];delete H[J]}delete k[D],Object.keys(k).length===0&&delete i[V]}}}function G(){N(),o=!0,r!==s&&(r=s,c(r.object))}function N(){
s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:G,resetDefaultState:N,dispose:P,releaseStatesOfGeometry:E,releaseStatesOfObject:T,releaseStatesOfProgram:v,initAttributes:w,enableAttribute:p,
disableUnusedAttributes:x}}function Gb(n,e,t){let i;function s(l){i=l}function r(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){
if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let h=0;for(let f=0;f<u;f++)h+=c[f];t.update(h,i,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=
a}function Hb(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let v=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else
s=0;return s}function o(v){return!(v!==bi&&i.convert(v)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(v){let T=v===$i&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer\
_float"));return!(v!==Mi&&v!==Zi&&!T&&i.convert(v)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(v){if(v==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>
0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(
n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Ye("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let d=t.reversedDepthBuffer===
!0&&e.has("EXT_clip_control"),h=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&Ye("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extensi\
on. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&Ye("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),
g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),w=n.getParameter(n.MAX_TEXTURE_SIZE),p=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),m=n.getParameter(n.MAX_VERTEX_ATTRIBS),x=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),
C=n.getParameter(n.MAX_VARYING_VECTORS),b=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),P=n.getParameter(n.MAX_SAMPLES),E=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,
textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:h,reversedDepthBuffer:d,maxTextures:f,maxVertexTextures:g,maxTextureSize:w,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:x,
maxVaryings:C,maxFragmentUniforms:b,maxSamples:P,samples:E}}function Wb(n){let e=this,t=null,i=0,s=!1,r=!1,o=new vi,a=new et,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=
0,this.init=function(d,h){let f=d.length!==0||h||i!==0||s;return s=h,i=d.length,f},this.beginShadows=function(){r=!0,u(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,h){t=u(d,h,
0)},this.setState=function(d,h,f){let g=d.clippingPlanes,w=d.clipIntersection,p=d.clipShadows,m=n.get(d);if(!s||g===null||g.length===0||r&&!p)r?u(null):c();else{let x=r?0:i,C=x*4,b=m.clippingState||null;
l.value=b,b=u(g,h,C,f);for(let P=0;P!==C;++P)b[P]=t[P];m.clippingState=b,this.numIntersection=w?this.numPlanes:0,this.numPlanes+=x}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=
i,e.numIntersection=0}function u(d,h,f,g){let w=d!==null?d.length:0,p=null;if(w!==0){if(p=l.value,g!==!0||p===null){let m=f+w*4,x=h.matrixWorldInverse;a.getNormalMatrix(x),(p===null||p.length<m)&&(p=new Float32Array(
m));for(let C=0,b=f;C!==w;++C,b+=4)o.copy(d[C]).applyMatrix4(x,a),o.normal.toArray(p,b),p[b+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=w,e.numIntersection=0,p}}var rl=class extends Qn{constructor(e=1,t={}){
super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new Va(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){
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
			`},s=new Bo(5,5,5),r=new ls({name:"CubemapFromEquirect",uniforms:Vr(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:ei,blending:Or});r.uniforms.tEquirect.value=t;let o=new Wn(
s,r),a=t.minFilter;return t.minFilter===Ls&&(t.minFilter=zn),new zo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();
for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},g_=256,Xb=3,qb=20,k_=256,z_=16,Yb=3,Zb=new q,$b=new _t,Uu=class n{constructor(e){this._renderer=e,this._cubeSize=0,this.
_sourceTarget=null,this._cubeCamera=new zo(1,10,null),this._boxMesh=new Wn(new Bo(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this.
_integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=Zb}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=
!1);let d=l.autoClear,h=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,w=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,w===null&&(e.background=l.getClearColor(
$b));let p=new zo(i,s,u);return p.position.copy(a),p.update(l,e),l.autoClear=d,l.autoClearColor=h,l.autoClearDepth=f,l.autoClearStencil=g,e.background=w,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(
c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=
x_(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=v_(),this._compileMaterial(this._equirectMaterial))}dispose(){this.
_sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&
this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){
return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(g_,Jf(e))}_fromTexture(e,t){e.mapping===kr||e.mapping===Wo?this._setSize(e.image.length===0?g_:e.image[0].width||e.image[0].image.width):
this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=__(e,!1,!1),i=Math.log2(e)-Xb;for(let s=0;s<=
i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==
t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=__(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){
let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){
let t;e.mapping===kr||e.mapping===Wo?(this._cubemapMaterial===null&&(this._cubemapMaterial=x_()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===
null&&(this._equirectMaterial=v_()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=Jb(),this.
_integrationMaterial=Kb());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=
this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/z_);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-Yb)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>
0?Math.log2(t)+.5*Math.log2(6/(k_*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=jb());let i=this.
_blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function __(n,e,t){
return new rl(n,{minFilter:Ls,generateMipmaps:e,type:$i,colorSpace:Ia,depthBuffer:t})}function ol(n,e,t){return new ls({name:n,uniforms:e,vertexShader:lt.cube_vert,fragmentShader:t,side:ei,blending:Or,
depthTest:!1,depthWrite:!1})}function Jb(){return ol("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${k_}u

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
	`)}function Kb(){return ol("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:z_}},`

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
	`)}function jb(){return ol("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${qb}
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
	`)}function v_(){return ol("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function x_(){return ol("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Qb(n){let e=new WeakMap,t=new WeakMap,i=null;function s(h,f=!1){return h==null?null:f?o(h):r(h)}function r(h){if(h&&h.isTexture){let f=h.mapping;if(f===Zc||f===$c)if(e.has(h)){let g=e.get(
h).texture;return a(g,h.mapping)}else{let g=h.image;if(g&&g.height>0){let w=new rl(g.height);return w.fromEquirectangularTexture(n,h),e.set(h,w),h.addEventListener("dispose",c),a(w.texture,h.mapping)}else
return null}}return h}function o(h){if(h&&h.isTexture&&h.isPMREMTexture!==!0){let f=h.mapping,g=f===Zc||f===$c,w=f===kr||f===Wo;if(g||w){let p=t.get(h),m=p!==void 0?p.texture.pmremVersion:0;if(h.isRenderTargetTexture&&
h.pmremVersion!==m)return i===null&&(i=new Uu(n)),p=g?i.fromEquirectangular(h,p):i.fromCubemap(h,p),p.texture.pmremVersion=h.pmremVersion,t.set(h,p),p.texture;if(p!==void 0)return p.texture;{let x=h.image;
return g&&x&&x.height>0||w&&x&&l(x)?(i===null&&(i=new Uu(n)),p=g?i.fromEquirectangular(h):i.fromCubemap(h),p.texture.pmremVersion=h.pmremVersion,t.set(h,p),h.addEventListener("dispose",u),p.texture):null}}}
return h}function a(h,f){return f===Zc?h.mapping=kr:f===$c&&(h.mapping=Wo),h}function l(h){let f=0,g=6;for(let w=0;w<g;w++)h[w]!==void 0&&f++;return f===g}function c(h){let f=h.target;f.removeEventListener(
"dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(h){let f=h.target;f.removeEventListener("dispose",u);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function d(){e=new WeakMap,
t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:d}}function ew(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(
i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_r\
ender_shared_exponent")},get:function(i){let s=t(i);return s===null&&Aa("WebGLRenderer: "+i+" extension not supported."),s}}}function tw(n,e,t,i){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);
function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let w=r.
get(g);w&&(e.remove(w),r.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,w){return s[w.id]!==void 0||(w.addEventListener(
"dispose",a),s[w.id]=new WeakRef(w),o.register(w,w.id,w),t.memory.geometries++),w}function u(g){let w=g.attributes;for(let p in w)e.update(w[p],n.ARRAY_BUFFER)}function d(g){let w=g.index,p=g.attributes.
position,m=0;if(p===void 0)return;let x=w!==null?w.array.length:p.array.length/3-1,C=p.count>=65535?ka:Ba,b=new C(Math.ceil(x/3)*6,1),P=b.array;if(w!==null){let v=w.array;m=w.version;for(let T=0,G=0;T<
x;T+=3){let N=v[T+0],L=v[T+1],V=v[T+2];P[G++]=N,P[G++]=L,P[G++]=L,P[G++]=V,P[G++]=V,P[G++]=N}}else{m=p.version;for(let v=0,T=0;v<x;v+=3){let G=v+0,N=v+1,L=v+2;P[T++]=G,P[T++]=N,P[T++]=N,P[T++]=L,P[T++]=
L,P[T++]=G}}b.version=m;let E=r.get(g);E&&e.remove(E),r.set(g,b)}function h(g){let w=r.get(g);if(w){let p=g.index;p!==null&&w.version<p.version&&d(g)}else d(g);return r.get(g)}function f(){for(let g in s){
let w=s[g].deref();w!==void 0&&l(w)}}return{get:c,update:u,getWireframeAttribute:h,dispose:f}}function nw(n,e,t){let i;function s(d){i=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function l(d,h){
n.drawElements(i,h,r,d*o),t.update(h,i,1)}function c(d,h,f){f!==0&&(n.drawElementsInstanced(i,h,r,d*o,f),t.update(h,i,f))}function u(d,h,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(
i,h,0,r,d,0,f);let w=0;for(let p=0;p<f;p++)w+=h[p];t.update(w,i,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function iw(n){let e={geometries:0,textures:0},
t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);
break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:Qe("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,
render:t,programs:null,autoReset:!0,reset:s,update:i}}function sw(n,e,t){let i=new WeakMap,s=new Pt;function r(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||
a.morphAttributes.color,d=u!==void 0?u.length:0,h=i.get(a);if(h===void 0||h.count!==d){let G=function(){v.dispose(),i.delete(a),a.removeEventListener("dispose",G)};h!==void 0&&h.texture.dispose();let f=a.
morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,w=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],C=0;
f===!0&&(C=1),g===!0&&(C=2),w===!0&&(C=3);let b=a.attributes.position.count*C,P=1;b>e.maxTextureSize&&(P=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let E=new Float32Array(b*P*4*d),v=new Ua(E,b,
P,d);v.type=Zi,v.needsUpdate=!0;let T=C*4;for(let N=0;N<d;N++){let L=p[N],V=m[N],k=x[N],D=b*P*4*N;for(let H=0;H<L.count;H++){let J=H*T;f===!0&&(s.fromBufferAttribute(L,H),E[D+J+0]=s.x,E[D+J+1]=s.y,E[D+
J+2]=s.z,E[D+J+3]=0),g===!0&&(s.fromBufferAttribute(V,H),E[D+J+4]=s.x,E[D+J+5]=s.y,E[D+J+6]=s.z,E[D+J+7]=0),w===!0&&(s.fromBufferAttribute(k,H),E[D+J+8]=s.x,E[D+J+9]=s.y,E[D+J+10]=s.z,E[D+J+11]=k.itemSize===
4?s.w:1)}}h={count:d,texture:v,size:new Ze(b,P)},i.set(a,h),a.addEventListener("dispose",G)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{
let f=0;for(let w=0;w<c.length;w++)f+=c[w];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().
setValue(n,"morphTargetsTexture",h.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",h.size)}return{update:r}}function rw(n,e,t,i,s){let r=new WeakMap;function o(c){let u=s.render.frame,
d=c.geometry,h=e.get(c,d);if(r.get(h)!==u&&(e.update(h),r.set(h,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==u&&(t.update(c.instanceMatrix,n.
ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),r.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==u&&(f.update(),r.set(f,u))}return h}function a(){r=new WeakMap}
function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var ow={
[Rf]:"LINEAR_TONE_MAPPING",[Pf]:"REINHARD_TONE_MAPPING",[If]:"CINEON_TONE_MAPPING",[Lf]:"ACES_FILMIC_TONE_MAPPING",[Nf]:"AGX_TONE_MAPPING",[Uf]:"NEUTRAL_TONE_MAPPING",[Df]:"CUSTOM_TONE_MAPPING"};function aw(n,e,t,i,s,r){
let o=new Qn(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,
u=new si;u.setAttribute("position",new Li([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new Li([0,2,0,0,2,0],2));let d=new ko({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),h=new Wn(u,d),f=new qc(-1,1,1,-1,0,1),g=null,w=null,p=!1,m,x=null,C=[],b=!1;this.setSize=function(P,E){o.setSize(P,E),a!==null&&a.setSize(P,E),l!==null&&l.setSize(P,
E);for(let v=0;v<C.length;v++){let T=C[v];T.setSize&&T.setSize(P,E)}},this.setEffects=function(P){C=P,b=C.length>0&&C[0].isRenderPass===!0;let E=o.width,v=o.height;C.length>0&&a===null&&(a=new Qn(E,v,
{type:$i,depthBuffer:!1,stencilBuffer:!1}),l=new Qn(E,v,{type:$i,depthBuffer:!1,stencilBuffer:!1}));let T=s===!0&&C.some(G=>G.needsDepthTexture===!0);T!==(o.depthTexture!==null)&&(T===!0&&c===null&&(c=
new Is(E,v),r===!0&&(c.format=Ds,c.type=zr)),o.dispose(),o.depthTexture=T?c:null,o.resolveDepthBuffer=T,o.storeMultisampledDepthBuffer=T);for(let G=0;G<C.length;G++){let N=C[G];N.setSize&&N.setSize(E,
v),T&&N.needsDepthTexture===!0&&N.setDepthTexture&&N.setDepthTexture(c)}},this.begin=function(P,E){if(p||P.toneMapping===cs&&C.length===0)return!1;if(x=E,E!==null){let v=E.width,T=E.height;(o.width!==
v||o.height!==T)&&this.setSize(v,T)}return b===!1&&P.setRenderTarget(o),m=P.toneMapping,P.toneMapping=cs,!0},this.hasRenderPass=function(){return b},this.end=function(P,E){P.toneMapping=m,p=!0;let v=o,
T=a;for(let G=0;G<C.length;G++){let N=C[G];N.enabled!==!1&&(N.render(P,T,v,E),N.needsSwap!==!1&&(v=T,T=T===a?l:a))}if(g!==P.outputColorSpace||w!==P.toneMapping){g=P.outputColorSpace,w=P.toneMapping,d.
defines={},gt.getTransfer(g)===Rt&&(d.defines.SRGB_TRANSFER="");let G=ow[w];G&&(d.defines[G]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=v.texture,P.setRenderTarget(x),P.render(h,f),x=null,p=!1},this.
isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),d.dispose()}}var V_=new ii,G_=new Is(1,1),H_=new Ga(1),W_=new Ua,X_=new Pc,
q_=new Va,y_=[],S_=[],M_=new Float32Array(16),b_=new Float32Array(9),w_=new Float32Array(4);function Zo(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=y_[s];if(r===void 0&&(r=new Float32Array(s),
y_[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function Tn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}
function En(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function Ou(n,e){let t=S_[e];t===void 0&&(t=new Int32Array(e),S_[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function lw(n,e){
let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function cw(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Tn(t,
e))return;n.uniform2fv(this.addr,e),En(t,e)}}function uw(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.
r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Tn(t,e))return;n.uniform3fv(this.addr,e),En(t,e)}}function hw(n,e){let t=this.cache;
if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Tn(t,e))return;n.uniform4fv(this.addr,e),En(t,e)}}
function fw(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Tn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),En(t,e)}else{if(Tn(t,i))return;w_.set(i),n.uniformMatrix2fv(this.addr,!1,w_),En(t,i)}}
function dw(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Tn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),En(t,e)}else{if(Tn(t,i))return;b_.set(i),n.uniformMatrix3fv(this.addr,!1,b_),En(t,i)}}
function pw(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Tn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),En(t,e)}else{if(Tn(t,i))return;M_.set(i),n.uniformMatrix4fv(this.addr,!1,M_),En(t,i)}}
function mw(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function gw(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=
e.y);else{if(Tn(t,e))return;n.uniform2iv(this.addr,e),En(t,e)}}function _w(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=
e.y,t[2]=e.z);else{if(Tn(t,e))return;n.uniform3iv(this.addr,e),En(t,e)}}function vw(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.
y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Tn(t,e))return;n.uniform4iv(this.addr,e),En(t,e)}}function xw(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function yw(n,e){
let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Tn(t,e))return;n.uniform2uiv(this.addr,e),En(t,e)}}function Sw(n,e){let t=this.cache;
if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Tn(t,e))return;n.uniform3uiv(this.addr,e),En(t,e)}}function Mw(n,e){let t=this.
cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Tn(t,e))return;n.uniform4uiv(this.addr,e),
En(t,e)}}function Bu(n){return n.version===0&&(n.compareFunction=Yf,n.needsUpdate=!0),n}function bw(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;
this.type===n.SAMPLER_2D_SHADOW?r=Bu(G_):r=V_,t.setTexture2D(e||r,s)}function ww(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||X_,s)}function Tw(n,e,t){
let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=Bu(H_):r=q_,t.setTextureCube(e||r,s)}function Ew(n,e,t){let i=this.cache,
s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||W_,s)}function Aw(n){switch(n){case 5126:return lw;case 35664:return cw;case 35665:return uw;case 35666:return hw;case 35674:
return fw;case 35675:return dw;case 35676:return pw;case 5124:case 35670:return mw;case 35667:case 35671:return gw;case 35668:case 35672:return _w;case 35669:case 35673:return vw;case 5125:return xw;case 36294:
return yw;case 36295:return Sw;case 36296:return Mw;case 35678:case 36198:case 36298:case 36306:case 35682:return bw;case 35679:case 36299:case 36307:return ww;case 35680:case 36300:case 36308:case 36293:
return Tw;case 36289:case 36303:case 36311:case 36292:return Ew}}function Cw(n,e){n.uniform1fv(this.addr,e)}function Rw(n,e){let t=Zo(e,this.size,2);n.uniform2fv(this.addr,t)}function Pw(n,e){let t=Zo(
e,this.size,3);n.uniform3fv(this.addr,t)}function Iw(n,e){let t=Zo(e,this.size,4);n.uniform4fv(this.addr,t)}function Lw(n,e){let t=Zo(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function Dw(n,e){
let t=Zo(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function Nw(n,e){let t=Zo(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function Uw(n,e){n.uniform1iv(this.addr,e)}function Fw(n,e){n.uniform2iv(
this.addr,e)}function Ow(n,e){n.uniform3iv(this.addr,e)}function Bw(n,e){n.uniform4iv(this.addr,e)}function kw(n,e){n.uniform1uiv(this.addr,e)}function zw(n,e){n.uniform2uiv(this.addr,e)}function Vw(n,e){
n.uniform3uiv(this.addr,e)}function Gw(n,e){n.uniform4uiv(this.addr,e)}function Hw(n,e,t){let i=this.cache,s=e.length,r=Ou(t,s);Tn(i,r)||(n.uniform1iv(this.addr,r),En(i,r));let o;this.type===n.SAMPLER_2D_SHADOW?
o=Bu(G_):o=V_;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function Ww(n,e,t){let i=this.cache,s=e.length,r=Ou(t,s);Tn(i,r)||(n.uniform1iv(this.addr,r),En(i,r));for(let o=0;o!==s;++o)t.setTexture3D(
e[o]||X_,r[o])}function Xw(n,e,t){let i=this.cache,s=e.length,r=Ou(t,s);Tn(i,r)||(n.uniform1iv(this.addr,r),En(i,r));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=Bu(H_):o=q_;for(let a=0;a!==s;++a)t.setTextureCube(
e[a]||o,r[a])}function qw(n,e,t){let i=this.cache,s=e.length,r=Ou(t,s);Tn(i,r)||(n.uniform1iv(this.addr,r),En(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||W_,r[o])}function Yw(n){switch(n){case 5126:
return Cw;case 35664:return Rw;case 35665:return Pw;case 35666:return Iw;case 35674:return Lw;case 35675:return Dw;case 35676:return Nw;case 5124:case 35670:return Uw;case 35667:case 35671:return Fw;case 35668:case 35672:
return Ow;case 35669:case 35673:return Bw;case 5125:return kw;case 36294:return zw;case 36295:return Vw;case 36296:return Gw;case 35678:case 36198:case 36298:case 36306:case 35682:return Hw;case 35679:case 36299:case 36307:
return Ww;case 35680:case 36300:case 36308:case 36293:return Xw;case 36289:case 36303:case 36311:case 36292:return qw}}var rd=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,
this.setValue=Aw(t.type)}},od=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=Yw(t.type)}},ad=class{constructor(e){this.id=e,this.seq=[],this.
map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},id=/(\w+)(\])?(\[|\.)?/g;function T_(n,e){n.seq.push(e),n.map[e.id]=e}function Zw(n,e,t){let i=n.
name,s=i.length;for(id.lastIndex=0;;){let r=id.exec(i),o=id.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){T_(t,c===void 0?new rd(a,n,e):new od(a,n,e));break}else{let d=t.
map[a];d===void 0&&(d=new ad(a),T_(t,d)),t=d}}}var Yo=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),
l=e.getUniformLocation(t,a.name);Zw(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.
length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.
length;r!==o;++r){let a=t[r],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function E_(n,e,t){
let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var $w=37297,Jw=0;function Kw(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var A_=new et;function jw(n){gt._getMatrix(A_,gt.workingColorSpace,n);let e=`mat3( ${A_.elements.map(t=>t.toFixed(4))} )`;switch(gt.getTransfer(n)){case La:return[e,"LinearTransferOETF"];case Rt:return[
e,"sRGBTransferOETF"];default:return Ye("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function C_(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||
"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+Kw(n.getShaderSource(e),a)}else return r}function Qw(n,e){let t=jw(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var eT={[Rf]:"Linear",[Pf]:"Reinhard",[If]:"Cineon",[Lf]:"ACESFilmic",[Nf]:"AgX",[Uf]:"Neutral",[Df]:"Custom"};function tT(n,e){let t=eT[e];return t===void 0?(Ye("WebGLProgram: Unsupported toneMapp\
ing:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Nu=new q;function nT(){gt.getLuminanceCoefficients(Nu);
let n=Nu.x.toFixed(4),e=Nu.y.toFixed(4),t=Nu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function iT(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(sl).join(`
`)}function sT(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function rT(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===
n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function sl(n){return n!==""}function R_(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;
return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,
t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).
replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,
e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function P_(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-
e.numClipIntersection)}var oT=/^[ \t]*#include +<([\w\d./]+)>/gm;function ld(n){return n.replace(oT,aT)}function aT(n,e){let t=lt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve \
#include <"+e+">");return ld(t)}var lT=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function I_(n){return n.
replace(lT,cT)}function cT(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function L_(n){let e=`precision\
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
#define LOW_PRECISION`),e}var uT={[Za]:"SHADOWMAP_TYPE_PCF",[Go]:"SHADOWMAP_TYPE_VSM"};function hT(n){return uT[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var fT={[Wo]:"ENVMAP_MODE_REFRACTION"};function dT(n){
return n.envMap===!1?"ENVMAP_MODE_REFLECTION":fT[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var pT={[Cf]:"ENVMAP_BLENDING_MULTIPLY",[Zg]:"ENVMAP_BLENDING_MIX",[$g]:"ENVMAP_BLENDING_ADD"};function mT(n){return n.
envMap===!1?"ENVMAP_BLENDING_NONE":pT[n.combine]||"ENVMAP_BLENDING_NONE"}function gT(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=hT(t),c=t.envMapPMREM===!0?"ENVMAP_\
TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=dT(t),d=mT(t),h=iT(t),f=sT(r),g=s.createProgram(),w,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(w=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(sl).join(`
`),w.length>0&&(w+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(sl).join(`
`),p.length>0&&(p+=`
`)):(w=[L_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?
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
`].filter(sl).join(`
`),p=[L_(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO\
_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#de\
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
_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==cs?"#define TONE_MAPPI\
NG":"",t.toneMapping!==cs?lt.tonemapping_pars_fragment:"",t.toneMapping!==cs?tT("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",lt.colorspace_pars_fragment,
Qw("linearToOutputTexel",t.outputColorSpace),nT(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(sl).join(`
`)),o=ld(o),o=R_(o,t),o=P_(o,t),a=ld(a),a=R_(a,t),a=P_(a,t),o=I_(o),a=I_(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,w=[h,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+w,p=["#define varying in",t.glslVersion===nl?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===nl?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","\
#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEX\
T textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let x=m+w+o,C=m+p+a,b=E_(s,s.VERTEX_SHADER,x),P=E_(s,s.FRAGMENT_SHADER,C);s.attachShader(g,b),s.attachShader(g,P),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.
hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function E(N){if(n.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",V=s.getShaderInfoLog(b)||"",k=s.getShaderInfoLog(
P)||"",D=L.trim(),H=V.trim(),J=k.trim(),z=!0,ce=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(z=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,g,b,P);else{let K=C_(s,b,"ver\
tex"),Q=C_(s,P,"fragment");Qe("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+N.name+`
Material Type: `+N.type+`

Program Info Log: `+D+`
`+K+`
`+Q)}else D!==""?Ye("WebGLProgram: Program Info Log:",D):(H===""||J==="")&&(ce=!1);ce&&(N.diagnostics={runnable:z,programLog:D,vertexShader:{log:H,prefix:w},fragmentShader:{log:J,prefix:p}})}s.deleteShader(
b),s.deleteShader(P),v=new Yo(s,g),T=rT(s,g)}let v;this.getUniforms=function(){return v===void 0&&E(this),v};let T;this.getAttributes=function(){return T===void 0&&E(this),T};let G=t.rendererExtensionParallelShaderCompile===
!1;return this.isReady=function(){return G===!1&&(G=s.getProgramParameter(g,$w)),G},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,
this.name=t.shaderName,this.id=Jw++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=P,this}var _T=0,cd=class{constructor(){this.shaderCache=new Map,this.materialCache=
new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)
i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this.
_getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,
i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new ud(e),t.set(e,i)),i}},ud=class{constructor(e){this.id=_T++,this.code=e,this.usedTimes=0}};function vT(n){return n===
fr||n===el||n===tl}function xT(n,e,t,i,s,r){let o=new Fa,a=new cd,l=new Set,c=[],u=new Map,d=i.logarithmicDepthBuffer,h={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"n\
ormal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"mat\
cap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(v){return l.add(v),v===0?"uv":`uv${v}`}function g(v,T,G,N,L,V){
let k=N.fog,D=L.geometry,H=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?N.environment:null,J=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&
!v.envMap,z=e.get(v.envMap||H,J),ce=h[v.type],K=i.precision;v.precision!==null&&(K=i.getMaxPrecision(v.precision),K!==v.precision&&Ye("WebGLProgram.getParameters:",v.precision,"not supported, using",K,
"instead."));let Q=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,se=Q!==void 0?Q.length:0,fe=0;D.morphAttributes.position!==void 0&&(fe=1),D.morphAttributes.normal!==void 0&&
(fe=2),D.morphAttributes.color!==void 0&&(fe=3);let he,ee,me,ve;if(ce){let Ce=hs[ce];he=Ce.vertexShader,ee=Ce.fragmentShader}else{he=v.vertexShader,ee=v.fragmentShader;let Ce=a.getVertexShaderStage(v),
rt=a.getFragmentShaderStage(v);a.update(v,Ce,rt),me=Ce.id,ve=rt.id}let Ae=n.getRenderTarget(),Me=n.state.buffers.depth.getReversed(),He=L.isInstancedMesh===!0,it=L.isBatchedMesh===!0,Ve=!!v.map,ct=!!v.
matcap,ot=!!z,tt=ot&&z.isPMREMTexture===!0,qt=!!v.aoMap,kt=!!v.lightMap,un=!!v.bumpMap&&v.wireframe===!1,Nt=!!v.normalMap,Cn=!!v.displacementMap,vt=!!v.emissiveMap,yn=!!v.metalnessMap,Qt=!!v.roughnessMap,
hn=v.anisotropy>0,F=v.clearcoat>0,Re=v.diffuseRoughness>0,qe=v.dispersion>0,st=v.retroreflectivity>0,be=v.iridescence>0,Ft=v.sheen>0,ze=v.transmission>0,Xe=hn&&!!v.anisotropyMap,A=F&&!!v.clearcoatMap,
y=F&&!!v.clearcoatNormalMap,X=F&&!!v.clearcoatRoughnessMap,ue=Re&&!!v.diffuseRoughnessMap,oe=be&&!!v.iridescenceMap,_e=be&&!!v.iridescenceThicknessMap,xe=Ft&&!!v.sheenColorMap,te=Ft&&!!v.sheenRoughnessMap,
ie=!!v.specularMap,pe=!!v.specularColorMap,U=!!v.specularIntensityMap,re=ze&&!!v.transmissionMap,ne=ze&&!!v.thicknessMap,we=!!v.gradientMap,ge=!!v.alphaMap,Se=v.alphaTest>0,Ge=!!v.alphaHash,Je=!!v.extensions,
le=cs;v.toneMapped&&(Ae===null||Ae.isXRRenderTarget===!0)&&(le=n.toneMapping);let Oe=tt?z.isCompressedCubeTexture?z.image[0].mipmaps:z.mipmaps:null,Ke={shaderID:ce,shaderType:v.type,shaderName:v.name,
vertexShader:he,fragmentShader:ee,defines:v.defines,customVertexShaderID:me,customFragmentShaderID:ve,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:K,batching:it,batchingColor:it&&
L._colorsTexture!==null,instancing:He,instancingColor:He&&L.instanceColor!==null,instancingMorph:He&&L.morphTexture!==null,outputColorSpace:Ae===null?n.outputColorSpace:Ae.isXRRenderTarget===!0?Ae.texture.
colorSpace:gt.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Ve,matcap:ct,envMap:ot,envMapMode:ot&&z.mapping,envMapPMREM:tt,envMapMaxLod:tt?Oe.length-1:null,envMapSize:tt?Oe[0].width:null,aoMap:qt,
lightMap:kt,bumpMap:un,normalMap:Nt,displacementMap:Cn,emissiveMap:vt,normalMapObjectSpace:Nt&&v.normalMapType===jg,normalMapTangentSpace:Nt&&v.normalMapType===Wf,packedNormalMap:Nt&&v.normalMapType===
Wf&&vT(v.normalMap.format),metalnessMap:yn,roughnessMap:Qt,anisotropy:hn,anisotropyMap:Xe,clearcoat:F,clearcoatMap:A,clearcoatNormalMap:y,clearcoatRoughnessMap:X,diffuseRoughness:Re,diffuseRoughnessMap:ue,
dispersion:qe,retroreflection:st,iridescence:be,iridescenceMap:oe,iridescenceThicknessMap:_e,sheen:Ft,sheenColorMap:xe,sheenRoughnessMap:te,specularMap:ie,specularColorMap:pe,specularIntensityMap:U,transmission:ze,
transmissionMap:re,thicknessMap:ne,gradientMap:we,opaque:v.transparent===!1&&v.blending===Ho&&v.alphaToCoverage===!1,alphaMap:ge,alphaTest:Se,alphaHash:Ge,combine:v.combine,mapUv:Ve&&f(v.map.channel),
aoMapUv:qt&&f(v.aoMap.channel),lightMapUv:kt&&f(v.lightMap.channel),bumpMapUv:un&&f(v.bumpMap.channel),normalMapUv:Nt&&f(v.normalMap.channel),displacementMapUv:Cn&&f(v.displacementMap.channel),emissiveMapUv:vt&&
f(v.emissiveMap.channel),metalnessMapUv:yn&&f(v.metalnessMap.channel),roughnessMapUv:Qt&&f(v.roughnessMap.channel),anisotropyMapUv:Xe&&f(v.anisotropyMap.channel),clearcoatMapUv:A&&f(v.clearcoatMap.channel),
clearcoatNormalMapUv:y&&f(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ue&&f(v.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(
v.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&f(v.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&f(v.sheenColorMap.channel),sheenRoughnessMapUv:te&&f(v.sheenRoughnessMap.channel),specularMapUv:ie&&
f(v.specularMap.channel),specularColorMapUv:pe&&f(v.specularColorMap.channel),specularIntensityMapUv:U&&f(v.specularIntensityMap.channel),transmissionMapUv:re&&f(v.transmissionMap.channel),thicknessMapUv:ne&&
f(v.thicknessMap.channel),alphaMapUv:ge&&f(v.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Nt||hn),vertexNormals:!!D.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===
!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Ve||ge),fog:!!k,useFog:v.fog===!0,fogExp2:!!k&&k.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===
!0||D.attributes.normal===void 0&&Nt===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:d,
reversedDepthBuffer:Me,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,
morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:fe,numSunLights:T.sun.length,numDirLights:T.directional.length,numPointLights:T.point.length,numSpotLights:T.spot.length,
numSpotLightMaps:T.spotLightMap.length,numRectAreaLights:T.rectArea.length,numHemiLights:T.hemi.length,numSunLightShadows:T.sunShadowMap.length,numDirLightShadows:T.directionalShadowMap.length,numPointLightShadows:T.
pointShadowMap.length,numSpotLightShadows:T.spotShadowMap.length,numSpotLightShadowsWithMaps:T.numSpotLightShadowsWithMaps,numLightProbes:T.numLightProbes,numLightProbeGrids:V.filter(Ce=>Ce.texture!==
null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:n.shadowMap.enabled&&G.length>0,shadowMapType:n.shadowMap.type,toneMapping:le,decodeVideoTexture:Ve&&
v.map.isVideoTexture===!0&&gt.getTransfer(v.map.colorSpace)===Rt,decodeVideoTextureEmissive:vt&&v.emissiveMap.isVideoTexture===!0&&gt.getTransfer(v.emissiveMap.colorSpace)===Rt,premultipliedAlpha:v.premultipliedAlpha,
doubleSided:v.side===Di,flipSided:v.side===ei,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Je&&v.extensions.clipCullDistance===
!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Je&&v.extensions.multiDraw===!0||it)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.
customProgramCacheKey()};return Ke.vertexUv1s=l.has(1),Ke.vertexUv2s=l.has(2),Ke.vertexUv3s=l.has(3),l.clear(),Ke}function w(v){let T=[];if(v.shaderID?T.push(v.shaderID):(T.push(v.customVertexShaderID),
T.push(v.customFragmentShaderID)),v.defines!==void 0)for(let G in v.defines)T.push(G),T.push(v.defines[G]);return v.isRawShaderMaterial===!1&&(p(T,v),m(T,v),T.push(n.outputColorSpace)),T.push(v.customProgramCacheKey),
T.join()}function p(v,T){v.push(T.precision),v.push(T.outputColorSpace),v.push(T.envMapMode),v.push(T.envMapPMREM),v.push(T.envMapMaxLod),v.push(T.envMapSize),v.push(T.mapUv),v.push(T.alphaMapUv),v.push(
T.lightMapUv),v.push(T.aoMapUv),v.push(T.bumpMapUv),v.push(T.normalMapUv),v.push(T.displacementMapUv),v.push(T.emissiveMapUv),v.push(T.metalnessMapUv),v.push(T.roughnessMapUv),v.push(T.anisotropyMapUv),
v.push(T.clearcoatMapUv),v.push(T.clearcoatNormalMapUv),v.push(T.clearcoatRoughnessMapUv),v.push(T.diffuseRoughnessMapUv),v.push(T.iridescenceMapUv),v.push(T.iridescenceThicknessMapUv),v.push(T.sheenColorMapUv),
v.push(T.sheenRoughnessMapUv),v.push(T.specularMapUv),v.push(T.specularColorMapUv),v.push(T.specularIntensityMapUv),v.push(T.transmissionMapUv),v.push(T.thicknessMapUv),v.push(T.combine),v.push(T.fogExp2),
v.push(T.sizeAttenuation),v.push(T.morphTargetsCount),v.push(T.numSunLights),v.push(T.numDirLights),v.push(T.numPointLights),v.push(T.numSpotLights),v.push(T.numSpotLightMaps),v.push(T.numHemiLights),
v.push(T.numRectAreaLights),v.push(T.numSunLightShadows),v.push(T.numDirLightShadows),v.push(T.numPointLightShadows),v.push(T.numSpotLightShadows),v.push(T.numSpotLightShadowsWithMaps),v.push(T.numLightProbes),
v.push(T.numLightProbeGrids),v.push(T.shadowMapType),v.push(T.toneMapping),v.push(T.numClippingPlanes),v.push(T.numClipIntersection),v.push(T.depthPacking)}function m(v,T){o.disableAll(),T.instancing&&
o.enable(0),T.instancingColor&&o.enable(1),T.instancingMorph&&o.enable(2),T.matcap&&o.enable(3),T.envMap&&o.enable(4),T.normalMapObjectSpace&&o.enable(5),T.normalMapTangentSpace&&o.enable(6),T.clearcoat&&
o.enable(7),T.iridescence&&o.enable(8),T.alphaTest&&o.enable(9),T.vertexColors&&o.enable(10),T.vertexAlphas&&o.enable(11),T.vertexUv1s&&o.enable(12),T.vertexUv2s&&o.enable(13),T.vertexUv3s&&o.enable(14),
T.vertexTangents&&o.enable(15),T.anisotropy&&o.enable(16),T.alphaHash&&o.enable(17),T.batching&&o.enable(18),T.dispersion&&o.enable(19),T.retroreflection&&o.enable(24),T.diffuseRoughness&&o.enable(25),
T.batchingColor&&o.enable(20),T.gradientMap&&o.enable(21),T.packedNormalMap&&o.enable(22),T.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),T.fog&&o.enable(0),T.useFog&&o.enable(1),T.flatShading&&
o.enable(2),T.logarithmicDepthBuffer&&o.enable(3),T.reversedDepthBuffer&&o.enable(4),T.skinning&&o.enable(5),T.morphTargets&&o.enable(6),T.morphNormals&&o.enable(7),T.morphColors&&o.enable(8),T.premultipliedAlpha&&
o.enable(9),T.shadowMapEnabled&&o.enable(10),T.doubleSided&&o.enable(11),T.flipSided&&o.enable(12),T.useDepthPacking&&o.enable(13),T.dithering&&o.enable(14),T.transmission&&o.enable(15),T.sheen&&o.enable(
16),T.opaque&&o.enable(17),T.pointsUvs&&o.enable(18),T.decodeVideoTexture&&o.enable(19),T.decodeVideoTextureEmissive&&o.enable(20),T.alphaToCoverage&&o.enable(21),T.numLightProbeGrids>0&&o.enable(22),
T.hasPositionAttribute&&o.enable(23),v.push(o.mask)}function x(v){let T=h[v.type],G;if(T){let N=hs[T];G=d_.clone(N.uniforms)}else G=v.uniforms;return G}function C(v,T){let G=u.get(T);return G!==void 0?
++G.usedTimes:(G=new gT(n,T,v,s),c.push(G),u.set(T,G)),G}function b(v){if(--v.usedTimes===0){let T=c.indexOf(v);c[T]=c[c.length-1],c.pop(),u.delete(v.cacheKey),v.destroy()}}function P(v){a.remove(v)}function E(){
a.dispose()}return{getParameters:g,getProgramCacheKey:w,getUniforms:x,acquireProgram:C,releaseProgram:b,releaseShaderCache:P,programs:c,dispose:E}}function yT(){let n=new WeakMap;function e(o){return n.
has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,l){n.get(o)[a]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}
function ST(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==
e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function D_(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-
e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function N_(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(h){let f=0;return h.isInstancedMesh&&(f+=2),h.isSkinnedMesh&&
(f+=1),f}function a(h,f,g,w,p,m){let x=n[e];return x===void 0?(x={id:h.id,object:h,geometry:f,material:g,materialVariant:o(h),groupOrder:w,renderOrder:h.renderOrder,z:p,group:m},n[e]=x):(x.id=h.id,x.object=
h,x.geometry=f,x.material=g,x.materialVariant=o(h),x.groupOrder=w,x.renderOrder=h.renderOrder,x.z=p,x.group=m),e++,x}function l(h,f,g,w,p,m,x){x.reversedDepth===!0&&(p=-p);let C=a(h,f,g,w,p,m);g.transmission>
0?i.push(C):g.transparent===!0?s.push(C):t.push(C)}function c(h,f,g,w,p,m){let x=a(h,f,g,w,p,m);g.transmission>0?i.unshift(x):g.transparent===!0?s.unshift(x):t.unshift(x)}function u(h,f){t.length>1&&t.
sort(h||ST),i.length>1&&i.sort(f||D_),s.length>1&&s.sort(f||D_)}function d(){for(let h=e,f=n.length;h<f;h++){let g=n[h];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=
null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:c,finish:d,sort:u}}function MT(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new N_,n.set(i,[o])):s>=
r.length?(o=new N_,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function bT(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"Sun\
Light":case"DirectionalLight":t={direction:new q,color:new _t};break;case"SpotLight":t={position:new q,direction:new q,color:new _t,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t=
{position:new q,color:new _t,distance:0,decay:0};break;case"HemisphereLight":t={direction:new q,skyColor:new _t,groundColor:new _t};break;case"RectAreaLight":t={color:new _t,position:new q,halfWidth:new q,
halfHeight:new q};break}return n[e.id]=t,t}}}function wT(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,
shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ze};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ze};break;case"PointLig\
ht":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ze,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var TT=0;function ET(n,e){return(e.castShadow?
2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function AT(n){let e=new bT,t=wT(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,
numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],
directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],
pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new q);let s=new q,r=new jt,o=new jt;function a(c){let u=0,
d=0,h=0;for(let V=0;V<9;V++)i.probe[V].set(0,0,0);let f=0,g=0,w=0,p=0,m=0,x=0,C=0,b=0,P=0,E=0,v=0,T=0,G=0,N=0;c.sort(ET);for(let V=0,k=c.length;V<k;V++){let D=c[V],H=D.color,J=D.intensity,z=D.distance,
ce=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===fr?ce=D.shadow.map.texture:ce=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)u+=H.r*J,d+=H.g*J,h+=H.b*J;else if(D.isLightProbe){
for(let K=0;K<9;K++)i.probe[K].addScaledVector(D.sh.coefficients[K],J);N++}else if(D.isSunLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,se=t.get(
D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),i.sunShadow[g]=se,i.sunShadowMap[g]=
ce;let fe=Q.getViewportCount();for(let he=0;he<fe;he++)i.sunShadowMatrix[w+he]=Q.getMatrix(he),i.sunShadowCascade[w+he]=Q._cascadeData[he];w+=fe,g++}i.sun[f]=K,f++}else if(D.isDirectionalLight){let K=e.
get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=
Q.radius,se.shadowMapSize=Q.mapSize,i.directionalShadow[p]=se,i.directionalShadowMap[p]=ce,i.directionalShadowMatrix[p]=D.shadow.matrix,P++}i.directional[p]=K,p++}else if(D.isSpotLight){let K=e.get(D);
K.position.setFromMatrixPosition(D.matrixWorld),K.color.copy(H).multiplyScalar(J),K.distance=z,K.coneCos=Math.cos(D.angle),K.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),K.decay=D.decay,i.spot[x]=K;let Q=D.
shadow;if(D.map&&(i.spotLightMap[T]=D.map,T++,Q.updateMatrices(D),D.castShadow&&G++),i.spotLightMatrix[x]=Q.matrix,D.castShadow){let se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.
shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,i.spotShadow[x]=se,i.spotShadowMap[x]=ce,v++}x++}else if(D.isRectAreaLight){let K=e.get(D);K.color.copy(H).multiplyScalar(
J),K.halfWidth.set(D.width*.5,0,0),K.halfHeight.set(0,D.height*.5,0),i.rectArea[C]=K,C++}else if(D.isPointLight){let K=e.get(D);if(K.color.copy(D.color).multiplyScalar(D.intensity),K.distance=D.distance,
K.decay=D.decay,D.castShadow){let Q=D.shadow,se=t.get(D);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=
Q.camera.near,se.shadowCameraFar=Q.camera.far,i.pointShadow[m]=se,i.pointShadowMap[m]=ce,i.pointShadowMatrix[m]=D.shadow.matrix,E++}i.point[m]=K,m++}else if(D.isHemisphereLight){let K=e.get(D);K.skyColor.
copy(D.color).multiplyScalar(J),K.groundColor.copy(D.groundColor).multiplyScalar(J),i.hemi[b]=K,b++}}C>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Le.LTC_FLOAT_1,i.rectAreaLTC2=Le.LTC_FLOAT_2):
(i.rectAreaLTC1=Le.LTC_HALF_1,i.rectAreaLTC2=Le.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=d,i.ambient[2]=h;let L=i.hash;(L.sunLength!==f||L.directionalLength!==p||L.pointLength!==m||L.spotLength!==x||L.
rectAreaLength!==C||L.hemiLength!==b||L.numSunShadows!==g||L.numDirectionalShadows!==P||L.numPointShadows!==E||L.numSpotShadows!==v||L.numSpotMaps!==T||L.numLightProbes!==N)&&(i.sun.length=f,i.directional.
length=p,i.spot.length=x,i.rectArea.length=C,i.point.length=m,i.hemi.length=b,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=w,i.sunShadowCascade.length=w,i.directionalShadow.length=
P,i.directionalShadowMap.length=P,i.directionalShadowMatrix.length=P,i.pointShadow.length=E,i.pointShadowMap.length=E,i.pointShadowMatrix.length=E,i.spotShadow.length=v,i.spotShadowMap.length=v,i.spotLightMatrix.
length=v+T-G,i.spotLightMap.length=T,i.numSpotLightShadowsWithMaps=G,i.numLightProbes=N,L.sunLength=f,L.directionalLength=p,L.pointLength=m,L.spotLength=x,L.rectAreaLength=C,L.hemiLength=b,L.numSunShadows=
g,L.numDirectionalShadows=P,L.numPointShadows=E,L.numSpotShadows=v,L.numSpotMaps=T,L.numLightProbes=N,i.version=TT++)}function l(c,u){let d=0,h=0,f=0,g=0,w=0,p=0,m=u.matrixWorldInverse;for(let x=0,C=c.
length;x<C;x++){let b=c[x];if(b.isSunLight){let P=i.sun[d];P.direction.setFromMatrixPosition(b.matrixWorld),P.direction.transformDirection(m),d++}else if(b.isDirectionalLight){let P=i.directional[h];P.
direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),P.direction.sub(s),P.direction.transformDirection(m),h++}else if(b.isSpotLight){let P=i.spot[g];P.position.
setFromMatrixPosition(b.matrixWorld),P.position.applyMatrix4(m),P.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),P.direction.sub(s),P.direction.transformDirection(
m),g++}else if(b.isRectAreaLight){let P=i.rectArea[w];P.position.setFromMatrixPosition(b.matrixWorld),P.position.applyMatrix4(m),o.identity(),r.copy(b.matrixWorld),r.premultiply(m),o.extractRotation(r),
P.halfWidth.set(b.width*.5,0,0),P.halfHeight.set(0,b.height*.5,0),P.halfWidth.applyMatrix4(o),P.halfHeight.applyMatrix4(o),w++}else if(b.isPointLight){let P=i.point[f];P.position.setFromMatrixPosition(
b.matrixWorld),P.position.applyMatrix4(m),f++}else if(b.isHemisphereLight){let P=i.hemi[p];P.direction.setFromMatrixPosition(b.matrixWorld),P.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,
state:i}}function U_(n){let e=new AT(n),t=[],i=[],s=[];function r(d){u.camera=d,t.length=0,i.length=0,s.length=0}function o(d){d.isLightProbeGrid?s.push(d):t.push(d)}function a(d){i.push(d)}function l(){
e.setup(t),s.sort((d,h)=>d.priority-h.priority||d.id-h.id)}function c(d){e.setupView(t,d)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};
return{init:r,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function CT(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new U_(n),e.set(s,[a])):r>=o.length?
(a=new U_(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var RT=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,PT=`uniform sampler2D shadow_pass;
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
}`,IT=[new q(1,0,0),new q(-1,0,0),new q(0,1,0),new q(0,-1,0),new q(0,0,1),new q(0,0,-1)],LT=[new q(0,-1,0),new q(0,-1,0),new q(0,0,1),new q(0,0,-1),new q(0,-1,0),new q(0,-1,0)],F_=new jt,il=new q,sd=new q;
function DT(n,e,t){let i=new Fr,s=new Ze,r=new Ze,o=new Pt,a=new Nc,l=new Uc,c={},u=t.maxTextureSize,d={[hr]:ei,[ei]:hr,[Di]:Di},h=new ls({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{
value:new Ze},radius:{value:4}},vertexShader:RT,fragmentShader:PT}),f=h.clone();f.defines.HORIZONTAL_PASS=1;let g=new si;g.setAttribute("position",new xn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));
let w=new Wn(g,h),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Za;let m=this.type;this.render=function(E,v,T){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||E.length===
0)return;this.type===Rg&&(Ye("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Za);let G=n.getRenderTarget(),N=n.getActiveCubeFace(),L=n.getActiveMipmapLevel(),
V=n.state;V.setBlending(Or),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let k=m!==this.type;
k&&v.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(H=>H.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,H=E.length;D<H;D++){let J=E[D],z=J.shadow;if(z===void 0){
Ye("WebGLShadowMap:",J,"has no shadow.");continue}if(z.autoUpdate===!1&&z.needsUpdate===!1)continue;s.copy(z.mapSize);let ce=z.getFrameExtents();s.multiply(ce),r.copy(z.mapSize),(s.x>u||s.y>u)&&(s.x>u&&
(r.x=Math.floor(u/ce.x),s.x=r.x*ce.x,z.mapSize.x=r.x),s.y>u&&(r.y=Math.floor(u/ce.y),s.y=r.y*ce.y,z.mapSize.y=r.y));let K=n.state.buffers.depth.getReversed();if(z.camera._reversedDepth=K,z.map===null||
k===!0){if(z.map!==null&&(z.map.depthTexture!==null&&(z.map.depthTexture.dispose(),z.map.depthTexture=null),z.map.dispose()),this.type===Go){if(J.isPointLight){Ye("WebGLShadowMap: VSM shadow maps are \
not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}z.map=new Qn(s.x,s.y,{format:fr,type:$i,minFilter:zn,magFilter:zn,generateMipmaps:!1}),z.map.texture.name=J.name+".shadowMa\
p",z.map.depthTexture=new Is(s.x,s.y,Zi),z.map.depthTexture.name=J.name+".shadowMapDepth",z.map.depthTexture.format=Ps,z.map.depthTexture.compareFunction=null,z.map.depthTexture.minFilter=Un,z.map.depthTexture.
magFilter=Un}else J.isPointLight?(z.map=new rl(s.x),z.map.depthTexture=new Ga(s.x,Yi)):(z.map=new Qn(s.x,s.y),z.map.depthTexture=new Is(s.x,s.y,Yi)),z.map.depthTexture.name=J.name+".shadowMap",z.map.depthTexture.
format=Ps,this.type===Za?(z.map.depthTexture.compareFunction=K?qf:Xf,z.map.depthTexture.minFilter=zn,z.map.depthTexture.magFilter=zn):(z.map.depthTexture.compareFunction=null,z.map.depthTexture.minFilter=
Un,z.map.depthTexture.magFilter=Un);z.camera.updateProjectionMatrix()}z.map.isWebGLCubeRenderTarget!==!0&&(z.map.width!==s.x||z.map.height!==s.y)&&z.map.setSize(s.x,s.y);let Q=z.map.isWebGLCubeRenderTarget?
6:z.getViewportCount();J.isPointLight!==!0&&z.updateMatrices(J,T);let se=(z.camera.layers.mask&4294967294)!==0?z.camera.layers:T.layers;for(let fe=0;fe<Q;fe++){let he=z.getCamera(fe);if(J.isPointLight){
let ee=z.camera,me=z.matrix,ve=J.distance||ee.far;ve!==ee.far&&(ee.far=ve,ee.updateProjectionMatrix()),il.setFromMatrixPosition(J.matrixWorld),ee.position.copy(il),sd.copy(ee.position),sd.add(IT[fe]),
ee.up.copy(LT[fe]),ee.lookAt(sd),ee.updateMatrixWorld(),me.makeTranslation(-il.x,-il.y,-il.z),F_.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),z._frustum.setFromProjectionMatrix(F_,ee.coordinateSystem,
ee.reversedDepth)}if(z.map.isWebGLCubeRenderTarget)n.setRenderTarget(z.map,fe),n.clear();else{fe===0&&(n.setRenderTarget(z.map),n.clear());let ee=z.getViewport(fe);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*
ee.w),V.viewport(o)}i=z.getFrustum(fe),b(v,T,he,J,se,this.type)}z.isPointLightShadow!==!0&&this.type===Go&&x(z,T),z.needsUpdate=!1}m=this.type,p.needsUpdate=!1,n.setRenderTarget(G,N,L)};function x(E,v){
let T=e.update(w);h.defines.VSM_SAMPLES!==E.blurSamples&&(h.defines.VSM_SAMPLES=E.blurSamples,f.defines.VSM_SAMPLES=E.blurSamples,h.needsUpdate=!0,f.needsUpdate=!0),E.mapPass===null?E.mapPass=new Qn(s.
x,s.y,{format:fr,type:$i}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),h.uniforms.shadow_pass.value=E.map.depthTexture,h.uniforms.resolution.
value.set(E.map.width,E.map.height),h.uniforms.radius.value=E.radius,n.setRenderTarget(E.mapPass),n.clear(),n.renderBufferDirect(v,null,T,h,w,null),f.uniforms.shadow_pass.value=E.mapPass.texture,f.uniforms.
resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,n.setRenderTarget(E.map),n.clear(),n.renderBufferDirect(v,null,T,f,w,null)}function C(E,v,T,G){let N=null,L=T.isPointLight===
!0?E.customDistanceMaterial:E.customDepthMaterial;if(L!==void 0)N=L;else if(N=T.isPointLight===!0?l:a,n.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==
0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){let V=N.uuid,k=v.uuid,D=c[V];D===void 0&&(D={},c[V]=D);let H=D[k];H===void 0&&(H=
N.clone(),D[k]=H,v.addEventListener("dispose",P)),N=H}if(N.visible=v.visible,N.wireframe=v.wireframe,G===Go?N.side=v.shadowSide!==null?v.shadowSide:v.side:N.side=v.shadowSide!==null?v.shadowSide:d[v.side],
N.alphaMap=v.alphaMap,N.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,N.map=v.map,N.clipShadows=v.clipShadows,N.clippingPlanes=v.clippingPlanes,N.clipIntersection=v.clipIntersection,N.displacementMap=
v.displacementMap,N.displacementScale=v.displacementScale,N.displacementBias=v.displacementBias,N.wireframeLinewidth=v.wireframeLinewidth,N.linewidth=v.linewidth,T.isPointLight===!0&&N.isMeshDistanceMaterial===
!0){let V=n.properties.get(N);V.light=T}return N}function b(E,v,T,G,N,L){if(E.visible===!1)return;if(E.layers.test(N)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&L===Go)&&(!E.frustumCulled||
E.intersectsFrustum(i))){E.modelViewMatrix.multiplyMatrices(T.matrixWorldInverse,E.matrixWorld);let D=e.update(E),H=E.material;if(Array.isArray(H)){let J=D.groups;for(let z=0,ce=J.length;z<ce;z++){let K=J[z],
Q=H[K.materialIndex];if(Q&&Q.visible){let se=C(E,Q,G,L);E.onBeforeShadow(n,E,v,T,D,se,K),n.renderBufferDirect(T,null,D,se,E,K),E.onAfterShadow(n,E,v,T,D,se,K)}}}else if(H.visible){let J=C(E,H,G,L);E.onBeforeShadow(
n,E,v,T,D,J,null),n.renderBufferDirect(T,null,D,J,E,null),E.onAfterShadow(n,E,v,T,D,J,null)}}let k=E.children;for(let D=0,H=k.length;D<H;D++)b(k[D],v,T,G,N,L)}function P(E){E.target.removeEventListener(
"dispose",P);for(let T in c){let G=c[T],N=E.target.uuid;N in G&&(G[N].dispose(),delete G[N])}}}function NT(n,e){function t(){let U=!1,re=new Pt,ne=null,we=new Pt(0,0,0,0);return{setMask:function(ge){ne!==
ge&&!U&&(n.colorMask(ge,ge,ge,ge),ne=ge)},setLocked:function(ge){U=ge},setClear:function(ge,Se,Ge,Je,le){le===!0&&(ge*=Je,Se*=Je,Ge*=Je),re.set(ge,Se,Ge,Je),we.equals(re)===!1&&(n.clearColor(ge,Se,Ge,
Je),we.copy(re))},reset:function(){U=!1,ne=null,we.set(-1,0,0,0)}}}function i(){let U=!1,re=!1,ne=null,we=null,ge=null;return{setReversed:function(Se){if(re!==Se){let Ge=e.get("EXT_clip_control");Se?Ge.
clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.ZERO_TO_ONE_EXT):Ge.clipControlEXT(Ge.LOWER_LEFT_EXT,Ge.NEGATIVE_ONE_TO_ONE_EXT),re=Se;let Je=ge;ge=null,this.setClear(Je)}},getReversed:function(){return re},setTest:function(Se){
Se?Me(n.DEPTH_TEST):He(n.DEPTH_TEST)},setMask:function(Se){ne!==Se&&!U&&(n.depthMask(Se),ne=Se)},setFunc:function(Se){if(re&&(Se=c_[Se]),we!==Se){switch(Se){case vc:n.depthFunc(n.NEVER);break;case xc:
n.depthFunc(n.ALWAYS);break;case yc:n.depthFunc(n.LESS);break;case Lo:n.depthFunc(n.LEQUAL);break;case Sc:n.depthFunc(n.EQUAL);break;case Mc:n.depthFunc(n.GEQUAL);break;case bc:n.depthFunc(n.GREATER);
break;case wc:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}we=Se}},setLocked:function(Se){U=Se},setClear:function(Se){ge!==Se&&(ge=Se,re&&(Se=1-Se),n.clearDepth(Se))},reset:function(){U=
!1,ne=null,we=null,ge=null,re=!1}}}function s(){let U=!1,re=null,ne=null,we=null,ge=null,Se=null,Ge=null,Je=null,le=null;return{setTest:function(Oe){U||(Oe?Me(n.STENCIL_TEST):He(n.STENCIL_TEST))},setMask:function(Oe){
re!==Oe&&!U&&(n.stencilMask(Oe),re=Oe)},setFunc:function(Oe,Ke,Ce){(ne!==Oe||we!==Ke||ge!==Ce)&&(n.stencilFunc(Oe,Ke,Ce),ne=Oe,we=Ke,ge=Ce)},setOp:function(Oe,Ke,Ce){(Se!==Oe||Ge!==Ke||Je!==Ce)&&(n.stencilOp(
Oe,Ke,Ce),Se=Oe,Ge=Ke,Je=Ce)},setLocked:function(Oe){U=Oe},setClear:function(Oe){le!==Oe&&(n.clearStencil(Oe),le=Oe)},reset:function(){U=!1,re=null,ne=null,we=null,ge=null,Se=null,Ge=null,Je=null,le=null}}}
let r=new t,o=new i,a=new s,l={},c=new WeakMap,u={},d={},h={},f=new WeakMap,g=[],w=null,p=!1,m=null,x=null,C=null,b=null,P=null,E=null,v=null,T=new _t(0,0,0),G=0,N=!1,L=null,V=null,k=null,D=null,H=null,
J=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),z=!1,ce=0,K=n.getParameter(n.VERSION);K.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(K)[1]),z=ce>=1):K.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(
/^OpenGL ES (\d)/.exec(K)[1]),z=ce>=2);let Q=null,se={},fe=n.getParameter(n.SCISSOR_BOX),he=n.getParameter(n.VIEWPORT),ee=new Pt().fromArray(fe),me=new Pt().fromArray(he);function ve(U,re,ne,we){let ge=new Uint8Array(
4),Se=n.createTexture();n.bindTexture(U,Se),n.texParameteri(U,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(U,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let Ge=0;Ge<ne;Ge++)U===n.TEXTURE_3D||U===n.TEXTURE_2D_ARRAY?
n.texImage3D(re,0,n.RGBA,1,1,we,0,n.RGBA,n.UNSIGNED_BYTE,ge):n.texImage2D(re+Ge,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ge);return Se}let Ae={};Ae[n.TEXTURE_2D]=ve(n.TEXTURE_2D,n.TEXTURE_2D,1),Ae[n.TEXTURE_CUBE_MAP]=
ve(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ae[n.TEXTURE_2D_ARRAY]=ve(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ae[n.TEXTURE_3D]=ve(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(
1),a.setClear(0),Me(n.DEPTH_TEST),o.setFunc(Lo),un(!1),Nt(Mf),Me(n.CULL_FACE),qt(Or);function Me(U){u[U]!==!0&&(n.enable(U),u[U]=!0)}function He(U){u[U]!==!1&&(n.disable(U),u[U]=!1)}function it(U,re){
return h[U]!==re?(n.bindFramebuffer(U,re),h[U]=re,U===n.DRAW_FRAMEBUFFER&&(h[n.FRAMEBUFFER]=re),U===n.FRAMEBUFFER&&(h[n.DRAW_FRAMEBUFFER]=re),!0):!1}function Ve(U,re){let ne=g,we=!1;if(U){ne=f.get(re),
ne===void 0&&(ne=[],f.set(re,ne));let ge=U.textures;if(ne.length!==ge.length||ne[0]!==n.COLOR_ATTACHMENT0){for(let Se=0,Ge=ge.length;Se<Ge;Se++)ne[Se]=n.COLOR_ATTACHMENT0+Se;ne.length=ge.length,we=!0}}else
ne[0]!==n.BACK&&(ne[0]=n.BACK,we=!0);we&&n.drawBuffers(ne)}function ct(U){return w!==U?(n.useProgram(U),w=U,!0):!1}let ot={[Br]:n.FUNC_ADD,[Ig]:n.FUNC_SUBTRACT,[Lg]:n.FUNC_REVERSE_SUBTRACT};ot[Dg]=n.MIN,
ot[Ng]=n.MAX;let tt={[Ug]:n.ZERO,[Fg]:n.ONE,[Og]:n.SRC_COLOR,[Ef]:n.SRC_ALPHA,[Hg]:n.SRC_ALPHA_SATURATE,[Vg]:n.DST_COLOR,[kg]:n.DST_ALPHA,[Bg]:n.ONE_MINUS_SRC_COLOR,[Af]:n.ONE_MINUS_SRC_ALPHA,[Gg]:n.ONE_MINUS_DST_COLOR,
[zg]:n.ONE_MINUS_DST_ALPHA,[Wg]:n.CONSTANT_COLOR,[Xg]:n.ONE_MINUS_CONSTANT_COLOR,[qg]:n.CONSTANT_ALPHA,[Yg]:n.ONE_MINUS_CONSTANT_ALPHA};function qt(U,re,ne,we,ge,Se,Ge,Je,le,Oe){if(U===Or){p===!0&&(He(
n.BLEND),p=!1);return}if(p===!1&&(Me(n.BLEND),p=!0),U!==Pg){if(U!==m||Oe!==N){if((x!==Br||P!==Br)&&(n.blendEquation(n.FUNC_ADD),x=Br,P=Br),Oe)switch(U){case Ho:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,
n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case bf:n.blendFunc(n.ONE,n.ONE);break;case wf:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case Tf:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,
n.ZERO,n.ONE);break;default:Qe("WebGLState: Invalid blending: ",U);break}else switch(U){case Ho:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case bf:n.blendFuncSeparate(
n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case wf:Qe("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Tf:Qe("WebGLState: MultiplyBlending requires material.premulti\
pliedAlpha = true");break;default:Qe("WebGLState: Invalid blending: ",U);break}C=null,b=null,E=null,v=null,T.set(0,0,0),G=0,m=U,N=Oe}return}ge=ge||re,Se=Se||ne,Ge=Ge||we,(re!==x||ge!==P)&&(n.blendEquationSeparate(
ot[re],ot[ge]),x=re,P=ge),(ne!==C||we!==b||Se!==E||Ge!==v)&&(n.blendFuncSeparate(tt[ne],tt[we],tt[Se],tt[Ge]),C=ne,b=we,E=Se,v=Ge),(Je.equals(T)===!1||le!==G)&&(n.blendColor(Je.r,Je.g,Je.b,le),T.copy(
Je),G=le),m=U,N=!1}function kt(U,re){U.side===Di?He(n.CULL_FACE):Me(n.CULL_FACE);let ne=U.side===ei;re&&(ne=!ne),un(ne),U.blending===Ho&&U.transparent===!1?qt(Or):qt(U.blending,U.blendEquation,U.blendSrc,
U.blendDst,U.blendEquationAlpha,U.blendSrcAlpha,U.blendDstAlpha,U.blendColor,U.blendAlpha,U.premultipliedAlpha),o.setFunc(U.depthFunc),o.setTest(U.depthTest),o.setMask(U.depthWrite),r.setMask(U.colorWrite);
let we=U.stencilWrite;a.setTest(we),we&&(a.setMask(U.stencilWriteMask),a.setFunc(U.stencilFunc,U.stencilRef,U.stencilFuncMask),a.setOp(U.stencilFail,U.stencilZFail,U.stencilZPass)),vt(U.polygonOffset,
U.polygonOffsetFactor,U.polygonOffsetUnits),U.alphaToCoverage===!0?Me(n.SAMPLE_ALPHA_TO_COVERAGE):He(n.SAMPLE_ALPHA_TO_COVERAGE)}function un(U){L!==U&&(U?n.frontFace(n.CW):n.frontFace(n.CCW),L=U)}function Nt(U){
U!==Ag?(Me(n.CULL_FACE),U!==V&&(U===Mf?n.cullFace(n.BACK):U===Cg?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):He(n.CULL_FACE),V=U}function Cn(U){U!==k&&(z&&n.lineWidth(U),k=U)}function vt(U,re,ne){
U?(Me(n.POLYGON_OFFSET_FILL),(D!==re||H!==ne)&&(D=re,H=ne,o.getReversed()&&(re=-re,ne=-ne),n.polygonOffset(re,ne))):He(n.POLYGON_OFFSET_FILL)}function yn(U){U?Me(n.SCISSOR_TEST):He(n.SCISSOR_TEST)}function Qt(U){
U===void 0&&(U=n.TEXTURE0+J-1),Q!==U&&(n.activeTexture(U),Q=U)}function hn(U,re,ne){ne===void 0&&(Q===null?ne=n.TEXTURE0+J-1:ne=Q);let we=se[ne];we===void 0&&(we={type:void 0,texture:void 0},se[ne]=we),
(we.type!==U||we.texture!==re)&&(Q!==ne&&(n.activeTexture(ne),Q=ne),n.bindTexture(U,re||Ae[U]),we.type=U,we.texture=re)}function F(){let U=se[Q];U!==void 0&&U.type!==void 0&&(n.bindTexture(U.type,null),
U.type=void 0,U.texture=void 0)}function Re(){try{n.compressedTexImage2D(...arguments)}catch(U){Qe("WebGLState:",U)}}function qe(){try{n.compressedTexImage3D(...arguments)}catch(U){Qe("WebGLState:",U)}}
function st(){try{n.texSubImage2D(...arguments)}catch(U){Qe("WebGLState:",U)}}function be(){try{n.texSubImage3D(...arguments)}catch(U){Qe("WebGLState:",U)}}function Ft(){try{n.compressedTexSubImage2D(
...arguments)}catch(U){Qe("WebGLState:",U)}}function ze(){try{n.compressedTexSubImage3D(...arguments)}catch(U){Qe("WebGLState:",U)}}function Xe(){try{n.texStorage2D(...arguments)}catch(U){Qe("WebGLSta\
te:",U)}}function A(){try{n.texStorage3D(...arguments)}catch(U){Qe("WebGLState:",U)}}function y(){try{n.texImage2D(...arguments)}catch(U){Qe("WebGLState:",U)}}function X(){try{n.texImage3D(...arguments)}catch(U){
Qe("WebGLState:",U)}}function ue(U){return d[U]!==void 0?d[U]:n.getParameter(U)}function oe(U,re){d[U]!==re&&(n.pixelStorei(U,re),d[U]=re)}function _e(U){ee.equals(U)===!1&&(n.scissor(U.x,U.y,U.z,U.w),
ee.copy(U))}function xe(U){me.equals(U)===!1&&(n.viewport(U.x,U.y,U.z,U.w),me.copy(U))}function te(U,re){let ne=c.get(re);ne===void 0&&(ne=new WeakMap,c.set(re,ne));let we=ne.get(U);we===void 0&&(we=n.
getUniformBlockIndex(re,U.name),n.uniformBlockBinding(re,we,we),ne.set(U,we))}function ie(U,re,ne){let ge=c.get(re).get(U);l[ge]!==ne&&(n.bindBufferBase(n.UNIFORM_BUFFER,ge,ne),l[ge]=ne)}function pe(){
n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(
n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(
!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(
n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.
canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,
!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.
UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},d={},Q=null,se={},h={},
l={},f=new WeakMap,g=[],w=null,p=!1,m=null,x=null,C=null,b=null,P=null,E=null,v=null,T=new _t(0,0,0),G=0,N=!1,L=null,V=null,k=null,D=null,H=null,ee.set(0,0,n.canvas.width,n.canvas.height),me.set(0,0,n.
canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:He,bindFramebuffer:it,drawBuffers:Ve,useProgram:ct,setBlending:qt,setMaterial:kt,
setFlipSided:un,setCullFace:Nt,setLineWidth:Cn,setPolygonOffset:vt,setScissorTest:yn,activeTexture:Qt,bindTexture:hn,unbindTexture:F,compressedTexImage2D:Re,compressedTexImage3D:qe,texImage2D:y,texImage3D:X,
pixelStorei:oe,getParameter:ue,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:Xe,texStorage3D:A,texSubImage2D:st,texSubImage3D:be,compressedTexSubImage2D:Ft,compressedTexSubImage3D:ze,scissor:_e,
viewport:xe,reset:pe}}function UT(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(
navigator.userAgent),c=new Ze,u=new WeakMap,d=new Set,h,f=new WeakMap,g=new Set,w=new FinalizationRegistry(A=>g.delete(A)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2\
d")!==null}catch{}function m(A,y){return p?new OffscreenCanvas(A,y):Na("canvas")}function x(A,y,X){let ue=1,oe=Xe(A);if((oe.width>X||oe.height>X)&&(ue=X/Math.max(oe.width,oe.height)),ue<1)if(typeof HTMLImageElement<
"u"&&A instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&A instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&A instanceof ImageBitmap||typeof VideoFrame<"u"&&A instanceof VideoFrame){let _e=Math.
floor(ue*oe.width),xe=Math.floor(ue*oe.height);h===void 0&&(h=m(_e,xe));let te=y?m(_e,xe):h;return te.width=_e,te.height=xe,te.getContext("2d").drawImage(A,0,0,_e,xe),Ye("WebGLRenderer: Texture has be\
en resized from ("+oe.width+"x"+oe.height+") to ("+_e+"x"+xe+")."),te}else return"data"in A&&Ye("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),A;return A}function C(A){
return A.generateMipmaps}function b(A){n.generateMipmap(A)}function P(A){return A.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:A.isWebGL3DRenderTarget?n.TEXTURE_3D:A.isWebGLArrayRenderTarget||A.isCompressedArrayTexture?
n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function E(A,y,X,ue,oe,_e=!1){if(A!==null){if(n[A]!==void 0)return n[A];Ye("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+A+"'")}let xe;ue&&(xe=e.
get("EXT_texture_norm16"),xe||Ye("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=y;if(y===n.RED&&(X===n.FLOAT&&(te=n.R32F),X===n.HALF_FLOAT&&(te=n.R16F),
X===n.UNSIGNED_BYTE&&(te=n.R8),X===n.UNSIGNED_SHORT&&xe&&(te=xe.R16_EXT),X===n.SHORT&&xe&&(te=xe.R16_SNORM_EXT)),y===n.RED_INTEGER&&(X===n.UNSIGNED_BYTE&&(te=n.R8UI),X===n.UNSIGNED_SHORT&&(te=n.R16UI),
X===n.UNSIGNED_INT&&(te=n.R32UI),X===n.BYTE&&(te=n.R8I),X===n.SHORT&&(te=n.R16I),X===n.INT&&(te=n.R32I)),y===n.RG&&(X===n.FLOAT&&(te=n.RG32F),X===n.HALF_FLOAT&&(te=n.RG16F),X===n.UNSIGNED_BYTE&&(te=n.
RG8),X===n.UNSIGNED_SHORT&&xe&&(te=xe.RG16_EXT),X===n.SHORT&&xe&&(te=xe.RG16_SNORM_EXT)),y===n.RG_INTEGER&&(X===n.UNSIGNED_BYTE&&(te=n.RG8UI),X===n.UNSIGNED_SHORT&&(te=n.RG16UI),X===n.UNSIGNED_INT&&(te=
n.RG32UI),X===n.BYTE&&(te=n.RG8I),X===n.SHORT&&(te=n.RG16I),X===n.INT&&(te=n.RG32I)),y===n.RGB_INTEGER&&(X===n.UNSIGNED_BYTE&&(te=n.RGB8UI),X===n.UNSIGNED_SHORT&&(te=n.RGB16UI),X===n.UNSIGNED_INT&&(te=
n.RGB32UI),X===n.BYTE&&(te=n.RGB8I),X===n.SHORT&&(te=n.RGB16I),X===n.INT&&(te=n.RGB32I)),y===n.RGBA_INTEGER&&(X===n.UNSIGNED_BYTE&&(te=n.RGBA8UI),X===n.UNSIGNED_SHORT&&(te=n.RGBA16UI),X===n.UNSIGNED_INT&&
(te=n.RGBA32UI),X===n.BYTE&&(te=n.RGBA8I),X===n.SHORT&&(te=n.RGBA16I),X===n.INT&&(te=n.RGBA32I)),y===n.RGB&&(X===n.UNSIGNED_SHORT&&xe&&(te=xe.RGB16_EXT),X===n.SHORT&&xe&&(te=xe.RGB16_SNORM_EXT),X===n.
UNSIGNED_INT_5_9_9_9_REV&&(te=n.RGB9_E5),X===n.UNSIGNED_INT_10F_11F_11F_REV&&(te=n.R11F_G11F_B10F)),y===n.RGBA){let ie=_e?La:gt.getTransfer(oe);X===n.FLOAT&&(te=n.RGBA32F),X===n.HALF_FLOAT&&(te=n.RGBA16F),
X===n.UNSIGNED_BYTE&&(te=ie===Rt?n.SRGB8_ALPHA8:n.RGBA8),X===n.UNSIGNED_SHORT&&xe&&(te=xe.RGBA16_EXT),X===n.SHORT&&xe&&(te=xe.RGBA16_SNORM_EXT),X===n.UNSIGNED_SHORT_4_4_4_4&&(te=n.RGBA4),X===n.UNSIGNED_SHORT_5_5_5_1&&
(te=n.RGB5_A1)}return(te===n.R16F||te===n.R32F||te===n.RG16F||te===n.RG32F||te===n.RGBA16F||te===n.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function v(A,y){let X;return A?y===null||y===Yi||y===zr?
X=n.DEPTH24_STENCIL8:y===Zi?X=n.DEPTH32F_STENCIL8:y===Xo&&(X=n.DEPTH24_STENCIL8,Ye("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):y===null||y===Yi||y===
zr?X=n.DEPTH_COMPONENT24:y===Zi?X=n.DEPTH_COMPONENT32F:y===Xo&&(X=n.DEPTH_COMPONENT16),X}function T(A,y){return C(A)===!0||A.isFramebufferTexture&&A.minFilter!==Un&&A.minFilter!==zn?Math.log2(Math.max(
y.width,y.height))+1:A.mipmaps.length>0?A.mipmaps.length:A.isCompressedTexture&&Array.isArray(A.image)?y.mipmaps.length:1}function G(A){let y=new WeakRef(A);i.get(A).__ref=y,g.add(y),w.register(A,y,y)}
function N(A){let y=i.get(A).__ref;y!==void 0&&(g.delete(y),w.unregister(y))}function L(A){k(A.target)}function V(A){D(A.target)}function k(A){A.removeEventListener("dispose",L),N(A),J(A),A.isVideoTexture&&
u.delete(A),A.isHTMLTexture&&d.delete(A)}function D(A){A.removeEventListener("dispose",V),N(A),ce(A)}function H(){for(let A of g){let y=A.deref();y!==void 0&&(y.isRenderTarget===!0?D(y):k(y))}g.clear(),
d.clear()}function J(A){let y=i.get(A);if(y.__webglInit===void 0)return;let X=A.source,ue=f.get(X);if(ue){let oe=ue[y.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&z(A),Object.keys(ue).length===0&&f.delete(
X)}i.remove(A)}function z(A){let y=i.get(A);n.deleteTexture(y.__webglTexture);let X=A.source,ue=f.get(X);delete ue[y.__cacheKey],o.memory.textures--}function ce(A){let y=i.get(A);y.__depthDisposeCallback&&
y.__depthDisposeCallback();let X=A.depthTexture;if(X&&X.renderTarget===A&&k(X),A.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(y.__webglFramebuffer[oe]))for(let _e=0;_e<y.__webglFramebuffer[oe].
length;_e++)n.deleteFramebuffer(y.__webglFramebuffer[oe][_e]);else n.deleteFramebuffer(y.__webglFramebuffer[oe]);y.__webglDepthbuffer&&n.deleteRenderbuffer(y.__webglDepthbuffer[oe])}else{if(Array.isArray(
y.__webglFramebuffer))for(let oe=0;oe<y.__webglFramebuffer.length;oe++)n.deleteFramebuffer(y.__webglFramebuffer[oe]);else n.deleteFramebuffer(y.__webglFramebuffer);if(y.__webglDepthbuffer&&n.deleteRenderbuffer(
y.__webglDepthbuffer),y.__webglMultisampledFramebuffer&&n.deleteFramebuffer(y.__webglMultisampledFramebuffer),y.__webglColorRenderbuffer)for(let oe=0;oe<y.__webglColorRenderbuffer.length;oe++)y.__webglColorRenderbuffer[oe]&&
n.deleteRenderbuffer(y.__webglColorRenderbuffer[oe]);y.__webglDepthRenderbuffer&&n.deleteRenderbuffer(y.__webglDepthRenderbuffer)}let ue=A.textures;for(let oe=0,_e=ue.length;oe<_e;oe++){let xe=i.get(ue[oe]);
xe.__webglTexture&&(n.deleteTexture(xe.__webglTexture),o.memory.textures--),i.remove(ue[oe])}i.remove(A)}let K=0;function Q(){K=0}function se(){return K}function fe(A){K=A}function he(){let A=K;return A>=
s.maxTextures&&Ye("WebGLTextures: Trying to use "+(A+1)+" texture units while this GPU supports only "+s.maxTextures),K+=1,A}function ee(A){let y=[];return y.push(A.wrapS),y.push(A.wrapT),y.push(A.wrapR||
0),y.push(A.magFilter),y.push(A.minFilter),y.push(A.anisotropy),y.push(A.internalFormat),y.push(A.format),y.push(A.type),y.push(A.generateMipmaps),y.push(A.mipmapsAutoUpdate),y.push(A.premultiplyAlpha),
y.push(A.flipY),y.push(A.unpackAlignment),y.push(A.colorSpace),y.join()}function me(A,y){let X=i.get(A);if(A.isVideoTexture&&Ft(A),A.isRenderTargetTexture===!1&&A.isExternalTexture!==!0&&A.version>0&&
X.__version!==A.version){let ue=A.image;if(ue===null)Ye("WebGLRenderer: Texture marked for update but no image data found.");else if(ue.complete===!1)Ye("WebGLRenderer: Texture marked for update but i\
mage is incomplete");else{kt(X,A,y);return}}else A.isExternalTexture&&(X.__webglTexture=A.sourceTexture?A.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,X.__webglTexture,n.TEXTURE0+y)}function ve(A,y){
let X=i.get(A);if(A.isRenderTargetTexture===!1&&A.version>0&&X.__version!==A.version){kt(X,A,y);return}else A.isExternalTexture&&(X.__webglTexture=A.sourceTexture?A.sourceTexture:null);t.bindTexture(n.
TEXTURE_2D_ARRAY,X.__webglTexture,n.TEXTURE0+y)}function Ae(A,y){let X=i.get(A);if(A.isRenderTargetTexture===!1&&A.version>0&&X.__version!==A.version){kt(X,A,y);return}t.bindTexture(n.TEXTURE_3D,X.__webglTexture,
n.TEXTURE0+y)}function Me(A,y){let X=i.get(A);if(A.version>0&&X.__version!==A.version){un(X,A,y);return}t.bindTexture(n.TEXTURE_CUBE_MAP,X.__webglTexture,n.TEXTURE0+y)}let He={[Tc]:n.REPEAT,[as]:n.CLAMP_TO_EDGE,
[Ec]:n.MIRRORED_REPEAT},it={[Un]:n.NEAREST,[Jg]:n.NEAREST_MIPMAP_NEAREST,[$a]:n.NEAREST_MIPMAP_LINEAR,[zn]:n.LINEAR,[Jc]:n.LINEAR_MIPMAP_NEAREST,[Ls]:n.LINEAR_MIPMAP_LINEAR},Ve={[e_]:n.NEVER,[Yf]:n.ALWAYS,
[t_]:n.LESS,[Xf]:n.LEQUAL,[n_]:n.EQUAL,[qf]:n.GEQUAL,[i_]:n.GREATER,[s_]:n.NOTEQUAL};function ct(A,y){if(y.type===Zi&&e.has("OES_texture_float_linear")===!1&&(y.magFilter===zn||y.magFilter===Jc||y.magFilter===
$a||y.magFilter===Ls||y.minFilter===zn||y.minFilter===Jc||y.minFilter===$a||y.minFilter===Ls)&&Ye("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear \
not supported on this device."),n.texParameteri(A,n.TEXTURE_WRAP_S,He[y.wrapS]),n.texParameteri(A,n.TEXTURE_WRAP_T,He[y.wrapT]),(A===n.TEXTURE_3D||A===n.TEXTURE_2D_ARRAY)&&n.texParameteri(A,n.TEXTURE_WRAP_R,
He[y.wrapR]),n.texParameteri(A,n.TEXTURE_MAG_FILTER,it[y.magFilter]),n.texParameteri(A,n.TEXTURE_MIN_FILTER,it[y.minFilter]),y.compareFunction&&(n.texParameteri(A,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),
n.texParameteri(A,n.TEXTURE_COMPARE_FUNC,Ve[y.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(y.magFilter===Un||y.minFilter!==$a&&y.minFilter!==Ls||y.type===Zi&&e.has("OES_texture_\
float_linear")===!1)return;if(y.anisotropy>1||i.get(y).__currentAnisotropy){let X=e.get("EXT_texture_filter_anisotropic");n.texParameterf(A,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(y.anisotropy,s.getMaxAnisotropy())),
i.get(y).__currentAnisotropy=y.anisotropy}}}function ot(A,y){let X=!1;A.__webglInit===void 0&&(A.__webglInit=!0,y.addEventListener("dispose",L),G(y));let ue=y.source,oe=f.get(ue);oe===void 0&&(oe={},f.
set(ue,oe));let _e=ee(y);if(_e!==A.__cacheKey){oe[_e]===void 0&&(oe[_e]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,X=!0),oe[_e].usedTimes++;let xe=oe[A.__cacheKey];xe!==void 0&&(oe[A.
__cacheKey].usedTimes--,xe.usedTimes===0&&z(y)),A.__cacheKey=_e,A.__webglTexture=oe[_e].texture}return X}function tt(A,y,X){return Math.floor(Math.floor(A/X)/y)}function qt(A,y,X,ue){let _e=A.updateRanges;
if(_e.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,y.width,y.height,X,ue,y.data);else{_e.sort((U,re)=>U.start-re.start);let xe=0;for(let U=1;U<_e.length;U++){let re=_e[xe],ne=_e[U],we=re.start+re.count,
ge=tt(ne.start,y.width,4),Se=tt(re.start,y.width,4);ne.start<=we+1&&ge===Se&&tt(ne.start+ne.count-1,y.width,4)===ge?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++xe,_e[xe]=ne)}_e.length=xe+
1;let te=t.getParameter(n.UNPACK_ROW_LENGTH),ie=t.getParameter(n.UNPACK_SKIP_PIXELS),pe=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,y.width);for(let U=0,re=_e.length;U<re;U++){
let ne=_e[U],we=Math.floor(ne.start/4),ge=Math.ceil(ne.count/4),Se=we%y.width,Ge=Math.floor(we/y.width),Je=ge,le=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,Se),t.pixelStorei(n.UNPACK_SKIP_ROWS,Ge),t.texSubImage2D(
n.TEXTURE_2D,0,Se,Ge,Je,le,X,ue,y.data)}A.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,te),t.pixelStorei(n.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(n.UNPACK_SKIP_ROWS,pe)}}function kt(A,y,X){let ue=n.
TEXTURE_2D;(y.isDataArrayTexture||y.isCompressedArrayTexture)&&(ue=n.TEXTURE_2D_ARRAY),y.isData3DTexture&&(ue=n.TEXTURE_3D);let oe=ot(A,y),_e=y.source;t.bindTexture(ue,A.__webglTexture,n.TEXTURE0+X);let xe=i.
get(_e);if(_e.version!==xe.__version||oe===!0){if(t.activeTexture(n.TEXTURE0+X),(typeof ImageBitmap<"u"&&y.image instanceof ImageBitmap)===!1){let le=gt.getPrimaries(gt.workingColorSpace),Oe=y.colorSpace===
Ns?null:gt.getPrimaries(y.colorSpace),Ke=y.colorSpace===Ns||le===Oe?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,y.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,y.premultiplyAlpha),
t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,Ke)}t.pixelStorei(n.UNPACK_ALIGNMENT,y.unpackAlignment);let ie=x(y.image,!1,s.maxTextureSize);ie=ze(y,ie);let pe=r.convert(y.format,y.colorSpace),U=r.
convert(y.type),re=E(y.internalFormat,pe,U,y.normalized,y.colorSpace,y.isVideoTexture);ct(ue,y);let ne,we=y.mipmaps,ge=y.isVideoTexture!==!0,Se=xe.__version===void 0||oe===!0,Ge=_e.dataReady,Je=T(y,ie);
if(y.isDepthTexture)re=v(y.format===Ds,y.type),Se&&(ge?t.texStorage2D(n.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(n.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,U,null));else if(y.isDataTexture)if(we.
length>0){ge&&Se&&t.texStorage2D(n.TEXTURE_2D,Je,re,we[0].width,we[0].height);for(let le=0,Oe=we.length;le<Oe;le++)ne=we[le],ge?Ge&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,U,ne.data):
t.texImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,U,ne.data);y.generateMipmaps=!1}else ge?(Se&&t.texStorage2D(n.TEXTURE_2D,Je,re,ie.width,ie.height),Ge&&qt(y,ie,pe,U)):t.texImage2D(n.TEXTURE_2D,
0,re,ie.width,ie.height,0,pe,U,ie.data);else if(y.isCompressedTexture)if(y.isCompressedArrayTexture){ge&&Se&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Je,re,we[0].width,we[0].height,ie.depth);for(let le=0,Oe=we.
length;le<Oe;le++)if(ne=we[le],y.format!==bi)if(pe!==null)if(ge){if(Ge)if(y.layerUpdates.size>0){let Ke=nd(ne.width,ne.height,y.format,y.type);for(let Ce of y.layerUpdates){let rt=ne.data.subarray(Ce*
Ke/ne.data.BYTES_PER_ELEMENT,(Ce+1)*Ke/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,Ce,ne.width,ne.height,1,pe,rt)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,
le,0,0,0,ne.width,ne.height,ie.depth,pe,ne.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else Ye("WebGLRenderer: Attempt to load unsupported com\
pressed texture format in .uploadTexture()");else ge?Ge&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,U,ne.data):t.texImage3D(n.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,
ie.depth,0,pe,U,ne.data);y.layerUpdates.size>0&&y.clearLayerUpdates()}else{ge&&Se&&t.texStorage2D(n.TEXTURE_2D,Je,re,we[0].width,we[0].height);for(let le=0,Oe=we.length;le<Oe;le++)ne=we[le],y.format!==
bi?pe!==null?ge?Ge&&t.compressedTexSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,ne.data):t.compressedTexImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,ne.data):Ye("WebGLRenderer: Attempt to l\
oad unsupported compressed texture format in .uploadTexture()"):ge?Ge&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,U,ne.data):t.texImage2D(n.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,U,ne.
data)}else if(y.isDataArrayTexture)if(ge){if(Se&&t.texStorage3D(n.TEXTURE_2D_ARRAY,Je,re,ie.width,ie.height,ie.depth),Ge)if(y.layerUpdates.size>0){let le=nd(ie.width,ie.height,y.format,y.type);for(let Oe of y.
layerUpdates){let Ke=ie.data.subarray(Oe*le/ie.data.BYTES_PER_ELEMENT,(Oe+1)*le/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Oe,ie.width,ie.height,1,pe,U,Ke)}y.clearLayerUpdates()}else
t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,pe,U,ie.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,pe,U,ie.data);else if(y.isData3DTexture)ge?
(Se&&t.texStorage3D(n.TEXTURE_3D,Je,re,ie.width,ie.height,ie.depth),Ge&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,pe,U,ie.data)):t.texImage3D(n.TEXTURE_3D,0,re,ie.width,ie.height,
ie.depth,0,pe,U,ie.data);else if(y.isFramebufferTexture){if(Se)if(ge)t.texStorage2D(n.TEXTURE_2D,Je,re,ie.width,ie.height);else{let le=ie.width,Oe=ie.height;for(let Ke=0;Ke<Je;Ke++)t.texImage2D(n.TEXTURE_2D,
Ke,re,le,Oe,0,pe,U,null),le>>=1,Oe>>=1}}else if(y.isHTMLTexture){if("texElementImage2D"in n){let le=n.canvas;if(le.hasAttribute("layoutsubtree")||le.setAttribute("layoutsubtree","true"),ie.parentNode!==
le){le.appendChild(ie),d.add(y),le.onpaint=Oe=>{let Ke=Oe.changedElements;for(let Ce of d)Ke.includes(Ce.image)&&(Ce.needsUpdate=!0)},le.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(
n.TEXTURE_2D,n.RGBA8,ie);else{let Ke=n.RGBA,Ce=n.RGBA,rt=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,Ke,Ce,rt,ie)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,
n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&Se){let le=Xe(we[0]);t.texStorage2D(n.TEXTURE_2D,Je,re,le.width,le.height)}
for(let le=0,Oe=we.length;le<Oe;le++)ne=we[le],ge?Ge&&t.texSubImage2D(n.TEXTURE_2D,le,0,0,pe,U,ne):t.texImage2D(n.TEXTURE_2D,le,re,pe,U,ne);y.generateMipmaps=!1}else if(ge){if(Se){let le=Xe(ie);t.texStorage2D(
n.TEXTURE_2D,Je,re,le.width,le.height)}Ge&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,pe,U,ie)}else t.texImage2D(n.TEXTURE_2D,0,re,pe,U,ie);C(y)&&y.mipmapsAutoUpdate===!0&&b(ue),xe.__version=_e.version,y.onUpdate&&
y.onUpdate(y)}A.__version=y.version}function un(A,y,X){if(y.image.length!==6)return;let ue=ot(A,y),oe=y.source;t.bindTexture(n.TEXTURE_CUBE_MAP,A.__webglTexture,n.TEXTURE0+X);let _e=i.get(oe);if(oe.version!==
_e.__version||ue===!0){t.activeTexture(n.TEXTURE0+X);let xe=gt.getPrimaries(gt.workingColorSpace),te=y.colorSpace===Ns?null:gt.getPrimaries(y.colorSpace),ie=y.colorSpace===Ns||xe===te?n.NONE:n.BROWSER_DEFAULT_WEBGL;
t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,y.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,y.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,y.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,
ie);let pe=y.isCompressedTexture||y.image[0].isCompressedTexture,U=y.image[0]&&y.image[0].isDataTexture,re=[];for(let Ce=0;Ce<6;Ce++)!pe&&!U?re[Ce]=x(y.image[Ce],!0,s.maxCubemapSize):re[Ce]=U?y.image[Ce].
image:y.image[Ce],re[Ce]=ze(y,re[Ce]);let ne=re[0],we=r.convert(y.format,y.colorSpace),ge=r.convert(y.type),Se=E(y.internalFormat,we,ge,y.normalized,y.colorSpace),Ge=y.isVideoTexture!==!0,Je=_e.__version===
void 0||ue===!0,le=oe.dataReady,Oe=T(y,ne);ct(n.TEXTURE_CUBE_MAP,y);let Ke;if(y.isDepthTexture){if(Se=v(y.format===Ds,y.type),Je)if(Ge)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,Se,ne.width,ne.height);else for(let Ce=0;Ce<
6;Ce++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Se,ne.width,ne.height,0,we,ge,null)}else if(pe){Ge&&Je&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Oe,Se,ne.width,ne.height);for(let Ce=0;Ce<6;Ce++){Ke=re[Ce].
mipmaps;for(let rt=0;rt<Ke.length;rt++){let zt=Ke[rt];y.format!==bi?we!==null?Ge?le&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,rt,0,0,zt.width,zt.height,we,zt.data):t.compressedTexImage2D(
n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,rt,Se,zt.width,zt.height,0,zt.data):Ye("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ge?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+
Ce,rt,0,0,zt.width,zt.height,we,ge,zt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,rt,Se,zt.width,zt.height,0,we,ge,zt.data)}}}else{if(Ke=y.mipmaps,Ge&&Je){Ke.length>0&&Oe++;let Ce=Xe(re[0]);t.
texStorage2D(n.TEXTURE_CUBE_MAP,Oe,Se,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(U){Ge?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,re[Ce].width,re[Ce].height,we,ge,re[Ce].data):t.texImage2D(
n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Se,re[Ce].width,re[Ce].height,0,we,ge,re[Ce].data);for(let rt=0;rt<Ke.length;rt++){let qn=Ke[rt].image[Ce].image;Ge?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+
Ce,rt+1,0,0,qn.width,qn.height,we,ge,qn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,rt+1,Se,qn.width,qn.height,0,we,ge,qn.data)}}else{Ge?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,
0,0,we,ge,re[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,Se,we,ge,re[Ce]);for(let rt=0;rt<Ke.length;rt++){let zt=Ke[rt];Ge?le&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,rt+1,0,0,we,ge,
zt.image[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,rt+1,Se,we,ge,zt.image[Ce])}}}C(y)&&y.mipmapsAutoUpdate===!0&&b(n.TEXTURE_CUBE_MAP),_e.__version=oe.version,y.onUpdate&&y.onUpdate(y)}A.__version=
y.version}function Nt(A,y,X,ue,oe,_e){let xe=r.convert(X.format,X.colorSpace),te=r.convert(X.type),ie=E(X.internalFormat,xe,te,X.normalized,X.colorSpace),pe=i.get(y),U=i.get(X);if(U.__renderTarget=y,!pe.
__hasExternalTextures){let re=Math.max(1,y.width>>_e),ne=Math.max(1,y.height>>_e);oe===n.TEXTURE_3D||oe===n.TEXTURE_2D_ARRAY?t.texImage3D(oe,_e,ie,re,ne,y.depth,0,xe,te,null):t.texImage2D(oe,_e,ie,re,
ne,0,xe,te,null)}t.bindFramebuffer(n.FRAMEBUFFER,A),be(y)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ue,oe,U.__webglTexture,0,st(y)):(oe===n.TEXTURE_2D||oe>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=
n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,ue,oe,U.__webglTexture,_e),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Cn(A,y,X){if(n.bindRenderbuffer(n.RENDERBUFFER,A),y.depthBuffer){
let ue=y.depthTexture,oe=ue&&ue.isDepthTexture?ue.type:null,_e=v(y.stencilBuffer,oe),xe=y.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;be(y)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,
st(y),_e,y.width,y.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,st(y),_e,y.width,y.height):n.renderbufferStorage(n.RENDERBUFFER,_e,y.width,y.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,
xe,n.RENDERBUFFER,A)}else{let ue=y.textures;for(let oe=0;oe<ue.length;oe++){let _e=ue[oe],xe=r.convert(_e.format,_e.colorSpace),te=r.convert(_e.type),ie=E(_e.internalFormat,xe,te,_e.normalized,_e.colorSpace);
be(y)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,st(y),ie,y.width,y.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,st(y),ie,y.width,y.height):n.renderbufferStorage(n.RENDERBUFFER,ie,
y.width,y.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function vt(A,y,X){let ue=y.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,A),!(y.depthTexture&&y.depthTexture.isDepthTexture))
throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=i.get(y.depthTexture);oe.__renderTarget=y;let _e=ue?y.depthTexture.image[0]:y.depthTexture.
image;(!oe.__webglTexture||_e.width!==y.width||_e.height!==y.height)&&(_e.width=y.width,_e.height=y.height,y.depthTexture.needsUpdate=!0),ue?Me(y.depthTexture,0):me(y.depthTexture,0);let xe=oe.__webglTexture,
te=st(y),ie=ue?n.TEXTURE_CUBE_MAP_POSITIVE_X+X:n.TEXTURE_2D,pe=y.depthTexture.format===Ds?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(y.depthTexture.format===Ps)be(y)?a.framebufferTexture2DMultisampleEXT(
n.FRAMEBUFFER,pe,ie,xe,0,te):n.framebufferTexture2D(n.FRAMEBUFFER,pe,ie,xe,0);else if(y.depthTexture.format===Ds)be(y)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,pe,ie,xe,0,te):n.framebufferTexture2D(
n.FRAMEBUFFER,pe,ie,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function yn(A){let y=i.get(A),X=A.isWebGLCubeRenderTarget===!0;if(y.__boundDepthTexture!==A.depthTexture){
let ue=A.depthTexture;if(y.__depthDisposeCallback&&y.__depthDisposeCallback(),ue){let oe=()=>{delete y.__boundDepthTexture,delete y.__depthDisposeCallback,ue.removeEventListener("dispose",oe)};ue.addEventListener(
"dispose",oe),y.__depthDisposeCallback=oe}y.__boundDepthTexture=ue}if(A.depthTexture&&!y.__autoAllocateDepthBuffer)if(X)for(let ue=0;ue<6;ue++)vt(y.__webglFramebuffer[ue],A,ue);else A.texture.mipmaps.
length>0?vt(y.__webglFramebuffer[0],A,0):vt(y.__webglFramebuffer,A,0);else if(X){y.__webglDepthbuffer=[];for(let ue=0;ue<6;ue++)if(t.bindFramebuffer(n.FRAMEBUFFER,y.__webglFramebuffer[ue]),y.__webglDepthbuffer[ue]===
void 0)y.__webglDepthbuffer[ue]=n.createRenderbuffer(),Cn(y.__webglDepthbuffer[ue],A,!1);else{let oe=A.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=y.__webglDepthbuffer[ue];n.bindRenderbuffer(
n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,oe,n.RENDERBUFFER,_e)}}else if(A.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,y.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,
y.__webglFramebuffer),y.__webglDepthbuffer===void 0)y.__webglDepthbuffer=n.createRenderbuffer(),Cn(y.__webglDepthbuffer,A,!1);else{let oe=A.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,
_e=y.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,oe,n.RENDERBUFFER,_e)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function Qt(A,y,X){let ue=i.get(A);y!==
void 0&&Nt(ue.__webglFramebuffer,A,A.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),X!==void 0&&yn(A)}function hn(A){let y=A.texture,X=i.get(A),ue=i.get(y);A.addEventListener("dispose",V),G(A);let oe=A.textures,
_e=A.isWebGLCubeRenderTarget===!0,xe=oe.length>1;if(xe||(ue.__webglTexture===void 0&&(ue.__webglTexture=n.createTexture()),ue.__version=y.version,o.memory.textures++),_e){X.__webglFramebuffer=[];for(let te=0;te<
6;te++)if(y.mipmaps.length>0){X.__webglFramebuffer[te]=[];for(let ie=0;ie<y.mipmaps.length;ie++)X.__webglFramebuffer[te][ie]=n.createFramebuffer()}else X.__webglFramebuffer[te]=n.createFramebuffer()}else{
if(y.mipmaps.length>0){X.__webglFramebuffer=[];for(let te=0;te<y.mipmaps.length;te++)X.__webglFramebuffer[te]=n.createFramebuffer()}else X.__webglFramebuffer=n.createFramebuffer();if(xe)for(let te=0,ie=oe.
length;te<ie;te++){let pe=i.get(oe[te]);pe.__webglTexture===void 0&&(pe.__webglTexture=n.createTexture(),o.memory.textures++)}if(A.samples>0&&be(A)===!1){X.__webglMultisampledFramebuffer=n.createFramebuffer(),
X.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let te=0;te<oe.length;te++){let ie=oe[te];X.__webglColorRenderbuffer[te]=n.createRenderbuffer(),n.bindRenderbuffer(
n.RENDERBUFFER,X.__webglColorRenderbuffer[te]);let pe=r.convert(ie.format,ie.colorSpace),U=r.convert(ie.type),re=E(ie.internalFormat,pe,U,ie.normalized,ie.colorSpace,A.isXRRenderTarget===!0),ne=st(A);
n.renderbufferStorageMultisample(n.RENDERBUFFER,ne,re,A.width,A.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+te,n.RENDERBUFFER,X.__webglColorRenderbuffer[te])}n.bindRenderbuffer(
n.RENDERBUFFER,null),A.depthBuffer&&(X.__webglDepthRenderbuffer=n.createRenderbuffer(),Cn(X.__webglDepthRenderbuffer,A,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(_e){t.bindTexture(n.TEXTURE_CUBE_MAP,
ue.__webglTexture),ct(n.TEXTURE_CUBE_MAP,y);for(let te=0;te<6;te++)if(y.mipmaps.length>0)for(let ie=0;ie<y.mipmaps.length;ie++)Nt(X.__webglFramebuffer[te][ie],A,y,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+
te,ie);else Nt(X.__webglFramebuffer[te],A,y,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);C(y)?b(n.TEXTURE_CUBE_MAP):y.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,
y.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let te=0,ie=oe.length;te<ie;te++){let pe=oe[te],U=i.get(pe),re=n.TEXTURE_2D;(A.isWebGL3DRenderTarget||A.isWebGLArrayRenderTarget)&&(re=A.isWebGL3DRenderTarget?
n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(re,U.__webglTexture),ct(re,pe),Nt(X.__webglFramebuffer,A,pe,n.COLOR_ATTACHMENT0+te,re,0),C(pe)&&b(re)}t.unbindTexture()}else{let te=n.TEXTURE_2D;if((A.isWebGL3DRenderTarget||
A.isWebGLArrayRenderTarget)&&(te=A.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(te,ue.__webglTexture),ct(te,y),y.mipmaps.length>0)for(let ie=0;ie<y.mipmaps.length;ie++)Nt(X.__webglFramebuffer[ie],
A,y,n.COLOR_ATTACHMENT0,te,ie);else Nt(X.__webglFramebuffer,A,y,n.COLOR_ATTACHMENT0,te,0);C(y)?b(te):y.mipmaps.length>0&&n.texParameteri(te,n.TEXTURE_MAX_LEVEL,y.mipmaps.length-1),t.unbindTexture()}A.
depthBuffer&&yn(A)}function F(A){let y=A.textures;for(let X=0,ue=y.length;X<ue;X++){let oe=y[X];if(C(oe)&&oe.mipmapsAutoUpdate===!0){let _e=P(A),xe=i.get(oe).__webglTexture;t.bindTexture(_e,xe),b(_e),
t.unbindTexture()}}}let Re=[];function qe(A){if(A.samples>0){if(be(A)===!1){let y=A.textures,X=A.width,ue=A.height,oe=n.COLOR_BUFFER_BIT,_e=A.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,
xe=i.get(A),te=y.length>1;if(te)for(let pe=0;pe<y.length;pe++)t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.RENDERBUFFER,
null),t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),
A.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let pe=0;pe<y.length;pe++){if(A.resolveDepthBuffer&&
(A.depthBuffer&&(oe|=n.DEPTH_BUFFER_BIT),A.stencilBuffer&&A.resolveStencilBuffer&&(oe|=n.STENCIL_BUFFER_BIT)),te){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);
let U=i.get(y[pe]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,U,0)}n.blitFramebuffer(0,0,X,ue,0,0,X,ue,oe,n.NEAREST),l===!0&&(Re.length=0,Re.push(n.COLOR_ATTACHMENT0+
pe),A.depthBuffer&&A.storeMultisampledDepthBuffer===!1&&Re.push(_e),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),
te)for(let pe=0;pe<y.length;pe++){t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);
let U=i.get(y[pe]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,xe.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+pe,n.TEXTURE_2D,U,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,
xe.__webglMultisampledFramebuffer)}else if(A.depthBuffer&&A.storeMultisampledDepthBuffer===!1&&l){let y=A.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,
[y])}}}function st(A){return Math.min(s.maxSamples,A.samples)}function be(A){let y=i.get(A);return A.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&y.__useRenderToTexture!==!1}function Ft(A){
let y=o.render.frame;u.get(A)!==y&&(u.set(A,y),A.update())}function ze(A,y){let X=A.colorSpace,ue=A.format,oe=A.type;return A.isCompressedTexture===!0||A.isVideoTexture===!0||X!==Ia&&X!==Ns&&(gt.getTransfer(
X)===Rt?(ue!==bi||oe!==Mi)&&Ye("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Qe("WebGLTextures: Unsupported texture color space:",X)),y}function Xe(A){return typeof HTMLImageElement<
"u"&&A instanceof HTMLImageElement?(c.width=A.naturalWidth||A.width,c.height=A.naturalHeight||A.height):typeof VideoFrame<"u"&&A instanceof VideoFrame?(c.width=A.displayWidth,c.height=A.displayHeight):
(c.width=A.width,c.height=A.height),c}this.allocateTextureUnit=he,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=fe,this.setTexture2D=me,this.setTexture2DArray=ve,this.setTexture3D=
Ae,this.setTextureCube=Me,this.rebindTextures=Qt,this.setupRenderTarget=hn,this.updateRenderTargetMipmap=F,this.updateMultisampleRenderTarget=qe,this.setupDepthRenderbuffer=yn,this.setupFrameBufferTexture=
Nt,this.useMultisampledRTT=be,this.dispose=H}function FT(n,e){function t(i,s=Ns){let r,o=gt.getTransfer(s);if(i===Mi)return n.UNSIGNED_BYTE;if(i===jc)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Qc)return n.
UNSIGNED_SHORT_5_5_5_1;if(i===kf)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===zf)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===Of)return n.BYTE;if(i===Bf)return n.SHORT;if(i===Xo)return n.UNSIGNED_SHORT;if(i===
Kc)return n.INT;if(i===Yi)return n.UNSIGNED_INT;if(i===Zi)return n.FLOAT;if(i===$i)return n.HALF_FLOAT;if(i===Vf)return n.ALPHA;if(i===Gf)return n.RGB;if(i===bi)return n.RGBA;if(i===Ps)return n.DEPTH_COMPONENT;
if(i===Ds)return n.DEPTH_STENCIL;if(i===Hf)return n.RED;if(i===eu)return n.RED_INTEGER;if(i===fr)return n.RG;if(i===tu)return n.RG_INTEGER;if(i===nu)return n.RGBA_INTEGER;if(i===Ja||i===Ka||i===ja||i===
Qa)if(o===Rt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===Ja)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===Ka)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===ja)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;
if(i===Qa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===Ja)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===Ka)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;
if(i===ja)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Qa)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===iu||i===su||i===ru||i===ou)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){
if(i===iu)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===su)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===ru)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===ou)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else
return null;if(i===au||i===lu||i===cu||i===uu||i===hu||i===el||i===fu)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===au||i===lu)return o===Rt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;
if(i===cu)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===uu)return r.COMPRESSED_R11_EAC;if(i===hu)return r.COMPRESSED_SIGNED_R11_EAC;if(i===el)return r.COMPRESSED_RG11_EAC;
if(i===fu)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===du||i===pu||i===mu||i===gu||i===_u||i===vu||i===xu||i===yu||i===Su||i===Mu||i===bu||i===wu||i===Tu||i===Eu)if(r=e.get("WEBGL_compr\
essed_texture_astc"),r!==null){if(i===du)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===pu)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;
if(i===mu)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===gu)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===_u)return o===
Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===vu)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===xu)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:
r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===yu)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===Su)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;
if(i===Mu)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===bu)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===wu)
return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===Tu)return o===Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===Eu)return o===
Rt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Au||i===Cu||i===Ru)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===Au)return o===Rt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:
r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Cu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===Ru)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Pu||i===Iu||i===tl||i===Lu)if(r=
e.get("EXT_texture_compression_rgtc"),r!==null){if(i===Pu)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Iu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===tl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===
Lu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===zr?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var OT=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,BT=`
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

}`,hd=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new Ha(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&
(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new ls({vertexShader:OT,fragmentShader:BT,uniforms:{
depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Wn(new Wa(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.
texture}},fd=class extends qi{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,u=null,d=null,h=null,f=null,g=null,w=typeof XRWebGLBinding<"u",p=new hd,m={},x=t.getContextAttributes(),
C=null,b=null,P=[],E=[],v=new Ze,T=null,G=null,N=new jn;N.viewport=new Pt;let L=new jn;L.viewport=new Pt;let V=[N,L],k=new Yc,D=null,H=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,
this.getController=function(ee){let me=P[ee];return me===void 0&&(me=new Fo,P[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=P[ee];return me===void 0&&(me=new Fo,P[ee]=me),
me.getGripSpace()},this.getHand=function(ee){let me=P[ee];return me===void 0&&(me=new Fo,P[ee]=me),me.getHandSpace()};function J(ee){let me=E.indexOf(ee.inputSource);if(me===-1)return;let ve=P[me];ve!==
void 0&&(ve.update(ee.inputSource,ee.frame,c||o),ve.dispatchEvent({type:ee.type,data:ee.inputSource}))}function z(){s.removeEventListener("select",J),s.removeEventListener("selectstart",J),s.removeEventListener(
"selectend",J),s.removeEventListener("squeeze",J),s.removeEventListener("squeezestart",J),s.removeEventListener("squeezeend",J),s.removeEventListener("end",z),s.removeEventListener("inputsourceschange",
ce);for(let ee=0;ee<P.length;ee++){let me=E[ee];me!==null&&(E[ee]=null,P[ee].disconnect(me))}D=null,H=null,p.reset();for(let ee in m)delete m[ee];if(e.setRenderTarget(C),f=null,h=null,d=null,s=null,b=
null,he.stop(),i.isPresenting=!1,e.setPixelRatio(T),e.setSize(v.width,v.height,!1),G!==null){let ee=G.camera;ee.fov=G.fov,ee.zoom=G.zoom,ee.updateProjectionMatrix(),G=null}i.dispatchEvent({type:"sessi\
onend"})}this.setFramebufferScaleFactor=function(ee){r=ee,i.isPresenting===!0&&Ye("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,i.isPresenting===
!0&&Ye("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return h!==
null?h:f},this.getBinding=function(){return d===null&&w&&(d=new XRWebGLBinding(s,t)),d},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(ee){if(s=
ee,s!==null){if(C=e.getRenderTarget(),s.addEventListener("select",J),s.addEventListener("selectstart",J),s.addEventListener("selectend",J),s.addEventListener("squeeze",J),s.addEventListener("squeezest\
art",J),s.addEventListener("squeezeend",J),s.addEventListener("end",z),s.addEventListener("inputsourceschange",ce),x.xrCompatible!==!0&&await t.makeXRCompatible(),T=e.getPixelRatio(),e.getSize(v),w&&"\
createProjectionLayer"in XRWebGLBinding.prototype){let ve=null,Ae=null,Me=null;x.depth&&(Me=x.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ve=x.stencil?Ds:Ps,Ae=x.stencil?zr:Yi);let He={colorFormat:t.
RGBA8,depthFormat:Me,scaleFactor:r};d=this.getBinding(),h=d.createProjectionLayer(He),s.updateRenderState({layers:[h]}),e.setPixelRatio(1),e.setSize(h.textureWidth,h.textureHeight,!1),b=new Qn(h.textureWidth,
h.textureHeight,{format:bi,type:Mi,depthTexture:new Is(h.textureWidth,h.textureHeight,Ae,void 0,void 0,void 0,void 0,void 0,void 0,ve),stencilBuffer:x.stencil,colorSpace:e.outputColorSpace,samples:x.antialias?
4:0,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1,storeMultisampledDepthBuffer:h.ignoreDepthValues===!1,storeMultisampledStencilBuffer:h.ignoreDepthValues===
!1})}else{let ve={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,ve),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.
framebufferWidth,f.framebufferHeight,!1),b=new Qn(f.framebufferWidth,f.framebufferHeight,{format:bi,type:Mi,colorSpace:e.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:f.ignoreDepthValues===
!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(
l),c=null,o=await s.requestReferenceSpace(a),he.setContext(s),he.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},
this.getDepthTexture=function(){return p.getDepthTexture()};function ce(ee){for(let me=0;me<ee.removed.length;me++){let ve=ee.removed[me],Ae=E.indexOf(ve);Ae>=0&&(E[Ae]=null,P[Ae].disconnect(ve))}for(let me=0;me<
ee.added.length;me++){let ve=ee.added[me],Ae=E.indexOf(ve);if(Ae===-1){for(let He=0;He<P.length;He++)if(He>=E.length){E.push(ve),Ae=He;break}else if(E[He]===null){E[He]=ve,Ae=He;break}if(Ae===-1)break}
let Me=P[Ae];Me&&Me.connect(ve)}}function K(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}
this.updateCamera=function(ee){if(s===null)return;let me=ee.near,ve=ee.far;p.texture!==null&&(p.depthNear>0&&(me=p.depthNear),p.depthFar>0&&(ve=p.depthFar)),k.near=L.near=N.near=me,k.far=L.far=N.far=ve,
(D!==k.near||H!==k.far)&&(s.updateRenderState({depthNear:k.near,depthFar:k.far}),D=k.near,H=k.far),k.layers.mask=ee.layers.mask|6,N.layers.mask=k.layers.mask&-5,L.layers.mask=k.layers.mask&-3;let Ae=ee.
parent,Me=k.cameras;K(k,Ae);for(let He=0;He<Me.length;He++)K(Me[He],Ae);k.projectionMatrix.copy(N.projectionMatrix),k.projectionMatrixInverse.copy(N.projectionMatrixInverse),G===null&&ee.isPerspectiveCamera&&
(G={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,k,Ae)};function Q(ee,me,ve){ve===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(ve.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),
ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&
(ee.fov=No*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return k},this.getFoveation=function(){if(!(h===null&&f===null))return l},this.setFoveation=function(ee){
l=ee,h!==null&&(h.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(
k)},this.getCameraTexture=function(ee){return m[ee]};let se=null;function fe(ee,me){if(u=me.getViewerPose(c||o),g=me,u!==null){let ve=u.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.
setRenderTarget(b));let Ae=!1;ve.length!==k.cameras.length&&(k.cameras.length=0,Ae=!0);for(let Ve=0;Ve<ve.length;Ve++){let ct=ve[Ve],ot=null;if(f!==null)ot=f.getViewport(ct);else{let qt=d.getViewSubImage(
h,ct);ot=qt.viewport,Ve===0&&(e.setRenderTargetTextures(b,qt.colorTexture,qt.depthStencilTexture),e.setRenderTarget(b))}let tt=V[Ve];tt===void 0&&(tt=new jn,tt.layers.enable(Ve),tt.viewport=new Pt,V[Ve]=
tt),tt.matrix.fromArray(ct.transform.matrix),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.projectionMatrix.fromArray(ct.projectionMatrix),tt.projectionMatrixInverse.copy(tt.projectionMatrix).
invert(),tt.viewport.set(ot.x,ot.y,ot.width,ot.height),Ve===0&&(k.matrix.copy(tt.matrix),k.matrix.decompose(k.position,k.quaternion,k.scale)),Ae===!0&&k.cameras.push(tt)}let Me=s.enabledFeatures;if(Me&&
Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&w){d=i.getBinding();let Ve=d.getDepthInformation(ve[0]);Ve&&Ve.isValid&&Ve.texture&&p.init(Ve,s.renderState)}if(Me&&Me.includes("camera-acc\
ess")&&w){e.state.unbindTexture(),d=i.getBinding();for(let Ve=0;Ve<ve.length;Ve++){let ct=ve[Ve].camera;if(ct){let ot=m[ct];ot||(ot=new Ha,m[ct]=ot);let tt=d.getCameraImage(ct);ot.sourceTexture=tt}}}}
for(let ve=0;ve<P.length;ve++){let Ae=E[ve],Me=P[ve];Ae!==null&&Me!==void 0&&Me.update(Ae,me,c||o)}se&&se(ee,me),me.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:me}),g=null}let he=new O_;
he.setAnimationLoop(fe),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}},kT=new jt,Y_=new et;Y_.set(-1,0,0,0,1,0,0,0,1);function zT(n,e){function t(p,m){p.matrixAutoUpdate===!0&&p.
updateMatrix(),m.value.copy(p.matrix)}function i(p,m){m.color.getRGB(p.fogColor.value,Qf(n)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function s(p,m,x,C,b){
m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(p,m):m.isMeshLambertMaterial?(r(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(p,m),d(p,m)):m.isMeshPhongMaterial?
(r(p,m),u(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(p,m),h(p,m),m.isMeshPhysicalMaterial&&f(p,m,b)):m.isMeshMatcapMaterial?(r(p,m),g(p,m)):m.isMeshDepthMaterial?
r(p,m):m.isMeshDistanceMaterial?(r(p,m),w(p,m)):m.isMeshNormalMaterial?r(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,x,C):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?
(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.
value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.
bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===ei&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),
p.normalScale.value.copy(m.normalScale),m.side===ei&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.
value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.
specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let x=e.get(m),C=x.envMap,b=x.envMapRotation;C&&(p.envMap.value=C,p.envMapRotation.value.setFromMatrix4(
kT.makeRotationFromEuler(b)).transpose(),C.isCubeTexture&&C.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Y_),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=
m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,
t(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.
value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,x,C){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*x,p.scale.value=C*.5,m.map&&(p.map.value=m.map,t(m.map,
p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=
m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.
alphaTest)}function u(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function d(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function h(p,m){p.metalness.
value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.
roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,x){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&
(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.
value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,
p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),
m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,
t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===ei&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=
m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.
value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),
m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,
p.transmissionSamplerMap.value=x.texture,p.transmissionSamplerSize.value.set(x.width,x.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),
p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.
copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=
m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.
specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}
function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function w(p,m){let x=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(x.matrixWorld),p.nearDistance.value=x.shadow.camera.near,p.farDistance.
value=x.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function VT(n,e,t,i){let s={},r={};function o(x,C){let b=C.program;i.uniformBlockBinding(x,b,s[x.id])}function a(x,C){let b=s[x.
id];b===void 0&&(g(x),b=l(x),s[x.id]=b,x.addEventListener("dispose",p));let P=C.program;i.updateUBOMapping(x,P);let E=e.render.frame;r[x.id]!==E&&(c(x),r[x.id]=E)}function l(x){let C=n.createBuffer(),
b=x.__size,P=x.usage;return n.bindBuffer(n.UNIFORM_BUFFER,C),n.bufferData(n.UNIFORM_BUFFER,b,P),n.bindBuffer(n.UNIFORM_BUFFER,null),C}function c(x){let C=s[x.id],b=x.uniforms,P=x.__cache;n.bindBuffer(
n.UNIFORM_BUFFER,C);for(let E=0,v=b.length;E<v;E++){let T=b[E];if(Array.isArray(T))for(let G=0,N=T.length;G<N;G++)u(T[G],E,G,P);else u(T,E,0,P)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(x,C,b,P){
if(h(x,C,b,P)===!0){let E=x.__offset,v=x.value;if(Array.isArray(v)){let T=0;for(let G=0;G<v.length;G++){let N=v[G],L=w(N,!0);d(N,x.__data,T),T+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else d(v,x.__data,
0);n.bufferSubData(n.UNIFORM_BUFFER,E,x.__data)}}function d(x,C,b){typeof x=="number"||typeof x=="boolean"?C[b]=x:x.isMatrix3?(C[b]=x.elements[0],C[b+1]=x.elements[1],C[b+2]=x.elements[2],C[b+3]=0,C[b+
4]=x.elements[3],C[b+5]=x.elements[4],C[b+6]=x.elements[5],C[b+7]=0,C[b+8]=x.elements[6],C[b+9]=x.elements[7],C[b+10]=x.elements[8],C[b+11]=0):ArrayBuffer.isView(x)?C.set(x.subarray(0,C.length-b),b):x.
toArray(C,b)}function h(x,C,b,P){let E=x.value,v=C+"_"+b;if(Array.isArray(E)){P[v]===void 0&&(P[v]=[]);let T=P[v],G=!1;for(let N=0;N<E.length;N++)f(E[N],T,N)===!0&&(G=!0);return G}return f(E,P,v)}function f(x,C,b){
if(C[b]===void 0)return typeof x=="number"||typeof x=="boolean"?C[b]=x:ArrayBuffer.isView(x)?C[b]=x.slice():C[b]=x.clone(),!0;{let P=C[b];if(typeof x=="number"||typeof x=="boolean"){if(P!==x)return C[b]=
x,!0}else{if(ArrayBuffer.isView(x))return!0;if(P.equals(x)===!1)return P.copy(x),!0}}return!1}function g(x){let C=x.uniforms,b=0,P=16;for(let v=0,T=C.length;v<T;v++){let G=Array.isArray(C[v])?C[v]:[C[v]];
for(let N=0,L=G.length;N<L;N++){let V=G[N],k=Array.isArray(V.value)?V.value:[V.value],D=Array.isArray(C[v])||Array.isArray(V.value),H=b;for(let z=0,ce=k.length;z<ce;z++){let K=k[z],Q=w(K,D),se=b%P,fe=se%
Q.boundary,he=se+fe;b+=fe,he!==0&&P-he<Q.storage&&(b+=P-he),z===0&&(H=b),b+=Q.storage}let J=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new J((b-H)/Float32Array.BYTES_PER_ELEMENT),
V.__offset=H}}let E=b%P;return E>0&&(b+=P-E),x.__size=b,x.__cache={},this}function w(x,C){let b={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(b.boundary=4,b.storage=4):x.isVector2?
(b.boundary=8,b.storage=8):x.isVector3||x.isColor?(b.boundary=16,b.storage=12):x.isVector4?(b.boundary=16,b.storage=16):x.isMatrix3?(b.boundary=16,b.storage=48):x.isMatrix4?(b.boundary=16,b.storage=64):
x.isTexture?Ye("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(b.boundary=16,b.storage=x.byteLength):Ye("WebGLRenderer: Unsupported uniform value type.",
x),C===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function p(x){let C=x.target;C.removeEventListener("dispose",p),n.deleteBuffer(s[C.id]),delete s[C.id],delete r[C.id]}function m(){for(let x in s)
n.deleteBuffer(s[x]);s={},r={}}return{bind:o,update:a,dispose:m}}var GT=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,
12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,
11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,
10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,
10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,
9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,
14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,
10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,
15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,
8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,
15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,
6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,
14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,
3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,
1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),us=null;function HT(){return us===null&&(us=new Oo(
GT,16,16,fr,$i),us.name="DFG_LUT",us.minFilter=zn,us.magFilter=zn,us.wrapS=as,us.wrapT=as,us.generateMipmaps=!1,us.needsUpdate=!0),us}var Fu=class{constructor(e={}){let{canvas:t=o_(),context:i=null,depth:s=!0,
stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:h=!1,outputBufferType:f=Mi}=e;
this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().
alpha}else g=o;let w=f,p=new Set([nu,tu,eu]),m=new Set([Mi,Yi,Xo,zr,jc,Qc]),x=new Uint32Array(4),C=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},P=null,E=null,v=[],T=[],G=null;this.domElement=
t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=
[],this.localClippingEnabled=!1,this.toneMapping=cs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let N=this,L=!1,V=null,k=null,D=null,H=null;this._outputColorSpace=_i;let J=0,z=0,ce=null,
K=-1,Q=null,se=new Pt,fe=new Pt,he=null,ee=new _t(0),me=0,ve=t.width,Ae=t.height,Me=1,He=null,it=null,Ve=new Pt(0,0,ve,Ae),ct=new Pt(0,0,ve,Ae),ot=!1,tt=new Fr,qt=new Lc,kt=!1,un=!1,Nt=new jt,Cn=new q,
vt=new Pt,yn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Qt=!1;function hn(){return ce===null?Me:1}let F=i;function Re(M,O){return t.getContext(M,O)}let qe,st,be,Ft,ze,
Xe,A,y,X,ue,oe,_e,xe,te,ie,pe,U,re,ne,we,ge,Se,Ge;try{let M={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:d};if("s\
etAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Oe,!1),t.addEventListener("webglcontextrestored",Ke,!1),t.addEventListener("webglcontextcreat\
ionerror",Ce,!1),F===null){let O="webgl2";if(F=Re(O,M),F===null)throw Re(O)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer\
: Error creating WebGL context.")}Je()}catch(M){throw t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Ke,!1),t.removeEventListener("webglcontextcreationerr\
or",Ce,!1),Qe("WebGLRenderer: "+M.message),M}function Je(){qe=new ew(F),qe.init(),ge=new FT(F,qe),st=new Hb(F,qe,e,ge),be=new NT(F,qe),st.reversedDepthBuffer&&h&&be.buffers.depth.setReversed(!0),k=F.createFramebuffer(),
D=F.createFramebuffer(),H=F.createFramebuffer(),Ft=new iw(F),ze=new yT,Xe=new UT(F,qe,be,ze,st,ge,Ft),A=new Qb(N),y=new rS(F),Se=new Vb(F,y),X=new tw(F,y,Ft,Se),ue=new rw(F,X,y,Se,Ft),re=new sw(F,st,Xe),
ie=new Wb(ze),oe=new xT(N,A,qe,st,Se,ie),_e=new zT(N,ze),xe=new MT,te=new CT(qe),U=new zb(N,A,be,ue,g,l),pe=new DT(N,ue,st),Ge=new VT(F,Ft,st,be),ne=new Gb(F,qe,Ft),we=new nw(F,qe,Ft),Ft.programs=oe.programs,
N.capabilities=st,N.extensions=qe,N.properties=ze,N.renderLists=xe,N.shadowMap=pe,N.state=be,N.info=Ft}w!==Mi&&(G=new aw(w,t.width,t.height,a,s,r));let le=new fd(N,F);this.xr=le,this.getContext=function(){
return F},this.getContextAttributes=function(){return F.getContextAttributes()},this.forceContextLoss=function(){let M=qe.get("WEBGL_lose_context");M&&M.loseContext()},this.forceContextRestore=function(){
let M=qe.get("WEBGL_lose_context");M&&M.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(M){M!==void 0&&(Me=M,this.setSize(ve,Ae,!1))},this.getSize=function(M){return M.
set(ve,Ae)},this.setSize=function(M,O,j=!0){if(le.isPresenting){Ye("WebGLRenderer: Can't change size while VR device is presenting.");return}ve=M,Ae=O,t.width=Math.floor(M*Me),t.height=Math.floor(O*Me),
j===!0&&(t.style.width=M+"px",t.style.height=O+"px"),G!==null&&G.setSize(t.width,t.height),this.setViewport(0,0,M,O)},this.getDrawingBufferSize=function(M){return M.set(ve*Me,Ae*Me).floor()},this.setDrawingBufferSize=
function(M,O,j){ve=M,Ae=O,Me=j,t.width=Math.floor(M*j),t.height=Math.floor(O*j),this.setViewport(0,0,M,O)},this.setEffects=function(M){if(w===Mi){Qe("WebGLRenderer: setEffects() requires outputBufferT\
ype set to HalfFloatType or FloatType.");return}if(M){for(let O=0;O<M.length;O++)if(M[O].isOutputPass===!0){Ye("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space co\
nversion are applied automatically.");break}}G.setEffects(M||[])},this.getCurrentViewport=function(M){return M.copy(se)},this.getViewport=function(M){return M.copy(Ve)},this.setViewport=function(M,O,j,Y){
M.isVector4?Ve.set(M.x,M.y,M.z,M.w):Ve.set(M,O,j,Y),be.viewport(se.copy(Ve).multiplyScalar(hn()).round())},this.getScissor=function(M){return M.copy(ct)},this.setScissor=function(M,O,j,Y){M.isVector4?
ct.set(M.x,M.y,M.z,M.w):ct.set(M,O,j,Y),be.scissor(fe.copy(ct).multiplyScalar(hn()).round())},this.getScissorTest=function(){return ot},this.setScissorTest=function(M){be.setScissorTest(ot=M)},this.setOpaqueSort=
function(M){He=M},this.setTransparentSort=function(M){it=M},this.getClearColor=function(M){return M.copy(U.getClearColor())},this.setClearColor=function(){U.setClearColor(...arguments)},this.getClearAlpha=
function(){return U.getClearAlpha()},this.setClearAlpha=function(){U.setClearAlpha(...arguments)},this.clear=function(M=!0,O=!0,j=!0){let Y=0;if(M){let Z=!1;if(ce!==null){let Te=ce.texture.format;Z=p.
has(Te)}if(Z){let Te=ce.texture.type,Pe=m.has(Te),Ee=U.getClearColor(),Ie=U.getClearAlpha(),ke=Ee.r,je=Ee.g,ut=Ee.b;Pe?(x[0]=ke,x[1]=je,x[2]=ut,x[3]=Ie,F.clearBufferuiv(F.COLOR,0,x)):(C[0]=ke,C[1]=je,
C[2]=ut,C[3]=Ie,F.clearBufferiv(F.COLOR,0,C))}else Y|=F.COLOR_BUFFER_BIT}O&&(Y|=F.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(Y|=F.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(
4294967295)),Y!==0&&F.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=
function(M){M.setRenderer(this),V=M},this.dispose=function(){t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Ke,!1),t.removeEventListener("webglcontextcrea\
tionerror",Ce,!1),U.dispose(),xe.dispose(),te.dispose(),Xe.dispose(),ze.dispose(),A.dispose(),ue.dispose(),X.dispose(),Se.dispose(),Ge.dispose(),oe.dispose(),le.dispose(),le.removeEventListener("sessi\
onstart",ll),le.removeEventListener("sessionend",Ji),fs.stop()};function Oe(M){M.preventDefault(),Zf("WebGLRenderer: Context Lost."),L=!0}function Ke(){Zf("WebGLRenderer: Context Restored."),L=!1;let M=Ft.
autoReset,O=pe.enabled,j=pe.autoUpdate,Y=pe.needsUpdate,Z=pe.type;Je(),Ft.autoReset=M,pe.enabled=O,pe.autoUpdate=j,pe.needsUpdate=Y,pe.type=Z}function Ce(M){Qe("WebGLRenderer: A WebGL context could no\
t be created. Reason: ",M.statusMessage)}function rt(M){let O=M.target;O.removeEventListener("dispose",rt),zt(O)}function zt(M){qn(M),ze.remove(M)}function qn(M){let O=ze.get(M).programs;O!==void 0&&(O.
forEach(function(j){oe.releaseProgram(j)}),M.isShaderMaterial&&oe.releaseShaderCache(M))}this.renderBufferDirect=function(M,O,j,Y,Z,Te){O===null&&(O=yn);let Pe=Z.isMesh&&Z.matrixWorld.determinantAffine()<
0,Ee=Qo(M,O,j,Y,Z);be.setMaterial(Y,Pe);let Ie=j.index,ke=1;if(Y.wireframe===!0){if(Ie=X.getWireframeAttribute(j),Ie===void 0)return;ke=2}let je=j.drawRange,ut=j.attributes.position,Be=je.start*ke,ht=(je.
start+je.count)*ke;Te!==null&&(Be=Math.max(Be,Te.start*ke),ht=Math.min(ht,(Te.start+Te.count)*ke)),Ie!==null?(Be=Math.max(Be,0),ht=Math.min(ht,Ie.count)):ut!=null&&(Be=Math.max(Be,0),ht=Math.min(ht,ut.
count));let Jt=ht-Be;if(Jt<0||Jt===1/0)return;Se.setup(Z,Y,Ee,j,Ie);let It,Lt=ne;if(Ie!==null&&(It=y.get(Ie),Lt=we,Lt.setIndex(It)),Z.isMesh)Y.wireframe===!0?(be.setLineWidth(Y.wireframeLinewidth*hn()),
Lt.setMode(F.LINES)):Lt.setMode(F.TRIANGLES);else if(Z.isLine){let Sn=Y.linewidth;Sn===void 0&&(Sn=1),be.setLineWidth(Sn*hn()),Z.isLineSegments?Lt.setMode(F.LINES):Z.isLineLoop?Lt.setMode(F.LINE_LOOP):
Lt.setMode(F.LINE_STRIP)}else Z.isPoints?Lt.setMode(F.POINTS):Z.isSprite&&Lt.setMode(F.TRIANGLES);if(Z.isBatchedMesh)if(qe.get("WEBGL_multi_draw"))Lt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,
Z._multiDrawCount);else{let Sn=Z._multiDrawStarts,Ue=Z._multiDrawCounts,fn=Z._multiDrawCount,pt=Ie?y.get(Ie).bytesPerElement:1,ps=ze.get(Y).currentProgram.getUniforms();for(let dn=0;dn<fn;dn++)ps.setValue(
F,"_gl_DrawID",dn),Lt.render(Sn[dn]/pt,Ue[dn])}else if(Z.isInstancedMesh)Lt.renderInstances(Be,Jt,Z.count);else if(j.isInstancedBufferGeometry){let Sn=j._maxInstanceCount!==void 0?j._maxInstanceCount:
1/0,Ue=Math.min(j.instanceCount,Sn);Lt.renderInstances(Be,Jt,Ue)}else Lt.render(Be,Jt)};function Jo(M,O,j,Y){V!==null&&M.isNodeMaterial&&V.setObject(Y,M),kt===!0&&ie.setState(M,j,!1),M.transparent===!0&&
M.side===Di&&M.forceSinglePass===!1?(M.side=ei,M.needsUpdate=!0,Ki(M,O,Y),M.side=hr,M.needsUpdate=!0,Ki(M,O,Y),M.side=Di):Ki(M,O,Y)}this.compile=function(M,O,j=null){j===null&&(j=M),V!==null&&V.renderStart(
M,O,j),E=te.get(j),E.init(O),T.push(E),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(O.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),M!==j&&M.traverseVisible(function(Z){Z.isLight&&
Z.layers.test(O.layers)&&(E.pushLight(Z),Z.castShadow&&E.pushShadow(Z))}),E.setupLights(),V!==null&&V.updateLights(E.state.lightsArray),un=this.localClippingEnabled,kt=ie.init(this.clippingPlanes,un),
kt===!0&&ie.setGlobalState(this.clippingPlanes,O),V!==null&&pe.render(E.state.shadowsArray,j,O);let Y=new Set;return M.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Te=Z.
material;if(Te)if(Array.isArray(Te))for(let Pe=0;Pe<Te.length;Pe++){let Ee=Te[Pe];Jo(Ee,j,O,Z),Y.add(Ee)}else Jo(Te,j,O,Z),Y.add(Te)}),E=T.pop(),V!==null&&V.renderEnd(),Y},this.compileAsync=function(M,O,j=null){
let Y=this.compile(M,O,j);return new Promise(Z=>{function Te(){if(Y.forEach(function(Pe){let Ie=ze.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&Y.delete(Pe)}),Y.size===0){Z(M);return}setTimeout(
Te,10)}qe.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let Gr=null;function Wu(M){Gr&&Gr(M)}function ll(){fs.stop()}function Ji(){fs.start()}let fs=new O_;fs.setAnimationLoop(Wu),
typeof self<"u"&&fs.setContext(self),this.setAnimationLoop=function(M){Gr=M,le.setAnimationLoop(M),M===null?fs.stop():fs.start()},le.addEventListener("sessionstart",ll),le.addEventListener("sessionend",
Ji),this.render=function(M,O){if(O!==void 0&&O.isCamera!==!0){Qe("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;V!==null&&V.renderStart(M,O);let j=le.enabled===
!0&&le.isPresenting===!0,Y=G!==null&&(ce===null||j)&&G.begin(N,ce);if(M.matrixWorldAutoUpdate===!0&&M.updateMatrixWorld(),O.parent===null&&O.matrixWorldAutoUpdate===!0&&O.updateMatrixWorld(),le.enabled===
!0&&le.isPresenting===!0&&(G===null||G.isCompositing()===!1)&&(le.cameraAutoUpdate===!0&&le.updateCamera(O),O=le.getCamera()),M.isScene===!0&&M.onBeforeRender(N,M,O,ce),E=te.get(M,T.length),E.init(O),
E.state.textureUnits=Xe.getTextureUnits(),T.push(E),Nt.multiplyMatrices(O.projectionMatrix,O.matrixWorldInverse),O.isArrayCamera?qt.setFromArrayCamera(O):tt.setFromProjectionMatrix(Nt,Ii,O.reversedDepth),
un=this.localClippingEnabled,kt=ie.init(this.clippingPlanes,un),P=xe.get(M,v.length),P.init(),v.push(P),this.info.render.frame++,le.enabled===!0&&le.isPresenting===!0){let Pe=N.xr.getDepthSensingMesh();
Pe!==null&&ds(Pe,O,-1/0,N.sortObjects)}ds(M,O,0,N.sortObjects),P.finish(),V!==null&&V.updateLights(E.state.lightsArray),N.sortObjects===!0&&P.sort(He,it),Qt=le.enabled===!1||le.isPresenting===!1||le.hasDepthSensing()===
!1,Qt&&U.addToRenderList(P,M),this.info.autoReset===!0&&this.info.reset(),kt===!0&&ie.beginShadows();let Z=E.state.shadowsArray;if(pe.render(Z,M,O),kt===!0&&ie.endShadows(),(Y&&G.hasRenderPass())===!1){
let Pe=P.opaque,Ee=P.transmissive;if(E.setupLights(),O.isArrayCamera){let Ie=O.cameras;if(Ee.length>0)for(let ke=0,je=Ie.length;ke<je;ke++){let ut=Ie[ke];Ni(Pe,Ee,M,ut)}Qt&&U.render(M);for(let ke=0,je=Ie.
length;ke<je;ke++){let ut=Ie[ke];Ko(P,M,ut,ut.viewport)}}else Ee.length>0&&Ni(Pe,Ee,M,O),Qt&&U.render(M),Ko(P,M,O)}ce!==null&&z===0&&(Xe.updateMultisampleRenderTarget(ce),Xe.updateRenderTargetMipmap(ce)),
Y&&G.end(N),M.isScene===!0&&M.onAfterRender(N,M,O),Se.resetDefaultState(),K=-1,Q=null,T.pop(),T.length>0?(E=T[T.length-1],Xe.setTextureUnits(E.state.textureUnits),kt===!0&&ie.setGlobalState(N.clippingPlanes,
E.state.camera)):E=null,v.pop(),v.length>0?P=v[v.length-1]:P=null,V!==null&&V.renderEnd()};function ds(M,O,j,Y){if(M.visible===!1)return;if(M.layers.test(O.layers)){if(M.isGroup)j=M.renderOrder;else if(M.
isLOD)M.autoUpdate===!0&&M.update(O);else if(M.isLight)E.pushLight(M),M.castShadow&&E.pushShadow(M);else if(M.isSprite){let Pe=O.isArrayCamera?qt:tt;if(!M.frustumCulled||M.intersectsFrustum(Pe)){Y&&vt.
setFromMatrixPosition(M.matrixWorld).applyMatrix4(Nt);let Ee=ue.update(M),Ie=M.material;Ie.visible&&P.push(M,Ee,Ie,j,vt.z,null,O)}}else if(M.isMesh||M.isLine||M.isPoints){let Pe=O.isArrayCamera?qt:tt;
if(!M.frustumCulled||M.intersectsFrustum(Pe)){let Ee=ue.update(M),Ie=M.material;if(Y&&(M.boundingSphere!==void 0?(M.boundingSphere===null&&M.computeBoundingSphere(),vt.copy(M.boundingSphere.center)):(Ee.
boundingSphere===null&&Ee.computeBoundingSphere(),vt.copy(Ee.boundingSphere.center)),vt.applyMatrix4(M.matrixWorld).applyMatrix4(Nt)),Array.isArray(Ie)){let ke=Ee.groups;for(let je=0,ut=ke.length;je<ut;je++){
let Be=ke[je],ht=Ie[Be.materialIndex];ht&&ht.visible&&P.push(M,Ee,ht,j,vt.z,Be,O)}}else Ie.visible&&P.push(M,Ee,Ie,j,vt.z,null,O)}}}let Te=M.children;for(let Pe=0,Ee=Te.length;Pe<Ee;Pe++)ds(Te[Pe],O,j,
Y)}function Ko(M,O,j,Y){let{opaque:Z,transmissive:Te,transparent:Pe}=M;E.setupLightsView(j),kt===!0&&ie.setGlobalState(N.clippingPlanes,j),Y&&be.viewport(se.copy(Y)),Z.length>0&&en(Z,O,j),Te.length>0&&
en(Te,O,j),Pe.length>0&&en(Pe,O,j),be.buffers.depth.setTest(!0),be.buffers.depth.setMask(!0),be.buffers.color.setMask(!0),be.setPolygonOffset(!1)}function Ni(M,O,j,Y){if((j.isScene===!0?j.overrideMaterial:
null)!==null)return;if(E.state.transmissionRenderTarget[Y.id]===void 0){let Be=qe.has("EXT_color_buffer_half_float")||qe.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[Y.id]=new Qn(1,1,
{generateMipmaps:!0,type:Be?$i:Mi,minFilter:Ls,samples:Math.max(4,st.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,
colorSpace:gt.workingColorSpace})}let Te=E.state.transmissionRenderTarget[Y.id],Pe=Y.viewport||se;Te.setSize(Pe.z*N.transmissionResolutionScale,Pe.w*N.transmissionResolutionScale);let Ee=N.getRenderTarget(),
Ie=N.getActiveCubeFace(),ke=N.getActiveMipmapLevel();N.setRenderTarget(Te),N.getClearColor(ee),me=N.getClearAlpha(),me<1&&N.setClearColor(16777215,.5),N.clear(),Qt&&U.render(j);let je=N.toneMapping;N.
toneMapping=cs;let ut=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),E.setupLightsView(Y),kt===!0&&ie.setGlobalState(N.clippingPlanes,Y),en(M,j,Y),Xe.updateMultisampleRenderTarget(Te),Xe.updateRenderTargetMipmap(
Te),qe.has("WEBGL_multisampled_render_to_texture")===!1){let Be=!1;for(let ht=0,Jt=O.length;ht<Jt;ht++){let It=O[ht],{object:Lt,geometry:Sn,material:Ue,group:fn}=It;if(Ue.side===Di&&Lt.layers.test(Y.layers)){
let pt=Ue.side;Ue.side=ei,Ue.needsUpdate=!0,ln(Lt,j,Y,Sn,Ue,fn),Ue.side=pt,Ue.needsUpdate=!0,Be=!0}}Be===!0&&(Xe.updateMultisampleRenderTarget(Te),Xe.updateRenderTargetMipmap(Te))}N.setRenderTarget(Ee,
Ie,ke),N.setClearColor(ee,me),ut!==void 0&&(Y.viewport=ut),N.toneMapping=je}function en(M,O,j){let Y=O.isScene===!0?O.overrideMaterial:null;for(let Z=0,Te=M.length;Z<Te;Z++){let Pe=M[Z],{object:Ee,geometry:Ie,
group:ke}=Pe,je=Pe.material;je.allowOverride===!0&&Y!==null&&(je=Y),Ee.layers.test(j.layers)&&ln(Ee,O,j,Ie,je,ke)}}function ln(M,O,j,Y,Z,Te){V!==null&&Z.isNodeMaterial&&V.setObject(M,Z),M.onBeforeRender(
N,O,j,Y,Z,Te),M.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,M.matrixWorld),M.normalMatrix.getNormalMatrix(M.modelViewMatrix),Z.onBeforeRender(N,O,j,Y,M,Te),Z.transparent===!0&&Z.side===Di&&Z.
forceSinglePass===!1?(Z.side=ei,Z.needsUpdate=!0,N.renderBufferDirect(j,O,Y,Z,M,Te),Z.side=hr,Z.needsUpdate=!0,N.renderBufferDirect(j,O,Y,Z,M,Te),Z.side=Di):N.renderBufferDirect(j,O,Y,Z,M,Te),M.onAfterRender(
N,O,j,Y,Z,Te)}function cn(M){let O=0;for(let j of M)j.texture!==null&&O++;return O}function Ki(M,O,j){O.isScene!==!0&&(O=yn);let Y=ze.get(M),Z=E.state.lights,Te=E.state.shadowsArray,Pe=Z.state.version,
Ee=oe.getParameters(M,Z.state,Te,O,j,E.state.lightProbeGridArray),Ie=oe.getProgramCacheKey(Ee),ke=Y.programs;Y.environment=M.isMeshStandardMaterial||M.isMeshLambertMaterial||M.isMeshPhongMaterial?O.environment:
null,Y.fog=O.fog;let je=M.isMeshStandardMaterial||M.isMeshLambertMaterial&&!M.envMap||M.isMeshPhongMaterial&&!M.envMap;Y.envMap=A.get(M.envMap||Y.environment,je),Y.envMapRotation=Y.environment!==null&&
M.envMap===null?O.environmentRotation:M.envMapRotation,ke===void 0&&(M.addEventListener("dispose",rt),ke=new Map,Y.programs=ke,Y.programVariants=new Map);let ut=ke.get(Ie);if(ut!==void 0){if(Y.currentProgram===
ut&&Y.lightsStateVersion===Pe)return jo(M,Ee),ut}else Ee.uniforms=oe.getUniforms(M),V!==null&&M.isNodeMaterial&&V.build(M,j,Ee),M.onBeforeCompile(Ee,N),ut=oe.acquireProgram(Ee,Ie),ke.set(Ie,ut),Y.uniforms=
Ee.uniforms;let Be=Y.uniforms;return(!M.isShaderMaterial&&!M.isRawShaderMaterial||M.clipping===!0)&&(Be.clippingPlanes=ie.uniform),jo(M,Ee),Y.needsLights=Fs(M),Y.lightsStateVersion=Pe,Y.needsLights&&(Be.
ambientLightColor.value=Z.state.ambient,Be.lightProbe.value=Z.state.probe,Be.sunLights.value=Z.state.sun,Be.sunLightShadows.value=Z.state.sunShadow,Be.directionalLights.value=Z.state.directional,Be.directionalLightShadows.
value=Z.state.directionalShadow,Be.spotLights.value=Z.state.spot,Be.spotLightShadows.value=Z.state.spotShadow,Be.rectAreaLights.value=Z.state.rectArea,Be.ltc_1.value=Z.state.rectAreaLTC1,Be.ltc_2.value=
Z.state.rectAreaLTC2,Be.pointLights.value=Z.state.point,Be.pointLightShadows.value=Z.state.pointShadow,Be.hemisphereLights.value=Z.state.hemi,Be.sunShadowMatrix.value=Z.state.sunShadowMatrix,Be.sunShadowCascade.
value=Z.state.sunShadowCascade,Be.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Be.spotLightMatrix.value=Z.state.spotLightMatrix,Be.spotLightMap.value=Z.state.spotLightMap,Be.pointShadowMatrix.
value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=cn(E.state.lightProbeGridArray),Y.currentProgram=ut,Y.uniformsList=null,ut}function oi(M,O,j,Y,Z){let Te=ze.get(M),Pe=Te.currentProgram.id+","+Y+"\
,"+Z,Ee=Te.programVariants.get(Pe);return Ee===void 0?(Ee=Ki(M,O,j),Te.programVariants.set(Pe,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=Y,Te.toneMapping=Z),Ee}function Us(M){
if(M.uniformsList===null){let O=M.currentProgram.getUniforms();M.uniformsList=Yo.seqWithValue(O.seq,M.uniforms)}return M.uniformsList}function jo(M,O){let j=ze.get(M);j.outputColorSpace=O.outputColorSpace,
j.batching=O.batching,j.batchingColor=O.batchingColor,j.instancing=O.instancing,j.instancingColor=O.instancingColor,j.instancingMorph=O.instancingMorph,j.skinning=O.skinning,j.morphTargets=O.morphTargets,
j.morphNormals=O.morphNormals,j.morphColors=O.morphColors,j.morphTargetsCount=O.morphTargetsCount,j.numClippingPlanes=O.numClippingPlanes,j.numIntersection=O.numClipIntersection,j.vertexAlphas=O.vertexAlphas,
j.vertexTangents=O.vertexTangents,j.toneMapping=O.toneMapping}function Qo(M,O,j,Y,Z){O.isScene!==!0&&(O=yn),Xe.resetTextureUnits();let Te=O.fog,Pe=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.
isMeshPhongMaterial?O.environment:null,Ee=ce===null?N.outputColorSpace:ce.isXRRenderTarget===!0?ce.texture.colorSpace:gt.workingColorSpace,Ie=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||
Y.isMeshPhongMaterial&&!Y.envMap,ke=A.get(Y.envMap||Pe,Ie),je=Y.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,ut=!!j.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Be=!!j.
morphAttributes.position,ht=!!j.morphAttributes.normal,Jt=!!j.morphAttributes.color,It=cs;Y.toneMapped&&(ce===null||ce.isXRRenderTarget===!0)&&(It=N.toneMapping);let Lt=j.morphAttributes.position||j.morphAttributes.
normal||j.morphAttributes.color,Sn=Lt!==void 0?Lt.length:0,Ue=ze.get(Y),fn=E.state.lights;if(kt===!0&&(un===!0||M!==Q)){let Dt=M===Q&&Y.id===K;ie.setState(Y,M,Dt)}let pt=!1,ps=!1;Y.version===Ue.__version?
Ue.needsLights&&Ue.lightsStateVersion!==fn.state.version||Z.isBatchedMesh&&Ue.batching===!1||!Z.isBatchedMesh&&Ue.batching===!0||Z.isBatchedMesh&&Ue.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&
Ue.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Ue.instancing===!1||!Z.isInstancedMesh&&Ue.instancing===!0||Z.isSkinnedMesh&&Ue.skinning===!1||!Z.isSkinnedMesh&&Ue.skinning===!0||Z.
isInstancedMesh&&Ue.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Ue.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Ue.instancingMorph===!0&&Z.morphTexture===null||
Z.isInstancedMesh&&Ue.instancingMorph===!1&&Z.morphTexture!==null||Ue.envMap!==ke||Y.fog===!0&&Ue.fog!==Te||Ue.numClippingPlanes!==void 0&&(Ue.numClippingPlanes!==ie.numPlanes||Ue.numIntersection!==ie.
numIntersection)||Ue.vertexAlphas!==je||Ue.vertexTangents!==ut||Ue.morphTargets!==Be||Ue.morphNormals!==ht||Ue.morphColors!==Jt||Ue.morphTargetsCount!==Sn||Ue.numLightProbeGrids!==cn(E.state.lightProbeGridArray)?
pt=!0:(Ue.outputColorSpace!==Ee||Ue.toneMapping!==It)&&(ps=!0):(pt=!0,Ue.__version=Y.version);let dn=Ue.currentProgram;(pt===!0||ps===!0)&&(dn=ps===!0?oi(Y,O,Z,Ee,It):Ki(Y,O,Z),V&&Y.isNodeMaterial&&V.
onUpdateProgram(Y,dn,Ue));let Xr=!1,ji=!1,ms=!1,at=dn.getUniforms(),tn=Ue.uniforms;if(be.useProgram(dn.program)&&(Xr=!0,ji=!0,ms=!0),Y.id!==K&&(K=Y.id,ji=!0),Xr||Q!==M){be.buffers.depth.getReversed()&&
M.reversedDepth!==!0&&(M._reversedDepth=!0,M.updateProjectionMatrix()),at.setValue(F,"projectionMatrix",M.projectionMatrix),at.setValue(F,"viewMatrix",M.matrixWorldInverse);let pn=at.map.cameraPosition;
pn!==void 0&&pn.setValue(F,Cn.setFromMatrixPosition(M.matrixWorld)),st.logarithmicDepthBuffer&&at.setValue(F,"logDepthBufFC",2/(Math.log(M.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||
Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&at.setValue(F,"isOrthographic",M.isOrthographicCamera===!0),Q!==M&&(Q=M,ji=!0,ms=!0)}if(Ue.needsLights&&(fn.
state.sunShadowMap.length>0&&at.setValue(F,"sunShadowMap",fn.state.sunShadowMap,Xe),fn.state.directionalShadowMap.length>0&&at.setValue(F,"directionalShadowMap",fn.state.directionalShadowMap,Xe),fn.state.
spotShadowMap.length>0&&at.setValue(F,"spotShadowMap",fn.state.spotShadowMap,Xe),fn.state.pointShadowMap.length>0&&at.setValue(F,"pointShadowMap",fn.state.pointShadowMap,Xe)),Z.isSkinnedMesh){at.setOptional(
F,Z,"bindMatrix"),at.setOptional(F,Z,"bindMatrixInverse");let Dt=Z.skeleton;Dt&&(Dt.boneTexture===null&&Dt.computeBoneTexture(),at.setValue(F,"boneTexture",Dt.boneTexture,Xe))}Z.isBatchedMesh&&(at.setOptional(
F,Z,"batchingTexture"),at.setValue(F,"batchingTexture",Z._matricesTexture,Xe),at.setOptional(F,Z,"batchingIdTexture"),at.setValue(F,"batchingIdTexture",Z._indirectTexture,Xe),at.setOptional(F,Z,"batch\
ingColorTexture"),Z._colorsTexture!==null&&at.setValue(F,"batchingColorTexture",Z._colorsTexture,Xe));let Yn=j.morphAttributes;if((Yn.position!==void 0||Yn.normal!==void 0||Yn.color!==void 0)&&re.update(
Z,j,dn),(ji||Ue.receiveShadow!==Z.receiveShadow)&&(Ue.receiveShadow=Z.receiveShadow,at.setValue(F,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&
Y.envMap===null&&O.environment!==null&&(tn.envMapIntensity.value=O.environmentIntensity),tn.dfgLUT!==void 0&&(tn.dfgLUT.value=HT()),ji){if(at.setValue(F,"toneMappingExposure",N.toneMappingExposure),Ue.
needsLights&&Hr(tn,ms),Te&&Y.fog===!0&&_e.refreshFogUniforms(tn,Te),_e.refreshMaterialUniforms(tn,Y,Me,Ae,E.state.transmissionRenderTarget[M.id]),Ue.needsLights&&Ue.numLightProbeGrids>0){let Dt=b,pn=0;
for(let Vn of E.state.lightProbeGridArray)Vn.texture!==null&&(Dt.textures[pn]=Vn.texture,Dt.min[pn]=Vn.boundingBox.min,Dt.max[pn]=Vn.boundingBox.max,Dt.resolution[pn]=Vn.resolution,pn++);for(let Vn in Dt)
Dt[Vn].length=pn;tn.probesSH.value=Dt.textures,tn.probesMin.value=Dt.min,tn.probesMax.value=Dt.max,tn.probesResolution.value=Dt.resolution}Yo.upload(F,Us(Ue),tn,Xe)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===
!0&&(Yo.upload(F,Us(Ue),tn,Xe),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&at.setValue(F,"center",Z.center),at.setValue(F,"modelViewMatrix",Z.modelViewMatrix),at.setValue(F,"normalMatrix",Z.normalMatrix),
at.setValue(F,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Dt=Y.uniformsGroups;for(let pn=0,Vn=Dt.length;pn<Vn;pn++){let cl=Dt[pn];Ge.update(cl,dn),Ge.bind(cl,dn)}}return dn}function Hr(M,O){
M.ambientLightColor.needsUpdate=O,M.lightProbe.needsUpdate=O,M.sunLights.needsUpdate=O,M.sunLightShadows.needsUpdate=O,M.directionalLights.needsUpdate=O,M.directionalLightShadows.needsUpdate=O,M.pointLights.
needsUpdate=O,M.pointLightShadows.needsUpdate=O,M.spotLights.needsUpdate=O,M.spotLightShadows.needsUpdate=O,M.rectAreaLights.needsUpdate=O,M.hemisphereLights.needsUpdate=O}function Fs(M){return M.isMeshLambertMaterial||
M.isMeshToonMaterial||M.isMeshPhongMaterial||M.isMeshStandardMaterial||M.isShadowMaterial||M.isShaderMaterial&&M.lights===!0}this.getActiveCubeFace=function(){return J},this.getActiveMipmapLevel=function(){
return z},this.getRenderTarget=function(){return ce},this.setRenderTargetTextures=function(M,O,j){let Y=ze.get(M);Y.__autoAllocateDepthBuffer=M.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&
(Y.__useRenderToTexture=!1),ze.get(M.texture).__webglTexture=O,ze.get(M.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:j,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(M,O){
let j=ze.get(M);j.__webglFramebuffer=O,j.__useDefaultFramebuffer=O===void 0},this.setRenderTarget=function(M,O=0,j=0){ce=M,J=O,z=j;let Y=null,Z=!1,Te=!1;if(M){let Ee=ze.get(M);if(Ee.__useDefaultFramebuffer!==
void 0){be.bindFramebuffer(F.FRAMEBUFFER,Ee.__webglFramebuffer),se.copy(M.viewport),fe.copy(M.scissor),he=M.scissorTest,be.viewport(se),be.scissor(fe),be.setScissorTest(he),K=-1;return}else if(Ee.__webglFramebuffer===
void 0)Xe.setupRenderTarget(M);else if(Ee.__hasExternalTextures)Xe.rebindTextures(M,ze.get(M.texture).__webglTexture,ze.get(M.depthTexture).__webglTexture);else if(M.depthBuffer){let je=M.depthTexture;
if(Ee.__boundDepthTexture!==je){if(je!==null&&ze.has(je)&&(M.width!==je.image.width||M.height!==je.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incor\
rect size.");Xe.setupDepthRenderbuffer(M)}}let Ie=M.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Te=!0);let ke=ze.get(M).__webglFramebuffer;M.isWebGLCubeRenderTarget?
(Array.isArray(ke[O])?Y=ke[O][j]:Y=ke[O],Z=!0):M.samples>0&&Xe.useMultisampledRTT(M)===!1?Y=ze.get(M).__webglMultisampledFramebuffer:Array.isArray(ke)?Y=ke[j]:Y=ke,se.copy(M.viewport),fe.copy(M.scissor),
he=M.scissorTest}else se.copy(Ve).multiplyScalar(Me).floor(),fe.copy(ct).multiplyScalar(Me).floor(),he=ot;if(j!==0&&(Y=k),be.bindFramebuffer(F.FRAMEBUFFER,Y)&&be.drawBuffers(M,Y),be.viewport(se),be.scissor(
fe),be.setScissorTest(he),Z){let Ee=ze.get(M.texture);F.framebufferTexture2D(F.FRAMEBUFFER,F.COLOR_ATTACHMENT0,F.TEXTURE_CUBE_MAP_POSITIVE_X+O,Ee.__webglTexture,j)}else if(Te){let Ee=O;for(let Ie=0;Ie<
M.textures.length;Ie++){let ke=ze.get(M.textures[Ie]);F.framebufferTextureLayer(F.FRAMEBUFFER,F.COLOR_ATTACHMENT0+Ie,ke.__webglTexture,j,Ee)}}else if(M!==null&&j!==0){let Ee=ze.get(M.texture);F.framebufferTexture2D(
F.FRAMEBUFFER,F.COLOR_ATTACHMENT0,F.TEXTURE_2D,Ee.__webglTexture,j)}K=-1};function Wr(M){let O=ze.get(M);return(O.__readFormat!==M.format||O.__readType!==M.type)&&(O.__readFormat=M.format,O.__readType=
M.type,O.__formatReadable=st.textureFormatReadable(M.format),O.__typeReadable=st.textureTypeReadable(M.type)),O}this.readRenderTargetPixels=function(M,O,j,Y,Z,Te,Pe,Ee=0){if(!(M&&M.isWebGLRenderTarget)){
Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=ze.get(M).__webglFramebuffer;if(M.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(
Ie)&&(Ie=Ie[0])),Ie){be.bindFramebuffer(F.FRAMEBUFFER,Ie);try{let ke=M.textures[Ee],je=ke.format,ut=ke.type;M.textures.length>1&&F.readBuffer(F.COLOR_ATTACHMENT0+Ee);let Be=Wr(ke);if(Be.__formatReadable===
!1){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Be.__typeReadable===!1){Qe("WebGLRenderer.readRenderTargetPixels: renderTarget i\
s not in UnsignedByteType or implementation defined type.");return}O>=0&&O<=M.width-Y&&j>=0&&j<=M.height-Z&&F.readPixels(O,j,Y,Z,ge.convert(je),ge.convert(ut),Te)}finally{let ke=ce!==null?ze.get(ce).__webglFramebuffer:
null;be.bindFramebuffer(F.FRAMEBUFFER,ke)}}},this.readRenderTargetPixelsAsync=async function(M,O,j,Y,Z,Te,Pe,Ee=0){if(!(M&&M.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetP\
ixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=ze.get(M).__webglFramebuffer;if(M.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(O>=0&&O<=M.width-Y&&
j>=0&&j<=M.height-Z){be.bindFramebuffer(F.FRAMEBUFFER,Ie);let ke=M.textures[Ee],je=ke.format,ut=ke.type;M.textures.length>1&&F.readBuffer(F.COLOR_ATTACHMENT0+Ee);let Be=Wr(ke);if(Be.__formatReadable===
!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.read\
RenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let ht=F.createBuffer();F.bindBuffer(F.PIXEL_PACK_BUFFER,ht),F.bufferData(F.PIXEL_PACK_BUFFER,Te.byteLength,
F.STREAM_READ),F.readPixels(O,j,Y,Z,ge.convert(je),ge.convert(ut),0),F.bindBuffer(F.PIXEL_PACK_BUFFER,null);let Jt=ce!==null?ze.get(ce).__webglFramebuffer:null;be.bindFramebuffer(F.FRAMEBUFFER,Jt);let It=F.
fenceSync(F.SYNC_GPU_COMMANDS_COMPLETE,0);return F.flush(),await l_(F,It,4),F.bindBuffer(F.PIXEL_PACK_BUFFER,ht),F.getBufferSubData(F.PIXEL_PACK_BUFFER,0,Te),F.bindBuffer(F.PIXEL_PACK_BUFFER,null),F.deleteBuffer(
ht),F.deleteSync(It),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(M,O=null,j=0){let Y=Math.
pow(2,-j),Z=Math.floor(M.image.width*Y),Te=Math.floor(M.image.height*Y),Pe=O!==null?O.x:0,Ee=O!==null?O.y:0;Xe.setTexture2D(M,0),F.copyTexSubImage2D(F.TEXTURE_2D,j,0,0,Pe,Ee,Z,Te),be.unbindTexture()},
this.copyTextureToTexture=function(M,O,j=null,Y=null,Z=0,Te=0){let Pe,Ee,Ie,ke,je,ut,Be,ht,Jt,It=M.isCompressedTexture?M.mipmaps[Te]:M.image;if(j!==null)Pe=j.max.x-j.min.x,Ee=j.max.y-j.min.y,Ie=j.isBox3?
j.max.z-j.min.z:1,ke=j.min.x,je=j.min.y,ut=j.isBox3?j.min.z:0;else{let at=Math.pow(2,-Z);Pe=Math.floor(It.width*at),Ee=Math.floor(It.height*at),M.isDataArrayTexture?Ie=It.depth:M.isData3DTexture?Ie=Math.
floor(It.depth*at):Ie=1,ke=0,je=0,ut=0}Y!==null?(Be=Y.x,ht=Y.y,Jt=Y.z):(Be=0,ht=0,Jt=0);let Lt=ge.convert(O.format),Sn=ge.convert(O.type),Ue;O.isData3DTexture?(Xe.setTexture3D(O,0),Ue=F.TEXTURE_3D):O.
isDataArrayTexture||O.isCompressedArrayTexture?(Xe.setTexture2DArray(O,0),Ue=F.TEXTURE_2D_ARRAY):(Xe.setTexture2D(O,0),Ue=F.TEXTURE_2D),be.activeTexture(F.TEXTURE0),be.pixelStorei(F.UNPACK_FLIP_Y_WEBGL,
O.flipY),be.pixelStorei(F.UNPACK_PREMULTIPLY_ALPHA_WEBGL,O.premultiplyAlpha),be.pixelStorei(F.UNPACK_ALIGNMENT,O.unpackAlignment);let fn=be.getParameter(F.UNPACK_ROW_LENGTH),pt=be.getParameter(F.UNPACK_IMAGE_HEIGHT),
ps=be.getParameter(F.UNPACK_SKIP_PIXELS),dn=be.getParameter(F.UNPACK_SKIP_ROWS),Xr=be.getParameter(F.UNPACK_SKIP_IMAGES);be.pixelStorei(F.UNPACK_ROW_LENGTH,It.width),be.pixelStorei(F.UNPACK_IMAGE_HEIGHT,
It.height),be.pixelStorei(F.UNPACK_SKIP_PIXELS,ke),be.pixelStorei(F.UNPACK_SKIP_ROWS,je),be.pixelStorei(F.UNPACK_SKIP_IMAGES,ut);let ji=M.isDataArrayTexture||M.isData3DTexture,ms=O.isDataArrayTexture||
O.isData3DTexture;if(M.isDepthTexture){let at=ze.get(M),tn=ze.get(O),Yn=ze.get(at.__renderTarget),Dt=ze.get(tn.__renderTarget);be.bindFramebuffer(F.READ_FRAMEBUFFER,Yn.__webglFramebuffer),be.bindFramebuffer(
F.DRAW_FRAMEBUFFER,Dt.__webglFramebuffer);for(let pn=0;pn<Ie;pn++)ji&&(F.framebufferTextureLayer(F.READ_FRAMEBUFFER,F.COLOR_ATTACHMENT0,ze.get(M).__webglTexture,Z,ut+pn),F.framebufferTextureLayer(F.DRAW_FRAMEBUFFER,
F.COLOR_ATTACHMENT0,ze.get(O).__webglTexture,Te,Jt+pn)),F.blitFramebuffer(ke,je,ke+Pe,je+Ee,Be,ht,Be+Pe,ht+Ee,F.DEPTH_BUFFER_BIT,F.NEAREST);be.bindFramebuffer(F.READ_FRAMEBUFFER,null),be.bindFramebuffer(
F.DRAW_FRAMEBUFFER,null)}else if(Z!==0||M.isRenderTargetTexture||ze.has(M)){let at=ze.get(M),tn=ze.get(O);be.bindFramebuffer(F.READ_FRAMEBUFFER,D),be.bindFramebuffer(F.DRAW_FRAMEBUFFER,H);for(let Yn=0;Yn<
Ie;Yn++)ji?F.framebufferTextureLayer(F.READ_FRAMEBUFFER,F.COLOR_ATTACHMENT0,at.__webglTexture,Z,ut+Yn):F.framebufferTexture2D(F.READ_FRAMEBUFFER,F.COLOR_ATTACHMENT0,F.TEXTURE_2D,at.__webglTexture,Z),ms?
F.framebufferTextureLayer(F.DRAW_FRAMEBUFFER,F.COLOR_ATTACHMENT0,tn.__webglTexture,Te,Jt+Yn):F.framebufferTexture2D(F.DRAW_FRAMEBUFFER,F.COLOR_ATTACHMENT0,F.TEXTURE_2D,tn.__webglTexture,Te),Z!==0?F.blitFramebuffer(
ke,je,ke+Pe,je+Ee,Be,ht,Be+Pe,ht+Ee,F.COLOR_BUFFER_BIT,F.NEAREST):ms?F.copyTexSubImage3D(Ue,Te,Be,ht,Jt+Yn,ke,je,Pe,Ee):F.copyTexSubImage2D(Ue,Te,Be,ht,ke,je,Pe,Ee);be.bindFramebuffer(F.READ_FRAMEBUFFER,
null),be.bindFramebuffer(F.DRAW_FRAMEBUFFER,null)}else ms?M.isDataTexture||M.isData3DTexture?F.texSubImage3D(Ue,Te,Be,ht,Jt,Pe,Ee,Ie,Lt,Sn,It.data):O.isCompressedArrayTexture?F.compressedTexSubImage3D(
Ue,Te,Be,ht,Jt,Pe,Ee,Ie,Lt,It.data):F.texSubImage3D(Ue,Te,Be,ht,Jt,Pe,Ee,Ie,Lt,Sn,It):M.isDataTexture?F.texSubImage2D(F.TEXTURE_2D,Te,Be,ht,Pe,Ee,Lt,Sn,It.data):M.isCompressedTexture?F.compressedTexSubImage2D(
F.TEXTURE_2D,Te,Be,ht,It.width,It.height,Lt,It.data):F.texSubImage2D(F.TEXTURE_2D,Te,Be,ht,Pe,Ee,Lt,Sn,It);be.pixelStorei(F.UNPACK_ROW_LENGTH,fn),be.pixelStorei(F.UNPACK_IMAGE_HEIGHT,pt),be.pixelStorei(
F.UNPACK_SKIP_PIXELS,ps),be.pixelStorei(F.UNPACK_SKIP_ROWS,dn),be.pixelStorei(F.UNPACK_SKIP_IMAGES,Xr),Te===0&&O.generateMipmaps===!0&&O.mipmapsAutoUpdate===!0&&F.generateMipmap(Ue),be.unbindTexture()},
this.initRenderTarget=function(M){ze.get(M).__webglFramebuffer===void 0&&Xe.setupRenderTarget(M)},this.initTexture=function(M){M.isCubeTexture?Xe.setTextureCube(M,0):M.isData3DTexture?Xe.setTexture3D(
M,0):M.isDataArrayTexture||M.isCompressedArrayTexture?Xe.setTexture2DArray(M,0):Xe.setTexture2D(M,0),be.unbindTexture()},this.resetState=function(){J=0,z=0,ce=null,be.reset(),Se.reset()},typeof __THREE_DEVTOOLS__<
"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ii}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=
e;let t=this.getContext();t.drawingBufferColorSpace=gt._getDrawingBufferColorSpace(e),t.unpackColorSpace=gt._getUnpackColorSpace()}};var Z_={type:"change"},pd={type:"start"},J_={type:"end"},ku=new Nr,$_=new vi,WT=Math.cos(70*jf.DEG2RAD),An=new q,ri=2*Math.PI,At={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,
TOUCH_DOLLY_ROTATE:6},dd=1e-6,zu=class extends Ya{constructor(e,t=null){super(e,t),this.state=At.NONE,this.target=new q,this.cursor=new q,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=
1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.
enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=
!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:cr.ROTATE,MIDDLE:cr.DOLLY,RIGHT:cr.PAN},this.touches={ONE:ur.ROTATE,TWO:ur.
DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new q,this.
_lastQuaternion=new xi,this._lastTargetPosition=new q,this._quat=new xi().setFromUnitVectors(e.up,new q(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Vo,this._sphericalDelta=
new Vo,this._scale=1,this._panOffset=new q,this._rotateStart=new Ze,this._rotateEnd=new Ze,this._rotateDelta=new Ze,this._panStart=new Ze,this._panEnd=new Ze,this._panDelta=new Ze,this._dollyStart=new Ze,
this._dollyEnd=new Ze,this._dollyDelta=new Ze,this._dollyDirection=new q,this._mouse=new Ze,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=
qT.bind(this),this._onPointerDown=XT.bind(this),this._onPointerUp=YT.bind(this),this._onContextMenu=eE.bind(this),this._onMouseWheel=JT.bind(this),this._onKeyDown=KT.bind(this),this._onTouchStart=jT.bind(
this),this._onTouchMove=QT.bind(this),this._onMouseDown=ZT.bind(this),this._onMouseMove=$T.bind(this),this._interceptControlDown=tE.bind(this),this._interceptControlUp=nE.bind(this),this.domElement!==
null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this.
_cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener(
"contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,
capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=At.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener(
"pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.
removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("k\
eydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions=
{},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){
return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&
(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=
this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(Z_),this.update(),
this.state=At.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){
this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;An.copy(t).sub(this.target),An.applyQuaternion(this._quat),this._spherical.setFromVector3(An),this.autoRotate&&this.state===At.
NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):
(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=ri:i>Math.PI&&
(i-=ri),s<-Math.PI?s+=ri:s>Math.PI&&(s-=ri),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):
Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(
this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;
if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=
this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(An.setFromSpherical(this._spherical),An.applyQuaternion(this._quatInverse),t.copy(this.target).add(An),this.object.
lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this.
_sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=An.length();o=this._clampDistance(a*this._scale);
let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new q(this._mouse.x,this._mouse.y,0);a.unproject(
this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new q(
this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=An.length()}else console.warn("WARNING: OrbitControls.js encountered an unk\
nown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):
(ku.origin.copy(this.object.position),ku.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(ku.direction))<WT?this.object.lookAt(this.target):($_.setFromNormalAndCoplanarPoint(
this.object.up,this.target),ku.intersectPlane($_,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.
zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>dd||8*
(1-this._lastQuaternion.dot(this.object.quaternion))>dd||this._lastTargetPosition.distanceToSquared(this.target)>dd?(this.dispatchEvent(Z_),this._lastPosition.copy(this.object.position),this._lastQuaternion.
copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?ri/60*this.autoRotateSpeed*e:ri/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.
abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){An.setFromMatrixColumn(t,0),An.multiplyScalar(-e),this.
_panOffset.add(An)}_panUp(e,t){this.screenSpacePanning===!0?An.setFromMatrixColumn(t,1):(An.setFromMatrixColumn(t,0),An.crossVectors(this.object.up,An)),An.multiplyScalar(e),this._panOffset.add(An)}_pan(e,t){
let i=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;An.copy(s).sub(this.target);let r=An.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/i.clientHeight,
this.object.matrix),this._panUp(2*t*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.
object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan\
 disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera typ\
e - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unkn\
own camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let i=this.domElement.getBoundingClientRect(),s=e-i.left,
r=t-i.top,o=i.width,a=i.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){
return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),
this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(
this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ri*this._rotateDelta.x/t.clientHeight),this._rotateUp(ri*this._rotateDelta.y/t.clientHeight),
this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?
this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=
!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this.
_panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(
e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.
UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:
e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.
ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.
ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-ri*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),
this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.
set(i,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(
i,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(
e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){
if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let i=this._getSecondPointerPosition(e),s=.5*(e.pageX+i.x),r=.5*(e.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(
this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ri*this._rotateDelta.x/t.clientHeight),this._rotateUp(ri*this._rotateDelta.y/t.clientHeight),
this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+
t.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){
let t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this.
_dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(
e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.
push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){
for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Ze,this._pointerPositions[e.pointerId]=
t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,
i={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}};function XT(n){this.enabled!==
!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener(
"pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n),this._cursorStyle==="grab"&&(this.domElement.style.
cursor="grabbing")))}function qT(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function YT(n){switch(this._removePointer(n),this._pointers.length){case 0:this.
domElement.releasePointerCapture(n.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),
this.dispatchEvent(J_),this.state=At.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,
pageX:t.x,pageY:t.y});break}}function ZT(n){let e;switch(n.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case cr.
DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=At.DOLLY;break;case cr.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(
n),this.state=At.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=At.ROTATE}break;case cr.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this.
_handleMouseDownRotate(n),this.state=At.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=At.PAN}break;default:this.state=At.NONE}this.state!==At.NONE&&this.dispatchEvent(
pd)}function $T(n){switch(this.state){case At.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case At.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case At.
PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function JT(n){this.enabled===!1||this.enableZoom===!1||this.state!==At.NONE||(n.preventDefault(),this.dispatchEvent(pd),this._handleMouseWheel(
this._customWheelEvent(n)),this.dispatchEvent(J_))}function KT(n){this.enabled!==!1&&this._handleKeyDown(n)}function jT(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.
ONE){case ur.ROTATE:if(this.enableRotate===!1){this.state=At.NONE;break}this._handleTouchStartRotate(n),this.state=At.TOUCH_ROTATE;break;case ur.PAN:if(this.enablePan===!1){this.state=At.NONE;break}this.
_handleTouchStartPan(n),this.state=At.TOUCH_PAN;break;default:this.state=At.NONE}break;case 2:switch(this.touches.TWO){case ur.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(
n),this.state=At.TOUCH_DOLLY_PAN;break;case ur.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=At.TOUCH_DOLLY_ROTATE;break;default:this.
state=At.NONE}break;default:this.state=At.NONE}this.state!==At.NONE&&this.dispatchEvent(pd)}function QT(n){switch(this._trackPointer(n),this.state){case At.TOUCH_ROTATE:if(this.enableRotate===!1)return;
this._handleTouchMoveRotate(n),this.update();break;case At.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case At.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.
enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case At.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();
break;default:this.state=At.NONE}}function eE(n){this.enabled!==!1&&n.preventDefault()}function tE(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",
this._interceptControlUp,{passive:!0,capture:!0}))}function nE(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,
capture:!0}))}var K_=`
uniform mat4 modelMatrix;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
`,md=`
vec3 shade(vec3 color, vec3 normal, vec3 position) {
  vec3 view = normalize(-position);
  float key = max(dot(normal, normalize(vec3(-0.4, 0.7, 0.6))), 0.0);
  float fill = 0.5 + 0.5 * normal.y;
  float rim = pow(1.0 - max(dot(normal, view), 0.0), 3.0);
  return color * (0.42 + 0.18 * fill + 0.46 * key) * (1.0 - 0.35 * rim);
}
vec4 numberColor(uint n) { // of what is picked: its number in bytes
  return vec4(float(n & 255u), float((n >> 8) & 255u), float((n >> 16) & 255u), float(n >> 24)) / 255.0;
}
`,gd=`
uniform vec4 clipPlane; // normal and offset; all that is in front is cut away, by centres for particles; zero cuts nothing
bool clipped(vec3 world) { return dot(clipPlane.xyz, world) > clipPlane.w; }
`,j_=`
uniform sampler2D ramp;
vec3 rampColor(float s) { return texture(ramp, vec2(clamp(s, 0.0, 1.0) * (255.0 / 256.0) + 0.5 / 256.0, 0.5)).rgb; }
`,Q_=`
#ifdef QUADS
in vec2 corner;
#endif
in vec4 place;
in float scalar;
in float group;
uniform vec3 origin;   // of positions
uniform vec4 scale;    // of positions and radii
uniform vec2 scalarScale; // from the 16 bits to the legend: factor and offset
uniform vec2 viewport; // pixels
uniform vec3 groupColors[8];
uniform int coloring;  // 0 one colour, 1 groups, 2 quantity
uniform vec3 plain;
uniform float hiddenGroups; // bits
uniform uint base;     // number of the first, for picking
uniform int chosen;    // that is picked, or -1
flat out vec3 centre;
flat out float radius;
flat out vec3 color;
flat out uint number;
${gd}
${j_}

void main() {
  vec3 world = origin + place.xyz * scale.xyz;
  radius = place.w * scale.w;
  centre = (modelViewMatrix * vec4(world, 1.0)).xyz;
#ifdef QUADS
  int index = gl_InstanceID;
#else
  int index = gl_VertexID;
#endif
  number = base + uint(index);
  gl_Position = vec4(2.0, 2.0, 2.0, 1.0); // outside: nothing is drawn
  gl_PointSize = 1.0;
  int g = int(group + 0.5);
  if (clipped(world) || ((int(hiddenGroups) >> min(g, 20)) & 1) == 1) return;
  float d = -centre.z;
  if (d <= radius * 1.001) return; // the eye is inside, or the sphere behind it
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
  if (coloring == 2) color = scalar > 0.999995 ? vec3(0.55) : rampColor(scalar * scalarScale.x + scalarScale.y);
  if (coloring != 2) { // each stone a shade of its own
    uint h = uint(index) * 2654435769u;
    color *= 0.88 + 0.24 * float((h >> 16) & 255u) / 255.0;
  }
  if (index == chosen) color = vec3(1.0, 0.35, 0.1);
}
`,e0=`
flat in vec3 centre;
flat in float radius;
flat in vec3 color;
flat in uint number;
uniform vec2 viewport;
uniform mat4 projectionMatrix;
uniform bool picking;
out vec4 result;
${md}

void main() {
  vec2 seen = gl_FragCoord.xy / viewport * 2.0 - 1.0;
  vec3 ray = vec3((seen.x + projectionMatrix[2][0]) / projectionMatrix[0][0], (seen.y + projectionMatrix[2][1]) / projectionMatrix[1][1], -1.0);
  float a = dot(ray, ray), b = dot(ray, centre) / a;
  vec3 off = centre - b * ray; // from the ray to the centre
  float rest = radius * radius - dot(off, off);
  if (rest < 0.0) discard;
  vec3 hit = (b - sqrt(rest / a)) * ray;
  float depth = -(projectionMatrix[2][2] * hit.z + projectionMatrix[3][2]) / hit.z;
  gl_FragDepth = 0.5 * depth + 0.5;
  result = picking ? numberColor(number) : vec4(shade(color, (hit - centre) / radius, hit), 1.0);
}
`,t0=`
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
`,n0=`
in vec3 seen;
in vec3 direction;
in vec3 world;
uniform vec3 color;
uniform float opacity;
uniform uint base;
uniform bool picking;
out vec4 result;
${gd}
${md}
void main() {
  if (clipped(world)) discard;
  vec3 n = normalize(direction);
  if (dot(n, seen) > 0.0) n = -n;
  result = picking ? numberColor(base) : vec4(shade(color, n, seen), opacity);
}
`,i0=`
in vec3 position; // around the axis, and 0 or 1 along it
in vec3 from;
in vec3 to;
in float radius;
in float tension;
in float state;
in float shown;
uniform vec2 viewport;
uniform vec2 tensionRange;
uniform int coloring; // 0 state, 1 tension
uniform vec3 plain;
uniform uint base;
uniform int chosen;
out vec3 seen;
out vec3 direction;
out vec3 world;
flat out vec3 color;
flat out uint number;
${j_}
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
  float wide = s == 1 ? 0.6 * radius : radius;
  vec3 around = position.x * x + position.y * y;
  world = middle + around * max(wide, 0.75 * pixel);
  vec4 p = modelViewMatrix * vec4(world, 1.0);
  seen = p.xyz;
  direction = mat3(modelViewMatrix) * around;
  gl_Position = projectionMatrix * p;
  color = plain;
  if (state >= 0.0 && coloring == 1) color = rampColor((tension - tensionRange.x) / max(tensionRange.y - tensionRange.x, 1e-30));
  if (state >= 0.0 && coloring == 0) color = s == 1 ? vec3(0.62, 0.66, 0.72) : s == 2 ? vec3(0.84, 0.37, 0.0) : plain;
  if (gl_InstanceID == chosen) color = vec3(1.0, 0.35, 0.1);
}
`,s0=`
in vec3 seen;
in vec3 direction;
in vec3 world;
flat in vec3 color;
flat in uint number;
uniform bool picking;
out vec4 result;
${gd}
${md}
void main() {
  if (clipped(world)) discard;
  vec3 n = normalize(direction);
  result = picking ? numberColor(number) : vec4(shade(color, n, seen), 1.0);
}
`;var iE=new Pt(0,0,0,1);function r0(n){let e=new Uint8Array(n.flatMap(i=>[1,3,5].map(s=>parseInt(i.slice(s,s+2),16)).concat(255))),t=new Oo(e,n.length,1,bi);return t.magFilter=t.minFilter=zn,t.needsUpdate=
!0,{viewport:{value:new Ze(1,1)},clipPlane:{value:iE.clone()},picking:{value:!1},ramp:{value:t}}}function $o(n,e,t,i,s={},r=""){let o=`precision highp float;
precision highp int;
precision highp sampler2D;
`;return new ko({glslVersion:nl,vertexShader:o+K_+e,fragmentShader:r+o+t,uniforms:{...n,...i},defines:s,side:Di})}var _d=8,Vu=class{uniforms={tensionRange:{value:new Ze(0,1)},coloring:{value:1},plain:{value:new q(.18,.24,.31)},base:{value:0},chosen:{value:-1}};object;count;geometry=new lr;moving=[];constructor(e,t){
let i=t.header.links??[];this.count=i.length;let s=[],r=[];for(let c=0;c<_d;c++){let u=2*Math.PI*c/_d;s.push(Math.cos(u),Math.sin(u),0,Math.cos(u),Math.sin(u),1);let d=2*c,h=2*((c+1)%_d);r.push(d,h,h+
1,d,h+1,d+1)}let o=this.geometry;o.setAttribute("position",new xn(new Float32Array(s),3)),o.setIndex(r),o.instanceCount=i.length;let a=(c,u)=>o.setAttribute(c,new Ur(new Float32Array(i.length*u),u));a(
"from",3),a("to",3),a("radius",1),a("tension",1),a("state",1),a("shown",1);let l=t.blocks.get("ends");i.forEach((c,u)=>{this.setEnds(u,l,u),this.array("radius")[u]=c.radius,this.array("state")[u]=c.edge?
-1:0,this.array("shown")[u]=1,c.static||this.moving.push(u)}),this.object=new Wn(o,$o(e,i0,s0,this.uniforms)),this.object.frustumCulled=!1}array(e){return this.geometry.getAttribute(e).array}setEnds(e,t,i){
this.array("from").set(t.subarray(6*i,6*i+3),3*e),this.array("to").set(t.subarray(6*i+3,6*i+6),3*e)}update(e,t,i,s){this.moving.forEach((r,o)=>{this.setEnds(r,e,o),this.array("tension")[r]=t[o],this.array(
"state")[r]=s(r)?-1:i[o]});for(let r of["from","to","tension","state"])this.geometry.getAttribute(r).needsUpdate=!0}show(e){let t=this.array("shown");for(let i=0;i<this.count;i++)t[i]=e(i)?1:0;this.geometry.
getAttribute("shown").needsUpdate=!0}tensions(){let e=this.array("tension"),t=this.array("state"),i=0,s=0;for(let r of this.moving)t[r]>=0&&t[r]<3&&(i=Math.min(i,e[r]),s=Math.max(s,e[r]));return[i,s]}tightest(){
let e=this.array("tension"),t=this.array("state");return this.moving.filter(i=>t[i]>=0&&t[i]<3).reduce((i,s)=>i<0||e[s]>e[i]?s:i,-1)}dispose(){this.geometry.dispose(),this.object.removeFromParent()}};var o0=["#d1603d","#3b6ea5","#5b8c5a","#e0a030","#7a5c8e","#4c9a9a"],sE="#d0ccc3",rE="#6b7f92",oE=12,a0=n=>new q(...[1,3,5].map(e=>parseInt(n.slice(e,e+2),16)/255)),Gu=class{group=new Cs;meshes=[];colors=[];constructor(e,t){
let i=t.blocks.get("point"),s=t.blocks.get("normal"),r=t.blocks.get("triangle"),o=t.header.shapes??[],a=1+Math.max(-1,...o.map(l=>l.body));o.forEach((l,c)=>{let u=a0(l.body<0?sE:a>oE?rE:o0[l.body%o0.length]);
if(this.colors.push(u),l.radius!==void 0){this.meshes.push(null);return}let[d,h]=l.points,[f,g]=l.triangles,w=new si;w.setAttribute("position",new xn(i.subarray(3*d,3*(d+h)),3)),w.setAttribute("normal",
new xn(s.subarray(4*d,4*(d+h)),4,!0)),w.setIndex(new xn(r.subarray(3*f,3*(f+g)),1));let p=$o(e,t0,n0,{color:{value:u},opacity:{value:1},base:{value:c}}),m=new Wn(w,p);m.frustumCulled=!1,this.meshes.push(
m),this.group.add(m)})}pose(e,t){e.forEach((i,s)=>{let r=this.meshes[i],o=7*s;r&&(r.position.set(t[o],t[o+1],t[o+2]),r.quaternion.set(t[o+3],t[o+4],t[o+5],t[o+6]))})}setBase(e){this.each((t,i)=>{t.uniforms.
base.value=e+i})}show(e){this.meshes.forEach((t,i)=>{t&&(t.visible=e(i))})}choose(e){this.each((t,i)=>{t.uniforms.color.value=i===e?a0("#ff5a1a"):this.colors[i]})}each(e){this.meshes.forEach((t,i)=>{t&&
e(t.material,i)})}dispose(){for(let e of this.meshes)e?.geometry.dispose(),e?.material?.dispose();this.group.removeFromParent()}};var l0=2e4,vd=["#a89d8a","#0072b2","#e69f00","#009e73","#cc79a7","#56b4e9","#d55e00","#f0e442"],c0=n=>new q(...[1,3,5].map(e=>parseInt(n.slice(e,e+2),16)/255)),al=class{constructor(e,t){this.shared=e;
this.conservative=t}shared;conservative;uniforms={origin:{value:new q},scale:{value:new Pt(1,1,1,1)},scalarScale:{value:new Ze(1,0)},groupColors:{value:vd.map(c0)},coloring:{value:1},plain:{value:c0("\
#a89d8a")},hiddenGroups:{value:0},base:{value:0},chosen:{value:-1}};object=null;count=0;geometry=null;kind="";place(e,t,i){let s=e.length/4,r=`${s} ${e.constructor.name} ${s<l0}`;r!==this.kind&&this.make(
s,e,s<l0),this.kind=r,this.count=s,this.set("place",e),this.set("scalar",t??new Uint16Array(s)),this.set("group",i??new Uint8Array(s))}make(e,t,i){this.geometry?.dispose(),this.object?.removeFromParent();
let s=this.conservative?`#extension GL_EXT_conservative_depth : enable
precision highp float;
layout(depth_greater) out float gl_FragDepth;
`:"",r=$o(this.shared,Q_,e0,this.uniforms,i?{QUADS:""}:{},s),o=i?new lr:new si,a=(l,c,u)=>i?new Ur(l,c,u):new xn(l,c,u);o.setAttribute("place",a(t.slice(),4,t instanceof Uint16Array)),o.setAttribute("\
scalar",a(new Uint16Array(e),1,!0)),o.setAttribute("group",a(new Uint8Array(e),1,!1)),o instanceof lr?(o.setAttribute("corner",new xn(new Float32Array([0,0,1,0,0,1,1,1]),2)),o.setIndex([0,1,2,2,1,3]),
o.instanceCount=e):o.setDrawRange(0,e),this.geometry=o,this.object=i?new Wn(o,r):new za(o,r),this.object.frustumCulled=!1}set(e,t){let i=this.geometry.getAttribute(e);i.array.set(t),i.needsUpdate=!0}material(){
return this.object?.material??null}dispose(){this.geometry?.dispose(),this.material()?.dispose(),this.object?.removeFromParent()}};var u0=30,Hu=class{constructor(e,t,i){this.onDrawn=i;this.renderer=new Fu({canvas:e,antialias:!0,alpha:!1,powerPreference:"high-performance"}),this.renderer.autoClear=!0;let s=this.renderer.getContext().
getExtension("EXT_conservative_depth")!==null;this.shared=r0(t),this.particles=new al(this.shared,s),this.balls=new al(this.shared,s),this.balls.uniforms.coloring.value=0,this.balls.uniforms.plain.value=
new q(.42,.5,.57),this.controls=new zu(this.camera,e),this.controls.zoomToCursor=!0,this.controls.addEventListener("change",()=>this.draw()),e.addEventListener("webglcontextrestored",()=>this.draw())}onDrawn;renderer;shared;root=new Oa;camera=new jn(
u0,1,.01,100);controls;particles;balls;ballNumbers=[];solids=null;links=null;scene=null;frame=null;waiting=!1;target=new Qn(5,5);drawn=0;setBackground(e){this.root.background=new _t(e),this.draw()}setScene(e,t){
this.solids?.dispose(),this.links?.dispose(),this.scene=e,this.frame=null,this.solids=new Gu(this.shared,e),this.links=new Vu(this.shared,e),this.ballNumbers=(e.header.shapes??[]).flatMap((s,r)=>s.radius!==
void 0?[r]:[]),this.root.add(this.solids.group,this.links.object);let i=e.blocks.get("pose");this.solids.pose((e.header.shapes??[]).map((s,r)=>r),i),this.placeBalls(s=>i.subarray(7*s,7*s+3)),t||this.fit(),
this.draw()}placeBalls(e){let t=this.scene?.header.shapes??[],i=new Float32Array(4*this.ballNumbers.length);this.ballNumbers.forEach((s,r)=>{i.set(e(s),4*r),i[4*r+3]=t[s].radius??0}),this.balls.place(
i,null,null),this.balls.object&&this.balls.object.parent!==this.root&&this.root.add(this.balls.object)}setFrame(e){if(!this.scene)return;this.frame=e;let t=e.header,i=this.particles.uniforms,s=e.blocks.
get("position"),r=s instanceof Uint16Array;i.origin.value.set(...t.low),i.scale.value=r?new Pt(t.high[0]-t.low[0],t.high[1]-t.low[1],t.high[2]-t.low[2],t.max_radius):new Pt(1,1,1,1),this.particles.place(
s,e.blocks.get("scalar")??null,e.blocks.get("group")??null),this.particles.object&&this.particles.object.parent!==this.root&&this.root.add(this.particles.object);let o=this.scene.header.shapes??[],a=this.
scene.header.links??[],l=o.flatMap((h,f)=>h.static?[]:[f]),c=e.blocks.get("pose"),u=this.scene.blocks.get("pose");this.solids?.pose(l,c);let d=new Map(l.map((h,f)=>[h,f]));this.placeBalls(h=>d.has(h)?
c.subarray(7*d.get(h),7*d.get(h)+3):u.subarray(7*h,7*h+3)),this.links?.update(e.blocks.get("ends"),e.blocks.get("tension"),e.blocks.get("state"),h=>a[h].edge),this.setNumbers(),this.draw()}setNumbers(){
this.particles.uniforms.base.value=1;let e=1+this.particles.count;this.solids?.setBase(e),this.balls.uniforms.base.value=1+this.particles.count+(this.scene?.header.shapes??[]).length,this.links&&(this.
links.uniforms.base.value=this.balls.uniforms.base.value+this.balls.count)}setColors(e){let t=this.frame?.header.scalar,i=this.particles.uniforms;if(i.coloring.value=e.scalar&&t?2:1,t){let[s,r]=e.range,
o=Math.max(r-s,1e-30);i.scalarScale.value.set((t.max-t.min)*65535/65534/o,(t.min-s)/o)}if(this.links){let[s,r]=this.links.tensions();this.links.uniforms.tensionRange.value.set(s,r),this.links.uniforms.
coloring.value=e.links==="tension"?1:0}this.draw()}tensions(){return this.links?.tensions()??[0,0]}tightest(){return this.links?.tightest()??-1}hide(e){let t=this.scene?.header;t&&(this.solids?.show(i=>!e.
has(t.shapes[i].object)),this.links?.show(i=>!e.has(t.links[i].object)),this.particles.uniforms.hiddenGroups.value=(t.groups??[]).reduce((i,s,r)=>i|(e.has(s)?1<<Math.min(r,20):0),0),this.balls.object&&
(this.balls.object.visible=!this.ballNumbers.every(i=>e.has(t.shapes[i].object))),this.draw())}choose(e){this.particles.uniforms.chosen.value=e?.kind==="particle"?e.number:-1,this.solids?.choose(e?.kind===
"shape"?e.number:-1),this.balls.uniforms.chosen.value=e?.kind==="shape"?this.ballNumbers.indexOf(e.number):-1,this.links&&(this.links.uniforms.chosen.value=e?.kind==="link"?e.number:-1),this.draw()}clip(e){
this.shared.clipPlane.value.set(...e?[...e.normal,e.offset]:[0,0,0,1]),this.draw()}resize(e,t,i){this.renderer.setPixelRatio(i),this.renderer.setSize(e,t,!1),this.camera.aspect=e/Math.max(t,1),this.camera.
updateProjectionMatrix(),this.draw()}fit(e){let t=this.scene?.header;if(!t)return;let i=new q(...t.low),s=new q(...t.high),r=new q(...t.up),o=i.clone().add(s).multiplyScalar(.5),a=Math.max(i.distanceTo(
s)/2,1e-6),l=new q(1,0,0).addScaledVector(r,-r.x);l.length()<.5&&l.set(0,1,0).addScaledVector(r,-r.y),l.normalize();let c=l.clone().cross(r),u=e??[.55,.42,1],d=l.clone().multiplyScalar(u[0]).addScaledVector(
r,u[1]).addScaledVector(c,u[2]).normalize();this.camera.up.copy(r);let h=[...Array(8).keys()].map(m=>new q(m&1?s.x:i.x,m&2?s.y:i.y,m&4?s.z:i.z)),f=Math.tan(u0/360*Math.PI)/1.1,g=r.clone().cross(d).normalize(),
w=d.clone().cross(g),p=a*.1;for(let m of h){let x=m.sub(o);p=Math.max(p,x.dot(d)+Math.max(Math.abs(x.dot(w))/f,Math.abs(x.dot(g))/(f*this.camera.aspect)))}this.camera.position.copy(o).addScaledVector(
d,p),this.camera.near=a/500,this.camera.far=p+60*a,this.camera.updateProjectionMatrix(),this.controls.target.copy(o),this.controls.update(),this.draw()}aim(e){let t=new q(...e).sub(this.controls.target);
this.controls.target.add(t),this.camera.position.add(t),this.controls.update(),this.draw()}orbit(e,t,i=1){let s=this.camera.position.clone().sub(this.controls.target);s.applyAxisAngle(this.camera.up,-e*
Math.PI/180);let r=this.camera.up.clone().cross(s).normalize(),o=s.clone().applyAxisAngle(r,-t*Math.PI/180);Math.abs(o.clone().normalize().dot(this.camera.up))<.999&&s.copy(o),this.camera.position.copy(
this.controls.target).addScaledVector(s,1/i),this.controls.update(),this.draw()}draw(){this.waiting||(this.waiting=!0,requestAnimationFrame(()=>{this.waiting=!1,this.drawNow()}))}drawNow(){this.renderer.
getDrawingBufferSize(this.shared.viewport.value),this.renderer.render(this.root,this.camera),this.drawn++,this.onDrawn()}pick(e,t,i,s){let r=this.root.background;this.root.background=null,this.shared.
picking.value=!0,this.camera.setViewOffset(i,s,e-2,t-2,5,5),this.shared.viewport.value.set(5,5),this.renderer.setRenderTarget(this.target),this.renderer.setClearColor(0,0),this.renderer.clear(),this.renderer.
render(this.root,this.camera);let o=new Uint8Array(100);this.renderer.readRenderTargetPixels(this.target,0,0,5,5,o),this.renderer.setRenderTarget(null),this.camera.clearViewOffset(),this.shared.picking.
value=!1,this.root.background=r;let a=0,l=1/0;for(let c=0;c<25;c++){let u=(o[4*c]|o[4*c+1]<<8|o[4*c+2]<<16|o[4*c+3]<<24)>>>0,d=(c%5-2)**2+(Math.floor(c/5)-2)**2;u>0&&d<l&&(a=u,l=d)}return this.draw(),
a===0?null:this.named(a-1)}named(e){if(e<this.particles.count)return{kind:"particle",number:e};e-=this.particles.count;let t=(this.scene?.header.shapes??[]).length;return e<t?{kind:"shape",number:e}:(e-=
t,e<this.balls.count?{kind:"shape",number:this.ballNumbers[e]}:(e-=this.balls.count,e<(this.links?.count??0)?{kind:"link",number:e}:null))}async picture(e,t){let i=this.renderer.domElement,s={width:i.
clientWidth,height:i.clientHeight,ratio:this.renderer.getPixelRatio()};this.resize(e,t,1),this.drawNow();let r=await createImageBitmap(i);return this.resize(s.width,s.height,s.ratio),r}};function h0({low:n,high:e,unit:t}){let i=Ei.value.ramp.filter((s,r)=>r%15===0);return W("div",{class:"ramp",children:[W("div",{class:"bar",style:{background:`linear-gradient(90deg, ${i.join(", ")})`}}),
W("div",{class:"ends",children:[W("span",{children:Ai(n)}),W("span",{children:Ai((n+e)/2)}),W("span",{children:[Ai(e)," ",t]})]})]})}function f0(){let n=Dn.value?.header;if(!n)return null;let e=$t.value?.
header.scalar,t=($t.value?.header.particles??0)>0,i=(n.links??[]).some(s=>!s.edge);return W("section",{class:"legend","aria-label":"Colours",children:[t&&W(rn,{children:[W("label",{children:["Particle\
s"," ",W("select",{value:an.value,onChange:s=>Cl(s.currentTarget.value),children:[W("option",{value:"",children:"group"}),n.scalars.map(s=>W("option",{value:s.name,children:s.name}))]})]}),an.value!==
""&&e&&W(rn,{children:[W(h0,{low:ys.value[0],high:ys.value[1],unit:e.unit}),W("label",{children:["Range"," ",W("select",{value:no.value,onChange:s=>{io.value=ys.value,no.value=s.currentTarget.value},children:[
W("option",{value:"seen",children:"of all frames seen"}),W("option",{value:"frame",children:"of this frame"}),W("option",{value:"fixed",children:"fixed"})]})]}),no.value==="fixed"&&[0,1].map(s=>W("lab\
el",{children:[s===0?"from":"to"," ",W("input",{type:"number",step:"any",value:io.value[s],onChange:r=>{let o=[...io.value];o[s]=r.currentTarget.valueAsNumber,o.every(Number.isFinite)&&(io.value=o)}})]}))]}),
an.value===""&&(n.groups??[]).length>1&&W("ul",{class:"groups",children:n.groups.map((s,r)=>W("li",{children:[W("span",{class:"swatch",style:{background:vd[r%8]}}),s]}))})]}),i&&W(rn,{children:[W("lab\
el",{children:["Wires"," ",W("select",{value:ki.value,onChange:s=>{ki.value=s.currentTarget.value},children:[W("option",{value:"tension",children:"tension"}),W("option",{value:"state",children:"state"})]})]}),
ki.value==="tension"?W(h0,{low:ss.value[0],high:ss.value[1],unit:"N"}):W("ul",{class:"groups",children:[W("li",{children:[W("span",{class:"swatch",style:{background:"#2e3d4f"}}),"taut"]}),W("li",{children:[
W("span",{class:"swatch",style:{background:"#9ea8b8"}}),"slack (thinner)"]}),W("li",{children:[W("span",{class:"swatch",style:{background:"#d65e00"}}),"yielded"]})]})]})]})}var aE=n=>Array.isArray(n)?n.map(El).join(", "):typeof n=="number"||n===null?El(n):n;function d0(){let n=ui.value,e=so.value;if(!n)return null;let t=e?Math.hypot(...n.at.map((i,s)=>i-e.at[s])):0;return W(
"section",{class:"picked","aria-label":"Picked","aria-live":"polite",children:[W("header",{children:[W("h2",{children:n.title}),W("button",{onClick:()=>{Bn.value=null},"aria-label":"Close",children:"\xD7"})]}),
W("table",{children:W("tbody",{children:[n.rows.map(i=>W("tr",{children:[W("th",{scope:"row",children:i.name}),W("td",{children:[aE(i.value),i.unit?` ${i.unit}`:""]})]})),e&&W("tr",{children:[W("th",{
scope:"row",children:["distance to ",e.title]}),W("td",{class:"distance",children:[El(t)," m"]})]})]})}),W("button",{onClick:()=>{so.value=n},children:"Measure from here (M)"}),e&&W("button",{onClick:()=>{
so.value=null},children:"Measure no more"})]})}var Fn=null,lE=4;function p0(){let n=vs(null);return _s(()=>{let e=n.current;try{Fn=new Hu(e,Ei.value.ramp,()=>{xp.value++})}catch(u){ni.value=`This browser draws no WebGL 2, which pictures need here:\
 ${u.message}`;return}let t=Fn;window.gabionStage=t;let i=()=>t.resize(e.clientWidth,e.clientHeight,Math.min(devicePixelRatio,2)),s=new ResizeObserver(i);s.observe(e),i();let r=[on(()=>t.setBackground(
qs.value?"#171b20":"#f4f6f8")),on(()=>{Dn.value&&(t.setScene(Dn.value,!1),t.hide(Mr.peek()))}),on(()=>{$t.value&&(t.setFrame($t.value),ss.value=t.tensions())}),on(()=>{$t.value,t.setColors({scalar:an.
value!=="",range:ys.value,links:ki.value})}),on(()=>t.hide(Mr.value)),on(()=>t.choose(Bn.value)),on(()=>t.clip(Xs.value))],o=null,a=u=>{o=u.button===0?[u.offsetX,u.offsetY]:null},l=u=>{o&&Math.hypot(u.
offsetX-o[0],u.offsetY-o[1])<lE&&(Bn.value=t.pick(u.offsetX,u.offsetY,e.clientWidth,e.clientHeight)),o=null},c=()=>{ui.value&&t.aim(ui.value.at)};return e.addEventListener("pointerdown",a),e.addEventListener(
"pointerup",l),e.addEventListener("dblclick",c),()=>{r.forEach(u=>u()),s.disconnect()}},[]),W("main",{class:"stage",children:[W("h1",{class:"unseen",children:bt.value?`Run ${bt.value.name}`:"Gabion"}),
W("canvas",{ref:n,tabIndex:0,"aria-label":"Picture of the run. Arrow keys with Ctrl turn it."}),bt.value?.title&&W("p",{class:"caption",children:bt.value.title}),$t.value&&W("p",{class:"clock",children:ro(
$t.value.header.time)}),ha.value&&W(f0,{}),W(d0,{}),ni.value&&W("p",{class:"message",role:"alert",children:[ni.value," ",W("button",{onClick:()=>{ni.value=""},"aria-label":"Close this message",children:"\
\xD7"})]})]})}var cE=500;function m0(){let n=Bi.value;if(n.length===0)return null;let e=n[0],t=n[n.length-1],i=(bt.value?.events??[]).filter(r=>r.time>=e&&r.time<=t),s=r=>`${100*(r-e)/Math.max(t-e,1e-300)}%`;return W(
"footer",{class:"timeline","aria-label":"Time",children:[W("button",{onClick:()=>hi(0),"aria-label":"To the first frame",title:"Home",children:"\xAB"}),W("button",{onClick:Rl,"aria-label":Oi.value?"Pa\
use":"Play",title:"Space",class:"play",children:Oi.value?"\u23F8":"\u25B6"}),W("button",{onClick:()=>hi(n.length-1),"aria-label":"To the last frame",title:"End",children:"\xBB"}),W("div",{class:"track",
children:[W("input",{type:"range",min:0,max:n.length-1,step:1,value:Kt.value,"aria-label":"Frame","aria-valuetext":ro(n[Kt.value]??0),onInput:r=>hi(r.currentTarget.valueAsNumber)}),W("div",{class:"eve\
nts","aria-hidden":"true",children:i.slice(0,cE).map(r=>W("span",{class:`mark ${r.kind}`,style:{left:s(r.time)},title:`${r.kind}: ${r.name} at ${r.time} s`}))})]}),W("output",{children:[Kt.value+1," /\
 ",n.length]}),W("label",{children:["Speed"," ",W("select",{value:is.value,onChange:r=>{is.value=Number(r.currentTarget.value)},children:[.1,.25,.5,1,2].map(r=>W("option",{value:r,children:[r," \xD7"]}))})]})]})}function g0(n,e,t,i,s,r,o,a){let l=14*a,c=.8*a,u=Ei.value.ramp,d=n.createLinearGradient(r-l,0,r,0);u.forEach((f,g)=>d.addColorStop(g/(u.length-1),f)),n.fillText(`${e} (${s})`,r-l,o-2.6*a),n.fillStyle=
d,n.fillRect(r-l,o-2.2*a,l,c),n.fillStyle=_0(),n.fillText(Ai(t),r-l,o-.3*a);let h=Ai(i);n.fillText(h,r-n.measureText(h).width,o-.3*a)}var _0=()=>matchMedia("(prefers-color-scheme: dark)").matches?"#e6\
ebf0":"#1f2933";async function uE(n,e){let t=await Fn.picture(n,e),i=document.createElement("canvas");i.width=n,i.height=e;let s=i.getContext("2d");s.drawImage(t,0,0);let r=Math.max(11,Math.min(n,e)/45);
s.font=`${r}px system-ui, sans-serif`,s.fillStyle=_0();let o=bt.value?.title;o&&s.fillText(o,r,1.6*r),s.fillText(ro($t.value?.header.time??0),r,e-.9*r);let a=$t.value?.header.scalar,l=e-.6*r;return a&&
an.value&&(g0(s,a.name,ys.value[0],ys.value[1],a.unit,n-r,l,r),l-=4*r),ki.value==="tension"&&ss.value[1]>ss.value[0]&&g0(s,"tension of wires",ss.value[0],ss.value[1],"N",n-r,l,r),new Promise((c,u)=>i.
toBlob(d=>d?c(d):u(new Error("the picture is too large")),"image/png"))}async function v0(n,e){let t=document.createElement("a");t.href=URL.createObjectURL(await uE(n,e)),t.download=`${bt.value?.name??
"gabion"}-${($t.value?.header.time??0).toFixed(4)}s.png`,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),1e4)}var xd={plots:["Plots",ng],objects:["Objects",Rp],run:["Run",Ep]};function hE(){return W("header",{class:"top",children:[W("strong",{class:"name",children:"Gabion"}),Sr.value.length>0&&W("label",{children:[
"Run"," ",W("select",{value:bt.value?.id,onChange:n=>{gh(n.currentTarget.value)},children:Sr.value.map(n=>W("option",{value:n.id,children:n.name}))})]}),W("span",{class:"space"}),W("button",{onClick:()=>{
y0()},title:"P",children:"Picture"}),W("button",{onClick:()=>Fn?.fit(),title:"A",children:"Show all"}),W("button",{onClick:()=>{Ws.value=!0},title:"?",children:"Keys"})]})}function fE(){let n=xd[fa.value][1];
return W("aside",{class:"side",children:[W("div",{role:"tablist","aria-label":"Panels",class:"tabs",children:Object.keys(xd).map(e=>W("button",{role:"tab",id:`tab-${e}`,"aria-selected":fa.value===e,"a\
ria-controls":"panel",onClick:()=>{fa.value=e},children:xd[e][0]}))}),W("div",{role:"tabpanel",id:"panel","aria-labelledby":`tab-${fa.value}`,tabIndex:0,class:"panel",children:W(n,{})})]})}function dE(){
return Ei.value?W(rn,{children:[W(hE,{}),W(p0,{}),W(fE,{}),W(m0,{}),Ws.value&&W(Cp,{})]}):W("p",{class:"waiting",role:"status",children:ni.value||"Opening\u2026"})}var x0=()=>document.querySelector(".\
stage canvas"),y0=()=>v0(x0().width,x0().height).catch(n=>{ni.value=n.message});St("Space","play or pause",Rl);St("ArrowRight","next frame",()=>hi(Kt.value+1));St("ArrowLeft","frame before",()=>hi(Kt.
value-1));St("ArrowDown","ten frames on",()=>hi(Kt.value+10));St("ArrowUp","ten frames back",()=>hi(Kt.value-10));St("Home","first frame",()=>hi(0));St("End","last frame",()=>hi(Bi.value.length-1));St(
"+","play faster",()=>{is.value=Math.min(2,is.value*2)});St("-","play slower",()=>{is.value=Math.max(.1,is.value/2)});St("Ctrl-ArrowLeft","turn the picture left",()=>Fn?.orbit(-15,0));St("Ctrl-ArrowRi\
ght","turn it right",()=>Fn?.orbit(15,0));St("Ctrl-ArrowUp","look from higher",()=>Fn?.orbit(0,10));St("Ctrl-ArrowDown","look from lower",()=>Fn?.orbit(0,-10));St("*","nearer",()=>Fn?.orbit(0,0,1.25));
St("/","farther",()=>Fn?.orbit(0,0,.8));St(["a","A"],"show all",()=>Fn?.fit());St("1","from the front",()=>Fn?.fit([0,0,1]));St("3","from the side",()=>Fn?.fit([1,0,0]));St("7","from above",()=>Fn?.fit(
[0,1,.001]));St(".","turn about what is picked",()=>{ui.value&&Fn?.aim(ui.value.at)});St("n","pick the next thing of the kind",()=>S0(1));St("N","pick the one before",()=>S0(-1));St("b","pick another \
kind: particles, bodies, wires",M0);St("t","pick the wire with the largest tension",pE);St(["m","M"],"measure from what is picked",()=>{so.value=ui.value});St(["c","C"],"cut across the middle, or not",
mE);St(["k","K"],"colour particles by the next quantity",gE);St("w","colour wires by tension or state",()=>{ki.value=ki.value==="tension"?"state":"tension"});St(["l","L"],"legend",()=>{ha.value=!ha.value});
St(["p","P"],"save a picture",()=>{y0()});St(["?","F1"],"keys",()=>{Ws.value=!Ws.value});St("Escape","pick nothing, close",()=>{Ws.value=!1,Bn.value=null});function S0(n){let e=Dn.value?.header,t=Bn.value??
{kind:"particle",number:-1},s={particle:$t.value?.header.particles??0,shape:e?.shapes?.length??0,link:e?.links?.length??0}[t.kind];s>0?Bn.value={kind:t.kind,number:(t.number+n+s)%s}:M0()}function M0(){
let n=["particle","shape","link"],e=Dn.value?.header,t={particle:$t.value?.header.particles??0,shape:e?.shapes?.length??0,link:e?.links?.length??0},i=n.indexOf(Bn.value?.kind??"link");for(let s=1;s<=3;s++){
let r=n[(i+s)%3];if(t[r]>0){Bn.value={kind:r,number:0};return}}}function pE(){let n=Fn?.tightest()??-1;n>=0&&(Bn.value={kind:"link",number:n})}function mE(){let n=Dn.value?.header;n&&(Xs.value=Xs.value?
null:{normal:[0,0,1],offset:(n.low[2]+n.high[2])/2})}function gE(){let n=["",...Dn.value?.header.scalars.map(e=>e.name)??[]];Cl(n[(n.indexOf(an.value)+1)%n.length])}Ap();on(()=>{document.title=bt.value?
`${bt.value.name} \u2013 Gabion`:"Gabion"});Kd(W(dE,{}),document.getElementById("page"));bp().catch(n=>{ni.value=String(n.message)});
