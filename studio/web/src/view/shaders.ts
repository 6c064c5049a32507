// The shaders. One light stands above the left shoulder of whoever looks; positions are in view axes, so that the eye is the origin.

// Every vertex shader begins with the matrices, which the renderer sets.
export const matrices = /* glsl */ `
uniform mat4 modelMatrix;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
`

const shading = /* glsl */ `
// light is what a surface sends back of it; facing: the cosine between its normal and the way to the eye.
float light(vec3 normal, float facing) {
  float key = max(dot(normal, vec3(-0.39801, 0.69653, 0.59702)), 0.0); // (-0.4, 0.7, 0.6), as long as one
  float rim = 1.0 - facing;
  return (0.51 + 0.09 * normal.y + 0.46 * key) * (1.0 - 0.35 * rim * rim * rim);
}
float lightAt(vec3 normal, vec3 position) { return light(normal, max(-dot(normal, position) * inversesqrt(dot(position, position)), 0.0)); }
`

// What is drawn to be picked in has its number, in bytes, for a colour.
const numbers = /* glsl */ `
uniform bool picking;
vec4 numberColor(uint n) { return vec4(float(n & 255u), float((n >> 8) & 255u), float((n >> 16) & 255u), float(n >> 24)) / 255.0; }
`

const clipping = /* glsl */ `
uniform vec4 clipPlane; // normal and offset; all that is in front is cut away, by centres for particles; zero cuts nothing
bool clipped(vec3 world) { return dot(clipPlane.xyz, world) > clipPlane.w; }
`

export const rampLookup = /* glsl */ `
uniform sampler2D ramp;
vec3 rampColor(float s) { return texture(ramp, vec2(clamp(s, 0.0, 1.0) * (255.0 / 256.0) + 0.5 / 256.0, 0.5)).rgb; }
`

// Particles: where they are, whether they are drawn, and what they look like.
const particles = /* glsl */ `
uniform vec3 origin;   // of positions
uniform vec4 scale;    // of positions and radii
uniform float shrink;  // they are drawn so much smaller
uniform vec3 scalarScale; // from the 16 bits to the legend: factor, offset, and what the logarithm is multiplied by (0: none is taken)
uniform vec3 groupColors[8];
uniform int coloring;  // 0 one colour, 1 groups, 2 quantity
uniform vec3 plain;
uniform float hiddenGroups; // bits
uniform uint base;     // number of the first, for picking
uniform int chosen;    // that is picked, or -1
uniform vec3 missing;  // colour of what has no value
${clipping}
${rampLookup}
bool left(vec3 centre, int group) { return clipped(centre) || ((int(hiddenGroups) >> min(group, 20)) & 1) == 1; }
vec3 colorOf(int index, int group, float scalar) {
  if (index == chosen) return vec3(1.0, 0.35, 0.1);
  if (coloring == 2) {
    float x = scalar * scalarScale.x + scalarScale.y;
    if (scalarScale.z > 0.0) x = x > 0.0 ? log(x) * scalarScale.z : 0.0;
    return scalar > 0.999995 ? missing : rampColor(x);
  }
  uint h = uint(index) * 2654435769u; // each stone a shade of its own
  return (coloring == 1 ? groupColors[group & 7] : plain) * (0.88 + 0.24 * float((h >> 16) & 255u) / 255.0);
}
`

// Spheres: a point or a quad that bounds the projection of the sphere in closed form, and in it the ray through each pixel meets the sphere.
export const sphereVertex = /* glsl */ `
in vec4 place;
in float scalar;
in float group;
uniform vec2 viewport; // pixels
uniform int every;     // one of so many is drawn, larger
#ifdef QUADS
in vec4 box;           // cells of the picture in which it may be seen: first column, last column, first row, last row
uniform vec2 cell;     // how large these are, of a picture from -1 to 1; zero where they are not known
#endif
uniform bool covering;
flat out vec3 centre;
flat out float radius;
flat out vec4 color;
flat out vec4 toRay; // from pixels to what the ray through them has across, where it goes on by one: factors and offsets
${numbers}
${particles}

void main() {
  vec3 world = origin + place.xyz * scale.xyz;
  radius = place.w * scale.w * shrink;
  centre = (modelViewMatrix * vec4(world, 1.0)).xyz;
#ifdef QUADS
  int index = (gl_VertexID >> 2) * every;
#else
  int index = gl_VertexID * every;
#endif
  gl_Position = vec4(2.0, 2.0, 2.0, 1.0); // outside: nothing is drawn
  gl_PointSize = 1.0;
  int g = int(group + 0.5);
  if (every > 1) radius *= pow(float(every), 1.0 / 3.0);
  if (left(world, g)) return;
  float d = -centre.z;
  if (d <= radius * 1.001) return; // the eye is inside, or the sphere behind it
  vec2 t = sqrt(max(centre.xy * centre.xy + d * d - radius * radius, 0.0));
  vec2 low = (centre.xy * t - radius * d) / max(d * t + radius * centre.xy, 1e-9);
  vec2 high = (centre.xy * t + radius * d) / max(d * t - radius * centre.xy, 1e-9);
  vec2 focal = vec2(projectionMatrix[0][0], projectionMatrix[1][1]);
  vec2 shift = vec2(projectionMatrix[2][0], projectionMatrix[2][1]);
  toRay = vec4(2.0 / (viewport * focal), (shift - 1.0) / focal);
  vec2 border = covering ? 1.0 / viewport : vec2(0.0); // half a pixel, of which the sphere covers a part
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
`

// The ray and the way from it to the centre are at right angles: that decides how the surface faces the eye. Graphics that the processor draws do all of this for each pixel of each sphere.
export const sphereFragment = /* glsl */ `
flat in vec3 centre;
flat in float radius;
flat in vec4 color;
flat in vec4 toRay;
uniform mat4 projectionMatrix;
uniform bool picking;
uniform bool covering; // alpha is how much of a pixel is covered
out vec4 result;
${shading}

void main() {
  vec3 ray = vec3(gl_FragCoord.xy * toRay.xy + toRay.zw, -1.0);
  float unit = inversesqrt(dot(ray, ray)), along = dot(ray, centre) * unit * unit;
  vec3 off = centre - along * ray; // from the ray to the centre
  float rest = radius * radius - dot(off, off), part = 1.0;
  if (covering) {
    part = 0.5 + (radius - sqrt(dot(off, off))) / (along * toRay.x); // of the pixel as wide as it is at the sphere
    rest = part > 0.0 ? max(rest, 0.0) : -1.0;
  }
  if (rest < 0.0) discard;
  float chord = sqrt(rest), back = chord * unit; // half of what the sphere has of the ray
  gl_FragDepth = 0.5 - 0.5 * projectionMatrix[2][2] + 0.5 * projectionMatrix[3][2] / (along - back);
  float inverse = 1.0 / radius;
  result = picking ? color : vec4(color.rgb * light(-inverse * (off + back * ray), chord * inverse), min(part, 1.0));
}
`

// Polyhedra: the facets of a shape, once for each particle that has it.
export const polyhedronVertex = /* glsl */ `
in vec3 position;
in vec3 normal;
in vec4 place;
in vec4 turn;  // a quaternion, from 0 to 1 instead of -1 to 1
in float size;
in float scalar;
in float group;
in float index;
out vec3 seen;
out vec3 direction;
flat out vec4 color;
${numbers}
${particles}
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
`

export const polyhedronFragment = /* glsl */ `
in vec3 seen;
in vec3 direction;
flat in vec4 color;
uniform bool picking;
out vec4 result;
${shading}
void main() {
  result = picking ? color : vec4(color.rgb * lightAt(normalize(direction), seen), 1.0);
}
`

// Solids: triangles with a normal at each point, seen from both sides.
export const solidVertex = /* glsl */ `
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
`

export const solidFragment = /* glsl */ `
in vec3 seen;
in vec3 direction;
in vec3 world;
uniform vec3 color;
uniform float opacity;
uniform uint base;
out vec4 result;
${clipping}
${numbers}
${shading}
void main() {
  if (clipped(world)) discard;
  vec3 n = normalize(direction);
  if (dot(n, seen) > 0.0) n = -n;
  result = picking ? numberColor(base) : vec4(color * lightAt(n, seen), opacity);
}
`

// Links: a cylinder between two points, never thinner than a pixel and a half of the page.
export const linkVertex = /* glsl */ `
in vec3 position; // around the axis, and 0 or 1 along it
uniform sampler2D cylinders; // three texels each: from, radius; to, tension; state, hidden
uniform int count;
uniform vec2 viewport;
uniform float pixelRatio; // pixels drawn in one of the page
uniform vec2 tensionRange;
uniform int coloring; // 0 state, 1 tension
uniform vec3 plain;
uniform uint base;
uniform int chosen;
uniform float taper; // 1 makes cones, whose tips are at their ends
out vec3 seen;
out vec3 direction;
out vec3 world;
flat out vec4 color;
${numbers}
${rampLookup}
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
`

export const linkFragment = /* glsl */ `
in vec3 seen;
in vec3 direction;
in vec3 world;
flat in vec4 color;
uniform bool picking;
out vec4 result;
${clipping}
${shading}
void main() {
  if (clipped(world)) discard;
  result = picking ? color : vec4(color.rgb * lightAt(normalize(direction), seen), 1.0);
}
`

// Panels that a fluid presses on: flat, with a colour of their own and no light, so that it is that of the legend.
export const panelVertex = /* glsl */ `
in vec3 position;
in float pressure;
uniform float most; // pressure, Pa
out vec3 world;
flat out float part;
void main() {
  world = position;
  part = pressure / most;
  gl_Position = pressure > 0.0 ? projectionMatrix * modelViewMatrix * vec4(position, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
`

export const panelFragment = /* glsl */ `
in vec3 world;
flat in float part;
out vec4 result;
${clipping}
${rampLookup}
void main() {
  if (clipped(world)) discard;
  result = vec4(rampColor(part), 0.6);
}
`

// The surface of a fluid: one colour, lit a little by how it is turned, so that waves show.
export const fluidColor = '#3a7ebf'

export const surfaceVertex = /* glsl */ `
in vec3 position;
out vec3 world;
out vec3 seen;
void main() {
  world = position;
  vec4 p = modelViewMatrix * vec4(position, 1.0);
  seen = p.xyz;
  gl_Position = projectionMatrix * p;
}
`

export const surfaceFragment = /* glsl */ `
in vec3 world;
in vec3 seen;
out vec4 result;
${clipping}
${shading}
void main() {
  if (clipped(world)) discard;
  vec3 n = normalize(cross(dFdx(seen), dFdy(seen)));
  result = vec4(vec3(0.227, 0.494, 0.749) /* fluidColor */ * lightAt(dot(n, seen) > 0.0 ? -n : n, seen), 0.45);
}
`

// A picture in fewer pixels, which have the weighted mean of the four samples about their middle: from the top down, as images are.
export const shrinkVertex = /* glsl */ `
in vec3 position;
out vec2 at;
void main() {
  at = vec2(0.5 + 0.5 * position.x, 0.5 - 0.5 * position.y);
  gl_Position = vec4(position, 1.0);
}
`

export const shrinkFragment = /* glsl */ `
uniform sampler2D seen;
in vec2 at;
out vec4 result;
void main() { result = vec4(texture(seen, at).rgb, 1.0); }
`
