import { ofPlace } from '../../shared/prepositionMessages';

export const optionMessages = {
  label: 'Suggestions de recherche',
  inCategory: (category: string) => `dans ${category}`,
  aroundPlace: (place: string) => `autour ${ofPlace(place)}`,
} as const;
