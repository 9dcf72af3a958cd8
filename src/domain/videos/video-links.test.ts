// Video links: every form that people copy is accepted, every deceptive one refused.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalVideoUrl,
  maxLinkLength,
  momentUrl,
  parseVideoLink,
  reviewDueInHours,
  videoPosterUrl,
} from './video-links.ts';

const id = 'dQw4w9WgXcQ';

describe('parseVideoLink', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?v=${id}`,
    `http://www.youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}&list=RDAMVM${id}`,
    `https://www.youtube.com/watch/?v=${id}`,
    `https://www.youtube.com/watch?v=${id}&t=83s`,
    `https://www.youtube.com/watch?t=83&v=${id}`,
    `https://www.youtube.com/watch?app=desktop&v=${id}`,
    `https://www.youtube.com/watch?v=${id}&list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf&index=2`,
    `https://www.youtube.com/watch?v=${id}&feature=youtu.be`,
    `https://www.youtube.com/watch?v=${id}&ab_channel=Premier%20Padel`,
    `https://www.youtube.com/watch?v=${id}#t=1m23s`,
    `https://www.youtube.com/watch?v=${id}&pp=ygUFcGFkZWw%3D`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}/`,
    `https://youtu.be/${id}?t=83`,
    `https://youtu.be/${id}?si=aBcDeFgHiJkLmNoP`,
    `https://www.youtu.be/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/live/${id}?si=aBcDeFgHiJkLmNoP`,
    `https://www.youtube.com/live/${id}/`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/embed/${id}?start=83&autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://youtube-nocookie.com/embed/${id}?rel=0`,
    `https://www.youtube.com/v/${id}`,
    `HTTPS://WWW.YouTube.COM/watch?v=${id}`,
    `www.youtube.com/watch?v=${id}`,
    `youtube.com/watch?v=${id}`,
    `m.youtube.com/watch?v=${id}`,
    `youtu.be/${id}`,
    `youtu.be/${id}?t=1:23`,
    `  https://youtu.be/${id}  `,
    `\thttps://youtu.be/${id}\r\n`,
  ])('reads the YouTube link %j', (link) => {
    expect(parseVideoLink(link)).toEqual({ provider: 'youtube', providerVideoId: id });
  });

  it.each(['-wtIMTCHWuI', '_-_-_-_-_-_', '01234567890', 'ABCDEFGHIJK'])('keeps the id %s exactly', (one) => {
    expect(parseVideoLink(`https://youtu.be/${one}`)?.providerVideoId).toBe(one);
    expect(parseVideoLink(`https://www.youtube.com/watch?v=${one}`)?.providerVideoId).toBe(one);
  });

  it.each([
    ['https://matchi.tv/watch?s=0euhjzrxsjm', '0euhjzrxsjm'],
    ['https://www.matchi.tv/watch?s=FkKDJ9SvAx1', 'FkKDJ9SvAx1'],
    ['https://matchi.tv/watch/?s=pNOyrdC8Bmu', 'pNOyrdC8Bmu'],
    ['http://matchi.tv/watch?s=CaGtlcm3xJI', 'CaGtlcm3xJI'],
    ['https://matchi.tv/watch?lang=sv&s=CaGtlcm3xJI&t=5', 'CaGtlcm3xJI'],
    ['matchi.tv/watch?s=CaGtlcm3xJI', 'CaGtlcm3xJI'],
    ['https://Matchi.TV/watch?s=a_b-c', 'a_b-c'],
  ])('reads the Matchi link %j', (link, providerVideoId) => {
    expect(parseVideoLink(link)).toEqual({ provider: 'matchi', providerVideoId });
  });
});

/** Deceptive links, by method. */
const deceptive: Record<string, string[]> = {
  'a user name before the host': [
    `https://www.youtube.com@evil.example/watch?v=${id}`,
    `https://evil.example@www.youtube.com/watch?v=${id}`,
    `https://user:password@www.youtube.com/watch?v=${id}`,
    `https://@www.youtube.com/watch?v=${id}`,
    `https://:@www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com%40evil.example/watch?v=${id}`,
    `www.youtube.com@evil.example/watch?v=${id}`,
  ],
  'a port': [
    `https://www.youtube.com:8443/watch?v=${id}`,
    `https://www.youtube.com:443/watch?v=${id}`,
    `http://youtu.be:80/${id}`,
    `https://www.youtube.com:/watch?v=${id}`,
    `youtube.com:443/watch?v=${id}`,
    'https://matchi.tv:8080/watch?s=0euhjzrxsjm',
  ],
  'a backslash': [
    `https:\\\\www.youtube.com\\watch?v=${id}`,
    `https://evil.example\\@www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com\\.evil.example/watch?v=${id}`,
    `https://www.youtube.com/watch\\?v=${id}`,
  ],
  'a host in other letters': [
    `https://www.уoutube.com/watch?v=${id}`,
    `https://www.youtubе.com/watch?v=${id}`,
    `https://ｗｗｗ.youtube.com/watch?v=${id}`,
    `https://www。youtube。com/watch?v=${id}`,
    `https://www.youtube.com\u200B/watch?v=${id}`,
    `https://www.you\u00ADtube.com/watch?v=${id}`,
    `https://xn--yutube-iqc.com/watch?v=${id}`,
    `https://youtu．be/${id}`,
    'https://mat\u0441hi.tv/watch?s=0euhjzrxsjm',
  ],
  'a host that only resembles': [
    `https://www.youtube.com.evil.example/watch?v=${id}`,
    `https://evilyoutube.com/watch?v=${id}`,
    `https://www.youtube.co/watch?v=${id}`,
    `https://www.youtube.com.co/watch?v=${id}`,
    `https://www-youtube.com/watch?v=${id}`,
    `https://wwww.youtube.com/watch?v=${id}`,
    `https://youtube.evil.example/watch?v=${id}`,
    `https://yotube.com/watch?v=${id}`,
    `https://youtu.be.evil.example/${id}`,
    `https://evil.youtu.be/${id}`,
    `https://evil.www.youtube.com/watch?v=${id}`,
    'https://matchi.tv.evil.example/watch?s=0euhjzrxsjm',
    'https://notmatchi.tv/watch?s=0euhjzrxsjm',
    'https://matchi.se/watch?s=0euhjzrxsjm',
    `https://evil.example/www.youtube.com/watch?v=${id}`,
    `https://evil.example/?next=https://www.youtube.com/watch?v=${id}`,
    `https://evil.example#https://www.youtube.com/watch?v=${id}`,
    `https://evil.example?www.youtube.com/watch?v=${id}`,
    `https://localhost/watch?v=${id}`,
    `https://127.0.0.1/watch?v=${id}`,
    `https://[::1]/watch?v=${id}`,
  ],
  'a host that the parser would tidy up': [
    `https://www.youtube.com./watch?v=${id}`,
    `https://youtu.be./${id}`,
    `https://%77ww.youtube.com/watch?v=${id}`,
    `https://www.youtube%2Ecom/watch?v=${id}`,
    `https://www.youtube.com%2Eevil.example/watch?v=${id}`,
    `https://www.youtube.com%00.evil.example/watch?v=${id}`,
    `https://www..youtube.com/watch?v=${id}`,
  ],
  'another scheme, or none that is plain': [
    `javascript:alert(1)//www.youtube.com/watch?v=${id}`,
    `JaVaScRiPt://www.youtube.com/watch?v=${id}%0Aalert(1)`,
    `data:text/html,<a href="https://www.youtube.com/watch?v=${id}">`,
    `vbscript:https://www.youtube.com/watch?v=${id}`,
    `ftp://www.youtube.com/watch?v=${id}`,
    `file://www.youtube.com/watch?v=${id}`,
    `blob:https://www.youtube.com/watch?v=${id}`,
    `view-source:https://www.youtube.com/watch?v=${id}`,
    `//www.youtube.com/watch?v=${id}`,
    `///www.youtube.com/watch?v=${id}`,
    `/watch?v=${id}`,
    `https:www.youtube.com/watch?v=${id}`,
    `https:/www.youtube.com/watch?v=${id}`,
    `https:///www.youtube.com/watch?v=${id}`,
    `://www.youtube.com/watch?v=${id}`,
    `https://https://www.youtube.com/watch?v=${id}`,
    `httpss://www.youtube.com/watch?v=${id}`,
  ],
  'an id twice, or none that is one': [
    `https://www.youtube.com/watch?v=${id}&v=AAAAAAAAAAA`,
    `https://www.youtube.com/watch?v=${id}&v=${id}`,
    `https://www.youtube.com/watch?v=${id}&%76=AAAAAAAAAAA`,
    'https://matchi.tv/watch?s=0euhjzrxsjm&s=FkKDJ9SvAx1',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    `https://www.youtube.com/watch?V=${id}`,
    `https://www.youtube.com/watch?list=PL&vi=${id}`,
    `https://www.youtube.com/watch#v=${id}`,
    `https://www.youtube.com/watch?v=${id.slice(1)}`,
    `https://www.youtube.com/watch?v=${id}x`,
    'https://www.youtube.com/watch?v=dQw4w9WgXc!',
    'https://www.youtube.com/watch?v=dQw4w9WgX+Q',
    `https://www.youtube.com/watch?v[]=${id}`,
    `https://youtu.be/?v=${id}`,
    'https://matchi.tv/watch?s=',
    'https://matchi.tv/watch?s=abc',
    `https://matchi.tv/watch?s=${'a'.repeat(65)}`,
    'https://matchi.tv/watch?s=../../evil',
    'https://matchi.tv/watch?s="><script>',
  ],
  'encoded dots, slashes and control characters': [
    `https://www.youtube.com/redirect/../watch?v=${id}`,
    `https://www.youtube.com/%2e%2e/watch?v=${id}`,
    `https://www.youtube.com/./watch?v=${id}`,
    `https://www.youtube.com/embed/%2e%2e/v/${id}`,
    `https://www.youtube.com/watch%2F?v=${id}`,
    `https://www.youtube.com/embed%2F${id}`,
    `https://www.youtube.com/embed/${id}%2F..%2Fevil`,
    `https://www.youtube.com/embed/${id}%00`,
    `https://www.youtube.com/watch?v=${id}%00`,
    `https://www.youtube.com/watch?v=${id}%0A`,
    `https://www.youtube.com/watch?v=%20${id}`,
    `https://youtu.be/${id}%09`,
    `https://youtu.be/%2E%2E/${id}`,
    'https://matchi.tv/watch?s=0euhjzrxsjm%0d%0aX:1',
  ],
  'white space and control characters inside': [
    `https://www.you\ttube.com/watch?v=${id}`,
    `https://www.you\ntube.com/watch?v=${id}`,
    `ht\ntps://www.youtube.com/watch?v=${id}`,
    `java\tscript:alert(1)//youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}\nhttps://evil.example`,
    `https://www.youtube.com/watch?v=${id} https://evil.example`,
    `https://www.youtube.com/watch?v=${id}\0`,
    `\0https://www.youtube.com/watch?v=${id}`,
    `\u0001https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}\u202E`,
    `https://www.youtube.com/watch?v=${id}\u007F`,
  ],
  'something of YouTube that is not one video': [
    'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://www.youtube.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'https://www.youtube.com/embed/live_stream?channel=UC4R8DWoMoI7CAwX8_LjQHig',
    'https://www.youtube.com/watch?v=videoseries',
    'https://youtu.be/live_stream',
    'https://www.youtube.com/@PremierPadel',
    'https://www.youtube.com/channel/UC4R8DWoMoI7CAwX8_LjQHig',
    'https://www.youtube.com/results?search_query=padel',
    `https://www.youtube.com/redirect?q=https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/attribution_link?u=/watch?v=${id}`,
    `https://www.youtube.com/oembed?url=https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/shorts/${id}/evil`,
    `https://www.youtube.com/WATCH?v=${id}`,
    `https://www.youtube.com//watch?v=${id}`,
    `https://youtu.be/${id}/evil`,
    `https://youtu.be//${id}`,
    `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    'https://www.youtube.com/',
    'https://youtu.be/',
  ],
  'something of Matchi that is not one recording': [
    'https://matchi.tv/',
    'https://matchi.tv/watch',
    'https://matchi.tv/embed?s=0euhjzrxsjm',
    'https://matchi.tv/watch/0euhjzrxsjm',
    'https://matchi.tv/live?s=0euhjzrxsjm',
    `https://matchi.tv/watch?v=${id}`,
    'https://www.youtube.com/watch?s=0euhjzrxsjm',
    'https://streams.padelgo.tv/v2/streams/m3u8/0euhjzrxsjm/anonymous/playlist.m3u8',
  ],
  'no link at all, or another site': [
    '',
    ' ',
    'padel',
    id,
    'https://',
    'https://vimeo.com/148751763',
    'https://drive.google.com/file/d/1/view',
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  ],
};

describe.each(Object.entries(deceptive))('parseVideoLink, given %s', (_, links) => {
  it.each(links)('refuses %j', (link) => {
    expect(parseVideoLink(link)).toBeNull();
  });
});

describe('parseVideoLink, given long or random text', () => {
  it('accepts a link of the longest length and refuses one character more', () => {
    const link = `https://www.youtube.com/watch?v=${id}&pp=`;
    expect(parseVideoLink(link.padEnd(maxLinkLength, 'a'))?.providerVideoId).toBe(id);
    expect(parseVideoLink(link.padEnd(maxLinkLength + 1, 'a'))).toBeNull();
  });

  it.each(['a', 'a.', '.', '@', '\t', ' ', '%', ':', '/', '\\', '?v=', 'https://', '\u{1F3BE}'])(
    'answers 50 kB of %j',
    (part) => {
      const long = part.repeat(50_000 / part.length);
      expect(parseVideoLink(long)).toBeNull();
      expect(parseVideoLink(`https://www.youtube.com/watch?v=${long}`)).toBeNull();
      expect(parseVideoLink(`${long}https://youtu.be/${id}${long}x`)).toBeNull();
    },
  );

  it('never throws, and finds only ids that are safe to put into an address', () => {
    const pieces = fc.constantFrom(
      'https://',
      'www.youtube.com',
      'youtu.be',
      'matchi.tv',
      '/watch',
      '?v=',
      '?s=',
      id,
      '/',
      '@',
    );
    const text = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 8 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (link) => {
        const source = parseVideoLink(link);
        if (source !== null) expect(source.providerVideoId).toMatch(/^[\w-]{4,64}$/);
      }),
    );
  });
});

describe('momentUrl', () => {
  it('opens YouTube at the second, and Matchi at its page', () => {
    const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(momentUrl(youtube, 83.7)).toBe(`${youtube}&t=83s`);
    expect(momentUrl(youtube, 0)).toBe(youtube);
    expect(momentUrl('https://matchi.tv/watch?s=0euhjzrxsjm', 83)).toBe('https://matchi.tv/watch?s=0euhjzrxsjm');
  });
});

describe('canonicalVideoUrl', () => {
  const youtubeIds = fc
    .stringMatching(/^[A-Za-z0-9_-]{11}$/)
    .filter((one) => !['videoseries', 'live_stream'].includes(one));
  const matchiIds = fc.stringMatching(/^[A-Za-z0-9_-]{4,64}$/);
  const sources = fc.oneof(
    fc.record({ provider: fc.constant('youtube' as const), providerVideoId: youtubeIds }),
    fc.record({ provider: fc.constant('matchi' as const), providerVideoId: matchiIds }),
  );

  it('writes each video in one way', () => {
    expect(canonicalVideoUrl({ provider: 'youtube', providerVideoId: id })).toBe(
      `https://www.youtube.com/watch?v=${id}`,
    );
    expect(canonicalVideoUrl({ provider: 'matchi', providerVideoId: 'CaGtlcm3xJI' })).toBe(
      'https://matchi.tv/watch?s=CaGtlcm3xJI',
    );
  });

  it('is read as the same video again', () => {
    fc.assert(
      fc.property(sources, (source) => {
        expect(parseVideoLink(canonicalVideoUrl(source))).toEqual(source);
      }),
    );
  });
});

describe('what follows from the provider', () => {
  it('is a still picture of YouTube, and none of Matchi', () => {
    expect(videoPosterUrl({ provider: 'youtube', providerVideoId: id })).toBe(
      `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    );
    expect(videoPosterUrl({ provider: 'matchi', providerVideoId: 'CaGtlcm3xJI' })).toBeNull();
  });

  it('is a due time of 48 hours, and of 24 for Matchi, whose recordings vanish', () => {
    expect(reviewDueInHours('youtube')).toBe(48);
    expect(reviewDueInHours('matchi')).toBe(24);
  });
});
