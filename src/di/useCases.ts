import type { SendContactMessage } from '../application/contact/SendContactMessage';
import type { CountVisit } from '../application/analytics/CountVisit';
import type { ReadVisitors } from '../application/analytics/ReadVisitors';
import type { UpdateProfile } from '../application/account/UpdateProfile';
import type { ChangeOwnEmail } from '../application/auth/ChangeOwnEmail';
import type { ChoosePassword } from '../application/auth/ChoosePassword';
import type { CreateEmailAccount } from '../application/auth/CreateEmailAccount';
import type { ForgetPassword } from '../application/auth/ForgetPassword';
import type { RequestPhoneCode } from '../application/auth/RequestPhoneCode';
import type { SignInWithEmail } from '../application/auth/SignInWithEmail';
import type { CountNewListings } from '../application/favourites/CountNewListings';
import type { MergeKeeping } from '../application/favourites/MergeKeeping';
import type { SaveSearch } from '../application/favourites/SaveSearch';
import type { CountListingView } from '../application/listings/CountListingView';
import type { EditListing } from '../application/listings/EditListing';
import type { MoveListing } from '../application/listings/MoveListing';
import type { PublishListing } from '../application/listings/PublishListing';
import type { RenewListing } from '../application/listings/RenewListing';
import type { FollowMaintenance } from '../application/maintenance/FollowMaintenance';
import type { PlanLaunch } from '../application/maintenance/PlanLaunch';
import type { DeliverMessages } from '../application/messaging/DeliverMessages';
import type { ShareAnswers } from '../application/messaging/ShareAnswers';
import type { SendMessage } from '../application/messaging/SendMessage';
import type { SendPhoto } from '../application/messaging/SendPhoto';
import type { ThrowMessageAway } from '../application/messaging/ThrowMessageAway';
import type { SendReport } from '../application/moderation/SendReport';
import type { SubscribeNewsletter } from '../application/newsletter/SubscribeNewsletter';
import type { SaveSellerDefaults } from '../application/preferences/SaveSellerDefaults';
import type { DeleteAccount } from '../application/privacy/DeleteAccount';
import type { ExportPersonalData } from '../application/privacy/ExportPersonalData';
import { token } from './token';

export const useCases = {
  countNewListings: token<CountNewListings>('CountNewListings'),
  mergeKeeping: token<MergeKeeping>('MergeKeeping'),
  saveSearch: token<SaveSearch>('SaveSearch'),
  countVisit: token<CountVisit>('CountVisit'),
  sendContactMessage: token<SendContactMessage>('SendContactMessage'),
  planLaunch: token<PlanLaunch>('PlanLaunch'),
  readVisitors: token<ReadVisitors>('ReadVisitors'),
  followMaintenance: token<FollowMaintenance>('FollowMaintenance'),
  countListingView: token<CountListingView>('CountListingView'),
  editListing: token<EditListing>('EditListing'),
  moveListing: token<MoveListing>('MoveListing'),
  deliverMessages: token<DeliverMessages>('DeliverMessages'),
  sendMessage: token<SendMessage>('SendMessage'),
  sendPhoto: token<SendPhoto>('SendPhoto'),
  throwMessageAway: token<ThrowMessageAway>('ThrowMessageAway'),
  sendReport: token<SendReport>('SendReport'),
  publishListing: token<PublishListing>('PublishListing'),
  renewListing: token<RenewListing>('RenewListing'),
  changeOwnEmail: token<ChangeOwnEmail>('ChangeOwnEmail'),
  choosePassword: token<ChoosePassword>('ChoosePassword'),
  createEmailAccount: token<CreateEmailAccount>('CreateEmailAccount'),
  forgetPassword: token<ForgetPassword>('ForgetPassword'),
  requestPhoneChange: token<RequestPhoneCode>('RequestPhoneChange'),
  requestSecondStep: token<RequestPhoneCode>('RequestSecondStep'),
  requestSignInCode: token<RequestPhoneCode>('RequestSignInCode'),
  signInWithEmail: token<SignInWithEmail>('SignInWithEmail'),
  deleteAccount: token<DeleteAccount>('DeleteAccount'),
  exportPersonalData: token<ExportPersonalData>('ExportPersonalData'),
  shareAnswers: token<ShareAnswers>('ShareAnswers'),
  saveSellerDefaults: token<SaveSellerDefaults>('SaveSellerDefaults'),
  subscribeNewsletter: token<SubscribeNewsletter>('SubscribeNewsletter'),
  updateProfile: token<UpdateProfile>('UpdateProfile'),
} as const;
