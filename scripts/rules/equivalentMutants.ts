/** Mutants that no case can tell from the rules, by name, and why. A line that names no survivor fails the run. */
export const equivalentMutants: Readonly<Record<string, string>> = {
  '/listings/{id}: mayWrite() && isMine(request.resource.data) → mayWrite()':
    'who posts in another name cannot raise the other’s count, which every posting needs; kept, since it says who posts',
  '/listings/{id}: mayWrite() && isMine(request.resource.data) → isMine(request.resource.data)':
    'a suspended account cannot raise its count, which every posting needs; kept, since it says who posts',
  'countsPosting: after.freeListingsCount == before.freeListingsCount + 1 && after.freeListingsCount <= 100 → after.freeListingsCount <= 100':
    'the listing that the count names asks for the same sum (isCounted); kept, so that either document can be read alone',
  'isSubscriber: hashing.sha256(subscriber.email).toHexString().lower() → hashing.sha256(subscriber.email).toHexString()':
    'the test server writes hexadecimal in lower case; the reference does not say which case production uses',
};
