/** How a person may sign in to their account. */
export type SignInWay = 'phone' | 'password' | 'google';
