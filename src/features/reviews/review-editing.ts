import { useEffect, useState } from 'react'
import { type ReviewEditing, runtimeConfig } from '../../../contract/config/runtime-config'
import type { ProductReview } from '../../../contract/shop/product-review'
import { apiRequest } from '../../lib/http/api-request'
import type { ApiRequest } from '../../lib/http/create-api-request'

type Status = ProductReview['status']

/**
 * Which own reviews the API lets their author change, from `GET /api/config/public`; only approved
 * ones where that cannot be read, so that no button is shown that the API refuses.
 */
export async function readReviewEditing(request: ApiRequest): Promise<ReviewEditing> {
  const result = await request({ path: '/api/config/public', answer: runtimeConfig })
  return result.ok ? result.data.reviewEditing : 'approved'
}

/** The same for views; null until it is known. */
export function useReviewEditing(): ReviewEditing | null {
  const [editing, setEditing] = useState<ReviewEditing | null>(null)
  useEffect(() => {
    let isUnmounted = false
    void readReviewEditing(apiRequest).then((read) => !isUnmounted && setEditing(read))
    return () => {
      isUnmounted = true
    }
  }, [])
  return editing
}

/** Whether its author may change or delete a review; an approved one in any case. */
export function mayChange(status: Status, editing: ReviewEditing | null): boolean {
  return status === 'TRUE' || editing === 'always'
}

/** Whether a review that is saved now cannot be changed or deleted until it is approved. */
export function locksWhenSaved(editing: ReviewEditing | null): boolean {
  return editing !== 'always'
}
