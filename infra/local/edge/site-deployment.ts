import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { ObjectStore } from '../s3/object-store.ts';
import type { Deployment } from '../template/deployment.ts';

type DeploymentProperties = {
  SourceObjectKeys: string[];
  SourceMarkers?: Record<string, string>[];
  DestinationBucketName: string;
  DestinationBucketKeyPrefix?: string;
  SystemMetadata?: Record<string, string>;
  Exclude?: string[];
  Include?: string[];
  Prune?: boolean | string;
};

type DeployedFile = { content: Buffer; headers: Record<string, string> };

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

const globMatches = (pattern: string, key: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/\?/g, '.')}$`,
  ).test(key);

function chosen(properties: DeploymentProperties, key: string): boolean {
  const excluded = (properties.Exclude ?? []).some((pattern) => globMatches(pattern, key));
  return !excluded || (properties.Include ?? []).some((pattern) => globMatches(pattern, key));
}

/** Replaces the markers that CDK left in the asset's text for deploy-time values. */
function withMarkers(content: Buffer, markers: Record<string, string> | undefined): Buffer {
  if (!markers || Object.keys(markers).length === 0) return content;
  let text = content.toString();
  for (const [marker, value] of Object.entries(markers)) text = text.replaceAll(marker, value);
  return Buffer.from(text);
}

function filesOf(deployment: Deployment, properties: DeploymentProperties): Map<string, DeployedFile> {
  const files = new Map<string, DeployedFile>();
  const prefix = properties.DestinationBucketKeyPrefix ? `${properties.DestinationBucketKeyPrefix.replace(/\/$/, '')}/` : '';
  for (const [index, objectKey] of properties.SourceObjectKeys.entries()) {
    const folder = deployment.asset(objectKey);
    if (!folder) continue;
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const key = relative(folder, path).split(sep).join('/');
      if (!chosen(properties, key)) continue;
      files.set(prefix + key, {
        content: withMarkers(readFileSync(path), properties.SourceMarkers?.[index]),
        headers: { 'content-type': contentTypes[extname(key)] ?? 'binary/octet-stream', ...properties.SystemMetadata },
      });
    }
  }
  return files;
}

/**
 * Does what CDK's BucketDeployments do: puts the assets into their buckets, only what changed, and removes what is no longer in them (if a deployment
 * prunes). Returns the number of objects written.
 */
export async function deploySites(deployment: Deployment, store: ObjectStore): Promise<number> {
  const wanted = new Map<string, Map<string, DeployedFile>>();
  const pruned = new Set<string>();
  for (const { properties } of deployment.resources<DeploymentProperties>('Custom::CDKBucketDeployment')) {
    const bucket = properties.DestinationBucketName;
    const files = wanted.get(bucket) ?? new Map<string, DeployedFile>();
    for (const [key, file] of filesOf(deployment, properties)) files.set(key, file);
    wanted.set(bucket, files);
    if (String(properties.Prune ?? true) === 'true') pruned.add(bucket);
  }
  let written = 0;
  for (const [bucket, files] of wanted) {
    for (const [key, { content, headers }] of files) {
      const current = store.get(bucket, key);
      const same =
        current?.etag === createHash('md5').update(content).digest('hex') &&
        JSON.stringify(current.headers) === JSON.stringify(headers);
      if (same) continue;
      await store.put(bucket, key, content, headers);
      written += 1;
    }
    if (!pruned.has(bucket)) continue;
    for (const object of store.list(bucket, '', '', 100_000)) if (!files.has(object.key)) store.delete(bucket, object.key);
  }
  return written;
}
