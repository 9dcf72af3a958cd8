// The way from one video back to all of them.

import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

/** The way back to the list. */
export function BackToVideos() {
  return (
    <Link
      to="/admin/movement-analysis"
      className="inline-flex min-h-11 items-center gap-1.5 font-medium text-primary hover:underline sm:min-h-0"
    >
      <ArrowLeft aria-hidden className="size-4" />
      All videos
    </Link>
  );
}
