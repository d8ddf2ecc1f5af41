import { useEffect } from 'react';
import { useViewModel } from '../shared/useViewModel';
import { visitViewModel } from './viewModels';

/** Renders nothing; counts the visit when mounted. */
export function VisitCount(): null {
  const visit = useViewModel(visitViewModel);
  useEffect(() => visit.start(), [visit]);
  return null;
}
