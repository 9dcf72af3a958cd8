import { describe, expect, it } from 'vitest';
import { say } from '#domain/language/say.ts';
import { invalidVideoLink, readSharedVideo, videoLinkRefusal } from './shared-links.ts';

const link = 'https://youtu.be/dQw4w9WgXcQ?si=abc';

describe('readSharedVideo', () => {
  it.each([
    [link, link, ''],
    [`  ${link}\u200B\n`, link, ''],
    [`\u202A${link}\u202C`, link, ''],
    [`\u2060${link}\u00A0`, link, ''],
    ['ｈｔｔｐｓ：／／ｙｏｕｔｕ．ｂｅ／ｄＱｗ４ｗ９ＷｇＸｃＱ', 'https://youtu.be/dQw4w9WgXcQ', ''],
    [`Sunday league – ${link}`, link, 'Sunday league'],
    [`Sunday league\n${link}`, link, 'Sunday league'],
    [`${link}\r\nSunday league`, link, 'Sunday league'],
    [`Sunday league: ${link} (second set)`, link, 'Sunday league: (second set)'],
    [`Watch "Sunday league" on YouTube\n${link}`, link, 'Sunday league'],
    [`“Sunday league” ${link}.`, link, 'Sunday league'],
    [`Look <${link}>`, link, 'Look'],
    [`${link} ${link}`, link, ''],
    ['Our match youtu.be/dQw4w9WgXcQ', 'youtu.be/dQw4w9WgXcQ', 'Our match'],
    ['Court 3 | matchi.tv/watch?s=0euhjzrxsjm', 'matchi.tv/watch?s=0euhjzrxsjm', 'Court 3'],
    [`${'word '.repeat(60)}${link}`, link, 'word '.repeat(40).trim()],
  ])('reads %j', (text, found, words) => {
    expect(readSharedVideo(text)).toEqual({ link: found, words });
  });

  it.each([
    '',
    'Sunday league',
    `${link} https://evil.example`,
    `${link} https://youtu.be/AAAAAAAAAAA`,
    'https://vimeo.com/148751763',
    'Sunday https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'youtube.com',
  ])('finds no single video in %j', (text) => {
    expect(readSharedVideo(text)).toBeNull();
  });
});

describe('videoLinkRefusal', () => {
  it.each([
    ['https://youtube.com/clip/UgkxabcdeF?si=x', /link to a clip/],
    ['Great point – https://www.youtube.com/clip/UgkxabcdeF', /link to a clip/],
    ['https://www.youtube.com/playlist?list=PLrAXtmErZgOe', /link to a playlist/],
    ['https://www.youtube.com/watch?list=PLrAXtmErZgOe', /link to a playlist/],
    ['https://www.youtube.com/embed/videoseries?list=PL', /link to a playlist/],
    ['https://www.youtube.com/@padel', /link to a channel/],
    ['https://www.youtube.com/channel/UC4R8DWoMoI7CAwX8_LjQHig', /link to a channel/],
    ['youtube.com/c/padel/videos', /link to a channel/],
    ['https://www.youtube.com/user/padel', /link to a channel/],
    ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', /YouTube Studio/],
    ['https://www.youtube.com/results?search_query=padel', /does not lead to a video/],
    ['https://www.youtube.com/', /does not lead to a video/],
    ['https://www.youtube.com/watch?v=cut', /does not lead to a video/],
    ['https://youtu.be/cut', /does not lead to a video/],
    ['https://www.matchi.se/facilities/padel', /not a recording/],
    ['https://matchi.tv/', /not a recording/],
    ['matchi.tv/profile', /not a recording/],
    [`${link} https://youtu.be/AAAAAAAAAAA`, /one link only/],
  ])('says of %j what to copy', (text, sentence) => {
    expect(videoLinkRefusal(text)).toMatch(sentence);
  });

  it.each([
    'not a link',
    'https://vimeo.com/148751763',
    'https://youtube.com@evil.example/clip/x',
    'https://youtube.com.evil.example/clip/x',
    'https://notmatchi.tv/watch',
    'javascript:alert(1)',
  ])('keeps the general sentence for %j', (text) => {
    expect(videoLinkRefusal(text)).toBe(say(invalidVideoLink));
  });
});
