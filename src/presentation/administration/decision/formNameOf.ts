/** The name of the form that decides a case, for its draft. */
export function formNameOf(caseId: string): string {
  return `decision_${caseId}`;
}
