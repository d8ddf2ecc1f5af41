import { ofPlace } from '../../shared/prepositionMessages';

export const optionMessages = {
  aroundPlace: (place: string) => `autour ${ofPlace(place)}`,
} as const;
