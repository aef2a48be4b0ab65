import type { ServerResponse } from 'node:http';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => Object.keys(entities).find((key) => entities[key] === entity) ?? entity);

/** Returns every `<tag>text</tag>` of a document: enough for the two small request documents that S3 clients send. */
export function elements(document: string, tag: string): string[] {
  return [...document.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) =>
    unescapeXml(match[1] ?? ''),
  );
}

/** Returns `<Key>a</Key>` for `element('Key', 'a')`; nothing for undefined. */
export function element(tag: string, text: string | number | undefined): string {
  return text === undefined ? '' : `<${tag}>${escapeXml(String(text))}</${tag}>`;
}

export function sendXml(response: ServerResponse, status: number, document: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>\n${document}`);
}
