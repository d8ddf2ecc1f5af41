import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { NoticeTarget } from '../../domain/moderation/Notice';
import { reportMessages } from './messages';
import { noticePaths } from './notice/paths';
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
      <Button component={Link} size="small" color="inherit" to={noticePaths.form(target)}>
        {label}
      </Button>
    );
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog target={target} details={details} reporterId={profile.uid} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
