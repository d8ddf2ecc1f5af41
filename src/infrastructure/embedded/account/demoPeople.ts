import type { UserProfile } from '../../../domain/account/UserProfile';

type DemoProfile = Pick<UserProfile, 'uid' | 'displayName' | 'createdAt' | 'freeListingsCount' | 'role'>;

/** The people that a visitor can sign in as at `/auth`; the first two own listings of the demo catalogue. */
export const demoPeople: readonly DemoProfile[] = [
  {
    uid: 'demo-camille',
    displayName: 'Camille',
    createdAt: Date.UTC(2021, 3, 12, 8),
    freeListingsCount: 6,
    role: 'user',
  },
  { uid: 'demo-karim', displayName: 'Karim', createdAt: Date.UTC(2022, 8, 3, 17), freeListingsCount: 6, role: 'user' },
  { uid: 'demo-admin', displayName: 'Admin', createdAt: Date.UTC(2020, 0, 20, 9), freeListingsCount: 0, role: 'admin' },
  {
    uid: 'demo-ines',
    displayName: 'Inès',
    createdAt: Date.UTC(2023, 5, 5, 9),
    freeListingsCount: 0,
    role: 'super_admin',
  },
];
