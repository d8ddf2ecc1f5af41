import { useEffect } from 'react';
import { useViewModel } from '../shared/useViewModel';
import { visitViewModel } from './viewModels';

/** Shows nothing: a site that stands is visited. */
export function VisitCount(): null {
  const visit = useViewModel(visitViewModel);
  useEffect(() => visit.start(), [visit]);
  return null;
}
