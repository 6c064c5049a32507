package browser

import (
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	"net/url"
)

// mostBeside is which part of the pixels may be covered in one of the pictures of the page and of the program, and not in the other.
const mostBeside = 0.02

// planes are the names of the objects that are planes: the page draws a part of those without bounds, and pictures more of it, which fades.
const planes = "[...new Set((gabionStage.scene.header.shapes ?? []).filter(o => o.seen === 1).map(o => o.object))]"

// fluid is the name of the fluid among objects.
const fluid = "fluid"

// sameCover fails the test where what the page draws of the model that is open does not cover what the program's own picture of it covers, seen by the same camera. Fluids, which one sees
// through, are left out of both.
func (p *tab) sameCover(name string) {
	p.t.Helper()
	walls := value[[]string](p, planes)
	p.until("gabionStage.leaveFree(0, 0) ?? true") // the program shows all in the middle
	p.until("(gabionStage.fluid.hide(true), gabionStage.hide(new Set(" + planes + ")), true)")
	p.rests()
	page := p.canvas()
	size := page.Bounds().Size()
	query := url.Values{"width": {fmt.Sprint(size.X)}, "height": {fmt.Sprint(size.Y)}, "hide": append(walls, fluid)}
	query.Set("camera", value[string](p, "[gabionStage.camera.position, gabionStage.controls.target].map(v => v.toArray().join()).join()"))
	whole := p.programsPicture(query)
	query["hide"] = append(value[[]string](p, `(() => {
		const h = gabionStage.scene.header
		return [...new Set([...(h.groups ?? []), ...[...(h.shapes ?? []), ...(h.links ?? [])].map(o => o.object)])]
	})()`), fluid)
	empty := p.programsPicture(query) // with the legend, but for that
	covered, beside := compareCover(page, value[string](p, "gabionStage.root.background.getHexString()"), whole, empty)
	p.t.Logf("%s: %.2f %% covered, %.2f %% not in both", name, 100*covered, 100*beside)
	if beside > mostBeside || covered == 0 {
		p.t.Errorf("%s: %.2f %% of the pixels are covered, %.2f %% of all by the page or the program alone", name, 100*covered, 100*beside)
		p.screenshot("silhouette-" + name)
	}
}

// programsPicture is the picture that the program draws of the model that is open.
func (p *tab) programsPicture(query url.Values) image.Image {
	p.t.Helper()
	text := value[string](p, `(async () => {
		const answer = await fetch('/api/1/runs/preview/frames/0/picture?' + `+quote(query.Encode())+`)
		if (!answer.ok) throw new Error(await answer.text())
		return btoa(Array.from(new Uint8Array(await answer.arrayBuffer()), b => String.fromCharCode(b)).join(''))
	})()`)
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		p.t.Fatal(err)
	}
	return p.decode(data)
}

// compareCover tells which part of the pixels is covered in the page's picture or in the program's, and which part in one of them alone: what is covered
// stands out from the background of the page, and has any other colour than the program's picture without objects: two of these are the same to the bit where nothing
// is drawn, and what is as pale as the sky behind it differs by a little.
func compareCover(page image.Image, background string, whole, empty image.Image) (covered, beside float64) {
	var ground color.RGBA
	ground.A = 255
	fmt.Sscanf(background, "%02x%02x%02x", &ground.R, &ground.G, &ground.B)
	in := page.Bounds()
	either, one := 0, 0
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			a, b := seen(page.At(x, y), ground), whole.At(x, y) != empty.At(x, y)
			if a || b {
				either++
			}
			if a != b {
				one++
			}
		}
	}
	all := float64(in.Dx() * in.Dy())
	return float64(either) / all, float64(one) / all
}

// seen tells whether a colour stands out from one behind it.
func seen(c, behind color.Color) bool {
	r, g, b, _ := c.RGBA()
	r2, g2, b2, _ := behind.RGBA()
	return apart(r, r2) || apart(g, g2) || apart(b, b2)
}
