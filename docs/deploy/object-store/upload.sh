#!/usr/bin/env bash
# Carries out an upload plan with the command of AWS:
#   upload.sh <plan.json> <bucket> <folder of the release>
# Steps follow each other. One command takes all objects of a step that share their metadata: a command
# for each object would spend most of its time on starting. Ends at the first upload that fails.
# AWS_ENDPOINT_URL names a store that is not Amazon's; Debian's version of the command needs it as an option.
set -euo pipefail
plan=$1
bucket=$2
files=$3/files

group=$(mktemp -d)
trap 'rm -rf "$group"' EXIT

# One line for each command: metadata, then the keys, which are also the names of the files. Compressed
# copies go first, so that an edge that finds the file finds them, too.
jq -r '.steps[] | .name as $step | .uploads
  | group_by([.contentEncoding // "none", .contentType, .cacheControl])[]
  | [$step, length, .[0].contentType, .[0].cacheControl, .[0].contentEncoding // "none"]
    + [(map(.key) | tojson)] | join("\t")' "$plan" |
while IFS=$'\t' read -r step count type cache encoding keys; do
  echo "$step: $count objects, $type, encoding: $encoding"
  rm -rf "$group/files"
  mkdir "$group/files"
  jq -j '.[] | . + "\u0000"' <<< "$keys" > "$group/names"
  tar -C "$files" --null --files-from="$group/names" -cf - | tar -C "$group/files" -xf -
  [ "$encoding" != none ] && encoded=(--content-encoding "$encoding") || encoded=()
  aws s3 cp "$group/files" "s3://$bucket/" --recursive --only-show-errors \
    --content-type "$type" --cache-control "$cache" "${encoded[@]}" \
    ${AWS_ENDPOINT_URL:+--endpoint-url "$AWS_ENDPOINT_URL"} < /dev/null
done
