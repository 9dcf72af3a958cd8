// Filling in pages.

import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

describe('fillPlaceholders', () => {
  it('writes each value wherever its placeholder stands', () => {
    expect(fillPlaceholders('<p title="{{name}}">{{name}}, {{size}}</p>', { name: 'Ida', size: 25 })).toBe(
      '<p title="Ida">Ida, 25</p>',
    );
  });

  it('lets no value become markup or another attribute', () => {
    const filled = fillPlaceholders('<p title="{{name}}">{{name}}</p>', { name: `"><img src=x onerror='a'>&` });
    expect(filled).toBe(
      '<p title="&quot;&gt;&lt;img src=x onerror=&#39;a&#39;&gt;&amp;">&quot;&gt;&lt;img src=x onerror=&#39;a&#39;&gt;&amp;</p>',
    );
  });

  it('takes values as they are: no placeholder and no pattern in them means anything', () => {
    expect(fillPlaceholders('{{a}} {{b}}', { a: '{{b}} $& $1', b: 'x' })).toBe('{{b}} $&amp; $1 x');
  });

  it('sends no page with a placeholder that nobody fills', () => {
    expect(() => fillPlaceholders('{{toString}}', {})).toThrow('toString');
  });
});
