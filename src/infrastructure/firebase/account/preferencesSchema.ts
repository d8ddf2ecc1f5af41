import * as v from 'valibot';
import { defaultPreferences } from '../../../domain/preferences/Preferences';

const text = v.string();

/** Former versions of the site know of fewer kinds of e-mails. */
const mails = v.optional(
  v.object({
    messages: v.boolean(),
    savedSearches: v.optional(v.boolean(), defaultPreferences.mails.savedSearches),
    endingListings: v.optional(v.boolean(), defaultPreferences.mails.endingListings),
    favouritePrices: v.optional(v.boolean(), defaultPreferences.mails.favouritePrices),
  }),
  defaultPreferences.mails,
);

/** The choice of e-mails alone: what is wrong with other parts must not undo it. */
export const mailChoicesDocument = v.object({ mails });

const pushes = v.optional(
  v.object({ savedSearches: v.boolean(), endingListings: v.boolean(), favouritePrices: v.boolean() }),
  defaultPreferences.pushes,
);

/** The choice of pushes alone, as above. */
export const pushChoicesDocument = v.object({ pushes });

/** `users/{uid}/private/preferences`; parts that have not been chosen yet have their starting values. */
export const preferencesDocument = v.object({
  seller: v.optional(
    v.object({
      location: v.nullable(
        v.object({
          communeCode: text,
          communeName: text,
          postalCode: text,
          latitude: v.number(),
          longitude: v.number(),
        }),
      ),
      handover: v.object({ inPerson: v.boolean(), delivery: v.boolean() }),
      sellerKind: v.picklist(['private', 'professional']),
      companyName: text,
      siret: text,
    }),
    defaultPreferences.seller,
  ),
  notifications: v.optional(
    v.object({ messages: v.boolean(), savedSearches: v.boolean() }),
    defaultPreferences.notifications,
  ),
  mails,
  pushes,
});
