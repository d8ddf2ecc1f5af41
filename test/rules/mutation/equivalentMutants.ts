/** Mutants that decide every possible case as the rules do, by name, and why. A line that names no survivor fails the run. */
export const equivalentMutants: Readonly<Record<string, string>> = {
  '/listings/{id}: mayWrite() && isMine(request.resource.data) → isMine(request.resource.data)':
    'a suspended account cannot raise its rate, which every posting needs; it stays, since it says who posts',
  "/listings/{id}: mayWrite() && ( isMine(resource.data) && isOwnersStep(request.resource.data, resource.data) && isRated('listings', id) || isAdmin() && isAdminsStep(request.resource.data, resource.data)) → ( isMine(resource.data) && isOwnersStep(request.resource.data, resource.data) && isRated('listings', id) || isAdmin() && isAdminsStep(request.resource.data, resource.data))":
    'a suspended account raises its rate for deletions only, which every change needs; it stays, since it says who changes',
  '/users/{uid}: request.auth.uid == uid && isCounted(request.resource.data, resource.data) → isCounted(request.resource.data, resource.data)':
    'only the person raises the rate that each change of the count needs; it stays, since it says whose account it is',
  '/reports/{id}: mayWrite() && isConfirmed() → isConfirmed()':
    'a suspended account cannot raise its rate, which every report needs; it stays, since it says who reports',
  '/messages/{messageId}: mayWrite() && isSaid(request.resource.data, conversation()) → isSaid(request.resource.data, conversation())':
    'a suspended account cannot raise its rate, which every message needs; it stays, since it says who writes',
  'isAnswer: getAfter(/databases/$(database)/documents/conversations/$(id)/messages/$(message.offerId)) → get(/databases/$(database)/documents/conversations/$(id)/messages/$(message.offerId))':
    'an offer of the same commit would be the writer’s own, which nobody answers; messages neither change nor go',
  'isTarget: existsAfter(/databases/$(database)/documents/users/$(targetId)) → exists(/databases/$(database)/documents/users/$(targetId))':
    'a commit can make or remove the writer’s own account only, and nobody reports themselves',
  "isDeal: exists(/databases/$(database)/documents/conversations/$(listingId + '~' + deal.buyerId)) → existsAfter(/databases/$(database)/documents/conversations/$(listingId + '~' + deal.buyerId))":
    'a commit is one person’s: the buyer begins the conversation, the owner names the buyer, and nobody removes conversations',
};
