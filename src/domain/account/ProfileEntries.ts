import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import type { ProfileChanges, ProfilePlace, PublicProfile } from './PublicProfile';
import { fallbackDisplayName } from './UserProfile';

export const MAXIMUM_NAME_LENGTH = 100;
export const MAXIMUM_ABOUT_LENGTH = 500;

/** The entries of the profile form, as they were typed. */
export interface ProfileEntries {
  readonly displayName: string;
  readonly about: string;
  readonly place: ProfilePlace | null;
  /** The text typed for the place, while no commune is chosen. */
  readonly placeText: string;
}

export type ProfileEntryError = 'too-long' | 'unknown-place';
export type ProfileErrors = ReadonlyMap<keyof ProfileEntries, ProfileEntryError>;

export function entriesOf({ displayName, about, place }: PublicProfile): ProfileEntries {
  return { displayName, about, place, placeText: '' };
}

/** The changes to store, or the errors by entry. A name of which nothing can be seen becomes the fallback of the specification (§3). */
export function parseProfileEntries(uid: string, entries: ProfileEntries): Result<ProfileChanges, ProfileErrors> {
  const displayName = trimmedText(entries.displayName.replace(/\s+/g, ' '));
  const about = trimmedText(entries.about);
  const errors = new Map<keyof ProfileEntries, ProfileEntryError>();
  if (displayName.length > MAXIMUM_NAME_LENGTH) errors.set('displayName', 'too-long');
  if (about.length > MAXIMUM_ABOUT_LENGTH) errors.set('about', 'too-long');
  if (entries.place === null && entries.placeText.trim() !== '') errors.set('placeText', 'unknown-place');
  if (errors.size > 0) return failure(errors);
  return success({
    displayName: displayName === '' ? fallbackDisplayName(uid) : displayName,
    about,
    place: entries.place,
  });
}

/** Whether two sets of entries have the same content. */
export function areSameEntries(one: ProfileEntries, other: ProfileEntries): boolean {
  const texts = ({ displayName, about, place, placeText }: ProfileEntries) =>
    JSON.stringify([displayName, about, place?.communeName, place?.postalCode, placeText.trim()]);
  return texts(one) === texts(other);
}

/** Saved entries over those shown; saved values of another form are ignored. */
export function restoreProfileEntries(shown: ProfileEntries, saved: unknown): ProfileEntries {
  if (!isRecord(saved)) return shown;
  const { displayName, about, place, placeText } = saved;
  return {
    displayName: typeof displayName === 'string' ? displayName : shown.displayName,
    about: typeof about === 'string' ? about : shown.about,
    place: place === null || isPlace(place) ? place : shown.place,
    placeText: typeof placeText === 'string' ? placeText : shown.placeText,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isPlace(value: unknown): value is ProfilePlace {
  return isRecord(value) && typeof value.communeName === 'string' && typeof value.postalCode === 'string';
}
