/**
 * Draws the map of Washington from the shapes of the Census Bureau (us-atlas, public domain).
 *
 *   node art/washington.mjs   writes content/loader/washington.json
 *
 * Borders are simplified as shared lines, not county by county, so that neighboring counties still meet without gaps.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoConicConformal, geoContains, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';

const WASHINGTON = '53';
/** Longitude and latitude of the county seats and larger cities, where an office may be. @type {Record<string, Point>} */
const CITIES = {
  Aberdeen: [-123.8157, 46.9754],
  Auburn: [-122.2285, 47.3073],
  'Battle Ground': [-122.5334, 45.781],
  Bellevue: [-122.2015, 47.6101],
  Bellingham: [-122.4787, 48.7519],
  Bremerton: [-122.6329, 47.5673],
  Camas: [-122.3995, 45.5871],
  Centralia: [-122.9543, 46.7162],
  Chehalis: [-122.964, 46.6621],
  Cheney: [-117.5758, 47.4874],
  Clarkston: [-117.0452, 46.4163],
  Colfax: [-117.3644, 46.8802],
  Colville: [-117.9053, 48.5466],
  Davenport: [-118.15, 47.654],
  Ellensburg: [-120.5478, 46.9965],
  Everett: [-122.2021, 47.979],
  'Federal Way': [-122.3126, 47.3223],
  Goldendale: [-120.8217, 45.8207],
  Issaquah: [-122.0326, 47.5301],
  Kelso: [-122.9087, 46.1468],
  Kennewick: [-119.1372, 46.2112],
  Kent: [-122.2348, 47.3809],
  Kirkland: [-122.2087, 47.6769],
  Lakewood: [-122.5185, 47.1718],
  Longview: [-122.9382, 46.1382],
  'Moses Lake': [-119.2781, 47.1301],
  'Mount Vernon': [-122.3344, 48.4212],
  Newport: [-117.0433, 48.1796],
  'Oak Harbor': [-122.6432, 48.2932],
  Olympia: [-122.9007, 47.0379],
  Omak: [-119.5275, 48.411],
  Pasco: [-119.1006, 46.2396],
  'Port Angeles': [-123.4307, 48.1181],
  'Port Townsend': [-122.7604, 48.117],
  Pullman: [-117.1796, 46.7313],
  Puyallup: [-122.2929, 47.1854],
  Redmond: [-122.1215, 47.674],
  Renton: [-122.2171, 47.4829],
  Richland: [-119.2845, 46.2857],
  Ritzville: [-118.3799, 47.1275],
  Seattle: [-122.3321, 47.6062],
  Shelton: [-123.1007, 47.2151],
  Spokane: [-117.426, 47.6588],
  'Spokane Valley': [-117.2394, 47.6732],
  Stevenson: [-121.8845, 45.6957],
  Tacoma: [-122.4443, 47.2529],
  Vancouver: [-122.6615, 45.6318],
  'Walla Walla': [-118.343, 46.0646],
  Wenatchee: [-120.3103, 47.4235],
  Yakima: [-120.5059, 46.6021],
};

const WIDTH = 500;
/** Coordinates are rounded to tenths: enough for a map no wider than a column of text. */
const PRECISION = 10;
/** Points whose triangle with their neighbors is smaller than this, in square units, are left out. */
const SMALLEST_BEND = 0.9;
/** Islands and slivers of water smaller than this, in square units, are left out. */
const SMALLEST_ISLAND = 8;

/** @typedef {[number, number]} Point */

/** @param {Point} a @param {Point} b @param {Point} c */
const triangleArea = (a, b, c) => Math.abs((a[0] - c[0]) * (b[1] - a[1]) - (a[0] - b[0]) * (c[1] - a[1])) / 2;

/**
 * Visvalingam and Whyatt's simplification: removes the least noticeable point first and keeps the ends.
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

/** A line as relative SVG path data. Points are rounded before the differences, so errors don't add up. @param {Point[]} line */
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

// The kind of projection that the state's own maps use (Lambert), centered on it and fitted to the drawing.
const projection = geoConicConformal()
  .parallels([45.83, 48.73])
  .rotate([120.75, 0])
  .fitWidth(WIDTH, feature(atlas, state));
const height = Math.ceil(geoPath(projection).bounds(feature(atlas, state))[1][1]);

// The atlas has the lines of the whole country; only Washington's are needed.
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
  counties: Object.fromEntries(
    counties.geometries.map((county) => [`${county.properties.name} County`, areaPath(polygonsOf(county))]),
  ),
  cities: Object.fromEntries(
    Object.entries(CITIES).map(([city, place]) => {
      const [x, y] = projection(place).map((value) => Math.round(value * PRECISION) / PRECISION);
      const county = counties.geometries.find((geometry) => geoContains(feature(atlas, geometry), place));
      if (!county)
        throw new Error(`${city} is in no county of Washington: correct its coordinates in art/washington.mjs.`);
      return [city, { x, y, county: `${county.properties.name} County` }];
    }),
  ),
};

const file = new URL('../content/loader/washington.json', import.meta.url);
const text = `${JSON.stringify(washington, null, 2)}\n`;
await writeFile(file, text);
console.log(`content/loader/washington.json: ${(text.length / 1024).toFixed(1)} KB`);
