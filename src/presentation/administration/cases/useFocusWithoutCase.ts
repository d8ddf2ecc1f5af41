import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** The heading of a list, which takes the focus after its last case. */
export function useFocusWithoutCase(caseId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const last = useRef(caseId);
  useEffect(() => {
    const isClosed = last.current !== undefined && caseId === undefined;
    last.current = caseId;
    if (isClosed && navigation !== NavigationType.Pop) heading.current?.focus();
  }, [caseId, navigation]);
  return heading;
}
