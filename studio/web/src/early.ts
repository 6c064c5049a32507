// What takes longest begins before the page's own script is there: what there is to see is asked for, and the graphics start.

{
  const canvas = document.createElement('canvas')
  const answers: Record<string, Promise<Response> | undefined> = { hello: fetch('/api/1/hello'), runs: fetch('/api/1/runs') }
  // As three.js asks for it.
  const context = canvas.getContext('webgl2', {
    alpha: true, depth: true, stencil: false, antialias: false, premultipliedAlpha: true, preserveDrawingBuffer: false, powerPreference: 'high-performance', failIfMajorPerformanceCaveat: false,
  })
  Object.assign(window, { gabionEarly: { canvas, context, answers } })
}
