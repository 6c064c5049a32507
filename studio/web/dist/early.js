{let e=document.createElement("canvas"),a={hello:fetch("/api/1/hello"),runs:fetch("/api/1/runs")},n=e.getContext("webgl2",{alpha:!0,depth:!0,stencil:!1,antialias:!1,premultipliedAlpha:!0,preserveDrawingBuffer:!1,
powerPreference:"high-performance",failIfMajorPerformanceCaveat:!1});Object.assign(window,{gabionEarly:{canvas:e,context:n,answers:a}})}
