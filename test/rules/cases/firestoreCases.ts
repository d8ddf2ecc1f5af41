import { accountChangeCases, accountCreationCases, accountReadingCases } from './account/accountCases';
import { cardCases, termCases } from './listings/cardCases';
import { editCases, publicationCases, renewalCases, sellerChangeCases } from './listings/changeCases';
import {
  contentCases,
  fieldCases,
  handoverCases,
  photoCases,
  placeCases,
  priceCases,
  privateContentCases,
} from './listings/contentCases';
import { accountDepartureCases, departureCases, listingDepartureCases } from './account/departureCases';
import { erasureCases } from './account/erasureCases';
import { preferencesCases } from './account/preferencesCases';
import { favouriteCases, favouriteCountCases, hiddenSellerCases, savedSearchCases } from './favourites/favouriteCases';
import { cardReadingCases, listingReadingCases } from './listings/listingReadingCases';
import { datedPostingCases, postingCases, sellerCases } from './listings/postingCases';
import { confirmationCases } from './messaging/confirmationCases';
import {
  conversationBeginningCases,
  conversationMarkCases,
  conversationReadingCases,
} from './messaging/conversationCases';
import { appointmentCases } from './messaging/appointmentCases';
import { messageCases, messageContentCases } from './messaging/messageCases';
import { offerCases } from './messaging/offerCases';
import { withdrawalCases, withdrawalPreviewCases } from './messaging/withdrawalCases';
import { messageMailCases } from './messaging/messageMailCases';
import { blockCases } from './messaging/blockCases';
import { pushCases } from './messaging/pushCases';
import { moderationCases } from './moderation/moderationCases';
import { contactCases } from './site/contactCases';
import { messageRateCases, rateCases, rateDepartureCases, searchRateCases } from './rateCases';
import type { RulesCase } from '../RulesCase';
import { newsletterConfirmationCases } from './site/newsletterConfirmationCases';
import { newsletterCases } from './site/newsletterCases';
import { transparencyCases } from './moderation/transparencyCases';
import { analyticsCases, configCases, statisticsCases } from './site/siteCases';
import { profileCases, profileContentCases } from './account/profileCases';
import { suspensionCases } from './account/suspensionCases';
import { priceHistoryCases } from './listings/priceHistoryCases';
import { tombstoneCases } from './listings/tombstoneCases';
import { transitionCases } from './listings/transitionCases';
import { relistingCases } from './listings/relistingCases';
import { recordDepartureCases } from './account/recordDepartureCases';
import { unknownPathCases } from './unknownPathCases';
import { listingBuyerCases } from './listings/listingBuyerCases';
import { listingCountCases, listingRateCases } from './listings/listingCountCases';
import { reviewChangeCases, reviewContentCases, reviewReadingCases, reviewWritingCases } from './reviews/reviewCases';
import { dealCountCases, dealCountReturnCases, notedDealCases } from './reviews/dealCountCases';
import { reviewDepartureCases, reviewedDealCases } from './reviews/reviewedDealCases';
import { viewCases } from './listings/viewCases';
import { visibleTextCases } from './visibleTextCases';

/** All cases of firestore.rules by subject. */
export const firestoreCases: Readonly<Record<string, readonly RulesCase[]>> = {
  'reading accounts': accountReadingCases,
  'creating an account': accountCreationCases,
  'changing an account': accountChangeCases,
  'leaving conversations': departureCases,
  'leaving an account': accountDepartureCases,
  'asking for the erasure of an account': erasureCases,
  'leaving listings': listingDepartureCases,
  'leaving deals, reports and messages to the team': recordDepartureCases,
  preferences: preferencesCases,
  profiles: profileCases,
  'contents of profiles': profileContentCases,
  suspension: suspensionCases,
  'the configuration': configCases,
  'the newsletter': newsletterCases,
  'confirming a subscription': newsletterConfirmationCases,
  'counting visitors': analyticsCases,
  'daily figures': statisticsCases,
  'yearly figures of the moderation': transparencyCases,
  'writing to the team': contactCases,
  'unknown paths': unknownPathCases,
  'texts of which nothing can be seen': visibleTextCases,
  'reading listings': listingReadingCases,
  'reading cards': cardReadingCases,
  'posting a listing': postingCases,
  'dates and places of a listing': datedPostingCases,
  'counting the listings of an account': listingCountCases,
  'the rate of changes of listings': listingRateCases,
  'the seller of a listing': sellerCases,
  'contents of a listing': contentCases,
  prices: priceCases,
  communes: placeCases,
  handover: handoverCases,
  photos: photoCases,
  'fields of a category': fieldCases,
  'contents of private listings': privateContentCases,
  'editing a listing': editCases,
  'changes of the seller': sellerChangeCases,
  renewal: renewalCases,
  publication: publicationCases,
  'putting a sold listing back online': relistingCases,
  'state transitions': transitionCases,
  'former prices': priceHistoryCases,
  tombstones: tombstoneCases,
  favourites: favouriteCases,
  'counts of favourites': favouriteCountCases,
  'saved searches': savedSearchCases,
  'hidden sellers': hiddenSellerCases,
  cards: cardCases,
  'buyers of a listing': listingBuyerCases,
  'writing reviews': reviewWritingCases,
  'contents of reviews': reviewContentCases,
  'reading reviews': reviewReadingCases,
  'changing reviews': reviewChangeCases,
  'deals with reviews': reviewedDealCases,
  'counting deals': dealCountCases,
  'counting deals that are taken back': dealCountReturnCases,
  'notes of deals': notedDealCases,
  'leaving reviews': reviewDepartureCases,
  'views of a listing': viewCases,
  'e-mails about messages': messageMailCases,
  'pushes about messages': pushCases,
  'reading conversations': conversationReadingCases,
  'beginning a conversation': conversationBeginningCases,
  'confirmation of people who begin a conversation': confirmationCases,
  'marks of reception and reading': conversationMarkCases,
  'sending messages': messageCases,
  'contents of messages': messageContentCases,
  'withdrawing messages': withdrawalCases,
  'previews of withdrawn messages': withdrawalPreviewCases,
  offers: offerCases,
  appointments: appointmentCases,
  blocks: blockCases,
  ...moderationCases,
  'limits by the hour': rateCases,
  'limits of messages by the hour': messageRateCases,
  'limits of saved searches by the hour': searchRateCases,
  'leaving rates': rateDepartureCases,
  'search keys of cards': termCases,
};
