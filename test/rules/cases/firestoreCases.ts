import {
  accountChangeCases,
  accountCreationCases,
  accountReadingCases,
  profileCases,
  profileContentCases,
  suspensionCases,
} from './accountCases';
import { cardCases, termCases } from './cardCases';
import { editCases, publicationCases, renewalCases, sellerChangeCases } from './changeCases';
import { contentCases, fieldCases, handoverCases, photoCases, placeCases, priceCases } from './contentCases';
import { accountDepartureCases, departureCases, listingDepartureCases } from './departureCases';
import { preferencesCases } from './preferencesCases';
import { favouriteCases, favouriteCountCases, hiddenSellerCases, savedSearchCases } from './keepingCases';
import { cardReadingCases, listingReadingCases } from './listingReadingCases';
import { datedPostingCases, postingCases, sellerCases } from './postingCases';
import { conversationBeginningCases, conversationMarkCases, conversationReadingCases } from './conversationCases';
import { messageCases, messageContentCases } from './messageCases';
import { blockCases, reportCases } from './safetyCases';
import { contactCases } from './contactCases';
import type { RulesCase } from '../RulesCase';
import { analyticsCases, configCases, newsletterCases } from './siteCases';
import { transitionCases } from './transitionCases';
import { unknownPlaceCases } from './unknownPlaceCases';
import { dealCases } from './dealCases';
import { viewCases } from './viewCases';

/** Everything that is tried on firestore.rules, by what it is about. */
export const firestoreCases: Readonly<Record<string, readonly RulesCase[]>> = {
  'reading accounts': accountReadingCases,
  'creating an account': accountCreationCases,
  'changing an account': accountChangeCases,
  'leaving conversations': departureCases,
  'leaving an account': accountDepartureCases,
  'leaving listings': listingDepartureCases,
  preferences: preferencesCases,
  profiles: profileCases,
  'what profiles say': profileContentCases,
  suspension: suspensionCases,
  'the configuration': configCases,
  'the newsletter': newsletterCases,
  'counting visitors': analyticsCases,
  'writing to the team': contactCases,
  'unknown places': unknownPlaceCases,
  'reading listings': listingReadingCases,
  'reading cards': cardReadingCases,
  'posting a listing': postingCases,
  'dates and places of a listing': datedPostingCases,
  'who sells': sellerCases,
  'what a listing says': contentCases,
  prices: priceCases,
  communes: placeCases,
  handover: handoverCases,
  photos: photoCases,
  'fields of a category': fieldCases,
  'editing a listing': editCases,
  'a seller who changes': sellerChangeCases,
  renewal: renewalCases,
  'going online': publicationCases,
  'from state to state': transitionCases,
  favourites: favouriteCases,
  'counts of favourites': favouriteCountCases,
  'saved searches': savedSearchCases,
  'hidden sellers': hiddenSellerCases,
  cards: cardCases,
  'whom a listing is promised to': dealCases,
  'views of a listing': viewCases,
  'reading conversations': conversationReadingCases,
  'beginning a conversation': conversationBeginningCases,
  'received and read': conversationMarkCases,
  'saying something': messageCases,
  'what is said': messageContentCases,
  blocks: blockCases,
  reports: reportCases,
  'what a search asks of cards': termCases,
};
