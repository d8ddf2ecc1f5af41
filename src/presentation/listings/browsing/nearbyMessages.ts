import type { GeolocationFailure } from '../../../application/search/Geolocation';
import { ofPlace } from '../../shared/prepositionMessages';

export const nearbyMessages = {
  question:
    'Où êtes-vous ? Indiquez votre commune pour voir les annonces les plus proches. Ce choix reste dans votre navigateur.',
  commune: 'Votre commune',
  locate: 'Utiliser ma position',
  locating: 'Recherche de votre position…',
  here: 'votre position',
  around: (place: string, radius: string) => `Autour ${ofPlace(place)}, dans un rayon de ${radius} km`,
  searching: (place: string) => `Recherche autour ${ofPlace(place)}…`,
  all: (place: string) => `Tout voir autour ${ofPlace(place)}`,
  change: 'Changer de lieu',
  none: 'Aucune annonce dans les environs pour le moment.',
} as const;

export const locationFailures: Record<GeolocationFailure, string> = {
  denied: 'Votre navigateur n’a pas donné votre position. Indiquez votre commune à la place.',
  unavailable: 'Votre appareil ne sait pas où il est. Indiquez votre commune à la place.',
  timeout: 'Votre position tarde à venir. Réessayez, ou indiquez votre commune.',
};
