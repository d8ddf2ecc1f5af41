/** Of nobody: `example` leads nowhere. */
export const demoGoogleAddress = 'personne.essai@google.example';
