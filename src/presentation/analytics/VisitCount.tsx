import { useEffect } from 'react';
import { useViewModel } from '../shared/useViewModel';

/** Shows nothing: a site that stands is visited. */
export function VisitCount(): null {
  const visit = useViewModel('visit');
  useEffect(() => visit.start(), [visit]);
  return null;
}
