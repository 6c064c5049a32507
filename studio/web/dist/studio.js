var je,Hu,bh,En,xh,ko,Wu,Bo,Xu,vh,_h,jm,gr=Symbol.for("pv"),No={},Oo=[],Qm=/^m(i|n|o|s|text|space)$/,Mh=Array.isArray,wh=Oo.slice,ss=Object.assign;function ns(i){i&&i.parentNode&&i.remove()}function qu(i,e,t){
var n,s,r,o={},a=arguments.length;for(r in e)r=="key"?n=e[r]:r=="ref"&&typeof i!="function"?s=e[r]:o[r]=e[r];return a>2&&(o.children=a>3?wh.call(arguments,2):t),mr(i,o,n,s,null)}function mr(i,e,t,n,s){var r={type:i,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gr,__v:s||++Hu,__i:-1,__u:0};return!s&&je.vnode&&je.vnode(r),r}function Qe(i){return i.children}function Es(i,e){this.props=i,this.context=e,this.__g=0}function Rn(i,e){if(e==null)return i.__&&Rn(i.__,i.__i+1);for(var t;e<i.__k.length;e++)if((t=i.__k[e])&&t.__e)return t.
__e;return typeof i.type!="function"||i.props.__P?null:Rn(i)}function eg(i){var e,t=i.__v,n=t.__e,s=[],r=[],o=i.__P;o&&((e=ss({constructor:gr},t)).__v=t.__v+1,je.vnode&&je.vnode(e),Sh(o,e,t,i.__n,o.namespaceURI,
32&t.__u?[n]:null,s,n||Rn(t),32&t.__u,r),e.__v=t.__v,e.__.__k[e.__i]=e,ju(s,e,r),t.__=t.__e=null,e.__e!=n&&$u(e))}function $u(i){if((i=i.__)&&i.__c&&!i.props.__P)return i.__e=null,i.__k.some(function(e){
return e&&(i.__e=e.__e)}),$u(i)}function Vu(i){(8&i.__g||(i.__g|=8,En.push(i),ko++))&&xh==je.debounceRendering||((xh=je.debounceRendering)||queueMicrotask)(Yu)}function Yu(){try{for(var i,e=1;En.length;)
En.length>e&&En.sort(Wu),i=En.shift(),e=En.length,8&i.__g&&eg(i)}finally{(ko=En.length)&&(xh||queueMicrotask)(Yu)}}function Ju(i,e,t,n,s,r,o,a,l,h,c){var f,d,u,g,v,m,p=n.__k||Oo,M=e.length;for(l=tg(t,
e,p,l,M),f=0;f<M;f++)(u=t.__k[f])!=null&&(d=~u.__i&&p[u.__i]||No,u.__i=f,m=Sh(i,u,d,s,r,o,a,l,h,c),g=u.__e,(d.ref!=u.ref||8&d.__u)&&(d.ref&&Th(d.ref,null,u,d),u.ref&&c.push(u.ref,u.__c||g,u)),v=v||g,4&
u.__u?(l=Zu(u,l,i,!d.__v),d.__e&&(d.__e=null)):typeof u.type=="function"&&m!==void 0?l=m:g&&(l=g.nextSibling),u.__u&=-21);return t.__e=v,l}function tg(i,e,t,n,s){var r,o,a,l,h,c,f,d,u,g=t.length,v=g,m=0,
p=0,M=i.__k=Array(s);for(r=0;r<s;r++)(o=e[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=M[r]=mr(null,o):Mh(o)?o=M[r]=mr(Qe,{children:o}):o.constructor===
gr&&o.__b?o=M[r]=mr(o.type,o.props,o.key,o.ref,o.__v):M[r]=o,l=r+m,o.__=i,o.__b=i.__b+1,a=null,~(h=o.__i=ig(o,t,l,v))&&(v--,(a=t[h])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,h==l-1?m--:h==l+1?m++:h!=l&&(h>l?m--:
m++,p=1)):(~h||(s>g?m--:s<g&&m++),typeof o.type!="function"&&(o.__u|=4))):M[r]=null;if(p){for(c=[],f=[],r=0;r<s;r++)if((o=M[r])&&16&o.__u){for(m=0,d=c.length;m<d;)c[u=m+d>>1]<o.__i?m=u+1:d=u;c[m]=o.__i,
f[r]=m+1}for(m=c.length;r--;)f[r]&&(f[r]==m?m--:M[r].__u|=4)}if(v)for(r=0;r<g;r++)!(a=t[r])||2&a.__u||(a.__e==n&&(n=Rn(a)),Ah(a,a));return n}function Zu(i,e,t,n){var s,r,o,a;if(typeof i.type=="functio\
n"){if(i.props.__P)return e;if(s=i.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=i,e=Zu(s[r],e,t,!1));return e}for(e&&!e.parentNode&&(e=Rn(i))&&!e.parentNode&&(e=null),o=i.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;
for(o!=a&&(!n&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function ig(i,e,t,n){var s,r=i.key,o=i.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&r==null||l&&r==a.key&&o==a.type)return t;if(n>(l?1:0)){for(s=t-1;s>=0;s--)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s;
for(s=t+1;s<e.length;s++)if((a=e[s])&&!(2&a.__u)&&r==a.key&&o==a.type)return s}return-1}function Gu(i,e,t){t==null&&(t=""),e[0]=="-"?i.setProperty(e,t):i[e]=t}function Do(i,e,t,n,s){var r,o;if(e=="sty\
le")if(typeof t=="string")i.style.cssText=t;else{if(typeof n=="string"&&(i.style.cssText=n=""),n)for(e in n)t&&e in t||Gu(i.style,e);if(t)for(e in t)n&&t[e]==n[e]||Gu(i.style,e,t[e])}else if(e[0]=="o"&&
e[1]=="n")typeof t!="function"&&(t=null),typeof n!="function"&&(n=null),(i.__e||(i.__e={}))[e]=t,t&&n||(o=_h[e]||(_h[e]=ng(e)),(i.__a||(i.__a={}))[e]=vh,r=e!=(e=e.replace(Xu,"$1")),(e=e.slice(2))[0]<"\
a"&&(e=e.toLowerCase()),t?i.addEventListener(e,o,r):i.removeEventListener(e,o,r));else{if(s=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="h\
eight"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in i)try{return void(i[e]=t??"")}catch{}if(typeof t=="function")return;t==
null||t===!1&&e[4]!="-"?i.removeAttribute(e):i.setAttribute(e,e=="popover"&&t==1?"":t)}}function ng(i){return function(e){var t=this.__e;if(t){if(t=t[i],e[Bo]==null)e[Bo]=vh++;else if(e[Bo]<this.__a[i])
return;return t(je.event?je.event(e):e)}}}function Sh(i,e,t,n,s,r,o,a,l,h){var c,f,d,u,g,v,m,p,M,A,w,C,E,y,S,O,F,D,z=e.type;if(e.constructor!==gr)return null;128&t.__u&&(l=32&t.__u,c=t.__c.__z)&&(e.__u|=
l,f=r=[],c.nodeType==8?a=Uo(c,r):r.push(c),a=r[0]||a),(c=je.__b)&&c(e);e:if(typeof z=="function"){d=o.length;try{if(p=e.props,M=(c=z.prototype)&&c.render,A=(c=z.contextType)&&n[c.__c],w=c?A?A.props.value:
c.__:n,(u=t.__c)?(e.__c=u,2&u.__g&&(u.__g|=1)):(M?e.__c=u=new z(p,w):(e.__c=u=new Es(p,w),u.constructor=z,u.render=rg),A&&A.sub(u),u.state||(u.state={}),u.__n=n,u.__g|=8,u.__h=[],u.__k=[]),M&&(u.__s||
(u.__s=u.state),z.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=ss({},u.__s)),ss(u.__s,z.getDerivedStateFromProps(p,u.__s)))),g=u.props,v=u.state,u.__v=e,t.__c){if(p!==g&&M&&!z.getDerivedStateFromProps&&
u.componentWillReceiveProps&&u.componentWillReceiveProps(p,w),e.__v==t.__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(p,u.__s,w)===!1){e.__v!=t.__v&&(u.props=p,u.state=u.
__s,u.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(H){H&&(H.__=e)}),Oo.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&o.push(u),a=Rn(t);break e}u.componentWillUpdate&&u.componentWillUpdate(p,u.
__s,w),M&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(g,v,m)})}else M&&!z.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),M&&u.componentDidMount&&u.__h.push(
u.componentDidMount);u.context=w,u.props=p,u.__P=i,u.__g&=-5,C=je.__r,E=M?25:0;do u.__g&=-9,C&&C(e),c=u.render(u.props,u.state=u.__s,u.context);while(8&u.__g&&++E<25);M&&(Oo.push.apply(u.__h,u.__k),u.
__k=[]),u.state=u.__s,u.getChildContext&&(n=ss({},n,u.getChildContext())),M&&t.__c&&u.getSnapshotBeforeUpdate&&(m=u.getSnapshotBeforeUpdate(g,v)),y=c&&c.type===Qe&&c.key==null?c.props.children:c,p.__P&&
(c=a,s=(i=p.__P).namespaceURI,l=r=null,t.props&&t.props.__P!=i&&(t.__k.some(function(H){H&&Ah(H,H)}),t.__k=null),a=t.__k?Rn(t,0):null),a=Ju(i,Mh(y)?y:[y],e,t,n,s,r,o,a,l,h),p.__P&&(e.__e=null,a=c),e.__u&=
-161,f&&f.some(ns),u.__h.length&&o.push(u),1&u.__g&&(u.__g&=-4)}catch(H){if(o.length=d,e.__v=null,l||r)if(H&&H.then){if(e.__u|=128|l,r){for(~(F=r.indexOf(a||void 0))||(F=r.length);(D=r[F-1])&&D.nodeType==
8;)F--;for(;F<r.length;F++)if(D=r[F])if(r[F]=null,S){if(D==O)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(O=Uo(S=D))}}if(!S){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;S=a}(c=
Uo(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,a=c):e.__e=a,a=a&&a.nextSibling}else r&&r.some(ns);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),H&&H.then||Ku(e),je.__e(H,e,t)}}else a=e.__e=sg(t.__e,e,t,n,s,r,o,
l,h,i);return(c=je.diffed)&&c(e),a}function Uo(i,e){if(i&&i.nodeType==8&&i.data.startsWith("$s"))for(var t=1;i=i.nextSibling;){if(i.nodeType==8){if(i.data.startsWith("$s"))t++;else if(i.data.startsWith(
"/$s")&&!--t)return i}e&&e.push(i)}}function Ku(i){i&&(i.__c&&(i.__c.__g|=4),i.__k&&i.__k.some(Ku))}function ju(i,e,t){for(var n=0;n<t.length;)Th(t[n++],t[n++],t[n++]);je.__c&&je.__c(e,i),i.some(function(s){
try{i=s.__h,s.__h=[],i.some(function(r){r.call(s)})}catch(r){je.__e(r,s.__v)}})}function sg(i,e,t,n,s,r,o,a,l,h){var c,f,d,u,g,v,m,p,M=t.props||No,A=e.props,w=e.type;if(w=="svg"?s="http://www.w3.org/2\
000/svg":w=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(c=0;c<r.length;c++)if((g=r[c])&&(w?g.localName==w:g.nodeType==3)){i=g,r[c]=null;break}}if(!i){if(p=
h.ownerDocument||document,!w)return p.createTextNode(A);i=p.createElementNS(s,w,A.is?A:h),a&&(je.__m&&je.__m(e,r),a=!1),r=null}if(w){if(h=w=="template"&&i.content||i,r=w=="textarea"&&A.defaultValue!=null?
null:r&&wh.call(h.childNodes),!a&&r)for(M={},c=0;c<i.attributes.length;c++)M[(g=i.attributes[c]).name]=g.value;for(c in M)g=M[c],c=="dangerouslySetInnerHTML"?d=g:c=="children"||c in A||c=="value"&&"de\
faultValue"in A||c=="checked"&&"defaultChecked"in A||Do(i,c,null,g,s);for(c in A)g=A[c],c=="children"?u=g:c=="dangerouslySetInnerHTML"?f=g:c=="value"?v=g:c=="checked"?m=g:a&&typeof g!="function"||M[c]===
g||Do(i,c,g,M[c],s);f?(a||d&&(f.__html==d.__html||f.__html==i.innerHTML)||(i.innerHTML=f.__html),e.__k=[]):(d&&(i.textContent=""),(w=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Qm.test(
w))&&(s="http://www.w3.org/1999/xhtml"),Ju(h,Mh(u)?u:[u],e,t,n,s,r,o,r?r[0]:t.__k&&Rn(t,0),a,l),r&&r.some(ns)),a&&w!="textarea"||(c="value",w=="progress"&&v==null?i.removeAttribute(c):v==null||v===i[c]&&
(w!="progress"||v)||Do(i,c,v,M[c],s),c="checked",m!=null&&m!=i[c]&&Do(i,c,m,M[c],s))}else M===A||a&&i.data==A||(i.data=A);return i}function Th(i,e,t,n){try{typeof i=="function"?e?e.__x=i(e)||1:n&&(n=n.
__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():i(null)):i.current=e}catch(s){je.__e(s,t)}}function Ah(i,e,t){var n,s,r,o;if(je.unmount&&je.unmount(i),!(n=i.ref)||n.current&&n.current!=i.
__e||Th(n,null,e,i),n=i.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){je.__e(a,e)}n.__P=n.__n=null}if(n=i.__k)for(o=0;o<n.length;o++)n[o]&&Ah(n[o],e,typeof i.type!="function"||t&&
!i.props.__P);!t&&(n=i.__c)&&(n=n.__z)&&(s=Uo(n,r=[]))&&(n==i.__e&&r.some(ns),ns(s),ns(n)),t||ns(i.__e),i.__e=i.__c=i.__=null}function rg(i,e,t){return this.constructor(i,t)}function Qu(i,e){var t,n,s,
r;je.__&&je.__(i,e),e.nodeType==9&&(e=e.documentElement),n=(t=i&&32&i.__u)?null:e.__k,e.__k=mr(Qe,{children:[i]}),s=[],r=[],Sh(e,e.__k,n||No,No,e.namespaceURI,n?null:e.firstChild?wh.call(e.childNodes):
null,s,n?n.__e:e.firstChild,t,r),ju(s,e.__k,r),e.__k.props.children=null}je={__e:function(i,e,t,n){for(var s,r,o;e=e.__;)if((s=e.__c)&&!(1&s.__g)){s.__g|=4;try{if((o=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(i)),s.componentDidCatch&&
(s.componentDidCatch(i,n||{}),o=1),o&&8&s.__g)return void(s.__g|=2)}catch(a){i=a}}throw ko=0,i}},Hu=0,bh=function(i){return i!=null&&i.constructor===gr},Es.prototype.setState=function(i,e){var t=this.
__s;t&&t!=this.state||(t=this.__s=ss({},this.state)),typeof i=="function"&&(i=i(ss({},t),this.props)),i&&(ss(t,i),this.__v&&(e&&this.__k.push(e),Vu(this)))},Es.prototype.forceUpdate=function(i){this.__v&&
(this.__g|=4,i&&this.__h.push(i),Vu(this))},Es.prototype.render=Qe,En=[],ko=0,Wu=function(i,e){return i.__v.__b-e.__v.__b},Bo=Symbol(),Xu=/(PointerCapture)$|Capture$/i,vh=0,_h={},jm=0;var xr,Ft,Eh,ed,Rh=Object.is,zo=0,hd=[],Ch=[],At=je,td=At.__b,id=At.__r,nd=At.diffed,sd=At.__c,rd=At.unmount,od=At.__;function Ih(i,e){At.__h&&At.__h(Ft,i,zo||e),zo=0;var t=Ft.__H||(Ft.__H={__:[],__h:[]});
return i>=t.__.length&&t.__.push({}),t.__[i]}function _r(i){return zo=1,og(ud,i)}function og(i,e,t){var n=Ih(xr++,2);if(n.t=i,!n.__c&&(n.__=[t?t(e):ud(void 0,e),function(r){var o=(n.__N||n.__)[0],a=n.
t(o,r);Rh(o,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=Ft,!Ft.__f)){Ft.__f=!0;var s=Ft.shouldComponentUpdate;Ft.shouldComponentUpdate=function(r,o,a){var l=this.__H;if(!l)return!0;var h=!1,c=this.
props!=r;if(l.__.some(function(d){d.__N&&(h=!0,Rh(d.__[0],d.__N[0])||(c=!0))}),s){var f=s.call(this,r,o,a);return h?f||c:f}return!h||c}}return n.__}function Lt(i,e){var t=Ih(xr++,3);!At.__s&&cd(t.__H,
e)&&(t.__P=!0,t.__=i,t.u=e,Ft.__H.__h.push(t))}function di(i){return zo=5,Vo(function(){return{current:i}},[])}function Vo(i,e){var t=Ih(xr++,7);return cd(t.__H,e)&&(t.__=i(),t.__H=e),t.__}function ag(){var i;do{for(;i=Ch.shift();)try{yr(i)}catch(t){At.__e(t,{__:(i=i.__P)&&i.__v})}for(;i=hd.shift();){var e=i.__H;if(i.__P&&e)try{e.__h.some(yr),e.__h.some(Ph),e.__h=[]}catch(t){e.__h=[],At.
__e(t,i.__v)}}}while(Ch.length)}At.__b=function(i){Ft=null,td&&td(i)},At.__=function(i,e){i&&e.__k&&e.__k.__m&&(i.__m=e.__k.__m),od&&od(i,e)},At.__r=function(i){id&&id(i),xr=0;var e=(Ft=i.__c).__H;e&&
(Eh==Ft?Ft.__h=[]:(e.__h.some(yr),e.__h.some(Ph),xr=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Eh=Ft},At.diffed=function(i){nd&&nd(i);var e=i.__c;e&&e.__H&&(e.__H.__h.length&&
ld(hd.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Eh=Ft=null},At.__c=function(i,e){e.some(function(t){try{t.__h.some(yr),t.__h=t.__h.filter(function(n){return!n.__||Ph(n)})}catch(n){t.__h=[
function(){throw n}]}}),sd&&sd(i,e)},At.unmount=function(i){rd&&rd(i);var e,t,n=i.__c;n&&n.__H&&(n.__H.__.some(function(s){try{if(s.__P&&s.__c){if(t===void 0){for(t=i.__;t&&(!t.__c||!t.__c.__P);)t=t.__;
t=t&&t.__c}s.__P=t,ld(Ch.push(s))}else yr(s)}catch(r){e=r}}),n.__H=void 0,e&&At.__e(e,n.__v))};var ad=typeof requestAnimationFrame=="function";function lg(i){var e,t=function(){clearTimeout(n),ad&&cancelAnimationFrame(
e),setTimeout(i)},n=setTimeout(t,35);ad&&(e=requestAnimationFrame(t))}function ld(i){i!=1&&ed==At.requestAnimationFrame||((ed=At.requestAnimationFrame)||lg)(ag)}function yr(i){var e=Ft,t=i.__c;typeof t==
"function"&&(i.__c=void 0,t()),Ft=e}function Ph(i){var e=Ft;i.__c=i.__(),Ft=e}function cd(i,e){return!i||i.length!=e.length||e.some(function(t,n){return!Rh(t,i[n])})}function ud(i,e){return typeof e==
"function"?e(i):e}var hg=Symbol.for("preact-signals");function Xo(){if(ln>1)ln--;else{var i,e=!1;for((function(){var s=Ho;for(Ho=void 0;s!==void 0;){var r=s.S;if(r.v===s.v)for(var o=r.t;o!==void 0;o=o.x)o.i===s.i&&(o.i=
r.i);s=s.o}})();vr!==void 0;){var t=vr;for(vr=void 0,Go++;t!==void 0;){var n=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&fd(t))try{t.c()}catch(s){e||(i=s,e=!0)}t=n}}if(Go=0,ln--,e)throw i}}function Vt(i){if(ln>
0)return i();Fh=++cg,ln++;try{return i()}finally{Xo()}}var br,yt=void 0;function Mr(i){var e=yt,t=br;yt=void 0,br=void 0;try{return i()}finally{yt=e,br=t}}var vr=void 0,ln=0,Go=0,cg=0,Fh=0,Ho=void 0,Wo=0;
function dd(i){if(yt!==void 0){var e=i.n;if(e===void 0||e.t!==yt)return e={i:0,S:i,p:yt.s,n:void 0,t:yt,e:void 0,x:void 0,r:e},yt.s!==void 0&&(yt.s.n=e),yt.s=e,i.n=e,32&yt.f&&i.S(e),e;if(e.i===-1)return e.
i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=yt.s,e.n=void 0,yt.s.n=e,yt.s=e),e}}function Dt(i,e){this.v=i,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,
this.name=e?.name}Dt.prototype.brand=hg;Dt.prototype.h=function(){return!0};Dt.prototype.S=function(i){var e=this,t=this.t;t!==i&&i.e===void 0&&(i.x=t,this.t=i,t!==void 0?t.e=i:Mr(function(){var n;(n=
e.W)==null||n.call(e)}))};Dt.prototype.U=function(i){var e=this;if(this.t!==void 0){var t=i.e,n=i.x;t!==void 0&&(t.x=n,i.e=void 0),n!==void 0&&(n.e=t,i.x=void 0),i===this.t&&(this.t=n,n===void 0&&Mr(function(){
var s;(s=e.Z)==null||s.call(e)}))}};Dt.prototype.subscribe=function(i){var e=this;return it(function(){var t=e.value;Mr(function(){return i(t)})},{name:"sub"})};Dt.prototype.valueOf=function(){return this.
value};Dt.prototype.toString=function(){return this.value+""};Dt.prototype.toJSON=function(){return this.value};Dt.prototype.peek=function(){var i=this;return Mr(function(){return i.value})};Object.defineProperty(
Dt.prototype,"value",{get:function(){var i=dd(this);return i!==void 0&&(i.i=this.i),this.v},set:function(i){if(i!==this.v){if(Go>100)throw new Error("Cycle detected");(function(t){ln!==0&&Go===0&&t.l!==
Fh&&(t.l=Fh,Ho={S:t,v:t.v,i:t.i,o:Ho})})(this),this.v=i,this.i++,Wo++,ln++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{Xo()}}}});function we(i,e){return new Dt(i,e)}function fd(i){for(var e=i.
s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function pd(i){for(var e=i.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){i.s=e;break}}}
function md(i){for(var e=i.s,t=void 0;e!==void 0;){var n=e.p;e.i===-1?(e.S.U(e),n!==void 0&&(n.n=e.n),e.n!==void 0&&(e.n.p=n)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=n}i.s=t}function rs(i,e){Dt.call(
this,void 0,e),this.x=i,this.s=void 0,this.g=Wo-1,this.f=4}rs.prototype=new Dt;rs.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Wo))return!0;if(this.g=
Wo,this.f|=1,this.i>0&&!fd(this))return this.f&=-2,!0;var i=yt;try{pd(this),yt=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.
i++}return yt=i,md(this),this.f&=-2,!0};rs.prototype.S=function(i){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}Dt.prototype.S.call(this,i)};rs.prototype.U=function(i){if(this.
t!==void 0&&(Dt.prototype.U.call(this,i),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};rs.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var i=this.t;i!==void 0;i=i.
x)i.t.N()}};Object.defineProperty(rs.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var i=dd(this);if(this.h(),i!==void 0&&(i.i=this.i),16&this.f)throw this.v;return this.
v}});function Zi(i,e){return new rs(i,e)}function gd(i){var e=i.j;if(i.j=void 0,typeof e=="function"){ln++;var t=yt;yt=void 0;try{e()}catch(n){throw i.f&=-2,i.f|=8,Lh(i),n}finally{yt=t,Xo()}}}function Lh(i){
for(var e=i.s;e!==void 0;e=e.n)e.S.U(e);i.x=void 0,i.s=void 0,gd(i)}function ug(i){if(yt!==this)throw new Error("Out-of-order effect");md(this),yt=i,this.f&=-2;try{8&this.f&&Lh(this)}finally{Xo()}}function Rs(i,e){
this.x=i,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,br&&br.push(this)}Rs.prototype.c=function(){var i=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e==
"function"&&(this.j=e)}finally{i()}};Rs.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,gd(this),pd(this),ln++;var i=yt;return yt=this,ug.bind(this,i)};Rs.prototype.
N=function(){2&this.f||(this.f|=2,this.u=vr,vr=this)};Rs.prototype.d=function(){this.f|=8,1&this.f||Lh(this)};Rs.prototype.dispose=function(){this.d()};function it(i,e){var t=new Rs(i,e);try{t.c()}catch(s){
throw t.d(),s}var n=t.d.bind(t);return n[Symbol.dispose]=n,n}var yd,$o,qo,dg=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var xd=[];it(function(){yd=this.N})();function Cs(i,e){je[i]=e.bind(null,je[i]||function(){})}function wr(i){if(qo){var e=qo;qo=void 0,e()}qo=i&&i.S()}function _d(i){var e=this,t=i.data,n=pg(t);n.name=
"ReactiveDom",n.value=t;var s=Vo(function(){for(var a=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var h=Zi(function(){var u=n.value.value;return u===0?0:u===!0?"":u||""}),c=Zi(function(){return!Array.
isArray(h.value)&&!bh(h.value)}),f=it(function(){if(this.N=bd,c.value){var u=h.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=u)}}),d=e.__$u.d;return e.__$u.d=function(){f(),d.call(this)},
[c,h]},[]),r=s[0],o=s[1];return r.value?o.peek():o.value}_d.displayName="ReactiveTextNode";Object.defineProperties(Dt.prototype,{constructor:{configurable:!0,value:qu(Qe,null).constructor},type:{configurable:!0,
value:_d},props:{configurable:!0,get:function(){var i=this;return{data:{get value(){return i.value}}}}},__b:{configurable:!0,value:1}});Cs("__b",function(i,e){if(wr(),$o=void 0,typeof e.type=="string"){
var t,n=e.props;for(var s in n)if(s!=="children"){var r=n[s];r instanceof Dt&&(t||(e.__np=t={}),t[s]=r,n[s]=r.peek())}}i(e)});Cs("__r",function(i,e){if(i(e),e.type!==Qe){wr();var t,n=e.__c;n&&(n.__$f&=
-2,(t=n.__$u)===void 0&&(n.__$u=t=(function(s,r){var o;return it(function(){o=this},{name:r}),o.c=s,o})((function(s){return function(){var r;dg&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}})(
n),typeof e.type=="function"?e.type.displayName||e.type.name:""))),$o=n,wr(t)}});Cs("__e",function(i,e,t,n){wr(),$o=void 0,i(e,t,n)});Cs("diffed",function(i,e){wr(),$o=void 0;var t;if(typeof e.type=="\
string"&&(t=e.__e)){var n=e.__np,s=e.props,r=t.U;if(r)for(var o in r){var a=r[o];a===void 0||n&&o in n||(a.d(),r[o]=void 0)}if(n){r||(r={},t.U=r);for(var l in n){var h=r[l],c=n[l];h===void 0?(h=fg(t,l,
c,s),r[l]=h):h.o(c,s)}}}i(e)});function fg(i,e,t,n){var s=e in i&&i.ownerSVGElement===void 0,r=we(t);return{o:function(o,a){r.value=o,n=a},d:it(function(){this.N=bd;var o=r.value.value;n[e]!==o&&(n[e]=
o,s?i[e]=o:o!=null&&(o!==!1||e[4]==="-")?i.setAttribute(e,o):i.removeAttribute(e))})}}Cs("unmount",function(i,e){if(typeof e.type=="string"){var t=e.__e;if(t){var n=t.U;if(n){t.U=void 0;for(var s in n){
var r=n[s];r&&r.d()}}}var o=e.__np;if(o){var a=e.props;for(var l in o)a[l]=o[l]}e.__np=void 0}else{var h=e.__c;if(h){h.__$f|=8;var c=h.__$u;c&&(h.__$u=void 0,c.d())}}i(e)});Cs("__h",function(i,e,t,n){
n<3&&(e.__$f|=2),i(e,t,n)});Es.prototype.shouldComponentUpdate=function(i,e){if(this.__R)return!0;var t=this.__$u,n=t&&t.s!==void 0;for(var s in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.
u===!0){var r=2&this.__$f;if(!(n||r||4&this.__$f)||1&this.__$f)return!0}else if(!(n||4&this.__$f)||3&this.__$f)return!0;for(var o in i)if(o!=="__source"&&i[o]!==this.props[o])return!0;for(var a in this.
props)if(!(a in i))return!0;return!1};function pg(i,e){return Vo(function(){return we(i,e)},[])}var mg=function(i){queueMicrotask(function(){queueMicrotask(i)})};function gg(){Vt(function(){for(var i;i=xd.shift();)yd.call(i)})}function bd(){xd.push(this)===1&&(je.requestAnimationFrame||mg)(gg)}var Yo="#8c8c8c";function os({range:[i,e],logarithmic:t}){return{range:[t&&e>0&&i<=0?e*1e-4:i,e],logarithmic:t&&e>0}}function vd(i){let{range:[e,t],logarithmic:n}=os(i);return n?Math.sqrt(e*t):(e+t)/2}function Md(i,e){
let{range:[t,n],logarithmic:s}=os(e),r=(i.max-i.min)*65535/65534;if(s)return{factor:r/t,offset:i.min/t,logarithm:1/Math.max(Math.log(n/t),1e-30)};let o=Math.max(n-t,1e-30);return{factor:r/o,offset:(i.
min-t)/o,logarithm:0}}function wd(i,e,t){let[n,s]=os(t).range,r=(e.max-e.min)/65534,o=c=>r>0?(c-e.min)/r:c>e.min?1/0:c<e.min?-1/0:0,a=o(n)-.5,l=o(s)+.5,h={below:0,above:0,missing:0};for(let c=0;c<i.length;c++){
let f=i[c];f>65534?h.missing++:f<a?h.below++:f>l&&h.above++}return h}function Sr(i){return[i.below>0&&`${i.below} below`,i.above>0&&`${i.above} above`].filter(Boolean).join(", ")}var ht=we(null),ki=we([]),de=we(null),vt=we(null),$e=we(null),lt=we(0),Ci=we(!1),Ki=we(1),Ze=we(""),Cn=we(null),Ps=we(!1),ni=Zi(()=>de.value?.times??[]),RM=Zi(()=>ni.value[lt.value]??0),nt=we("speed"),
hn=we("seen"),Jo=we(!1),as=we([0,1]),ji=we(null),Ni=we("tension"),Zt=we(""),Is=we(!0),Fs=we(null),ls=we(null),Tr=Zi(()=>{let i=$e.value?.header.scalar;if(hn.value==="fixed")return as.value;let e=ji.value??
(i?[i.min,i.max]:[0,1]);if(hn.value==="symmetric"){let n=Math.max(Math.abs(e[0]),Math.abs(e[1]));return[-n,n]}if(hn.value==="seen"||!i)return e;let t=ls.value?.header.scalar;return t?[Math.min(i.min,t.
min),Math.max(i.max,t.max)]:[i.min,i.max]}),Pn=Zi(()=>({range:Tr.value,logarithmic:Jo.value&&hn.value!=="symmetric"})),cn=Zi(()=>{let i=$e.value?.header.scalar,e=$e.value?.blocks.get("scalar");return i&&
e&&nt.value!==""?wd(e,i,Pn.value):{below:0,above:0,missing:0}}),Mt=we(null),Kt=we(null),hs=we(new Set),Pi=we(""),Ar=we(0),Ls=we(!1),Er=we(!0),In=we(!1),un=we("plots"),Fn=we(null),Rr=we([]),Oi=we([0,0]),
Zo=we(1),Dh=matchMedia("(prefers-color-scheme: dark)"),Ln=we(Dh.matches);Dh.addEventListener("change",()=>{Ln.value=Dh.matches});var Sd=document.getElementById("recording"),li=Sd?JSON.parse(Sd.textContent):null;async function Uh(i){let e=Uint8Array.from(atob(i),t=>t.charCodeAt(0));return new Response(new Blob([e]).stream().pipeThrough(
new DecompressionStream("gzip"))).arrayBuffer()}async function Ed(){return URL.createObjectURL(new Blob([await Uh(li.plots)],{type:"text/javascript"}))}var Td={int8:1,uint8:1,uint16:2,uint32:4,float32:4,
float64:8};function yg(i,e){let t=new DataView(i).getUint32(0,!0),n=JSON.parse(new TextDecoder().decode(new Uint8Array(i,4,t))).blocks,s=n[n.length-1],r=8+t,o=new ArrayBuffer(r+(s?s.offset+Td[s.type]*
s.width*s.count:0)),a=new Uint8Array(o),l=new Uint8Array(i);a.set([71,66,70,49]),a.set(l.subarray(0,4+t),4);let h=4+t;for(let c of n){let f=Td[c.type],d=f*c.width,u=c.count,g=r+c.offset,v=e?.blocks.find(
p=>p.name===c.name&&p.type===c.type&&p.width===c.width),m=v?new Uint8Array(e.bytes,e.start+v.offset,d*v.count):new Uint8Array(0);for(let p=0;p<c.width;p++)for(let M=0;M<u;M++){let A=M*d+p*f;if(f===2){
let w=l[h+2*p*u+M]|l[h+(2*p+1)*u+M]<<8;A+2<=m.length&&(w=(w>>1^-(w&1))+(m[A]|m[A+1]<<8)),a[g+A]=w,a[g+A+1]=w>>8;continue}for(let w=0;w<f;w++)a[g+A+w]=l[h+(f*p+w)*u+M]^(A+f<=m.length?m[A+w]:0)}h+=d*u}return{
bytes:o,start:r,blocks:n}}var Bh=-1,Ko=null;async function xg(i){let e=i;for(;!li.frames[e].alone&&e!==Bh+1;)e--;for(let t=e;t<=i;t++){let n=li.frames[t];Ko=yg(await Uh(n.data),n.alone?null:Ko),Bh=t}return Ko.
bytes.slice(0)}var Ad=Promise.resolve();async function Rd(i){let e=i.match(/^runs\/[^/]+\/frames\/(\d+)\?/);if(e){let n=Number(e[1]),s=Ad.then(()=>n===Bh?Ko.bytes.slice(0):xg(n));return Ad=s.catch(()=>{}),
new Response(await s)}let t=li.answers[i];return t===void 0?new Response("This file does not hold that: only the program tells it.",{status:404}):new Response(await Uh(t))}var _g={int8:Int8Array,uint8:Uint8Array,uint16:Uint16Array,uint32:Uint32Array,float32:Float32Array,float64:Float64Array};function jo(i){let e=new DataView(i);if(i.byteLength<8||e.getUint32(0,!1)!==1195525681)
throw new Error("the server sent no packet");let t=e.getUint32(4,!0);if(t>i.byteLength-8)throw new Error("the server sent a packet that is cut off");let n=JSON.parse(new TextDecoder().decode(new Uint8Array(
i,8,t))),s=new Map;for(let r of n.blocks??[]){let o=_g[r.type];if(!o)throw new Error(`a packet has numbers of type ${r.type}`);s.set(r.name,new o(i,8+t+r.offset,r.width*r.count))}return{header:n,blocks:s,
bytes:i.byteLength}}async function kh(i,e){let t=await Nh(i,e);return t.status===204?null:{packet:jo(await t.arrayBuffer()),number:Number(t.headers.get("Gabion-Number"))}}var Cr=class extends Error{constructor(){
super("The program does not answer: it has ended, or the line to it is broken.")}};function cs(i,e){return fetch("/api/1/"+i,e).catch(t=>{throw t instanceof TypeError?new Cr:t})}async function Cd(i){for(;!i.
aborted&&!await cs("hello").then(e=>e.ok,()=>!1);)await new Promise(e=>setTimeout(e,500))}async function Nh(i,e){let t=await(li?Rd(i):cs(i,{signal:e}));if(!t.ok)throw new Error((await t.text()).trim()||
t.statusText);return t}async function Et(i){return(await Nh(i)).json()}async function Qi(i,e){return jo(await(await Nh(i,e)).arrayBuffer())}var bg=512<<20,Dn=new Map,Pr=0,Id=()=>Pr;function vg(i,e){Dn.set(i,e),Pr+=e.bytes;for(let[t,n]of Dn){if(Pr<=bg||t===i)break;Dn.delete(t),Pr-=n.bytes}}function Mg(){Dn.clear(),Pr=0}async function Lr(i,e){
let t=`${i.id}/${i.version??0}/${e}/${nt.value}`,n=Dn.get(t);if(n)return Dn.delete(t),Dn.set(t,n),n;let s=await Qi(`runs/${i.id}/frames/${e}?scalar=${encodeURIComponent(nt.value)}`);return Dn.has(t)||
vg(t,s),s}async function ea(){ki.value=await Et("runs")}async function Ii(i,e=0,t=!0){Fr?.abort(),Fr=null,Oh++,Qo++;try{let n=await Et(`runs/${i}`);if(n.live&&t){wg(n);return}Mg();let s=Math.max(0,Math.
min(e,n.times.length-1)),[r]=n.times.length>0?await Promise.all([Qi(`runs/${i}/scene`),Lr(n,s)]):[null];Vt(()=>{de.value={...n,live:!1},Cn.value=null,Ps.value=!1,vt.value=r,$e.value=null,Mt.value=Kt.value=
null,ji.value=null,Ci.value=!1,lt.value=s;let o=r?.header.scalars.map(a=>a.name)??[];nt.value!==""&&!o.includes(nt.value)&&(nt.value=o.includes("speed")?"speed":""),Ze.value=n.times.length===0?'This r\
un has no frames: "outputs: {replay: 10 ms}" in its model writes some.':""})}catch(n){Ze.value=String(n.message)}finally{Qo--}}var Oh=0,Qo=0;async function Fd(i,e,t){let n=++Oh;if(t&&Qo>0)return;let s={
id:"preview",name:i,path:i,title:"",times:[0],events:[],tables:[],live:!1,summary:null,version:e},[r]=await Promise.all([Qi("runs/preview/scene"),Lr(s,0)]);n!==Oh||t&&(Qo>0||de.value&&de.value.id!=="p\
review")||(Fr?.abort(),Fr=null,Vt(()=>{de.value=s,Cn.value=null,Ps.value=t,vt.value=r,lt.value=0,ji.value=null,t||(Mt.value=Kt.value=null)}))}var Fr=null,Ld=null;async function wg(i){let e=Fr=new AbortController,
t=`runs/${i.id}/live`;Vt(()=>{de.value=i,vt.value=$e.value=Cn.value=ji.value=Mt.value=Kt.value=null,Ci.value=!1,Ze.value=""}),Sg(i.id,e.signal);try{let n=await kh(`${t}/scene`,e.signal);if(n){Vt(()=>{
Ps.value=!1,vt.value=n.packet});for(let r=0;;){for(;document.hidden;)await new Promise(h=>setTimeout(h,200));let o=Ld=new AbortController,a=`after=${r}&scalar=${encodeURIComponent(nt.value)}${Pi.value?
"&contacts=1":""}`,l=await kh(`${t}/frame?${a}`,AbortSignal.any([e.signal,o.signal])).catch(h=>{if(o.signal.aborted&&!e.signal.aborted)return"again";throw h});if(l==="again"){r=0;continue}if(!l||e.signal.
aborted)break;r=l.number,Bd(l.packet),await new Promise(h=>requestAnimationFrame(h))}}if(e.signal.aborted)return;let s=await Et(`runs/${i.id}/progress`);await Ii(i.id,1/0,!1),s.error&&(Ze.value=s.error)}catch(n){
if(e.signal.aborted||(Ze.value=n.message,!(n instanceof Cr)))return;await Cd(e.signal),e.signal.aborted||await Ii(i.id)}}async function Sg(i,e){for(;!e.aborted;){try{let t=await Et(`runs/${i}/progress`);
if(e.aborted||de.value?.id!==i||!de.value.live)return;Cn.value=t}catch{return}await new Promise(t=>setTimeout(t,250))}}var Dd=()=>{Ii(de.value.id,1/0,!1)};function Bd(i){Vt(()=>{$e.value=i,zh(i)})}function zh(i){
let e=i.header.scalar,t=ji.peek();e&&(ji.value=t?[Math.min(t[0],e.min),Math.max(t[1],e.max)]:[e.min,e.max])}var Ir=!1;async function Tg(){if(!Ir){Ir=!0;try{for(;;){let i=de.value,e=lt.value,t=nt.value;
if(!i||i.live||i.times.length===0)return;let n=await Lr(i,e);if(de.value===i&&(Bd(n),de.value===i&&lt.value===e&&nt.value===t))return}}catch(i){Ze.value=String(i.message)}finally{Ir=!1}}}async function Vh(i){
for(lt.value=i;Ir||$e.value?.header.time!==ni.value[i];)await new Promise(e=>setTimeout(e,2))}function ta(i){Vt(()=>{nt.value=i,ji.value=null})}function fi(i){lt.value=Math.max(0,Math.min(Math.round(i),
ni.value.length-1))}function ia(i){let e=0;ni.value.forEach((t,n)=>{Math.abs(t-i)<Math.abs(ni.value[e]-i)&&(e=n)}),fi(e)}function na(){!Ci.value&&lt.value>=ni.value.length-1&&fi(0),Ci.value=!Ci.value}
var Pd=0;function Ud(i){if(Ci.value){if(!Ir&&i-Pd>=1e3/30/Ki.value){if(Pd=i,lt.value>=ni.value.length-1){Ci.value=!1;return}lt.value++}requestAnimationFrame(Ud)}}var kd=(i,e)=>Et(`runs/${de.value.id}/${de.
value.live?"live":`frames/${lt.value}`}/item?kind=${i}&number=${e}`);async function Nd(i){let e=0,t=Math.min(i,($e.value?.header.particles??0)-1);for(let n=t;e<=t;n=e+t>>1){let s=Number((await kd("par\
ticle",n)).rows.find(r=>r.name==="identifier")?.value);if(s===i)return n;s<i?e=n+1:t=n-1}return-1}async function Ag(){let i=Mt.value,e=de.value,t=lt.value;if(!i||!e){Kt.value=null;return}try{let n=await kd(
i.kind,i.number);Mt.value===i&&lt.value===t&&(Kt.value=n)}catch(n){Ze.value=String(n.message)}}it(()=>{de.value,lt.value,nt.value,Tg()});it(()=>{nt.value,Pi.value,Ld?.abort()});it(()=>{Ci.value&&requestAnimationFrame(
Ud)});it(()=>{Mt.value,lt.value,Ag()});it(()=>{if(!de.value||de.value.id==="preview")return;let i=new URLSearchParams({run:de.value.id,k:String(lt.value),color:nt.value});history.replaceState(null,"",
"#"+i)});var jt=we(""),zi=we([]),oa=we(null),mi=we(!1),kr=we(!1),Dr=we(!1),pi=null,sa="",Br="",Od=null,zd=0;async function dn(i,e,t){let n=await cs(i,{method:"POST",body:JSON.stringify(e),headers:{"Content-Typ\
e":"application/json"},signal:t});if(!n.ok)throw new Error((await n.text()).trim());return n.json()}var Vd=i=>{Ze.value=i.message},Gh=i=>"models/"+i.split("/").map(encodeURIComponent).join("/"),Gd=i=>(i.
headers.get("ETag")??"").replaceAll('"',"");async function Hd(i){let e="/web/editor.js";await Eg;let{Editor:t}=await import(e),n=document.querySelector("meta[name=style-nonce]").content;pi=new t(i,n,{
complete:(s,r)=>dn("complete",{text:s,after:r}),hover:(s,r,o)=>dn("hover",{text:s,line:r,column:o}),changed:()=>{mi.value=!0,clearTimeout(zd),zd=setTimeout(()=>{Or()},120)},save:()=>{Ds()}}),window.gabionEditor=
pi,pi.open(sa),mi.value=!1,pi.mark(zi.value),setInterval(()=>{Rg()},1500)}var Wd=()=>{},Eg=new Promise(i=>{Wd=i}),Ur=0,ra=!1;async function Hh(i){let e=++Ur,t=await cs(Gh(i)),n=await t.arrayBuffer();if(e!==
Ur)return!1;let s=new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n);return t.ok?(Br=Gd(t),sa=s,Vt(()=>{jt.value=i,kr.value=!1,zi.value=[],oa.value=null}),pi?.open(sa),mi.value=!1,!0):(Ze.value=s,!1)}var Xd=()=>requestAnimationFrame(
()=>setTimeout(Wd));async function Nr(i){await Hh(i)&&await Or(!0)}var qd=()=>pi?.text()??sa;async function Or(i=!1){Od?.abort();let e=Od=new AbortController;Dr.value=!0;try{let t=await dn("check",{name:jt.
value,text:qd()},e.signal);Vt(()=>{zi.value=t.problems,t.findings&&(oa.value=t.findings),Dr.value=!1}),pi?.mark(t.problems),t.preview>0&&(i||!de.value||de.value.id==="preview")&&await Fd(jt.value,t.preview,
!i)}catch(t){if(e.signal.aborted)return;Dr.value=!1,Ze.value=t.message}}async function Ds(){let i=pi.text();Ur++,ra=!0;let e=await cs(Gh(jt.value),{method:"PUT",body:new TextEncoder().encode(i),headers:{
"If-Match":`"${Br}"`}}).catch(Vd).finally(()=>{ra=!1});return e?.ok?(Br=(await e.json()).tag,mi.value=pi.text()!==i,!0):(e&&(Ze.value=await e.text()),kr.value=e?.status===409,!1)}async function Rg(){if(!jt.
value||document.hidden||ra)return;let i=jt.value,e=Ur,t=await cs(Gh(i),{headers:{"If-None-Match":`"${Br}"`}}).catch(()=>null);!t||!t.ok||ra||e!==Ur||Gd(t)===Br||(mi.value?kr.value=!0:await Nr(i))}var $d=()=>Or(
!0);async function Yd(i,e){for(let t of[i,e]){let{line:n,column:s}=await dn("definition",{text:qd(),object:t});if(n>0)return pi?.go(n,s)}Ze.value=`The model does not name ${e} as it is written.`}async function Jd(i){
try{let e=await dn("new",{name:i});return ht.value=await Et("hello"),await Nr(e.name),pi?.go(1,1),!0}catch(e){return Ze.value=e.message,!1}}var Zd=i=>pi?.go(i.line,i.column),Kd=i=>pi?.fix(i);async function jd(i){
if(mi.value&&!await Ds())return null;try{return(await dn("start",{name:jt.value,...i})).id}catch(e){return Ze.value=e.message,null}}var Qd=(i,e)=>dn(`runs/${i}/${e}`,{}).catch(Vd);var Cg=Symbol.for("pv"),Pg=0;function b(i,e,t,n,s,r){e||(e={});var o,a,l=e;if("ref"in l&&typeof i!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var h={type:i,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Cg,
__v:--Pg,__i:-1,__u:0};return(s||r)&&(h.__source=s,h.__self=r),je.vnode&&je.vnode(h),h}async function Vr(i){let e=await jd(i);e&&(await ea(),await Ii(e))}var ef=(i,e)=>`${i} ${e}${i===1?"":"s"}`;function Ig(){let i=oa.value;if(!i)return null;let e=[i.Particles>0&&`${i.Particles} particl\
es`,i.Bodies>0&&`${i.Bodies} bodies`,i.Bodies>0&&`${i.Freedoms} degrees of freedom`,i.Redundant>0&&`${i.Redundant} redundant equations`].filter(Boolean);return b(Qe,{children:[b("p",{children:e.join("\
, ")}),[...i.Notes??[],...i.Warnings??[]].length>0&&b("details",{children:[b("summary",{children:[ef((i.Warnings??[]).length,"warning"),", ",ef((i.Notes??[]).length,"note")]}),(i.Warnings??[]).map(t=>b(
"p",{class:"warning",children:t})),(i.Notes??[]).map(t=>b("p",{children:t}))]})]})}var zr=we(!1);function Fg(){let i=di(null);Lt(()=>i.current?.focus(),[]);let e=async t=>{t.preventDefault(),await Jd(
i.current.value)&&(zr.value=!1)};return b("form",{class:"new",onSubmit:t=>{e(t)},onKeyDown:t=>{t.key==="Escape"&&(zr.value=!1)},children:[b("label",{children:["Name of the new model ",b("input",{ref:i,
required:!0,autocomplete:"off",placeholder:"model.yaml"})]}),b("button",{children:"Make"}),b("button",{type:"button",onClick:()=>{zr.value=!1},children:"Cancel"})]})}function tf(){let i=di(null);return Lt(
()=>{Hd(i.current).catch(e=>{Ze.value=e.message})},[]),b("section",{class:"model","aria-label":"Model",children:[b("header",{children:[b("select",{value:jt.value,disabled:mi.value,"aria-label":"Model",
title:mi.value?"Save before you open another model":"Model",onChange:e=>{Nr(e.currentTarget.value)},children:[jt.value===""&&b("option",{value:"",children:"no model"}),ht.value.models.map(e=>b("option",
{value:e,children:e}))]}),b("button",{onClick:()=>{zr.value=!0},disabled:mi.value,children:"New"}),b("button",{class:"save",onClick:()=>{Ds()},disabled:!mi.value,title:"Ctrl-S",children:"Save"}),b("bu\
tton",{class:"run",onClick:()=>{Vr()},disabled:zi.value.length>0||jt.value==="",title:"R",children:"Run"}),de.value&&de.value.id!=="preview"&&b("button",{onClick:()=>{$d()},title:"Show what the model \
begins with, not the run",children:"Model"})]}),zr.value&&b(Fg,{}),kr.value&&b("p",{class:"warning",role:"alert",children:["The file has been changed by another program. ",b("button",{onClick:()=>{Nr(
jt.value)},children:"Open it again, without my changes"})]}),b("div",{class:"editor",ref:i}),b("footer",{class:"problems","aria-live":"polite","aria-busy":Dr.value,children:zi.value.length===0?b(Ig,{}):
b("ul",{children:zi.value.map(e=>b("li",{children:[b("button",{class:"link",onClick:()=>Zd(e),children:[e.line>0?`${e.line}:${e.column}: `:"",e.message]}),e.found&&e.meant&&b("button",{onClick:()=>Kd(
e),children:["Write ",e.meant]})]}))})})]})}function xt(i,e=4){if(!Number.isFinite(i))return String(i);if(i===0)return"0";let t=Math.abs(i);if(t>=10**e&&t<1e5)return i.toFixed(0);let n=t>=1e5||t<.001?i.toExponential(e-1):i.toPrecision(e);return n.
includes(".")?n.replace(/\.?0+($|e)/,"$1"):n}var Gr=i=>i===null?"not a number":String(i),us=i=>`t = ${i.toFixed(4)} s`;var Lg=1500;function Dg({id:i}){let[e,t]=_r([]);return Lt(()=>{let n=()=>Et(`runs/${i}/saved`).then(t,()=>t([]));n();let s=setInterval(()=>{!document.hidden&&de.value?.live&&n()},Lg);return()=>clearInterval(
s)},[i,de.value?.live]),e.length===0?null:b("section",{"aria-label":"Saved states",children:[b("h2",{children:"Saved states"}),b("p",{children:["A branch runs ",jt.value,", as it is now, from such a s\
tate on, into a folder of its own. It may have other coefficients of forces, nets and contacts."]}),b("ul",{class:"saved",children:e.map(n=>b("li",{children:["t = ",xt(n,6)," s ",b("button",{disabled:zi.
value.length>0,onClick:()=>{Vr({branch:i,time:n})},children:"Branch from here"})]}))})]})}var Bg=500;function Ug(){let i=de.value.events;return i.length===0?null:b("details",{class:"happened",children:[
b("summary",{children:[i.length," events"]}),b("ul",{children:i.slice(0,Bg).map(e=>b("li",{children:b("button",{onClick:()=>ia(e.time),children:[e.kind,": ",e.name," at ",xt(e.time,6)," s"]})}))})]})}
function nf(){let i=de.value;if(!i)return null;let e=i.summary;return b(Qe,{children:[b("table",{class:"facts",children:b("tbody",{children:[b("tr",{children:[b("th",{scope:"row",children:"folder"}),b(
"td",{children:i.path})]}),e&&b("tr",{children:[b("th",{scope:"row",children:"status"}),b("td",{children:e.status})]}),b("tr",{children:[b("th",{scope:"row",children:"frames"}),b("td",{children:i.times.
length})]}),b("tr",{children:[b("th",{scope:"row",children:"particles"}),b("td",{children:$e.value?.header.particles??0})]}),b("tr",{children:[b("th",{scope:"row",children:"shapes, links"}),b("td",{children:[
vt.value?.header.shapes?.length??0,", ",vt.value?.header.links?.length??0]})]}),b("tr",{children:[b("th",{scope:"row",children:"events"}),b("td",{children:i.events.length})]}),b("tr",{children:[b("th",
{scope:"row",children:"frames in memory"}),b("td",{children:[xt(Id()/1e6)," MB of 512 MB"]})]})]})}),e?.origin&&b("p",{children:["Begun with the state of ",e.origin.folder," at t = ",xt(e.origin.time,
6)," s."]}),(e?.changes??[]).map(t=>b("p",{children:t.what})),e?.error&&b("p",{class:"error",children:e.error}),(e?.warnings??[]).map(t=>b("p",{class:"warning",children:t})),b(Ug,{}),ht.value?.models&&
i.id!=="preview"&&b(Dg,{id:i.id})]})}var Wh=we(null);it(()=>{let i=de.value,e=Zt.value;Wh.value=null,!(!i||!e||i.id==="preview"||i.live)&&Et(`compare?a=${i.id}&b=${e}`).then(t=>{de.value===i&&Zt.value===e&&(Wh.value=t)},t=>{Ze.value=t.message})});
var aa=i=>i===null?"\u2013":xt(i);function sf(){let i=Wh.value;return b(Qe,{children:[b("label",{children:["With"," ",b("select",{value:Zt.value,onChange:e=>{Zt.value=e.currentTarget.value},children:[
b("option",{value:"",children:"no other run"}),ki.value.filter(e=>e.id!==de.value?.id).map(e=>b("option",{value:e.id,children:e.name}))]})]}),Zt.value&&b("label",{children:[b("input",{type:"checkbox",
checked:Is.value,onChange:e=>{Is.value=e.currentTarget.checked}})," both pictures, at the same time and seen from the same place"]}),i&&b(Qe,{children:[b("h2",{children:"Models"}),i.models.length===0?
b("p",{children:"The models are the same."}):b("ul",{class:"differences",children:i.models.map(e=>b("li",{children:e}))}),b("h2",{children:"Histories"}),b("table",{class:"figures",children:[b("thead",
{children:b("tr",{children:[b("th",{scope:"col",children:"column"}),b("th",{scope:"col",children:"RMS"}),b("th",{scope:"col",children:"largest"}),b("th",{scope:"col",children:"at"}),b("th",{scope:"col",
children:"relative"})]})}),b("tbody",{children:i.columns.map(e=>b("tr",{children:[b("th",{scope:"row",children:e.name}),b("td",{children:[aa(e.rms)," ",e.unit]}),b("td",{children:[aa(e.max)," ",e.unit]}),
b("td",{children:[aa(e.max_time)," s"]}),b("td",{children:e.missing||aa(e.relative)})]}))})]}),[...i.only_a??[],...i.only_b??[]].length>0&&b("p",{children:["Only one has: ",[...i.only_a??[],...i.only_b??
[]].join(", ")]})]})]})}var la=[];function Oe(i,e,t){la.push({keys:Array.isArray(i)?i:[i],name:e,run:t})}var kg=i=>`${i.ctrlKey||i.metaKey?"Ctrl-":""}${i.shiftKey&&i.key.length>1?"Shift-":""}${i.key===" "?"Space":i.key}`;function rf(){
document.addEventListener("keydown",i=>{let e=i.target,t=e.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(e.tagName)&&e.type!=="checkbox",n=kg(i);if(t&&!n.startsWith("Ctrl-")||n==="Space"&&/^(BUTTON|SUMMARY|A)$/.
test(e.tagName)||n==="Space"&&e.type==="checkbox")return;let s=la.find(r=>r.keys.includes(n));!s||i.altKey||i.defaultPrevented||(i.preventDefault(),s.run())})}function of(){let i=di(null);return Lt(()=>i.current?.showModal(),[]),b("dialog",{ref:i,class:"help","aria-labelledby":"help-title",onClose:()=>{In.value=!1},children:[b("h2",{id:"help-title",children:"\
Keys"}),b("table",{children:b("tbody",{children:la.map(e=>b("tr",{children:[b("th",{scope:"row",children:e.keys.map(t=>b("kbd",{children:t}))}),b("td",{children:e.name})]}))})}),b("p",{children:"Mouse\
: left turns, right moves, the wheel goes nearer; a click picks, a double click turns about what is picked."}),b("p",{children:["In the text of a model, ",b("kbd",{children:"F8"})," goes to the next m\
istake, and ",b("kbd",{children:"Tab"})," leaves it after ",b("kbd",{children:"Escape"}),", pressed twice where something is selected. Plots tell the values at the time of the picture, or under the po\
inter."]}),b("p",{children:["Gabion ",ht.value?.version]}),b("button",{autofocus:!0,onClick:()=>i.current?.close(),children:"Close"})]})}var ds=i=>{de.value?.live&&Qd(de.value.id,i)},Xh=()=>ds(Cn.value?.paused?"go":"pause"),Ng=i=>i===null||!(i>0)?"":i>90?`${(i/60).toFixed(1)} min left`:`${i.toFixed(0)} s left`;function af(){let i=Cn.value,
e=i?.paused??!1;return b("footer",{class:"timeline live","aria-label":"Run under way",children:[b("button",{onClick:Xh,title:"Space",children:e?"Go on":"Pause"}),b("button",{onClick:()=>ds("step"),title:"\
\u2192",children:"Step"}),b("button",{onClick:()=>ds("checkpoint"),children:"Save state"}),b("button",{onClick:()=>ds("stop"),title:"S",children:"Stop"}),b("progress",{value:i?.time??0,max:i?.end||1,"\
aria-label":"Simulated time"}),b("output",{children:i?`${xt(i.time)} of ${xt(i.end)} s, step ${i.steps}${e?i.stands?", paused":", pausing":`, ${xt(i.rate,3)} steps/s, ${Ng(i.remaining)}`}`:"beginning"}),
b("span",{class:"share",title:"Part of the run's time that looking at it takes",children:["looking: ",i?(100*i.share).toFixed(2):0," %"]}),b("button",{onClick:()=>Dd(),children:"Frames so far"})]})}var ha={x:[1,0,0],y:[0,1,0],z:[0,0,1]};function Og(){let i=vt.value.header,e=Fn.value,t=e?Object.keys(ha).find(l=>ha[l].some((h,c)=>h!==0&&e.normal[c]!==0)):"",n=t?"xyz".indexOf(t):0,s=e?e.normal[n]:1,
r=(l,h,c)=>{Fn.value=l?{normal:ha[l].map(f=>f*h),offset:h*c}:null},o=l=>(i.low["xyz".indexOf(l)]+i.high["xyz".indexOf(l)])/2,a=.01*(i.high[n]-i.low[n]);return b("fieldset",{children:[b("legend",{children:"\
Cut"}),b("label",{children:["Across"," ",b("select",{value:t,onChange:l=>r(l.currentTarget.value,1,o(l.currentTarget.value||"x")),children:[b("option",{value:"",children:"nothing"}),Object.keys(ha).map(
l=>b("option",{value:l,children:l}))]})]}),e&&b(Qe,{children:[b("label",{children:["At ",b("input",{type:"range",min:i.low[n]-a,max:i.high[n]+a,step:"any",value:s*e.offset,onInput:l=>r(t,s,l.currentTarget.
valueAsNumber),"aria-valuetext":`${t} = ${s*e.offset} m`})]}),b("label",{children:[t," = ",b("input",{type:"number",step:"any",value:s*e.offset,onChange:l=>r(t,s,l.currentTarget.valueAsNumber)})," m"]}),
b("button",{onClick:()=>r(t,-s,s*e.offset),children:"Turn around"})]})]})}async function zg(i){let e=vt.value.header,t=o=>o.name===i,n=(e.shapes??[]).findIndex(t),s=(e.links??[]).findIndex(t),r=/^\d+$/.
test(i)?await Nd(Number(i)):-1;n>=0?Mt.value={kind:"shape",number:n}:s>=0?Mt.value={kind:"link",number:s}:r>=0?Mt.value={kind:"particle",number:r}:Ze.value=`There is no ${i} in the picture.`}var Vg=2e3;
function Gg(){let i=vt.value.header,e=[...new Set([...i.shapes??[],...i.links??[]].map(t=>t.name))].filter(t=>t!=="").slice(0,Vg);return b("form",{class:"find",onSubmit:t=>{t.preventDefault();let n=new FormData(
t.currentTarget).get("name");n.trim()!==""&&zg(n.trim()).catch(s=>{Ze.value=s.message})},children:[b("label",{children:["Name",($e.value?.header.particles??0)>0?", or identifier of a particle":""," ",
b("input",{name:"name",list:"names",autocomplete:"off"})]}),b("datalist",{id:"names",children:e.map(t=>b("option",{value:t}))}),b("button",{children:"Pick"})]})}function lf(){let i=vt.value?.header;if(!i)
return b("p",{children:"There is nothing to see."});let e=new Map,t=s=>e.set(s,(e.get(s)??0)+1);i.groups?.forEach(t),i.shapes?.forEach(s=>t(s.object)),i.links?.forEach(s=>t(s.object));let n=s=>{let r=new Set(
hs.value);r.delete(s)||r.add(s),hs.value=r};return b(Qe,{children:[b(Gg,{}),b(Og,{}),b("fieldset",{children:[b("legend",{children:"Shown"}),[...e.keys()].map(s=>b("label",{children:[b("input",{type:"c\
heckbox",checked:!hs.value.has(s),onChange:()=>n(s)})," ",s]}))]})]})}var fs=we([]),Bn=we(new Set),Yh=!1,qh=[],$h=!1;function df(i){let e=new Map;for(let t of i.columns){let n=t.name.match(/^(.*)\.(x|y|z|e[0-3]|\d+)$/),s=i.name==="audit"?t.name.split(".")[0]:n?n[1]:t.name,
r=i.name==="audit"?`audit: ${s}`:s,o=r+" "+t.unit,a=e.get(o)??{title:r,prefix:s,unit:t.unit,table:i,columns:[]};a.columns.push(t),e.set(o,a)}return[...e.values()]}var Jh=null;async function ff(){let i=li?
await Ed():"/web/uplot.js";Jh??=(await import(i)).default}async function hf(){let i=de.value;if(!i)return;await ff();let e=[];for(let n of["history","audit"].filter(s=>i.live||i.tables.includes(s)))try{
let s=await Qi(`runs/${i.id}/table/${n}`),r=s.header.names.map((o,a)=>({name:o,unit:s.header.units[a],values:s.blocks.get(o)}));r[0].values.length>0&&e.push(...df({name:n,time:r[0].values,columns:r.slice(
1)}))}catch{}if(Zt.value&&await Hg(e,Zt.value),de.value!==i)return;let t=new Set(e.map(n=>n.title));if(!Yh||![...Bn.value].some(n=>t.has(n))){let n=e.filter(s=>s.table.name==="history").slice(0,2).map(
s=>s.title);Bn.value=new Set([...n,...e.filter(s=>s.title==="audit: energy").map(s=>s.title)])}mf(e),fs.value=e}function pf(i){qh=i,mf(fs.value),un.value="plots"}function mf(i){let e=i.filter(t=>t.table.
name==="history"&&qh.some(n=>t.prefix===n||t.prefix.startsWith(n+".")));e.length!==0&&(qh=[],Yh=!0,Bn.value=new Set(e.map(t=>t.title)))}async function gf(i,e){await ff();let t=await Qi(`reports/${i}/h\
istory/${e}`),n=t.header.names.map((r,o)=>({name:r,unit:t.header.units[o],values:t.blocks.get(r)})),s=df({name:`case ${e}`,time:n[0].values,columns:n.slice(1)});fs.value=s,Bn.value=new Set(s.map(r=>r.
title)),$h=!0,un.value="plots"}async function Hg(i,e){for(let t of["history","audit"])try{let n=await Qi(`runs/${e}/table/${t}`),s=n.blocks.get(n.header.names[0]);for(let r of i.filter(o=>o.table.name===
t)){let o=r.columns.filter(a=>n.blocks.has(a.name)).map(a=>({...a,values:n.blocks.get(a.name)}));o.length>0&&(r.beside={time:s,columns:o})}}catch{}}function cf(i){let e=[i.table.time,...i.columns.map(
t=>t.values)];return i.beside?Jh.join([e,[i.beside.time,...i.beside.columns.map(t=>t.values)]]):e}var Hr=["#0072b2","#d55e00","#009e73","#cc79a7","#56b4e9","#b8860b","#7a5c8e","#666666"],uf=(i,e)=>e.name.
startsWith(i.prefix+".")?e.name.slice(i.prefix.length+1):e.name;function Wg({group:i}){let e=di(null),t=di(null),n=di(0);Lt(()=>{let r=Ln.value?"#c9d1d9":"#37414b",o={stroke:Ln.value?"#2b3138":"#e3e7e\
a",width:1},a=d=>{let u=d.valToPos(n.current,"x",!0);u<d.bbox.left||u>d.bbox.left+d.bbox.width||(d.ctx.save(),d.ctx.strokeStyle=Ln.value?"#f0b429":"#c2410c",d.ctx.beginPath(),d.ctx.moveTo(u,d.bbox.top),
d.ctx.lineTo(u,d.bbox.top+d.bbox.height),d.ctx.stroke(),d.ctx.restore())},l={stroke:r,grid:o,ticks:o,font:"11px system-ui, sans-serif"},h=new Jh({width:e.current.clientWidth,height:170,scales:{x:{time:!1}},
axes:[{...l,values:(d,u)=>u.map(g=>xt(g))},{...l,size:62,values:(d,u)=>u.map(g=>xt(g,3))}],series:[{label:"time (s)",value:(d,u)=>u===null?"":String(u)},...i.columns.map((d,u)=>({label:uf(i,d),stroke:Hr[u%
Hr.length],width:1.5,dash:u>=Hr.length?[4,3]:void 0,spanGaps:!0,value:(g,v)=>v===null?"":String(v)})),...(i.beside?.columns??[]).map((d,u)=>({label:`${uf(i,d)}, other run`,stroke:Hr[u%Hr.length],width:1,
dash:[6,4],spanGaps:!0,value:(g,v)=>v==null?"":String(v)}))],hooks:{draw:[a],ready:[d=>d.over.addEventListener("dblclick",()=>ia(d.posToVal(d.cursor.left??0,"x")))]},legend:{live:!0}},cf(i),e.current);
t.current=h;let c=e.current,f=new ResizeObserver(()=>h.setSize({width:c.clientWidth,height:170}));return f.observe(e.current),()=>{f.disconnect(),h.destroy()}},[i.title,i.unit,i.beside?.columns.length,
Ln.value]),Lt(()=>t.current?.setData(cf(i)),[i]);let s=$e.value?.header.time??0;return Lt(()=>{n.current=s;let r=t.current;r&&(r.redraw(!1),queueMicrotask(()=>{t.current===r&&(r.cursor.left??-1)<0&&r.
setLegend({idx:r.valToIdx(s)},!1)}))},[s,i]),b("figure",{class:"plot",children:[b("figcaption",{children:[i.title,i.unit?` (${i.unit})`:""]}),b("div",{ref:e})]})}var Xg=1e3;function yf(){let i=de.value?.
live??!1;Lt(()=>{if($h){$h=!1;return}if(fs.value=[],hf(),!i)return;let t=setInterval(()=>{document.hidden||hf()},Xg);return()=>clearInterval(t)},[de.value?.id,i,Zt.value]);let e=t=>{let n=new Set(Bn.value);
n.delete(t)||n.add(t),Yh=!0,Bn.value=n};return fs.value.length===0?b("p",{children:!de.value||de.value.id==="preview"?"Curves show here when the model runs.":"There is no history yet."}):b(Qe,{children:[
b("details",{class:"choice",children:[b("summary",{children:"Curves"}),fs.value.map(t=>b("label",{children:[b("input",{type:"checkbox",checked:Bn.value.has(t.title),onChange:()=>e(t.title)})," ",t.title,
t.unit?` (${t.unit})`:""]}))]}),fs.value.filter(t=>Bn.value.has(t.title)).map(t=>b(Wg,{group:t},t.title+t.unit))]})}var qg=i=>Array.isArray(i)?i.map(Gr).join(", "):typeof i=="number"||i===null?Gr(i):i,Zh=(i,e)=>e.at.map((t,n)=>t-i.at[n]),$g=(i,e)=>i.reduce((t,n,s)=>t+n*e[s],0);function Yg(i,e,t){let n=Zh(i,e),s=Zh(
i,t),r=Math.hypot(n[1]*s[2]-n[2]*s[1],n[2]*s[0]-n[0]*s[2],n[0]*s[1]-n[1]*s[0]);return Math.hypot(...n)>0&&Math.hypot(...s)>0?Math.atan2(r,$g(n,s))*180/Math.PI:NaN}function Kh(){Kt.value&&(Rr.value=[...Rr.
value,Kt.value].slice(-2))}function xf(){let i=Kt.value;if(!i)return null;let e=Rr.value,t=e.at(-1),n=i.requests??[];return b("section",{class:"picked","aria-label":"Picked","aria-live":"polite",children:[
b("header",{children:[b("h2",{children:i.title}),b("button",{onClick:()=>{Mt.value=null},"aria-label":"Close",children:"\xD7"})]}),b("table",{children:b("tbody",{children:[i.rows.map(s=>b("tr",{children:[
b("th",{scope:"row",children:s.name}),b("td",{children:[qg(s.value),s.unit?` ${s.unit}`:""]})]})),t&&b("tr",{children:[b("th",{scope:"row",children:["distance to ",t.title]}),b("td",{class:"distance",
children:[Gr(Math.hypot(...Zh(t,i)))," m"]})]}),e.length===2&&b("tr",{children:[b("th",{scope:"row",children:["angle at ",e[1].title,", from ",e[0].title]}),b("td",{class:"angle",children:[Gr(Yg(e[1],
e[0],i)),"\xB0"]})]})]})}),b("button",{onClick:Kh,children:"Measure from here (M)"}),n.length>0&&de.value?.id!=="preview"&&b("button",{onClick:()=>pf(n),children:["Plot ",n.join(", ")]}),ht.value?.models&&
i.object&&b("button",{onClick:()=>{Yd(i.title,i.object)},children:["Show ",i.object," in the model"]}),t&&b("button",{onClick:()=>{Rr.value=[]},children:"Measure no more"})]})}var ca=we([]),Bs=we(null),ua=we(null),da=we([]),Wr=i=>{Ze.value=i.message};async function _f(i){if(ua.value=null,da.value=[],Bs.value=i,!i)return;let e=await Et(`reports/${i.id}`);Bs.value===i&&(i.kind===
"study"?ua.value=e:da.value=e)}async function Jg(i,e){let{id:t}=await dn(`reports/${i}/run/${e}`,{});await ea(),await Ii(t)}var fa=i=>typeof i=="number"?xt(i):i==null?"\u2013":String(i);function Zg({t:i,
id:e}){return b("table",{class:"figures",children:[b("thead",{children:b("tr",{children:[["case",...i.inputs,...i.outputs,"status"].map(t=>b("th",{scope:"col",children:t})),ht.value?.models&&b("th",{scope:"\
col",children:"run"})]})}),b("tbody",{children:i.cases.map(t=>b("tr",{children:[b("th",{scope:"row",children:b("button",{onClick:()=>{gf(e,t.number).catch(Wr)},children:t.number})}),i.inputs.map(n=>b(
"td",{children:fa(t.inputs[n])})),i.outputs.map(n=>b("td",{children:fa(t.outputs?.[n])})),b("td",{title:t.error,children:t.status}),ht.value?.models&&b("td",{children:b("button",{onClick:()=>{Jg(e,t.number).
catch(Wr)},"aria-label":`Run case ${t.number}`,children:"Run"})})]}))})]})}function Kg(){return b("table",{class:"figures",children:[b("thead",{children:b("tr",{children:["case","verdict","quantity","\
error","at most"].map(i=>b("th",{scope:"col",children:i}))})}),b("tbody",{children:da.value.map(i=>b("tr",{children:[b("th",{scope:"row",children:i.run?b("button",{onClick:()=>{Ii(i.run)},children:i.title}):
i.title}),b("td",{title:i.reason,children:i.status}),b("td",{children:(i.quantities??[]).map(e=>b("div",{children:e.quantity}))}),b("td",{children:(i.quantities??[]).map(e=>b("div",{class:e.passed?"":
"missed",children:[fa(e.error)," ",e.unit]}))}),b("td",{children:(i.quantities??[]).map(e=>b("div",{children:fa(e.tolerance)}))})]}))})]})}function bf(){return Lt(()=>{Et("reports").then(i=>{ca.value=
i,!Bs.value&&i.length>0&&_f(i[0]).catch(Wr)},Wr)},[]),ca.value.length===0?b("p",{children:["No study of ",b("code",{children:"gabion sweep"})," and no validation is in the folders that are shown."]}):
b(Qe,{children:[b("label",{children:["Report"," ",b("select",{value:Bs.value?.id,onChange:i=>{_f(ca.value.find(e=>e.id===i.currentTarget.value)??null).catch(Wr)},children:ca.value.map(i=>b("option",{value:i.
id,children:[i.name," (",i.kind,")"]}))})]}),ua.value&&Bs.value&&b(Zg,{t:ua.value,id:Bs.value.id}),da.value.length>0&&b(Kg,{})]})}var Jn={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Zn={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Xf=0,Sc=1,qf=2;var yo=1,$f=2,or=3,Kn=0,oi=1,Bi=2,Ms=0,ar=1,Tc=2,Ac=3,Ec=4,Yf=5;var ws=100,Jf=101,Zf=102,Kf=103,jf=104,Qf=200,ep=201,tp=202,ip=203,Rc=204,Cc=205,np=206,sp=207,rp=208,op=209,ap=210,lp=211,hp=212,cp=213,up=214,Na=0,Oa=1,za=2,Zs=3,Va=4,Ga=5,Ha=6,Wa=7,Pc=0,dp=1,fp=2,sn=0,
Ic=1,Fc=2,Lc=3,Dc=4,Bc=5,Uc=6,kc=7;var Nc=300,Ss=301,lr=302,pl=303,ml=304,Xa=1e3,tn=1001,qa=1002,Ht=1003,pp=1004;var xo=1005;var $t=1006,gl=1007;var vn=1008;var wi=1009,Oc=1010,zc=1011,hr=1012,yl=1013,qi=1014,$i=1015,Yi=1016,xl=1017,_l=1018,Ts=1020,Vc=35902,Gc=35899,Hc=1021,Wc=1022,Si=1023,_n=1026,Mn=1027,Xc=1028,bl=1029,jn=1030,vl=1031;var Ml=1033,_o=33776,bo=33777,vo=33778,Mo=33779,wl=35840,Sl=35841,Tl=35842,Al=35843,El=36196,Rl=37492,Cl=37496,Pl=37488,Il=37489,wo=37490,Fl=37491,Ll=37808,Dl=37809,Bl=37810,Ul=37811,kl=37812,Nl=37813,
Ol=37814,zl=37815,Vl=37816,Gl=37817,Hl=37818,Wl=37819,Xl=37820,ql=37821,$l=36492,Yl=36494,Jl=36495,Zl=36283,Kl=36284,So=36285,jl=36286;var jr=2300,$a=2301,Ua=2302,yc=2303,xc=2400,_c=2401,bc=2402;var mp=3200;var qc=0,gp=1,wn="",xi="srgb",Qr="srgb-linear",eo="linear",st="srgb";var ka=7680;var yp=519,xp=512,_p=513,bp=514,$c=515,vp=516,Mp=517,Yc=518,Jc=519,wp=35044;var To="300 es",Li=2e3,to=2001;function jg(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function Qg(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function io(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Sp(){let i=io("canvas");return i.style.display=
"block",i}var vf={},Ks=null;function Zc(...i){let e="THREE."+i.shift();Ks?Ks("log",e,...i):console.log(e,...i)}function Tp(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():
i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ie(...i){i=Tp(i);let e="THREE."+i.shift();if(Ks)Ks("warn",e,...i);else{let t=i[0];t&&
t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function Le(...i){i=Tp(i);let e="THREE."+i.shift();if(Ks)Ks("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(
e)):console.error(e,...i)}}function Jr(...i){let e=i.join(" ");e in vf||(vf[e]=!0,Ie(...i))}function Ap(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:
n()}}setTimeout(r,t)})}var Ep={[Na]:Na,[za]:Ha,[Va]:Va,[Zs]:Ga,[Oa]:Oa,[Ha]:za,[Wa]:Wa,[Ga]:Zs},Xi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===
void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;
if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.
slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Qt=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","\
18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","\
40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","\
68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","\
90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","\
b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","\
e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Mf=1234567,Zr=Math.PI/180,js=180/Math.PI;
function cr(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Qt[i&255]+Qt[i>>8&255]+Qt[i>>16&255]+Qt[i>>24&255]+"-"+Qt[e&
255]+Qt[e>>8&255]+"-"+Qt[e>>16&15|64]+Qt[e>>24&255]+"-"+Qt[t&63|128]+Qt[t>>8&255]+"-"+Qt[t>>16&255]+Qt[t>>24&255]+Qt[n&255]+Qt[n>>8&255]+Qt[n>>16&255]+Qt[n>>24&255]).toLowerCase()}function He(i,e,t){return Math.
max(e,Math.min(t,i))}function Kc(i,e){return(i%e+e)%e}function e0(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function t0(i,e,t){return i!==e?(t-i)/(e-i):0}function Kr(i,e,t){return(1-t)*i+t*e}function i0(i,e,t,n){
return Kr(i,e,1-Math.exp(-t*n))}function n0(i,e=1){return e-Math.abs(Kc(i,e*2)-e)}function s0(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function r0(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-
e),i*i*i*(i*(i*6-15)+10))}function o0(i,e){return i+Math.floor(Math.random()*(e-i+1))}function a0(i,e){return i+Math.random()*(e-i)}function l0(i){return i*(.5-Math.random())}function h0(i){i!==void 0&&
(Mf=i);let e=Mf+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function c0(i){return i*Zr}function u0(i){return i*js}function d0(i){return i>0&&Number.
isInteger(i)&&2**Math.round(Math.log2(i))===i}function f0(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function jc(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function p0(i,e,t,n,s){
let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),h=r((e+n)/2),c=o((e+n)/2),f=r((e-n)/2),d=o((e-n)/2),u=r((n-e)/2),g=o((n-e)/2);switch(s){case"XYX":i.set(a*c,l*f,l*d,a*h);break;case"YZY":i.set(l*d,a*c,l*f,a*
h);break;case"ZXZ":i.set(l*f,l*d,a*c,a*h);break;case"XZX":i.set(a*c,l*g,l*u,a*h);break;case"YXY":i.set(l*u,a*c,l*g,a*h);break;case"ZYZ":i.set(l*g,l*u,a*c,a*h);break;default:Ie("MathUtils: .setQuaterni\
onFromProperEuler() encountered an unknown order: "+s)}}function Qc(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:
return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Rp(i,e){if(e.constructor===Float32Array)return i;let t=Qc(e);if(t===void 0)throw new Error("THREE.Math\
Utils: Invalid component type.");return Math.max(i/t,-1)}function Cp(i,e){if(e.constructor===Float32Array)return i;let t=Qc(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");
return Math.round(i*t)}var eu={DEG2RAD:Zr,RAD2DEG:js,generateUUID:cr,clamp:He,euclideanModulo:Kc,mapLinear:e0,inverseLerp:t0,lerp:Kr,damp:i0,pingpong:n0,smoothstep:s0,smootherstep:r0,randInt:o0,randFloat:a0,
randFloatSpread:l0,seededRandom:h0,degToRad:c0,radToDeg:u0,isPowerOfTwo:d0,ceilPowerOfTwo:f0,floorPowerOfTwo:jc,setQuaternionFromProperEuler:p0,normalize:Cp,denormalize:Rp},Re=class{static{this.prototype.
isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){
return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: \
index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.
constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.
y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.
x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(
1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){
return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=He(this.x,e.x,t.x),this.y=He(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=He(this.x,e,t),this.y=He(this.
y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(He(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.
ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){
return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.
x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.
sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(He(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.
x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,
this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){
return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-
o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},bi=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=
!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],h=n[s+1],c=n[s+2],f=n[s+3],d=r[o+0],u=r[o+1],g=r[o+2],v=r[o+3];if(f!==v||l!==d||h!==u||c!==g){let m=l*d+h*u+c*g+
f*v;m<0&&(d=-d,u=-u,g=-g,v=-v,m=-m);let p=1-a;if(m<.9995){let M=Math.acos(m),A=Math.sin(M);p=Math.sin(p*M)/A,a=Math.sin(a*M)/A,l=l*p+d*a,h=h*p+u*a,c=c*p+g*a,f=f*p+v*a}else{l=l*p+d*a,h=h*p+u*a,c=c*p+g*
a,f=f*p+v*a;let M=1/Math.sqrt(l*l+h*h+c*c+f*f);l*=M,h*=M,c*=M,f*=M}}e[t]=l,e[t+1]=h,e[t+2]=c,e[t+3]=f}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],h=n[s+2],c=n[s+3],f=r[o],d=r[o+1],
u=r[o+2],g=r[o+3];return e[t]=a*g+c*f+l*u-h*d,e[t+1]=l*g+c*d+h*f-a*u,e[t+2]=h*g+c*u+a*d-l*f,e[t+3]=c*g-a*f-l*d-h*u,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this.
_y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this.
_x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this.
_onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,h=a(n/2),c=a(s/2),f=a(r/2),d=l(n/2),u=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*c*f+h*u*g,this.
_y=h*u*f-d*c*g,this._z=h*c*g+d*u*f,this._w=h*c*f-d*u*g;break;case"YXZ":this._x=d*c*f+h*u*g,this._y=h*u*f-d*c*g,this._z=h*c*g-d*u*f,this._w=h*c*f+d*u*g;break;case"ZXY":this._x=d*c*f-h*u*g,this._y=h*u*f+
d*c*g,this._z=h*c*g+d*u*f,this._w=h*c*f-d*u*g;break;case"ZYX":this._x=d*c*f-h*u*g,this._y=h*u*f+d*c*g,this._z=h*c*g-d*u*f,this._w=h*c*f+d*u*g;break;case"YZX":this._x=d*c*f+h*u*g,this._y=h*u*f+d*c*g,this.
_z=h*c*g-d*u*f,this._w=h*c*f-d*u*g;break;case"XZY":this._x=d*c*f-h*u*g,this._y=h*u*f-d*c*g,this._z=h*c*g+d*u*f,this._w=h*c*f+d*u*g;break;default:Ie("Quaternion: .setFromEuler() encountered an unknown \
order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){
let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],h=t[2],c=t[6],f=t[10],d=n+a+f;if(d>0){let u=.5/Math.sqrt(d+1);this._w=.25/u,this._x=(c-l)*u,this._y=(r-h)*u,this._z=(o-s)*u}else if(n>a&&n>f){
let u=2*Math.sqrt(1+n-a-f);this._w=(c-l)/u,this._x=.25*u,this._y=(s+o)/u,this._z=(r+h)/u}else if(a>f){let u=2*Math.sqrt(1+a-n-f);this._w=(r-h)/u,this._x=(s+o)/u,this._y=.25*u,this._z=(l+c)/u}else{let u=2*
Math.sqrt(1+f-n-a);this._w=(o-s)/u,this._x=(r+h)/u,this._y=(l+c)/u,this._z=.25*u}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(
e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){
return 2*Math.acos(Math.abs(He(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){
return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*
this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=
0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){
return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,h=t._z,c=t._w;return this._x=n*c+o*a+s*h-r*l,this._y=s*c+o*l+r*a-n*h,this._z=r*c+o*h+n*l-
s*a,this._w=o*c-n*a-s*l-r*h,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let h=Math.acos(a),c=Math.sin(h);
l=Math.sin(l*h)/c,t=Math.sin(t*h)/c,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this.
_z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),
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
y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(wf.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(wf.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.
z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,
n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){
let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,h=2*(o*s-a*n),c=2*(a*t-r*s),f=2*(r*n-o*t);return this.x=t+l*h+o*f-a*c,this.y=n+l*c+a*h-r*f,this.z=s+l*f+r*c-o*h,this}project(e){return this.applyMatrix4(
e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,
r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.
multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=
Math.max(this.z,e.z),this}clamp(e,t){return this.x=He(this.x,e.x,t.x),this.y=He(this.y,e.y,t.y),this.z=He(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=He(this.x,e,t),this.y=He(this.y,e,t),this.
z=He(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(He(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(
this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),
this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+
this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(
this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.
z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.
z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(
n)}projectOnPlane(e){return jh.copy(this).projectOnVector(e),this.sub(jh)}reflect(e){return this.sub(jh.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());
if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(He(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*
t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){
let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){
return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(
e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){
return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===
this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(
t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.
sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},jh=new B,wf=new bi,De=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,h){
this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,h)}set(e,t,n,s,r,o,a,l,h){let c=this.elements;return c[0]=e,c[1]=s,c[2]=a,c[3]=t,c[4]=r,c[5]=l,c[6]=n,c[7]=o,c[8]=h,this}identity(){
return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){
return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),
this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],h=n[1],
c=n[4],f=n[7],d=n[2],u=n[5],g=n[8],v=s[0],m=s[3],p=s[6],M=s[1],A=s[4],w=s[7],C=s[2],E=s[5],y=s[8];return r[0]=o*v+a*M+l*C,r[3]=o*m+a*A+l*E,r[6]=o*p+a*w+l*y,r[1]=h*v+c*M+f*C,r[4]=h*m+c*A+f*E,r[7]=h*p+c*
w+f*y,r[2]=d*v+u*M+g*C,r[5]=d*m+u*A+g*E,r[8]=d*p+u*w+g*y,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.
elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],h=e[7],c=e[8];return t*o*c-t*a*h-n*r*c+n*a*l+s*r*h-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],h=e[7],
c=e[8],f=c*o-a*h,d=a*l-c*r,u=h*r-o*l,g=t*f+n*d+s*u;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/g;return e[0]=f*v,e[1]=(s*h-c*n)*v,e[2]=(a*n-s*o)*v,e[3]=d*v,e[4]=(c*t-s*l)*v,e[5]=(s*r-a*t)*v,e[6]=
u*v,e[7]=(n*l-h*t)*v,e[8]=(o*t-n*r)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(
e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.
cos(r),h=Math.sin(r);return this.set(n*l,n*h,-n*(l*o+h*a)+o+e,-s*h,s*l,-s*(-h*o+l*a)+a+t,0,0,1),this}scale(e,t){return Jr("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(
Qh.makeScale(e,t)),this}rotate(e){return Jr("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Qh.makeRotation(-e)),this}translate(e,t){return Jr("Matrix3: .translate()\
 is deprecated. Use .makeTranslation() instead."),this.premultiply(Qh.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){
let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==
n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+
5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Qh=new De,Sf=new De().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,
.9505322),Tf=new De().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function m0(){let i={enabled:!0,workingColorSpace:Qr,spaces:{},convert:function(s,r,o){
return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===st&&(s.r=xn(s.r),s.g=xn(s.g),s.b=xn(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),
s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===st&&(s.r=Js(s.r),s.g=Js(s.g),s.b=Js(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){
return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===wn?eo:this.spaces[s].transfer},getToneMappingMode:function(s){
return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){
Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.
drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,
.329];return i.define({[Qr]:{primaries:e,whitePoint:n,transfer:eo,toXYZ:Sf,fromXYZ:Tf,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:xi},outputColorSpaceConfig:{drawingBufferColorSpace:xi}},
[xi]:{primaries:e,whitePoint:n,transfer:st,toXYZ:Sf,fromXYZ:Tf,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:xi}}}),i}var Ye=m0();function xn(i){return i<.04045?i*.0773993808:
Math.pow(i*.9478672986+.0521327014,2.4)}function Js(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Us,Ya=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>
"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{Us===void 0&&(Us=io("canvas")),Us.width=e.width,Us.height=e.height;let s=Us.getContext("2d");e instanceof ImageData?s.putImageData(e,0,
0):s.drawImage(e,0,0,e.width,e.height),n=Us}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||
typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=io("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),
r=s.data;for(let o=0;o<r.length;o++)r[o]=xn(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?
t[n]=Math.floor(xn(t[n]/255)*255):t[n]=xn(t[n]);return{data:t,width:e.width,height:e.height}}else return Ie("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},
g0=0,Qs=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:g0++}),this.uuid=cr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<
"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||
0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},
s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(ec(s[o].image)):r.push(ec(s[o]))}else r=ec(s);n.url=r}return t||(e.images[this.uuid]=n),
n}};function ec(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Ya.
getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ie("Texture: Unable to serialize Texture."),{})}var y0=0,tc=new B,hi=class i extends Xi{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=tn,s=tn,r=$t,o=vn,a=Si,l=wi,h=i.DEFAULT_ANISOTROPY,c=wn){super(),this.isTexture=!0,Object.defineProperty(this,
"id",{value:y0++}),this.uuid=cr(),this.name="",this.source=new Qs(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=h,this.format=
a,this.internalFormat=null,this.type=l,this.offset=new Re(0,0),this.repeat=new Re(1,1),this.center=new Re(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new De,this.generateMipmaps=!0,this.
mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=c,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.
isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(tc).x}get height(){return this.
source.getSize(tc).y}get depth(){return this.source.getSize(tc).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.
y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.
constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=
e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.
repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=
e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=
e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){
let n=e[t];if(n===void 0){Ie(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ie(`Texture.setValues(): property '${t}' does not exist.`);continue}
s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)
return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,
repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.
internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,
mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.
uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Nc)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Xa:e.x=e.x-Math.floor(e.x);break;case tn:
e.x=e.x<0?0:1;break;case qa:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Xa:e.y=e.y-Math.floor(e.y);break;case tn:e.y=e.
y<0?0:1;break;case qa:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=
!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};hi.DEFAULT_IMAGE=null;hi.DEFAULT_MAPPING=Nc;hi.DEFAULT_ANISOTROPY=1;var rt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){
this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){
return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.
x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.
x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){
return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){
return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.
z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.
x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=
o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.
w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.
y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,h=l[0],c=l[4],f=l[8],d=l[1],u=l[5],g=l[9],v=l[2],m=l[6],p=l[10];if(Math.abs(c-d)<.01&&Math.abs(f-v)<.01&&Math.abs(
g-m)<.01){if(Math.abs(c+d)<.1&&Math.abs(f+v)<.1&&Math.abs(g+m)<.1&&Math.abs(h+u+p-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(h+1)/2,w=(u+1)/2,C=(p+1)/2,E=(c+d)/4,y=(f+v)/4,S=(g+m)/4;return A>
w&&A>C?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=E/n,r=y/n):w>C?w<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(w),n=E/s,r=S/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=
y/r,s=S/r),this.set(n,s,r,t),this}let M=Math.sqrt((m-g)*(m-g)+(f-v)*(f-v)+(d-c)*(d-c));return Math.abs(M)<.001&&(M=1),this.x=(m-g)/M,this.y=(f-v)/M,this.z=(d-c)/M,this.w=Math.acos((h+u+p-1)/2),this}setFromMatrixPosition(e){
let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.
w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=He(this.x,e.x,t.x),this.y=He(this.
y,e.y,t.y),this.z=He(this.z,e.z,t.z),this.w=He(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=He(this.x,e,t),this.y=He(this.y,e,t),this.z=He(this.z,e,t),this.w=He(this.w,e,t),this}clampLength(e,t){
let n=this.length();return this.divideScalar(n||1).multiplyScalar(He(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){
return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.
z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.
y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(
this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||
1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.
x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],
this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=
e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.
w}},Ja=class extends Xi{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:$t,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,
resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},
n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new rt(0,0,e,t),this.scissorTest=!1,this.viewport=new rt(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)
this.textures[r]=new hi({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=
n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,
this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=
n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:$t,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&
(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&
(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),
e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&
(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this.
_depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this.
_depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.
textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,
t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,
this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=
this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Qs(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.
resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,
this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else
this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent(
{type:"dispose"})}},ri=class extends Ja{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},no=class extends hi{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,
this.image={data:e,width:t,height:n,depth:s},this.magFilter=Ht,this.minFilter=Ht,this.wrapR=tn,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.
copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Za=class extends hi{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Ht,this.minFilter=Ht,this.wrapR=tn,this.generateMipmaps=
!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var wt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,h,c,f,d,u,g,v,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,h,c,f,d,u,g,v,m)}set(e,t,n,s,r,o,a,l,h,c,f,d,u,g,v,m){
let p=this.elements;return p[0]=e,p[4]=t,p[8]=n,p[12]=s,p[1]=r,p[5]=o,p[9]=a,p[13]=l,p[2]=h,p[6]=c,p[10]=f,p[14]=d,p[3]=u,p[7]=g,p[11]=v,p[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,
0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],
t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){
let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):
(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){
if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/ks.setFromMatrixColumn(e,0).length(),r=1/ks.setFromMatrixColumn(e,1).length(),o=1/ks.setFromMatrixColumn(e,2).length();
return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){
let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),h=Math.sin(s),c=Math.cos(r),f=Math.sin(r);if(e.order==="XYZ"){let d=o*c,u=o*f,g=a*c,v=a*f;t[0]=l*c,t[4]=-l*f,t[8]=h,t[1]=
u+g*h,t[5]=d-v*h,t[9]=-a*l,t[2]=v-d*h,t[6]=g+u*h,t[10]=o*l}else if(e.order==="YXZ"){let d=l*c,u=l*f,g=h*c,v=h*f;t[0]=d+v*a,t[4]=g*a-u,t[8]=o*h,t[1]=o*f,t[5]=o*c,t[9]=-a,t[2]=u*a-g,t[6]=v+d*a,t[10]=o*l}else if(e.
order==="ZXY"){let d=l*c,u=l*f,g=h*c,v=h*f;t[0]=d-v*a,t[4]=-o*f,t[8]=g+u*a,t[1]=u+g*a,t[5]=o*c,t[9]=v-d*a,t[2]=-o*h,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*c,u=o*f,g=a*c,v=a*f;t[0]=l*c,t[4]=
g*h-u,t[8]=d*h+v,t[1]=l*f,t[5]=v*h+d,t[9]=u*h-g,t[2]=-h,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,u=o*h,g=a*l,v=a*h;t[0]=l*c,t[4]=v-d*f,t[8]=g*f+u,t[1]=f,t[5]=o*c,t[9]=-a*c,t[2]=-h*c,t[6]=
u*f+g,t[10]=d-v*f}else if(e.order==="XZY"){let d=o*l,u=o*h,g=a*l,v=a*h;t[0]=l*c,t[4]=-f,t[8]=h*c,t[1]=d*f+v,t[5]=o*c,t[9]=u*f-g,t[2]=g*f-u,t[6]=a*c,t[10]=v*f+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=
0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(x0,e,_0)}lookAt(e,t,n){let s=this.elements;return gi.subVectors(e,t),gi.lengthSq()===0&&(gi.z=1),gi.normalize(),Un.crossVectors(
n,gi),Un.lengthSq()===0&&(Math.abs(n.z)===1?gi.x+=1e-4:gi.z+=1e-4,gi.normalize(),Un.crossVectors(n,gi)),Un.normalize(),pa.crossVectors(gi,Un),s[0]=Un.x,s[4]=pa.x,s[8]=gi.x,s[1]=Un.y,s[5]=pa.y,s[9]=gi.
y,s[2]=Un.z,s[6]=pa.z,s[10]=gi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,
o=n[0],a=n[4],l=n[8],h=n[12],c=n[1],f=n[5],d=n[9],u=n[13],g=n[2],v=n[6],m=n[10],p=n[14],M=n[3],A=n[7],w=n[11],C=n[15],E=s[0],y=s[4],S=s[8],O=s[12],F=s[1],D=s[5],z=s[9],H=s[13],I=s[2],q=s[6],K=s[10],G=s[14],
ie=s[3],X=s[7],Q=s[11],ee=s[15];return r[0]=o*E+a*F+l*I+h*ie,r[4]=o*y+a*D+l*q+h*X,r[8]=o*S+a*z+l*K+h*Q,r[12]=o*O+a*H+l*G+h*ee,r[1]=c*E+f*F+d*I+u*ie,r[5]=c*y+f*D+d*q+u*X,r[9]=c*S+f*z+d*K+u*Q,r[13]=c*O+
f*H+d*G+u*ee,r[2]=g*E+v*F+m*I+p*ie,r[6]=g*y+v*D+m*q+p*X,r[10]=g*S+v*z+m*K+p*Q,r[14]=g*O+v*H+m*G+p*ee,r[3]=M*E+A*F+w*I+C*ie,r[7]=M*y+A*D+w*q+C*X,r[11]=M*S+A*z+w*K+C*Q,r[15]=M*O+A*H+w*G+C*ee,this}multiplyScalar(e){
let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,
t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],h=e[13],c=e[2],f=e[6],d=e[10],u=e[14],g=e[3],v=e[7],m=e[11],p=e[15],M=l*u-h*d,A=a*u-h*f,w=a*d-l*f,C=o*u-h*c,E=o*d-l*c,y=o*f-a*c;return t*(v*M-m*A+p*w)-
n*(g*M-m*C+p*E)+s*(g*A-v*C+p*y)-r*(g*w-v*E+m*y)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],h=e[6],c=e[10];return t*(o*c-a*h)-n*(r*c-a*l)+s*(r*h-o*l)}transpose(){
let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){
let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],h=e[7],c=e[8],f=e[9],
d=e[10],u=e[11],g=e[12],v=e[13],m=e[14],p=e[15],M=t*a-n*o,A=t*l-s*o,w=t*h-r*o,C=n*l-s*a,E=n*h-r*a,y=s*h-r*l,S=c*v-f*g,O=c*m-d*g,F=c*p-u*g,D=f*m-d*v,z=f*p-u*v,H=d*p-u*m,I=M*H-A*z+w*D+C*F-E*O+y*S;if(I===
0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let q=1/I;return e[0]=(a*H-l*z+h*D)*q,e[1]=(s*z-n*H-r*D)*q,e[2]=(v*y-m*E+p*C)*q,e[3]=(d*E-f*y-u*C)*q,e[4]=(l*F-o*H-h*O)*q,e[5]=(t*H-s*F+r*O)*q,e[6]=(m*
w-g*y-p*A)*q,e[7]=(c*y-d*w+u*A)*q,e[8]=(o*z-a*F+h*S)*q,e[9]=(n*F-t*z-r*S)*q,e[10]=(g*E-v*w+p*M)*q,e[11]=(f*w-c*E-u*M)*q,e[12]=(a*O-o*D-l*S)*q,e[13]=(t*D-n*O+s*S)*q,e[14]=(v*A-g*C-m*M)*q,e[15]=(c*C-f*A+
d*M)*q,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.
elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.
x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.
cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){
let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,h=r*o,c=r*a;return this.set(h*o+n,h*a-s*l,h*l+s*a,0,h*a+s*l,c*a+n,c*l-s*o,0,h*l-s*a,c*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.
set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,h=r+r,c=o+o,f=a+a,
d=r*h,u=r*c,g=r*f,v=o*c,m=o*f,p=a*f,M=l*h,A=l*c,w=l*f,C=n.x,E=n.y,y=n.z;return s[0]=(1-(v+p))*C,s[1]=(u+w)*C,s[2]=(g-A)*C,s[3]=0,s[4]=(u-w)*E,s[5]=(1-(d+p))*E,s[6]=(m+M)*E,s[7]=0,s[8]=(g+A)*y,s[9]=(m-
M)*y,s[10]=(1-(d+v))*y,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),
t.identity(),this;let o=ks.set(s[0],s[1],s[2]).length(),a=ks.set(s[4],s[5],s[6]).length(),l=ks.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Vi.copy(this);let h=1/o,c=1/a,f=1/l;return Vi.elements[0]*=h,Vi.
elements[1]*=h,Vi.elements[2]*=h,Vi.elements[4]*=c,Vi.elements[5]*=c,Vi.elements[6]*=c,Vi.elements[8]*=f,Vi.elements[9]*=f,Vi.elements[10]*=f,t.setFromRotationMatrix(Vi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Li,l=!1){
let h=this.elements,c=2*r/(t-e),f=2*r/(n-s),d=(t+e)/(t-e),u=(n+s)/(n-s),g,v;if(l)g=r/(o-r),v=o*r/(o-r);else if(a===Li)g=-(o+r)/(o-r),v=-2*o*r/(o-r);else if(a===to)g=-o/(o-r),v=-o*r/(o-r);else throw new Error(
"THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return h[0]=c,h[4]=0,h[8]=d,h[12]=0,h[1]=0,h[5]=f,h[9]=u,h[13]=0,h[2]=0,h[6]=0,h[10]=g,h[14]=v,h[3]=0,h[7]=0,h[11]=-1,h[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Li,l=!1){
let h=this.elements,c=2/(t-e),f=2/(n-s),d=-(t+e)/(t-e),u=-(n+s)/(n-s),g,v;if(l)g=1/(o-r),v=o/(o-r);else if(a===Li)g=-2/(o-r),v=-(o+r)/(o-r);else if(a===to)g=-1/(o-r),v=-r/(o-r);else throw new Error("T\
HREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return h[0]=c,h[4]=0,h[8]=0,h[12]=d,h[1]=0,h[5]=f,h[9]=0,h[13]=u,h[2]=0,h[6]=0,h[10]=g,h[14]=v,h[3]=0,h[7]=0,h[11]=0,h[15]=1,this}equals(e){
let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=
n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},
ks=new B,Vi=new wt,x0=new B(0,0,0),_0=new B(1,1,1),Un=new B,pa=new B,gi=new B,Af=new wt,Ef=new bi,Gn=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this.
_order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){
return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.
constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.
elements,r=s[0],o=s[4],a=s[8],l=s[1],h=s[5],c=s[9],f=s[2],d=s[6],u=s[10];switch(t){case"XYZ":this._y=Math.asin(He(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-c,u),this._z=Math.atan2(-o,r)):(this.
_x=Math.atan2(d,h),this._z=0);break;case"YXZ":this._x=Math.asin(-He(c,-1,1)),Math.abs(c)<.9999999?(this._y=Math.atan2(a,u),this._z=Math.atan2(l,h)):(this._y=Math.atan2(-f,r),this._z=0);break;case"ZXY":
this._x=Math.asin(He(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-f,u),this._z=Math.atan2(-o,h)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-He(f,-1,1)),Math.abs(f)<.9999999?
(this._x=Math.atan2(d,u),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,h));break;case"YZX":this._z=Math.asin(He(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-c,h),this._y=Math.atan2(-f,
r)):(this._x=0,this._y=Math.atan2(a,u));break;case"XZY":this._z=Math.asin(-He(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,h),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-c,u),this._y=0);break;default:
Ie("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Af.makeRotationFromQuaternion(e),this.
setFromRotationMatrix(Af,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Ef.setFromEuler(this),this.setFromQuaternion(Ef,e)}equals(e){return e._x===this._x&&e._y===
this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=
this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this.
_order}};Gn.DEFAULT_ORDER="XYZ";var so=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=
~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},b0=0,Rf=new B,Ns=new bi,fn=new wt,ma=new B,Xr=new B,v0=new B,M0=new bi,Cf=new B(1,
0,0),Pf=new B(0,1,0),If=new B(0,0,1),Ff={type:"added"},w0={type:"removed"},Os={type:"childadded",child:null},ic={type:"childremoved",child:null},vi=class i extends Xi{constructor(){super(),this.isObject3D=
!0,Object.defineProperty(this,"id",{value:b0++}),this.uuid=cr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new B,t=new Gn,n=new bi,s=new B(1,
1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{
configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new wt},normalMatrix:{value:new De}}),this.
matrix=new wt,this.matrixWorld=new wt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new so,
this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.
userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(
this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){
this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.
copy(e)}rotateOnAxis(e,t){return Ns.setFromAxisAngle(e,t),this.quaternion.multiply(Ns),this}rotateOnWorldAxis(e,t){return Ns.setFromAxisAngle(e,t),this.quaternion.premultiply(Ns),this}rotateX(e){return this.
rotateOnAxis(Cf,e)}rotateY(e){return this.rotateOnAxis(Pf,e)}rotateZ(e){return this.rotateOnAxis(If,e)}translateOnAxis(e,t){return Rf.copy(e).applyQuaternion(this.quaternion),this.position.add(Rf.multiplyScalar(
t)),this}translateX(e){return this.translateOnAxis(Cf,e)}translateY(e){return this.translateOnAxis(Pf,e)}translateZ(e){return this.translateOnAxis(If,e)}localToWorld(e){return this.updateWorldMatrix(!0,
!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(fn.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?ma.copy(e):ma.set(e,t,n);let s=this.
parent;this.updateWorldMatrix(!0,!1),Xr.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?fn.lookAt(Xr,ma,this.up):fn.lookAt(ma,Xr,this.up),this.quaternion.setFromRotationMatrix(fn),
s&&(fn.extractRotation(s.matrixWorld),Ns.setFromRotationMatrix(fn),this.quaternion.premultiply(Ns.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}
return e===this?(Le("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Ff),Os.child=e,this.
dispatchEvent(Os),Os.child=null):Le("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}
let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(w0),ic.child=e,this.dispatchEvent(ic),ic.child=null),this}removeFromParent(){let e=this.parent;return e!==
null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),fn.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,
!1),fn.multiply(e.parent.matrixWorld)),e.applyMatrix4(fn),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Ff),Os.child=e,this.dispatchEvent(Os),Os.child=
null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.
length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].
getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.
matrixWorld.decompose(Xr,e,v0),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Xr,M0,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;
return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===
!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(
this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-
r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.
copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(
e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===
!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,
a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},
n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=
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
isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let h=0,c=l.length;h<
c;h++){let f=l[h];r(e.shapes,f)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=
this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,h=this.material.length;l<h;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(
e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=
[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),h=o(e.textures),c=o(e.images),f=o(e.shapes),d=o(
e.skeletons),u=o(e.animations),g=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),h.length>0&&(n.textures=h),c.length>0&&(n.images=c),f.length>0&&(n.shapes=f),d.length>0&&(n.skeletons=
d),u.length>0&&(n.animations=u),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let h in a){let c=a[h];delete c.metadata,l.push(c)}return l}}clone(e){return new this.constructor().
copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=
e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=
e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,
this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){
this.dispatchEvent({type:"dispose"})}};vi.DEFAULT_UP=new B(0,1,0);vi.DEFAULT_MATRIX_AUTO_UPDATE=!0;vi.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Wi=class extends vi{constructor(){super(),this.isGroup=!0,
this.type="Group"}},S0={type:"move"},er=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Wi,this._hand.matrixAutoUpdate=
!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Wi,this._targetRay.matrixAutoUpdate=
!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new B,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new B),this._targetRay}getGripSpace(){
return this._grip===null&&(this._grip=new Wi,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new B,this._grip.hasAngularVelocity=!1,this.
_grip.angularVelocity=new B,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this.
_hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),
this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.
visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,h=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(h&&e.hand){o=!0;for(let v of e.hand.values()){
let m=t.getJointPose(v,n),p=this._getHandJoint(h,v);m!==null&&(p.matrix.fromArray(m.transform.matrix),p.matrix.decompose(p.position,p.quaternion,p.scale),p.matrixWorldNeedsUpdate=!0,p.jointRadius=m.radius),
p.visible=m!==null}let c=h.joints["index-finger-tip"],f=h.joints["thumb-tip"],d=c.position.distanceTo(f.position),u=.02,g=.005;h.inputState.pinching&&d>u+g?(h.inputState.pinching=!1,this.dispatchEvent(
{type:"pinchend",handedness:e.handedness,target:this})):!h.inputState.pinching&&d<=u-g&&(h.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==
null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=
!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent(
{type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,
a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.
copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(S0)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),h!==null&&(h.visible=o!==null),this}_getHandJoint(e,t){if(e.
joints[t.jointName]===void 0){let n=new Wi;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},Pp={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,
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
turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},kn={h:0,s:0,l:0},ga={h:0,s:0,l:0};function nc(i,e,t){return t<0&&(t+=1),t>1&&(t-=
1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var Je=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&
s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=xi){return e=
Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Ye.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=Ye.workingColorSpace){return this.r=e,this.g=t,this.b=n,Ye.colorSpaceToWorking(
this,s),this}setHSL(e,t,n,s=Ye.workingColorSpace){if(e=Kc(e,1),t=He(t,0,1),n=He(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=nc(o,r,e+1/3),this.g=nc(o,r,e),this.
b=nc(o,r,e-1/3)}return Ye.colorSpaceToWorking(this,s),this}setStyle(e,t=xi){function n(r){r!==void 0&&parseFloat(r)<1&&Ie("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.
exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],
10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.
exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.
exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ie("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],
o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ie("Color: Invalid hex color\
 "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=xi){let n=Pp[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ie("Color: Unknown color "+e),this}clone(){return new this.
constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=xn(e.r),this.g=xn(e.g),this.b=xn(e.b),this}copyLinearToSRGB(e){return this.r=Js(
e.r),this.g=Js(e.g),this.b=Js(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=xi){return Ye.workingToColorSpace(
ei.copy(this),e),Math.round(He(ei.r*255,0,255))*65536+Math.round(He(ei.g*255,0,255))*256+Math.round(He(ei.b*255,0,255))}getHexString(e=xi){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Ye.
workingColorSpace){Ye.workingToColorSpace(ei.copy(this),t);let n=ei.r,s=ei.g,r=ei.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,h,c=(a+o)/2;if(a===o)l=0,h=0;else{let f=o-a;switch(h=c<=.5?f/(o+a):f/(2-o-a),o){case n:
l=(s-r)/f+(s<r?6:0);break;case s:l=(r-n)/f+2;break;case r:l=(n-s)/f+4;break}l/=6}return e.h=l,e.s=h,e.l=c,e}getRGB(e,t=Ye.workingColorSpace){return Ye.workingToColorSpace(ei.copy(this),t),e.r=ei.r,e.g=
ei.g,e.b=ei.b,e}getStyle(e=xi){Ye.workingToColorSpace(ei.copy(this),e);let t=ei.r,n=ei.g,s=ei.b;return e!==xi?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.
round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(kn),this.setHSL(kn.h+e,kn.s+t,kn.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.
r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){
return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){
return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(kn),e.getHSL(ga);let n=Kr(kn.h,ga.h,t),s=Kr(kn.s,ga.s,t),r=Kr(kn.l,ga.l,t);return this.setHSL(
n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.
b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.
g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},ei=new Je;
Je.NAMES=Pp;var ro=class extends vi{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=
new Gn,this.environmentIntensity=1,this.environmentRotation=new Gn,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){
return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=
e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(
e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&
(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),
t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Gi=new B,pn=new B,sc=new B,mn=new B,zs=new B,Vs=new B,Lf=new B,rc=new B,oc=new B,
ac=new B,lc=new rt,hc=new rt,cc=new rt,Vn=class i{constructor(e=new B,t=new B,n=new B){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Gi.subVectors(e,t),s.cross(Gi);let r=s.lengthSq();
return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Gi.subVectors(s,t),pn.subVectors(n,t),sc.subVectors(e,t);let o=Gi.dot(Gi),a=Gi.dot(pn),l=Gi.dot(sc),h=pn.dot(pn),
c=pn.dot(sc),f=o*h-a*a;if(f===0)return r.set(0,0,0),null;let d=1/f,u=(h*l-a*c)*d,g=(o*c-a*l)*d;return r.set(1-u-g,g,u)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,mn)===null?!1:mn.x>=
0&&mn.y>=0&&mn.x+mn.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,mn)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,mn.
x),l.addScaledVector(o,mn.y),l.addScaledVector(a,mn.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return lc.setScalar(0),hc.setScalar(0),cc.setScalar(0),lc.fromBufferAttribute(e,t),hc.fromBufferAttribute(
e,n),cc.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(lc,r.x),o.addScaledVector(hc,r.y),o.addScaledVector(cc,r.z),o}static isFrontFacing(e,t,n,s){return Gi.subVectors(n,t),pn.subVectors(e,
t),Gi.cross(pn).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){
return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(
e.b),this.c.copy(e.c),this}getArea(){return Gi.subVectors(this.c,this.b),pn.subVectors(this.a,this.b),Gi.cross(pn).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(
1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){
return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){
return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;zs.subVectors(s,n),Vs.subVectors(r,n),rc.subVectors(e,n);let l=zs.dot(rc),h=Vs.dot(rc);if(l<=0&&h<=0)return t.
copy(n);oc.subVectors(e,s);let c=zs.dot(oc),f=Vs.dot(oc);if(c>=0&&f<=c)return t.copy(s);let d=l*f-c*h;if(d<=0&&l>=0&&c<=0&&l-c>0)return o=l/(l-c),t.copy(n).addScaledVector(zs,o);ac.subVectors(e,r);let u=zs.
dot(ac),g=Vs.dot(ac);if(g>=0&&u<=g)return t.copy(r);let v=u*h-l*g;if(v<=0&&h>=0&&g<=0)return a=h/(h-g),t.copy(n).addScaledVector(Vs,a);let m=c*g-u*f;if(m<=0&&f-c>=0&&u-g>=0)return Lf.subVectors(r,s),a=
(f-c)/(f-c+(u-g)),t.copy(s).addScaledVector(Lf,a);let p=1/(m+v+d);return o=v*p,a=d*p,t.copy(n).addScaledVector(zs,o).addScaledVector(Vs,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.
equals(this.c)}},Hn=class{constructor(e=new B(1/0,1/0,1/0),t=new B(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();
for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Hi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Hi.fromBufferAttribute(e,t));
return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Hi.copy(t).multiplyScalar(.5);return this.min.copy(e).
sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.
copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){
return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(
e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(
!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(
o,Hi):Hi.fromBufferAttribute(r,o),Hi.applyMatrix4(e.matrixWorld),this.expandByPoint(Hi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),ya.copy(e.boundingBox)):(n.boundingBox===
null&&n.computeBoundingBox(),ya.copy(n.boundingBox)),ya.applyMatrix4(e.matrixWorld),this.union(ya)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){
return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=
this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.
min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(
e.center,Hi),Hi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.
min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.
z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(qr),xa.subVectors(this.max,qr),Gs.subVectors(e.a,qr),Hs.subVectors(
e.b,qr),Ws.subVectors(e.c,qr),Nn.subVectors(Hs,Gs),On.subVectors(Ws,Hs),ps.subVectors(Gs,Ws);let t=[0,-Nn.z,Nn.y,0,-On.z,On.y,0,-ps.z,ps.y,Nn.z,0,-Nn.x,On.z,0,-On.x,ps.z,0,-ps.x,-Nn.y,Nn.x,0,-On.y,On.
x,0,-ps.y,ps.x,0];return!uc(t,Gs,Hs,Ws,xa)||(t=[1,0,0,0,1,0,0,0,1],!uc(t,Gs,Hs,Ws,xa))?!1:(_a.crossVectors(Nn,On),t=[_a.x,_a.y,_a.z],uc(t,Gs,Hs,Ws,xa))}clampPoint(e,t){return t.copy(e).clamp(this.min,
this.max)}distanceToPoint(e){return this.clampPoint(e,Hi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Hi).length()*.5),e}intersect(e){
return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(gn[0].set(
this.min.x,this.min.y,this.min.z).applyMatrix4(e),gn[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),gn[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),gn[3].set(this.min.x,this.max.
y,this.max.z).applyMatrix4(e),gn[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),gn[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),gn[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(
e),gn[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(gn),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(
this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},gn=[new B,new B,new B,new B,new B,new B,new B,new B],
Hi=new B,ya=new Hn,Gs=new B,Hs=new B,Ws=new B,Nn=new B,On=new B,ps=new B,qr=new B,xa=new B,_a=new B,ms=new B;function uc(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){ms.fromArray(i,r);let a=s.x*Math.
abs(ms.x)+s.y*Math.abs(ms.y)+s.z*Math.abs(ms.z),l=e.dot(ms),h=t.dot(ms),c=n.dot(ms);if(Math.max(-Math.max(l,h,c),Math.min(l,h,c))>a)return!1}return!0}var Rt=new B,ba=new Re,T0=0,Ct=class extends Xi{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,
Object.defineProperty(this,"id",{value:T0++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=wp,this.updateRanges=[],this.gpuType=$i,this.version=
0,this._normalizationScale=e!==void 0?Qc(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,
count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,
this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+
s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)ba.fromBufferAttribute(this,t),ba.applyMatrix3(e),this.setXY(t,ba.x,ba.y);else if(this.
itemSize===3)for(let t=0,n=this.count;t<n;t++)Rt.fromBufferAttribute(this,t),Rt.applyMatrix3(e),this.setXYZ(t,Rt.x,Rt.y,Rt.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)Rt.fromBufferAttribute(
this,t),Rt.applyMatrix4(e),this.setXYZ(t,Rt.x,Rt.y,Rt.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)Rt.fromBufferAttribute(this,t),Rt.applyNormalMatrix(e),this.setXYZ(t,Rt.x,Rt.
y,Rt.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)Rt.fromBufferAttribute(this,t),Rt.transformDirection(e),this.setXYZ(t,Rt.x,Rt.y,Rt.z);return this}set(e,t=0){return this.array.
set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.
itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){
let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.
array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.
itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&
(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(
s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(
r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){
let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.
dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Rp(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(
e*t):Cp(e,this.array)}};var oo=class extends Ct{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var ao=class extends Ct{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var Di=class extends Ct{constructor(e,t,n){super(new Float32Array(e),t,n)}},A0=new Hn,$r=new B,dc=new B,xs=class{constructor(e=new B,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.
center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):A0.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));
return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){
return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(
this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);
return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,
this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){
if(this.isEmpty())return this.center.copy(e),this.radius=0,this;$r.subVectors(e,this.center);let t=$r.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(
$r,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(dc.subVectors(e.center,
this.center).setLength(e.radius),this.expandByPoint($r.copy(e.center).add(dc)),this.expandByPoint($r.copy(e.center).sub(dc))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){
return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},E0=0,Fi=new wt,
fc=new vi,Xs=new B,yi=new Hn,Yr=new Hn,Gt=new B,ci=class i extends Xi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:E0++}),this.uuid=cr(),this.name="",this.type=
"BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=
null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(jg(e)?ao:oo)(e,1):this.index=e,this}setIndirect(e,t=0){
return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.
attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.
start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new De().getNormalMatrix(
e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==
null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Fi.makeRotationFromQuaternion(e),this.applyMatrix4(Fi),this}rotateX(e){return Fi.makeRotationX(e),this.applyMatrix4(
Fi),this}rotateY(e){return Fi.makeRotationY(e),this.applyMatrix4(Fi),this}rotateZ(e){return Fi.makeRotationZ(e),this.applyMatrix4(Fi),this}translate(e,t,n){return Fi.makeTranslation(e,t,n),this.applyMatrix4(
Fi),this}scale(e,t,n){return Fi.makeScale(e,t,n),this.applyMatrix4(Fi),this}lookAt(e){return fc.lookAt(e),fc.updateMatrix(),this.applyMatrix4(fc.matrix),this}center(){return this.computeBoundingBox(),
this.boundingBox.getCenter(Xs).negate(),this.translate(Xs.x,Xs.y,Xs.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(
o.x,o.y,o.z||0)}this.setAttribute("position",new Di(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ie("BufferGeometry: Buffer \
size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Hn);let e=this.attributes.position,
t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Le("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new B(-1/0,-1/0,-1/0),
new B(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];yi.setFromBufferAttribute(r),this.morphTargetsRelative?(Gt.addVectors(
this.boundingBox.min,yi.min),this.boundingBox.expandByPoint(Gt),Gt.addVectors(this.boundingBox.max,yi.max),this.boundingBox.expandByPoint(Gt)):(this.boundingBox.expandByPoint(yi.min),this.boundingBox.
expandByPoint(yi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Le('BufferGeometry.computeBoundingBox(): Comput\
ed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new xs);let e=this.attributes.position,
t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Le("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new B,1/0);
return}if(e){let n=this.boundingSphere.center;if(yi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Yr.setFromBufferAttribute(a),this.morphTargetsRelative?(Gt.addVectors(yi.min,
Yr.min),yi.expandByPoint(Gt),Gt.addVectors(yi.max,Yr.max),yi.expandByPoint(Gt)):(yi.expandByPoint(Yr.min),yi.expandByPoint(Yr.max))}yi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Gt.fromBufferAttribute(
e,r),s=Math.max(s,n.distanceToSquared(Gt));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let h=0,c=a.count;h<c;h++)Gt.fromBufferAttribute(a,h),l&&(Xs.fromBufferAttribute(
e,h),Gt.add(Xs)),s=Math.max(s,n.distanceToSquared(Gt))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Le('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. Th\
e "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Le("BufferGeometry\
: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=
new Ct(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],h=new Uint8Array(n.count);for(let O=0;O<n.count;O++)a[O]=new B,l[O]=new B;let c=new B,f=new B,d=new B,u=new Re,g=new Re,
v=new Re,m=new B,p=new B;function M(O,F,D){h[O]=h[F]=h[D]=1,c.fromBufferAttribute(n,O),f.fromBufferAttribute(n,F),d.fromBufferAttribute(n,D),u.fromBufferAttribute(r,O),g.fromBufferAttribute(r,F),v.fromBufferAttribute(
r,D),f.sub(c),d.sub(c),g.sub(u),v.sub(u);let z=1/(g.x*v.y-v.x*g.y);isFinite(z)&&(m.copy(f).multiplyScalar(v.y).addScaledVector(d,-g.y).multiplyScalar(z),p.copy(d).multiplyScalar(g.x).addScaledVector(f,
-v.x).multiplyScalar(z),a[O].add(m),a[F].add(m),a[D].add(m),l[O].add(p),l[F].add(p),l[D].add(p))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let O=0,F=A.length;O<F;++O){let D=A[O],
z=D.start,H=D.count;for(let I=z,q=z+H;I<q;I+=3)M(e.getX(I+0),e.getX(I+1),e.getX(I+2))}let w=new B,C=new B,E=new B,y=new B;function S(O){E.fromBufferAttribute(s,O),y.copy(E);let F=a[O];w.copy(F),w.sub(
E.multiplyScalar(E.dot(F))).normalize(),C.crossVectors(y,F);let z=C.dot(l[O])<0?-1:1;o.setXYZW(O,w.x,w.y,w.z,z)}for(let O=0,F=n.count;O<F;++O)h[O]&&S(O);this._transformed=!0}computeVertexNormals(){let e=this.
index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Ct(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,
u=n.count;d<u;d++)n.setXYZ(d,0,0,0);let s=new B,r=new B,o=new B,a=new B,l=new B,h=new B,c=new B,f=new B;if(e)for(let d=0,u=e.count;d<u;d+=3){let g=e.getX(d+0),v=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(
t,g),r.fromBufferAttribute(t,v),o.fromBufferAttribute(t,m),c.subVectors(o,r),f.subVectors(s,r),c.cross(f),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,v),h.fromBufferAttribute(n,m),a.add(c),l.add(
c),h.add(c),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(v,l.x,l.y,l.z),n.setXYZ(m,h.x,h.y,h.z)}else for(let d=0,u=t.count;d<u;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(
t,d+2),c.subVectors(o,r),f.subVectors(s,r),c.cross(f),n.setXYZ(d+0,c.x,c.y,c.z),n.setXYZ(d+1,c.x,c.y,c.z),n.setXYZ(d+2,c.x,c.y,c.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.
attributes.normal;for(let t=0,n=e.count;t<n;t++)Gt.fromBufferAttribute(e,t),Gt.normalize(),e.setXYZ(t,Gt.x,Gt.y,Gt.z)}toNonIndexed(){function e(a,l){let h=a.array,c=a.itemSize,f=a.normalized,d=new h.constructor(
l.length*c),u=0,g=0;for(let v=0,m=l.length;v<m;v++){a.isInterleavedBufferAttribute?u=l[v]*a.data.stride+a.offset:u=l[v]*c;for(let p=0;p<c;p++)d[g++]=h[u++]}return new Ct(d,c,f)}if(this.index===null)return Ie(
"BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],h=e(l,n);t.setAttribute(a,h)}let r=this.morphAttributes;
for(let a in r){let l=[],h=r[a];for(let c=0,f=h.length;c<f;c++){let d=h[c],u=e(d,n);l.push(u)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.
length;a<l;a++){let h=o[a];t.addGroup(h.start,h.count,h.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=
this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==
!0){let l=this.parameters;for(let h in l)l[h]!==void 0&&(e[h]=l[h]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.
call(t.array)});let n=this.attributes;for(let l in n){let h=n[l];e.data.attributes[l]=h.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let h=this.morphAttributes[l],c=[];for(let f=0,d=h.
length;f<d;f++){let u=h[f];c.push(u.toJSON(e.data))}c.length>0&&(s[l]=c,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.
groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes=
{},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let h in s){let c=s[h];
this.setAttribute(h,c.clone(t))}let r=e.morphAttributes;for(let h in r){let c=[],f=r[h];for(let d=0,u=f.length;d<u;d++)c.push(f[d].clone(t));this.morphAttributes[h]=c}this.morphTargetsRelative=e.morphTargetsRelative;
let o=e.groups;for(let h=0,c=o.length;h<c;h++){let f=o[h];this.addGroup(f.start,f.count,f.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&
(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent(
{type:"dispose"})}};var pc=new B,R0=new B,C0=new De,_i=class{constructor(e=new B(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.
normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=pc.subVectors(n,t).cross(
R0.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.
normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(
e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(pc),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(
e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),
n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(
-this.constant)}applyMatrix4(e,t){let n=t||C0.getNormalMatrix(e),s=this.coplanarPoint(pc).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.
constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),
constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},P0=0,Wn=class extends Xi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,
"id",{value:P0++}),this.uuid=cr(),this.name="",this.type="Material",this.blending=ar,this.side=Kn,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Rc,this.blendDst=
Cc,this.blendEquation=ws,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Je(0,0,0),this.blendAlpha=0,this.depthFunc=Zs,this.depthTest=!0,this.depthWrite=
!0,this.stencilWriteMask=255,this.stencilFunc=yp,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ka,this.stencilZFail=ka,this.stencilZPass=ka,this.stencilWrite=!1,this.clippingPlanes=null,
this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.
alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this.
_alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==
void 0)for(let t in e){let n=e[t];if(n===void 0){Ie(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ie(`Material: '${t}' is not a property of THREE.${this.type}\
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
(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.
images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.
color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=
new Je().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.
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
e.clippingPlanes.map(n=>new _i().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&
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
this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var yn=new B,mc=new B,va=new B,Ma=new B,_s=class{constructor(e=new B,t=new B(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.
origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){
return this.origin.copy(this.at(e,yn)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,
n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=yn.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(yn.copy(this.
origin).addScaledVector(this.direction,t),yn.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){mc.copy(e).add(t).multiplyScalar(.5),va.copy(t).sub(e).normalize(),Ma.copy(this.origin).sub(mc);let r=e.
distanceTo(t)*.5,o=-this.direction.dot(va),a=Ma.dot(this.direction),l=-Ma.dot(va),h=Ma.lengthSq(),c=Math.abs(1-o*o),f,d,u,g;if(c>0)if(f=o*l-a,d=o*a-l,g=r*c,f>=0)if(d>=-g)if(d<=g){let v=1/c;f*=v,d*=v,u=
f*(f+o*d+2*a)+d*(o*f+d+2*l)+h}else d=r,f=Math.max(0,-(o*d+a)),u=-f*f+d*(d+2*l)+h;else d=-r,f=Math.max(0,-(o*d+a)),u=-f*f+d*(d+2*l)+h;else d<=-g?(f=Math.max(0,-(-o*r+a)),d=f>0?-r:Math.min(Math.max(-r,-l),
r),u=-f*f+d*(d+2*l)+h):d<=g?(f=0,d=Math.min(Math.max(-r,-l),r),u=d*(d+2*l)+h):(f=Math.max(0,-(o*r+a)),d=f>0?r:Math.min(Math.max(-r,-l),r),u=-f*f+d*(d+2*l)+h);else d=o>0?-r:r,f=Math.max(0,-(o*d+a)),u=-f*
f+d*(d+2*l)+h;return n&&n.copy(this.origin).addScaledVector(this.direction,f),s&&s.copy(mc).addScaledVector(va,d),u}intersectSphere(e,t){if(e.radius<0)return null;yn.subVectors(e.center,this.origin);let n=yn.
dot(this.direction),s=yn.dot(yn)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.
distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/
t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*
t<0}intersectBox(e,t){let n,s,r,o,a,l,h=1/this.direction.x,c=1/this.direction.y,f=1/this.direction.z,d=this.origin;return h>=0?(n=(e.min.x-d.x)*h,s=(e.max.x-d.x)*h):(n=(e.max.x-d.x)*h,s=(e.min.x-d.x)*
h),c>=0?(r=(e.min.y-d.y)*c,o=(e.max.y-d.y)*c):(r=(e.max.y-d.y)*c,o=(e.min.y-d.y)*c),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),f>=0?(a=(e.min.z-d.z)*f,l=(e.max.z-d.z)*f):(a=(e.max.z-d.z)*
f,l=(e.min.z-d.z)*f),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,yn)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,
a=this.direction,l=a.x,h=a.y,c=a.z,f=e.x-o.x,d=e.y-o.y,u=e.z-o.z,g=t.x-o.x,v=t.y-o.y,m=t.z-o.z,p=n.x-o.x,M=n.y-o.y,A=n.z-o.z,w=Math.abs(l),C=Math.abs(h),E=Math.abs(c),y,S,O,F,D,z,H,I,q,K,G,ie;if(w>=C&&
w>=E?(O=l,z=f,q=g,ie=p,l>=0?(y=h,S=c,F=d,D=u,H=v,I=m,K=M,G=A):(y=c,S=h,F=u,D=d,H=m,I=v,K=A,G=M)):C>=E?(O=h,z=d,q=v,ie=M,h>=0?(y=c,S=l,F=u,D=f,H=m,I=g,K=A,G=p):(y=l,S=c,F=f,D=u,H=g,I=m,K=p,G=A)):(O=c,z=
u,q=m,ie=A,c>=0?(y=l,S=h,F=f,D=d,H=g,I=v,K=p,G=M):(y=h,S=l,F=d,D=f,H=v,I=g,K=M,G=p)),O===0)return null;let X=y/O,Q=S/O,ee=1/O,Se=F-X*z,Ue=D-Q*z,J=H-X*q,ge=I-Q*q,be=K-X*ie,Ce=G-Q*ie,ye=be*ge-Ce*J,Ne=Se*
Ce-Ue*be,St=J*Ue-ge*Se;if(s){if(ye<0||Ne<0||St<0)return null}else if((ye<0||Ne<0||St<0)&&(ye>0||Ne>0||St>0))return null;let Fe=ye+Ne+St;if(Fe===0)return null;let ot=ee*(ye*z+Ne*q+St*ie);return(Fe>0?ot<
0:ot>0)?null:this.at(ot/Fe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){
return new this.constructor().copy(this)}},Ka=class extends Wn{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Je(16777215),this.map=null,this.lightMap=
null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Gn,this.combine=Pc,this.reflectivity=1,this.refractionRatio=
.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=
e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.
envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,
this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Df=new wt,gs=new _s,wa=new xs,Bf=new B,Sa=new B,Ta=new B,Aa=new B,gc=new B,Ea=new B,Uf=new B,Ra=new B,
Wt=class extends vi{constructor(e=new ci,t=new Ka){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=
1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==
void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,
this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<
o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,
o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Ea.set(0,0,0);for(let l=0,h=r.length;l<h;l++){let c=a[l],f=r[l];c!==0&&(gc.fromBufferAttribute(f,e),o?Ea.addScaledVector(
gc,c):Ea.addScaledVector(gc.sub(t),c))}t.add(Ea)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===
null&&n.computeBoundingSphere(),wa.copy(n.boundingSphere),wa.applyMatrix4(r),gs.copy(e.ray).recast(e.near),!(wa.containsPoint(gs.origin)===!1&&(gs.intersectSphere(wa,Bf)===null||gs.origin.distanceToSquared(
Bf)>(e.far-e.near)**2))&&(Df.copy(r).invert(),gs.copy(e.ray).applyMatrix4(Df),!(n.boundingBox!==null&&gs.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,gs)))}_computeIntersections(e,t,n){
let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,h=r.attributes.uv,c=r.attributes.uv1,f=r.attributes.normal,d=r.groups,u=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,
v=d.length;g<v;g++){let m=d[g],p=o[m.materialIndex],M=Math.max(m.start,u.start),A=Math.min(a.count,Math.min(m.start+m.count,u.start+u.count));for(let w=M,C=A;w<C;w+=3){let E=a.getX(w),y=a.getX(w+1),S=a.
getX(w+2);s=Ca(this,p,e,n,h,c,f,E,y,S),s&&(s.faceIndex=Math.floor(w/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,u.start),v=Math.min(a.count,u.start+u.count);for(let m=g,p=v;m<
p;m+=3){let M=a.getX(m),A=a.getX(m+1),w=a.getX(m+2);s=Ca(this,o,e,n,h,c,f,M,A,w),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,v=d.length;g<v;g++){let m=d[g],
p=o[m.materialIndex],M=Math.max(m.start,u.start),A=Math.min(l.count,Math.min(m.start+m.count,u.start+u.count));for(let w=M,C=A;w<C;w+=3){let E=w,y=w+1,S=w+2;s=Ca(this,p,e,n,h,c,f,E,y,S),s&&(s.faceIndex=
Math.floor(w/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let g=Math.max(0,u.start),v=Math.min(l.count,u.start+u.count);for(let m=g,p=v;m<p;m+=3){let M=m,A=m+1,w=m+2;s=Ca(this,o,e,n,h,c,f,
M,A,w),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function I0(i,e,t,n,s,r,o,a){let l;if(e.side===oi?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===Kn,a),l===null)return null;
Ra.copy(a),Ra.applyMatrix4(i.matrixWorld);let h=t.ray.origin.distanceTo(Ra);return h<t.near||h>t.far?null:{distance:h,point:Ra.clone(),object:i}}function Ca(i,e,t,n,s,r,o,a,l,h){i.getVertexPosition(a,
Sa),i.getVertexPosition(l,Ta),i.getVertexPosition(h,Aa);let c=I0(i,e,t,n,Sa,Ta,Aa,Uf);if(c){let f=new B;Vn.getBarycoord(Uf,Sa,Ta,Aa,f),s&&(c.uv=Vn.getInterpolatedAttribute(s,a,l,h,f,new Re)),r&&(c.uv1=
Vn.getInterpolatedAttribute(r,a,l,h,f,new Re)),o&&(c.normal=Vn.getInterpolatedAttribute(o,a,l,h,f,new B),c.normal.dot(n.direction)>0&&c.normal.multiplyScalar(-1));let d={a,b:l,c:h,normal:new B,materialIndex:0};
Vn.getNormal(Sa,Ta,Aa,d.normal),c.face=d,c.barycoord=f}return c}var tr=class extends hi{constructor(e=null,t=1,n=1,s,r,o,a,l,h=Ht,c=Ht,f,d){super(null,o,a,l,h,c,s,r,f,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=
!1,this.unpackAlignment=1}};var bs=class extends Ct{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){
let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}};var ys=new xs,F0=new Re(.5,.5),Pa=new B,vs=class{constructor(e=new _i,t=new _i,n=new _i,s=new _i,r=new _i,o=new _i){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].
copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Li,n=!1){let s=this.planes,
r=e.elements,o=r[0],a=r[1],l=r[2],h=r[3],c=r[4],f=r[5],d=r[6],u=r[7],g=r[8],v=r[9],m=r[10],p=r[11],M=r[12],A=r[13],w=r[14],C=r[15];if(s[0].setComponents(h-o,u-c,p-g,C-M).normalize(),s[1].setComponents(
h+o,u+c,p+g,C+M).normalize(),s[2].setComponents(h+a,u+f,p+v,C+A).normalize(),s[3].setComponents(h-a,u-f,p-v,C-A).normalize(),n)s[4].setComponents(l,d,m,w).normalize(),s[5].setComponents(h-l,u-d,p-m,C-
w).normalize();else if(s[4].setComponents(h-l,u-d,p-m,C-w).normalize(),t===Li)s[5].setComponents(h+l,u+d,p+m,C+w).normalize();else if(t===to)s[5].setComponents(l,d,m,w).normalize();else throw new Error(
"THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),ys.copy(e.boundingSphere).
applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),ys.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(ys)}intersectsSprite(e){
ys.center.set(0,0,0);let t=F0.distanceTo(e.center);return ys.radius=.7071067811865476+t,ys.applyMatrix4(e.matrixWorld),this.intersectsSphere(ys)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;
for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(Pa.x=s.normal.x>0?e.max.x:e.min.x,Pa.y=s.normal.y>0?e.max.y:e.min.
y,Pa.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Pa)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.
constructor().copy(this)}},kf=new wt,ja=class i{constructor(){this.coordinateSystem=Li,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){
let r=t[s];kf.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new vs),n[s].setFromProjectionMatrix(kf,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){
return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this.
_count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this.
_frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){
this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new vs),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().
copy(this)}};var Qa=class extends Wn{constructor(e){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new Je(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.
fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.size=e.size,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},Nf=new wt,
vc=new _s,Ia=new xs,Fa=new B,lo=class extends vi{constructor(e=new ci,t=new Qa){super(),this.isPoints=!0,this.type="Points",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=
void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==
void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,
this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Points.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),
Ia.copy(n.boundingSphere),Ia.applyMatrix4(s),Ia.radius+=r,e.ray.intersectsSphere(Ia)===!1)return;Nf.copy(s).invert(),vc.copy(e.ray).applyMatrix4(Nf);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),
l=a*a,h=n.index,f=n.attributes.position;if(h!==null){let d=Math.max(0,o.start),u=Math.min(h.count,o.start+o.count);for(let g=d,v=u;g<v;g++){let m=h.getX(g);Fa.fromBufferAttribute(f,m),Of(Fa,m,l,s,e,t,
this)}}else{let d=Math.max(0,o.start),u=Math.min(f.count,o.start+o.count);for(let g=d,v=u;g<v;g++)Fa.fromBufferAttribute(f,g),Of(Fa,g,l,s,e,t,this)}}updateMorphTargets(){let t=this.geometry.morphAttributes,
n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.
push(0),this.morphTargetDictionary[a]=r}}}}};function Of(i,e,t,n,s,r,o){let a=vc.distanceSqToPoint(i);if(a<t){let l=new B;vc.closestPointToPoint(i,l),l.applyMatrix4(n);let h=s.ray.origin.distanceTo(l);
if(h<s.near||h>s.far)return;r.push({distance:h,distanceToRay:Math.sqrt(a),point:l,index:e,face:null,faceIndex:null,barycoord:null,object:o})}}var ho=class extends hi{constructor(e=[],t=Ss,n,s,r,o,a,l,h,c){super(e,t,n,s,r,o,a,l,h,c),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var bn=class extends hi{constructor(e,t,n=qi,s,r,o,a=Ht,l=Ht,h,c=_n,f=1){if(c!==_n&&c!==Mn)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={
width:e,height:t,depth:f};super(d,s,r,o,a,l,c,n,h),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Qs(Object.assign(
{},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},co=class extends bn{constructor(e,t=qi,n=Ss,s,r,o=Ht,a=Ht,l,h=_n){
let c={width:e,height:e,depth:1},f=[c,c,c,c,c,c];super(e,e,t,n,s,r,o,a,l,h),this.image=f,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},uo=class extends hi{constructor(e=null){
super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},ir=class i extends ci{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type=
"BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],h=[],c=[],f=[],d=0,u=0;g("\
z","y","x",-1,-1,n,t,e,o,r,0),g("z","y","x",1,-1,n,t,-e,o,r,1),g("x","z","y",1,1,e,n,t,s,o,2),g("x","z","y",1,-1,e,n,-t,s,o,3),g("x","y","z",1,-1,e,t,n,s,r,4),g("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(
l),this.setAttribute("position",new Di(h,3)),this.setAttribute("normal",new Di(c,3)),this.setAttribute("uv",new Di(f,2));function g(v,m,p,M,A,w,C,E,y,S,O){let F=w/y,D=C/S,z=w/2,H=C/2,I=E/2,q=y+1,K=S+1,
G=0,ie=0,X=new B;for(let Q=0;Q<K;Q++){let ee=Q*D-H;for(let Se=0;Se<q;Se++){let Ue=Se*F-z;X[v]=Ue*M,X[m]=ee*A,X[p]=I,h.push(X.x,X.y,X.z),X[v]=0,X[m]=0,X[p]=E>0?1:-1,c.push(X.x,X.y,X.z),f.push(Se/y),f.push(
1-Q/S),G+=1}}for(let Q=0;Q<S;Q++)for(let ee=0;ee<y;ee++){let Se=d+ee+q*Q,Ue=d+ee+q*(Q+1),J=d+(ee+1)+q*(Q+1),ge=d+(ee+1)+q*Q;l.push(Se,Ue,ge),l.push(Ue,J,ge),ie+=6}a.addGroup(u,ie,O),u+=ie,d+=G}}copy(e){
return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var fo=class i extends ci{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(
s),h=a+1,c=l+1,f=e/a,d=t/l,u=[],g=[],v=[],m=[];for(let p=0;p<c;p++){let M=p*d-o;for(let A=0;A<h;A++){let w=A*f-r;g.push(w,-M,0),v.push(0,0,1),m.push(A/a),m.push(1-p/l)}}for(let p=0;p<l;p++)for(let M=0;M<
a;M++){let A=M+h*p,w=M+h*(p+1),C=M+1+h*(p+1),E=M+1+h*p;u.push(A,w,E),u.push(w,C,E)}this.setIndex(u),this.setAttribute("position",new Di(g,3)),this.setAttribute("normal",new Di(v,3)),this.setAttribute(
"uv",new Di(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};function As(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(zf(s))s.isRenderTargetTexture?(Ie("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or\
 mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(zf(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}
function ti(i){let e={};for(let t=0;t<i.length;t++){let n=As(i[t]);for(let s in n)e[s]=n[s]}return e}function zf(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||
i.isTexture||i.isQuaternion)}function L0(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function tu(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===
!0?e.texture.colorSpace:Ye.workingColorSpace}var Ip={clone:As,merge:ti},D0=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,B0=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,nn=class extends Wn{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=D0,this.fragmentShader=B0,this.
linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues=
{color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,
this.vertexShader=e.vertexShader,this.uniforms=As(e.uniforms),this.uniformsGroups=L0(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,
this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),
this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){
let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:
o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]=
{type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,
t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)
for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new Je().setHex(s.value);break;case"\
v2":this.uniforms[n].value=new Re().fromArray(s.value);break;case"v3":this.uniforms[n].value=new B().fromArray(s.value);break;case"v4":this.uniforms[n].value=new rt().fromArray(s.value);break;case"m3":
this.uniforms[n].value=new De().fromArray(s.value);break;case"m4":this.uniforms[n].value=new wt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=
e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==
void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},nr=class extends nn{constructor(e){
super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var el=class extends Wn{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=mp,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=
1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=
e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},tl=class extends Wn{constructor(e){
super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){
return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function qs(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function La(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Xn=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_=
{}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];e:{t:{let o;i:{n:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break n;return n=t.length,this._cachedIndex=n,this.copySampleValue_(
n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break t}o=t.length;break i}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;
if(s=r,r=t[--n-1],e>=r)break t}o=n,n=0;break i}break e}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=
t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){
let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},
il=class extends Xn{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:xc,endingEnd:xc}}intervalChanged_(e,t,n){
let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case _c:r=e,a=2*t-n;break;case bc:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===
void 0)switch(this.getSettings_().endingEnd){case _c:o=e,l=2*n-t;break;case bc:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let h=(n-t)*.5,c=this.valueSize;this._weightPrev=h/(t-a),this._weightNext=h/(l-
n),this._offsetPrev=r*c,this._offsetNext=o*c}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,h=l-a,c=this._offsetPrev,f=this._offsetNext,d=this._weightPrev,u=this.
_weightNext,g=(n-t)/(s-t),v=g*g,m=v*g,p=-d*m+2*d*v-d*g,M=(1+d)*m+(-1.5-2*d)*v+(-.5+d)*g+1,A=(-1-u)*m+(1.5+u)*v+.5*g,w=u*m-u*v;for(let C=0;C!==a;++C)r[C]=p*o[c+C]+M*o[h+C]+A*o[l+C]+w*o[f+C];return r}},
nl=class extends Xn{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,h=l-a,c=(n-t)/(s-t),f=1-c;for(let d=0;d!==a;++d)r[d]=o[h+
d]*f+o[l+d]*c;return r}},sl=class extends Xn{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},rl=class extends Xn{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.
sampleValues,a=this.valueSize,l=e*a,h=l-a,c=this.inTangents,f=this.outTangents;if(!c||!f){let g=(n-t)/(s-t),v=1-g;for(let m=0;m!==a;++m)r[m]=o[h+m]*v+o[l+m]*g;return r}let d=a*2,u=e-1;for(let g=0;g!==
a;++g){let v=o[h+g],m=o[l+g],p=u*d+g*2,M=f[p],A=f[p+1],w=e*d+g*2,C=c[w],E=c[w+1],y=k0(n,t,M,C,s);r[g]=Fp(y,v,A,E,m)}return r}};function Fp(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*
s}function U0(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function k0(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=Fp(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=U0(r,
e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Mi=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||
t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=qs(t,this.TimeBufferType),this.values=qs(n,this.ValueBufferType),this.setInterpolation(s||this.
DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:qs(e.times,Array),values:qs(e.values,Array)};let s=e.getInterpolation();s!==
e.DefaultInterpolation&&(n.interpolation=s),La(e.settings)&&(n.settings={inTangents:qs(e.settings.inTangents,Array),outTangents:qs(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){
return new sl(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new nl(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new il(
this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new rl(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,
t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case jr:t=this.InterpolantFactoryMethodDiscrete;break;case $a:t=this.InterpolantFactoryMethodLinear;break;case Ua:t=this.
InterpolantFactoryMethodSmooth;break;case yc:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.
createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ie("KeyframeTrack:",n),this}return this.createInterpolant=t,
this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return jr;case this.InterpolantFactoryMethodLinear:return $a;case this.InterpolantFactoryMethodSmooth:
return Ua;case this.InterpolantFactoryMethodBezier:return yc}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;La(
this.settings)&&(Vf(this.settings.inTangents,e),Vf(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;La(this.settings)&&(Gf(this.settings.
inTangents,e),Gf(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),
r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Le("KeyframeTrack: Invalid v\
alue size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(Le("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(
l)){Le("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){Le("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&Qg(s))for(let a=0,l=s.length;a!==
l;++a){let h=s[a];if(isNaN(h)){Le("KeyframeTrack: Value is not a valid number.",this,a,h),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===
Ua,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,h=e[a],c=e[a+1];if(h!==c&&(a!==1||h!==e[0]))if(s)l=!0;else{let f=a*n,d=f-n,u=f+n;for(let g=0;g!==n;++g){let v=t[f+g];if(v!==t[d+g]||v!==t[u+g]){l=!0;break}}}
if(l){if(a!==o){e[o]=e[a];let f=a*n,d=o*n;for(let u=0;u!==n;++u)t[d+u]=t[f+u]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,h=0;h!==n;++h)t[l+h]=t[a+h];++o}return o!==e.length?(this.times=e.slice(0,o),this.
values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,
La(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Vf(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Gf(i,e){
for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Mi.prototype.ValueTypeName="";Mi.prototype.TimeBufferType=Float32Array;Mi.prototype.ValueBufferType=Float32Array;Mi.prototype.DefaultInterpolation=$a;var qn=class extends Mi{constructor(e,t,n){
super(e,t,n)}};qn.prototype.ValueTypeName="bool";qn.prototype.ValueBufferType=Array;qn.prototype.DefaultInterpolation=jr;qn.prototype.InterpolantFactoryMethodLinear=void 0;qn.prototype.InterpolantFactoryMethodSmooth=
void 0;var ol=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}};ol.prototype.ValueTypeName="color";var al=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}};al.prototype.ValueTypeName="number";
var ll=class extends Xn{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),h=e*a;for(let c=h+a;h!==c;h+=4)bi.slerpFlat(
r,0,o,h-a,o,h,l);return r}},po=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new ll(this.times,this.values,this.getValueSize(),e)}};po.prototype.ValueTypeName=
"quaternion";po.prototype.InterpolantFactoryMethodSmooth=void 0;var $n=class extends Mi{constructor(e,t,n){super(e,t,n)}};$n.prototype.ValueTypeName="string";$n.prototype.ValueBufferType=Array;$n.prototype.
DefaultInterpolation=jr;$n.prototype.InterpolantFactoryMethodLinear=void 0;$n.prototype.InterpolantFactoryMethodSmooth=void 0;var hl=class extends Mi{constructor(e,t,n,s){super(e,t,n,s)}};hl.prototype.
ValueTypeName="vector";var cl=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,h=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(c){a++,r===!1&&s.onStart!==
void 0&&s.onStart(c,o,a),r=!0},this.itemEnd=function(c){o++,s.onProgress!==void 0&&s.onProgress(c,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(c){s.onError!==void 0&&s.onError(
c)},this.resolveURL=function(c){return c=c.normalize("NFC"),l?l(c):c},this.setURLModifier=function(c){return l=c,this},this.addHandler=function(c,f){return h.push(c,f),this},this.removeHandler=function(c){
let f=h.indexOf(c);return f!==-1&&h.splice(f,2),this},this.getHandler=function(c){for(let f=0,d=h.length;f<d;f+=2){let u=h[f],g=h[f+1];if(u.global&&(u.lastIndex=0),u.test(c))return g}return null},this.
abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},
Lp=new cl,ul=class{constructor(e){this.manager=e!==void 0?e:Lp,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache=
"default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){
return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.
requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};ul.DEFAULT_MATERIAL_NAME="__DEFAULT";var Da=new B,Ba=new bi,en=new B,mo=class extends vi{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new wt,this.projectionMatrix=new wt,this.projectionMatrixInverse=new wt,
this.coordinateSystem=Li,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.
copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){
super.updateMatrixWorld(e),this.matrixWorld.decompose(Da,Ba,en),en.x===1&&en.y===1&&en.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Da,Ba,en.set(1,1,1)).
invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(Da,Ba,en),en.x===1&&en.y===1&&en.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.
compose(Da,Ba,en.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},zn=new B,Hf=new Re,Wf=new Re,si=class extends mo{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=
!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.
copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.
filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=js*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Zr*.5*this.fov);return .5*this.getFilmHeight()/
e}getEffectiveFOV(){return js*2*Math.atan(Math.tan(Zr*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){
zn.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(zn.x,zn.y).multiplyScalar(-e/zn.z),zn.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(zn.x,zn.y).multiplyScalar(-e/zn.z)}getViewSize(e,t){
return this.getViewBounds(e,Hf,Wf),t.subVectors(Wf,Hf)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),
this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==
null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Zr*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&
this.view.enabled){let l=o.fullWidth,h=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/h,s*=o.width/l,n*=o.height/h}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(
r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.
zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.
filmGauge,t.object.filmOffset=this.filmOffset,t}};var dl=class extends mo{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.
bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.
zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),
this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==
null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.
top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let h=(this.right-this.left)/this.view.fullWidth/this.zoom,c=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=
h*this.view.offsetX,o=r+h*this.view.width,a-=c*this.view.offsetY,l=a-c*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.
projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.
bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}};var Yn=class extends ci{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,
this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var $s=-90,Ys=1,sr=class extends vi{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new si($s,Ys,e,t);s.layers=this.layers,
this.add(s);let r=new si($s,Ys,e,t);r.layers=this.layers,this.add(r);let o=new si($s,Ys,e,t);o.layers=this.layers,this.add(o);let a=new si($s,Ys,e,t);a.layers=this.layers,this.add(a);let l=new si($s,Ys,
e,t);l.layers=this.layers,this.add(l);let h=new si($s,Ys,e,t);h.layers=this.layers,this.add(h)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let h of t)
this.remove(h);if(e===Li)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,
0),l.lookAt(0,0,-1);else if(e===to)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),
l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let h of t)this.add(h),h.updateMatrixWorld()}update(e,t){this.parent===
null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,
a,l,h,c]=this.children,f=e.getRenderTarget(),d=e.getActiveCubeFace(),u=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let v=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;
e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),m&&e.autoClear===
!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(
n,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),n.texture.mipmapsAutoUpdate=v,e.setRenderTarget(n,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),e.setRenderTarget(f,d,u),e.xr.enabled=
g,n.texture.needsPMREMUpdate=!0}},fl=class extends si{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var iu="\\[\\]\\.:\\/",N0=new RegExp("["+iu+"]","g"),nu="[^"+iu+"]",O0="[^"+iu.replace("\\.","")+"]",z0=/((?:WC+[\/:])*)/.source.replace("WC",nu),V0=/(WCOD+)?/.source.replace("WCOD",O0),G0=/(?:\.(WC+)(?:\[(.+)\])?)?/.
source.replace("WC",nu),H0=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",nu),W0=new RegExp("^"+z0+V0+G0+H0+"$"),X0=["material","materials","bones","map"],Mc=class{constructor(e,t,n){let s=n||pt.parseTrackName(
t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;
for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this.
_bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},pt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.
parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,
n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(N0,"")}static parseTrackName(e){let t=W0.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={
nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);X0.indexOf(r)!==-1&&
(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){
if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){
let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){
e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){
this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=
!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.
length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){
let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){
this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=
!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){
this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.
node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,
!e){Ie("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let h=t.objectIndex;switch(n){case"materials":if(!e.material){Le("PropertyBinding: Can not bind to material as no\
de does not have a material.",this);return}if(!e.material.materials){Le("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.
materials;break;case"bones":if(!e.skeleton){Le("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let c=0;c<e.length;c++)if(e[c].name===h){h=
c;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Le("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Le("PropertyBindin\
g: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){Le("PropertyBinding: Can not bind to objectName of node undefined.",
this);return}e=e[n]}if(h!==void 0){if(e[h]===void 0){Le("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[h]}}let o=e[s];if(o===void 0){let h=t.nodeName;
Le("PropertyBinding: Trying to update property for track: "+h+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===
!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Le("PropertyBinding: Can not bind to morphTargetInfluences b\
ecause node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Le("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);
return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=
this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=
this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};pt.Composite=Mc;pt.prototype.BindingType={Direct:0,EntireArray:1,
ArrayElement:2,HasFromToArray:3};pt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};pt.prototype.GetterByBindingType=[pt.prototype._getValue_direct,pt.prototype._getValue_array,pt.
prototype._getValue_arrayElement,pt.prototype._getValue_toArray];pt.prototype.SetterByBindingTypeAndVersioning=[[pt.prototype._setValue_direct,pt.prototype._setValue_direct_setNeedsUpdate,pt.prototype.
_setValue_direct_setMatrixWorldNeedsUpdate],[pt.prototype._setValue_array,pt.prototype._setValue_array_setNeedsUpdate,pt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[pt.prototype._setValue_arrayElement,
pt.prototype._setValue_arrayElement_setNeedsUpdate,pt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[pt.prototype._setValue_fromArray,pt.prototype._setValue_fromArray_setNeedsUpdate,pt.prototype.
_setValue_fromArray_setMatrixWorldNeedsUpdate]];var tS=new Float32Array(1);var rr=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.
theta,this}makeSafe(){return this.phi=He(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*
e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(He(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var wc=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)
this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};var go=class extends Xi{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,
TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function su(i,e,t,n){let s=q0(n);switch(t){case Hc:return i*e;case Xc:return i*e/s.components*s.byteLength;case bl:return i*e/s.components*s.byteLength;case jn:return i*e*2/s.components*s.byteLength;case vl:
return i*e*2/s.components*s.byteLength;case Wc:return i*e*3/s.components*s.byteLength;case Si:return i*e*4/s.components*s.byteLength;case Ml:return i*e*4/s.components*s.byteLength;case _o:case bo:return Math.
floor((i+3)/4)*Math.floor((e+3)/4)*8;case vo:case Mo:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Sl:case Al:return Math.max(i,16)*Math.max(e,8)/4;case wl:case Tl:return Math.max(i,8)*Math.max(
e,8)/2;case El:case Rl:case Pl:case Il:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Cl:case wo:case Fl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Ll:return Math.floor((i+3)/4)*Math.
floor((e+3)/4)*16;case Dl:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Bl:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Ul:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case kl:
return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Nl:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Ol:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case zl:return Math.floor((i+7)/8)*
Math.floor((e+7)/8)*16;case Vl:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Gl:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Hl:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Wl:
return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Xl:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case ql:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case $l:case Yl:case Jl:return Math.
ceil(i/4)*Math.ceil(e/4)*16;case Zl:case Kl:return Math.ceil(i/4)*Math.ceil(e/4)*8;case So:case jl:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t}\
 format.`)}function q0(i){switch(i){case wi:case Oc:return{byteLength:1,components:1};case hr:case zc:case Yi:return{byteLength:2,components:1};case xl:case _l:return{byteLength:2,components:4};case qi:case yl:case $i:
return{byteLength:4,components:1};case Vc:case Gc:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ie("WARNING: Multiple instances of Three.js \
being imported."):window.__THREE__="187");function tm(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){
i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function Y0(i){let e=new WeakMap;function t(a,l){let h=a.array,c=a.usage,f=h.byteLength,d=i.createBuffer();
i.bindBuffer(l,d),i.bufferData(l,h,c),a.onUploadCallback();let u;if(h instanceof Float32Array)u=i.FLOAT;else if(typeof Float16Array<"u"&&h instanceof Float16Array)u=i.HALF_FLOAT;else if(h instanceof Uint16Array)
a.isFloat16BufferAttribute?u=i.HALF_FLOAT:u=i.UNSIGNED_SHORT;else if(h instanceof Int16Array)u=i.SHORT;else if(h instanceof Uint32Array)u=i.UNSIGNED_INT;else if(h instanceof Int32Array)u=i.INT;else if(h instanceof
Int8Array)u=i.BYTE;else if(h instanceof Uint8Array)u=i.UNSIGNED_BYTE;else if(h instanceof Uint8ClampedArray)u=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data forma\
t: "+h);return{buffer:d,type:u,bytesPerElement:h.BYTES_PER_ELEMENT,version:a.version,size:f}}function n(a,l,h){let c=l.array,f=l.updateRanges;if(i.bindBuffer(h,a),f.length===0)i.bufferSubData(h,0,c);else{
f.sort((u,g)=>u.start-g.start);let d=0;for(let u=1;u<f.length;u++){let g=f[d],v=f[u];v.start<=g.start+g.count+1?g.count=Math.max(g.count,v.start+v.count-g.start):(++d,f[d]=v)}f.length=d+1;for(let u=0,
g=f.length;u<g;u++){let v=f[u];i.bufferSubData(h,v.start*c.BYTES_PER_ELEMENT,c,v.start,v.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),
e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){
let c=e.get(a);(!c||c.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let h=e.get(a);if(h===void 0)e.set(a,t(a,l));else if(h.version<a.
version){if(h.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supp\
orted.");n(h.buffer,a,l),h.version=a.version}}return{get:s,remove:r,update:o}}var J0="",Z0="",K0="",j0="",Q0="",ey="",ty="",iy="",ny="",sy="",ry="",oy="",ay="",ly="",hy="",cy="",uy="",dy="",fy="",py="",
my="",gy="",yy="",xy="",_y="",by="",vy="",My="",wy="",Sy="",Ty="",Ay="",Ey="",Ry="",Cy="",Py="",Iy="",Fy="",Ly="",Dy="",By="",Uy="",ky="",Ny="",Oy="",zy="",Vy="",Gy="",Hy="",Wy="",Xy="",qy="",$y="",Yy="",
Jy="",Zy="",Ky="",jy="",Qy="",ex="",tx="",ix="",nx="",sx="",rx="",ox="",ax="",lx="",hx="",cx="",ux="",dx="",fx="",px="",mx="",gx="",yx="",xx="",_x="",bx="",vx="",Mx="",wx="",Sx="",Tx="",Ax="",Ex="",Rx="",
Cx="",Px="",Ix="",Fx="",Lx="",Dx="",Bx="",Ux="",kx="",Nx="",Ox="",zx="",Vx="",Gx="",Hx="",Wx="",Xx="",qx="",$x="",Yx="",Jx="",Zx="",Kx="",jx="",Qx="",e_="",t_="",i_="",n_="",s_="",r_="",o_="",a_="",l_="",
h_="",c_="",u_="",d_="",f_="",p_="",m_="",g_="",y_="",x_="",__="",b_="",v_="",M_="",w_="",S_="",T_="",A_="",E_="",Ge={alphahash_fragment:J0,alphahash_pars_fragment:Z0,alphamap_fragment:K0,alphamap_pars_fragment:j0,
alphatest_fragment:Q0,alphatest_pars_fragment:ey,aomap_fragment:ty,aomap_pars_fragment:iy,batching_pars_vertex:ny,batching_vertex:sy,begin_vertex:ry,beginnormal_vertex:oy,bsdfs:ay,iridescence_fragment:ly,
bumpmap_pars_fragment:hy,clipping_planes_fragment:cy,clipping_planes_pars_fragment:uy,clipping_planes_pars_vertex:dy,clipping_planes_vertex:fy,color_fragment:py,color_pars_fragment:my,color_pars_vertex:gy,
color_vertex:yy,common:xy,defaultnormal_vertex:_y,displacementmap_pars_vertex:by,displacementmap_vertex:vy,emissivemap_fragment:My,emissivemap_pars_fragment:wy,colorspace_fragment:Sy,colorspace_pars_fragment:Ty,
envmap_fragment:Ay,envmap_common_pars_fragment:Ey,envmap_pars_fragment:Ry,envmap_pars_vertex:Cy,envmap_physical_pars_fragment:zy,envmap_vertex:Py,fog_vertex:Iy,fog_pars_vertex:Fy,fog_fragment:Ly,fog_pars_fragment:Dy,
gradientmap_pars_fragment:By,lightmap_pars_fragment:Uy,lights_lambert_fragment:ky,lights_lambert_pars_fragment:Ny,lights_pars_begin:Oy,lights_toon_fragment:Vy,lights_toon_pars_fragment:Gy,lights_phong_fragment:Hy,
lights_phong_pars_fragment:Wy,lights_physical_fragment:Xy,lights_physical_pars_fragment:qy,lights_fragment_begin:$y,lights_fragment_maps:Yy,lights_fragment_end:Jy,lightprobes_pars_fragment:Zy,logdepthbuf_fragment:Ky,
logdepthbuf_pars_fragment:jy,logdepthbuf_pars_vertex:Qy,logdepthbuf_vertex:ex,map_fragment:tx,map_pars_fragment:ix,map_particle_fragment:nx,map_particle_pars_fragment:sx,metalnessmap_fragment:rx,metalnessmap_pars_fragment:ox,
morphinstance_vertex:ax,morphcolor_vertex:lx,morphnormal_vertex:hx,morphtarget_pars_vertex:cx,morphtarget_vertex:ux,normal_fragment_begin:dx,normal_fragment_maps:fx,normal_pars_fragment:px,normal_pars_vertex:mx,
normal_vertex:gx,normalmap_pars_fragment:yx,clearcoat_normal_fragment_begin:xx,clearcoat_normal_fragment_maps:_x,clearcoat_pars_fragment:bx,iridescence_pars_fragment:vx,opaque_fragment:Mx,packing:wx,premultiplied_alpha_fragment:Sx,
project_vertex:Tx,dithering_fragment:Ax,dithering_pars_fragment:Ex,roughnessmap_fragment:Rx,roughnessmap_pars_fragment:Cx,shadowmap_pars_fragment:Px,shadowmap_pars_vertex:Ix,shadowmap_vertex:Fx,shadowmask_pars_fragment:Lx,
skinbase_vertex:Dx,skinning_pars_vertex:Bx,skinning_vertex:Ux,skinnormal_vertex:kx,specularmap_fragment:Nx,specularmap_pars_fragment:Ox,tonemapping_fragment:zx,tonemapping_pars_fragment:Vx,transmission_fragment:Gx,
transmission_pars_fragment:Hx,uv_pars_fragment:Wx,uv_pars_vertex:Xx,uv_vertex:qx,worldpos_vertex:$x,background_vert:Yx,background_frag:Jx,backgroundCube_vert:Zx,backgroundCube_frag:Kx,cube_vert:jx,cube_frag:Qx,
depth_vert:e_,depth_frag:t_,distance_vert:i_,distance_frag:n_,equirect_vert:s_,equirect_frag:r_,linedashed_vert:o_,linedashed_frag:a_,meshbasic_vert:l_,meshbasic_frag:h_,meshlambert_vert:c_,meshlambert_frag:u_,
meshmatcap_vert:d_,meshmatcap_frag:f_,meshnormal_vert:p_,meshnormal_frag:m_,meshphong_vert:g_,meshphong_frag:y_,meshphysical_vert:x_,meshphysical_frag:__,meshtoon_vert:b_,meshtoon_frag:v_,points_vert:M_,
points_frag:w_,shadow_vert:S_,shadow_frag:T_,sprite_vert:A_,sprite_frag:E_},me={common:{diffuse:{value:new Je(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new De},alphaMap:{value:null},
alphaMapTransform:{value:new De},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new De}},envmap:{envMap:{value:null},envMapRotation:{value:new De},reflectivity:{
value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new De}},lightmap:{lightMap:{value:null},lightMapIntensity:{
value:1},lightMapTransform:{value:new De}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new De},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new De},normalScale:{
value:new Re(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new De},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},
emissiveMapTransform:{value:new De}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new De}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new De}},gradientmap:{
gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Je(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],
properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{
value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},
directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,
shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{
value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],
properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{
value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Je(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{
value:new De},alphaTest:{value:0},uvTransform:{value:new De}},sprite:{diffuse:{value:new Je(16777215)},opacity:{value:1},center:{value:new Re(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{
value:new De},alphaMap:{value:null},alphaMapTransform:{value:new De},alphaTest:{value:0}}},on={basic:{uniforms:ti([me.common,me.specularmap,me.envmap,me.aomap,me.lightmap,me.fog]),vertexShader:Ge.meshbasic_vert,
fragmentShader:Ge.meshbasic_frag},lambert:{uniforms:ti([me.common,me.specularmap,me.envmap,me.aomap,me.lightmap,me.emissivemap,me.bumpmap,me.normalmap,me.displacementmap,me.fog,me.lights,{emissive:{value:new Je(
0)},envMapIntensity:{value:1}}]),vertexShader:Ge.meshlambert_vert,fragmentShader:Ge.meshlambert_frag},phong:{uniforms:ti([me.common,me.specularmap,me.envmap,me.aomap,me.lightmap,me.emissivemap,me.bumpmap,
me.normalmap,me.displacementmap,me.fog,me.lights,{emissive:{value:new Je(0)},specular:{value:new Je(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:Ge.meshphong_vert,fragmentShader:Ge.
meshphong_frag},standard:{uniforms:ti([me.common,me.envmap,me.aomap,me.lightmap,me.emissivemap,me.bumpmap,me.normalmap,me.displacementmap,me.roughnessmap,me.metalnessmap,me.fog,me.lights,{emissive:{value:new Je(
0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Ge.meshphysical_vert,fragmentShader:Ge.meshphysical_frag},toon:{uniforms:ti([me.common,me.aomap,me.lightmap,me.emissivemap,
me.bumpmap,me.normalmap,me.displacementmap,me.gradientmap,me.fog,me.lights,{emissive:{value:new Je(0)}}]),vertexShader:Ge.meshtoon_vert,fragmentShader:Ge.meshtoon_frag},matcap:{uniforms:ti([me.common,
me.bumpmap,me.normalmap,me.displacementmap,me.fog,{matcap:{value:null}}]),vertexShader:Ge.meshmatcap_vert,fragmentShader:Ge.meshmatcap_frag},points:{uniforms:ti([me.points,me.fog]),vertexShader:Ge.points_vert,
fragmentShader:Ge.points_frag},dashed:{uniforms:ti([me.common,me.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Ge.linedashed_vert,fragmentShader:Ge.linedashed_frag},depth:{
uniforms:ti([me.common,me.displacementmap]),vertexShader:Ge.depth_vert,fragmentShader:Ge.depth_frag},normal:{uniforms:ti([me.common,me.bumpmap,me.normalmap,me.displacementmap,{opacity:{value:1}}]),vertexShader:Ge.
meshnormal_vert,fragmentShader:Ge.meshnormal_frag},sprite:{uniforms:ti([me.sprite,me.fog]),vertexShader:Ge.sprite_vert,fragmentShader:Ge.sprite_frag},background:{uniforms:{uvTransform:{value:new De},t2D:{
value:null},backgroundIntensity:{value:1}},vertexShader:Ge.background_vert,fragmentShader:Ge.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{
value:1},backgroundRotation:{value:new De}},vertexShader:Ge.backgroundCube_vert,fragmentShader:Ge.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Ge.
cube_vert,fragmentShader:Ge.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Ge.equirect_vert,fragmentShader:Ge.equirect_frag},distance:{uniforms:ti([me.common,me.displacementmap,{referencePosition:{
value:new B},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Ge.distance_vert,fragmentShader:Ge.distance_frag},shadow:{uniforms:ti([me.lights,me.fog,{color:{value:new Je(0)},opacity:{value:1}}]),
vertexShader:Ge.shadow_vert,fragmentShader:Ge.shadow_frag}};on.physical={uniforms:ti([on.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new De},clearcoatNormalMap:{
value:null},clearcoatNormalMapTransform:{value:new De},clearcoatNormalScale:{value:new Re(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new De},
diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new De},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},
iridescenceMapTransform:{value:new De},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{
value:new De},sheen:{value:0},sheenColor:{value:new Je(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new De},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{
value:new De},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new De},transmissionSamplerSize:{value:new Re},transmissionSamplerMap:{value:null},thickness:{value:0},
thicknessMap:{value:null},thicknessMapTransform:{value:new De},attenuationDistance:{value:0},attenuationColor:{value:new Je(0)},specularColor:{value:new Je(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{
value:new De},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new De},anisotropyVector:{value:new Re},anisotropyMap:{value:null},anisotropyMapTransform:{
value:new De}}]),vertexShader:Ge.meshphysical_vert,fragmentShader:Ge.meshphysical_frag};var Ql={r:0,b:0,g:0},R_=new wt,im=new De;im.set(-1,0,0,0,1,0,0,0,1);function C_(i,e,t,n,s,r){let o=new Je(0),a=s===
!0?0:1,l,h,c=null,f=0,d=null;function u(M){let A=M.isScene===!0?M.background:null;if(A&&A.isTexture){let w=M.backgroundBlurriness>0;A=e.get(A,w)}return A}function g(M){let A=!1,w=u(M);w===null?m(o,a):
w&&w.isColor&&(m(w,1),A=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(t.buffers.
depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function v(M,A){let w=u(A);w&&w.isCubeTexture?(h===void 0&&(h=new Wt(
new ir(1,1,1),new nn({name:"BackgroundCubeMaterial",uniforms:As(on.backgroundCube.uniforms),vertexShader:on.backgroundCube.vertexShader,fragmentShader:on.backgroundCube.fragmentShader,side:oi,depthTest:!1,
depthWrite:!1,fog:!1,allowOverride:!1})),h.geometry.deleteAttribute("normal"),h.geometry.deleteAttribute("uv"),h.onBeforeRender=function(C,E,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(
h.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(h)),h.material.uniforms.envMap.value=w,h.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,h.material.
uniforms.backgroundIntensity.value=A.backgroundIntensity,h.material.uniforms.backgroundRotation.value.setFromMatrix4(R_.makeRotationFromEuler(A.backgroundRotation)).transpose(),w.isRenderTargetTexture===
!1&&h.material.uniforms.backgroundRotation.value.premultiply(im),h.material.toneMapped=Ye.getTransfer(w.colorSpace)!==st,(c!==w||f!==w.version||d!==i.toneMapping)&&(h.material.needsUpdate=!0,c=w,f=w.version,
d=i.toneMapping),h.layers.enableAll(),M.unshift(h,h.geometry,h.material,0,0,null)):w&&w.isTexture&&(l===void 0&&(l=new Wt(new fo(2,2),new nn({name:"BackgroundMaterial",uniforms:As(on.background.uniforms),
vertexShader:on.background.vertexShader,fragmentShader:on.background.fragmentShader,side:Kn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(
l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=w,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=
Ye.getTransfer(w.colorSpace)!==st,w.matrixAutoUpdate===!0&&w.updateMatrix(),l.material.uniforms.uvTransform.value.copy(w.matrix),(c!==w||f!==w.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,c=
w,f=w.version,d=i.toneMapping),l.layers.enableAll(),M.unshift(l,l.geometry,l.material,0,0,null))}function m(M,A){M.getRGB(Ql,tu(i)),t.buffers.color.setClear(Ql.r,Ql.g,Ql.b,A,r)}function p(){h!==void 0&&
(h.geometry.dispose(),h.material.dispose(),h=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(M,A=1){o.set(M),a=
A,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(M){a=M,m(o,a)},render:g,addToRenderList:v,dispose:p}}function P_(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,
o=!1;function a(D,z,H,I,q){let K=!1,G=f(D,I,H,z);r!==G&&(r=G,h(r.object)),K=u(D,I,H,q),K&&g(D,I,H,q),q!==null&&e.update(q,i.ELEMENT_ARRAY_BUFFER),(K||o)&&(o=!1,w(D,z,H,I),q!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,
e.get(q).buffer))}function l(){return i.createVertexArray()}function h(D){return i.bindVertexArray(D)}function c(D){return i.deleteVertexArray(D)}function f(D,z,H,I){let q=I.wireframe===!0,K=n[z.id];K===
void 0&&(K={},n[z.id]=K);let G=D.isInstancedMesh===!0?D.id:0,ie=K[G];ie===void 0&&(ie={},K[G]=ie);let X=ie[H.id];X===void 0&&(X={},ie[H.id]=X);let Q=X[q];return Q===void 0&&(Q=d(l()),X[q]=Q),Q}function d(D){
let z=[],H=[],I=[];for(let q=0;q<t;q++)z[q]=0,H[q]=0,I[q]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:H,attributeDivisors:I,object:D,attributes:{},index:null}}function u(D,z,H,I){
let q=r.attributes,K=z.attributes,G=0,ie=H.getAttributes();for(let X in ie)if(ie[X].location>=0){let ee=q[X],Se=K[X];if(Se===void 0&&(X==="instanceMatrix"&&D.instanceMatrix&&(Se=D.instanceMatrix),X===
"instanceColor"&&D.instanceColor&&(Se=D.instanceColor)),ee===void 0||ee.attribute!==Se||Se&&ee.data!==Se.data)return!0;G++}return r.attributesNum!==G||r.index!==I}function g(D,z,H,I){let q={},K=z.attributes,
G=0,ie=H.getAttributes();for(let X in ie)if(ie[X].location>=0){let ee=K[X];ee===void 0&&(X==="instanceMatrix"&&D.instanceMatrix&&(ee=D.instanceMatrix),X==="instanceColor"&&D.instanceColor&&(ee=D.instanceColor));
let Se={};Se.attribute=ee,ee&&ee.data&&(Se.data=ee.data),q[X]=Se,G++}r.attributes=q,r.attributesNum=G,r.index=I}function v(){let D=r.newAttributes;for(let z=0,H=D.length;z<H;z++)D[z]=0}function m(D){p(
D,0)}function p(D,z){let H=r.newAttributes,I=r.enabledAttributes,q=r.attributeDivisors;H[D]=1,I[D]===0&&(i.enableVertexAttribArray(D),I[D]=1),q[D]!==z&&(i.vertexAttribDivisor(D,z),q[D]=z)}function M(){
let D=r.newAttributes,z=r.enabledAttributes;for(let H=0,I=z.length;H<I;H++)z[H]!==D[H]&&(i.disableVertexAttribArray(H),z[H]=0)}function A(D,z,H,I,q,K,G){G===!0?i.vertexAttribIPointer(D,z,H,q,K):i.vertexAttribPointer(
D,z,H,I,q,K)}function w(D,z,H,I){v();let q=I.attributes,K=H.getAttributes(),G=z.defaultAttributeValues;for(let ie in K){let X=K[ie];if(X.location>=0){let Q=q[ie];if(Q===void 0&&(ie==="instanceMatrix"&&
D.instanceMatrix&&(Q=D.instanceMatrix),ie==="instanceColor"&&D.instanceColor&&(Q=D.instanceColor)),Q!==void 0){let ee=Q.normalized,Se=Q.itemSize,Ue=e.get(Q);if(Ue===void 0)continue;let J=Ue.buffer,ge=Ue.
type,be=Ue.bytesPerElement,Ce=ge===i.INT||ge===i.UNSIGNED_INT||Q.gpuType===yl;if(Q.isInterleavedBufferAttribute){let ye=Q.data,Ne=ye.isInterleavedBuffer===!0?ye.stride:ye.itemSize,St=Q.offset;if(ye.isInstancedInterleavedBuffer||
ye.isInstancedBufferAttribute){for(let Fe=0;Fe<X.locationSize;Fe++)p(X.location+Fe,ye.meshPerAttribute);D.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I._maxInstanceCount=ye.meshPerAttribute*ye.
count)}else for(let Fe=0;Fe<X.locationSize;Fe++)m(X.location+Fe);i.bindBuffer(i.ARRAY_BUFFER,J);for(let Fe=0;Fe<X.locationSize;Fe++)A(X.location+Fe,Se/X.locationSize,ge,ee,Ne*be,(St+Se/X.locationSize*
Fe)*be,Ce)}else{if(Q.isInstancedBufferAttribute){for(let ye=0;ye<X.locationSize;ye++)p(X.location+ye,Q.meshPerAttribute);D.isInstancedMesh!==!0&&I._maxInstanceCount===void 0&&(I._maxInstanceCount=Q.meshPerAttribute*
Q.count)}else for(let ye=0;ye<X.locationSize;ye++)m(X.location+ye);i.bindBuffer(i.ARRAY_BUFFER,J);for(let ye=0;ye<X.locationSize;ye++)A(X.location+ye,Se/X.locationSize,ge,ee,Se*be,Se/X.locationSize*ye*
be,Ce)}}else if(G!==void 0){let ee=G[ie];if(ee!==void 0)switch(ee.length){case 2:i.vertexAttrib2fv(X.location,ee);break;case 3:i.vertexAttrib3fv(X.location,ee);break;case 4:i.vertexAttrib4fv(X.location,
ee);break;default:i.vertexAttrib1fv(X.location,ee)}}}}M()}function C(){O();for(let D in n){let z=n[D];for(let H in z){let I=z[H];for(let q in I){let K=I[q];for(let G in K)c(K[G].object),delete K[G];delete I[q]}}
delete n[D]}}function E(D){if(n[D.id]===void 0)return;let z=n[D.id];for(let H in z){let I=z[H];for(let q in I){let K=I[q];for(let G in K)c(K[G].object),delete K[G];delete I[q]}}delete n[D.id]}function y(D){
for(let z in n){let H=n[z];for(let I in H){let q=H[I];if(q[D.id]===void 0)continue;let K=q[D.id];for(let G in K)c(K[G].object),delete K[G];delete q[D.id]}}}function S(D){for(let z in n){let H=n[z],I=D.
isInstancedMesh===!0?D.id:0,q=H[I];if(q!==void 0){for(let K in q){let G=q[K];for(let ie in G)c(G[ie].object),delete G[ie];delete q[K]}delete H[I],Object.keys(H).length===0&&delete n[z]}}}function O(){
F(),o=!0,r!==s&&(r=s,h(r.object))}function F(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:F,dispose:C,releaseStatesOfGeometry:E,releaseStatesOfObject:S,releaseStatesOfProgram:y,
initAttributes:v,enableAttribute:m,disableUnusedAttributes:M}}function I_(i,e,t){let n;function s(l){n=l}function r(l,h){i.drawArrays(n,l,h),t.update(h,n,1)}function o(l,h,c){c!==0&&(i.drawArraysInstanced(
n,l,h,c),t.update(h,n,c))}function a(l,h,c){if(c===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,h,0,c);let d=0;for(let u=0;u<c;u++)d+=h[u];t.update(d,n,1)}this.setMode=s,this.render=r,
this.renderInstances=o,this.renderMultiDraw=a}function F_(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let y=e.get("EXT_texture_filter_anisotropi\
c");s=i.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(y){return!(y!==Si&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let S=y===Yi&&(e.
has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(y!==wi&&y!==$i&&!S&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(i.getShaderPrecisionFormat(
i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,
i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let h=t.precision!==void 0?t.precision:"highp",c=l(h);c!==h&&(Ie("WebGLRenderer:",
h,"not supported, using",c,"instead."),h=c);let f=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&f===!1;t.reversedDepthBuffer===!0&&f===!1&&Ie("WebGLRenderer: U\
nable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&f===!0&&Ie("WebGLRenderer: Logarithmic depth buffer is \
ignored when reversed depth buffer is enabled.");let u=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(
i.MAX_CUBE_MAP_TEXTURE_SIZE),p=i.getParameter(i.MAX_VERTEX_ATTRIBS),M=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),w=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),
C=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:h,logarithmicDepthBuffer:d,reversedDepthBuffer:f,
maxTextures:u,maxVertexTextures:g,maxTextureSize:v,maxCubemapSize:m,maxAttributes:p,maxVertexUniforms:M,maxVaryings:A,maxFragmentUniforms:w,maxSamples:C,samples:E}}function L_(i){let e=this,t=null,n=0,
s=!1,r=!1,o=new _i,a=new De,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(f,d){let u=f.length!==0||d||n!==0||s;return s=d,n=f.length,u},this.beginShadows=
function(){r=!0,c(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(f,d){t=c(f,d,0)},this.setState=function(f,d,u){let g=f.clippingPlanes,v=f.clipIntersection,m=f.clipShadows,p=i.get(
f);if(!s||g===null||g.length===0||r&&!m)r?c(null):h();else{let M=r?0:n,A=M*4,w=p.clippingState||null;l.value=w,w=c(g,d,A,u);for(let C=0;C!==A;++C)w[C]=t[C];p.clippingState=w,this.numIntersection=v?this.
numPlanes:0,this.numPlanes+=M}};function h(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function c(f,d,u,g){let v=f!==null?f.length:0,m=null;if(v!==0){if(m=l.value,g!==
!0||m===null){let p=u+v*4,M=d.matrixWorldInverse;a.getNormalMatrix(M),(m===null||m.length<p)&&(m=new Float32Array(p));for(let A=0,w=u;A!==v;++A,w+=4)o.copy(f[A]).applyMatrix4(M,a),o.normal.toArray(m,w),
m[w+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=v,e.numIntersection=0,m}}var Ro=class extends ri{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,
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
			`},s=new ir(5,5,5),r=new nn({name:"CubemapFromEquirect",uniforms:As(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:oi,blending:Ms});r.uniforms.tEquirect.value=t;let o=new Wt(
s,r),a=t.minFilter;return t.minFilter===vn&&(t.minFilter=$t),new sr(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();
for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},Dp=256,D_=3,B_=20,nm=256,sm=16,U_=3,k_=new B,N_=new Je,th=class i{constructor(e){this._renderer=e,this._cubeSize=0,this.
_sourceTarget=null,this._cubeCamera=new sr(1,10,null),this._boxMesh=new Wt(new ir(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this.
_integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=k_}=r,l=this._renderer;this._setSize(o);let h=this._allocateTarget(),c=this._getSourceTarget(!0);t>0&&(c.texture.mipmapsAutoUpdate=
!1);let f=l.autoClear,d=l.autoClearColor,u=l.autoClearDepth,g=l.autoClearStencil,v=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,v===null&&(e.background=l.getClearColor(
N_));let m=new sr(n,s,c);return m.position.copy(a),m.update(l,e),l.autoClear=f,l.autoClearColor=d,l.autoClearDepth=u,l.autoClearStencil=g,e.background=v,t>0&&(c.texture.mipmapsAutoUpdate=!0,this._blur(
h,t)),this._applyPMREM(h),h}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=
kp(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Up(),this._compileMaterial(this._equirectMaterial))}dispose(){this.
_sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&
this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){
return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Dp,jc(e))}_fromTexture(e,t){e.mapping===Ss||e.mapping===lr?this._setSize(e.image.length===0?Dp:e.image[0].width||e.image[0].image.width):
this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=Bp(e,!1,!1),n=Math.log2(e)-D_;for(let s=0;s<=
n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==
t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Bp(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){
let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){
let t;e.mapping===Ss||e.mapping===lr?(this._cubemapMaterial===null&&(this._cubemapMaterial=kp()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===
null&&(this._equirectMaterial=Up()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=O_(),this.
_integrationMaterial=z_());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=
this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/sm);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-U_)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>
0?Math.log2(t)+.5*Math.log2(6/(nm*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=V_());let n=this.
_blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function Bp(i,e,t){
return new Ro(i,{minFilter:vn,generateMipmaps:e,type:Yi,colorSpace:Qr,depthBuffer:t})}function Co(i,e,t){return new nn({name:i,uniforms:e,vertexShader:Ge.cube_vert,fragmentShader:t,side:oi,blending:Ms,
depthTest:!1,depthWrite:!1})}function O_(){return Co("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${nm}u

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
	`)}function z_(){return Co("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:sm}},`

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
	`)}function V_(){return Co("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${B_}
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
	`)}function Up(){return Co("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function kp(){return Co("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function G_(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,u=!1){return d==null?null:u?o(d):r(d)}function r(d){if(d&&d.isTexture){let u=d.mapping;if(u===pl||u===ml)if(e.has(d)){let g=e.get(
d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let v=new Ro(g.height);return v.fromEquirectangularTexture(i,d),e.set(d,v),d.addEventListener("dispose",h),a(v.texture,d.mapping)}else
return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let u=d.mapping,g=u===pl||u===ml,v=u===Ss||u===lr;if(g||v){let m=t.get(d),p=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&
d.pmremVersion!==p)return n===null&&(n=new th(i)),m=g?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let M=d.image;
return g&&M&&M.height>0||v&&M&&l(M)?(n===null&&(n=new th(i)),m=g?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",c),m.texture):null}}}
return d}function a(d,u){return u===pl?d.mapping=Ss:u===ml&&(d.mapping=lr),d}function l(d){let u=0,g=6;for(let v=0;v<g;v++)d[v]!==void 0&&u++;return u===g}function h(d){let u=d.target;u.removeEventListener(
"dispose",h);let g=e.get(u);g!==void 0&&(e.delete(u),g.dispose())}function c(d){let u=d.target;u.removeEventListener("dispose",c);let g=t.get(u);g!==void 0&&(t.delete(u),g.dispose())}function f(){e=new WeakMap,
t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:f}}function H_(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(
n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_r\
ender_shared_exponent")},get:function(n){let s=t(n);return s===null&&Jr("WebGLRenderer: "+n+" extension not supported."),s}}}function W_(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);
function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let m in g.attributes)e.remove(g.attributes[m]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let v=r.
get(g);v&&(e.remove(v),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function h(g,v){return s[v.id]!==void 0||(v.addEventListener(
"dispose",a),s[v.id]=new WeakRef(v),o.register(v,v.id,v),t.memory.geometries++),v}function c(g){let v=g.attributes;for(let m in v)e.update(v[m],i.ARRAY_BUFFER)}function f(g){let v=g.index,m=g.attributes.
position,p=0;if(m===void 0)return;let M=v!==null?v.array.length:m.array.length/3-1,A=m.count>=65535?ao:oo,w=new A(Math.ceil(M/3)*6,1),C=w.array;if(v!==null){let y=v.array;p=v.version;for(let S=0,O=0;S<
M;S+=3){let F=y[S+0],D=y[S+1],z=y[S+2];C[O++]=F,C[O++]=D,C[O++]=D,C[O++]=z,C[O++]=z,C[O++]=F}}else{p=m.version;for(let y=0,S=0;y<M;y+=3){let O=y+0,F=y+1,D=y+2;C[S++]=O,C[S++]=F,C[S++]=F,C[S++]=D,C[S++]=
D,C[S++]=O}}w.version=p;let E=r.get(g);E&&e.remove(E),r.set(g,w)}function d(g){let v=r.get(g);if(v){let m=g.index;m!==null&&v.version<m.version&&f(g)}else f(g);return r.get(g)}function u(){for(let g in s){
let v=s[g].deref();v!==void 0&&l(v)}}return{get:h,update:c,getWireframeAttribute:d,dispose:u}}function X_(i,e,t){let n;function s(f){n=f}let r,o;function a(f){r=f.type,o=f.bytesPerElement}function l(f,d){
i.drawElements(n,d,r,f*o),t.update(d,n,1)}function h(f,d,u){u!==0&&(i.drawElementsInstanced(n,d,r,f*o,u),t.update(d,n,u))}function c(f,d,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(
n,d,0,r,f,0,u);let v=0;for(let m=0;m<u;m++)v+=d[m];t.update(v,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=h,this.renderMultiDraw=c}function q_(i){let e={geometries:0,textures:0},
t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);
break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:Le("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,
render:t,programs:null,autoReset:!0,reset:s,update:n}}function $_(i,e,t){let n=new WeakMap,s=new rt;function r(o,a,l){let h=o.morphTargetInfluences,c=a.morphAttributes.position||a.morphAttributes.normal||
a.morphAttributes.color,f=c!==void 0?c.length:0,d=n.get(a);if(d===void 0||d.count!==f){let O=function(){y.dispose(),n.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let u=a.
morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],p=a.morphAttributes.normal||[],M=a.morphAttributes.color||[],A=0;
u===!0&&(A=1),g===!0&&(A=2),v===!0&&(A=3);let w=a.attributes.position.count*A,C=1;w>e.maxTextureSize&&(C=Math.ceil(w/e.maxTextureSize),w=e.maxTextureSize);let E=new Float32Array(w*C*4*f),y=new no(E,w,
C,f);y.type=$i,y.needsUpdate=!0;let S=A*4;for(let F=0;F<f;F++){let D=m[F],z=p[F],H=M[F],I=w*C*4*F;for(let q=0;q<D.count;q++){let K=q*S;u===!0&&(s.fromBufferAttribute(D,q),E[I+K+0]=s.x,E[I+K+1]=s.y,E[I+
K+2]=s.z,E[I+K+3]=0),g===!0&&(s.fromBufferAttribute(z,q),E[I+K+4]=s.x,E[I+K+5]=s.y,E[I+K+6]=s.z,E[I+K+7]=0),v===!0&&(s.fromBufferAttribute(H,q),E[I+K+8]=s.x,E[I+K+9]=s.y,E[I+K+10]=s.z,E[I+K+11]=H.itemSize===
4?s.w:1)}}d={count:f,texture:y,size:new Re(w,C)},n.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{
let u=0;for(let v=0;v<h.length;v++)u+=h[v];let g=a.morphTargetsRelative?1:1-u;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",h)}l.getUniforms().
setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function Y_(i,e,t,n,s){let r=new WeakMap;function o(h){let c=s.render.frame,
f=h.geometry,d=e.get(h,f);if(r.get(d)!==c&&(e.update(d),r.set(d,c)),h.isInstancedMesh&&(h.hasEventListener("dispose",l)===!1&&h.addEventListener("dispose",l),r.get(h)!==c&&(t.update(h.instanceMatrix,i.
ARRAY_BUFFER),h.instanceColor!==null&&t.update(h.instanceColor,i.ARRAY_BUFFER),r.set(h,c))),h.isSkinnedMesh){let u=h.skeleton;r.get(u)!==c&&(u.update(),r.set(u,c))}return d}function a(){r=new WeakMap}
function l(h){let c=h.target;c.removeEventListener("dispose",l),n.releaseStatesOfObject(c),t.remove(c.instanceMatrix),c.instanceColor!==null&&t.remove(c.instanceColor)}return{update:o,dispose:a}}var J_={
[Ic]:"LINEAR_TONE_MAPPING",[Fc]:"REINHARD_TONE_MAPPING",[Lc]:"CINEON_TONE_MAPPING",[Dc]:"ACES_FILMIC_TONE_MAPPING",[Uc]:"AGX_TONE_MAPPING",[kc]:"NEUTRAL_TONE_MAPPING",[Bc]:"CUSTOM_TONE_MAPPING"};function Z_(i,e,t,n,s,r){
let o=new ri(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,h=null,
c=new ci;c.setAttribute("position",new Di([-1,3,0,-1,-1,0,3,-1,0],3)),c.setAttribute("uv",new Di([0,2,0,0,2,0],2));let f=new nr({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new Wt(c,f),u=new dl(-1,1,1,-1,0,1),g=null,v=null,m=!1,p,M=null,A=[],w=!1;this.setSize=function(C,E){o.setSize(C,E),a!==null&&a.setSize(C,E),l!==null&&l.setSize(C,
E);for(let y=0;y<A.length;y++){let S=A[y];S.setSize&&S.setSize(C,E)}},this.setEffects=function(C){A=C,w=A.length>0&&A[0].isRenderPass===!0;let E=o.width,y=o.height;A.length>0&&a===null&&(a=new ri(E,y,
{type:Yi,depthBuffer:!1,stencilBuffer:!1}),l=new ri(E,y,{type:Yi,depthBuffer:!1,stencilBuffer:!1}));let S=s===!0&&A.some(O=>O.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&h===null&&(h=
new bn(E,y),r===!0&&(h.format=Mn,h.type=Ts)),o.dispose(),o.depthTexture=S?h:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let O=0;O<A.length;O++){let F=A[O];F.setSize&&F.setSize(E,
y),S&&F.needsDepthTexture===!0&&F.setDepthTexture&&F.setDepthTexture(h)}},this.begin=function(C,E){if(m||C.toneMapping===sn&&A.length===0)return!1;if(M=E,E!==null){let y=E.width,S=E.height;(o.width!==
y||o.height!==S)&&this.setSize(y,S)}return w===!1&&C.setRenderTarget(o),p=C.toneMapping,C.toneMapping=sn,!0},this.hasRenderPass=function(){return w},this.end=function(C,E){C.toneMapping=p,m=!0;let y=o,
S=a;for(let O=0;O<A.length;O++){let F=A[O];F.enabled!==!1&&(F.render(C,S,y,E),F.needsSwap!==!1&&(y=S,S=S===a?l:a))}if(g!==C.outputColorSpace||v!==C.toneMapping){g=C.outputColorSpace,v=C.toneMapping,f.
defines={},Ye.getTransfer(g)===st&&(f.defines.SRGB_TRANSFER="");let O=J_[v];O&&(f.defines[O]=""),f.needsUpdate=!0}f.uniforms.tDiffuse.value=y.texture,C.setRenderTarget(M),C.render(d,u),M=null,m=!1},this.
isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),c.dispose(),f.dispose()}}var rm=new hi,om=new bn(1,1),am=new co(1),lm=new no,hm=new Za,
cm=new ho,Np=[],Op=[],zp=new Float32Array(16),Vp=new Float32Array(9),Gp=new Float32Array(4);function dr(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Np[s];if(r===void 0&&(r=new Float32Array(s),
Np[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Bt(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}
function Ut(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function nh(i,e){let t=Op[e];t===void 0&&(t=new Int32Array(e),Op[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function K_(i,e){
let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function j_(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Bt(t,
e))return;i.uniform2fv(this.addr,e),Ut(t,e)}}function Q_(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.
r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Bt(t,e))return;i.uniform3fv(this.addr,e),Ut(t,e)}}function eb(i,e){let t=this.cache;
if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Bt(t,e))return;i.uniform4fv(this.addr,e),Ut(t,e)}}
function tb(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Bt(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Ut(t,e)}else{if(Bt(t,n))return;Gp.set(n),i.uniformMatrix2fv(this.addr,!1,Gp),Ut(t,n)}}
function ib(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Bt(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Ut(t,e)}else{if(Bt(t,n))return;Vp.set(n),i.uniformMatrix3fv(this.addr,!1,Vp),Ut(t,n)}}
function nb(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Bt(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Ut(t,e)}else{if(Bt(t,n))return;zp.set(n),i.uniformMatrix4fv(this.addr,!1,zp),Ut(t,n)}}
function sb(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function rb(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=
e.y);else{if(Bt(t,e))return;i.uniform2iv(this.addr,e),Ut(t,e)}}function ob(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=
e.y,t[2]=e.z);else{if(Bt(t,e))return;i.uniform3iv(this.addr,e),Ut(t,e)}}function ab(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.
y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Bt(t,e))return;i.uniform4iv(this.addr,e),Ut(t,e)}}function lb(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function hb(i,e){
let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Bt(t,e))return;i.uniform2uiv(this.addr,e),Ut(t,e)}}function cb(i,e){let t=this.cache;
if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Bt(t,e))return;i.uniform3uiv(this.addr,e),Ut(t,e)}}function ub(i,e){let t=this.
cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Bt(t,e))return;i.uniform4uiv(this.addr,e),
Ut(t,e)}}function sh(i){return i.version===0&&(i.compareFunction=Jc,i.needsUpdate=!0),i}function db(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;
this.type===i.SAMPLER_2D_SHADOW?r=sh(om):r=rm,t.setTexture2D(e||r,s)}function fb(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||hm,s)}function pb(i,e,t){
let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=sh(am):r=cm,t.setTextureCube(e||r,s)}function mb(i,e,t){let n=this.cache,
s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||lm,s)}function gb(i){switch(i){case 5126:return K_;case 35664:return j_;case 35665:return Q_;case 35666:return eb;case 35674:
return tb;case 35675:return ib;case 35676:return nb;case 5124:case 35670:return sb;case 35667:case 35671:return rb;case 35668:case 35672:return ob;case 35669:case 35673:return ab;case 5125:return lb;case 36294:
return hb;case 36295:return cb;case 36296:return ub;case 35678:case 36198:case 36298:case 36306:case 35682:return db;case 35679:case 36299:case 36307:return fb;case 35680:case 36300:case 36308:case 36293:
return pb;case 36289:case 36303:case 36311:case 36292:return mb}}function yb(i,e){i.uniform1fv(this.addr,e)}function xb(i,e){let t=dr(e,this.size,2);i.uniform2fv(this.addr,t)}function _b(i,e){let t=dr(
e,this.size,3);i.uniform3fv(this.addr,t)}function bb(i,e){let t=dr(e,this.size,4);i.uniform4fv(this.addr,t)}function vb(i,e){let t=dr(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function Mb(i,e){
let t=dr(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function wb(i,e){let t=dr(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function Sb(i,e){i.uniform1iv(this.addr,e)}function Tb(i,e){i.uniform2iv(
this.addr,e)}function Ab(i,e){i.uniform3iv(this.addr,e)}function Eb(i,e){i.uniform4iv(this.addr,e)}function Rb(i,e){i.uniform1uiv(this.addr,e)}function Cb(i,e){i.uniform2uiv(this.addr,e)}function Pb(i,e){
i.uniform3uiv(this.addr,e)}function Ib(i,e){i.uniform4uiv(this.addr,e)}function Fb(i,e,t){let n=this.cache,s=e.length,r=nh(t,s);Bt(n,r)||(i.uniform1iv(this.addr,r),Ut(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?
o=sh(om):o=rm;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function Lb(i,e,t){let n=this.cache,s=e.length,r=nh(t,s);Bt(n,r)||(i.uniform1iv(this.addr,r),Ut(n,r));for(let o=0;o!==s;++o)t.setTexture3D(
e[o]||hm,r[o])}function Db(i,e,t){let n=this.cache,s=e.length,r=nh(t,s);Bt(n,r)||(i.uniform1iv(this.addr,r),Ut(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=sh(am):o=cm;for(let a=0;a!==s;++a)t.setTextureCube(
e[a]||o,r[a])}function Bb(i,e,t){let n=this.cache,s=e.length,r=nh(t,s);Bt(n,r)||(i.uniform1iv(this.addr,r),Ut(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||lm,r[o])}function Ub(i){switch(i){case 5126:
return yb;case 35664:return xb;case 35665:return _b;case 35666:return bb;case 35674:return vb;case 35675:return Mb;case 35676:return wb;case 5124:case 35670:return Sb;case 35667:case 35671:return Tb;case 35668:case 35672:
return Ab;case 35669:case 35673:return Eb;case 5125:return Rb;case 36294:return Cb;case 36295:return Pb;case 36296:return Ib;case 35678:case 36198:case 36298:case 36306:case 35682:return Fb;case 35679:case 36299:case 36307:
return Lb;case 35680:case 36300:case 36308:case 36293:return Db;case 36289:case 36303:case 36311:case 36292:return Bb}}var au=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,
this.setValue=gb(t.type)}},lu=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=Ub(t.type)}},hu=class{constructor(e){this.id=e,this.seq=[],this.
map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},ru=/(\w+)(\])?(\[|\.)?/g;function Hp(i,e){i.seq.push(e),i.map[e.id]=e}function kb(i,e,t){let n=i.
name,s=n.length;for(ru.lastIndex=0;;){let r=ru.exec(n),o=ru.lastIndex,a=r[1],l=r[2]==="]",h=r[3];if(l&&(a=a|0),h===void 0||h==="["&&o+2===s){Hp(t,h===void 0?new au(a,i,e):new lu(a,i,e));break}else{let f=t.
map[a];f===void 0&&(f=new hu(a),Hp(t,f)),t=f}}}var ur=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),
l=e.getUniformLocation(t,a.name);kb(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.
length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.
length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Wp(i,e,t){
let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var Nb=37297,Ob=0;function zb(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var Xp=new De;function Vb(i){Ye._getMatrix(Xp,Ye.workingColorSpace,i);let e=`mat3( ${Xp.elements.map(t=>t.toFixed(4))} )`;switch(Ye.getTransfer(i)){case eo:return[e,"LinearTransferOETF"];case st:return[
e,"sRGBTransferOETF"];default:return Ie("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function qp(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||
"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+zb(i.getShaderSource(e),a)}else return r}function Gb(i,e){let t=Vb(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var Hb={[Ic]:"Linear",[Fc]:"Reinhard",[Lc]:"Cineon",[Dc]:"ACESFilmic",[Uc]:"AgX",[kc]:"Neutral",[Bc]:"Custom"};function Wb(i,e){let t=Hb[e];return t===void 0?(Ie("WebGLProgram: Unsupported toneMapp\
ing:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var eh=new B;function Xb(){Ye.getLuminanceCoefficients(eh);
let i=eh.x.toFixed(4),e=eh.y.toFixed(4),t=eh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function qb(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Eo).join(`
`)}function $b(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function Yb(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===
i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function Eo(i){return i!==""}function $p(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;
return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,
t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).
replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,
e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Yp(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-
e.numClipIntersection)}var Jb=/^[ \t]*#include +<([\w\d./]+)>/gm;function cu(i){return i.replace(Jb,Zb)}function Zb(i,e){let t=Ge[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve \
#include <"+e+">");return cu(t)}var Kb=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Jp(i){return i.
replace(Kb,jb)}function jb(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Zp(i){let e=`precision\
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
#define LOW_PRECISION`),e}var Qb={[yo]:"SHADOWMAP_TYPE_PCF",[or]:"SHADOWMAP_TYPE_VSM"};function ev(i){return Qb[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var tv={[lr]:"ENVMAP_MODE_REFRACTION"};function iv(i){
return i.envMap===!1?"ENVMAP_MODE_REFLECTION":tv[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var nv={[Pc]:"ENVMAP_BLENDING_MULTIPLY",[dp]:"ENVMAP_BLENDING_MIX",[fp]:"ENVMAP_BLENDING_ADD"};function sv(i){return i.
envMap===!1?"ENVMAP_BLENDING_NONE":nv[i.combine]||"ENVMAP_BLENDING_NONE"}function rv(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=ev(t),h=t.envMapPMREM===!0?"ENVMAP_\
TYPE_PMREM":"ENVMAP_TYPE_CUBE",c=iv(t),f=sv(t),d=qb(t),u=$b(r),g=s.createProgram(),v,m,p=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(v=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,u].filter(Eo).join(`
`),v.length>0&&(v+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,u].filter(Eo).join(`
`),m.length>0&&(m+=`
`)):(v=[Zp(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,u,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?
"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#defin\
e USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_A\
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
`].filter(Eo).join(`
`),m=[Zp(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,u,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO\
_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.envMap?"#define "+c:"",t.envMap?"#define "+f:"",t.envMapPMREM?"#de\
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
_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==sn?"#define TONE_MAPPI\
NG":"",t.toneMapping!==sn?Ge.tonemapping_pars_fragment:"",t.toneMapping!==sn?Wb("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",Ge.colorspace_pars_fragment,
Gb("linearToOutputTexel",t.outputColorSpace),Xb(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Eo).join(`
`)),o=cu(o),o=$p(o,t),o=Yp(o,t),a=cu(a),a=$p(a,t),a=Yp(a,t),o=Jp(o),a=Jp(a),t.isRawShaderMaterial!==!0&&(p=`#version 300 es
`,v=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+v,m=["#define varying in",t.glslVersion===To?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===To?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","\
#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEX\
T textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let M=p+v+o,A=p+m+a,w=Wp(s,s.VERTEX_SHADER,M),C=Wp(s,s.FRAGMENT_SHADER,A);s.attachShader(g,w),s.attachShader(g,C),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.
hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function E(F){if(i.debug.checkShaderErrors){let D=s.getProgramInfoLog(g)||"",z=s.getShaderInfoLog(w)||"",H=s.getShaderInfoLog(
C)||"",I=D.trim(),q=z.trim(),K=H.trim(),G=!0,ie=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(G=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,w,C);else{let X=qp(s,w,"ver\
tex"),Q=qp(s,C,"fragment");Le("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+F.name+`
Material Type: `+F.type+`

Program Info Log: `+I+`
`+X+`
`+Q)}else I!==""?Ie("WebGLProgram: Program Info Log:",I):(q===""||K==="")&&(ie=!1);ie&&(F.diagnostics={runnable:G,programLog:I,vertexShader:{log:q,prefix:v},fragmentShader:{log:K,prefix:m}})}s.deleteShader(
w),s.deleteShader(C),y=new ur(s,g),S=Yb(s,g)}let y;this.getUniforms=function(){return y===void 0&&E(this),y};let S;this.getAttributes=function(){return S===void 0&&E(this),S};let O=t.rendererExtensionParallelShaderCompile===
!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(g,Nb)),O},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,
this.name=t.shaderName,this.id=Ob++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=w,this.fragmentShader=C,this}var ov=0,uu=class{constructor(){this.shaderCache=new Map,this.materialCache=
new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)
n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this.
_getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,
n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new du(e),t.set(e,n)),n}},du=class{constructor(e){this.id=ov++,this.code=e,this.usedTimes=0}};function av(i){return i===
jn||i===wo||i===So}function lv(i,e,t,n,s,r){let o=new so,a=new uu,l=new Set,h=[],c=new Map,f=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"n\
ormal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"mat\
cap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function u(y){return l.add(y),y===0?"uv":`uv${y}`}function g(y,S,O,F,D,z){
let H=F.fog,I=D.geometry,q=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?F.environment:null,K=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&
!y.envMap,G=e.get(y.envMap||q,K),ie=d[y.type],X=n.precision;y.precision!==null&&(X=n.getMaxPrecision(y.precision),X!==y.precision&&Ie("WebGLProgram.getParameters:",y.precision,"not supported, using",X,
"instead."));let Q=I.morphAttributes.position||I.morphAttributes.normal||I.morphAttributes.color,ee=Q!==void 0?Q.length:0,Se=0;I.morphAttributes.position!==void 0&&(Se=1),I.morphAttributes.normal!==void 0&&
(Se=2),I.morphAttributes.color!==void 0&&(Se=3);let Ue,J,ge,be;if(ie){let pe=on[ie];Ue=pe.vertexShader,J=pe.fragmentShader}else{Ue=y.vertexShader,J=y.fragmentShader;let pe=a.getVertexShaderStage(y),at=a.
getFragmentShaderStage(y);a.update(y,pe,at),ge=pe.id,be=at.id}let Ce=i.getRenderTarget(),ye=i.state.buffers.depth.getReversed(),Ne=D.isInstancedMesh===!0,St=D.isBatchedMesh===!0,Fe=!!y.map,ot=!!y.matcap,
ct=!!G,We=ct&&G.isPMREMTexture===!0,Xt=!!y.aoMap,Pt=!!y.lightMap,ai=!!y.bumpMap&&y.wireframe===!1,_t=!!y.normalMap,Ji=!!y.displacementMap,Nt=!!y.emissiveMap,Ti=!!y.metalnessMap,Ai=!!y.roughnessMap,Ei=y.
anisotropy>0,L=y.clearcoat>0,Ri=y.diffuseRoughness>0,mt=y.dispersion>0,gt=y.retroreflectivity>0,fe=y.iridescence>0,It=y.sheen>0,Pe=y.transmission>0,Be=Ei&&!!y.anisotropyMap,T=L&&!!y.clearcoatMap,x=L&&
!!y.clearcoatNormalMap,k=L&&!!y.clearcoatRoughnessMap,te=Ri&&!!y.diffuseRoughnessMap,j=fe&&!!y.iridescenceMap,re=fe&&!!y.iridescenceThicknessMap,ce=It&&!!y.sheenColorMap,$=It&&!!y.sheenRoughnessMap,Y=!!y.
specularMap,ae=!!y.specularColorMap,R=!!y.specularIntensityMap,Z=Pe&&!!y.transmissionMap,W=Pe&&!!y.thicknessMap,le=!!y.gradientMap,se=!!y.alphaMap,oe=y.alphaTest>0,Ae=!!y.alphaHash,Ve=!!y.extensions,ne=sn;
y.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ne=i.toneMapping);let Ee=We?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,ze={shaderID:ie,shaderType:y.type,shaderName:y.name,vertexShader:Ue,
fragmentShader:J,defines:y.defines,customVertexShaderID:ge,customFragmentShaderID:be,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:X,batching:St,batchingColor:St&&
D._colorsTexture!==null,instancing:Ne,instancingColor:Ne&&D.instanceColor!==null,instancingMorph:Ne&&D.morphTexture!==null,outputColorSpace:Ce===null?i.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.
colorSpace:Ye.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:Fe,matcap:ot,envMap:ct,envMapMode:ct&&G.mapping,envMapPMREM:We,envMapMaxLod:We?Ee.length-1:null,envMapSize:We?Ee[0].width:null,aoMap:Xt,
lightMap:Pt,bumpMap:ai,normalMap:_t,displacementMap:Ji,emissiveMap:Nt,normalMapObjectSpace:_t&&y.normalMapType===gp,normalMapTangentSpace:_t&&y.normalMapType===qc,packedNormalMap:_t&&y.normalMapType===
qc&&av(y.normalMap.format),metalnessMap:Ti,roughnessMap:Ai,anisotropy:Ei,anisotropyMap:Be,clearcoat:L,clearcoatMap:T,clearcoatNormalMap:x,clearcoatRoughnessMap:k,diffuseRoughness:Ri,diffuseRoughnessMap:te,
dispersion:mt,retroreflection:gt,iridescence:fe,iridescenceMap:j,iridescenceThicknessMap:re,sheen:It,sheenColorMap:ce,sheenRoughnessMap:$,specularMap:Y,specularColorMap:ae,specularIntensityMap:R,transmission:Pe,
transmissionMap:Z,thicknessMap:W,gradientMap:le,opaque:y.transparent===!1&&y.blending===ar&&y.alphaToCoverage===!1,alphaMap:se,alphaTest:oe,alphaHash:Ae,combine:y.combine,mapUv:Fe&&u(y.map.channel),aoMapUv:Xt&&
u(y.aoMap.channel),lightMapUv:Pt&&u(y.lightMap.channel),bumpMapUv:ai&&u(y.bumpMap.channel),normalMapUv:_t&&u(y.normalMap.channel),displacementMapUv:Ji&&u(y.displacementMap.channel),emissiveMapUv:Nt&&u(
y.emissiveMap.channel),metalnessMapUv:Ti&&u(y.metalnessMap.channel),roughnessMapUv:Ai&&u(y.roughnessMap.channel),anisotropyMapUv:Be&&u(y.anisotropyMap.channel),clearcoatMapUv:T&&u(y.clearcoatMap.channel),
clearcoatNormalMapUv:x&&u(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:k&&u(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:te&&u(y.diffuseRoughnessMap.channel),iridescenceMapUv:j&&u(y.
iridescenceMap.channel),iridescenceThicknessMapUv:re&&u(y.iridescenceThicknessMap.channel),sheenColorMapUv:ce&&u(y.sheenColorMap.channel),sheenRoughnessMapUv:$&&u(y.sheenRoughnessMap.channel),specularMapUv:Y&&
u(y.specularMap.channel),specularColorMapUv:ae&&u(y.specularColorMap.channel),specularIntensityMapUv:R&&u(y.specularIntensityMap.channel),transmissionMapUv:Z&&u(y.transmissionMap.channel),thicknessMapUv:W&&
u(y.thicknessMap.channel),alphaMapUv:se&&u(y.alphaMap.channel),vertexTangents:!!I.attributes.tangent&&(_t||Ei),vertexNormals:!!I.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===
!0&&!!I.attributes.color&&I.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!I.attributes.uv&&(Fe||se),fog:!!H,useFog:y.fog===!0,fogExp2:!!H&&H.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===
!0||I.attributes.normal===void 0&&_t===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:f,
reversedDepthBuffer:ye,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:I.attributes.position!==void 0,morphTargets:I.morphAttributes.position!==void 0,morphNormals:I.morphAttributes.normal!==void 0,
morphColors:I.morphAttributes.color!==void 0,morphTargetsCount:ee,morphTextureStride:Se,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,
numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.
pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:z.filter(pe=>pe.texture!==
null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:y.dithering,shadowMapEnabled:i.shadowMap.enabled&&O.length>0,shadowMapType:i.shadowMap.type,toneMapping:ne,decodeVideoTexture:Fe&&
y.map.isVideoTexture===!0&&Ye.getTransfer(y.map.colorSpace)===st,decodeVideoTextureEmissive:Nt&&y.emissiveMap.isVideoTexture===!0&&Ye.getTransfer(y.emissiveMap.colorSpace)===st,premultipliedAlpha:y.premultipliedAlpha,
doubleSided:y.side===Bi,flipSided:y.side===oi,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:Ve&&y.extensions.clipCullDistance===
!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Ve&&y.extensions.multiDraw===!0||St)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.
customProgramCacheKey()};return ze.vertexUv1s=l.has(1),ze.vertexUv2s=l.has(2),ze.vertexUv3s=l.has(3),l.clear(),ze}function v(y){let S=[];if(y.shaderID?S.push(y.shaderID):(S.push(y.customVertexShaderID),
S.push(y.customFragmentShaderID)),y.defines!==void 0)for(let O in y.defines)S.push(O),S.push(y.defines[O]);return y.isRawShaderMaterial===!1&&(m(S,y),p(S,y),S.push(i.outputColorSpace)),S.push(y.customProgramCacheKey),
S.join()}function m(y,S){y.push(S.precision),y.push(S.outputColorSpace),y.push(S.envMapMode),y.push(S.envMapPMREM),y.push(S.envMapMaxLod),y.push(S.envMapSize),y.push(S.mapUv),y.push(S.alphaMapUv),y.push(
S.lightMapUv),y.push(S.aoMapUv),y.push(S.bumpMapUv),y.push(S.normalMapUv),y.push(S.displacementMapUv),y.push(S.emissiveMapUv),y.push(S.metalnessMapUv),y.push(S.roughnessMapUv),y.push(S.anisotropyMapUv),
y.push(S.clearcoatMapUv),y.push(S.clearcoatNormalMapUv),y.push(S.clearcoatRoughnessMapUv),y.push(S.diffuseRoughnessMapUv),y.push(S.iridescenceMapUv),y.push(S.iridescenceThicknessMapUv),y.push(S.sheenColorMapUv),
y.push(S.sheenRoughnessMapUv),y.push(S.specularMapUv),y.push(S.specularColorMapUv),y.push(S.specularIntensityMapUv),y.push(S.transmissionMapUv),y.push(S.thicknessMapUv),y.push(S.combine),y.push(S.fogExp2),
y.push(S.sizeAttenuation),y.push(S.morphTargetsCount),y.push(S.numSunLights),y.push(S.numDirLights),y.push(S.numPointLights),y.push(S.numSpotLights),y.push(S.numSpotLightMaps),y.push(S.numHemiLights),
y.push(S.numRectAreaLights),y.push(S.numSunLightShadows),y.push(S.numDirLightShadows),y.push(S.numPointLightShadows),y.push(S.numSpotLightShadows),y.push(S.numSpotLightShadowsWithMaps),y.push(S.numLightProbes),
y.push(S.numLightProbeGrids),y.push(S.shadowMapType),y.push(S.toneMapping),y.push(S.numClippingPlanes),y.push(S.numClipIntersection),y.push(S.depthPacking)}function p(y,S){o.disableAll(),S.instancing&&
o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&
o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),
S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),
S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&
o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&
o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(
16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),
S.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function M(y){let S=d[y.type],O;if(S){let F=on[S];O=Ip.clone(F.uniforms)}else O=y.uniforms;return O}function A(y,S){let O=c.get(S);return O!==void 0?
++O.usedTimes:(O=new rv(i,S,y,s),h.push(O),c.set(S,O)),O}function w(y){if(--y.usedTimes===0){let S=h.indexOf(y);h[S]=h[h.length-1],h.pop(),c.delete(y.cacheKey),y.destroy()}}function C(y){a.remove(y)}function E(){
a.dispose()}return{getParameters:g,getProgramCacheKey:v,getUniforms:M,acquireProgram:A,releaseProgram:w,releaseShaderCache:C,programs:h,dispose:E}}function hv(){let i=new WeakMap;function e(o){return i.
has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}
function cv(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==
e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Kp(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-
e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function jp(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let u=0;return d.isInstancedMesh&&(u+=2),d.isSkinnedMesh&&
(u+=1),u}function a(d,u,g,v,m,p){let M=i[e];return M===void 0?(M={id:d.id,object:d,geometry:u,material:g,materialVariant:o(d),groupOrder:v,renderOrder:d.renderOrder,z:m,group:p},i[e]=M):(M.id=d.id,M.object=
d,M.geometry=u,M.material=g,M.materialVariant=o(d),M.groupOrder=v,M.renderOrder=d.renderOrder,M.z=m,M.group=p),e++,M}function l(d,u,g,v,m,p,M){M.reversedDepth===!0&&(m=-m);let A=a(d,u,g,v,m,p);g.transmission>
0?n.push(A):g.transparent===!0?s.push(A):t.push(A)}function h(d,u,g,v,m,p){let M=a(d,u,g,v,m,p);g.transmission>0?n.unshift(M):g.transparent===!0?s.unshift(M):t.unshift(M)}function c(d,u){t.length>1&&t.
sort(d||cv),n.length>1&&n.sort(u||Kp),s.length>1&&s.sort(u||Kp)}function f(){for(let d=e,u=i.length;d<u;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=
null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:h,finish:f,sort:c}}function uv(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new jp,i.set(n,[o])):s>=
r.length?(o=new jp,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function dv(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"Sun\
Light":case"DirectionalLight":t={direction:new B,color:new Je};break;case"SpotLight":t={position:new B,direction:new B,color:new Je,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t=
{position:new B,color:new Je,distance:0,decay:0};break;case"HemisphereLight":t={direction:new B,skyColor:new Je,groundColor:new Je};break;case"RectAreaLight":t={color:new Je,position:new B,halfWidth:new B,
halfHeight:new B};break}return i[e.id]=t,t}}}function fv(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,
shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Re};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Re};break;case"PointLig\
ht":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Re,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var pv=0;function mv(i,e){return(e.castShadow?
2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function gv(i){let e=new dv,t=fv(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,
numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],
directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],
pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let h=0;h<9;h++)n.probe.push(new B);let s=new B,r=new wt,o=new wt;function a(h){let c=0,
f=0,d=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let u=0,g=0,v=0,m=0,p=0,M=0,A=0,w=0,C=0,E=0,y=0,S=0,O=0,F=0;h.sort(mv);for(let z=0,H=h.length;z<H;z++){let I=h[z],q=I.color,K=I.intensity,G=I.distance,
ie=null;if(I.shadow&&I.shadow.map&&(I.shadow.map.texture.format===jn?ie=I.shadow.map.texture:ie=I.shadow.map.depthTexture||I.shadow.map.texture),I.isAmbientLight)c+=q.r*K,f+=q.g*K,d+=q.b*K;else if(I.isLightProbe){
for(let X=0;X<9;X++)n.probe[X].addScaledVector(I.sh.coefficients[X],K);F++}else if(I.isSunLight){let X=e.get(I);if(X.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let Q=I.shadow,ee=t.get(
I);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.shadowNormalBias=Q.normalBias,ee.shadowRadius=Q.radius,ee.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[g]=ee,n.sunShadowMap[g]=
ie;let Se=Q.getViewportCount();for(let Ue=0;Ue<Se;Ue++)n.sunShadowMatrix[v+Ue]=Q.getMatrix(Ue),n.sunShadowCascade[v+Ue]=Q._cascadeData[Ue];v+=Se,g++}n.sun[u]=X,u++}else if(I.isDirectionalLight){let X=e.
get(I);if(X.color.copy(I.color).multiplyScalar(I.intensity),I.castShadow){let Q=I.shadow,ee=t.get(I);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.shadowNormalBias=Q.normalBias,ee.shadowRadius=
Q.radius,ee.shadowMapSize=Q.mapSize,n.directionalShadow[m]=ee,n.directionalShadowMap[m]=ie,n.directionalShadowMatrix[m]=I.shadow.matrix,C++}n.directional[m]=X,m++}else if(I.isSpotLight){let X=e.get(I);
X.position.setFromMatrixPosition(I.matrixWorld),X.color.copy(q).multiplyScalar(K),X.distance=G,X.coneCos=Math.cos(I.angle),X.penumbraCos=Math.cos(I.angle*(1-I.penumbra)),X.decay=I.decay,n.spot[M]=X;let Q=I.
shadow;if(I.map&&(n.spotLightMap[S]=I.map,S++,Q.updateMatrices(I),I.castShadow&&O++),n.spotLightMatrix[M]=Q.matrix,I.castShadow){let ee=t.get(I);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.
shadowNormalBias=Q.normalBias,ee.shadowRadius=Q.radius,ee.shadowMapSize=Q.mapSize,n.spotShadow[M]=ee,n.spotShadowMap[M]=ie,y++}M++}else if(I.isRectAreaLight){let X=e.get(I);X.color.copy(q).multiplyScalar(
K),X.halfWidth.set(I.width*.5,0,0),X.halfHeight.set(0,I.height*.5,0),n.rectArea[A]=X,A++}else if(I.isPointLight){let X=e.get(I);if(X.color.copy(I.color).multiplyScalar(I.intensity),X.distance=I.distance,
X.decay=I.decay,I.castShadow){let Q=I.shadow,ee=t.get(I);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.shadowNormalBias=Q.normalBias,ee.shadowRadius=Q.radius,ee.shadowMapSize=Q.mapSize,ee.shadowCameraNear=
Q.camera.near,ee.shadowCameraFar=Q.camera.far,n.pointShadow[p]=ee,n.pointShadowMap[p]=ie,n.pointShadowMatrix[p]=I.shadow.matrix,E++}n.point[p]=X,p++}else if(I.isHemisphereLight){let X=e.get(I);X.skyColor.
copy(I.color).multiplyScalar(K),X.groundColor.copy(I.groundColor).multiplyScalar(K),n.hemi[w]=X,w++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=me.LTC_FLOAT_1,n.rectAreaLTC2=me.LTC_FLOAT_2):
(n.rectAreaLTC1=me.LTC_HALF_1,n.rectAreaLTC2=me.LTC_HALF_2)),n.ambient[0]=c,n.ambient[1]=f,n.ambient[2]=d;let D=n.hash;(D.sunLength!==u||D.directionalLength!==m||D.pointLength!==p||D.spotLength!==M||D.
rectAreaLength!==A||D.hemiLength!==w||D.numSunShadows!==g||D.numDirectionalShadows!==C||D.numPointShadows!==E||D.numSpotShadows!==y||D.numSpotMaps!==S||D.numLightProbes!==F)&&(n.sun.length=u,n.directional.
length=m,n.spot.length=M,n.rectArea.length=A,n.point.length=p,n.hemi.length=w,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=v,n.sunShadowCascade.length=v,n.directionalShadow.length=
C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=y,n.spotShadowMap.length=y,n.spotLightMatrix.
length=y+S-O,n.spotLightMap.length=S,n.numSpotLightShadowsWithMaps=O,n.numLightProbes=F,D.sunLength=u,D.directionalLength=m,D.pointLength=p,D.spotLength=M,D.rectAreaLength=A,D.hemiLength=w,D.numSunShadows=
g,D.numDirectionalShadows=C,D.numPointShadows=E,D.numSpotShadows=y,D.numSpotMaps=S,D.numLightProbes=F,n.version=pv++)}function l(h,c){let f=0,d=0,u=0,g=0,v=0,m=0,p=c.matrixWorldInverse;for(let M=0,A=h.
length;M<A;M++){let w=h[M];if(w.isSunLight){let C=n.sun[f];C.direction.setFromMatrixPosition(w.matrixWorld),C.direction.transformDirection(p),f++}else if(w.isDirectionalLight){let C=n.directional[d];C.
direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(p),d++}else if(w.isSpotLight){let C=n.spot[g];C.position.
setFromMatrixPosition(w.matrixWorld),C.position.applyMatrix4(p),C.direction.setFromMatrixPosition(w.matrixWorld),s.setFromMatrixPosition(w.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(
p),g++}else if(w.isRectAreaLight){let C=n.rectArea[v];C.position.setFromMatrixPosition(w.matrixWorld),C.position.applyMatrix4(p),o.identity(),r.copy(w.matrixWorld),r.premultiply(p),o.extractRotation(r),
C.halfWidth.set(w.width*.5,0,0),C.halfHeight.set(0,w.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),v++}else if(w.isPointLight){let C=n.point[u];C.position.setFromMatrixPosition(
w.matrixWorld),C.position.applyMatrix4(p),u++}else if(w.isHemisphereLight){let C=n.hemi[m];C.direction.setFromMatrixPosition(w.matrixWorld),C.direction.transformDirection(p),m++}}}return{setup:a,setupView:l,
state:n}}function Qp(i){let e=new gv(i),t=[],n=[],s=[];function r(f){c.camera=f,t.length=0,n.length=0,s.length=0}function o(f){f.isLightProbeGrid?s.push(f):t.push(f)}function a(f){n.push(f)}function l(){
e.setup(t),s.sort((f,d)=>f.priority-d.priority||f.id-d.id)}function h(f){e.setupView(t,f)}let c={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};
return{init:r,state:c,setupLights:l,setupLightsView:h,pushLight:o,pushShadow:a}}function yv(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Qp(i),e.set(s,[a])):r>=o.length?
(a=new Qp(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var xv=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,_v=`uniform sampler2D shadow_pass;
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
}`,bv=[new B(1,0,0),new B(-1,0,0),new B(0,1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1)],vv=[new B(0,-1,0),new B(0,-1,0),new B(0,0,1),new B(0,0,-1),new B(0,-1,0),new B(0,-1,0)],em=new wt,Ao=new B,ou=new B;
function Mv(i,e,t){let n=new vs,s=new Re,r=new Re,o=new rt,a=new el,l=new tl,h={},c=t.maxTextureSize,f={[Kn]:oi,[oi]:Kn,[Bi]:Bi},d=new nn({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{
value:new Re},radius:{value:4}},vertexShader:xv,fragmentShader:_v}),u=d.clone();u.defines.HORIZONTAL_PASS=1;let g=new ci;g.setAttribute("position",new Ct(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));
let v=new Wt(g,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=yo;let p=this.type;this.render=function(E,y,S){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||E.length===
0)return;this.type===$f&&(Ie("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=yo);let O=i.getRenderTarget(),F=i.getActiveCubeFace(),D=i.getActiveMipmapLevel(),
z=i.state;z.setBlending(Ms),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let H=p!==this.type;
H&&y.traverse(function(I){I.material&&(Array.isArray(I.material)?I.material.forEach(q=>q.needsUpdate=!0):I.material.needsUpdate=!0)});for(let I=0,q=E.length;I<q;I++){let K=E[I],G=K.shadow;if(G===void 0){
Ie("WebGLShadowMap:",K,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let ie=G.getFrameExtents();s.multiply(ie),r.copy(G.mapSize),(s.x>c||s.y>c)&&(s.x>c&&
(r.x=Math.floor(c/ie.x),s.x=r.x*ie.x,G.mapSize.x=r.x),s.y>c&&(r.y=Math.floor(c/ie.y),s.y=r.y*ie.y,G.mapSize.y=r.y));let X=i.state.buffers.depth.getReversed();if(G.camera._reversedDepth=X,G.map===null||
H===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===or){if(K.isPointLight){Ie("WebGLShadowMap: VSM shadow maps are \
not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new ri(s.x,s.y,{format:jn,type:Yi,minFilter:$t,magFilter:$t,generateMipmaps:!1}),G.map.texture.name=K.name+".shadowMa\
p",G.map.depthTexture=new bn(s.x,s.y,$i),G.map.depthTexture.name=K.name+".shadowMapDepth",G.map.depthTexture.format=_n,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Ht,G.map.depthTexture.
magFilter=Ht}else K.isPointLight?(G.map=new Ro(s.x),G.map.depthTexture=new co(s.x,qi)):(G.map=new ri(s.x,s.y),G.map.depthTexture=new bn(s.x,s.y,qi)),G.map.depthTexture.name=K.name+".shadowMap",G.map.depthTexture.
format=_n,this.type===yo?(G.map.depthTexture.compareFunction=X?Yc:$c,G.map.depthTexture.minFilter=$t,G.map.depthTexture.magFilter=$t):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=
Ht,G.map.depthTexture.magFilter=Ht);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let Q=G.map.isWebGLCubeRenderTarget?
6:G.getViewportCount();K.isPointLight!==!0&&G.updateMatrices(K,S);let ee=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:S.layers;for(let Se=0;Se<Q;Se++){let Ue=G.getCamera(Se);if(K.isPointLight){
let J=G.camera,ge=G.matrix,be=K.distance||J.far;be!==J.far&&(J.far=be,J.updateProjectionMatrix()),Ao.setFromMatrixPosition(K.matrixWorld),J.position.copy(Ao),ou.copy(J.position),ou.add(bv[Se]),J.up.copy(
vv[Se]),J.lookAt(ou),J.updateMatrixWorld(),ge.makeTranslation(-Ao.x,-Ao.y,-Ao.z),em.multiplyMatrices(J.projectionMatrix,J.matrixWorldInverse),G._frustum.setFromProjectionMatrix(em,J.coordinateSystem,J.
reversedDepth)}if(G.map.isWebGLCubeRenderTarget)i.setRenderTarget(G.map,Se),i.clear();else{Se===0&&(i.setRenderTarget(G.map),i.clear());let J=G.getViewport(Se);o.set(r.x*J.x,r.y*J.y,r.x*J.z,r.y*J.w),z.
viewport(o)}n=G.getFrustum(Se),w(y,S,Ue,K,ee,this.type)}G.isPointLightShadow!==!0&&this.type===or&&M(G,S),G.needsUpdate=!1}p=this.type,m.needsUpdate=!1,i.setRenderTarget(O,F,D)};function M(E,y){let S=e.
update(v);d.defines.VSM_SAMPLES!==E.blurSamples&&(d.defines.VSM_SAMPLES=E.blurSamples,u.defines.VSM_SAMPLES=E.blurSamples,d.needsUpdate=!0,u.needsUpdate=!0),E.mapPass===null?E.mapPass=new ri(s.x,s.y,{
format:jn,type:Yi}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),d.uniforms.shadow_pass.value=E.map.depthTexture,d.uniforms.resolution.
value.set(E.map.width,E.map.height),d.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(y,null,S,d,v,null),u.uniforms.shadow_pass.value=E.mapPass.texture,u.uniforms.
resolution.value.set(E.map.width,E.map.height),u.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(y,null,S,u,v,null)}function A(E,y,S,O){let F=null,D=S.isPointLight===
!0?E.customDistanceMaterial:E.customDepthMaterial;if(D!==void 0)F=D;else if(F=S.isPointLight===!0?l:a,i.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==
0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let z=F.uuid,H=y.uuid,I=h[z];I===void 0&&(I={},h[z]=I);let q=I[H];q===void 0&&(q=
F.clone(),I[H]=q,y.addEventListener("dispose",C)),F=q}if(F.visible=y.visible,F.wireframe=y.wireframe,O===or?F.side=y.shadowSide!==null?y.shadowSide:y.side:F.side=y.shadowSide!==null?y.shadowSide:f[y.side],
F.alphaMap=y.alphaMap,F.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,F.map=y.map,F.clipShadows=y.clipShadows,F.clippingPlanes=y.clippingPlanes,F.clipIntersection=y.clipIntersection,F.displacementMap=
y.displacementMap,F.displacementScale=y.displacementScale,F.displacementBias=y.displacementBias,F.wireframeLinewidth=y.wireframeLinewidth,F.linewidth=y.linewidth,S.isPointLight===!0&&F.isMeshDistanceMaterial===
!0){let z=i.properties.get(F);z.light=S}return F}function w(E,y,S,O,F,D){if(E.visible===!1)return;if(E.layers.test(F)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&D===or)&&(!E.frustumCulled||
E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,E.matrixWorld);let I=e.update(E),q=E.material;if(Array.isArray(q)){let K=I.groups;for(let G=0,ie=K.length;G<ie;G++){let X=K[G],
Q=q[X.materialIndex];if(Q&&Q.visible){let ee=A(E,Q,O,D);E.onBeforeShadow(i,E,y,S,I,ee,X),i.renderBufferDirect(S,null,I,ee,E,X),E.onAfterShadow(i,E,y,S,I,ee,X)}}}else if(q.visible){let K=A(E,q,O,D);E.onBeforeShadow(
i,E,y,S,I,K,null),i.renderBufferDirect(S,null,I,K,E,null),E.onAfterShadow(i,E,y,S,I,K,null)}}let H=E.children;for(let I=0,q=H.length;I<q;I++)w(H[I],y,S,O,F,D)}function C(E){E.target.removeEventListener(
"dispose",C);for(let S in h){let O=h[S],F=E.target.uuid;F in O&&(O[F].dispose(),delete O[F])}}}function wv(i,e){function t(){let R=!1,Z=new rt,W=null,le=new rt(0,0,0,0);return{setMask:function(se){W!==
se&&!R&&(i.colorMask(se,se,se,se),W=se)},setLocked:function(se){R=se},setClear:function(se,oe,Ae,Ve,ne){ne===!0&&(se*=Ve,oe*=Ve,Ae*=Ve),Z.set(se,oe,Ae,Ve),le.equals(Z)===!1&&(i.clearColor(se,oe,Ae,Ve),
le.copy(Z))},reset:function(){R=!1,W=null,le.set(-1,0,0,0)}}}function n(){let R=!1,Z=!1,W=null,le=null,se=null;return{setReversed:function(oe){if(Z!==oe){let Ae=e.get("EXT_clip_control");oe?Ae.clipControlEXT(
Ae.LOWER_LEFT_EXT,Ae.ZERO_TO_ONE_EXT):Ae.clipControlEXT(Ae.LOWER_LEFT_EXT,Ae.NEGATIVE_ONE_TO_ONE_EXT),Z=oe;let Ve=se;se=null,this.setClear(Ve)}},getReversed:function(){return Z},setTest:function(oe){oe?
ye(i.DEPTH_TEST):Ne(i.DEPTH_TEST)},setMask:function(oe){W!==oe&&!R&&(i.depthMask(oe),W=oe)},setFunc:function(oe){if(Z&&(oe=Ep[oe]),le!==oe){switch(oe){case Na:i.depthFunc(i.NEVER);break;case Oa:i.depthFunc(
i.ALWAYS);break;case za:i.depthFunc(i.LESS);break;case Zs:i.depthFunc(i.LEQUAL);break;case Va:i.depthFunc(i.EQUAL);break;case Ga:i.depthFunc(i.GEQUAL);break;case Ha:i.depthFunc(i.GREATER);break;case Wa:
i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}le=oe}},setLocked:function(oe){R=oe},setClear:function(oe){se!==oe&&(se=oe,Z&&(oe=1-oe),i.clearDepth(oe))},reset:function(){R=!1,W=null,le=null,
se=null,Z=!1}}}function s(){let R=!1,Z=null,W=null,le=null,se=null,oe=null,Ae=null,Ve=null,ne=null;return{setTest:function(Ee){R||(Ee?ye(i.STENCIL_TEST):Ne(i.STENCIL_TEST))},setMask:function(Ee){Z!==Ee&&
!R&&(i.stencilMask(Ee),Z=Ee)},setFunc:function(Ee,ze,pe){(W!==Ee||le!==ze||se!==pe)&&(i.stencilFunc(Ee,ze,pe),W=Ee,le=ze,se=pe)},setOp:function(Ee,ze,pe){(oe!==Ee||Ae!==ze||Ve!==pe)&&(i.stencilOp(Ee,ze,
pe),oe=Ee,Ae=ze,Ve=pe)},setLocked:function(Ee){R=Ee},setClear:function(Ee){ne!==Ee&&(i.clearStencil(Ee),ne=Ee)},reset:function(){R=!1,Z=null,W=null,le=null,se=null,oe=null,Ae=null,Ve=null,ne=null}}}let r=new t,
o=new n,a=new s,l={},h=new WeakMap,c={},f={},d={},u=new WeakMap,g=[],v=null,m=!1,p=null,M=null,A=null,w=null,C=null,E=null,y=null,S=new Je(0,0,0),O=0,F=!1,D=null,z=null,H=null,I=null,q=null,K=i.getParameter(
i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,ie=0,X=i.getParameter(i.VERSION);X.indexOf("WebGL")!==-1?(ie=parseFloat(/^WebGL (\d)/.exec(X)[1]),G=ie>=1):X.indexOf("OpenGL ES")!==-1&&(ie=parseFloat(/^OpenGL ES (\d)/.
exec(X)[1]),G=ie>=2);let Q=null,ee={},Se=i.getParameter(i.SCISSOR_BOX),Ue=i.getParameter(i.VIEWPORT),J=new rt().fromArray(Se),ge=new rt().fromArray(Ue);function be(R,Z,W,le){let se=new Uint8Array(4),oe=i.
createTexture();i.bindTexture(R,oe),i.texParameteri(R,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(R,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Ae=0;Ae<W;Ae++)R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY?
i.texImage3D(Z,0,i.RGBA,1,1,le,0,i.RGBA,i.UNSIGNED_BYTE,se):i.texImage2D(Z+Ae,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,se);return oe}let Ce={};Ce[i.TEXTURE_2D]=be(i.TEXTURE_2D,i.TEXTURE_2D,1),Ce[i.TEXTURE_CUBE_MAP]=
be(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[i.TEXTURE_2D_ARRAY]=be(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ce[i.TEXTURE_3D]=be(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(
1),a.setClear(0),ye(i.DEPTH_TEST),o.setFunc(Zs),ai(!1),_t(Sc),ye(i.CULL_FACE),Xt(Ms);function ye(R){c[R]!==!0&&(i.enable(R),c[R]=!0)}function Ne(R){c[R]!==!1&&(i.disable(R),c[R]=!1)}function St(R,Z){return d[R]!==
Z?(i.bindFramebuffer(R,Z),d[R]=Z,R===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=Z),R===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=Z),!0):!1}function Fe(R,Z){let W=g,le=!1;if(R){W=u.get(Z),W===void 0&&(W=[],u.set(
Z,W));let se=R.textures;if(W.length!==se.length||W[0]!==i.COLOR_ATTACHMENT0){for(let oe=0,Ae=se.length;oe<Ae;oe++)W[oe]=i.COLOR_ATTACHMENT0+oe;W.length=se.length,le=!0}}else W[0]!==i.BACK&&(W[0]=i.BACK,
le=!0);le&&i.drawBuffers(W)}function ot(R){return v!==R?(i.useProgram(R),v=R,!0):!1}let ct={[ws]:i.FUNC_ADD,[Jf]:i.FUNC_SUBTRACT,[Zf]:i.FUNC_REVERSE_SUBTRACT};ct[Kf]=i.MIN,ct[jf]=i.MAX;let We={[Qf]:i.
ZERO,[ep]:i.ONE,[tp]:i.SRC_COLOR,[Rc]:i.SRC_ALPHA,[ap]:i.SRC_ALPHA_SATURATE,[rp]:i.DST_COLOR,[np]:i.DST_ALPHA,[ip]:i.ONE_MINUS_SRC_COLOR,[Cc]:i.ONE_MINUS_SRC_ALPHA,[op]:i.ONE_MINUS_DST_COLOR,[sp]:i.ONE_MINUS_DST_ALPHA,
[lp]:i.CONSTANT_COLOR,[hp]:i.ONE_MINUS_CONSTANT_COLOR,[cp]:i.CONSTANT_ALPHA,[up]:i.ONE_MINUS_CONSTANT_ALPHA};function Xt(R,Z,W,le,se,oe,Ae,Ve,ne,Ee){if(R===Ms){m===!0&&(Ne(i.BLEND),m=!1);return}if(m===
!1&&(ye(i.BLEND),m=!0),R!==Yf){if(R!==p||Ee!==F){if((M!==ws||C!==ws)&&(i.blendEquation(i.FUNC_ADD),M=ws,C=ws),Ee)switch(R){case ar:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);
break;case Tc:i.blendFunc(i.ONE,i.ONE);break;case Ac:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Ec:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:
Le("WebGLState: Invalid blending: ",R);break}else switch(R){case ar:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Tc:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,
i.ONE,i.ONE);break;case Ac:Le("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Ec:Le("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");
break;default:Le("WebGLState: Invalid blending: ",R);break}A=null,w=null,E=null,y=null,S.set(0,0,0),O=0,p=R,F=Ee}return}se=se||Z,oe=oe||W,Ae=Ae||le,(Z!==M||se!==C)&&(i.blendEquationSeparate(ct[Z],ct[se]),
M=Z,C=se),(W!==A||le!==w||oe!==E||Ae!==y)&&(i.blendFuncSeparate(We[W],We[le],We[oe],We[Ae]),A=W,w=le,E=oe,y=Ae),(Ve.equals(S)===!1||ne!==O)&&(i.blendColor(Ve.r,Ve.g,Ve.b,ne),S.copy(Ve),O=ne),p=R,F=!1}
function Pt(R,Z){R.side===Bi?Ne(i.CULL_FACE):ye(i.CULL_FACE);let W=R.side===oi;Z&&(W=!W),ai(W),R.blending===ar&&R.transparent===!1?Xt(Ms):Xt(R.blending,R.blendEquation,R.blendSrc,R.blendDst,R.blendEquationAlpha,
R.blendSrcAlpha,R.blendDstAlpha,R.blendColor,R.blendAlpha,R.premultipliedAlpha),o.setFunc(R.depthFunc),o.setTest(R.depthTest),o.setMask(R.depthWrite),r.setMask(R.colorWrite);let le=R.stencilWrite;a.setTest(
le),le&&(a.setMask(R.stencilWriteMask),a.setFunc(R.stencilFunc,R.stencilRef,R.stencilFuncMask),a.setOp(R.stencilFail,R.stencilZFail,R.stencilZPass)),Nt(R.polygonOffset,R.polygonOffsetFactor,R.polygonOffsetUnits),
R.alphaToCoverage===!0?ye(i.SAMPLE_ALPHA_TO_COVERAGE):Ne(i.SAMPLE_ALPHA_TO_COVERAGE)}function ai(R){D!==R&&(R?i.frontFace(i.CW):i.frontFace(i.CCW),D=R)}function _t(R){R!==Xf?(ye(i.CULL_FACE),R!==z&&(R===
Sc?i.cullFace(i.BACK):R===qf?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Ne(i.CULL_FACE),z=R}function Ji(R){R!==H&&(G&&i.lineWidth(R),H=R)}function Nt(R,Z,W){R?(ye(i.POLYGON_OFFSET_FILL),(I!==Z||
q!==W)&&(I=Z,q=W,o.getReversed()&&(Z=-Z,W=-W),i.polygonOffset(Z,W))):Ne(i.POLYGON_OFFSET_FILL)}function Ti(R){R?ye(i.SCISSOR_TEST):Ne(i.SCISSOR_TEST)}function Ai(R){R===void 0&&(R=i.TEXTURE0+K-1),Q!==
R&&(i.activeTexture(R),Q=R)}function Ei(R,Z,W){W===void 0&&(Q===null?W=i.TEXTURE0+K-1:W=Q);let le=ee[W];le===void 0&&(le={type:void 0,texture:void 0},ee[W]=le),(le.type!==R||le.texture!==Z)&&(Q!==W&&(i.
activeTexture(W),Q=W),i.bindTexture(R,Z||Ce[R]),le.type=R,le.texture=Z)}function L(){let R=ee[Q];R!==void 0&&R.type!==void 0&&(i.bindTexture(R.type,null),R.type=void 0,R.texture=void 0)}function Ri(){
try{i.compressedTexImage2D(...arguments)}catch(R){Le("WebGLState:",R)}}function mt(){try{i.compressedTexImage3D(...arguments)}catch(R){Le("WebGLState:",R)}}function gt(){try{i.texSubImage2D(...arguments)}catch(R){
Le("WebGLState:",R)}}function fe(){try{i.texSubImage3D(...arguments)}catch(R){Le("WebGLState:",R)}}function It(){try{i.compressedTexSubImage2D(...arguments)}catch(R){Le("WebGLState:",R)}}function Pe(){
try{i.compressedTexSubImage3D(...arguments)}catch(R){Le("WebGLState:",R)}}function Be(){try{i.texStorage2D(...arguments)}catch(R){Le("WebGLState:",R)}}function T(){try{i.texStorage3D(...arguments)}catch(R){
Le("WebGLState:",R)}}function x(){try{i.texImage2D(...arguments)}catch(R){Le("WebGLState:",R)}}function k(){try{i.texImage3D(...arguments)}catch(R){Le("WebGLState:",R)}}function te(R){return f[R]!==void 0?
f[R]:i.getParameter(R)}function j(R,Z){f[R]!==Z&&(i.pixelStorei(R,Z),f[R]=Z)}function re(R){J.equals(R)===!1&&(i.scissor(R.x,R.y,R.z,R.w),J.copy(R))}function ce(R){ge.equals(R)===!1&&(i.viewport(R.x,R.
y,R.z,R.w),ge.copy(R))}function $(R,Z){let W=h.get(Z);W===void 0&&(W=new WeakMap,h.set(Z,W));let le=W.get(R);le===void 0&&(le=i.getUniformBlockIndex(Z,R.name),i.uniformBlockBinding(Z,le,le),W.set(R,le))}
function Y(R,Z,W){let se=h.get(Z).get(R);l[se]!==W&&(i.bindBufferBase(i.UNIFORM_BUFFER,se,W),l[se]=W)}function ae(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),
i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(
0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(
i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,
null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,
4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),
i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,
0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),c={},f={},Q=null,ee={},d={},l={},u=new WeakMap,g=[],v=null,m=!1,p=null,M=null,A=null,w=null,C=null,E=null,y=null,S=new Je(0,
0,0),O=0,F=!1,D=null,z=null,H=null,I=null,q=null,J.set(0,0,i.canvas.width,i.canvas.height),ge.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},
enable:ye,disable:Ne,bindFramebuffer:St,drawBuffers:Fe,useProgram:ot,setBlending:Xt,setMaterial:Pt,setFlipSided:ai,setCullFace:_t,setLineWidth:Ji,setPolygonOffset:Nt,setScissorTest:Ti,activeTexture:Ai,
bindTexture:Ei,unbindTexture:L,compressedTexImage2D:Ri,compressedTexImage3D:mt,texImage2D:x,texImage3D:k,pixelStorei:j,getParameter:te,updateUBOMapping:$,uniformBlockBinding:Y,texStorage2D:Be,texStorage3D:T,
texSubImage2D:gt,texSubImage3D:fe,compressedTexSubImage2D:It,compressedTexSubImage3D:Pe,scissor:re,viewport:ce,reset:ae}}function Sv(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?
e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),h=new Re,c=new WeakMap,f=new Set,d,u=new WeakMap,g=new Set,v=new FinalizationRegistry(
T=>g.delete(T)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function p(T,x){return m?new OffscreenCanvas(T,x):io("canvas")}function M(T,x,k){let te=1,
j=Be(T);if((j.width>k||j.height>k)&&(te=k/Math.max(j.width,j.height)),te<1)if(typeof HTMLImageElement<"u"&&T instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&T instanceof HTMLCanvasElement||
typeof ImageBitmap<"u"&&T instanceof ImageBitmap||typeof VideoFrame<"u"&&T instanceof VideoFrame){let re=Math.floor(te*j.width),ce=Math.floor(te*j.height);d===void 0&&(d=p(re,ce));let $=x?p(re,ce):d;return $.
width=re,$.height=ce,$.getContext("2d").drawImage(T,0,0,re,ce),Ie("WebGLRenderer: Texture has been resized from ("+j.width+"x"+j.height+") to ("+re+"x"+ce+")."),$}else return"data"in T&&Ie("WebGLRende\
rer: Image in DataTexture is too big ("+j.width+"x"+j.height+")."),T;return T}function A(T){return T.generateMipmaps}function w(T){i.generateMipmap(T)}function C(T){return T.isWebGLCubeRenderTarget?i.
TEXTURE_CUBE_MAP:T.isWebGL3DRenderTarget?i.TEXTURE_3D:T.isWebGLArrayRenderTarget||T.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(T,x,k,te,j,re=!1){if(T!==null){if(i[T]!==void 0)
return i[T];Ie("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+T+"'")}let ce;te&&(ce=e.get("EXT_texture_norm16"),ce||Ie("WebGLRenderer: Unable to use normalized textures without E\
XT_texture_norm16 extension"));let $=x;if(x===i.RED&&(k===i.FLOAT&&($=i.R32F),k===i.HALF_FLOAT&&($=i.R16F),k===i.UNSIGNED_BYTE&&($=i.R8),k===i.UNSIGNED_SHORT&&ce&&($=ce.R16_EXT),k===i.SHORT&&ce&&($=ce.
R16_SNORM_EXT)),x===i.RED_INTEGER&&(k===i.UNSIGNED_BYTE&&($=i.R8UI),k===i.UNSIGNED_SHORT&&($=i.R16UI),k===i.UNSIGNED_INT&&($=i.R32UI),k===i.BYTE&&($=i.R8I),k===i.SHORT&&($=i.R16I),k===i.INT&&($=i.R32I)),
x===i.RG&&(k===i.FLOAT&&($=i.RG32F),k===i.HALF_FLOAT&&($=i.RG16F),k===i.UNSIGNED_BYTE&&($=i.RG8),k===i.UNSIGNED_SHORT&&ce&&($=ce.RG16_EXT),k===i.SHORT&&ce&&($=ce.RG16_SNORM_EXT)),x===i.RG_INTEGER&&(k===
i.UNSIGNED_BYTE&&($=i.RG8UI),k===i.UNSIGNED_SHORT&&($=i.RG16UI),k===i.UNSIGNED_INT&&($=i.RG32UI),k===i.BYTE&&($=i.RG8I),k===i.SHORT&&($=i.RG16I),k===i.INT&&($=i.RG32I)),x===i.RGB_INTEGER&&(k===i.UNSIGNED_BYTE&&
($=i.RGB8UI),k===i.UNSIGNED_SHORT&&($=i.RGB16UI),k===i.UNSIGNED_INT&&($=i.RGB32UI),k===i.BYTE&&($=i.RGB8I),k===i.SHORT&&($=i.RGB16I),k===i.INT&&($=i.RGB32I)),x===i.RGBA_INTEGER&&(k===i.UNSIGNED_BYTE&&
($=i.RGBA8UI),k===i.UNSIGNED_SHORT&&($=i.RGBA16UI),k===i.UNSIGNED_INT&&($=i.RGBA32UI),k===i.BYTE&&($=i.RGBA8I),k===i.SHORT&&($=i.RGBA16I),k===i.INT&&($=i.RGBA32I)),x===i.RGB&&(k===i.UNSIGNED_SHORT&&ce&&
($=ce.RGB16_EXT),k===i.SHORT&&ce&&($=ce.RGB16_SNORM_EXT),k===i.UNSIGNED_INT_5_9_9_9_REV&&($=i.RGB9_E5),k===i.UNSIGNED_INT_10F_11F_11F_REV&&($=i.R11F_G11F_B10F)),x===i.RGBA){let Y=re?eo:Ye.getTransfer(
j);k===i.FLOAT&&($=i.RGBA32F),k===i.HALF_FLOAT&&($=i.RGBA16F),k===i.UNSIGNED_BYTE&&($=Y===st?i.SRGB8_ALPHA8:i.RGBA8),k===i.UNSIGNED_SHORT&&ce&&($=ce.RGBA16_EXT),k===i.SHORT&&ce&&($=ce.RGBA16_SNORM_EXT),
k===i.UNSIGNED_SHORT_4_4_4_4&&($=i.RGBA4),k===i.UNSIGNED_SHORT_5_5_5_1&&($=i.RGB5_A1)}return($===i.R16F||$===i.R32F||$===i.RG16F||$===i.RG32F||$===i.RGBA16F||$===i.RGBA32F)&&e.get("EXT_color_buffer_fl\
oat"),$}function y(T,x){let k;return T?x===null||x===qi||x===Ts?k=i.DEPTH24_STENCIL8:x===$i?k=i.DEPTH32F_STENCIL8:x===hr&&(k=i.DEPTH24_STENCIL8,Ie("DepthTexture: 16 bit depth attachment is not support\
ed with stencil. Using 24-bit attachment.")):x===null||x===qi||x===Ts?k=i.DEPTH_COMPONENT24:x===$i?k=i.DEPTH_COMPONENT32F:x===hr&&(k=i.DEPTH_COMPONENT16),k}function S(T,x){return A(T)===!0||T.isFramebufferTexture&&
T.minFilter!==Ht&&T.minFilter!==$t?Math.log2(Math.max(x.width,x.height))+1:T.mipmaps.length>0?T.mipmaps.length:T.isCompressedTexture&&Array.isArray(T.image)?x.mipmaps.length:1}function O(T){let x=new WeakRef(
T);n.get(T).__ref=x,g.add(x),v.register(T,x,x)}function F(T){let x=n.get(T).__ref;x!==void 0&&(g.delete(x),v.unregister(x))}function D(T){H(T.target)}function z(T){I(T.target)}function H(T){T.removeEventListener(
"dispose",D),F(T),K(T),T.isVideoTexture&&c.delete(T),T.isHTMLTexture&&f.delete(T)}function I(T){T.removeEventListener("dispose",z),F(T),ie(T)}function q(){for(let T of g){let x=T.deref();x!==void 0&&(x.
isRenderTarget===!0?I(x):H(x))}g.clear(),f.clear()}function K(T){let x=n.get(T);if(x.__webglInit===void 0)return;let k=T.source,te=u.get(k);if(te){let j=te[x.__cacheKey];j.usedTimes--,j.usedTimes===0&&
G(T),Object.keys(te).length===0&&u.delete(k)}n.remove(T)}function G(T){let x=n.get(T);i.deleteTexture(x.__webglTexture);let k=T.source,te=u.get(k);delete te[x.__cacheKey],o.memory.textures--}function ie(T){
let x=n.get(T);x.__depthDisposeCallback&&x.__depthDisposeCallback();let k=T.depthTexture;if(k&&k.renderTarget===T&&H(k),T.isWebGLCubeRenderTarget)for(let j=0;j<6;j++){if(Array.isArray(x.__webglFramebuffer[j]))
for(let re=0;re<x.__webglFramebuffer[j].length;re++)i.deleteFramebuffer(x.__webglFramebuffer[j][re]);else i.deleteFramebuffer(x.__webglFramebuffer[j]);x.__webglDepthbuffer&&i.deleteRenderbuffer(x.__webglDepthbuffer[j])}else{
if(Array.isArray(x.__webglFramebuffer))for(let j=0;j<x.__webglFramebuffer.length;j++)i.deleteFramebuffer(x.__webglFramebuffer[j]);else i.deleteFramebuffer(x.__webglFramebuffer);if(x.__webglDepthbuffer&&
i.deleteRenderbuffer(x.__webglDepthbuffer),x.__webglMultisampledFramebuffer&&i.deleteFramebuffer(x.__webglMultisampledFramebuffer),x.__webglColorRenderbuffer)for(let j=0;j<x.__webglColorRenderbuffer.length;j++)
x.__webglColorRenderbuffer[j]&&i.deleteRenderbuffer(x.__webglColorRenderbuffer[j]);x.__webglDepthRenderbuffer&&i.deleteRenderbuffer(x.__webglDepthRenderbuffer)}let te=T.textures;for(let j=0,re=te.length;j<
re;j++){let ce=n.get(te[j]);ce.__webglTexture&&(i.deleteTexture(ce.__webglTexture),o.memory.textures--),n.remove(te[j])}n.remove(T)}let X=0;function Q(){X=0}function ee(){return X}function Se(T){X=T}function Ue(){
let T=X;return T>=s.maxTextures&&Ie("WebGLTextures: Trying to use "+(T+1)+" texture units while this GPU supports only "+s.maxTextures),X+=1,T}function J(T){let x=[];return x.push(T.wrapS),x.push(T.wrapT),
x.push(T.wrapR||0),x.push(T.magFilter),x.push(T.minFilter),x.push(T.anisotropy),x.push(T.internalFormat),x.push(T.format),x.push(T.type),x.push(T.generateMipmaps),x.push(T.mipmapsAutoUpdate),x.push(T.
premultiplyAlpha),x.push(T.flipY),x.push(T.unpackAlignment),x.push(T.colorSpace),x.join()}function ge(T,x){let k=n.get(T);if(T.isVideoTexture&&It(T),T.isRenderTargetTexture===!1&&T.isExternalTexture!==
!0&&T.version>0&&k.__version!==T.version){let te=T.image;if(te===null)Ie("WebGLRenderer: Texture marked for update but no image data found.");else if(te.complete===!1)Ie("WebGLRenderer: Texture marked\
 for update but image is incomplete");else{Pt(k,T,x);return}}else T.isExternalTexture&&(k.__webglTexture=T.sourceTexture?T.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,k.__webglTexture,i.TEXTURE0+x)}
function be(T,x){let k=n.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&k.__version!==T.version){Pt(k,T,x);return}else T.isExternalTexture&&(k.__webglTexture=T.sourceTexture?T.sourceTexture:null);
t.bindTexture(i.TEXTURE_2D_ARRAY,k.__webglTexture,i.TEXTURE0+x)}function Ce(T,x){let k=n.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&k.__version!==T.version){Pt(k,T,x);return}t.bindTexture(i.
TEXTURE_3D,k.__webglTexture,i.TEXTURE0+x)}function ye(T,x){let k=n.get(T);if(T.version>0&&k.__version!==T.version){ai(k,T,x);return}t.bindTexture(i.TEXTURE_CUBE_MAP,k.__webglTexture,i.TEXTURE0+x)}let Ne={
[Xa]:i.REPEAT,[tn]:i.CLAMP_TO_EDGE,[qa]:i.MIRRORED_REPEAT},St={[Ht]:i.NEAREST,[pp]:i.NEAREST_MIPMAP_NEAREST,[xo]:i.NEAREST_MIPMAP_LINEAR,[$t]:i.LINEAR,[gl]:i.LINEAR_MIPMAP_NEAREST,[vn]:i.LINEAR_MIPMAP_LINEAR},
Fe={[xp]:i.NEVER,[Jc]:i.ALWAYS,[_p]:i.LESS,[$c]:i.LEQUAL,[bp]:i.EQUAL,[Yc]:i.GEQUAL,[vp]:i.GREATER,[Mp]:i.NOTEQUAL};function ot(T,x){if(x.type===$i&&e.has("OES_texture_float_linear")===!1&&(x.magFilter===
$t||x.magFilter===gl||x.magFilter===xo||x.magFilter===vn||x.minFilter===$t||x.minFilter===gl||x.minFilter===xo||x.minFilter===vn)&&Ie("WebGLRenderer: Unable to use linear filtering with floating point\
 textures. OES_texture_float_linear not supported on this device."),i.texParameteri(T,i.TEXTURE_WRAP_S,Ne[x.wrapS]),i.texParameteri(T,i.TEXTURE_WRAP_T,Ne[x.wrapT]),(T===i.TEXTURE_3D||T===i.TEXTURE_2D_ARRAY)&&
i.texParameteri(T,i.TEXTURE_WRAP_R,Ne[x.wrapR]),i.texParameteri(T,i.TEXTURE_MAG_FILTER,St[x.magFilter]),i.texParameteri(T,i.TEXTURE_MIN_FILTER,St[x.minFilter]),x.compareFunction&&(i.texParameteri(T,i.
TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(T,i.TEXTURE_COMPARE_FUNC,Fe[x.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(x.magFilter===Ht||x.minFilter!==xo&&x.minFilter!==
vn||x.type===$i&&e.has("OES_texture_float_linear")===!1)return;if(x.anisotropy>1||n.get(x).__currentAnisotropy){let k=e.get("EXT_texture_filter_anisotropic");i.texParameterf(T,k.TEXTURE_MAX_ANISOTROPY_EXT,
Math.min(x.anisotropy,s.getMaxAnisotropy())),n.get(x).__currentAnisotropy=x.anisotropy}}}function ct(T,x){let k=!1;T.__webglInit===void 0&&(T.__webglInit=!0,x.addEventListener("dispose",D),O(x));let te=x.
source,j=u.get(te);j===void 0&&(j={},u.set(te,j));let re=J(x);if(re!==T.__cacheKey){j[re]===void 0&&(j[re]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,k=!0),j[re].usedTimes++;let ce=j[T.
__cacheKey];ce!==void 0&&(j[T.__cacheKey].usedTimes--,ce.usedTimes===0&&G(x)),T.__cacheKey=re,T.__webglTexture=j[re].texture}return k}function We(T,x,k){return Math.floor(Math.floor(T/k)/x)}function Xt(T,x,k,te){
let re=T.updateRanges;if(re.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,x.width,x.height,k,te,x.data);else{re.sort((R,Z)=>R.start-Z.start);let ce=0;for(let R=1;R<re.length;R++){let Z=re[ce],W=re[R],
le=Z.start+Z.count,se=We(W.start,x.width,4),oe=We(Z.start,x.width,4);W.start<=le+1&&se===oe&&We(W.start+W.count-1,x.width,4)===se?Z.count=Math.max(Z.count,W.start+W.count-Z.start):(++ce,re[ce]=W)}re.length=
ce+1;let $=t.getParameter(i.UNPACK_ROW_LENGTH),Y=t.getParameter(i.UNPACK_SKIP_PIXELS),ae=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,x.width);for(let R=0,Z=re.length;R<Z;R++){
let W=re[R],le=Math.floor(W.start/4),se=Math.ceil(W.count/4),oe=le%x.width,Ae=Math.floor(le/x.width),Ve=se,ne=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,oe),t.pixelStorei(i.UNPACK_SKIP_ROWS,Ae),t.texSubImage2D(
i.TEXTURE_2D,0,oe,Ae,Ve,ne,k,te,x.data)}T.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,$),t.pixelStorei(i.UNPACK_SKIP_PIXELS,Y),t.pixelStorei(i.UNPACK_SKIP_ROWS,ae)}}function Pt(T,x,k){let te=i.
TEXTURE_2D;(x.isDataArrayTexture||x.isCompressedArrayTexture)&&(te=i.TEXTURE_2D_ARRAY),x.isData3DTexture&&(te=i.TEXTURE_3D);let j=ct(T,x),re=x.source;t.bindTexture(te,T.__webglTexture,i.TEXTURE0+k);let ce=n.
get(re);if(re.version!==ce.__version||j===!0){if(t.activeTexture(i.TEXTURE0+k),(typeof ImageBitmap<"u"&&x.image instanceof ImageBitmap)===!1){let ne=Ye.getPrimaries(Ye.workingColorSpace),Ee=x.colorSpace===
wn?null:Ye.getPrimaries(x.colorSpace),ze=x.colorSpace===wn||ne===Ee?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,x.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,x.premultiplyAlpha),
t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ze)}t.pixelStorei(i.UNPACK_ALIGNMENT,x.unpackAlignment);let Y=M(x.image,!1,s.maxTextureSize);Y=Pe(x,Y);let ae=r.convert(x.format,x.colorSpace),R=r.convert(
x.type),Z=E(x.internalFormat,ae,R,x.normalized,x.colorSpace,x.isVideoTexture);ot(te,x);let W,le=x.mipmaps,se=x.isVideoTexture!==!0,oe=ce.__version===void 0||j===!0,Ae=re.dataReady,Ve=S(x,Y);if(x.isDepthTexture)
Z=y(x.format===Mn,x.type),oe&&(se?t.texStorage2D(i.TEXTURE_2D,1,Z,Y.width,Y.height):t.texImage2D(i.TEXTURE_2D,0,Z,Y.width,Y.height,0,ae,R,null));else if(x.isDataTexture)if(le.length>0){se&&oe&&t.texStorage2D(
i.TEXTURE_2D,Ve,Z,le[0].width,le[0].height);for(let ne=0,Ee=le.length;ne<Ee;ne++)W=le[ne],se?Ae&&t.texSubImage2D(i.TEXTURE_2D,ne,0,0,W.width,W.height,ae,R,W.data):t.texImage2D(i.TEXTURE_2D,ne,Z,W.width,
W.height,0,ae,R,W.data);x.generateMipmaps=!1}else se?(oe&&t.texStorage2D(i.TEXTURE_2D,Ve,Z,Y.width,Y.height),Ae&&Xt(x,Y,ae,R)):t.texImage2D(i.TEXTURE_2D,0,Z,Y.width,Y.height,0,ae,R,Y.data);else if(x.isCompressedTexture)
if(x.isCompressedArrayTexture){se&&oe&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Ve,Z,le[0].width,le[0].height,Y.depth);for(let ne=0,Ee=le.length;ne<Ee;ne++)if(W=le[ne],x.format!==Si)if(ae!==null)if(se){if(Ae)
if(x.layerUpdates.size>0){let ze=su(W.width,W.height,x.format,x.type);for(let pe of x.layerUpdates){let at=W.data.subarray(pe*ze/W.data.BYTES_PER_ELEMENT,(pe+1)*ze/W.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(
i.TEXTURE_2D_ARRAY,ne,0,0,pe,W.width,W.height,1,ae,at)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ne,0,0,0,W.width,W.height,Y.depth,ae,W.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ne,
Z,W.width,W.height,Y.depth,0,W.data,0,0);else Ie("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else se?Ae&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ne,0,0,0,W.width,
W.height,Y.depth,ae,R,W.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ne,Z,W.width,W.height,Y.depth,0,ae,R,W.data);x.layerUpdates.size>0&&x.clearLayerUpdates()}else{se&&oe&&t.texStorage2D(i.TEXTURE_2D,Ve,Z,le[0].
width,le[0].height);for(let ne=0,Ee=le.length;ne<Ee;ne++)W=le[ne],x.format!==Si?ae!==null?se?Ae&&t.compressedTexSubImage2D(i.TEXTURE_2D,ne,0,0,W.width,W.height,ae,W.data):t.compressedTexImage2D(i.TEXTURE_2D,
ne,Z,W.width,W.height,0,W.data):Ie("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):se?Ae&&t.texSubImage2D(i.TEXTURE_2D,ne,0,0,W.width,W.height,ae,R,W.data):
t.texImage2D(i.TEXTURE_2D,ne,Z,W.width,W.height,0,ae,R,W.data)}else if(x.isDataArrayTexture)if(se){if(oe&&t.texStorage3D(i.TEXTURE_2D_ARRAY,Ve,Z,Y.width,Y.height,Y.depth),Ae)if(x.layerUpdates.size>0){
let ne=su(Y.width,Y.height,x.format,x.type);for(let Ee of x.layerUpdates){let ze=Y.data.subarray(Ee*ne/Y.data.BYTES_PER_ELEMENT,(Ee+1)*ne/Y.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,
0,0,Ee,Y.width,Y.height,1,ae,R,ze)}x.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,Y.width,Y.height,Y.depth,ae,R,Y.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,Z,Y.width,Y.height,
Y.depth,0,ae,R,Y.data);else if(x.isData3DTexture)se?(oe&&t.texStorage3D(i.TEXTURE_3D,Ve,Z,Y.width,Y.height,Y.depth),Ae&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,Y.width,Y.height,Y.depth,ae,R,Y.data)):t.texImage3D(
i.TEXTURE_3D,0,Z,Y.width,Y.height,Y.depth,0,ae,R,Y.data);else if(x.isFramebufferTexture){if(oe)if(se)t.texStorage2D(i.TEXTURE_2D,Ve,Z,Y.width,Y.height);else{let ne=Y.width,Ee=Y.height;for(let ze=0;ze<
Ve;ze++)t.texImage2D(i.TEXTURE_2D,ze,Z,ne,Ee,0,ae,R,null),ne>>=1,Ee>>=1}}else if(x.isHTMLTexture){if("texElementImage2D"in i){let ne=i.canvas;if(ne.hasAttribute("layoutsubtree")||ne.setAttribute("layo\
utsubtree","true"),Y.parentNode!==ne){ne.appendChild(Y),f.add(x),ne.onpaint=Ee=>{let ze=Ee.changedElements;for(let pe of f)ze.includes(pe.image)&&(pe.needsUpdate=!0)},ne.requestPaint();return}if(i.texElementImage2D.
length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,Y);else{let ze=i.RGBA,pe=i.RGBA,at=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,ze,pe,at,Y)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,
i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(le.length>0){if(se&&oe){let ne=Be(le[0]);t.texStorage2D(
i.TEXTURE_2D,Ve,Z,ne.width,ne.height)}for(let ne=0,Ee=le.length;ne<Ee;ne++)W=le[ne],se?Ae&&t.texSubImage2D(i.TEXTURE_2D,ne,0,0,ae,R,W):t.texImage2D(i.TEXTURE_2D,ne,Z,ae,R,W);x.generateMipmaps=!1}else if(se){
if(oe){let ne=Be(Y);t.texStorage2D(i.TEXTURE_2D,Ve,Z,ne.width,ne.height)}Ae&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,ae,R,Y)}else t.texImage2D(i.TEXTURE_2D,0,Z,ae,R,Y);A(x)&&x.mipmapsAutoUpdate===!0&&w(te),
ce.__version=re.version,x.onUpdate&&x.onUpdate(x)}T.__version=x.version}function ai(T,x,k){if(x.image.length!==6)return;let te=ct(T,x),j=x.source;t.bindTexture(i.TEXTURE_CUBE_MAP,T.__webglTexture,i.TEXTURE0+
k);let re=n.get(j);if(j.version!==re.__version||te===!0){t.activeTexture(i.TEXTURE0+k);let ce=Ye.getPrimaries(Ye.workingColorSpace),$=x.colorSpace===wn?null:Ye.getPrimaries(x.colorSpace),Y=x.colorSpace===
wn||ce===$?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,x.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,x.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,x.unpackAlignment),
t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Y);let ae=x.isCompressedTexture||x.image[0].isCompressedTexture,R=x.image[0]&&x.image[0].isDataTexture,Z=[];for(let pe=0;pe<6;pe++)!ae&&!R?Z[pe]=M(x.
image[pe],!0,s.maxCubemapSize):Z[pe]=R?x.image[pe].image:x.image[pe],Z[pe]=Pe(x,Z[pe]);let W=Z[0],le=r.convert(x.format,x.colorSpace),se=r.convert(x.type),oe=E(x.internalFormat,le,se,x.normalized,x.colorSpace),
Ae=x.isVideoTexture!==!0,Ve=re.__version===void 0||te===!0,ne=j.dataReady,Ee=S(x,W);ot(i.TEXTURE_CUBE_MAP,x);let ze;if(x.isDepthTexture){if(oe=y(x.format===Mn,x.type),Ve)if(Ae)t.texStorage2D(i.TEXTURE_CUBE_MAP,
1,oe,W.width,W.height);else for(let pe=0;pe<6;pe++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,0,oe,W.width,W.height,0,le,se,null)}else if(ae){Ae&&Ve&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Ee,oe,W.width,
W.height);for(let pe=0;pe<6;pe++){ze=Z[pe].mipmaps;for(let at=0;at<ze.length;at++){let Ot=ze[at];x.format!==Si?le!==null?Ae?ne&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,at,0,0,Ot.width,
Ot.height,le,Ot.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,at,oe,Ot.width,Ot.height,0,Ot.data):Ie("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextur\
eCube()"):Ae?ne&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,at,0,0,Ot.width,Ot.height,le,se,Ot.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,at,oe,Ot.width,Ot.height,0,le,se,Ot.data)}}}else{
if(ze=x.mipmaps,Ae&&Ve){ze.length>0&&Ee++;let pe=Be(Z[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Ee,oe,pe.width,pe.height)}for(let pe=0;pe<6;pe++)if(R){Ae?ne&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+
pe,0,0,0,Z[pe].width,Z[pe].height,le,se,Z[pe].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,0,oe,Z[pe].width,Z[pe].height,0,le,se,Z[pe].data);for(let at=0;at<ze.length;at++){let Tn=ze[at].image[pe].
image;Ae?ne&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,at+1,0,0,Tn.width,Tn.height,le,se,Tn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,at+1,oe,Tn.width,Tn.height,0,le,se,Tn.data)}}else{
Ae?ne&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,0,0,0,le,se,Z[pe]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,0,oe,le,se,Z[pe]);for(let at=0;at<ze.length;at++){let Ot=ze[at];Ae?ne&&t.texSubImage2D(
i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,at+1,0,0,le,se,Ot.image[pe]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+pe,at+1,oe,le,se,Ot.image[pe])}}}A(x)&&x.mipmapsAutoUpdate===!0&&w(i.TEXTURE_CUBE_MAP),re.__version=
j.version,x.onUpdate&&x.onUpdate(x)}T.__version=x.version}function _t(T,x,k,te,j,re){let ce=r.convert(k.format,k.colorSpace),$=r.convert(k.type),Y=E(k.internalFormat,ce,$,k.normalized,k.colorSpace),ae=n.
get(x),R=n.get(k);if(R.__renderTarget=x,!ae.__hasExternalTextures){let Z=Math.max(1,x.width>>re),W=Math.max(1,x.height>>re);j===i.TEXTURE_3D||j===i.TEXTURE_2D_ARRAY?t.texImage3D(j,re,Y,Z,W,x.depth,0,ce,
$,null):t.texImage2D(j,re,Y,Z,W,0,ce,$,null)}t.bindFramebuffer(i.FRAMEBUFFER,T),fe(x)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,te,j,R.__webglTexture,0,gt(x)):(j===i.TEXTURE_2D||j>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&
j<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,te,j,R.__webglTexture,re),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Ji(T,x,k){if(i.bindRenderbuffer(i.RENDERBUFFER,T),x.depthBuffer){
let te=x.depthTexture,j=te&&te.isDepthTexture?te.type:null,re=y(x.stencilBuffer,j),ce=x.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;fe(x)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,
gt(x),re,x.width,x.height):k?i.renderbufferStorageMultisample(i.RENDERBUFFER,gt(x),re,x.width,x.height):i.renderbufferStorage(i.RENDERBUFFER,re,x.width,x.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,
ce,i.RENDERBUFFER,T)}else{let te=x.textures;for(let j=0;j<te.length;j++){let re=te[j],ce=r.convert(re.format,re.colorSpace),$=r.convert(re.type),Y=E(re.internalFormat,ce,$,re.normalized,re.colorSpace);
fe(x)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,gt(x),Y,x.width,x.height):k?i.renderbufferStorageMultisample(i.RENDERBUFFER,gt(x),Y,x.width,x.height):i.renderbufferStorage(i.RENDERBUFFER,Y,x.
width,x.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Nt(T,x,k){let te=x.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,T),!(x.depthTexture&&x.depthTexture.isDepthTexture))
throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let j=n.get(x.depthTexture);j.__renderTarget=x;let re=te?x.depthTexture.image[0]:x.depthTexture.
image;(!j.__webglTexture||re.width!==x.width||re.height!==x.height)&&(re.width=x.width,re.height=x.height,x.depthTexture.needsUpdate=!0),te?ye(x.depthTexture,0):ge(x.depthTexture,0);let ce=j.__webglTexture,
$=gt(x),Y=te?i.TEXTURE_CUBE_MAP_POSITIVE_X+k:i.TEXTURE_2D,ae=x.depthTexture.format===Mn?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(x.depthTexture.format===_n)fe(x)?a.framebufferTexture2DMultisampleEXT(
i.FRAMEBUFFER,ae,Y,ce,0,$):i.framebufferTexture2D(i.FRAMEBUFFER,ae,Y,ce,0);else if(x.depthTexture.format===Mn)fe(x)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ae,Y,ce,0,$):i.framebufferTexture2D(
i.FRAMEBUFFER,ae,Y,ce,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Ti(T){let x=n.get(T),k=T.isWebGLCubeRenderTarget===!0;if(x.__boundDepthTexture!==T.depthTexture){
let te=T.depthTexture;if(x.__depthDisposeCallback&&x.__depthDisposeCallback(),te){let j=()=>{delete x.__boundDepthTexture,delete x.__depthDisposeCallback,te.removeEventListener("dispose",j)};te.addEventListener(
"dispose",j),x.__depthDisposeCallback=j}x.__boundDepthTexture=te}if(T.depthTexture&&!x.__autoAllocateDepthBuffer)if(k)for(let te=0;te<6;te++)Nt(x.__webglFramebuffer[te],T,te);else T.texture.mipmaps.length>
0?Nt(x.__webglFramebuffer[0],T,0):Nt(x.__webglFramebuffer,T,0);else if(k){x.__webglDepthbuffer=[];for(let te=0;te<6;te++)if(t.bindFramebuffer(i.FRAMEBUFFER,x.__webglFramebuffer[te]),x.__webglDepthbuffer[te]===
void 0)x.__webglDepthbuffer[te]=i.createRenderbuffer(),Ji(x.__webglDepthbuffer[te],T,!1);else{let j=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,re=x.__webglDepthbuffer[te];i.bindRenderbuffer(
i.RENDERBUFFER,re),i.framebufferRenderbuffer(i.FRAMEBUFFER,j,i.RENDERBUFFER,re)}}else if(T.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,x.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,
x.__webglFramebuffer),x.__webglDepthbuffer===void 0)x.__webglDepthbuffer=i.createRenderbuffer(),Ji(x.__webglDepthbuffer,T,!1);else{let j=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,re=x.
__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,re),i.framebufferRenderbuffer(i.FRAMEBUFFER,j,i.RENDERBUFFER,re)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function Ai(T,x,k){let te=n.get(T);x!==void 0&&
_t(te.__webglFramebuffer,T,T.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),k!==void 0&&Ti(T)}function Ei(T){let x=T.texture,k=n.get(T),te=n.get(x);T.addEventListener("dispose",z),O(T);let j=T.textures,re=T.
isWebGLCubeRenderTarget===!0,ce=j.length>1;if(ce||(te.__webglTexture===void 0&&(te.__webglTexture=i.createTexture()),te.__version=x.version,o.memory.textures++),re){k.__webglFramebuffer=[];for(let $=0;$<
6;$++)if(x.mipmaps.length>0){k.__webglFramebuffer[$]=[];for(let Y=0;Y<x.mipmaps.length;Y++)k.__webglFramebuffer[$][Y]=i.createFramebuffer()}else k.__webglFramebuffer[$]=i.createFramebuffer()}else{if(x.
mipmaps.length>0){k.__webglFramebuffer=[];for(let $=0;$<x.mipmaps.length;$++)k.__webglFramebuffer[$]=i.createFramebuffer()}else k.__webglFramebuffer=i.createFramebuffer();if(ce)for(let $=0,Y=j.length;$<
Y;$++){let ae=n.get(j[$]);ae.__webglTexture===void 0&&(ae.__webglTexture=i.createTexture(),o.memory.textures++)}if(T.samples>0&&fe(T)===!1){k.__webglMultisampledFramebuffer=i.createFramebuffer(),k.__webglColorRenderbuffer=
[],t.bindFramebuffer(i.FRAMEBUFFER,k.__webglMultisampledFramebuffer);for(let $=0;$<j.length;$++){let Y=j[$];k.__webglColorRenderbuffer[$]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,k.__webglColorRenderbuffer[$]);
let ae=r.convert(Y.format,Y.colorSpace),R=r.convert(Y.type),Z=E(Y.internalFormat,ae,R,Y.normalized,Y.colorSpace,T.isXRRenderTarget===!0),W=gt(T);i.renderbufferStorageMultisample(i.RENDERBUFFER,W,Z,T.width,
T.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+$,i.RENDERBUFFER,k.__webglColorRenderbuffer[$])}i.bindRenderbuffer(i.RENDERBUFFER,null),T.depthBuffer&&(k.__webglDepthRenderbuffer=
i.createRenderbuffer(),Ji(k.__webglDepthRenderbuffer,T,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(re){t.bindTexture(i.TEXTURE_CUBE_MAP,te.__webglTexture),ot(i.TEXTURE_CUBE_MAP,x);for(let $=0;$<6;$++)
if(x.mipmaps.length>0)for(let Y=0;Y<x.mipmaps.length;Y++)_t(k.__webglFramebuffer[$][Y],T,x,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+$,Y);else _t(k.__webglFramebuffer[$],T,x,i.COLOR_ATTACHMENT0,
i.TEXTURE_CUBE_MAP_POSITIVE_X+$,0);A(x)?w(i.TEXTURE_CUBE_MAP):x.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,x.mipmaps.length-1),t.unbindTexture()}else if(ce){for(let $=0,Y=j.
length;$<Y;$++){let ae=j[$],R=n.get(ae),Z=i.TEXTURE_2D;(T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(Z=T.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(Z,R.__webglTexture),
ot(Z,ae),_t(k.__webglFramebuffer,T,ae,i.COLOR_ATTACHMENT0+$,Z,0),A(ae)&&w(Z)}t.unbindTexture()}else{let $=i.TEXTURE_2D;if((T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&($=T.isWebGL3DRenderTarget?
i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture($,te.__webglTexture),ot($,x),x.mipmaps.length>0)for(let Y=0;Y<x.mipmaps.length;Y++)_t(k.__webglFramebuffer[Y],T,x,i.COLOR_ATTACHMENT0,$,Y);else _t(k.__webglFramebuffer,
T,x,i.COLOR_ATTACHMENT0,$,0);A(x)?w($):x.mipmaps.length>0&&i.texParameteri($,i.TEXTURE_MAX_LEVEL,x.mipmaps.length-1),t.unbindTexture()}T.depthBuffer&&Ti(T)}function L(T){let x=T.textures;for(let k=0,te=x.
length;k<te;k++){let j=x[k];if(A(j)&&j.mipmapsAutoUpdate===!0){let re=C(T),ce=n.get(j).__webglTexture;t.bindTexture(re,ce),w(re),t.unbindTexture()}}}let Ri=[];function mt(T){if(T.samples>0){if(fe(T)===
!1){let x=T.textures,k=T.width,te=T.height,j=i.COLOR_BUFFER_BIT,re=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ce=n.get(T),$=x.length>1;if($)for(let ae=0;ae<x.length;ae++)t.bindFramebuffer(
i.FRAMEBUFFER,ce.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ae,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,ce.__webglFramebuffer),i.framebufferTexture2D(
i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ae,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,ce.__webglMultisampledFramebuffer),T.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ce.
__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ce.__webglFramebuffer);for(let ae=0;ae<x.length;ae++){if(T.resolveDepthBuffer&&(T.depthBuffer&&(j|=i.DEPTH_BUFFER_BIT),T.stencilBuffer&&T.resolveStencilBuffer&&
(j|=i.STENCIL_BUFFER_BIT)),$){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,ce.__webglColorRenderbuffer[ae]);let R=n.get(x[ae]).__webglTexture;i.framebufferTexture2D(
i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,R,0)}i.blitFramebuffer(0,0,k,te,0,0,k,te,j,i.NEAREST),l===!0&&(Ri.length=0,Ri.push(i.COLOR_ATTACHMENT0+ae),T.depthBuffer&&T.storeMultisampledDepthBuffer===
!1&&Ri.push(re),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ri))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),$)for(let ae=0;ae<x.length;ae++){t.bindFramebuffer(
i.FRAMEBUFFER,ce.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ae,i.RENDERBUFFER,ce.__webglColorRenderbuffer[ae]);let R=n.get(x[ae]).__webglTexture;t.bindFramebuffer(
i.FRAMEBUFFER,ce.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ae,i.TEXTURE_2D,R,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,ce.__webglMultisampledFramebuffer)}else if(T.
depthBuffer&&T.storeMultisampledDepthBuffer===!1&&l){let x=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[x])}}}function gt(T){return Math.min(
s.maxSamples,T.samples)}function fe(T){let x=n.get(T);return T.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&x.__useRenderToTexture!==!1}function It(T){let x=o.render.frame;c.get(T)!==
x&&(c.set(T,x),T.update())}function Pe(T,x){let k=T.colorSpace,te=T.format,j=T.type;return T.isCompressedTexture===!0||T.isVideoTexture===!0||k!==Qr&&k!==wn&&(Ye.getTransfer(k)===st?(te!==Si||j!==wi)&&
Ie("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Le("WebGLTextures: Unsupported texture color space:",k)),x}function Be(T){return typeof HTMLImageElement<"u"&&T instanceof
HTMLImageElement?(h.width=T.naturalWidth||T.width,h.height=T.naturalHeight||T.height):typeof VideoFrame<"u"&&T instanceof VideoFrame?(h.width=T.displayWidth,h.height=T.displayHeight):(h.width=T.width,
h.height=T.height),h}this.allocateTextureUnit=Ue,this.resetTextureUnits=Q,this.getTextureUnits=ee,this.setTextureUnits=Se,this.setTexture2D=ge,this.setTexture2DArray=be,this.setTexture3D=Ce,this.setTextureCube=
ye,this.rebindTextures=Ai,this.setupRenderTarget=Ei,this.updateRenderTargetMipmap=L,this.updateMultisampleRenderTarget=mt,this.setupDepthRenderbuffer=Ti,this.setupFrameBufferTexture=_t,this.useMultisampledRTT=
fe,this.dispose=q}function Tv(i,e){function t(n,s=wn){let r,o=Ye.getTransfer(s);if(n===wi)return i.UNSIGNED_BYTE;if(n===xl)return i.UNSIGNED_SHORT_4_4_4_4;if(n===_l)return i.UNSIGNED_SHORT_5_5_5_1;if(n===
Vc)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Gc)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Oc)return i.BYTE;if(n===zc)return i.SHORT;if(n===hr)return i.UNSIGNED_SHORT;if(n===yl)return i.INT;if(n===qi)
return i.UNSIGNED_INT;if(n===$i)return i.FLOAT;if(n===Yi)return i.HALF_FLOAT;if(n===Hc)return i.ALPHA;if(n===Wc)return i.RGB;if(n===Si)return i.RGBA;if(n===_n)return i.DEPTH_COMPONENT;if(n===Mn)return i.
DEPTH_STENCIL;if(n===Xc)return i.RED;if(n===bl)return i.RED_INTEGER;if(n===jn)return i.RG;if(n===vl)return i.RG_INTEGER;if(n===Ml)return i.RGBA_INTEGER;if(n===_o||n===bo||n===vo||n===Mo)if(o===st)if(r=
e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===_o)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===bo)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===vo)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;
if(n===Mo)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===_o)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===bo)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;
if(n===vo)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Mo)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===wl||n===Sl||n===Tl||n===Al)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){
if(n===wl)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Sl)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Tl)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Al)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else
return null;if(n===El||n===Rl||n===Cl||n===Pl||n===Il||n===wo||n===Fl)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===El||n===Rl)return o===st?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;
if(n===Cl)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Pl)return r.COMPRESSED_R11_EAC;if(n===Il)return r.COMPRESSED_SIGNED_R11_EAC;if(n===wo)return r.COMPRESSED_RG11_EAC;
if(n===Fl)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Ll||n===Dl||n===Bl||n===Ul||n===kl||n===Nl||n===Ol||n===zl||n===Vl||n===Gl||n===Hl||n===Wl||n===Xl||n===ql)if(r=e.get("WEBGL_compr\
essed_texture_astc"),r!==null){if(n===Ll)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Dl)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;
if(n===Bl)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Ul)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===kl)return o===
st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Nl)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Ol)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:
r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===zl)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Vl)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;
if(n===Gl)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Hl)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Wl)
return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Xl)return o===st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===ql)return o===
st?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===$l||n===Yl||n===Jl)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===$l)return o===st?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:
r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Yl)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Jl)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Zl||n===Kl||n===So||n===jl)if(r=
e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Zl)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Kl)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===So)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===
jl)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Ts?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var Av=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,Ev=`
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

}`,fu=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new uo(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&
(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new nn({vertexShader:Av,fragmentShader:Ev,uniforms:{
depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Wt(new fo(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.
texture}},pu=class extends Xi{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,h=null,c=null,f=null,d=null,u=null,g=null,v=typeof XRWebGLBinding<"u",m=new fu,p={},M=t.getContextAttributes(),
A=null,w=null,C=[],E=[],y=new Re,S=null,O=null,F=new si;F.viewport=new rt;let D=new si;D.viewport=new rt;let z=[F,D],H=new fl,I=null,q=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,
this.getController=function(J){let ge=C[J];return ge===void 0&&(ge=new er,C[J]=ge),ge.getTargetRaySpace()},this.getControllerGrip=function(J){let ge=C[J];return ge===void 0&&(ge=new er,C[J]=ge),ge.getGripSpace()},
this.getHand=function(J){let ge=C[J];return ge===void 0&&(ge=new er,C[J]=ge),ge.getHandSpace()};function K(J){let ge=E.indexOf(J.inputSource);if(ge===-1)return;let be=C[ge];be!==void 0&&(be.update(J.inputSource,
J.frame,h||o),be.dispatchEvent({type:J.type,data:J.inputSource}))}function G(){s.removeEventListener("select",K),s.removeEventListener("selectstart",K),s.removeEventListener("selectend",K),s.removeEventListener(
"squeeze",K),s.removeEventListener("squeezestart",K),s.removeEventListener("squeezeend",K),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ie);for(let J=0;J<C.length;J++){let ge=E[J];
ge!==null&&(E[J]=null,C[J].disconnect(ge))}I=null,q=null,m.reset();for(let J in p)delete p[J];if(e.setRenderTarget(A),u=null,d=null,f=null,s=null,w=null,Ue.stop(),n.isPresenting=!1,e.setPixelRatio(S),
e.setSize(y.width,y.height,!1),O!==null){let J=O.camera;J.fov=O.fov,J.zoom=O.zoom,J.updateProjectionMatrix(),O=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(J){r=J,
n.isPresenting===!0&&Ie("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(J){a=J,n.isPresenting===!0&&Ie("WebXRManager: Cannot change reference sp\
ace type while presenting.")},this.getReferenceSpace=function(){return h||o},this.setReferenceSpace=function(J){h=J},this.getBaseLayer=function(){return d!==null?d:u},this.getBinding=function(){return f===
null&&v&&(f=new XRWebGLBinding(s,t)),f},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(J){if(s=J,s!==null){if(A=e.getRenderTarget(),s.addEventListener(
"select",K),s.addEventListener("selectstart",K),s.addEventListener("selectend",K),s.addEventListener("squeeze",K),s.addEventListener("squeezestart",K),s.addEventListener("squeezeend",K),s.addEventListener(
"end",G),s.addEventListener("inputsourceschange",ie),M.xrCompatible!==!0&&await t.makeXRCompatible(),S=e.getPixelRatio(),e.getSize(y),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let be=null,
Ce=null,ye=null;M.depth&&(ye=M.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,be=M.stencil?Mn:_n,Ce=M.stencil?Ts:qi);let Ne={colorFormat:t.RGBA8,depthFormat:ye,scaleFactor:r};f=this.getBinding(),d=f.createProjectionLayer(
Ne),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),w=new ri(d.textureWidth,d.textureHeight,{format:Si,type:wi,depthTexture:new bn(d.textureWidth,d.textureHeight,
Ce,void 0,void 0,void 0,void 0,void 0,void 0,be),stencilBuffer:M.stencil,colorSpace:e.outputColorSpace,samples:M.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===
!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let be={antialias:M.antialias,alpha:!0,depth:M.depth,stencil:M.stencil,framebufferScaleFactor:r};
u=new XRWebGLLayer(s,t,be),s.updateRenderState({baseLayer:u}),e.setPixelRatio(1),e.setSize(u.framebufferWidth,u.framebufferHeight,!1),w=new ri(u.framebufferWidth,u.framebufferHeight,{format:Si,type:wi,
colorSpace:e.outputColorSpace,stencilBuffer:M.stencil,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.
ignoreDepthValues===!1})}w.isXRRenderTarget=!0,this.setFoveation(l),h=null,o=await s.requestReferenceSpace(a),Ue.setContext(s),Ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.
getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ie(J){for(let ge=0;ge<J.removed.length;ge++){let be=J.
removed[ge],Ce=E.indexOf(be);Ce>=0&&(E[Ce]=null,C[Ce].disconnect(be))}for(let ge=0;ge<J.added.length;ge++){let be=J.added[ge],Ce=E.indexOf(be);if(Ce===-1){for(let Ne=0;Ne<C.length;Ne++)if(Ne>=E.length){
E.push(be),Ce=Ne;break}else if(E[Ne]===null){E[Ne]=be,Ce=Ne;break}if(Ce===-1)break}let ye=C[Ce];ye&&ye.connect(be)}}function X(J,ge){ge===null?J.matrixWorld.copy(J.matrix):J.matrixWorld.multiplyMatrices(
ge.matrixWorld,J.matrix),J.matrixWorldInverse.copy(J.matrixWorld).invert()}this.updateCamera=function(J){if(s===null)return;let ge=J.near,be=J.far;m.texture!==null&&(m.depthNear>0&&(ge=m.depthNear),m.
depthFar>0&&(be=m.depthFar)),H.near=D.near=F.near=ge,H.far=D.far=F.far=be,(I!==H.near||q!==H.far)&&(s.updateRenderState({depthNear:H.near,depthFar:H.far}),I=H.near,q=H.far),H.layers.mask=J.layers.mask|
6,F.layers.mask=H.layers.mask&-5,D.layers.mask=H.layers.mask&-3;let Ce=J.parent,ye=H.cameras;X(H,Ce);for(let Ne=0;Ne<ye.length;Ne++)X(ye[Ne],Ce);H.projectionMatrix.copy(F.projectionMatrix),H.projectionMatrixInverse.
copy(F.projectionMatrixInverse),O===null&&J.isPerspectiveCamera&&(O={camera:J,fov:J.fov,zoom:J.zoom}),Q(J,H,Ce)};function Q(J,ge,be){be===null?J.matrix.copy(ge.matrixWorld):(J.matrix.copy(be.matrixWorld),
J.matrix.invert(),J.matrix.multiply(ge.matrixWorld)),J.matrix.decompose(J.position,J.quaternion,J.scale),J.updateMatrixWorld(!0),J.projectionMatrix.copy(ge.projectionMatrix),J.projectionMatrixInverse.
copy(ge.projectionMatrixInverse),J.isPerspectiveCamera&&(J.fov=js*2*Math.atan(1/J.projectionMatrix.elements[5]),J.zoom=1)}this.getCamera=function(){return H},this.getFoveation=function(){if(!(d===null&&
u===null))return l},this.setFoveation=function(J){l=J,d!==null&&(d.fixedFoveation=J),u!==null&&u.fixedFoveation!==void 0&&(u.fixedFoveation=J)},this.hasDepthSensing=function(){return m.texture!==null},
this.getDepthSensingMesh=function(){return m.getMesh(H)},this.getCameraTexture=function(J){return p[J]};let ee=null;function Se(J,ge){if(c=ge.getViewerPose(h||o),g=ge,c!==null){let be=c.views;u!==null&&
(e.setRenderTargetFramebuffer(w,u.framebuffer),e.setRenderTarget(w));let Ce=!1;be.length!==H.cameras.length&&(H.cameras.length=0,Ce=!0);for(let Fe=0;Fe<be.length;Fe++){let ot=be[Fe],ct=null;if(u!==null)
ct=u.getViewport(ot);else{let Xt=f.getViewSubImage(d,ot);ct=Xt.viewport,Fe===0&&(e.setRenderTargetTextures(w,Xt.colorTexture,Xt.depthStencilTexture),e.setRenderTarget(w))}let We=z[Fe];We===void 0&&(We=
new si,We.layers.enable(Fe),We.viewport=new rt,z[Fe]=We),We.matrix.fromArray(ot.transform.matrix),We.matrix.decompose(We.position,We.quaternion,We.scale),We.projectionMatrix.fromArray(ot.projectionMatrix),
We.projectionMatrixInverse.copy(We.projectionMatrix).invert(),We.viewport.set(ct.x,ct.y,ct.width,ct.height),Fe===0&&(H.matrix.copy(We.matrix),H.matrix.decompose(H.position,H.quaternion,H.scale)),Ce===
!0&&H.cameras.push(We)}let ye=s.enabledFeatures;if(ye&&ye.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&v){f=n.getBinding();let Fe=f.getDepthInformation(be[0]);Fe&&Fe.isValid&&Fe.texture&&
m.init(Fe,s.renderState)}if(ye&&ye.includes("camera-access")&&v){e.state.unbindTexture(),f=n.getBinding();for(let Fe=0;Fe<be.length;Fe++){let ot=be[Fe].camera;if(ot){let ct=p[ot];ct||(ct=new uo,p[ot]=
ct);let We=f.getCameraImage(ot);ct.sourceTexture=We}}}}for(let be=0;be<C.length;be++){let Ce=E[be],ye=C[be];Ce!==null&&ye!==void 0&&ye.update(Ce,ge,h||o)}ee&&ee(J,ge),ge.detectedPlanes&&n.dispatchEvent(
{type:"planesdetected",data:ge}),g=null}let Ue=new tm;Ue.setAnimationLoop(Se),this.setAnimationLoop=function(J){ee=J},this.dispose=function(){}}},Rv=new wt,um=new De;um.set(-1,0,0,0,1,0,0,0,1);function Cv(i,e){
function t(m,p){m.matrixAutoUpdate===!0&&m.updateMatrix(),p.value.copy(m.matrix)}function n(m,p){p.color.getRGB(m.fogColor.value,tu(i)),p.isFog?(m.fogNear.value=p.near,m.fogFar.value=p.far):p.isFogExp2&&
(m.fogDensity.value=p.density)}function s(m,p,M,A,w){p.isNodeMaterial?p.uniformsNeedUpdate=!1:p.isMeshBasicMaterial?r(m,p):p.isMeshLambertMaterial?(r(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):
p.isMeshToonMaterial?(r(m,p),f(m,p)):p.isMeshPhongMaterial?(r(m,p),c(m,p),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)):p.isMeshStandardMaterial?(r(m,p),d(m,p),p.isMeshPhysicalMaterial&&u(m,p,
w)):p.isMeshMatcapMaterial?(r(m,p),g(m,p)):p.isMeshDepthMaterial?r(m,p):p.isMeshDistanceMaterial?(r(m,p),v(m,p)):p.isMeshNormalMaterial?r(m,p):p.isLineBasicMaterial?(o(m,p),p.isLineDashedMaterial&&a(m,
p)):p.isPointsMaterial?l(m,p,M,A):p.isSpriteMaterial?h(m,p):p.isShadowMaterial?(m.color.value.copy(p.color),m.opacity.value=p.opacity):p.isShaderMaterial&&(p.uniformsNeedUpdate=!1)}function r(m,p){m.opacity.
value=p.opacity,p.color&&m.diffuse.value.copy(p.color),p.emissive&&m.emissive.value.copy(p.emissive).multiplyScalar(p.emissiveIntensity),p.map&&(m.map.value=p.map,t(p.map,m.mapTransform)),p.alphaMap&&
(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.bumpMap&&(m.bumpMap.value=p.bumpMap,t(p.bumpMap,m.bumpMapTransform),m.bumpScale.value=p.bumpScale,p.side===oi&&(m.bumpScale.value*=-1)),
p.normalMap&&(m.normalMap.value=p.normalMap,t(p.normalMap,m.normalMapTransform),m.normalScale.value.copy(p.normalScale),p.side===oi&&m.normalScale.value.negate()),p.displacementMap&&(m.displacementMap.
value=p.displacementMap,t(p.displacementMap,m.displacementMapTransform),m.displacementScale.value=p.displacementScale,m.displacementBias.value=p.displacementBias),p.emissiveMap&&(m.emissiveMap.value=p.
emissiveMap,t(p.emissiveMap,m.emissiveMapTransform)),p.specularMap&&(m.specularMap.value=p.specularMap,t(p.specularMap,m.specularMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest);let M=e.get(
p),A=M.envMap,w=M.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(Rv.makeRotationFromEuler(w)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.
premultiply(um),m.reflectivity.value=p.reflectivity,m.ior.value=p.ior,m.refractionRatio.value=p.refractionRatio),p.lightMap&&(m.lightMap.value=p.lightMap,m.lightMapIntensity.value=p.lightMapIntensity,
t(p.lightMap,m.lightMapTransform)),p.aoMap&&(m.aoMap.value=p.aoMap,m.aoMapIntensity.value=p.aoMapIntensity,t(p.aoMap,m.aoMapTransform))}function o(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.
opacity,p.map&&(m.map.value=p.map,t(p.map,m.mapTransform))}function a(m,p){m.dashSize.value=p.dashSize,m.totalSize.value=p.dashSize+p.gapSize,m.scale.value=p.scale}function l(m,p,M,A){m.diffuse.value.
copy(p.color),m.opacity.value=p.opacity,m.size.value=p.size*M,m.scale.value=A*.5,p.map&&(m.map.value=p.map,t(p.map,m.uvTransform)),p.alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),
p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function h(m,p){m.diffuse.value.copy(p.color),m.opacity.value=p.opacity,m.rotation.value=p.rotation,p.map&&(m.map.value=p.map,t(p.map,m.mapTransform)),p.
alphaMap&&(m.alphaMap.value=p.alphaMap,t(p.alphaMap,m.alphaMapTransform)),p.alphaTest>0&&(m.alphaTest.value=p.alphaTest)}function c(m,p){m.specular.value.copy(p.specular),m.shininess.value=Math.max(p.
shininess,1e-4)}function f(m,p){p.gradientMap&&(m.gradientMap.value=p.gradientMap)}function d(m,p){m.metalness.value=p.metalness,p.metalnessMap&&(m.metalnessMap.value=p.metalnessMap,t(p.metalnessMap,m.
metalnessMapTransform)),m.roughness.value=p.roughness,p.roughnessMap&&(m.roughnessMap.value=p.roughnessMap,t(p.roughnessMap,m.roughnessMapTransform)),p.envMap&&(m.envMapIntensity.value=p.envMapIntensity)}
function u(m,p,M){m.ior.value=p.ior,p.diffuseRoughness>0&&(m.diffuseRoughness.value=p.diffuseRoughness,p.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=p.diffuseRoughnessMap,t(p.diffuseRoughnessMap,
m.diffuseRoughnessMapTransform))),p.sheen>0&&(m.sheenColor.value.copy(p.sheenColor).multiplyScalar(p.sheen),m.sheenRoughness.value=p.sheenRoughness,p.sheenColorMap&&(m.sheenColorMap.value=p.sheenColorMap,
t(p.sheenColorMap,m.sheenColorMapTransform)),p.sheenRoughnessMap&&(m.sheenRoughnessMap.value=p.sheenRoughnessMap,t(p.sheenRoughnessMap,m.sheenRoughnessMapTransform))),p.clearcoat>0&&(m.clearcoat.value=
p.clearcoat,m.clearcoatRoughness.value=p.clearcoatRoughness,p.clearcoatMap&&(m.clearcoatMap.value=p.clearcoatMap,t(p.clearcoatMap,m.clearcoatMapTransform)),p.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.
value=p.clearcoatRoughnessMap,t(p.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),p.clearcoatNormalMap&&(m.clearcoatNormalMap.value=p.clearcoatNormalMap,t(p.clearcoatNormalMap,m.clearcoatNormalMapTransform),
m.clearcoatNormalScale.value.copy(p.clearcoatNormalScale),p.side===oi&&m.clearcoatNormalScale.value.negate())),p.dispersion>0&&(m.dispersion.value=p.dispersion),p.retroreflectivity>0&&(m.retroreflectivity.
value=p.retroreflectivity),p.iridescence>0&&(m.iridescence.value=p.iridescence,m.iridescenceIOR.value=p.iridescenceIOR,m.iridescenceThicknessMinimum.value=p.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.
value=p.iridescenceThicknessMaximum,p.iridescenceMap&&(m.iridescenceMap.value=p.iridescenceMap,t(p.iridescenceMap,m.iridescenceMapTransform)),p.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=
p.iridescenceThicknessMap,t(p.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),p.transmission>0&&(m.transmission.value=p.transmission,m.transmissionSamplerMap.value=M.texture,m.transmissionSamplerSize.
value.set(M.width,M.height),p.transmissionMap&&(m.transmissionMap.value=p.transmissionMap,t(p.transmissionMap,m.transmissionMapTransform)),m.thickness.value=p.thickness,p.thicknessMap&&(m.thicknessMap.
value=p.thicknessMap,t(p.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=p.attenuationDistance,m.attenuationColor.value.copy(p.attenuationColor)),p.anisotropy>0&&(m.anisotropyVector.
value.set(p.anisotropy*Math.cos(p.anisotropyRotation),p.anisotropy*Math.sin(p.anisotropyRotation)),p.anisotropyMap&&(m.anisotropyMap.value=p.anisotropyMap,t(p.anisotropyMap,m.anisotropyMapTransform))),
m.specularIntensity.value=p.specularIntensity,m.specularColor.value.copy(p.specularColor),p.specularColorMap&&(m.specularColorMap.value=p.specularColorMap,t(p.specularColorMap,m.specularColorMapTransform)),
p.specularIntensityMap&&(m.specularIntensityMap.value=p.specularIntensityMap,t(p.specularIntensityMap,m.specularIntensityMapTransform))}function g(m,p){p.matcap&&(m.matcap.value=p.matcap)}function v(m,p){
let M=e.get(p).light;m.referencePosition.value.setFromMatrixPosition(M.matrixWorld),m.nearDistance.value=M.shadow.camera.near,m.farDistance.value=M.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}
function Pv(i,e,t,n){let s={},r={};function o(M,A){let w=A.program;n.uniformBlockBinding(M,w,s[M.id])}function a(M,A){let w=s[M.id];w===void 0&&(g(M),w=l(M),s[M.id]=w,M.addEventListener("dispose",m));
let C=A.program;n.updateUBOMapping(M,C);let E=e.render.frame;r[M.id]!==E&&(h(M),r[M.id]=E)}function l(M){let A=i.createBuffer(),w=M.__size,C=M.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(
i.UNIFORM_BUFFER,w,C),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function h(M){let A=s[M.id],w=M.uniforms,C=M.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let E=0,y=w.length;E<y;E++){let S=w[E];if(Array.isArray(
S))for(let O=0,F=S.length;O<F;O++)c(S[O],E,O,C);else c(S,E,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function c(M,A,w,C){if(d(M,A,w,C)===!0){let E=M.__offset,y=M.value;if(Array.isArray(y)){let S=0;for(let O=0;O<
y.length;O++){let F=y[O],D=v(F,!0);f(F,M.__data,S),S+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else f(y,M.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,M.__data)}}function f(M,A,w){typeof M=="number"||
typeof M=="boolean"?A[w]=M:M.isMatrix3?(A[w]=M.elements[0],A[w+1]=M.elements[1],A[w+2]=M.elements[2],A[w+3]=0,A[w+4]=M.elements[3],A[w+5]=M.elements[4],A[w+6]=M.elements[5],A[w+7]=0,A[w+8]=M.elements[6],
A[w+9]=M.elements[7],A[w+10]=M.elements[8],A[w+11]=0):ArrayBuffer.isView(M)?A.set(M.subarray(0,A.length-w),w):M.toArray(A,w)}function d(M,A,w,C){let E=M.value,y=A+"_"+w;if(Array.isArray(E)){C[y]===void 0&&
(C[y]=[]);let S=C[y],O=!1;for(let F=0;F<E.length;F++)u(E[F],S,F)===!0&&(O=!0);return O}return u(E,C,y)}function u(M,A,w){if(A[w]===void 0)return typeof M=="number"||typeof M=="boolean"?A[w]=M:ArrayBuffer.
isView(M)?A[w]=M.slice():A[w]=M.clone(),!0;{let C=A[w];if(typeof M=="number"||typeof M=="boolean"){if(C!==M)return A[w]=M,!0}else{if(ArrayBuffer.isView(M))return!0;if(C.equals(M)===!1)return C.copy(M),
!0}}return!1}function g(M){let A=M.uniforms,w=0,C=16;for(let y=0,S=A.length;y<S;y++){let O=Array.isArray(A[y])?A[y]:[A[y]];for(let F=0,D=O.length;F<D;F++){let z=O[F],H=Array.isArray(z.value)?z.value:[
z.value],I=Array.isArray(A[y])||Array.isArray(z.value),q=w;for(let G=0,ie=H.length;G<ie;G++){let X=H[G],Q=v(X,I),ee=w%C,Se=ee%Q.boundary,Ue=ee+Se;w+=Se,Ue!==0&&C-Ue<Q.storage&&(w+=C-Ue),G===0&&(q=w),w+=
Q.storage}let K=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new K((w-q)/Float32Array.BYTES_PER_ELEMENT),z.__offset=q}}let E=w%C;return E>0&&(w+=C-E),M.__size=w,M.__cache=
{},this}function v(M,A){let w={boundary:0,storage:0};return typeof M=="number"||typeof M=="boolean"?(w.boundary=4,w.storage=4):M.isVector2?(w.boundary=8,w.storage=8):M.isVector3||M.isColor?(w.boundary=
16,w.storage=12):M.isVector4?(w.boundary=16,w.storage=16):M.isMatrix3?(w.boundary=16,w.storage=48):M.isMatrix4?(w.boundary=16,w.storage=64):M.isTexture?Ie("WebGLRenderer: Texture samplers can not be p\
art of an uniforms group."):ArrayBuffer.isView(M)?(w.boundary=16,w.storage=M.byteLength):Ie("WebGLRenderer: Unsupported uniform value type.",M),A===!0&&(w.boundary=16,w.storage=Math.ceil(w.storage/16)*
16),w}function m(M){let A=M.target;A.removeEventListener("dispose",m),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function p(){for(let M in s)i.deleteBuffer(s[M]);s={},r={}}return{bind:o,update:a,
dispose:p}}var Iv=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,
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
15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),rn=null;function Fv(){return rn===null&&(rn=new tr(Iv,16,16,jn,Yi),rn.name="DFG_LUT",rn.minFilter=$t,
rn.magFilter=$t,rn.wrapS=tn,rn.wrapT=tn,rn.generateMipmaps=!1,rn.needsUpdate=!0),rn}var ih=class{constructor(e={}){let{canvas:t=Sp(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,
preserveDrawingBuffer:h=!1,powerPreference:c="default",failIfMajorPerformanceCaveat:f=!1,reversedDepthBuffer:d=!1,outputBufferType:u=wi}=e;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<
"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let v=u,m=new Set([Ml,vl,bl]),p=new Set([
wi,qi,hr,Ts,xl,_l]),M=new Uint32Array(4),A=new Int32Array(4),w={textures:[],min:[],max:[],resolution:[]},C=null,E=null,y=[],S=[],O=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{
keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=
sn,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let F=this,D=!1,z=null,H=null,I=null,q=null;this._outputColorSpace=xi;let K=0,G=0,ie=null,X=-1,Q=null,ee=new rt,Se=new rt,Ue=null,J=new Je(
0),ge=0,be=t.width,Ce=t.height,ye=1,Ne=null,St=null,Fe=new rt(0,0,be,Ce),ot=new rt(0,0,be,Ce),ct=!1,We=new vs,Xt=new ja,Pt=!1,ai=!1,_t=new wt,Ji=new B,Nt=new rt,Ti={background:null,fog:null,environment:null,
overrideMaterial:null,isScene:!0},Ai=!1;function Ei(){return ie===null?ye:1}let L=n;function Ri(_,P){return t.getContext(_,P)}let mt,gt,fe,It,Pe,Be,T,x,k,te,j,re,ce,$,Y,ae,R,Z,W,le,se,oe,Ae;try{let _={
alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:h,powerPreference:c,failIfMajorPerformanceCaveat:f};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"\
187"}`),t.addEventListener("webglcontextlost",Ee,!1),t.addEventListener("webglcontextrestored",ze,!1),t.addEventListener("webglcontextcreationerror",pe,!1),L===null){let P="webgl2";if(L=Ri(P,_),L===null)
throw Ri(P)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Ve()}catch(_){throw t.removeEventListener(
"webglcontextlost",Ee,!1),t.removeEventListener("webglcontextrestored",ze,!1),t.removeEventListener("webglcontextcreationerror",pe,!1),Le("WebGLRenderer: "+_.message),_}function Ve(){mt=new H_(L),mt.init(),
se=new Tv(L,mt),gt=new F_(L,mt,e,se),fe=new wv(L,mt),gt.reversedDepthBuffer&&d&&fe.buffers.depth.setReversed(!0),H=L.createFramebuffer(),I=L.createFramebuffer(),q=L.createFramebuffer(),It=new q_(L),Pe=
new hv,Be=new Sv(L,mt,fe,Pe,gt,se,It),T=new G_(F),x=new Y0(L),oe=new P_(L,x),k=new W_(L,x,It,oe),te=new Y_(L,k,x,oe,It),Z=new $_(L,gt,Be),Y=new L_(Pe),j=new lv(F,T,mt,gt,oe,Y),re=new Cv(F,Pe),ce=new uv,
$=new yv(mt),R=new C_(F,T,fe,te,g,l),ae=new Mv(F,te,gt),Ae=new Pv(L,It,gt,fe),W=new I_(L,mt,It),le=new X_(L,mt,It),It.programs=j.programs,F.capabilities=gt,F.extensions=mt,F.properties=Pe,F.renderLists=
ce,F.shadowMap=ae,F.state=fe,F.info=It}v!==wi&&(O=new Z_(v,t.width,t.height,a,s,r));let ne=new pu(F,L);this.xr=ne,this.getContext=function(){return L},this.getContextAttributes=function(){return L.getContextAttributes()},
this.forceContextLoss=function(){let _=mt.get("WEBGL_lose_context");_&&_.loseContext()},this.forceContextRestore=function(){let _=mt.get("WEBGL_lose_context");_&&_.restoreContext()},this.getPixelRatio=
function(){return ye},this.setPixelRatio=function(_){_!==void 0&&(ye=_,this.setSize(be,Ce,!1))},this.getSize=function(_){return _.set(be,Ce)},this.setSize=function(_,P,V=!0){if(ne.isPresenting){Ie("We\
bGLRenderer: Can't change size while VR device is presenting.");return}be=_,Ce=P,t.width=Math.floor(_*ye),t.height=Math.floor(P*ye),V===!0&&(t.style.width=_+"px",t.style.height=P+"px"),O!==null&&O.setSize(
t.width,t.height),this.setViewport(0,0,_,P)},this.getDrawingBufferSize=function(_){return _.set(be*ye,Ce*ye).floor()},this.setDrawingBufferSize=function(_,P,V){be=_,Ce=P,ye=V,t.width=Math.floor(_*V),t.
height=Math.floor(P*V),this.setViewport(0,0,_,P)},this.setEffects=function(_){if(v===wi){Le("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(_){for(let P=0;P<
_.length;P++)if(_[P].isOutputPass===!0){Ie("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(_||[])},this.
getCurrentViewport=function(_){return _.copy(ee)},this.getViewport=function(_){return _.copy(Fe)},this.setViewport=function(_,P,V,U){_.isVector4?Fe.set(_.x,_.y,_.z,_.w):Fe.set(_,P,V,U),fe.viewport(ee.
copy(Fe).multiplyScalar(Ei()).round())},this.getScissor=function(_){return _.copy(ot)},this.setScissor=function(_,P,V,U){_.isVector4?ot.set(_.x,_.y,_.z,_.w):ot.set(_,P,V,U),fe.scissor(Se.copy(ot).multiplyScalar(
Ei()).round())},this.getScissorTest=function(){return ct},this.setScissorTest=function(_){fe.setScissorTest(ct=_)},this.setOpaqueSort=function(_){Ne=_},this.setTransparentSort=function(_){St=_},this.getClearColor=
function(_){return _.copy(R.getClearColor())},this.setClearColor=function(){R.setClearColor(...arguments)},this.getClearAlpha=function(){return R.getClearAlpha()},this.setClearAlpha=function(){R.setClearAlpha(
...arguments)},this.clear=function(_=!0,P=!0,V=!0){let U=0;if(_){let N=!1;if(ie!==null){let ue=ie.texture.format;N=m.has(ue)}if(N){let ue=ie.texture.type,_e=p.has(ue),he=R.getClearColor(),xe=R.getClearAlpha(),
Te=he.r,ke=he.g,Xe=he.b;_e?(M[0]=Te,M[1]=ke,M[2]=Xe,M[3]=xe,L.clearBufferuiv(L.COLOR,0,M)):(A[0]=Te,A[1]=ke,A[2]=Xe,A[3]=xe,L.clearBufferiv(L.COLOR,0,A))}else U|=L.COLOR_BUFFER_BIT}P&&(U|=L.DEPTH_BUFFER_BIT,
this.state.buffers.depth.setMask(!0)),V&&(U|=L.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),U!==0&&L.clear(U)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){
this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(_){_.setRenderer(this),z=_},this.dispose=function(){t.removeEventListener("webglcontextlost",Ee,!1),
t.removeEventListener("webglcontextrestored",ze,!1),t.removeEventListener("webglcontextcreationerror",pe,!1),R.dispose(),ce.dispose(),$.dispose(),Be.dispose(),Pe.dispose(),T.dispose(),te.dispose(),k.dispose(),
oe.dispose(),Ae.dispose(),j.dispose(),ne.dispose(),ne.removeEventListener("sessionstart",Iu),ne.removeEventListener("sessionend",Fu),es.stop()};function Ee(_){_.preventDefault(),Zc("WebGLRenderer: Con\
text Lost."),D=!0}function ze(){Zc("WebGLRenderer: Context Restored."),D=!1;let _=It.autoReset,P=ae.enabled,V=ae.autoUpdate,U=ae.needsUpdate,N=ae.type;Ve(),It.autoReset=_,ae.enabled=P,ae.autoUpdate=V,
ae.needsUpdate=U,ae.type=N}function pe(_){Le("WebGLRenderer: A WebGL context could not be created. Reason: ",_.statusMessage)}function at(_){let P=_.target;P.removeEventListener("dispose",at),Ot(P)}function Ot(_){
Tn(_),Pe.remove(_)}function Tn(_){let P=Pe.get(_).programs;P!==void 0&&(P.forEach(function(V){j.releaseProgram(V)}),_.isShaderMaterial&&j.releaseShaderCache(_))}this.renderBufferDirect=function(_,P,V,U,N,ue){
P===null&&(P=Ti);let _e=N.isMesh&&N.matrixWorld.determinantAffine()<0,he=Jm(_,P,V,U,N);fe.setMaterial(U,_e);let xe=V.index,Te=1;if(U.wireframe===!0){if(xe=k.getWireframeAttribute(V),xe===void 0)return;
Te=2}let ke=V.drawRange,Xe=V.attributes.position,ve=ke.start*Te,qe=(ke.start+ke.count)*Te;ue!==null&&(ve=Math.max(ve,ue.start*Te),qe=Math.min(qe,(ue.start+ue.count)*Te)),xe!==null?(ve=Math.max(ve,0),qe=
Math.min(qe,xe.count)):Xe!=null&&(ve=Math.max(ve,0),qe=Math.min(qe,Xe.count));let Tt=qe-ve;if(Tt<0||Tt===1/0)return;oe.setup(N,U,he,V,xe);let ft,ut=W;if(xe!==null&&(ft=x.get(xe),ut=le,ut.setIndex(ft)),
N.isMesh)U.wireframe===!0?(fe.setLineWidth(U.wireframeLinewidth*Ei()),ut.setMode(L.LINES)):ut.setMode(L.TRIANGLES);else if(N.isLine){let Yt=U.linewidth;Yt===void 0&&(Yt=1),fe.setLineWidth(Yt*Ei()),N.isLineSegments?
ut.setMode(L.LINES):N.isLineLoop?ut.setMode(L.LINE_LOOP):ut.setMode(L.LINE_STRIP)}else N.isPoints?ut.setMode(L.POINTS):N.isSprite&&ut.setMode(L.TRIANGLES);if(N.isBatchedMesh)if(mt.get("WEBGL_multi_dra\
w"))ut.renderMultiDraw(N._multiDrawStarts,N._multiDrawCounts,N._multiDrawCount);else{let Yt=N._multiDrawStarts,Me=N._multiDrawCounts,ii=N._multiDrawCount,et=xe?x.get(xe).bytesPerElement:1,ts=Pe.get(U).
currentProgram.getUniforms();for(let Jt=0;Jt<ii;Jt++)ts.setValue(L,"_gl_DrawID",Jt),ut.render(Yt[Jt]/et,Me[Jt])}else if(N.isInstancedMesh)ut.renderInstances(ve,Tt,N.count);else if(V.isInstancedBufferGeometry){
let Yt=V._maxInstanceCount!==void 0?V._maxInstanceCount:1/0,Me=Math.min(V.instanceCount,Yt);ut.renderInstances(ve,Tt,Me)}else ut.render(ve,Tt)};function Pu(_,P,V,U){z!==null&&_.isNodeMaterial&&z.setObject(
U,_),Pt===!0&&Y.setState(_,V,!1),_.transparent===!0&&_.side===Bi&&_.forceSinglePass===!1?(_.side=oi,_.needsUpdate=!0,pr(_,P,U),_.side=Kn,_.needsUpdate=!0,pr(_,P,U),_.side=Bi):pr(_,P,U)}this.compile=function(_,P,V=null){
V===null&&(V=_),z!==null&&z.renderStart(_,P,V),E=$.get(V),E.init(P),S.push(E),V.traverseVisible(function(N){N.isLight&&N.layers.test(P.layers)&&(E.pushLight(N),N.castShadow&&E.pushShadow(N))}),_!==V&&
_.traverseVisible(function(N){N.isLight&&N.layers.test(P.layers)&&(E.pushLight(N),N.castShadow&&E.pushShadow(N))}),E.setupLights(),z!==null&&z.updateLights(E.state.lightsArray),ai=this.localClippingEnabled,
Pt=Y.init(this.clippingPlanes,ai),Pt===!0&&Y.setGlobalState(this.clippingPlanes,P),z!==null&&ae.render(E.state.shadowsArray,V,P);let U=new Set;return _.traverse(function(N){if(!(N.isMesh||N.isPoints||
N.isLine||N.isSprite))return;let ue=N.material;if(ue)if(Array.isArray(ue))for(let _e=0;_e<ue.length;_e++){let he=ue[_e];Pu(he,V,P,N),U.add(he)}else Pu(ue,V,P,N),U.add(ue)}),E=S.pop(),z!==null&&z.renderEnd(),
U},this.compileAsync=function(_,P,V=null){let U=this.compile(_,P,V);return new Promise(N=>{function ue(){if(U.forEach(function(_e){let xe=Pe.get(_e).currentProgram;(xe===void 0||xe.isReady())&&U.delete(
_e)}),U.size===0){N(_);return}setTimeout(ue,10)}mt.get("KHR_parallel_shader_compile")!==null?ue():setTimeout(ue,10)})};let gh=null;function $m(_){gh&&gh(_)}function Iu(){es.stop()}function Fu(){es.start()}
let es=new tm;es.setAnimationLoop($m),typeof self<"u"&&es.setContext(self),this.setAnimationLoop=function(_){gh=_,ne.setAnimationLoop(_),_===null?es.stop():es.start()},ne.addEventListener("sessionstar\
t",Iu),ne.addEventListener("sessionend",Fu),this.render=function(_,P){if(P!==void 0&&P.isCamera!==!0){Le("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;z!==
null&&z.renderStart(_,P);let V=ne.enabled===!0&&ne.isPresenting===!0,U=O!==null&&(ie===null||V)&&O.begin(F,ie);if(_.matrixWorldAutoUpdate===!0&&_.updateMatrixWorld(),P.parent===null&&P.matrixWorldAutoUpdate===
!0&&P.updateMatrixWorld(),ne.enabled===!0&&ne.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(ne.cameraAutoUpdate===!0&&ne.updateCamera(P),P=ne.getCamera()),_.isScene===!0&&_.onBeforeRender(F,
_,P,ie),E=$.get(_,S.length),E.init(P),E.state.textureUnits=Be.getTextureUnits(),S.push(E),_t.multiplyMatrices(P.projectionMatrix,P.matrixWorldInverse),P.isArrayCamera?Xt.setFromArrayCamera(P):We.setFromProjectionMatrix(
_t,Li,P.reversedDepth),ai=this.localClippingEnabled,Pt=Y.init(this.clippingPlanes,ai),C=ce.get(_,y.length),C.init(),y.push(C),this.info.render.frame++,ne.enabled===!0&&ne.isPresenting===!0){let _e=F.xr.
getDepthSensingMesh();_e!==null&&yh(_e,P,-1/0,F.sortObjects)}yh(_,P,0,F.sortObjects),C.finish(),z!==null&&z.updateLights(E.state.lightsArray),F.sortObjects===!0&&C.sort(Ne,St),Ai=ne.enabled===!1||ne.isPresenting===
!1||ne.hasDepthSensing()===!1,Ai&&R.addToRenderList(C,_),this.info.autoReset===!0&&this.info.reset(),Pt===!0&&Y.beginShadows();let N=E.state.shadowsArray;if(ae.render(N,_,P),Pt===!0&&Y.endShadows(),(U&&
O.hasRenderPass())===!1){let _e=C.opaque,he=C.transmissive;if(E.setupLights(),P.isArrayCamera){let xe=P.cameras;if(he.length>0)for(let Te=0,ke=xe.length;Te<ke;Te++){let Xe=xe[Te];Du(_e,he,_,Xe)}Ai&&R.
render(_);for(let Te=0,ke=xe.length;Te<ke;Te++){let Xe=xe[Te];Lu(C,_,Xe,Xe.viewport)}}else he.length>0&&Du(_e,he,_,P),Ai&&R.render(_),Lu(C,_,P)}ie!==null&&G===0&&(Be.updateMultisampleRenderTarget(ie),
Be.updateRenderTargetMipmap(ie)),U&&O.end(F),_.isScene===!0&&_.onAfterRender(F,_,P),oe.resetDefaultState(),X=-1,Q=null,S.pop(),S.length>0?(E=S[S.length-1],Be.setTextureUnits(E.state.textureUnits),Pt===
!0&&Y.setGlobalState(F.clippingPlanes,E.state.camera)):E=null,y.pop(),y.length>0?C=y[y.length-1]:C=null,z!==null&&z.renderEnd()};function yh(_,P,V,U){if(_.visible===!1)return;if(_.layers.test(P.layers)){
if(_.isGroup)V=_.renderOrder;else if(_.isLOD)_.autoUpdate===!0&&_.update(P);else if(_.isLight)E.pushLight(_),_.castShadow&&E.pushShadow(_);else if(_.isSprite){let _e=P.isArrayCamera?Xt:We;if(!_.frustumCulled||
_.intersectsFrustum(_e)){U&&Nt.setFromMatrixPosition(_.matrixWorld).applyMatrix4(_t);let he=te.update(_),xe=_.material;xe.visible&&C.push(_,he,xe,V,Nt.z,null,P)}}else if(_.isMesh||_.isLine||_.isPoints){
let _e=P.isArrayCamera?Xt:We;if(!_.frustumCulled||_.intersectsFrustum(_e)){let he=te.update(_),xe=_.material;if(U&&(_.boundingSphere!==void 0?(_.boundingSphere===null&&_.computeBoundingSphere(),Nt.copy(
_.boundingSphere.center)):(he.boundingSphere===null&&he.computeBoundingSphere(),Nt.copy(he.boundingSphere.center)),Nt.applyMatrix4(_.matrixWorld).applyMatrix4(_t)),Array.isArray(xe)){let Te=he.groups;
for(let ke=0,Xe=Te.length;ke<Xe;ke++){let ve=Te[ke],qe=xe[ve.materialIndex];qe&&qe.visible&&C.push(_,he,qe,V,Nt.z,ve,P)}}else xe.visible&&C.push(_,he,xe,V,Nt.z,null,P)}}}let ue=_.children;for(let _e=0,
he=ue.length;_e<he;_e++)yh(ue[_e],P,V,U)}function Lu(_,P,V,U){let{opaque:N,transmissive:ue,transparent:_e}=_;E.setupLightsView(V),Pt===!0&&Y.setGlobalState(F.clippingPlanes,V),U&&fe.viewport(ee.copy(U)),
N.length>0&&Fo(N,P,V),ue.length>0&&Fo(ue,P,V),_e.length>0&&Fo(_e,P,V),fe.buffers.depth.setTest(!0),fe.buffers.depth.setMask(!0),fe.buffers.color.setMask(!0),fe.setPolygonOffset(!1)}function Du(_,P,V,U){
if((V.isScene===!0?V.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[U.id]===void 0){let ve=mt.has("EXT_color_buffer_half_float")||mt.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[U.
id]=new ri(1,1,{generateMipmaps:!0,type:ve?Yi:wi,minFilter:vn,samples:Math.max(4,gt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,
colorSpace:Ye.workingColorSpace})}let ue=E.state.transmissionRenderTarget[U.id],_e=U.viewport||ee;ue.setSize(_e.z*F.transmissionResolutionScale,_e.w*F.transmissionResolutionScale);let he=F.getRenderTarget(),
xe=F.getActiveCubeFace(),Te=F.getActiveMipmapLevel();F.setRenderTarget(ue),F.getClearColor(J),ge=F.getClearAlpha(),ge<1&&F.setClearColor(16777215,.5),F.clear(),Ai&&R.render(V);let ke=F.toneMapping;F.toneMapping=
sn;let Xe=U.viewport;if(U.viewport!==void 0&&(U.viewport=void 0),E.setupLightsView(U),Pt===!0&&Y.setGlobalState(F.clippingPlanes,U),Fo(_,V,U),Be.updateMultisampleRenderTarget(ue),Be.updateRenderTargetMipmap(
ue),mt.has("WEBGL_multisampled_render_to_texture")===!1){let ve=!1;for(let qe=0,Tt=P.length;qe<Tt;qe++){let ft=P[qe],{object:ut,geometry:Yt,material:Me,group:ii}=ft;if(Me.side===Bi&&ut.layers.test(U.layers)){
let et=Me.side;Me.side=oi,Me.needsUpdate=!0,Bu(ut,V,U,Yt,Me,ii),Me.side=et,Me.needsUpdate=!0,ve=!0}}ve===!0&&(Be.updateMultisampleRenderTarget(ue),Be.updateRenderTargetMipmap(ue))}F.setRenderTarget(he,
xe,Te),F.setClearColor(J,ge),Xe!==void 0&&(U.viewport=Xe),F.toneMapping=ke}function Fo(_,P,V){let U=P.isScene===!0?P.overrideMaterial:null;for(let N=0,ue=_.length;N<ue;N++){let _e=_[N],{object:he,geometry:xe,
group:Te}=_e,ke=_e.material;ke.allowOverride===!0&&U!==null&&(ke=U),he.layers.test(V.layers)&&Bu(he,P,V,xe,ke,Te)}}function Bu(_,P,V,U,N,ue){z!==null&&N.isNodeMaterial&&z.setObject(_,N),_.onBeforeRender(
F,P,V,U,N,ue),_.modelViewMatrix.multiplyMatrices(V.matrixWorldInverse,_.matrixWorld),_.normalMatrix.getNormalMatrix(_.modelViewMatrix),N.onBeforeRender(F,P,V,U,_,ue),N.transparent===!0&&N.side===Bi&&N.
forceSinglePass===!1?(N.side=oi,N.needsUpdate=!0,F.renderBufferDirect(V,P,U,N,_,ue),N.side=Kn,N.needsUpdate=!0,F.renderBufferDirect(V,P,U,N,_,ue),N.side=Bi):F.renderBufferDirect(V,P,U,N,_,ue),_.onAfterRender(
F,P,V,U,N,ue)}function Uu(_){let P=0;for(let V of _)V.texture!==null&&P++;return P}function pr(_,P,V){P.isScene!==!0&&(P=Ti);let U=Pe.get(_),N=E.state.lights,ue=E.state.shadowsArray,_e=N.state.version,
he=j.getParameters(_,N.state,ue,P,V,E.state.lightProbeGridArray),xe=j.getProgramCacheKey(he),Te=U.programs;U.environment=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?P.environment:
null,U.fog=P.fog;let ke=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap;U.envMap=T.get(_.envMap||U.environment,ke),U.envMapRotation=U.environment!==null&&
_.envMap===null?P.environmentRotation:_.envMapRotation,Te===void 0&&(_.addEventListener("dispose",at),Te=new Map,U.programs=Te,U.programVariants=new Map);let Xe=Te.get(xe);if(Xe!==void 0){if(U.currentProgram===
Xe&&U.lightsStateVersion===_e)return Nu(_,he),Xe}else he.uniforms=j.getUniforms(_),z!==null&&_.isNodeMaterial&&z.build(_,V,he),_.onBeforeCompile(he,F),Xe=j.acquireProgram(he,xe),Te.set(xe,Xe),U.uniforms=
he.uniforms;let ve=U.uniforms;return(!_.isShaderMaterial&&!_.isRawShaderMaterial||_.clipping===!0)&&(ve.clippingPlanes=Y.uniform),Nu(_,he),U.needsLights=Km(_),U.lightsStateVersion=_e,U.needsLights&&(ve.
ambientLightColor.value=N.state.ambient,ve.lightProbe.value=N.state.probe,ve.sunLights.value=N.state.sun,ve.sunLightShadows.value=N.state.sunShadow,ve.directionalLights.value=N.state.directional,ve.directionalLightShadows.
value=N.state.directionalShadow,ve.spotLights.value=N.state.spot,ve.spotLightShadows.value=N.state.spotShadow,ve.rectAreaLights.value=N.state.rectArea,ve.ltc_1.value=N.state.rectAreaLTC1,ve.ltc_2.value=
N.state.rectAreaLTC2,ve.pointLights.value=N.state.point,ve.pointLightShadows.value=N.state.pointShadow,ve.hemisphereLights.value=N.state.hemi,ve.sunShadowMatrix.value=N.state.sunShadowMatrix,ve.sunShadowCascade.
value=N.state.sunShadowCascade,ve.directionalShadowMatrix.value=N.state.directionalShadowMatrix,ve.spotLightMatrix.value=N.state.spotLightMatrix,ve.spotLightMap.value=N.state.spotLightMap,ve.pointShadowMatrix.
value=N.state.pointShadowMatrix),U.numLightProbeGrids=Uu(E.state.lightProbeGridArray),U.currentProgram=Xe,U.uniformsList=null,Xe}function Ym(_,P,V,U,N){let ue=Pe.get(_),_e=ue.currentProgram.id+","+U+"\
,"+N,he=ue.programVariants.get(_e);return he===void 0?(he=pr(_,P,V),ue.programVariants.set(_e,he)):(ue.currentProgram=he,ue.uniformsList=null,ue.outputColorSpace=U,ue.toneMapping=N),he}function ku(_){
if(_.uniformsList===null){let P=_.currentProgram.getUniforms();_.uniformsList=ur.seqWithValue(P.seq,_.uniforms)}return _.uniformsList}function Nu(_,P){let V=Pe.get(_);V.outputColorSpace=P.outputColorSpace,
V.batching=P.batching,V.batchingColor=P.batchingColor,V.instancing=P.instancing,V.instancingColor=P.instancingColor,V.instancingMorph=P.instancingMorph,V.skinning=P.skinning,V.morphTargets=P.morphTargets,
V.morphNormals=P.morphNormals,V.morphColors=P.morphColors,V.morphTargetsCount=P.morphTargetsCount,V.numClippingPlanes=P.numClippingPlanes,V.numIntersection=P.numClipIntersection,V.vertexAlphas=P.vertexAlphas,
V.vertexTangents=P.vertexTangents,V.toneMapping=P.toneMapping}function Jm(_,P,V,U,N){P.isScene!==!0&&(P=Ti),Be.resetTextureUnits();let ue=P.fog,_e=U.isMeshStandardMaterial||U.isMeshLambertMaterial||U.
isMeshPhongMaterial?P.environment:null,he=ie===null?F.outputColorSpace:ie.isXRRenderTarget===!0?ie.texture.colorSpace:Ye.workingColorSpace,xe=U.isMeshStandardMaterial||U.isMeshLambertMaterial&&!U.envMap||
U.isMeshPhongMaterial&&!U.envMap,Te=T.get(U.envMap||_e,xe),ke=U.vertexColors===!0&&!!V.attributes.color&&V.attributes.color.itemSize===4,Xe=!!V.attributes.tangent&&(!!U.normalMap||U.anisotropy>0),ve=!!V.
morphAttributes.position,qe=!!V.morphAttributes.normal,Tt=!!V.morphAttributes.color,ft=sn;U.toneMapped&&(ie===null||ie.isXRRenderTarget===!0)&&(ft=F.toneMapping);let ut=V.morphAttributes.position||V.morphAttributes.
normal||V.morphAttributes.color,Yt=ut!==void 0?ut.length:0,Me=Pe.get(U),ii=E.state.lights;if(Pt===!0&&(ai===!0||_!==Q)){let bt=_===Q&&U.id===X;Y.setState(U,_,bt)}let et=!1,ts=!1;U.version===Me.__version?
Me.needsLights&&Me.lightsStateVersion!==ii.state.version||N.isBatchedMesh&&Me.batching===!1||!N.isBatchedMesh&&Me.batching===!0||N.isBatchedMesh&&Me.batchingColor===!0&&N._colorsTexture===null||N.isBatchedMesh&&
Me.batchingColor===!1&&N._colorsTexture!==null||N.isInstancedMesh&&Me.instancing===!1||!N.isInstancedMesh&&Me.instancing===!0||N.isSkinnedMesh&&Me.skinning===!1||!N.isSkinnedMesh&&Me.skinning===!0||N.
isInstancedMesh&&Me.instancingColor===!0&&N.instanceColor===null||N.isInstancedMesh&&Me.instancingColor===!1&&N.instanceColor!==null||N.isInstancedMesh&&Me.instancingMorph===!0&&N.morphTexture===null||
N.isInstancedMesh&&Me.instancingMorph===!1&&N.morphTexture!==null||Me.envMap!==Te||U.fog===!0&&Me.fog!==ue||Me.numClippingPlanes!==void 0&&(Me.numClippingPlanes!==Y.numPlanes||Me.numIntersection!==Y.numIntersection)||
Me.vertexAlphas!==ke||Me.vertexTangents!==Xe||Me.morphTargets!==ve||Me.morphNormals!==qe||Me.morphColors!==Tt||Me.morphTargetsCount!==Yt||Me.numLightProbeGrids!==Uu(E.state.lightProbeGridArray)?et=!0:
(Me.outputColorSpace!==he||Me.toneMapping!==ft)&&(ts=!0):(et=!0,Me.__version=U.version);let Jt=Me.currentProgram;(et===!0||ts===!0)&&(Jt=ts===!0?Ym(U,P,N,he,ft):pr(U,P,N),z&&U.isNodeMaterial&&z.onUpdateProgram(
U,Jt,Me));let Lo=!1,An=!1,is=!1,Ke=Jt.getUniforms(),qt=Me.uniforms;if(fe.useProgram(Jt.program)&&(Lo=!0,An=!0,is=!0),U.id!==X&&(X=U.id,An=!0),Lo||Q!==_){fe.buffers.depth.getReversed()&&_.reversedDepth!==
!0&&(_._reversedDepth=!0,_.updateProjectionMatrix()),Ke.setValue(L,"projectionMatrix",_.projectionMatrix),Ke.setValue(L,"viewMatrix",_.matrixWorldInverse);let zt=Ke.map.cameraPosition;zt!==void 0&&zt.
setValue(L,Ji.setFromMatrixPosition(_.matrixWorld)),gt.logarithmicDepthBuffer&&Ke.setValue(L,"logDepthBufFC",2/(Math.log(_.far+1)/Math.LN2)),(U.isMeshPhongMaterial||U.isMeshToonMaterial||U.isMeshLambertMaterial||
U.isMeshBasicMaterial||U.isMeshStandardMaterial||U.isShaderMaterial)&&Ke.setValue(L,"isOrthographic",_.isOrthographicCamera===!0),Q!==_&&(Q=_,An=!0,is=!0)}if(Me.needsLights&&(ii.state.sunShadowMap.length>
0&&Ke.setValue(L,"sunShadowMap",ii.state.sunShadowMap,Be),ii.state.directionalShadowMap.length>0&&Ke.setValue(L,"directionalShadowMap",ii.state.directionalShadowMap,Be),ii.state.spotShadowMap.length>0&&
Ke.setValue(L,"spotShadowMap",ii.state.spotShadowMap,Be),ii.state.pointShadowMap.length>0&&Ke.setValue(L,"pointShadowMap",ii.state.pointShadowMap,Be)),N.isSkinnedMesh){Ke.setOptional(L,N,"bindMatrix"),
Ke.setOptional(L,N,"bindMatrixInverse");let bt=N.skeleton;bt&&(bt.boneTexture===null&&bt.computeBoneTexture(),Ke.setValue(L,"boneTexture",bt.boneTexture,Be))}N.isBatchedMesh&&(Ke.setOptional(L,N,"batc\
hingTexture"),Ke.setValue(L,"batchingTexture",N._matricesTexture,Be),Ke.setOptional(L,N,"batchingIdTexture"),Ke.setValue(L,"batchingIdTexture",N._indirectTexture,Be),Ke.setOptional(L,N,"batchingColorT\
exture"),N._colorsTexture!==null&&Ke.setValue(L,"batchingColorTexture",N._colorsTexture,Be));let Ui=V.morphAttributes;if((Ui.position!==void 0||Ui.normal!==void 0||Ui.color!==void 0)&&Z.update(N,V,Jt),
(An||Me.receiveShadow!==N.receiveShadow)&&(Me.receiveShadow=N.receiveShadow,Ke.setValue(L,"receiveShadow",N.receiveShadow)),(U.isMeshStandardMaterial||U.isMeshLambertMaterial||U.isMeshPhongMaterial)&&
U.envMap===null&&P.environment!==null&&(qt.envMapIntensity.value=P.environmentIntensity),qt.dfgLUT!==void 0&&(qt.dfgLUT.value=Fv()),An){if(Ke.setValue(L,"toneMappingExposure",F.toneMappingExposure),Me.
needsLights&&Zm(qt,is),ue&&U.fog===!0&&re.refreshFogUniforms(qt,ue),re.refreshMaterialUniforms(qt,U,ye,Ce,E.state.transmissionRenderTarget[_.id]),Me.needsLights&&Me.numLightProbeGrids>0){let bt=w,zt=0;
for(let an of E.state.lightProbeGridArray)an.texture!==null&&(bt.textures[zt]=an.texture,bt.min[zt]=an.boundingBox.min,bt.max[zt]=an.boundingBox.max,bt.resolution[zt]=an.resolution,zt++);for(let an in bt)
bt[an].length=zt;qt.probesSH.value=bt.textures,qt.probesMin.value=bt.min,qt.probesMax.value=bt.max,qt.probesResolution.value=bt.resolution}ur.upload(L,ku(Me),qt,Be)}if(U.isShaderMaterial&&U.uniformsNeedUpdate===
!0&&(ur.upload(L,ku(Me),qt,Be),U.uniformsNeedUpdate=!1),U.isSpriteMaterial&&Ke.setValue(L,"center",N.center),Ke.setValue(L,"modelViewMatrix",N.modelViewMatrix),Ke.setValue(L,"normalMatrix",N.normalMatrix),
Ke.setValue(L,"modelMatrix",N.matrixWorld),U.uniformsGroups!==void 0){let bt=U.uniformsGroups;for(let zt=0,an=bt.length;zt<an;zt++){let zu=bt[zt];Ae.update(zu,Jt),Ae.bind(zu,Jt)}}return Jt}function Zm(_,P){
_.ambientLightColor.needsUpdate=P,_.lightProbe.needsUpdate=P,_.sunLights.needsUpdate=P,_.sunLightShadows.needsUpdate=P,_.directionalLights.needsUpdate=P,_.directionalLightShadows.needsUpdate=P,_.pointLights.
needsUpdate=P,_.pointLightShadows.needsUpdate=P,_.spotLights.needsUpdate=P,_.spotLightShadows.needsUpdate=P,_.rectAreaLights.needsUpdate=P,_.hemisphereLights.needsUpdate=P}function Km(_){return _.isMeshLambertMaterial||
_.isMeshToonMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isShadowMaterial||_.isShaderMaterial&&_.lights===!0}this.getActiveCubeFace=function(){return K},this.getActiveMipmapLevel=function(){
return G},this.getRenderTarget=function(){return ie},this.setRenderTargetTextures=function(_,P,V){let U=Pe.get(_);U.__autoAllocateDepthBuffer=_.resolveDepthBuffer===!1,U.__autoAllocateDepthBuffer===!1&&
(U.__useRenderToTexture=!1),Pe.get(_.texture).__webglTexture=P,Pe.get(_.depthTexture).__webglTexture=U.__autoAllocateDepthBuffer?void 0:V,U.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(_,P){
let V=Pe.get(_);V.__webglFramebuffer=P,V.__useDefaultFramebuffer=P===void 0},this.setRenderTarget=function(_,P=0,V=0){ie=_,K=P,G=V;let U=null,N=!1,ue=!1;if(_){let he=Pe.get(_);if(he.__useDefaultFramebuffer!==
void 0){fe.bindFramebuffer(L.FRAMEBUFFER,he.__webglFramebuffer),ee.copy(_.viewport),Se.copy(_.scissor),Ue=_.scissorTest,fe.viewport(ee),fe.scissor(Se),fe.setScissorTest(Ue),X=-1;return}else if(he.__webglFramebuffer===
void 0)Be.setupRenderTarget(_);else if(he.__hasExternalTextures)Be.rebindTextures(_,Pe.get(_.texture).__webglTexture,Pe.get(_.depthTexture).__webglTexture);else if(_.depthBuffer){let ke=_.depthTexture;
if(he.__boundDepthTexture!==ke){if(ke!==null&&Pe.has(ke)&&(_.width!==ke.image.width||_.height!==ke.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incor\
rect size.");Be.setupDepthRenderbuffer(_)}}let xe=_.texture;(xe.isData3DTexture||xe.isDataArrayTexture||xe.isCompressedArrayTexture)&&(ue=!0);let Te=Pe.get(_).__webglFramebuffer;_.isWebGLCubeRenderTarget?
(Array.isArray(Te[P])?U=Te[P][V]:U=Te[P],N=!0):_.samples>0&&Be.useMultisampledRTT(_)===!1?U=Pe.get(_).__webglMultisampledFramebuffer:Array.isArray(Te)?U=Te[V]:U=Te,ee.copy(_.viewport),Se.copy(_.scissor),
Ue=_.scissorTest}else ee.copy(Fe).multiplyScalar(ye).floor(),Se.copy(ot).multiplyScalar(ye).floor(),Ue=ct;if(V!==0&&(U=H),fe.bindFramebuffer(L.FRAMEBUFFER,U)&&fe.drawBuffers(_,U),fe.viewport(ee),fe.scissor(
Se),fe.setScissorTest(Ue),N){let he=Pe.get(_.texture);L.framebufferTexture2D(L.FRAMEBUFFER,L.COLOR_ATTACHMENT0,L.TEXTURE_CUBE_MAP_POSITIVE_X+P,he.__webglTexture,V)}else if(ue){let he=P;for(let xe=0;xe<
_.textures.length;xe++){let Te=Pe.get(_.textures[xe]);L.framebufferTextureLayer(L.FRAMEBUFFER,L.COLOR_ATTACHMENT0+xe,Te.__webglTexture,V,he)}}else if(_!==null&&V!==0){let he=Pe.get(_.texture);L.framebufferTexture2D(
L.FRAMEBUFFER,L.COLOR_ATTACHMENT0,L.TEXTURE_2D,he.__webglTexture,V)}X=-1};function Ou(_){let P=Pe.get(_);return(P.__readFormat!==_.format||P.__readType!==_.type)&&(P.__readFormat=_.format,P.__readType=
_.type,P.__formatReadable=gt.textureFormatReadable(_.format),P.__typeReadable=gt.textureTypeReadable(_.type)),P}this.readRenderTargetPixels=function(_,P,V,U,N,ue,_e,he=0){if(!(_&&_.isWebGLRenderTarget)){
Le("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let xe=Pe.get(_).__webglFramebuffer;if(_.isWebGLCubeRenderTarget&&_e!==void 0&&(xe=xe[_e],Array.isArray(
xe)&&(xe=xe[0])),xe){fe.bindFramebuffer(L.FRAMEBUFFER,xe);try{let Te=_.textures[he],ke=Te.format,Xe=Te.type;_.textures.length>1&&L.readBuffer(L.COLOR_ATTACHMENT0+he);let ve=Ou(Te);if(ve.__formatReadable===
!1){Le("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ve.__typeReadable===!1){Le("WebGLRenderer.readRenderTargetPixels: renderTarget i\
s not in UnsignedByteType or implementation defined type.");return}P>=0&&P<=_.width-U&&V>=0&&V<=_.height-N&&L.readPixels(P,V,U,N,se.convert(ke),se.convert(Xe),ue)}finally{let Te=ie!==null?Pe.get(ie).__webglFramebuffer:
null;fe.bindFramebuffer(L.FRAMEBUFFER,Te)}}},this.readRenderTargetPixelsAsync=async function(_,P,V,U,N,ue,_e,he=0){if(!(_&&_.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetP\
ixels: renderTarget is not THREE.WebGLRenderTarget.");let xe=Pe.get(_).__webglFramebuffer;if(_.isWebGLCubeRenderTarget&&_e!==void 0&&(xe=xe[_e],Array.isArray(xe)&&(xe=xe[0])),xe)if(P>=0&&P<=_.width-U&&
V>=0&&V<=_.height-N){fe.bindFramebuffer(L.FRAMEBUFFER,xe);let Te=_.textures[he],ke=Te.format,Xe=Te.type;_.textures.length>1&&L.readBuffer(L.COLOR_ATTACHMENT0+he);let ve=Ou(Te);if(ve.__formatReadable===
!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ve.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.read\
RenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let qe=L.createBuffer();L.bindBuffer(L.PIXEL_PACK_BUFFER,qe),L.bufferData(L.PIXEL_PACK_BUFFER,ue.byteLength,
L.STREAM_READ),L.readPixels(P,V,U,N,se.convert(ke),se.convert(Xe),0),L.bindBuffer(L.PIXEL_PACK_BUFFER,null);let Tt=ie!==null?Pe.get(ie).__webglFramebuffer:null;fe.bindFramebuffer(L.FRAMEBUFFER,Tt);let ft=L.
fenceSync(L.SYNC_GPU_COMMANDS_COMPLETE,0);return L.flush(),await Ap(L,ft,4),L.bindBuffer(L.PIXEL_PACK_BUFFER,qe),L.getBufferSubData(L.PIXEL_PACK_BUFFER,0,ue),L.bindBuffer(L.PIXEL_PACK_BUFFER,null),L.deleteBuffer(
qe),L.deleteSync(ft),ue}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(_,P=null,V=0){let U=Math.
pow(2,-V),N=Math.floor(_.image.width*U),ue=Math.floor(_.image.height*U),_e=P!==null?P.x:0,he=P!==null?P.y:0;Be.setTexture2D(_,0),L.copyTexSubImage2D(L.TEXTURE_2D,V,0,0,_e,he,N,ue),fe.unbindTexture()},
this.copyTextureToTexture=function(_,P,V=null,U=null,N=0,ue=0){let _e,he,xe,Te,ke,Xe,ve,qe,Tt,ft=_.isCompressedTexture?_.mipmaps[ue]:_.image;if(V!==null)_e=V.max.x-V.min.x,he=V.max.y-V.min.y,xe=V.isBox3?
V.max.z-V.min.z:1,Te=V.min.x,ke=V.min.y,Xe=V.isBox3?V.min.z:0;else{let Ke=Math.pow(2,-N);_e=Math.floor(ft.width*Ke),he=Math.floor(ft.height*Ke),_.isDataArrayTexture?xe=ft.depth:_.isData3DTexture?xe=Math.
floor(ft.depth*Ke):xe=1,Te=0,ke=0,Xe=0}U!==null?(ve=U.x,qe=U.y,Tt=U.z):(ve=0,qe=0,Tt=0);let ut=se.convert(P.format),Yt=se.convert(P.type),Me;P.isData3DTexture?(Be.setTexture3D(P,0),Me=L.TEXTURE_3D):P.
isDataArrayTexture||P.isCompressedArrayTexture?(Be.setTexture2DArray(P,0),Me=L.TEXTURE_2D_ARRAY):(Be.setTexture2D(P,0),Me=L.TEXTURE_2D),fe.activeTexture(L.TEXTURE0),fe.pixelStorei(L.UNPACK_FLIP_Y_WEBGL,
P.flipY),fe.pixelStorei(L.UNPACK_PREMULTIPLY_ALPHA_WEBGL,P.premultiplyAlpha),fe.pixelStorei(L.UNPACK_ALIGNMENT,P.unpackAlignment);let ii=fe.getParameter(L.UNPACK_ROW_LENGTH),et=fe.getParameter(L.UNPACK_IMAGE_HEIGHT),
ts=fe.getParameter(L.UNPACK_SKIP_PIXELS),Jt=fe.getParameter(L.UNPACK_SKIP_ROWS),Lo=fe.getParameter(L.UNPACK_SKIP_IMAGES);fe.pixelStorei(L.UNPACK_ROW_LENGTH,ft.width),fe.pixelStorei(L.UNPACK_IMAGE_HEIGHT,
ft.height),fe.pixelStorei(L.UNPACK_SKIP_PIXELS,Te),fe.pixelStorei(L.UNPACK_SKIP_ROWS,ke),fe.pixelStorei(L.UNPACK_SKIP_IMAGES,Xe);let An=_.isDataArrayTexture||_.isData3DTexture,is=P.isDataArrayTexture||
P.isData3DTexture;if(_.isDepthTexture){let Ke=Pe.get(_),qt=Pe.get(P),Ui=Pe.get(Ke.__renderTarget),bt=Pe.get(qt.__renderTarget);fe.bindFramebuffer(L.READ_FRAMEBUFFER,Ui.__webglFramebuffer),fe.bindFramebuffer(
L.DRAW_FRAMEBUFFER,bt.__webglFramebuffer);for(let zt=0;zt<xe;zt++)An&&(L.framebufferTextureLayer(L.READ_FRAMEBUFFER,L.COLOR_ATTACHMENT0,Pe.get(_).__webglTexture,N,Xe+zt),L.framebufferTextureLayer(L.DRAW_FRAMEBUFFER,
L.COLOR_ATTACHMENT0,Pe.get(P).__webglTexture,ue,Tt+zt)),L.blitFramebuffer(Te,ke,Te+_e,ke+he,ve,qe,ve+_e,qe+he,L.DEPTH_BUFFER_BIT,L.NEAREST);fe.bindFramebuffer(L.READ_FRAMEBUFFER,null),fe.bindFramebuffer(
L.DRAW_FRAMEBUFFER,null)}else if(N!==0||_.isRenderTargetTexture||Pe.has(_)){let Ke=Pe.get(_),qt=Pe.get(P);fe.bindFramebuffer(L.READ_FRAMEBUFFER,I),fe.bindFramebuffer(L.DRAW_FRAMEBUFFER,q);for(let Ui=0;Ui<
xe;Ui++)An?L.framebufferTextureLayer(L.READ_FRAMEBUFFER,L.COLOR_ATTACHMENT0,Ke.__webglTexture,N,Xe+Ui):L.framebufferTexture2D(L.READ_FRAMEBUFFER,L.COLOR_ATTACHMENT0,L.TEXTURE_2D,Ke.__webglTexture,N),is?
L.framebufferTextureLayer(L.DRAW_FRAMEBUFFER,L.COLOR_ATTACHMENT0,qt.__webglTexture,ue,Tt+Ui):L.framebufferTexture2D(L.DRAW_FRAMEBUFFER,L.COLOR_ATTACHMENT0,L.TEXTURE_2D,qt.__webglTexture,ue),N!==0?L.blitFramebuffer(
Te,ke,Te+_e,ke+he,ve,qe,ve+_e,qe+he,L.COLOR_BUFFER_BIT,L.NEAREST):is?L.copyTexSubImage3D(Me,ue,ve,qe,Tt+Ui,Te,ke,_e,he):L.copyTexSubImage2D(Me,ue,ve,qe,Te,ke,_e,he);fe.bindFramebuffer(L.READ_FRAMEBUFFER,
null),fe.bindFramebuffer(L.DRAW_FRAMEBUFFER,null)}else is?_.isDataTexture||_.isData3DTexture?L.texSubImage3D(Me,ue,ve,qe,Tt,_e,he,xe,ut,Yt,ft.data):P.isCompressedArrayTexture?L.compressedTexSubImage3D(
Me,ue,ve,qe,Tt,_e,he,xe,ut,ft.data):L.texSubImage3D(Me,ue,ve,qe,Tt,_e,he,xe,ut,Yt,ft):_.isDataTexture?L.texSubImage2D(L.TEXTURE_2D,ue,ve,qe,_e,he,ut,Yt,ft.data):_.isCompressedTexture?L.compressedTexSubImage2D(
L.TEXTURE_2D,ue,ve,qe,ft.width,ft.height,ut,ft.data):L.texSubImage2D(L.TEXTURE_2D,ue,ve,qe,_e,he,ut,Yt,ft);fe.pixelStorei(L.UNPACK_ROW_LENGTH,ii),fe.pixelStorei(L.UNPACK_IMAGE_HEIGHT,et),fe.pixelStorei(
L.UNPACK_SKIP_PIXELS,ts),fe.pixelStorei(L.UNPACK_SKIP_ROWS,Jt),fe.pixelStorei(L.UNPACK_SKIP_IMAGES,Lo),ue===0&&P.generateMipmaps===!0&&P.mipmapsAutoUpdate===!0&&L.generateMipmap(Me),fe.unbindTexture()},
this.initRenderTarget=function(_){Pe.get(_).__webglFramebuffer===void 0&&Be.setupRenderTarget(_)},this.initTexture=function(_){_.isCubeTexture?Be.setTextureCube(_,0):_.isData3DTexture?Be.setTexture3D(
_,0):_.isDataArrayTexture||_.isCompressedArrayTexture?Be.setTexture2DArray(_,0):Be.setTexture2D(_,0),fe.unbindTexture()},this.resetState=function(){K=0,G=0,ie=null,fe.reset(),oe.reset()},typeof __THREE_DEVTOOLS__<
"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Li}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=
e;let t=this.getContext();t.drawingBufferColorSpace=Ye._getDrawingBufferColorSpace(e),t.unpackColorSpace=Ye._getUnpackColorSpace()}};var dm={type:"change"},gu={type:"start"},pm={type:"end"},rh=new _s,fm=new _i,Lv=Math.cos(70*eu.DEG2RAD),kt=new B,ui=2*Math.PI,tt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,
TOUCH_DOLLY_ROTATE:6},mu=1e-6,oh=class extends go{constructor(e,t=null){super(e,t),this.state=tt.NONE,this.target=new B,this.cursor=new B,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=
1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.
enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=
!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Jn.ROTATE,MIDDLE:Jn.DOLLY,RIGHT:Jn.PAN},this.touches={ONE:Zn.ROTATE,TWO:Zn.
DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new B,this.
_lastQuaternion=new bi,this._lastTargetPosition=new B,this._quat=new bi().setFromUnitVectors(e.up,new B(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new rr,this._sphericalDelta=
new rr,this._scale=1,this._panOffset=new B,this._rotateStart=new Re,this._rotateEnd=new Re,this._rotateDelta=new Re,this._panStart=new Re,this._panEnd=new Re,this._panDelta=new Re,this._dollyStart=new Re,
this._dollyEnd=new Re,this._dollyDelta=new Re,this._dollyDirection=new B,this._mouse=new Re,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=
Bv.bind(this),this._onPointerDown=Dv.bind(this),this._onPointerUp=Uv.bind(this),this._onContextMenu=Hv.bind(this),this._onMouseWheel=Ov.bind(this),this._onKeyDown=zv.bind(this),this._onTouchStart=Vv.bind(
this),this._onTouchMove=Gv.bind(this),this._onMouseDown=kv.bind(this),this._onMouseMove=Nv.bind(this),this._interceptControlDown=Wv.bind(this),this._interceptControlUp=Xv.bind(this),this.domElement!==
null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this.
_cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener(
"contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,
capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=tt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener(
"pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.
removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("k\
eydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions=
{},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){
return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&
(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=
this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(dm),this.update(),
this.state=tt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){
this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;kt.copy(t).sub(this.target),kt.applyQuaternion(this._quat),this._spherical.setFromVector3(kt),this.autoRotate&&this.state===tt.
NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):
(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ui:n>Math.PI&&
(n-=ui),s<-Math.PI?s+=ui:s>Math.PI&&(s-=ui),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):
Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(
this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;
if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=
this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(kt.setFromSpherical(this._spherical),kt.applyQuaternion(this._quatInverse),t.copy(this.target).add(kt),this.object.
lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this.
_sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=kt.length();o=this._clampDistance(a*this._scale);
let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new B(this._mouse.x,this._mouse.y,0);a.unproject(
this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let h=new B(
this._mouse.x,this._mouse.y,0);h.unproject(this.object),this.object.position.sub(h).add(a),this.object.updateMatrixWorld(),o=kt.length()}else console.warn("WARNING: OrbitControls.js encountered an unk\
nown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):
(rh.origin.copy(this.object.position),rh.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(rh.direction))<Lv?this.object.lookAt(this.target):(fm.setFromNormalAndCoplanarPoint(
this.object.up,this.target),rh.intersectPlane(fm,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.
zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>mu||8*
(1-this._lastQuaternion.dot(this.object.quaternion))>mu||this._lastTargetPosition.distanceToSquared(this.target)>mu?(this.dispatchEvent(dm),this._lastPosition.copy(this.object.position),this._lastQuaternion.
copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?ui/60*this.autoRotateSpeed*e:ui/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.
abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){kt.setFromMatrixColumn(t,0),kt.multiplyScalar(-e),this.
_panOffset.add(kt)}_panUp(e,t){this.screenSpacePanning===!0?kt.setFromMatrixColumn(t,1):(kt.setFromMatrixColumn(t,0),kt.crossVectors(this.object.up,kt)),kt.multiplyScalar(e),this._panOffset.add(kt)}_pan(e,t){
let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;kt.copy(s).sub(this.target);let r=kt.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,
this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.
object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan\
 disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera typ\
e - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unkn\
own camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=e-n.left,
r=t-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){
return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),
this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(
this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ui*this._rotateDelta.x/t.clientHeight),this._rotateUp(ui*this._rotateDelta.y/t.clientHeight),
this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?
this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=
!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this.
_panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(
e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.
UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:
e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.
ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.
ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-ui*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),
this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.
set(n,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(
n,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(
e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){
if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),s=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(
this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(ui*this._rotateDelta.x/t.clientHeight),this._rotateUp(ui*this._rotateDelta.y/t.clientHeight),
this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),s=.5*(e.pageY+
t.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){
let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this.
_dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(
e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.
push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){
for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Re,this._pointerPositions[e.pointerId]=
t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,
n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function Dv(i){this.enabled!==
!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener(
"pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.
cursor="grabbing")))}function Bv(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function Uv(i){switch(this._removePointer(i),this._pointers.length){case 0:this.
domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),
this.dispatchEvent(pm),this.state=tt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,
pageX:t.x,pageY:t.y});break}}function kv(i){let e;switch(i.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case Jn.
DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=tt.DOLLY;break;case Jn.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(
i),this.state=tt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=tt.ROTATE}break;case Jn.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this.
_handleMouseDownRotate(i),this.state=tt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=tt.PAN}break;default:this.state=tt.NONE}this.state!==tt.NONE&&this.dispatchEvent(
gu)}function Nv(i){switch(this.state){case tt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case tt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case tt.
PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function Ov(i){this.enabled===!1||this.enableZoom===!1||this.state!==tt.NONE||(i.preventDefault(),this.dispatchEvent(gu),this._handleMouseWheel(
this._customWheelEvent(i)),this.dispatchEvent(pm))}function zv(i){this.enabled!==!1&&this._handleKeyDown(i)}function Vv(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.
ONE){case Zn.ROTATE:if(this.enableRotate===!1){this.state=tt.NONE;break}this._handleTouchStartRotate(i),this.state=tt.TOUCH_ROTATE;break;case Zn.PAN:if(this.enablePan===!1){this.state=tt.NONE;break}this.
_handleTouchStartPan(i),this.state=tt.TOUCH_PAN;break;default:this.state=tt.NONE}break;case 2:switch(this.touches.TWO){case Zn.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(
i),this.state=tt.TOUCH_DOLLY_PAN;break;case Zn.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=tt.TOUCH_DOLLY_ROTATE;break;default:this.
state=tt.NONE}break;default:this.state=tt.NONE}this.state!==tt.NONE&&this.dispatchEvent(gu)}function Gv(i){switch(this._trackPointer(i),this.state){case tt.TOUCH_ROTATE:if(this.enableRotate===!1)return;
this._handleTouchMoveRotate(i),this.update();break;case tt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case tt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.
enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case tt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();
break;default:this.state=tt.NONE}}function Hv(i){this.enabled!==!1&&i.preventDefault()}function Wv(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",
this._interceptControlUp,{passive:!0,capture:!0}))}function Xv(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,
capture:!0}))}var mm=`
uniform mat4 modelMatrix;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
`,yu=`
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
`,xu=`
uniform vec4 clipPlane;
bool clipped(vec3 world) { return dot(clipPlane.xyz, world) > clipPlane.w; }
`,gm=`
uniform sampler2D ramp;
vec3 rampColor(float s) { return texture(ramp, vec2(clamp(s, 0.0, 1.0) * (255.0 / 256.0) + 0.5 / 256.0, 0.5)).rgb; }
`,ym=`
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
${xu}
${gm}
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
`,xm=`
flat in vec3 centre;
flat in float radius;
flat in vec3 color;
flat in uint number;
uniform vec2 viewport;
uniform mat4 projectionMatrix;
uniform bool picking;
out vec4 result;
${yu}
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
`,_m=`
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
`,bm=`
in vec3 seen;
in vec3 direction;
in vec3 world;
uniform vec3 color;
uniform float opacity;
uniform uint base;
uniform bool picking;
out vec4 result;
${xu}
${yu}
void main() {
if (clipped(world)) discard;
vec3 n = normalize(direction);
if (dot(n, seen) > 0.0) n = -n;
result = picking ? numberColor(base) : vec4(shade(color, n, seen), opacity);
}
`,ah=`
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
${gm}
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
`,lh=`
in vec3 seen;
in vec3 direction;
in vec3 world;
flat in vec3 color;
flat in uint number;
uniform bool picking;
out vec4 result;
${xu}
${yu}
void main() {
if (clipped(world)) discard;
vec3 n = normalize(direction);
result = picking ? numberColor(number) : vec4(shade(color, n, seen), 1.0);
}
`;var qv=new rt(0,0,0,1);function vm(i){let e=new Uint8Array(i.flatMap(n=>[1,3,5].map(s=>parseInt(n.slice(s,s+2),16)).concat(255))),t=new tr(e,i.length,1,Si);return t.magFilter=t.minFilter=$t,t.needsUpdate=
!0,{viewport:{value:new Re(1,1)},pixelRatio:{value:1},clipPlane:{value:qv.clone()},picking:{value:!1},ramp:{value:t}}}function Qn(i,e,t,n,s={},r=""){let o=`precision highp float;
precision highp int;
precision highp sampler2D;
`;return new nr({glslVersion:To,vertexShader:o+mm+e,fragmentShader:r+o+t,uniforms:{...i,...n},defines:s,side:Bi})}var _u=8;function bu(i){let e=[],t=[];for(let r=0;r<_u;r++){let o=2*Math.PI*r/_u;e.push(Math.cos(o),Math.sin(o),0,Math.cos(o),Math.sin(o),1);let a=2*r,l=2*((r+1)%_u);t.push(a,l,l+1,a,l+1,a+1)}let n=new Yn;
n.setAttribute("position",new Ct(new Float32Array(e),3)),n.setIndex(t),n.instanceCount=i;let s=(r,o)=>n.setAttribute(r,new bs(new Float32Array(i*o),o));return s("from",3),s("to",3),s("radius",1),s("te\
nsion",1),s("state",1),s("shown",1),n}var hh=class{uniforms={tensionRange:{value:new Re(0,1)},coloring:{value:1},plain:{value:new B(.18,.24,.31)},base:{value:0},chosen:{value:-1},taper:{value:0}};object;count;geometry;moving=[];constructor(e,t){
let n=t.header.links??[];this.count=n.length,this.geometry=bu(n.length);let s=t.blocks.get("ends");n.forEach((r,o)=>{this.setEnds(o,s,o),this.array("radius")[o]=r.radius,this.array("state")[o]=r.edge?
-1:0,this.array("shown")[o]=1,r.static||this.moving.push(o)}),this.object=new Wt(this.geometry,Qn(e,ah,lh,this.uniforms)),this.object.frustumCulled=!1}array(e){return this.geometry.getAttribute(e).array}setEnds(e,t,n){
this.array("from").set(t.subarray(6*n,6*n+3),3*e),this.array("to").set(t.subarray(6*n+3,6*n+6),3*e)}update(e,t,n,s){this.moving.forEach((r,o)=>{this.setEnds(r,e,o),this.array("tension")[r]=t[o],this.array(
"state")[r]=s(r)?-1:n[o]});for(let r of["from","to","tension","state"])this.geometry.getAttribute(r).needsUpdate=!0}show(e){let t=this.array("shown");for(let n=0;n<this.count;n++)t[n]=e(n)?1:0;this.geometry.
getAttribute("shown").needsUpdate=!0}tensions(){let e=this.array("tension"),t=this.array("state"),n=0,s=0;for(let r of this.moving)t[r]>=0&&t[r]<3&&(n=Math.min(n,e[r]),s=Math.max(s,e[r]));return[n,s]}tightest(){
let e=this.array("tension"),t=this.array("state");return this.moving.filter(n=>t[n]>=0&&t[n]<3).reduce((n,s)=>n<0||e[s]>e[n]?s:n,-1)}dispose(){this.geometry.dispose(),this.object.material.dispose(),this.
object.removeFromParent()}};var ch=class{constructor(e,t){this.shared=e;this.root=t}shared;root;largest=0;object=null;uniforms={tensionRange:{value:new Re(0,1)},coloring:{value:1},plain:{value:new B},base:{value:0},chosen:{value:-1},
taper:{value:0}};show(e,t){this.dispose();let n=e?.blocks.get("contact"),s=e?.blocks.get("force");if(this.largest=0,!n||!s||t==="")return;let r=n.length/10,o=e.header.max_radius;for(let u=0;u<r;u++)this.
largest=Math.max(this.largest,n[10*u+9]);if(!(this.largest>0))return;let a=bu(r),l=u=>a.getAttribute(u).array,h=l("from"),c=l("to"),f=l("radius"),d=l("tension");l("shown").fill(1);for(let u=0;u<r;u++){
let g=Math.max(n[10*u+9],0)/this.largest;if(d[u]=n[10*u+9],t==="chains"){h.set(n.subarray(10*u,10*u+3),3*u),c.set(n.subarray(10*u+3,10*u+6),3*u),f[u]=.5*o*Math.sqrt(g);continue}f[u]=.25*o;for(let v=0;v<
3;v++)h[3*u+v]=n[10*u+6+v],c[3*u+v]=n[10*u+6+v]+4*o*s[3*u+v]/this.largest}this.uniforms.tensionRange.value.set(0,this.largest),this.uniforms.taper.value=t==="arrows"?1:0,this.object=new Wt(a,Qn(this.shared,
ah,lh,this.uniforms)),this.object.frustumCulled=!1,this.root.add(this.object)}hide(e){this.object&&(this.object.visible=!e)}dispose(){this.object?.geometry.dispose(),this.object?.material?.dispose(),this.
object?.removeFromParent(),this.object=null}};var uh=class{constructor(e,t){this.draw=e;this.finished=t}draw;finished;level=1;heavy=!1;drawing=!1;wanted=!1;timer=0;ask(){clearTimeout(this.timer),this.timer=0,!this.wanted&&(this.wanted=!0,this.drawing||
requestAnimationFrame(()=>{this.begin(this.heavy?2:1)}))}async begin(e){if(this.drawing)return;this.drawing=!0,e!==0&&(this.wanted=!1),this.level=e;let t=performance.now();this.draw(e),await this.finished();
let n=performance.now()-t;e===0&&(this.heavy=n>132),e===1&&n>33&&(this.heavy=!0),this.drawing=!1,this.wanted?requestAnimationFrame(()=>{this.begin(this.heavy?2:1)}):e!==0&&(this.timer=setTimeout(()=>{
this.timer=0,this.begin(0)},200))}rests(){return!this.wanted&&!this.drawing&&this.timer===0&&this.level===0}restart(){this.heavy=!1}};function Mm(i){let e=i.fenceSync(i.SYNC_GPU_COMMANDS_COMPLETE,0);return i.
flush(),new Promise(t=>{let n=()=>{e&&!i.isContextLost()&&i.clientWaitSync(e,0,0)===i.TIMEOUT_EXPIRED?setTimeout(n,2):(i.deleteSync(e),t())};n()})}var wm=["#d1603d","#3b6ea5","#5b8c5a","#e0a030","#7a5c8e","#4c9a9a"],$v="#d0ccc3",Yv="#6b7f92",Jv=12,Sm=i=>new B(...[1,3,5].map(e=>parseInt(i.slice(e,e+2),16)/255)),dh=class{group=new Wi;meshes=[];colors=[];constructor(e,t){
let n=t.blocks.get("point"),s=t.blocks.get("normal"),r=t.blocks.get("triangle"),o=t.header.shapes??[],a=1+Math.max(-1,...o.map(l=>l.body));o.forEach((l,h)=>{let c=Sm(l.body<0?$v:a>Jv?Yv:wm[l.body%wm.length]);
if(this.colors.push(c),l.radius!==void 0){this.meshes.push(null);return}let[f,d]=l.points,[u,g]=l.triangles,v=new ci;v.setAttribute("position",new Ct(n.subarray(3*f,3*(f+d)),3)),v.setAttribute("normal",
new Ct(s.subarray(4*f,4*(f+d)),4,!0)),v.setIndex(new Ct(r.subarray(3*u,3*(u+g)),1));let m=Qn(e,_m,bm,{color:{value:c},opacity:{value:1},base:{value:h}}),p=new Wt(v,m);p.frustumCulled=!1,this.meshes.push(
p),this.group.add(p)})}pose(e,t){e.forEach((n,s)=>{let r=this.meshes[n],o=7*s;r&&(r.position.set(t[o],t[o+1],t[o+2]),r.quaternion.set(t[o+3],t[o+4],t[o+5],t[o+6]))})}setBase(e){this.each((t,n)=>{t.uniforms.
base.value=e+n})}show(e){this.meshes.forEach((t,n)=>{t&&(t.visible=e(n))})}choose(e){this.each((t,n)=>{t.uniforms.color.value=n===e?Sm("#ff5a1a"):this.colors[n]})}each(e){this.meshes.forEach((t,n)=>{t&&
e(t.material,n)})}dispose(){for(let e of this.meshes)e?.geometry.dispose(),e?.material?.dispose();this.group.removeFromParent()}};var Zv=2e4,wu=["#a89d8a","#0072b2","#e69f00","#009e73","#cc79a7","#56b4e9","#d55e00","#f0e442"],vu=i=>new B(...[1,3,5].map(e=>parseInt(i.slice(e,e+2),16)/255)),Kv=125e3,Po=class{constructor(e,t){this.
shared=e;this.conservative=t}shared;conservative;uniforms={origin:{value:new B},scale:{value:new rt(1,1,1,1)},shrink:{value:1},scalarScale:{value:new B(1,0,0)},groupColors:{value:wu.map(vu)},coloring:{
value:1},plain:{value:vu("#a89d8a")},missing:{value:vu(Yo)},hiddenGroups:{value:0},base:{value:0},chosen:{value:-1}};object=new Wi;count=0;whole=null;few=null;data=[new Uint16Array(0),new Uint16Array(
0),new Uint8Array(0)];place(e,t,n){let s=this.count=e.length/4;this.data=[e,t??new Uint16Array(s),n??new Uint8Array(s)],this.whole=this.fill(this.whole,this.data,1),this.show(1)}fewest(){return 2**Math.
max(0,Math.ceil(Math.log2(this.count/Kv)))}show(e){if(this.whole&&(this.whole.object.visible=e===1),e===1){this.few&&(this.few.object.visible=!1);return}let[t,n,s]=this.data,r=Math.ceil(this.count/e),
o=[t instanceof Uint16Array?new Uint16Array(4*r):new Float32Array(4*r),new Uint16Array(r),new Uint8Array(r)];for(let a=0,l=0;a<r;a++,l+=e){for(let h=0;h<4;h++)o[0][4*a+h]=t[4*l+h];o[1][a]=n[l],o[2][a]=
s[l]}this.few=this.fill(this.few,o,e),this.few.object.visible=!0}fill(e,t,n){let s=t[1].length,r=`${s} ${t[0].constructor.name} ${n}`,o=e;return o?.kind!==r&&(o&&Mu(o),o=this.make(s,r,t[0]instanceof Uint16Array,
n)),["place","scalar","group"].forEach((a,l)=>{let h=o.geometry.getAttribute(a);h.array=t[l],h.needsUpdate=!0}),o}make(e,t,n,s){let r=this.count<Zv,o=this.conservative?`#extension GL_EXT_conservative_\
depth : enable
precision highp float;
layout(depth_greater) out float gl_FragDepth;
`:"",a={...this.uniforms,every:{value:s}},l=Qn(this.shared,ym,xm,a,r?{QUADS:""}:{},o),h=r?new Yn:new ci,c=(d,u,g)=>r?new bs(d,u,g):new Ct(d,u,g);h.setAttribute("place",c(n?new Uint16Array(4*e):new Float32Array(
4*e),4,n)),h.setAttribute("scalar",c(new Uint16Array(e),1,!0)),h.setAttribute("group",c(new Uint8Array(e),1,!1)),h instanceof Yn?(h.setAttribute("corner",new Ct(new Float32Array([0,0,1,0,0,1,1,1]),2)),
h.setIndex([0,1,2,2,1,3]),h.instanceCount=e):h.setDrawRange(0,e);let f=r?new Wt(h,l):new lo(h,l);return f.frustumCulled=!1,this.object.add(f),{kind:t,geometry:h,object:f}}dispose(){this.whole&&Mu(this.
whole),this.few&&Mu(this.few),this.whole=this.few=null,this.object.removeFromParent(),this.count=0}};function Mu(i){i.geometry.dispose(),i.object.material.dispose(),i.object.removeFromParent()}var Am=30,Qv=2e5,Io=class{constructor(e,t,n){this.canvas=e;this.onDrawn=n;this.renderer=new ih({canvas:e,antialias:!1,alpha:!1,powerPreference:"high-performance"}),this.renderer.autoClear=!0;let s=this.
renderer.getContext(),r=s.getExtension("EXT_conservative_depth")!==null;this.pace=new uh(()=>this.drawNow(),()=>Mm(s)),this.shared=vm(t),this.particles=new Po(this.shared,r),this.balls=new Po(this.shared,
r),this.balls.uniforms.coloring.value=0,this.balls.uniforms.plain.value=new B(.42,.5,.57),this.contacts=new ch(this.shared,this.root),this.controls=this.steered(),e.addEventListener("webglcontextresto\
red",()=>this.draw())}canvas;onDrawn;renderer;shared;root=new ro;camera=new si(Am,1,.01,100);controls;partner=null;particles;balls;ballNumbers=[];solids=null;links=null;contacts;scene=null;frame=null;pace;led=!1;size={
width:1,height:1,ratio:1};every=1;target=new ri(5,5);drawn=0;drawnWhole=0;steered(){let e=new oh(this.camera,this.canvas);return e.zoomToCursor=!0,e.addEventListener("change",()=>this.moved()),e}moved(){
this.draw(),this.led||this.partner?.seeAs(this)}seeAs(e){this.led=!0,this.setUp(e.camera.up),this.camera.position.copy(e.camera.position),this.camera.near=e.camera.near,this.camera.far=e.camera.far,this.
camera.updateProjectionMatrix(),this.controls.target.copy(e.controls.target),this.controls.update(),this.led=!1,this.draw()}setUp(e){this.camera.up.equals(e)||(this.camera.up.copy(e),this.controls.dispose(),
this.controls=this.steered())}setBackground(e){this.root.background=new Je(e),this.draw()}setScene(e,t){this.solids?.dispose(),this.links?.dispose(),this.contacts.dispose(),this.scene=e,this.frame=null,
this.solids=new dh(this.shared,e),this.links=new hh(this.shared,e),this.ballNumbers=(e.header.shapes??[]).flatMap((s,r)=>s.radius!==void 0?[r]:[]),this.root.add(this.solids.group,this.links.object);let n=e.
blocks.get("pose");this.solids.pose((e.header.shapes??[]).map((s,r)=>r),n),this.placeBalls(s=>n.subarray(7*s,7*s+3)),t||this.fit(),this.pace.restart(),this.draw()}dispose(){this.clear(),this.controls.
dispose(),this.renderer.dispose(),this.renderer.forceContextLoss()}clear(){this.solids?.dispose(),this.links?.dispose(),this.particles.dispose(),this.balls.dispose(),this.contacts.dispose(),this.solids=
this.links=this.scene=this.frame=null,this.draw()}placeBalls(e){let t=this.scene?.header.shapes??[],n=new Float32Array(4*this.ballNumbers.length);this.ballNumbers.forEach((s,r)=>{n.set(e(s),4*r),n[4*r+
3]=t[s].radius??0}),this.balls.place(n,null,null),this.root.add(this.balls.object)}setFrame(e){if(!this.scene)return;this.frame=e;let t=e.header,n=this.particles.uniforms,s=e.blocks.get("position"),r=s instanceof
Uint16Array;n.origin.value.set(...t.low),n.scale.value=r?new rt(t.high[0]-t.low[0],t.high[1]-t.low[1],t.high[2]-t.low[2],t.max_radius):new rt(1,1,1,1),this.particles.place(s,e.blocks.get("scalar")??null,
e.blocks.get("group")??null),this.every=1,this.root.add(this.particles.object);let o=this.scene.header.shapes??[],a=this.scene.header.links??[],l=o.flatMap((d,u)=>d.static?[]:[u]),h=e.blocks.get("pose"),
c=this.scene.blocks.get("pose");this.solids?.pose(l,h);let f=new Map(l.map((d,u)=>[d,u]));this.placeBalls(d=>f.has(d)?h.subarray(7*f.get(d),7*f.get(d)+3):c.subarray(7*d,7*d+3)),this.links?.update(e.blocks.
get("ends"),e.blocks.get("tension"),e.blocks.get("state"),d=>a[d].edge),this.setNumbers(),this.draw()}showContacts(e){return this.contacts.show(this.frame,e),this.particles.uniforms.shrink.value=this.
contacts.largest>0?.3:1,this.draw(),this.contacts.largest}setNumbers(){this.particles.uniforms.base.value=1;let e=1+this.particles.count;this.solids?.setBase(e),this.balls.uniforms.base.value=1+this.particles.
count+(this.scene?.header.shapes??[]).length,this.links&&(this.links.uniforms.base.value=this.balls.uniforms.base.value+this.balls.count)}setColors(e){let t=this.frame?.header.scalar,n=this.particles.
uniforms;if(n.coloring.value=e.scalar&&t?2:1,t){let{factor:s,offset:r,logarithm:o}=Md(t,e.scale);n.scalarScale.value.set(s,r,o)}this.links&&(this.links.uniforms.tensionRange.value.set(...e.tensions),this.
links.uniforms.coloring.value=e.links==="tension"?1:0),this.draw()}tensions(){return this.links?.tensions()??[0,0]}tightest(){return this.links?.tightest()??-1}hide(e){let t=this.scene?.header;t&&(this.
solids?.show(n=>!e.has(t.shapes[n].object)),this.links?.show(n=>!e.has(t.links[n].object)),this.particles.uniforms.hiddenGroups.value=(t.groups??[]).reduce((n,s,r)=>n|(e.has(s)?1<<Math.min(r,20):0),0),
this.balls.object.visible=!this.ballNumbers.every(n=>e.has(t.shapes[n].object)),this.draw())}choose(e){this.particles.uniforms.chosen.value=e?.kind==="particle"?e.number:-1,this.solids?.choose(e?.kind===
"shape"?e.number:-1),this.balls.uniforms.chosen.value=e?.kind==="shape"?this.ballNumbers.indexOf(e.number):-1,this.links&&(this.links.uniforms.chosen.value=e?.kind==="link"?e.number:-1),this.draw()}clip(e){
this.shared.clipPlane.value.set(...e?[...e.normal,e.offset]:[0,0,0,1]),this.draw()}resize(e,t,n){this.size={width:e,height:t,ratio:n},this.camera.aspect=e/Math.max(t,1),this.camera.updateProjectionMatrix(),
this.draw()}fit(e){let t=this.scene?.header;if(!t)return;let n=new B(...t.low),s=new B(...t.high),r=new B(...t.up),o=n.clone().add(s).multiplyScalar(.5),a=Math.max(n.distanceTo(s)/2,1e-6),l=new B(1,0,
0).addScaledVector(r,-r.x);l.length()<.5&&l.set(0,1,0).addScaledVector(r,-r.y),l.normalize();let h=l.clone().cross(r),c=e??[.55,.42,1],f=l.clone().multiplyScalar(c[0]).addScaledVector(r,c[1]).addScaledVector(
h,c[2]).normalize();this.setUp(r);let d=[...Array(8).keys()].map(p=>new B(p&1?s.x:n.x,p&2?s.y:n.y,p&4?s.z:n.z)),u=Math.tan(Am/360*Math.PI)/1.1,g=r.clone().cross(f).normalize(),v=f.clone().cross(g),m=a*
.1;for(let p of d){let M=p.sub(o);m=Math.max(m,M.dot(f)+Math.max(Math.abs(M.dot(v))/u,Math.abs(M.dot(g))/(u*this.camera.aspect)))}this.camera.position.copy(o).addScaledVector(f,m),this.camera.near=a/500,
this.camera.far=m+60*a,this.camera.updateProjectionMatrix(),this.controls.target.copy(o),this.controls.update(),this.moved()}aim(e){let t=new B(...e).sub(this.controls.target);this.move(t)}pan(e,t){let n=this.
controls.target.clone().sub(this.camera.position),s=n.clone().cross(this.camera.up).normalize(),r=s.clone().cross(n).normalize();this.move(s.multiplyScalar(e*n.length()).addScaledVector(r,t*n.length()))}move(e){
this.controls.target.add(e),this.camera.position.add(e),this.controls.update(),this.moved()}orbit(e,t,n=1){let s=this.camera.position.clone().sub(this.controls.target);s.applyAxisAngle(this.camera.up,
-e*Math.PI/180);let r=this.camera.up.clone().cross(s).normalize(),o=s.clone().applyAxisAngle(r,-t*Math.PI/180);Math.abs(o.clone().normalize().dot(this.camera.up))<.999&&s.copy(o),this.camera.position.
copy(this.controls.target).addScaledVector(s,1/n),this.controls.update(),this.moved()}draw(){this.pace.ask()}rests(){return this.pace.rests()}drawNow(){let{width:e,height:t,ratio:n}=this.size,s=this.pace.
level===2?this.particles.fewest():1;s!==this.every&&this.particles.show(s),this.every=s;let r=this.pace.level===0&&this.particles.count<Qv;this.render(e,t,r?Math.max(n,2):this.pace.level===2?1:n),this.
drawn++,s===1&&this.drawnWhole++,this.onDrawn(s)}render(e,t,n){let s=this.renderer,r=s.getSize(new Re);(r.x!==e||r.y!==t||s.getPixelRatio()!==n)&&s.setDrawingBufferSize(e,t,n),s.getDrawingBufferSize(this.
shared.viewport.value),this.shared.pixelRatio.value=n,s.render(this.root,this.camera)}pick(e,t,n,s){let r=this.root.background;this.root.background=null,this.shared.picking.value=!0,this.contacts.hide(
!0),this.camera.setViewOffset(n,s,e-2,t-2,5,5),this.shared.viewport.value.set(5,5),this.shared.pixelRatio.value=1,this.renderer.setRenderTarget(this.target),this.renderer.setClearColor(0,0),this.renderer.
clear(),this.renderer.render(this.root,this.camera);let o=new Uint8Array(100);this.renderer.readRenderTargetPixels(this.target,0,0,5,5,o),this.renderer.setRenderTarget(null),this.camera.clearViewOffset(),
this.shared.picking.value=!1,this.contacts.hide(!1),this.root.background=r;let a=0,l=1/0;for(let h=0;h<25;h++){let c=(o[4*h]|o[4*h+1]<<8|o[4*h+2]<<16|o[4*h+3]<<24)>>>0,f=(h%5-2)**2+(Math.floor(h/5)-2)**
2;c>0&&f<l&&(a=c,l=f)}return this.draw(),a===0?null:this.named(a-1)}named(e){if(e<this.particles.count)return{kind:"particle",number:e};e-=this.particles.count;let t=(this.scene?.header.shapes??[]).length;
return e<t?{kind:"shape",number:e}:(e-=t,e<this.balls.count?{kind:"shape",number:this.ballNumbers[e]}:(e-=this.balls.count,e<(this.links?.count??0)?{kind:"link",number:e}:null))}async picture(e,t){let n=this.
camera.aspect;this.camera.aspect=e/t,this.camera.updateProjectionMatrix(),this.particles.show(this.every=1),this.render(e,t,2*Math.max(e,t)<=this.renderer.capabilities.maxTextureSize?2:1);let s=await createImageBitmap(
this.renderer.domElement,{resizeWidth:e,resizeHeight:t,resizeQuality:"high"});return this.camera.aspect=n,this.camera.updateProjectionMatrix(),this.draw(),s}};function Su({low:i,high:e,unit:t,mid:n=(i+e)/2}){let s=ht.value.ramp.filter((r,o)=>o%15===0);return b("div",{class:"ramp",children:[b("div",{class:"bar",style:{background:`linear-gradient(90deg, ${s.join(
", ")})`}}),b("div",{class:"ends",children:e>i?b(Qe,{children:[b("span",{children:xt(i)}),b("span",{children:xt(n)}),b("span",{children:[xt(e)," ",t]})]}):b("span",{children:["all ",xt(i)," ",t]})})]})}
function Em(){let i=vt.value?.header;if(!i)return null;let e=$e.value?.header.scalar,t=($e.value?.header.particles??0)>0,n=(i.links??[]).some(s=>!s.edge);return!t&&!n?null:b("section",{class:"legend",
"aria-label":"Colours",children:[t&&b(Qe,{children:[b("label",{children:["Particles"," ",b("select",{value:nt.value,onChange:s=>ta(s.currentTarget.value),children:[b("option",{value:"",children:"group"}),
i.scalars.filter(s=>!li||s.name===li.scalar).map(s=>b("option",{value:s.name,children:s.name}))]})]}),nt.value!==""&&e&&b(Qe,{children:[b(Su,{low:os(Pn.value).range[0],mid:vd(Pn.value),high:Tr.value[1],
unit:e.unit}),Sr(cn.value)!==""&&b("p",{class:"beyond",children:[Sr(cn.value),", shown as the nearest end"]}),cn.value.missing>0&&b("p",{class:"missing",children:[b("span",{class:"swatch",style:{background:Yo}}),
cn.value.missing," not a number"]}),b("label",{children:["Range"," ",b("select",{value:hn.value,onChange:s=>{as.value=Tr.value,hn.value=s.currentTarget.value},children:[b("option",{value:"seen",children:"\
all frames seen"}),b("option",{value:"frame",children:"this frame"}),(ji.value?.[0]??0)<0&&b("option",{value:"symmetric",children:"symmetric about 0"}),b("option",{value:"fixed",children:"fixed"})]})]}),
hn.value!=="symmetric"&&Tr.value[1]>0&&b("label",{children:[b("input",{type:"checkbox",checked:Jo.value,onChange:s=>{Jo.value=s.currentTarget.checked}})," logarithmic"]}),hn.value==="fixed"&&[0,1].map(
s=>b("label",{children:[s===0?"from":"to"," ",b("input",{type:"number",step:"any",value:as.value[s],onChange:r=>{let o=[...as.value];o[s]=r.currentTarget.valueAsNumber,o.every(Number.isFinite)&&o[0]<o[1]?
as.value=o:r.currentTarget.value=String(as.value[s])}})]}))]}),nt.value===""&&(i.groups??[]).length>1&&b("ul",{class:"groups",children:i.groups.map((s,r)=>b("li",{children:[b("span",{class:"swatch",style:{
background:wu[r%8]}}),s]}))})]}),t&&(de.value?.live||$e.value?.blocks.has("contact"))&&b(Qe,{children:[b("label",{children:["Contacts"," ",b("select",{value:Pi.value,onChange:s=>{Pi.value=s.currentTarget.
value},children:[b("option",{value:"",children:"none"}),b("option",{value:"chains",children:"force chains"}),b("option",{value:"arrows",children:"arrows"})]})]}),Ar.value>0&&b(Su,{low:0,high:Ar.value,
unit:"N"})]}),n&&b(Qe,{children:[b("label",{children:["Wires"," ",b("select",{value:Ni.value,onChange:s=>{Ni.value=s.currentTarget.value},children:[b("option",{value:"tension",children:"tension"}),b("\
option",{value:"state",children:"state"})]})]}),Ni.value==="tension"?b(Su,{low:Oi.value[0],high:Oi.value[1],unit:"N"}):b("ul",{class:"groups",children:[b("li",{children:[b("span",{class:"swatch",style:{
background:"#2e3d4f"}}),"taut"]}),b("li",{children:[b("span",{class:"swatch",style:{background:"#9ea8b8"}}),"slack (thinner)"]}),b("li",{children:[b("span",{class:"swatch",style:{background:"#d65e00"}}),
"yielded"]})]})]})]})}var dt=null,Tu=null,eM=(i,e)=>e?[Math.min(i[0],e[0]),Math.max(i[1],e[1])]:i;function Rm(i,e,t,n){return[it(()=>i.setBackground(Ln.value?"#171b20":"#f4f6f8")),it(()=>{e.value?(i.setScene(e.value,n()),i.
hide(hs.peek())):i.clear()}),it(()=>{t.value&&(i.setFrame(t.value),Oi.value=eM(dt.tensions(),Tu?.tensions()))}),it(()=>{t.value,i.setColors({scalar:nt.value!=="",scale:Pn.value,links:Ni.value,tensions:Oi.
value})}),it(()=>i.hide(hs.value)),it(()=>i.clip(Fn.value))]}function Cm(i,e){let t=()=>i.resize(e.clientWidth,e.clientHeight,Math.min(devicePixelRatio,2)),n=new ResizeObserver(t);return n.observe(e),
t(),()=>n.disconnect()}function tM(){let i=di(null);return Lt(()=>{let e=Tu=new Io(i.current,ht.value.ramp,()=>{});window.gabionBeside=e;let t=[Cm(e,i.current),...Rm(e,Fs,ls,()=>!0)];return e.partner=
dt,dt.partner=e,e.seeAs(dt),()=>{t.forEach(n=>n()),dt.partner=Tu=null,e.dispose()}},[]),b(Qe,{children:[b("canvas",{ref:i,class:"beside",tabIndex:0,"aria-label":"Picture of the other run, seen from th\
e same place."}),b("p",{class:"which",children:[ki.value.find(e=>e.id===Zt.value)?.name,", ",us(ls.value?.header.time??0)]})]})}var iM=4;function Pm(){let i=di(null);Lt(()=>{let t=i.current;try{dt=new Io(
t,ht.value.ramp,h=>{Zo.value=h})}catch{Ls.value=!0;return}let n=dt;window.gabionStage=n;let s=[Cm(n,t),...Rm(n,vt,$e,()=>Ps.peek()),it(()=>{$e.value,Ar.value=n.showContacts(Pi.value)}),it(()=>n.choose(
Mt.value))],r=null,o=h=>{r=h.button===0?[h.offsetX,h.offsetY]:null},a=h=>{r&&Math.hypot(h.offsetX-r[0],h.offsetY-r[1])<iM&&(Mt.value=n.pick(h.offsetX,h.offsetY,t.clientWidth,t.clientHeight)),r=null},l=()=>{
Kt.value&&n.aim(Kt.value.at)};return t.addEventListener("pointerdown",o),t.addEventListener("pointerup",a),t.addEventListener("dblclick",l),()=>s.forEach(h=>h())},[]);let e=Fs.value!==null&&!Ls.value;
return b("main",{class:e?"stage two":"stage",children:[b("h1",{class:"unseen",children:de.value?`Run ${de.value.name}`:"Gabion"}),Ls.value&&de.value?.live&&$e.value&&b(nM,{id:de.value.id,name:de.value.
name,time:$e.value.header.time}),Ls.value&&de.value&&!de.value.live&&b("img",{class:"drawn",alt:`Picture of ${de.value.name} at frame ${lt.value+1}`,src:`/api/1/runs/${de.value.id}/frames/${lt.value}/\
picture?width=960&height=700&version=${de.value.version??0}`}),Ls.value&&b("p",{class:"note",children:"This browser draws no WebGL 2: the program draws pictures in its place, which cannot be turned or\
 clicked."}),b("canvas",{ref:i,tabIndex:0,"aria-label":"Picture of the run. Arrow keys with Ctrl turn it."}),e&&b(tM,{}),(e||de.value?.title)&&b("p",{class:"caption",children:e?de.value?.name:de.value?.
title}),!vt.value&&ht.value?.models&&!de.value&&b("p",{class:"empty",children:jt.value===""?"There is no model here yet: New makes one.":zi.value.length>0?"The model is drawn here as soon as nothing i\
s wrong with it.":""}),$e.value&&b("p",{class:"clock",children:us($e.value.header.time)}),Zo.value>1&&b("p",{class:"thinned",children:["1 of ",Zo.value," particles while it moves"]}),Er.value&&b(Em,{}),
b(xf,{}),Ze.value&&b("p",{class:"message",role:"alert",children:[Ze.value," ",b("button",{onClick:()=>{Ze.value=""},"aria-label":"Close this message",children:"\xD7"})]})]})}function nM({id:i,name:e,time:t}){
let[n,s]=_r(t),[r,o]=_r(!1);Lt(()=>{r&&n!==t&&(o(!1),s(t))},[r,n,t]);let a=()=>o(!0);return b("img",{class:"drawn",alt:`Picture of ${e} under way`,src:`/api/1/runs/${i}/live/picture?width=960&height=7\
00&time=${n}`,onLoad:a,onError:a})}var sM=500;function Im(){let i=ni.value;if(i.length<2)return null;let e=i[0],t=i[i.length-1],n=(de.value?.events??[]).filter(r=>r.time>=e&&r.time<=t),s=r=>`${100*(r-e)/Math.max(t-e,1e-300)}%`;return b(
"footer",{class:"timeline","aria-label":"Time",children:[b("button",{onClick:()=>fi(0),"aria-label":"To the first frame",title:"Home",children:"\xAB"}),b("button",{onClick:na,"aria-label":Ci.value?"Pa\
use":"Play",title:"Space",class:"play",children:Ci.value?"\u23F8":"\u25B6"}),b("button",{onClick:()=>fi(i.length-1),"aria-label":"To the last frame",title:"End",children:"\xBB"}),b("div",{class:"track",
children:[b("input",{type:"range",min:0,max:i.length-1,step:1,value:lt.value,"aria-label":"Frame","aria-valuetext":us(i[lt.value]??0),onInput:r=>fi(r.currentTarget.valueAsNumber)}),b("div",{class:"eve\
nts","aria-hidden":"true",children:n.slice(0,sM).map(r=>b("span",{class:`mark ${r.kind}`,style:{left:s(r.time)},title:`${r.kind}: ${r.name} at ${r.time} s`}))})]}),b("output",{children:[lt.value+1," /\
 ",i.length]}),b("label",{children:["Speed"," ",b("select",{value:Ki.value,onChange:r=>{Ki.value=Number(r.currentTarget.value)},children:[.1,.25,.5,1,2].map(r=>b("option",{value:r,children:[r," \xD7"]}))})]})]})}var fr=null;function rM(i,e){let t=0;return i.forEach((n,s)=>{Math.abs(n-e)<Math.abs(i[t]-e)&&(t=s)}),t}it(()=>{let i=Is.value&&Zt.value!==de.value?.id?Zt.value:"";Vt(()=>{Fs.value=ls.value=null}),fr=
null,i&&oM(i).catch(Lm)});async function oM(i){let e=await Et(`runs/${i}`);if(e.times.length===0)return;let t=await Qi(`runs/${i}/scene`);Zt.peek()!==i||!Is.peek()||(fr=e,Fs.value=t,await Fm())}var Au=!1;
async function Fm(){if(!Au){Au=!0;try{for(let i="";fr;){let e=fr,t=rM(e.times,$e.peek()?.header.time??0),n=`${e.id} ${t} ${nt.peek()}`;if(n===i)return;let s=await Lr(e,t);fr===e&&(Vt(()=>{ls.value=s,zh(
s)}),i=n)}}finally{Au=!1}}}it(()=>{$e.value,nt.value,fr&&Fm().catch(Lm)});var Lm=i=>{Ze.value=i.message};function Dm(i,e,t,n,s,r,o,a){let l=14*a,h=.8*a,c=ht.value.ramp,f=i.createLinearGradient(r-l,0,r,0);c.forEach((u,g)=>f.addColorStop(g/(c.length-1),u)),i.fillText(`${e} (${s})`,r-l,o-2.6*a),i.fillStyle=
f,i.fillRect(r-l,o-2.2*a,l,h),i.fillStyle=Um(),i.fillText(xt(t),r-l,o-.3*a);let d=xt(n);i.fillText(d,r-i.measureText(d).width,o-.3*a)}var Um=()=>matchMedia("(prefers-color-scheme: dark)").matches?"#e6\
ebf0":"#1f2933";async function km(i){let{width:e,height:t}=i,n=await dt.picture(e,t),s=i.getContext("2d");s.drawImage(n,0,0),n.close();let r=Math.max(11,Math.min(e,t)/45);s.font=`${r}px system-ui, san\
s-serif`,s.fillStyle=Um();let o=de.value?.title;o&&s.fillText(o,r,1.6*r),s.fillText(us($e.value?.header.time??0),r,t-.9*r);let a=$e.value?.header.scalar,l=t-.6*r;if(a&&nt.value){let{range:[h,c],logarithmic:f}=os(
Pn.value),d=[Sr(cn.value),cn.value.missing>0&&`${cn.value.missing} not a number (grey)`].filter(Boolean).join(", ");d!==""&&(s.fillText(d,e-r-Math.max(14*r,s.measureText(d).width),l),l-=1.6*r),Dm(s,a.
name,h,c,f?`${a.unit}, logarithmic`:a.unit,e-r,l,r),l-=4*r}Ni.value==="tension"&&Oi.value[1]>Oi.value[0]&&Dm(s,"tension of wires",Oi.value[0],Oi.value[1],"N",e-r,l,r)}function Nm(i,e){let t=document.createElement(
"canvas");return t.width=i,t.height=e,t}async function Eu(i,e){let t=Nm(i,e);return await km(t),new Promise((n,s)=>t.toBlob(r=>r?n(r):s(new Error("the picture is too large")),"image/png"))}var Bm=30;async function Ru(i,e,t){
let n=Nm(i,e),s=n.captureStream(0),r=s.getVideoTracks()[0],o=["video/mp4;codecs=avc1.640028","video/webm;codecs=vp9","video/webm"].find(f=>MediaRecorder.isTypeSupported(f)),a=new MediaRecorder(s,{mimeType:o,
videoBitsPerSecond:8e6}),l=[];a.ondataavailable=f=>l.push(f.data);let h=new Promise(f=>{a.onstop=f});a.start();let c=performance.now();for(let f=0;f<ni.value.length;f++)await t(f),await km(n),c=Math.max(
c+1e3/Bm,performance.now()),await new Promise(d=>setTimeout(d,c-performance.now())),r.requestFrame();return await new Promise(f=>setTimeout(f,1e3/Bm)),a.stop(),await h,new Blob(l,{type:o.split(";")[0]})}
function Om(i,e,t){let n=document.createElement("a");n.href=URL.createObjectURL(i),n.download=`${de.value?.name??"gabion"}${t}.${e}`,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}async function zm(i,e){
Om(await Eu(i,e),"png",`-${($e.value?.header.time??0).toFixed(4)}s`)}async function Vm(i,e,t){let n=await Ru(i,e,t);Om(n,n.type.slice(6),"")}async function Gm(){let[i,e]=await Promise.all([Et("hello"),Et("runs")]),t=new URLSearchParams(location.hash.slice(1));t.has("color")&&(nt.value=t.get("color")),li&&(nt.value=li.scalar);let n=i.models&&
(i.open||i.models[0]),s=n&&await Hh(n)?Or(!0):null;Vt(()=>{ki.value=e,ht.value=i}),await s,Xd();let r=e.find(o=>o.id===t.get("run"))??e.find(o=>o.live)??e[0];r&&(!i.models||t.has("run")||r.live)&&await Ii(
r.id,Number(t.get("k")??0))}var Cu={plots:["Plots",yf],objects:["Objects",lf],compare:["Compare",sf],reports:["Reports",bf],run:["Run",nf]};function aM(){return b("header",{class:"top",children:[b("strong",{class:"name",children:"\
Gabion"}),ki.value.length>0&&b("label",{children:["Run"," ",b("select",{value:de.value?.id,onChange:i=>{Ii(i.currentTarget.value)},children:[de.value?.id==="preview"&&b("option",{value:"preview",children:"\
none"}),ki.value.map(i=>b("option",{value:i.id,children:i.name}))]})]}),b("span",{class:"space"}),fh.value?b("form",{class:"size",onSubmit:i=>{i.preventDefault(),fh.value=!1,Wm(...Sn.value)},children:[
b("label",{children:["Width ",b("input",{type:"number",min:16,max:8192,value:Sn.value[0],onInput:i=>{Sn.value=[i.currentTarget.valueAsNumber,Sn.value[1]]}})]}),b("label",{children:["Height ",b("input",
{type:"number",min:16,max:8192,value:Sn.value[1],onInput:i=>{Sn.value=[Sn.value[0],i.currentTarget.valueAsNumber]}})]}),b("button",{children:"Save PNG"}),ni.value.length>1&&!de.value?.live&&b("button",
{type:"button",disabled:ph.value,onClick:()=>{cM()},children:ph.value?"Filming\u2026":"Save film"}),b("button",{type:"button",onClick:()=>{fh.value=!1},"aria-label":"Close the size of pictures",children:"\
\xD7"})]}):b("button",{onClick:()=>{Sn.value=[2*Math.round(mh().clientWidth/2),2*Math.round(mh().clientHeight/2)],fh.value=!0},children:"Picture"}),b("button",{onClick:()=>dt?.fit(),title:"A",children:"\
Show all"}),b("button",{onClick:()=>{In.value=!0},title:"?",children:"Keys"})]})}function lM(){let i=Cu[un.value][1];return b("aside",{class:"side",children:[b("div",{role:"tablist","aria-label":"Pane\
ls",class:"tabs",children:Object.keys(Cu).map(e=>b("button",{role:"tab",id:`tab-${e}`,"aria-selected":un.value===e,"aria-controls":"panel",onClick:()=>{un.value=e},children:Cu[e][0]}))}),b("div",{role:"\
tabpanel",id:"panel","aria-labelledby":`tab-${un.value}`,tabIndex:0,class:"panel",children:b(i,{})})]})}function hM(){return ht.value?b(Qe,{children:[b(aM,{}),ht.value.models&&b(tf,{}),b(Pm,{}),b(lM,{}),
de.value?.live?b(af,{}):b(Im,{}),In.value&&b(of,{})]}):b("p",{class:"waiting",role:"status",children:Ze.value||"Opening\u2026"})}var fh=we(!1),Sn=we([0,0]),ph=we(!1),mh=()=>document.querySelector(".st\
age canvas"),Hm=i=>{Ze.value=i.message},Wm=(i,e)=>zm(i,e).catch(Hm);async function cM(){ph.value=!0,await Vm(...Sn.value,Vh).catch(Hm),ph.value=!1}Oe("Space","play or pause; pause a run under way, or \
have it go on",()=>de.value?.live?Xh():na());Oe("ArrowRight","next frame; one step of a run that is paused",()=>de.value?.live?ds("step"):fi(lt.value+1));Oe("ArrowLeft","frame before",()=>fi(lt.value-
1));Oe("ArrowDown","ten frames on",()=>fi(lt.value+10));Oe("ArrowUp","ten frames back",()=>fi(lt.value-10));Oe("Home","first frame",()=>fi(0));Oe("End","last frame",()=>fi(ni.value.length-1));Oe("+","\
play faster",()=>{Ki.value=Math.min(2,Ki.value*2)});Oe("-","play slower",()=>{Ki.value=Math.max(.1,Ki.value/2)});Oe("Ctrl-ArrowLeft","turn the picture left",()=>dt?.orbit(-15,0));Oe("Ctrl-ArrowRight",
"turn it right",()=>dt?.orbit(15,0));Oe("Ctrl-ArrowUp","look from higher",()=>dt?.orbit(0,10));Oe("Ctrl-ArrowDown","look from lower",()=>dt?.orbit(0,-10));Oe("Shift-ArrowLeft","move the picture left",
()=>dt?.pan(.1,0));Oe("Shift-ArrowRight","move it right",()=>dt?.pan(-.1,0));Oe("Shift-ArrowUp","move it up",()=>dt?.pan(0,-.1));Oe("Shift-ArrowDown","move it down",()=>dt?.pan(0,.1));Oe("*","nearer",
()=>dt?.orbit(0,0,1.25));Oe("/","farther",()=>dt?.orbit(0,0,.8));Oe(["a","A"],"show all",()=>dt?.fit());Oe("1","from the front",()=>dt?.fit([0,0,1]));Oe("3","from the side",()=>dt?.fit([1,0,0]));Oe("7",
"from above",()=>dt?.fit([0,1,.001]));Oe(".","turn about what is picked",()=>{Kt.value&&dt?.aim(Kt.value.at)});Oe("n","pick the next thing of the kind",()=>Xm(1));Oe("N","pick the one before",()=>Xm(-1));
Oe("b","pick another kind: particles, bodies, wires",qm);Oe("t","pick the wire with the largest tension",uM);Oe(["g","G"],"pick by name or number",()=>{un.value="objects",requestAnimationFrame(()=>document.
querySelector(".find input")?.focus())});Oe(["m","M"],"measure from what is picked: distances, and from two things angles",Kh);Oe(["c","C"],"cut across the middle, or not",dM);Oe(["k","K"],"colour par\
ticles by the next quantity",fM);Oe("w","colour wires by tension or state",()=>{Ni.value=Ni.value==="tension"?"state":"tension"});Oe(["f","F"],"contacts as force chains, as arrows, or not",()=>{Pi.value=
Pi.value===""?"chains":Pi.value==="chains"?"arrows":""});Oe(["r","R"],"run the model",()=>{ht.value?.models&&Vr()});Oe("Ctrl-s","save the model",()=>{mi.value&&Ds()});Oe(["s","S"],"stop the run",()=>ds(
"stop"));Oe(["l","L"],"legend",()=>{Er.value=!Er.value});Oe(["p","P"],"save a picture",()=>{Wm(mh().width,mh().height)});Oe(["?","F1"],"keys",()=>{In.value=!In.value});Oe("Escape","pick nothing, close",
()=>{In.value=!1,Mt.value=null});function Xm(i){let e=vt.value?.header,t=Mt.value??{kind:"particle",number:-1},s={particle:$e.value?.header.particles??0,shape:e?.shapes?.length??0,link:e?.links?.length??
0}[t.kind];s>0?Mt.value={kind:t.kind,number:(t.number+i+s)%s}:qm()}function qm(){let i=["particle","shape","link"],e=vt.value?.header,t={particle:$e.value?.header.particles??0,shape:e?.shapes?.length??
0,link:e?.links?.length??0},n=i.indexOf(Mt.value?.kind??"link");for(let s=1;s<=3;s++){let r=i[(n+s)%3];if(t[r]>0){Mt.value={kind:r,number:0};return}}}function uM(){let i=dt?.tightest()??-1;i>=0&&(Mt.value=
{kind:"link",number:i})}function dM(){let i=vt.value?.header;i&&(Fn.value=Fn.value?null:{normal:[0,0,1],offset:(i.low[2]+i.high[2])/2})}function fM(){let i=["",...vt.value?.header.scalars.map(e=>e.name)??
[]];ta(i[(i.indexOf(nt.value)+1)%i.length])}rf();Object.assign(window,{gabionPicture:Eu,gabionFilm:(i,e)=>Ru(i,e,Vh),gabionDecode:jo});it(()=>{document.title=de.value?`${de.value.name} \u2013 Gabion`:
"Gabion"});it(()=>{document.body.classList.toggle("models",ht.value?.models!=null)});Qu(b(hM,{}),document.getElementById("page"));Gm().catch(i=>{Ze.value=String(i.message)});
