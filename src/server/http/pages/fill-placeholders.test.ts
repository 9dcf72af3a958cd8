// Filling in pages.

import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

describe('fillPlaceholders', () => {
  it('writes each value into all of its placeholders', () => {
    expect(fillPlaceholders('<p title="{{name}}">{{name}}, {{size}}</p>', { name: 'Ida', size: 25 })).toBe(
      '<p title="Ida">Ida, 25</p>',
    );
  });

  it('never turns a value into markup or another attribute', () => {
    const filled = fillPlaceholders('<p title="{{name}}">{{name}}</p>', { name: `"><img src=x onerror='a'>&` });
    expect(filled).toBe(
      '<p title="&quot;&gt;&lt;img src=x onerror=&#39;a&#39;&gt;&amp;">&quot;&gt;&lt;img src=x onerror=&#39;a&#39;&gt;&amp;</p>',
    );
  });

  it('takes values literally, including placeholders and patterns in them', () => {
    expect(fillPlaceholders('{{a}} {{b}}', { a: '{{b}} $& $1', b: 'x' })).toBe('{{b}} $&amp; $1 x');
  });

  it('refuses a page with an unfilled placeholder', () => {
    expect(() => fillPlaceholders('{{toString}}', {})).toThrow('toString');
  });
});
