import type { SendContactMessage } from '../application/contact/SendContactMessage';
import type { CountDailyVisitor } from '../application/analytics/CountDailyVisitor';
import type { ReadVisitors } from '../application/analytics/ReadVisitors';
import type { UpdateProfile } from '../application/account/UpdateProfile';
import type { ChangeOwnEmail } from '../application/auth/ChangeOwnEmail';
import type { ResetPassword } from '../application/auth/ResetPassword';
import type { SignUpWithEmail } from '../application/auth/SignUpWithEmail';
import type { RequestPasswordReset } from '../application/auth/RequestPasswordReset';
import type { RequestPhoneCode } from '../application/auth/RequestPhoneCode';
import type { SignInWithEmail } from '../application/auth/SignInWithEmail';
import type { CountNewListings } from '../application/favourites/CountNewListings';
import type { MergeGuestSavedItems } from '../application/favourites/MergeGuestSavedItems';
import type { SaveSearch } from '../application/favourites/SaveSearch';
import type { CountListingView } from '../application/listings/CountListingView';
import type { EditListing } from '../application/listings/EditListing';
import type { ChangeListingState } from '../application/listings/ChangeListingState';
import type { PublishListing } from '../application/listings/PublishListing';
import type { RenewListing } from '../application/listings/RenewListing';
import type { FollowMaintenance } from '../application/maintenance/FollowMaintenance';
import type { PlanLaunch } from '../application/maintenance/PlanLaunch';
import type { MessageDelivery } from '../application/messaging/MessageDelivery';
import type { PublishResponseRate } from '../application/messaging/PublishResponseRate';
import type { SendMessage } from '../application/messaging/SendMessage';
import type { SendPhoto } from '../application/messaging/SendPhoto';
import type { DiscardMessage } from '../application/messaging/DiscardMessage';
import type { SendReport } from '../application/moderation/SendReport';
import type { SubscribeNewsletter } from '../application/newsletter/SubscribeNewsletter';
import type { SaveSellerDefaults } from '../application/preferences/SaveSellerDefaults';
import type { DeleteAccount } from '../application/privacy/DeleteAccount';
import type { ExportPersonalData } from '../application/privacy/ExportPersonalData';
import { token } from './token';

export const useCases = {
  countNewListings: token<CountNewListings>('CountNewListings'),
  mergeGuestSavedItems: token<MergeGuestSavedItems>('MergeGuestSavedItems'),
  saveSearch: token<SaveSearch>('SaveSearch'),
  countDailyVisitor: token<CountDailyVisitor>('CountDailyVisitor'),
  sendContactMessage: token<SendContactMessage>('SendContactMessage'),
  planLaunch: token<PlanLaunch>('PlanLaunch'),
  readVisitors: token<ReadVisitors>('ReadVisitors'),
  followMaintenance: token<FollowMaintenance>('FollowMaintenance'),
  countListingView: token<CountListingView>('CountListingView'),
  editListing: token<EditListing>('EditListing'),
  transitionListing: token<ChangeListingState>('ChangeListingState'),
  messageDelivery: token<MessageDelivery>('MessageDelivery'),
  sendMessage: token<SendMessage>('SendMessage'),
  sendPhoto: token<SendPhoto>('SendPhoto'),
  discardMessage: token<DiscardMessage>('DiscardMessage'),
  sendReport: token<SendReport>('SendReport'),
  publishListing: token<PublishListing>('PublishListing'),
  renewListing: token<RenewListing>('RenewListing'),
  changeOwnEmail: token<ChangeOwnEmail>('ChangeOwnEmail'),
  resetPassword: token<ResetPassword>('ResetPassword'),
  signUpWithEmail: token<SignUpWithEmail>('SignUpWithEmail'),
  requestPasswordReset: token<RequestPasswordReset>('RequestPasswordReset'),
  requestPhoneChange: token<RequestPhoneCode>('RequestPhoneChange'),
  requestSecondFactor: token<RequestPhoneCode>('RequestSecondFactor'),
  requestSignInCode: token<RequestPhoneCode>('RequestSignInCode'),
  signInWithEmail: token<SignInWithEmail>('SignInWithEmail'),
  deleteAccount: token<DeleteAccount>('DeleteAccount'),
  exportPersonalData: token<ExportPersonalData>('ExportPersonalData'),
  publishResponseRate: token<PublishResponseRate>('PublishResponseRate'),
  saveSellerDefaults: token<SaveSellerDefaults>('SaveSellerDefaults'),
  subscribeNewsletter: token<SubscribeNewsletter>('SubscribeNewsletter'),
  updateProfile: token<UpdateProfile>('UpdateProfile'),
} as const;
