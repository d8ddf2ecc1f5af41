import { doc, type DocumentReference, type DocumentSnapshot, type Firestore } from 'firebase/firestore';
import * as v from 'valibot';
import { noSettings, SETTINGS_ID, type ReviewSettings } from '../../../domain/listings/review/ReviewSettings';
import { readDocument } from '../connection/readDocument';

/** `config/moderation` */
const settingsDocument = v.object({
  words: v.array(v.string()),
  holdDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export function settingsReference(firestore: Firestore): DocumentReference {
  return doc(firestore, 'config', SETTINGS_ID);
}

export function reviewSettingsOf(stored: DocumentSnapshot): ReviewSettings {
  return (stored.exists() ? readDocument(settingsDocument, stored) : null) ?? noSettings;
}
