import { viewModelKey } from '../shared/viewModelKey';
import type { ReportViewModel } from './ReportViewModel';

export const reportViewModel = viewModelKey<ReportViewModel>('reportViewModel', 'moderation', 'screen');
