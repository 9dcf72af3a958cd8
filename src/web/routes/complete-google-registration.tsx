// Completing a registration that began at Google; for visitors.

import { createFileRoute } from '@tanstack/react-router';
import { GoogleRegistrationScreen } from '#web/features/accounts/registration/google-registration-screen.tsx';

export const Route = createFileRoute('/complete-google-registration')({
  component: GoogleRegistrationScreen,
});
