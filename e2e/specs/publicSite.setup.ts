import { test } from '@playwright/test'
import { buildPublicSite } from '../publicSite.ts'

test('builds a public site', buildPublicSite)
