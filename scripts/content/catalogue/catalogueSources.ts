import type { ListingSource } from './ListingSource';
import { ameublement } from './sources/ameublement';
import { autres } from './sources/autres';
import { bricolage } from './sources/bricolage';
import { bureauxCommerces } from './sources/bureauxCommerces';
import { caravaning } from './sources/caravaning';
import { colocations } from './sources/colocations';
import { consoles } from './sources/consoles';
import { decoration } from './sources/decoration';
import { electromenager } from './sources/electromenager';
import { enfants } from './sources/enfants';
import { equipement } from './sources/equipement';
import { instruments } from './sources/instruments';
import { jardin } from './sources/jardin';
import { jeuxVideo } from './sources/jeuxVideo';
import { linge } from './sources/linge';
import { livres } from './sources/livres';
import { locations } from './sources/locations';
import { mode } from './sources/mode';
import { motos } from './sources/motos';
import { nautisme } from './sources/nautisme';
import { ordinateurs } from './sources/ordinateurs';
import { photoAudioVideo } from './sources/photoAudioVideo';
import { sport } from './sources/sport';
import { telephones } from './sources/telephones';
import { utilitaires } from './sources/utilitaires';
import { velos } from './sources/velos';
import { ventesImmobilieres } from './sources/ventesImmobilieres';
import { voitures } from './sources/voitures';

/** All sources, by the id of their category. */
export const catalogueSources: Readonly<Record<string, readonly ListingSource[]>> = {
  voitures,
  motos,
  utilitaires,
  caravaning,
  velos,
  nautisme,
  equipement,
  'ventes-immobilieres': ventesImmobilieres,
  locations,
  colocations,
  'bureaux-commerces': bureauxCommerces,
  telephones,
  ordinateurs,
  'photo-audio-video': photoAudioVideo,
  consoles,
  'jeux-video': jeuxVideo,
  ameublement,
  electromenager,
  decoration,
  linge,
  bricolage,
  jardin,
  livres,
  sport,
  instruments,
  mode,
  enfants,
  autres,
};
