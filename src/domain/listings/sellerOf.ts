import type { UserProfile } from '../account/UserProfile';
import type { SellerCard } from './Listing';

/** What is listed of a seller: the account says who sells and since when, the listing whether as a professional. */
export function sellerOf(
  { displayName, createdAt }: Pick<UserProfile, 'displayName' | 'createdAt'>,
  capacity: Pick<SellerCard, 'kind' | 'company'>,
): SellerCard {
  return { ...capacity, name: displayName, memberSince: createdAt };
}
