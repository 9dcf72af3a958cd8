// Every address without a screen.

import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#web/shell/not-found-screens.tsx';

export const Route = createFileRoute('/_app/$')({ component: NotFoundScreen });
