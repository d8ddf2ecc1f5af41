import type { Colour } from './colours';
import { createLook, type Look } from './kit/look';
import { createRandom, type Random } from './kit/random';
import { type Art, compact, group, move } from './kit/shapes';
import { contrast } from './kit/tones';
import type { Motif } from './motifs';
import { type Interior, interiors, type WeatherName, weathers } from './places/moods';
import { groundShadow } from './places/outdoors';
import type { Setting } from './places/place';
import { type PlaceName, places } from './places/places';
import type { Scenery, Thing } from './subjects/subject';
import { subjects } from './subjects/subjects';
import { type View, views } from './views';

export interface PictureRequest {
  readonly motif: Motif;
  readonly view: View;
  /** A whole number from 0. The same seed is the same object in every view; neighbouring seeds differ in colour. */
  readonly seed: number;
  /** The colour the listing names, if it names one; otherwise the seed chooses. */
  readonly colour?: Colour;
}

/** The SVG text of one picture, 400 × 300, without text, identifiers or outside references. Same request, same text. */
export function drawPicture({ motif, view, seed, colour }: PictureRequest): string {
  const subject = subjects[motif];
  const paint = colour ?? subject.colours[seed % subject.colours.length] ?? subject.colours[0];
  const look = createLook(`${motif} ${seed}`, paint, seed, view);
  const setting = createSetting(look, `${motif} ${seed}`, 'paint' in subject);
  const art = 'paint' in subject ? frameScenery(subject, look, setting) : frameThing(subject, look, setting);
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" fill="none" stroke-linecap="round" stroke-linejoin="round">${art}</svg>\n`,
  );
}

const skies: Record<View, readonly [WeatherName, ...WeatherName[]]> = {
  main: ['day', 'golden', 'blue', 'day', 'dusk'],
  detail: ['day', 'golden', 'blue'],
  scene: ['golden', 'dusk', 'blue'],
  back: ['blue', 'day', 'golden'],
};

/** A thing is seen in another place each time, on another wall; a house or a room stays itself and only the hour changes. */
function createSetting(look: Look, key: string, atHome: boolean): Setting {
  const { view } = look;
  const walls = clearWalls(look, createRandom(key));
  const interior = walls[atHome ? 0 : views.indexOf(view) % walls.length] ?? interiors[0];
  const name = createRandom(`${key} ${view} sky`).pick(skies[view]);
  return {
    interior,
    random: createRandom(atHome ? key : `${key} ${view}`),
    weather: weathers[atHome && view === 'scene' ? 'night' : name],
  };
}

/** The walls the subject stands out from, in an order of its own. */
function clearWalls({ base }: Look, random: Random): readonly Interior[] {
  return interiors
    .filter(({ wall, disc }) => contrast(wall, base) > 0.15 && contrast(disc, base) > 0.1)
    .map((interior) => ({ interior, rank: random.between(0, 1) }))
    .sort((first, second) => first.rank - second.rank)
    .map(({ interior }) => interior);
}

function frameThing(thing: Thing, look: Look, setting: Setting): Art {
  const name = choosePlace(thing, look);
  if (look.view === 'main') return stand(thing, thing.draw(look), setting, name, 1);
  if (look.view === 'scene') return stand(thing, thing.draw(look), setting, name, 0.86);
  if (look.view === 'back') {
    const art = thing.back === undefined ? group('scale(-1 1)', thing.draw(look)) : thing.back(look);
    return stand({ ...thing, reach: thing.backReach ?? thing.reach }, art, setting, name, 0.95);
  }
  return thing.detail === undefined
    ? comeClose(thing, look, setting, name)
    : stand({ ...thing, size: 1, reach: 0 }, thing.detail(look), setting, name, 1);
}

/** Each view of one subject in another place, as long as it has enough of them. */
function choosePlace({ home, away, near }: Thing, { variant, view }: Look): PlaceName {
  const turn = (choices: readonly PlaceName[], but: readonly PlaceName[]): PlaceName => {
    const fresh = choices.filter((choice) => !but.includes(choice));
    const open = fresh.length > 0 ? fresh : choices;
    return open[variant % open.length] ?? home[0];
  };
  const main = turn(home, []);
  const scene = turn(away, [main]);
  const chosen: Record<View, PlaceName> = {
    main,
    scene,
    back: turn([...home, ...away], [main, scene]),
    detail: near ?? 'studio',
  };
  return chosen[view];
}

function stand(thing: Thing, art: Art, setting: Setting, name: PlaceName, share: number): Art {
  const size = Math.round((thing.size ?? 1) * share * 100) / 100;
  const place = places[name](setting);
  const shadow = thing.reach > 0 ? groundShadow(thing.reach) : '';
  const lift = (thing.raised ?? 0) * size;
  const placed =
    size === 1
      ? move(place.x, place.y - lift, shadow, art)
      : group(`translate(${place.x} ${place.y - lift}) scale(${shortened(size)})`, shadow, art);
  return place.behind + placed + (place.front ?? '');
}

function comeClose(thing: Thing, look: Look, setting: Setting, name: PlaceName): Art {
  const [x, y, zoom] = thing.focus;
  return (
    places[name](setting).behind +
    group(
      `translate(${200 - x * zoom} ${150 - y * zoom}) scale(${shortened(zoom)})`,
      thing.reach > 0 ? groundShadow(thing.reach) : '',
      thing.draw(look),
    )
  );
}

function frameScenery(scenery: Scenery, look: Look, setting: Setting): Art {
  const art = scenery.paint(look, setting);
  if (look.view === 'back') return group('translate(400 0) scale(-1 1)', art);
  if (look.view !== 'detail') return art;
  const [x, y, zoom] = scenery.focus;
  const within = (offset: number, size: number): number => Math.min(0, Math.max(size - size * zoom, offset));
  return group(
    `translate(${within(200 - x * zoom, 400)} ${within(150 - y * zoom, 300)}) scale(${shortened(zoom)})`,
    art,
  );
}

/** Written so that the rounding of coordinates skips it: `1.15` becomes `115e-2`. */
const shortened = (size: number): string =>
  size < 1 ? String(size).replace(/^0/, '') : `${Math.round(size * 100)}e-2`;
