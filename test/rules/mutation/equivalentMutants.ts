/** Mutants that decide every possible case as the rules do, by name, and why. A line that names no survivor fails the run. */
export const equivalentMutants: Readonly<Record<string, string>> = {
  "areCounts: '([0-9]{1,9} )+' → '([0-9]{0,9} )+'":
    'an empty text is a word of the texts that are joined, which the next clause refuses',
  '/listings/{id}: mayWrite() && isMine(request.resource.data) → isMine(request.resource.data)':
    'a suspended account cannot raise its rate, which every posting needs; it stays, since it says who posts',
  "/listings/{id}: mayWrite() && ( isMine(resource.data) && isOwnersStep(request.resource.data, resource.data) && isRated('listings', id) || isPausedByClosing(request.resource.data, resource.data) || isModerated(request.resource.data, resource.data, newEntry())) → ( isMine(resource.data) && isOwnersStep(request.resource.data, resource.data) && isRated('listings', id) || isPausedByClosing(request.resource.data, resource.data) || isModerated(request.resource.data, resource.data, newEntry()))":
    'a suspended account writes no entry, and raises its rate for deletions only; it stays, since it says who changes',
  '/users/{uid}: request.auth.uid == uid && isCounted(request.resource.data, resource.data) → isCounted(request.resource.data, resource.data)':
    'only the person raises the rate that each change of the count needs; it stays, since it says whose account it is',
  '/reports/{id}: mayWrite() && isConfirmed() → isConfirmed()':
    'a suspended account cannot raise its rate, which every report needs; it stays, since it says who reports',
  '/messages/{messageId}: mayWrite() && isSaid(request.resource.data, conversation()) → isSaid(request.resource.data, conversation())':
    'a suspended account cannot raise its rate, which every message needs; it stays, since it says who writes',
  'isAnswer: getAfter(/databases/$(database)/documents/conversations/$(id)/messages/$(message.offerId)) → get(/databases/$(database)/documents/conversations/$(id)/messages/$(message.offerId))':
    'a commit sends one message of a conversation, its last one; offers, appointments and answers neither change nor go',
  "isCancellation: get(/databases/$(database)/documents/conversations/$(id)/messages/$(message.offerId + '~answer')) → getAfter(/databases/$(database)/documents/conversations/$(id)/messages/$(message.offerId + '~answer'))":
    'a commit sends one message of a conversation, its last one; offers, appointments and answers neither change nor go',
  'isPerson: existsAfter(/databases/$(database)/documents/users/$(uid)) → exists(/databases/$(database)/documents/users/$(uid))':
    'a commit can make or remove the writer’s own account only, and nobody reports themselves',
  'isAdmin: firestore.get(/databases/(default)/documents/users/$(request.auth.uid)) → firestore.getAfter(/databases/(default)/documents/users/$(request.auth.uid))':
    'no commit writes files and documents together',
  'nameOf: existsAfter(profile) → exists(profile)':
    'a commit can make or remove the writer’s own profile only, and nobody reports themselves',
  'nameOf: getAfter(profile) → get(profile)':
    'a commit can change the writer’s own profile only, and nobody reports themselves',
  'listing: getAfter(/databases/$(database)/documents/listings/$(listingId)) → get(/databases/$(database)/documents/listings/$(listingId))':
    'only its owner and a decision change a listing: the owner does not ask about it, and a decision leaves too few of the 20 readings',
  "/report_outcomes/{id}: exists(/databases/$(database)/documents/reports/$(request.auth.uid + '~' + id)) → existsAfter(/databases/$(database)/documents/reports/$(request.auth.uid + '~' + id))":
    'nothing changes while a document is read',
  '/mail_unsubscriptions/{token}: exists(/databases/$(database)/documents/mail_tokens/$(token)) → existsAfter(/databases/$(database)/documents/mail_tokens/$(token))':
    'only the server writes a token',
  '/outcomes/{outcome}: get(/databases/$(database)/documents/notices/$(reference)) → getAfter(/databases/$(database)/documents/notices/$(reference))':
    'nothing changes while a document is read',
  'outcomeOf: exists(path) → existsAfter(path)': 'nothing changes while a document is read',
  'isLastEffect: get(/databases/$(database)/documents/cases/$(targetOf(decision))) → getAfter(/databases/$(database)/documents/cases/$(targetOf(decision)))':
    'only a decision changes that of a case, and the commit of a judgement has none',
  "isNext: hasExactly(entry, 'number by at action kind targetId note chain') && entry.number is int && entry.number == before.count + 1 && number.matches('0*' + string(entry.number)) && number.size() == 10 && entry.by == request.auth.uid && entry.at == request.time → hasExactly(entry, 'number by at action kind targetId note chain') && entry.number is int && entry.number == before.count + 1 && number.matches('0*' + string(entry.number)) && number.size() == 10 && entry.by == request.auth.uid":
    'whatever an entry demands needs one of this time; it stays, since it says when',
  'isConfirmation: get(/databases/$(database)/documents/newsletter_mails/$(hash)) → getAfter(/databases/$(database)/documents/newsletter_mails/$(hash))':
    'the server alone changes an entry, in no commit of others',
  'tookPlace: get(/databases/$(database)/documents/conversations/$(entry.targetId)) → getAfter(/databases/$(database)/documents/conversations/$(entry.targetId))':
    'a conversation keeps its participants, and who begins one takes part in it',
  'isDecided: get(/databases/$(database)/documents/conversations/$(entry.targetId)) → getAfter(/databases/$(database)/documents/conversations/$(entry.targetId))':
    'a conversation keeps its participants, and who begins one takes part in it',
  'titleOf: get(/databases/$(database)/documents/listings/$(entry.targetId)) → getAfter(/databases/$(database)/documents/listings/$(entry.targetId))':
    'a decision changes no title',
  'isOutcome: get(/databases/$(database)/documents/decisions/$(entry.targetId)) → getAfter(/databases/$(database)/documents/decisions/$(entry.targetId))':
    'a decision keeps its number and its target, and is not judged by the commit that takes it',
  'isJudged: get(/databases/$(database)/documents/journal/$(number)) → getAfter(/databases/$(database)/documents/journal/$(number))':
    'an entry never changes, and a decision is not judged by the commit that takes it',
  'isRestored: get(/databases/$(database)/documents/decisions/$(entry.targetId)) → getAfter(/databases/$(database)/documents/decisions/$(entry.targetId))':
    'a decision keeps its target and the state to return to, and is not judged by the commit that takes it',
  "isDeal: exists(/databases/$(database)/documents/conversations/$(listingId + '~' + deal.buyerId)) → existsAfter(/databases/$(database)/documents/conversations/$(listingId + '~' + deal.buyerId))":
    'a commit is one person’s: the buyer begins the conversation, the owner names the buyer, and nobody removes conversations',
  'isRevealed: before.visibleAt > request.time → before.visibleAt >= request.time':
    'a review that is shown now already does not change',
  'isUnrestricted: exists(path) → existsAfter(path)':
    'a commit sets or lifts the restriction of another person only: nobody decides about themselves',
  "isPersonDecided: entry.action in ['restriction', 'closing'] && !hasAdminRole(entry.targetId) → !hasAdminRole(entry.targetId)":
    'only a restriction or a closing is stored with the number of its entry; it stays, since it says what happens',
  "isPersonDecided: entry.action == 'lifting' && exists(path) → exists(path)":
    'nothing but a lifting removes a restriction in the commit of a decision; it stays, since it says what happens',
  "isJudged: entry.action == 'upheld' || !(decision.measure in ['restriction', 'closing']) → entry.action == 'upheld'":
    'only a restriction or a closing is stored with the number of its decision; it stays, since it saves a reading',
  'isWithoutRestriction: exists(path) → existsAfter(path)':
    'the commit of an appointment neither sets nor lifts a restriction',
  'isWithout: getAfter(path) → get(path)': 'the commit of a judgement sets no restriction',
};
