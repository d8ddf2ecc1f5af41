import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { NoticeTarget } from '../../domain/moderation/Notice';
import { reportMessages } from './messages';
import { noticePaths } from './notice/paths';
import { Material } from '../shared/controls/Material';
import { smallButton } from '../shared/controls/smallButton';
import { useSession } from '../shared/session/useSession';

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog')).ReportDialog }));

interface ReportButtonProps {
  readonly target: NoticeTarget;
  /** What the button says, where the target alone does not say it. */
  readonly label?: string;
  /** What the report says before the reporter adds to it. */
  readonly details?: string;
}

/** Opens the report dialog; a guest comes to the form that needs no account, which lets them sign in too. */
export const ReportButton = observer(function ReportButton({
  target,
  details,
  label = reportMessages.title[target.kind],
}: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { profile } = useSession();
  if (profile === null)
    return (
      <ReportLink to={noticePaths.form(target)} data-print="hide">
        {label}
      </ReportLink>
    );
  return (
    <>
      <Report type="button" data-print="hide" onClick={() => setOpen(true)}>
        {label}
      </Report>
      {isOpen && (
        <Suspense fallback={null}>
          <Material>
            <ReportDialog target={target} details={details} reporterId={profile.uid} onClose={() => setOpen(false)} />
          </Material>
        </Suspense>
      )}
    </>
  );
});

const Report = styled.button(smallButton);
const ReportLink = styled(Link)(smallButton);
