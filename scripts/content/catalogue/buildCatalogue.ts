import type { Colour } from '../pictures/colours';
import { motifs } from '../pictures/motifs';
import { views } from '../pictures/views';
import type { PictureFile } from '../pictures/writePictures';
import type { DemoListing } from '../../../src/infrastructure/embedded/demo/DemoListing';
import { catalogueSources } from './catalogueSources';
import { ageInMinutes, hashOf, newestFirst } from './dating';
import type { ListingSource } from './ListingSource';
import { toDemoListing } from './toDemoListing';

export interface Catalogue {
  readonly listings: readonly DemoListing[];
  readonly pictures: readonly PictureFile[];
}

/** All listings of the sources, newest first, and the pictures to draw for them. */
export function buildCatalogue(): Catalogue {
  const written = Object.entries(catalogueSources).flatMap(([categoryId, sources]) =>
    sources.map((source) => ({ ...source, categoryId })),
  );
  const entries = newestFirst(written);
  const listings = entries.map((source, position) =>
    toDemoListing(source, source.categoryId, ageInMinutes(position, entries.length)),
  );
  return { listings, pictures: entries.flatMap(picturesOf) };
}

const paints: Readonly<Record<string, Colour>> = {
  noir: 'night',
  blanc: 'cream',
  gris: 'stone',
  argent: 'stone',
  bleu: 'teal',
  rouge: 'terracotta',
  vert: 'sage',
  jaune: 'saffron',
  orange: 'terracotta',
  marron: 'terracotta',
  beige: 'sand',
  rose: 'rose',
  violet: 'plum',
};

function picturesOf(source: ListingSource): readonly PictureFile[] {
  const colour = source.colour ?? paints[String(source.fields['colour'])];
  const seed = hashOf(source.slug) % 10_000;
  return source.pictures.map((picture, index) => {
    const [name, angle = 'main'] = picture.split(':');
    const motif = motifs.find((each) => each === name);
    const view = views.find((each) => each === angle);
    if (motif === undefined || view === undefined)
      throw new Error(`${source.slug} shows ${picture}, which is no picture.`);
    return { file: `demo-${source.slug}-${index + 1}`, motif, view, seed, ...(colour === undefined ? {} : { colour }) };
  });
}
