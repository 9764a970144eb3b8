/**
 * Draws the map of Washington from the shapes of the Census Bureau (us-atlas, public domain).
 *
 *   node art/washington.mjs   writes content/schema/washington.json
 *
 * Borders are simplified as shared lines, not county by county, so that neighbours still meet without gaps.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoConicConformal, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';

const WASHINGTON = '53';
const CITIES = [
  { city: 'Spokane', countyId: '53063', longitude: -117.426, latitude: 47.6588 },
  { city: 'Vancouver', countyId: '53011', longitude: -122.6615, latitude: 45.6318 },
];

const WIDTH = 500;
/** Units of a tenth: enough for a map that is never wider than a column of text. */
const PRECISION = 10;
/** Points whose triangle with their neighbours is smaller than this, in square units, are left out. */
const SMALLEST_BEND = 0.9;
/** Islands and slivers of water smaller than this, in square units, are left out. */
const SMALLEST_ISLAND = 8;

/** @typedef {[number, number]} Point */

/** @param {Point} a @param {Point} b @param {Point} c */
const triangleArea = (a, b, c) => Math.abs((a[0] - c[0]) * (b[1] - a[1]) - (a[0] - b[0]) * (c[1] - a[1])) / 2;

/**
 * Visvalingam and Whyatt's simplification: the least noticeable point goes first. The ends stay.
 * @param {Point[]} line
 */
function simplify(line) {
  const points = [...line];
  while (points.length > 2) {
    let least = 0;
    let area = Infinity;
    for (let index = 1; index < points.length - 1; index++) {
      const bend = triangleArea(points[index - 1], points[index], points[index + 1]);
      if (bend < area) [least, area] = [index, bend];
    }
    if (area >= SMALLEST_BEND) break;
    points.splice(least, 1);
  }
  return points;
}

/** @param {Point[]} ring */
const ringArea = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], index) => sum + x * ring.at(index - 1)[1] - ring.at(index - 1)[0] * y, 0)) / 2;

/** A line as SVG path data, relative and rounded so that rounding does not add up. @param {Point[]} line */
function pathOf(line, closed = false) {
  const units = line.map((point) => point.map((value) => Math.round(value * PRECISION)));
  const steps = units.map(([x, y], index) => (index ? [x - units[index - 1][0], y - units[index - 1][1]] : [x, y]));
  const moves = steps.filter(([x, y], index) => index === 0 || x || y);
  if (closed) moves.pop();
  const text = moves.map(([x, y]) => `${x / PRECISION} ${y / PRECISION}`.replace(/(?<!\d)0\./g, '.'));
  return `M${text[0]}l${text.slice(1).join(' ')}${closed ? 'z' : ''}`.replaceAll(' -', '-');
}

/** @param {Point[][][]} polygons */
const areaPath = (polygons) =>
  polygons
    .flat()
    .filter((ring) => ringArea(ring) >= SMALLEST_ISLAND)
    .map((ring) => pathOf(ring, true))
    .join('');

const atlas = JSON.parse(await readFile(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'), 'utf8'));
const state = atlas.objects.states.geometries.find(({ id }) => id === WASHINGTON);
const counties = {
  type: 'GeometryCollection',
  geometries: atlas.objects.counties.geometries.filter(({ id }) => id.startsWith(WASHINGTON)),
};

// The kind of projection that the state's own maps use (Lambert), centred on it and fitted to the drawing.
const projection = geoConicConformal()
  .parallels([45.83, 48.73])
  .rotate([120.75, 0])
  .fitWidth(WIDTH, feature(atlas, state));
const height = Math.ceil(geoPath(projection).bounds(feature(atlas, state))[1][1]);

// Only Washington's own lines are needed; the atlas holds those of the whole country.
const used = new Set(JSON.stringify([state.arcs, counties.geometries.map(({ arcs }) => arcs)]).match(/-?\d+/g));
const isUsed = (index) => used.has(String(index)) || used.has(String(~index));
const { scale, translate } = atlas.transform;
const arcs = atlas.arcs.map((arc, index) => {
  if (!isUsed(index)) return [];
  let [x, y] = [0, 0];
  const places = arc.map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return projection([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
  });
  return simplify(places);
});
const drawn = { type: 'Topology', arcs, objects: {} };

const polygonsOf = (geometry) => {
  const { type, coordinates } = feature(drawn, geometry).geometry;
  return type === 'Polygon' ? [coordinates] : coordinates;
};

const washington = {
  width: WIDTH,
  height,
  state: areaPath(polygonsOf(state)),
  borders: mesh(drawn, counties, (one, other) => one !== other)
    .coordinates.map((line) => pathOf(line))
    .join(''),
  cities: CITIES.map(({ city, countyId, longitude, latitude }) => {
    const [x, y] = projection([longitude, latitude]).map((value) => Math.round(value * PRECISION) / PRECISION);
    return { city, x, y, county: areaPath(polygonsOf(counties.geometries.find(({ id }) => id === countyId))) };
  }),
};

const file = new URL('../content/schema/washington.json', import.meta.url);
const text = `${JSON.stringify(washington, null, 2)}\n`;
await writeFile(file, text);
console.log(`content/schema/washington.json: ${(text.length / 1024).toFixed(1)} KB`);
