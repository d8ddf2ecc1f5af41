import { buttons } from './Buttons';
import { cards } from './Cards';
import { colours } from './Colours';
import type { DesignPart } from './DesignPart';
import { drawings } from './Drawings';
import { emptyStates } from './EmptyStates';
import { fields } from './Fields';
import { notices } from './Notices';
import { overlays } from './Overlays';
import { texts } from './Texts';

export const designParts: Readonly<Record<string, DesignPart>> = {
  Couleurs: colours,
  Textes: texts,
  Boutons: buttons,
  Champs: fields,
  Avis: notices,
  Fenêtres: overlays,
  Cartes: cards,
  'États vides': emptyStates,
  Dessins: drawings,
};
