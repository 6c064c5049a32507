// The stage: the canvas, the camera, and what stands on it. It draws when something has changed, and not otherwise.

import { Color, ColorManagement, PerspectiveCamera, Scene, Vector2, Vector3, Vector4, WebGLRenderer, WebGLRenderTarget } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { setRamp, sharedUniforms } from './material'
import type { Shared } from './material'
import { Contacts } from './contacts'
import type { ContactMode } from './contacts'
import { Fluid } from './fluid'
import { Links } from './links'
import { drawnByProcessor } from './occlusion'
import { drawn, few, fine, Pace } from './pace'
import { Panels } from './panels'
import { Polyhedra } from './polyhedra'
import { Shot } from './shot'
import { Solids } from './solids'
import { Spheres } from './spheres'
import { steps } from '../scale'
import type { Scale } from '../scale'
import type { FrameHeader, Packet, SceneHeader } from '../wire'
import type { Picked } from '../state'

export interface Colors { scalar: boolean; scale: Scale; links: 'tension' | 'state'; tensions: [number, number] }

const angle = 30 // of view, vertical, degrees
const quarters = [[0.55, 0.42, 1], [-0.55, 0.42, 1], [-0.55, 0.42, -1], [0.55, 0.42, -1]] // where to look from: to the side, up and back
export const leastTension = 1e-6 // N, that is shown
ColorManagement.enabled = false // colours are those of the screen, wherever they are drawn
const depthBounds = 'EXT_conservative_depth'
const leastFree = 0.5 // of the canvas, in which there is room for all
const mostFine = 200_000 // particles that are drawn with smooth edges

export class Stage {
  private renderer: WebGLRenderer
  private shared: Shared
  private root = new Scene()
  readonly camera = new PerspectiveCamera(angle, 1, 0.01, 100)
  private controls: OrbitControls
  partner: Stage | null = null // that looks the same way
  private particles: Spheres
  private polyhedra: Polyhedra // of the particles
  private balls: Spheres
  private ballNumbers: number[] = []
  private ballPlaces = new Float32Array(0)
  private hidden: ReadonlySet<string> = new Set() // objects
  private solids: Solids | null = null
  private links: Links | null = null
  private lines = new Vector3() // colour of wires and edges that no quantity colours
  private contacts: Contacts
  private panels: Panels
  private fluid: Fluid
  private scene: Packet<SceneHeader> | null = null
  private frame: Packet<FrameHeader> | null = null
  private pace: Pace
  private led = false // by the partner
  private held = false // nothing is drawn but pictures that are asked for
  private size = { width: 1, height: 1, ratio: 1 } // of the canvas in the page, and pixels of the screen in one of the page
  private covered = { width: 0, height: 0 } // of the canvas in the page, at its lower right
  private fitted: { direction?: [number, number, number]; from: Vector3 } | null = null // how all was shown last, and from where
  private every = 1 // one of so many particles is drawn
  private target = new WebGLRenderTarget(5, 5)
  private shot: Shot
  private sparing: boolean // what cannot be seen is not drawn
  drawn = 0 // pictures so far
  drawnWhole = 0 // of them, with all particles

  constructor(private canvas: HTMLCanvasElement, ramp: string[], private onDrawn: (every: number) => void) {
    this.renderer = new WebGLRenderer({ canvas, antialias: false, alpha: false, powerPreference: 'high-performance' })
    this.renderer.autoClear = true
    const gl = this.renderer.getContext() as WebGL2RenderingContext
    const conservative = gl.getExtension(depthBounds) !== null
    this.sparing = drawnByProcessor(gl)
    this.shot = new Shot(this.renderer, !this.sparing)
    this.pace = new Pace(() => this.drawNow(), () => drawn(gl))
    this.shared = sharedUniforms(ramp)
    this.particles = new Spheres(this.shared, conservative)
    this.polyhedra = new Polyhedra(this.shared, this.particles.uniforms)
    this.balls = new Spheres(this.shared, conservative)
    this.balls.uniforms.coloring.value = 0
    this.balls.uniforms.plain.value = new Vector3(0.42, 0.5, 0.57)
    this.balls.uniforms.hiddenGroups.value = 1 << 1 // balls are in group 0, and in group 1 while they are hidden
    this.contacts = new Contacts(this.shared, this.root)
    this.panels = new Panels(this.shared, this.root)
    this.fluid = new Fluid(this.shared, this.root)
    this.controls = this.steered()
    canvas.addEventListener('webglcontextrestored', () => {
      gl.getExtension(depthBounds) // what a context has been asked for it forgets when it is lost
      this.draw()
    })
  }

  // steered lets the pointer move the camera, about the direction that is up now.
  private steered(): OrbitControls {
    const controls = new OrbitControls(this.camera, this.canvas)
    controls.zoomToCursor = true
    controls.addEventListener('change', () => this.moved())
    return controls
  }

  // moved draws what the camera sees from where it has come to, and leads the partner there.
  private moved(): void {
    this.draw()
    if (!this.led) this.partner?.seeAs(this)
  }

  // seeAs looks from where another stage does.
  seeAs(other: Stage): void {
    this.led = true
    this.setUp(other.camera.up)
    this.camera.position.copy(other.camera.position)
    this.camera.near = other.camera.near
    this.camera.far = other.camera.far
    this.camera.view = other.camera.view && { ...other.camera.view }
    this.camera.updateProjectionMatrix()
    this.controls.target.copy(other.controls.target)
    this.controls.update()
    this.led = false
    this.draw()
  }

  private setUp(up: Vector3): void {
    if (this.camera.up.equals(up)) return
    this.camera.up.copy(up)
    this.controls.dispose()
    this.controls = this.steered()
  }

  setBackground(color: string, lines: string, ramp: string[]): void {
    setRamp(this.shared, ramp)
    this.root.background = new Color(color)
    this.lines.set(...([1, 3, 5].map(i => parseInt(lines.slice(i, i + 2), 16) / 255) as [number, number, number]))
    this.draw()
  }

  // setScene takes another run, or another model.
  setScene(scene: Packet<SceneHeader>, keepCamera: boolean): void {
    this.solids?.dispose()
    this.links?.dispose()
    this.contacts.dispose()
    this.panels.dispose()
    this.fluid.dispose()
    this.scene = scene
    this.frame = null
    this.solids = new Solids(this.shared, scene)
    this.links = new Links(this.shared, scene, this.lines)
    this.ballNumbers = (scene.header.shapes ?? []).flatMap((s, k) => (s.radius !== undefined ? [k] : []))
    this.root.add(this.solids.group, this.links.object)
    const poses = scene.blocks.get('pose') as Float32Array
    this.solids.pose((scene.header.shapes ?? []).map((_, k) => k), poses)
    this.placeBalls(k => poses.subarray(7 * k, 7 * k + 3))
    if (!keepCamera) this.fit()
    this.pace.restart()
    this.draw()
  }

  dispose(): void {
    this.clear()
    this.controls.dispose()
    this.renderer.dispose()
    this.renderer.forceContextLoss()
  }

  // clear takes everything off the stage.
  clear(): void {
    this.solids?.dispose()
    this.links?.dispose()
    this.particles.dispose()
    this.polyhedra.dispose()
    this.balls.dispose()
    this.contacts.dispose()
    this.panels.dispose()
    this.fluid.dispose()
    this.solids = this.links = this.scene = this.frame = null
    this.draw()
  }

  private placeBalls(at: (k: number) => Float32Array): void {
    const shapes = this.scene?.header.shapes ?? []
    const places = new Float32Array(4 * this.ballNumbers.length)
    this.ballNumbers.forEach((k, i) => {
      places.set(at(k), 4 * i)
      places[4 * i + 3] = shapes[k].radius ?? 0
    })
    this.ballPlaces = places
    this.showBalls()
    this.root.add(this.balls.object)
  }

  private showBalls(): void {
    const shapes = this.scene?.header.shapes ?? []
    this.balls.place(this.ballPlaces, null, Uint8Array.from(this.ballNumbers, k => (this.hidden.has(shapes[k].object) ? 1 : 0)))
  }

  setFrame(frame: Packet<FrameHeader>): void {
    if (!this.scene) return
    this.frame = frame
    const h = frame.header, u = this.particles.uniforms
    const places = frame.blocks.get('position') as Uint16Array | Float32Array
    const coarse = places instanceof Uint16Array
    u.origin.value.set(...h.low)
    u.scale.value = coarse ? new Vector4(h.high[0] - h.low[0], h.high[1] - h.low[1], h.high[2] - h.low[2], h.max_radius) : new Vector4(1, 1, 1, 1)
    this.particles.place(this.polyhedra.place(frame, places), (frame.blocks.get('scalar') as Uint16Array) ?? null, (frame.blocks.get('group') as Uint8Array) ?? null)
    this.every = 1
    this.root.add(this.particles.object, this.polyhedra.object)
    const shapes = this.scene.header.shapes ?? [], links = this.scene.header.links ?? []
    const moving = shapes.flatMap((s, k) => (s.static ? [] : [k]))
    const poses = frame.blocks.get('pose') as Float32Array, first = this.scene.blocks.get('pose') as Float32Array
    this.solids?.pose(moving, poses)
    const rank = new Map(moving.map((k, i) => [k, i]))
    this.placeBalls(k => (rank.has(k) ? poses.subarray(7 * rank.get(k)!, 7 * rank.get(k)! + 3) : first.subarray(7 * k, 7 * k + 3)))
    this.links?.update(frame.blocks.get('ends') as Float32Array, frame.blocks.get('tension') as Float32Array, frame.blocks.get('state') as Uint8Array, k => links[k].edge)
    this.setNumbers()
    this.draw()
  }

  // showContacts shows contacts of particles, which are drawn small then, and returns the largest normal force, N.
  showContacts(mode: ContactMode): number {
    this.contacts.show(this.frame, mode)
    this.particles.uniforms.shrink.value = this.contacts.largest > 0 ? 0.3 : 1
    this.draw()
    return this.contacts.largest
  }

  // showPanels shows the panels that a fluid presses on, and returns the largest pressure, Pa.
  showPanels(wanted: boolean): number {
    this.panels.show(this.frame, wanted)
    this.draw()
    return this.panels.largest
  }

  // scalePanels says what pressure the end of the colours stands for, Pa.
  scalePanels(most: number): void {
    this.panels.scale(most)
    this.draw()
  }

  // showFluid shows the surface of the fluid, and how it flows, and returns the largest speed, m/s.
  showFluid(level: boolean, flow: boolean): number {
    this.fluid.show(this.frame, level, flow)
    this.draw()
    return this.fluid.largest
  }

  // scaleFlow says what speed the end of the colours stands for, m/s.
  scaleFlow(most: number): void {
    this.fluid.scale(most)
    this.draw()
  }

  // setNumbers gives everything that can be picked a number of its own, from 1: particles, then shapes, then links.
  private setNumbers(): void {
    this.particles.uniforms.base.value = 1
    const shapes = 1 + this.particles.count
    this.solids?.setBase(shapes)
    this.balls.uniforms.base.value = 1 + this.particles.count + (this.scene?.header.shapes ?? []).length
    if (this.links) this.links.uniforms.base.value = this.balls.uniforms.base.value + this.balls.count
  }

  // setColors says what quantities look like.
  setColors(c: Colors): void {
    const s = this.frame?.header.scalar, u = this.particles.uniforms
    u.coloring.value = c.scalar && s ? 2 : 1
    if (s) {
      const { factor, offset, logarithm } = steps(s, c.scale)
      u.scalarScale.value.set(factor, offset, logarithm)
    }
    if (this.links) {
      this.links.uniforms.tensionRange.value.set(...c.tensions)
      this.links.uniforms.coloring.value = c.links === 'tension' ? 1 : 0
    }
    this.draw()
  }

  // tensions are the least and the largest; zero where there is nothing but what rounding has left.
  tensions(): [number, number] {
    const [low, high] = this.links?.tensions() ?? [0, 0]
    return Math.max(-low, high) < leastTension ? [0, 0] : [low, high]
  }

  tightest(): number {
    return this.links?.tightest() ?? -1
  }

  // hide leaves objects out, by their names.
  hide(objects: ReadonlySet<string>): void {
    const h = this.scene?.header
    this.hidden = objects
    if (!h) return
    this.solids?.show(k => !objects.has(h.shapes![k].object))
    this.links?.show(k => !objects.has(h.links![k].object))
    this.particles.uniforms.hiddenGroups.value = (h.groups ?? []).reduce((bits, g, i) => bits | (objects.has(g) ? 1 << Math.min(i, 20) : 0), 0)
    this.showBalls()
    this.draw()
  }

  choose(p: Picked | null): void {
    this.particles.uniforms.chosen.value = p?.kind === 'particle' ? p.number : -1
    this.solids?.choose(p?.kind === 'shape' ? p.number : -1)
    this.balls.uniforms.chosen.value = p?.kind === 'shape' ? this.ballNumbers.indexOf(p.number) : -1
    if (this.links) this.links.uniforms.chosen.value = p?.kind === 'link' ? p.number : -1
    this.draw()
  }

  // clip cuts away what is in front of a plane; null cuts nothing.
  clip(plane: { normal: [number, number, number]; offset: number } | null): void {
    this.shared.clipPlane.value.set(...(plane ? [...plane.normal, plane.offset] as [number, number, number, number] : [0, 0, 0, 1] as [number, number, number, number]))
    this.draw()
  }

  // resize takes the size of the canvas in the page, and how many pixels of the screen one of the page has. What was shown whole, and has not been turned since, is shown whole again.
  resize(width: number, height: number, ratio: number): void {
    this.size = { width, height, ratio }
    this.camera.aspect = width / Math.max(height, 1)
    this.camera.updateProjectionMatrix()
    this.refit()
    this.draw()
  }

  // leaveFree says how much of the canvas something else covers, at its lower right: what is shown whole is shown beside that, or above it.
  leaveFree(width: number, height: number): void {
    this.covered = { width, height }
    this.refit()
  }

  // refit shows all again where all is shown, and has not been turned since.
  private refit(): void {
    if (this.fitted && this.camera.position.equals(this.fitted.from)) this.fit(this.fitted.direction)
  }

  // places are the parts of the canvas in which all can be shown, by its width and height: left of what covers it, and above that; all of it where it is covered by too much, or by nothing.
  private places(): [number, number][] {
    const wide = 1 - this.covered.width / this.size.width, tall = 1 - this.covered.height / this.size.height
    const free = ([[wide, 1], [1, tall]] as [number, number][]).filter(p => Math.min(...p) > leastFree)
    return free.length > 0 ? free : [[1, 1]]
  }

  // fit shows everything along an axis, or from slightly above: from the first quarter that sees floors and slopes from their fronts.
  fit(direction?: [number, number, number]): void {
    const h = this.scene?.header
    if (!h) return
    const low = new Vector3(...h.low), high = new Vector3(...h.high), up = new Vector3(...h.up)
    const centre = low.clone().add(high).multiplyScalar(0.5), radius = Math.max(low.distanceTo(high) / 2, 1e-6)
    const side = new Vector3(1, 0, 0).addScaledVector(up, -up.x)
    if (side.length() < 0.5) side.set(0, 1, 0).addScaledVector(up, -up.y)
    side.normalize()
    const back = side.clone().cross(up)
    const towards = (d: number[]) => side.clone().multiplyScalar(d[0]).addScaledVector(up, d[1]).addScaledVector(back, d[2]).normalize()
    const floors = this.solids?.floors(up) ?? []
    const away = direction ? towards(direction) : quarters.map(towards).find(a => floors.every(n => n.dot(a) > 0)) ?? towards(quarters[0])
    this.setUp(up)
    const corners = [...Array(8).keys()].map(i => new Vector3(i & 1 ? high.x : low.x, i & 2 ? high.y : low.y, i & 4 ? high.z : low.z))
    const tan = Math.tan((angle / 360) * Math.PI) / 1.1, right = up.clone().cross(away).normalize(), above = away.clone().cross(right)
    const from = ([wide, tall]: [number, number]) => corners.reduce((most, c) => {
      const p = c.clone().sub(centre)
      return Math.max(most, p.dot(away) + Math.max(Math.abs(p.dot(above)) / (tan * tall), Math.abs(p.dot(right)) / (tan * this.camera.aspect * wide)))
    }, radius * 0.1)
    const [wide, tall] = this.places().reduce((best, p) => (from(p) < from(best) ? p : best)), distance = from([wide, tall])
    const { width, height } = this.size
    this.camera.setViewOffset(width, height, ((1 - wide) / 2) * width, ((1 - tall) / 2) * height, width, height) // the middle of that place is in front of the eye
    this.camera.position.copy(centre).addScaledVector(away, distance)
    this.camera.near = radius / 500
    this.camera.far = distance + 60 * radius
    this.camera.updateProjectionMatrix()
    this.controls.target.copy(centre)
    this.controls.update()
    this.fitted = { direction, from: this.camera.position.clone() }
    this.moved()
  }

  // view is from where the camera looks, and what it turns about; null where that is as all is shown at first.
  view(): number[] | null {
    if (this.fitted && !this.fitted.direction && this.camera.position.equals(this.fitted.from)) return null
    return [...this.camera.position, ...this.controls.target]
  }

  // look looks from where a view was.
  look(view: number[]): void {
    this.camera.position.fromArray(view)
    this.controls.target.fromArray(view, 3)
    this.controls.update()
    this.moved()
  }

  // aim turns about another point.
  aim(at: [number, number, number]): void {
    const by = new Vector3(...at).sub(this.controls.target)
    this.move(by)
  }

  // pan moves the camera by parts of what it sees: what keys do.
  pan(right: number, up: number): void {
    const to = this.controls.target.clone().sub(this.camera.position)
    const across = to.clone().cross(this.camera.up).normalize(), above = across.clone().cross(to).normalize()
    this.move(across.multiplyScalar(right * to.length()).addScaledVector(above, up * to.length()))
  }

  private move(by: Vector3): void {
    this.controls.target.add(by)
    this.camera.position.add(by)
    this.controls.update()
    this.moved()
  }

  // orbit turns the camera by angles in degrees, and moves it nearer by a factor: what keys do.
  orbit(right: number, up: number, nearer = 1): void {
    const to = this.camera.position.clone().sub(this.controls.target)
    to.applyAxisAngle(this.camera.up, (-right * Math.PI) / 180)
    const across = this.camera.up.clone().cross(to).normalize()
    const turned = to.clone().applyAxisAngle(across, (-up * Math.PI) / 180)
    if (Math.abs(turned.clone().normalize().dot(this.camera.up)) < 0.999) to.copy(turned)
    this.camera.position.copy(this.controls.target).addScaledVector(to, 1 / nearer)
    this.controls.update()
    this.moved()
  }

  draw(): void {
    if (!this.held) this.pace.ask()
  }

  // hold has nothing drawn but pictures that are asked for, until it is let go.
  hold(held: boolean): void {
    this.held = held
    if (!held) this.shot.free()
    this.draw()
  }

  // shows tells whether the last frame has been drawn, at whatever level.
  shows(): boolean {
    return this.frame !== null && this.pace.idle()
  }

  // drawnUp waits until the last frame has been drawn, and the page is about to show it.
  async drawnUp(): Promise<void> {
    do await new Promise(done => requestAnimationFrame(done))
    while (!this.pace.idle())
  }

  // rests tells whether the picture is as fine as it will be.
  rests(): boolean {
    return this.pace.rests()
  }

  private drawNow(): void {
    const { width, height, ratio } = this.size
    const every = this.pace.level === few ? this.particles.fewest(this.sparing) : 1
    if (every !== this.every) this.particles.show(every)
    this.every = every
    const smooth = this.pace.level === fine && this.particles.count < mostFine
    this.render(width, height, smooth ? Math.max(ratio, 2) : this.pace.level === few ? 1 : ratio)
    this.drawn++
    if (every === 1) this.drawnWhole++
    this.onDrawn(every)
  }

  // render draws so many pixels of the page, with so many on the canvas for each.
  private render(width: number, height: number, ratio: number): void {
    const r = this.renderer, has = r.getSize(new Vector2())
    if (has.x !== width || has.y !== height || r.getPixelRatio() !== ratio) r.setDrawingBufferSize(width, height, ratio)
    this.paint(width, height, ratio)
  }

  // paint draws where the renderer draws now.
  private paint(width: number, height: number, ratio: number): void {
    this.shared.viewport.value.set(Math.floor(width * ratio), Math.floor(height * ratio))
    this.shared.pixelRatio.value = ratio
    this.leaveOut(width, height)
    this.renderer.render(this.root, this.camera)
  }

  // leaveOut has particles left out that cannot be seen, where that is quicker.
  private leaveOut(width: number, height: number): void {
    this.camera.updateMatrixWorld()
    this.particles.leaveOut(this.sparing ? this.camera : null, width, height)
    this.balls.leaveOut(null, width, height)
  }

  // pick tells what is at a place of the canvas, in pixels of the page: in a window of 5 x 5 pixels the nearest to the middle.
  pick(x: number, y: number, width: number, height: number): Picked | null {
    const background = this.root.background
    this.root.background = null
    this.shared.picking.value = true
    this.contacts.hide(true)
    this.panels.hide(true)
    this.fluid.hide(true)
    this.leaveOut(width, height)
    const view = this.camera.view
    const left = view ? (view.offsetX / view.fullWidth) * width : 0, top = view ? (view.offsetY / view.fullHeight) * height : 0
    this.camera.setViewOffset(width, height, left + x - 2, top + y - 2, 5, 5)
    this.shared.viewport.value.set(5, 5)
    this.shared.pixelRatio.value = 1
    this.renderer.setRenderTarget(this.target)
    this.renderer.setClearColor(0, 0)
    this.renderer.clear()
    this.renderer.render(this.root, this.camera)
    const bytes = new Uint8Array(100)
    this.renderer.readRenderTargetPixels(this.target, 0, 0, 5, 5, bytes)
    this.renderer.setRenderTarget(null)
    this.camera.setViewOffset(width, height, left, top, width, height)
    this.shared.picking.value = false
    this.contacts.hide(false)
    this.panels.hide(false)
    this.fluid.hide(false)
    this.root.background = background
    let best = 0, least = Infinity
    for (let i = 0; i < 25; i++) {
      const number = (bytes[4 * i] | (bytes[4 * i + 1] << 8) | (bytes[4 * i + 2] << 16) | (bytes[4 * i + 3] << 24)) >>> 0
      const off = (i % 5 - 2) ** 2 + (Math.floor(i / 5) - 2) ** 2
      if (number > 0 && off < least) { best = number; least = off }
    }
    this.draw()
    return best === 0 ? null : this.named(best - 1)
  }

  private named(n: number): Picked | null {
    if (n < this.particles.count) return { kind: 'particle', number: n }
    n -= this.particles.count
    const shapes = (this.scene?.header.shapes ?? []).length
    if (n < shapes) return { kind: 'shape', number: n }
    n -= shapes
    if (n < this.balls.count) return { kind: 'shape', number: this.ballNumbers[n] }
    n -= this.balls.count
    return n < (this.links?.count ?? 0) ? { kind: 'link', number: n } : null
  }

  // picture is what is seen in another size, with smooth edges: with so many samples along the edge of a pixel, where the graphics can draw as large. It stands until the next one is drawn.
  picture(width: number, height: number, samples = 2): ImageData {
    const ratio = samples * Math.max(width, height) <= this.renderer.capabilities.maxTextureSize ? samples : 1
    return this.shoot(width, height, () => this.shot.take(width, height, ratio, () => this.paint(width, height, ratio)))
  }

  // filmed has such a picture drawn that is quicker to draw, and promises what reads it. What it has of alpha means nothing.
  filmed(width: number, height: number): Promise<() => ImageData> {
    this.shared.covering.value = this.shot.covering
    const drawn = this.shoot(width, height, () => this.shot.begin(width, height, () => this.paint(width, height, 1)))
    this.shared.covering.value = false
    return drawn
  }

  private shoot<T>(width: number, height: number, take: () => T): T {
    const aspect = this.camera.aspect
    this.camera.aspect = width / height
    this.camera.updateProjectionMatrix()
    this.particles.show((this.every = 1))
    const image = take()
    if (!this.held) this.shot.free()
    this.camera.aspect = aspect
    this.camera.updateProjectionMatrix()
    return image
  }
}
