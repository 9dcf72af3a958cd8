// A link to pass on.

import { t } from '@lingui/core/macro';
import { Copy } from 'lucide-react';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from './field.tsx';

/** The link in a field, with a button that copies it. */
export function LinkToCopy({ label, link }: { label: string; link: string }) {
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={label}
        value={link}
        readOnly
        className="min-w-0 grow"
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copyLink(link)}>
        {t`Copy`}
      </Button>
    </div>
  );
}

async function copyLink(link: string): Promise<void> {
  const copied = await copyText(link);
  toast(copied ? { title: t`Link copied`, tone: 'success' } : { title: t`Copy this link`, description: link });
}
