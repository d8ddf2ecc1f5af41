/** Nobody’s address: the top-level domain `example` is reserved (RFC 2606). */
export const demoGoogleAddress = 'personne.essai@google.example';
