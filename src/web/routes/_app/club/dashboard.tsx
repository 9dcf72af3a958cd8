import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/club/dashboard')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_app/club/dashboard"!</div>;
}
