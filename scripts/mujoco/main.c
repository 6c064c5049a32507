// A tower of ten boxes and a block on a slope in MuJoCo, as models of this program have them: see ../mujoco.sh.

#include <math.h>
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// load makes a model of its XML text.
static mjModel *load(const char *xml) {
	char why[1000] = "";
	mjVFS *files = calloc(1, sizeof *files);
	mj_defaultVFS(files);
	mj_makeEmptyFileVFS(files, "model.xml", (int)strlen(xml));
	memcpy(files->filedata[mj_findFileVFS(files, "model.xml")], xml, strlen(xml));
	mjModel *m = mj_loadXML("model.xml", files, why, sizeof why);
	mj_deleteVFS(files);
	free(files);
	if (!m) {
		fprintf(stderr, "mujoco: %s\n", why);
		exit(1);
	}
	return m;
}

// tower stands for 10 s, its highest box pushed by a speed (m/s): it prints how far that is below its place, and at most beside it.
static void tower(double step, double constant, double push) {
	char xml[8000];
	int n = snprintf(xml, sizeof xml,
		"<mujoco><option timestep='%g' gravity='0 0 -9.81'/><default><geom solref='%g 1' friction='0.5 0.005 0.0001' density='2500'/></default>"
		"<worldbody><geom type='plane' size='5 5 1'/>", step, constant);
	for (int i = 0; i < 10; i++)
		n += snprintf(xml + n, sizeof xml - n, "<body pos='0 0 %g'><freejoint/><geom type='box' size='0.1 0.1 0.1'/></body>", 0.1 + 0.2 * i);
	snprintf(xml + n, sizeof xml - n, "</worldbody></mujoco>");
	mjModel *m = load(xml);
	mjData *d = mj_makeData(m);
	const mjtNum *top = d->qpos + 7 * 9;
	d->qvel[6 * 9] = push;
	double aside = 0;
	while (d->time < 10) {
		mj_step(m, d);
		aside = fmax(aside, hypot(top[0], top[1]));
	}
	printf("MuJoCo  tower  step %4g ms  time constant %2g ms  push %g mm/s: ", 1e3 * step, 1e3 * constant, 1e3 * push);
	if (top[2] < 1.7)
		printf("falls\n");
	else
		printf("top %.3g mm below 1.9 m, at most %.2g mm aside\n", 1e3 * (1.9 - top[2]), 1e3 * aside);
	mj_deleteData(d);
	mj_deleteModel(m);
}

// slope lets a block lie on a slope at a part of its angle of friction, and prints how it moves in its second second.
static void slope(double step, double constant, double impratio, double part) {
	const double friction = 0.4, gravity = 10, angle = part * atan(friction);
	char xml[2000];
	snprintf(xml, sizeof xml,
		"<mujoco><option timestep='%g' gravity='%.17g 0 %.17g' cone='elliptic' impratio='%g' noslip_iterations='20'/>"
		"<default><geom solref='%g 1' friction='%g 0.005 0.0001' density='2500'/></default><worldbody><geom type='plane' size='50 50 1'/>"
		"<body pos='0 0 0.05'><freejoint/><geom type='box' size='0.2 0.1 0.05'/></body></worldbody></mujoco>",
		step, gravity * sin(angle), -gravity * cos(angle), impratio, constant, friction);
	mjModel *m = load(xml);
	mjData *d = mj_makeData(m);
	double from = 0, at = 0;
	while (d->time < 2) {
		if (d->time < 1)
			from = d->qvel[0], at = d->qpos[0];
		mj_step(m, d);
	}
	printf("MuJoCo  slope  step %4g ms  time constant %2g ms  impratio %3g  %.2f of the angle of friction: acceleration %.4f m/s2 (theory %.4f), way %.2g m\n", 1e3 * step,
		1e3 * constant, impratio, part, d->qvel[0] - from, fmax(0, gravity * (sin(angle) - friction * cos(angle))), d->qpos[0] - at);
	mj_deleteData(d);
	mj_deleteModel(m);
}

int main(void) {
	const double steps[] = {1e-3, 0.5e-3, 0.2e-3}, constants[] = {20e-3, 2e-3, 1e-3};
	printf("MuJoCo %s\n", mj_versionString());
	for (int push = 0; push < 2; push++)
		for (int i = 0; i < 3; i++)
			tower(steps[i], constants[i], 1e-3 * push);
	tower(0.5e-3, 20e-3, 1e-3);
	tower(2e-3, 20e-3, 1e-3);
	tower(2e-3, 4e-3, 1e-3);
	for (int beyond = 0; beyond < 2; beyond++)
		for (int i = 0; i < 3; i++)
			slope(steps[i], constants[i], 100, beyond ? 1.05 : 0.95);
	for (int i = 0; i < 3; i++)
		slope(steps[i], constants[i], 10, 1.05);
	return 0;
}
